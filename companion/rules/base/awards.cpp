#include "companion/rules/base/rules.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::base {
namespace {

constexpr int kRouteMinimum = 5 * 2;  // BASE-32: half roads
constexpr int kArmyMinimum = 3;       // BASE-33
constexpr int kCardPoints = 2;        // BASE-32, BASE-33
constexpr int kSettlementPoints = 1;  // BASE-34
constexpr int kCityPoints = 2;        // BASE-34

/// BASE-32, BASE-36: the holder keeps it in a tie; otherwise who alone leads has it; otherwise it lies aside.
void reassign(Award& award, int minimum) {
    const int most = *std::max_element(award.count.begin(), award.count.end());
    if (most < minimum) {
        award.holder = std::nullopt;
        return;
    }
    if (award.holder && of(award.count, *award.holder) == most) return;
    const bool shared = std::count(award.count.begin(), award.count.end(), most) > 1;
    const auto leader = std::max_element(award.count.begin(), award.count.end()) - award.count.begin();
    award.holder = shared ? std::nullopt : std::optional(static_cast<Colour>(leader));
}

void measure(const GameState& state, const RouteLengths& halfRoads, ColourSet players, Ledger& ledger) {
    auto chains = longestChains(state, halfRoads, ledger.abandoned, players);
    for (Colour c : board::kColours) {
        if (!players.has(c)) continue;
        of(ledger.longest.count, c) = of(chains, c).halfRoads;
        of(ledger.routes, c) = std::move(of(chains, c).edges);
    }
    reassign(ledger.longest, ledger.box.routeMinimum);
}

void countKnights(const GameState& state, Ledger& ledger) {
    for (Colour c : board::kColours)
        of(ledger.army.count, c) = of(state.deeds, c).played[static_cast<std::size_t>(game::Card::knight)] +
                                   of(ledger.knightsGiven, c) - of(ledger.knightsDiscarded, c);
    reassign(ledger.army, kArmyMinimum);
}

}  // namespace

bool touchesNoPiece(const Event& event) {
    return std::holds_alternative<game::Rolled>(event.body) || std::holds_alternative<game::TurnEnded>(event.body) ||
           std::holds_alternative<game::Traded>(event.body) || std::holds_alternative<game::Bought>(event.body) ||
           std::holds_alternative<game::Discarded>(event.body) || std::holds_alternative<game::Chosen>(event.body) ||
           std::holds_alternative<game::ThiefMoved>(event.body);
}

void LongestRoute::equip(Box& box, std::size_t) const {
    box.routeMinimum = kRouteMinimum;
}

/// Which roads are abandoned changes nowhere else either.
void LongestRoute::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (!touchesNoPiece(event)) measure(after, halfRoads_, rerouted(before, after), ledger);
}

void LongestRoute::open(const GameState& state, Ledger& ledger) const {
    measure(state, halfRoads_, kEverybody, ledger);
}

void LongestRoute::score(const GameState&, const Ledger& ledger, Points& points) const {
    if (ledger.longest.holder) points.parts.push_back({*ledger.longest.holder, kCardPoints, clause_, name_});
}

void LargestArmy::account(const GameState&, const GameState& after, const Event&, Ledger& ledger) const {
    countKnights(after, ledger);
}

void LargestArmy::open(const GameState& state, Ledger& ledger) const {
    countKnights(state, ledger);
}

void LargestArmy::score(const GameState&, const Ledger& ledger, Points& points) const {
    if (ledger.army.holder)
        points.parts.push_back({*ledger.army.holder, kCardPoints, "BASE-33", {"largest army", "größte Rittermacht"}});
}

void VictoryPoints::equip(Box& box, std::size_t) const {
    box.pointsToWin = pointsToWin_;
}

void VictoryPoints::score(const GameState& state, const Ledger& ledger, Points& points) const {
    const auto add = [&](Colour player, int worth, Text what) {
        if (worth > 0) points.parts.push_back({player, worth, "BASE-34", what});
    };
    for (Colour c : board::kColours) {
        add(c, ledger.onTable(c, Piece::settlement) * kSettlementPoints, {"settlements", "Siedlungen"});
        add(c, ledger.onTable(c, Piece::city) * kCityPoints, {"cities", "Städte"});
        add(c, of(state.deeds, c).played[static_cast<std::size_t>(game::Card::victoryPoint)],
            {"victory-point cards", "Siegpunktkarten"});
    }
}

}  // namespace hexwarden::rules::base
