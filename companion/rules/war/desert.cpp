#include "companion/rules/war/rules.h"
#include "companion/rules/war/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::war {
namespace {

constexpr auto kKnight = static_cast<std::size_t>(game::Card::knight);

bool touchesDesert(const GameState& state, Corner c) {
    const auto around = hexes(c);
    return std::any_of(around.begin(), around.end(),
                       [&](Hex h) { return state.layout.terrain[h] == board::Terrain::desert; });
}

/// Who settles on a desert, or turns a settlement there into a city.
std::optional<Colour> earnsKnight(const GameState& before, const Event& event) {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built || !std::holds_alternative<Corner>(built->at)) return std::nullopt;
    const Corner corner = std::get<Corner>(built->at);
    const bool upgrades =
        built->piece == Piece::city && before.buildings[corner] == game::Occupant{Piece::settlement, built->player};
    if (built->piece != Piece::settlement && !upgrades) return std::nullopt;
    return touchesDesert(before, corner) ? std::optional(built->player) : std::nullopt;
}

bool isKnightLeft(const GameState& state, const Ledger& ledger) {
    int left = ledger.box.deck[kKnight];
    for (Colour c : board::kColours) left -= of(state.deeds, c).played[kKnight] + of(ledger.knightsGiven, c);
    return left > 0 && ledger.deck > 0;
}

}  // namespace

void DesertKnights::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto player = earnsKnight(state, event))
        verdict.remark({isKnightLeft(state, ledger) ? &kDesertKnight : &kNoKnightLeft, player});
}

void DesertKnights::account(const GameState& before, const GameState&, const Event& event, Ledger& ledger) const {
    if (const auto player = earnsKnight(before, event); player && isKnightLeft(before, ledger))
        ++of(ledger.knightsGiven, *player);
}

}  // namespace hexwarden::rules::war
