// What control is worth: production and points; and whose armies borrowed colours are.
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

constexpr int kPointsToWin = 15;      // RISK-1
constexpr int kSettlementPoints = 1;  // BASE-34
constexpr int kCityPoints = 2;        // BASE-34

}  // namespace

void ControlledProduction::produce(const GameState& state, const Ledger& ledger, int, Credits& credits) const {
    const Control control(state, accountOf(ledger));
    std::erase_if(credits.paid, [&](Credit& c) {
        const auto player = control.beneficiaryOf(std::get<Corner>(c.building));
        if (player && *player != c.player) c.clause = "RISK-31";
        c.player = player.value_or(c.player);
        return !player;
    });
}

void BuildingPoints::equip(Box& box, std::size_t) const {
    box.pointsToWin = kPointsToWin;
}

void BuildingPoints::score(const GameState& state, const Ledger& ledger, Points& points) const {
    const Control control(state, accountOf(ledger));
    game::ByColour<int> settlements{}, cities{}, controlled{};
    for (std::size_t i = 0; i < board::kCornerCount; ++i) {
        const auto building = state.buildings[Corner::at(i)];
        if (building.piece != Piece::settlement && building.piece != Piece::city) continue;
        const auto player = control.beneficiaryOf(Corner::at(i));
        if (!player) continue;
        const int worth = building.piece == Piece::city ? kCityPoints : kSettlementPoints;
        of(*player != building.colour      ? controlled
           : building.piece == Piece::city ? cities
                                           : settlements,
           *player) += worth;
    }
    const auto add = [&](Colour player, int worth, ClauseId clause, Text what) {
        if (worth > 0) points.parts.push_back({player, worth, clause, what});
    };
    for (Colour c : board::kColours) {
        add(c, of(settlements, c), "BASE-34", {"settlements", "Siedlungen"});
        add(c, of(cities, c), "BASE-34", {"cities", "Städte"});
        add(c, of(controlled, c), "RISK-31", {"controlled buildings", "beherrschte Gebäude"});
        if (!accountOf(ledger).out.has(c))
            add(c, of(state.deeds, c).played[static_cast<std::size_t>(game::Card::victoryPoint)], "BASE-34",
                {"victory-point cards", "Siegpunktkarten"});
    }
}

Colour armyOwner(const GameState& state, Colour pieces) {
    if (seatOf(state, pieces)) return pieces;
    if (pieces == Colour::yellow && seatOf(state, Colour::orange)) return Colour::orange;
    if (pieces == Colour::grey && seatOf(state, Colour::white)) return Colour::white;
    return pieces;
}

void BorrowedColours::settle(const GameState&, const Ledger&, const Event&, GameState& after) const {
    const auto isBorrowed = [&](const game::Stack& s) { return armyOwner(after, s.owner) != s.owner; };
    while (true) {
        const auto found = std::find_if(after.stacks.begin(), after.stacks.end(), isBorrowed);
        if (found == after.stacks.end()) return;
        const game::Stack stack = *found;
        after.stacks.erase(found);
        game::apply(after, {.body = game::ArmiesPlaced{armyOwner(after, stack.owner), stack.at, stack.count, {}}});
    }
}

}  // namespace hexwarden::rules::risk
