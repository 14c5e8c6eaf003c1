// What Risk knows of a moment: who controls what, armies and hexes of each player, free armies, harbours that may be
// chosen.
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/recruiting.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/taps.h"

#include <span>

namespace hexwarden::rules::risk {
namespace {

/// Armies, the hexes that they hold, and those of them that they control (RISK-30).
void addCounts(const GameState& state, const Control& control, Extras& extras) {
    for (const game::Seat& seat : state.seats) {
        int armies = 0, held = 0, controlled = 0;
        for (const game::Stack& stack : state.stacks) {
            if (stack.owner != seat.colour || stack.piece != Piece::army) continue;
            armies += stack.count;
            ++held;
            controlled += control.of(stack.at) == seat.colour;
        }
        const auto add = [&](int count, Text one, Text several) {
            if (count > 0) extras.counts.push_back({seat.colour, count, one, several, "RISK-30"});
        };
        add(armies, {"army", "Armee"}, {"armies", "Armeen"});
        add(held, {"hex", "Feld"}, {"hexes", "Felder"});
        add(controlled, {"controlled", "beherrscht"}, {"controlled", "beherrscht"});
    }
}

std::vector<Site> watersBeside(const GameState& state, Corner c) {
    std::vector<Site> waters;
    for (const Hex h : hexes(c))
        if (board::isWater(state.layout.terrain[h])) waters.emplace_back(h);
    return waters;
}

}  // namespace

void addExtras(const GameState& state, const Ledger& ledger, Extras& extras) {
    const Control control(state, accountOf(ledger));
    const auto add = [&](auto site) {
        if (const auto who = control.of(site)) extras.controlled.emplace(site, *who);
    };
    for (const Hex h : hexes(state.layout)) add(h);
    forEachPiece(state.buildings, [&](Corner c, game::Occupant) { add(c); });
    forEachPiece(state.routes, [&](Edge e, game::Occupant) { add(e); });
    addCounts(state, control, extras);
}

void addDues(const GameState& state, const Ledger& ledger, const Options&, std::vector<Due>& dues) {
    for (const game::Seat& seat : state.seats)
        if (const int armies = of(accountOf(ledger).freeArmies, seat.colour); armies > 0)
            dues.push_back({.kind = Due::Kind::armies, .clause = "RISK-41", .players = {seat.colour}, .count = armies});
    // Of harbours only whoever is at turn is reminded: a table that leaves them out is not nagged.
    for (const Corner c : buildingsWithoutHarbour(state))
        if (const Colour owner = state.buildings[c].colour; owner == ledger.active)
            dues.push_back({.kind = Due::Kind::harbour,
                            .clause = "RISK-20",
                            .players = {owner},
                            .at = c,
                            .where = watersBeside(state, c)});
}

void addTaps(const GameState& state, const Ledger& ledger, const Site& site, std::vector<game::Body>& bodies) {
    const auto* h = std::get_if<Hex>(&site);
    if (!h) return;
    if (board::isWater(state.layout.terrain[*h])) {
        for (const game::HarbourPlaced& token : harboursFor(state, *h)) bodies.emplace_back(token);
        return;
    }
    for (const Colour player : activeFirst(state, ledger))
        if (canComeTo(state, ledger, player, *h)) bodies.emplace_back(game::ArmiesPlaced{player, *h, 1});
    if (ledger.active && canComeTo(state, ledger, *ledger.active, *h))
        for (const Resource paid : std::span(board::kResources).first(board::kCardKindCount))
            bodies.emplace_back(game::ArmiesPlaced{*ledger.active, *h, 1, paid});
}

}  // namespace hexwarden::rules::risk
