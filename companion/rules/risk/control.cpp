#include "companion/rules/risk/control.h"

#include "companion/rules/risk/account.h"

#include <algorithm>

namespace hexwarden::rules::risk {

int armiesOn(const GameState& state, Colour player, Hex h) {
    return game::countOn(state, h, player, Piece::army);
}

std::optional<Colour> enemyOn(const GameState& state, Colour player, Hex h) {
    for (const game::Stack& s : state.stacks)
        if (s.at == h && s.owner != player && s.piece == Piece::army) return s.owner;
    return std::nullopt;
}

bool isFree(const GameState& state, Hex h) {
    return std::none_of(state.stacks.begin(), state.stacks.end(),
                        [&](const game::Stack& s) { return s.at == h && s.piece == Piece::army; });
}

int armiesToControl(const board::Layout& layout, Hex h) {
    return std::max(1, board::pips(layout.token[h]));
}

std::optional<Landing> landingOf(const Ledger& ledger) {
    return accountOf(ledger).landing;
}

int freeArmiesOf(const Ledger& ledger, Colour player) {
    return of(accountOf(ledger).freeArmies, player);
}

bool isOut(const Ledger& ledger, Colour player) {
    return accountOf(ledger).out.has(player);
}

Control::Control(const GameState& state) : Control(state, RiskAccount{}) {}
Control::Control(const GameState& state, const Ledger& ledger) : Control(state, accountOf(ledger)) {}
Control::Control(const GameState& state, const RiskAccount& account) : state_(state), out_(account.out) {
    std::optional<Hex> last, shared;
    for (const game::Stack& s : state.stacks) {  // sorted by hex
        const auto& landing = account.landing;
        if (s.piece != Piece::army || !isLand(state.layout, s.at)) continue;
        if (landing && landing->at == s.at && landing->attacker == s.owner) continue;
        if (last == s.at) shared = s.at;
        last = s.at;
        const bool controls = shared != s.at && s.count >= armiesToControl(state.layout, s.at);
        hexes_[s.at] = controls ? std::optional(s.owner) : std::nullopt;
    }
}

template <std::size_t N>
std::optional<Colour> Control::ofAllLand(const std::array<Hex, N>& around, Colour owner) const {
    std::optional<Colour> master;
    for (Hex h : around) {
        if (!isLand(state_.layout, h)) continue;
        if (!hexes_[h] || (master && master != hexes_[h])) return std::nullopt;
        master = hexes_[h];
    }
    return master == owner ? std::nullopt : master;
}

std::optional<Colour> Control::of(Corner c) const {
    const auto building = state_.buildings[c];
    if (building.piece == Piece::none) return std::nullopt;
    const auto master = ofAllLand(hexes(c), building.colour);
    return master && out_.has(*master) ? std::nullopt : master;
}

std::optional<Colour> Control::of(Edge e) const {
    const auto route = state_.routes[e];
    return route.piece == Piece::road ? ofAllLand(hexes(e), route.colour) : std::nullopt;
}

std::optional<Colour> Control::beneficiaryOf(Corner c) const {
    const auto building = state_.buildings[c];
    if (building.piece == Piece::none) return std::nullopt;
    if (const auto master = of(c)) return master;
    return out_.has(building.colour) ? std::nullopt : std::optional(building.colour);
}

ColourSet Control::withoutBuilding() const {
    ColourSet without;
    for (const game::Seat& seat : state_.seats) without.add(seat.colour);
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        if (const auto player = beneficiaryOf(Corner::at(i))) without = without - ColourSet{*player};
    return without;
}

game::ByColour<int> freeArmies(const GameState& state, const Control& control, int roll, ColourSet out) {
    game::ByColour<int> armies{};
    if (roll == 7) return armies;
    const ColourSet excluded = out | control.withoutBuilding();
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex h = Hex::at(i);
        if (state.layout.token[h] != roll || state.robber == h) continue;
        if (const auto player = control.of(h); player && !excluded.has(*player)) ++rules::of(armies, *player);
    }
    return armies;
}

}  // namespace hexwarden::rules::risk
