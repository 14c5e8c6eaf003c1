#include "tracker/belief/unit_belief.h"

#include <algorithm>

namespace hexwarden::belief {
namespace {

/// That a hex where nothing is seen is empty: less than what is seen, for small things hide behind larger ones.
constexpr float kEmpty = 0.9F;

/// A count that is likelier wrong than right says nothing, however often it is seen: it is wrong in the same way.
constexpr float kTelling = 0.5F;

/// What is not the count told is one more or one fewer, the one as likely as the other.
board::TopThree<int> guesses(int count, float probability) {
    const float rest = (1 - probability) / 2;
    return {{{count, probability}, {count + 1, rest}, {count > 0 ? count - 1 : count + 2, rest}}};
}

}  // namespace

void UnitBelief::take(const board::Observation& seen, double patience, const Options& options) {
    std::map<Whose, const board::UnitReading*> read;
    for (const auto& unit : seen.units)
        if (unit.colour) {
            read[{unit.hex, unit.piece, *unit.colour}] = &unit;
            piles_.try_emplace({unit.hex, unit.piece, *unit.colour});
        }
    for (auto& [whose, pile] : piles_) {
        const auto [hex, piece, colour] = whose;
        if (std::find(seen.searched.begin(), seen.searched.end(), hex) == seen.searched.end()) continue;
        const auto unit = read.find(whose);
        if (unit != read.end() && unit->second->probability < kTelling) continue;
        const auto reading =
            unit == read.end() ? guesses(0, kEmpty) : guesses(unit->second->count, unit->second->probability);
        pile.rivals.take(pile.count, reading, seen.atMs, options.weight);
        const auto* rival = pile.rivals.strongest();
        if (!rival)
            pile.doubt.reset();
        else if (isSteady(pile.rivals, options.doubt, patience, seen.atMs))
            pile.doubt = board::UnitDoubt{
                hex, piece, {}, colour, pile.count, rival->value, probabilityOfSum(rival->sum), rival->sinceMs};
    }
}

std::vector<board::UnitDoubt> UnitBelief::doubts() const {
    std::vector<board::UnitDoubt> all;
    for (const auto& [whose, pile] : piles_)
        if (pile.doubt) all.push_back(*pile.doubt);
    return all;
}

void UnitBelief::confirm(board::Hex hex, board::Piece piece, board::Colour colour, int count) {
    piles_[{hex, piece, colour}] = {count};
}

}  // namespace hexwarden::belief
