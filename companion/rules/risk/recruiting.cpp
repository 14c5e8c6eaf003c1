#include "companion/rules/risk/recruiting.h"

#include "companion/rules/ledger.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::rules::risk {
namespace {

bool hasTroops(const GameState& state, Colour player) {
    return std::any_of(state.stacks.begin(), state.stacks.end(),
                       [&](const game::Stack& s) { return s.owner == player && s.piece == Piece::army; });
}

bool recruitsBeside(const GameState& state, const Control& control, Colour player, Corner c) {
    const auto building = state.buildings[c];
    if (building.piece == Piece::none || building.colour != player) return false;
    return control.of(c).has_value() || !hasTroops(state, player);
}

}  // namespace

bool mayRecruitAt(const GameState& state, const Control& control, Colour player, Hex h) {
    if (!isLand(state.layout, h)) return false;
    const auto around = corners(h);
    return armiesOn(state, player, h) > 0 || std::any_of(around.begin(), around.end(), [&](Corner c) {
               return recruitsBeside(state, control, player, c);
           });
}

bool canComeTo(const GameState& state, const Ledger& ledger, Colour player, Hex h) {
    if (!enemyOn(state, player, h)) return true;
    if (ledger.phase == Phase::setUp && ledger.active == player) return true;
    return mayRecruitAt(state, Control(state, ledger), player, h);
}

std::vector<Hex> recruitingHexes(const GameState& state, const Control& control, Colour player) {
    std::vector<Hex> all;
    if (control.withoutBuilding().has(player)) return all;
    for (Hex h : hexes(state.layout))
        if (mayRecruitAt(state, control, player, h)) all.push_back(h);
    std::sort(all.begin(), all.end(), [](Hex a, Hex b) { return board::text(a) < board::text(b); });
    return all;
}

}  // namespace hexwarden::rules::risk
