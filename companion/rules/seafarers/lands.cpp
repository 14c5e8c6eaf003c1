// Gold and new islands.
#include "companion/rules/base/sentences.h"
#include "companion/rules/choices.h"
#include "companion/rules/seafarers/account.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/seafarers/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::seafarers {
namespace {

constexpr auto kGold = static_cast<std::size_t>(Resource::gold);

/// The land hexes that hang together with those round a corner.
std::vector<Hex> islandAt(const GameState& state, Corner corner) {
    std::vector<Hex> island;
    const auto add = [&](Hex h) {
        if (isLand(state.layout, h) && std::find(island.begin(), island.end(), h) == island.end()) island.push_back(h);
    };
    for (Hex h : hexes(corner)) add(h);
    for (std::size_t i = 0; i < island.size(); ++i)
        for (Hex next : neighbours(island[i])) add(next);
    return island;
}

/// What was drawn as gold becomes a choice of that player's.
void chooseFor(Colour player, Ledger& ledger) {
    const int count = std::exchange(of(ledger.hands, player).least[kGold], 0);
    if (count > 0)
        openChoice({player, count, {board::kResources.begin(), board::kResources.begin() + kGold}, {}}, ledger);
}

void addAround(std::vector<Hex>& land, Corner corner) {
    const auto around = hexes(corner);
    land.insert(land.end(), around.begin(), around.end());
}

}  // namespace

void GoldFields::equip(Box& box, std::size_t) const {
    box.goldIsChosen = true;
}

void GoldFields::produce(const GameState&, const Ledger&, int, Credits& credits) const {
    for (Credit& c : credits.paid)
        if (c.resource == Resource::gold) c.clause = "SEA-1";
}

void GoldFields::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* chosen = std::get_if<game::Chosen>(&event.body))
        judgeChoice(ledger, *chosen, {kNoGoldToChoose, kOtherCountForGold, kOtherKindsForGold, base::kBankLacksChosen},
                    verdict);
}

/// Whoever rolled or built chooses first, then the others in order.
void GoldFields::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (const auto* chosen = std::get_if<game::Chosen>(&event.body)) return answerChoice(*chosen, ledger);
    ledger.choices.clear();
    const bool draws = std::holds_alternative<game::Rolled>(event.body) ||
                       (std::holds_alternative<game::Built>(event.body) && before.turn.number == 0);
    if (!draws) return;
    const std::size_t seats = after.seats.size(), first = seatOf(after, *playerOf(event.body)).value_or(0);
    for (std::size_t i = 0; i < seats; ++i) chooseFor(after.seats[(first + i) % seats].colour, ledger);
}

void addDues(const GameState&, const Ledger& ledger, const Options&, std::vector<Due>& dues) {
    addChoices(ledger, "SEA-1", dues);
}

void Islands::account(const GameState& before, const GameState&, const Event& event, Ledger& ledger) const {
    const auto* built = std::get_if<game::Built>(&event.body);
    const bool settles = built && built->piece == Piece::settlement && std::holds_alternative<Corner>(built->at);
    if (!settles) return;
    const Corner corner = std::get<Corner>(built->at);
    std::vector<Hex>& land = of(accountOf(ledger).settledLand, built->player);
    const auto island = islandAt(before, corner);
    const bool known = std::find_first_of(island.begin(), island.end(), land.begin(), land.end()) != island.end();
    if (!known && before.turn.number > 0) ++of(accountOf(ledger).newIslands, built->player);
    addAround(land, corner);
}

void Islands::open(const GameState& state, Ledger& ledger) const {
    forEachPiece(state.buildings, [&](Corner c, game::Occupant building) {
        addAround(of(accountOf(ledger).settledLand, building.colour), c);
    });
}

void Islands::score(const GameState&, const Ledger& ledger, Points& points) const {
    if (points_ == 0) return;
    for (Colour c : board::kColours)
        if (const int islands = of(accountOf(ledger).newIslands, c); islands > 0)
            points.parts.push_back({c, islands * points_, "SEA-10", {"new islands", "neue Inseln"}});
}

}  // namespace hexwarden::rules::seafarers
