// What the Great River knows of a moment: the flood, where the robber is, who built bridges.
#include "companion/rules/river/account.h"
#include "companion/rules/river/rules.h"

namespace hexwarden::rules::river {
namespace {

constexpr Text kFlooded{"The plain is flooded: it yields nothing, and the next 7 dries it.",
                        "Die Ebene ist überflutet: Sie bringt nichts ein, und die nächste 7 legt sie trocken."};
constexpr Text kDry{"The plain is dry: it yields on its number, on 6 and on 8; the next 7 floods it.",
                    "Die Ebene ist trocken: Sie bringt Ertrag bei ihrer Zahl, bei 6 und bei 8; die nächste 7 "
                    "überflutet sie."};
constexpr Text kRobberHere{"The robber stands here: {sites}.", "Der Räuber steht hier: {sites}."};
constexpr Text kRobberBeside{"The robber waits beside the board.", "Der Räuber wartet neben dem Brett."};
constexpr Text kPirateInstead{"The pirate may move instead: tap the sea he goes to.",
                              "Statt seiner darf der Pirat ziehen: Tippt auf sein neues Meerfeld."};
constexpr Text kRobberAway{"The robber has drowned; the next 7 brings him back: {sites}.",
                           "Der Räuber ist ertrunken; die nächste 7 bringt ihn zurück: {sites}."};

}  // namespace

void giveFlood(Ledger& ledger, bool flooded) {
    accountOf(ledger).flooded = flooded;
}

void giveRobberStart(Ledger& ledger, Hex start) {
    accountOf(ledger).robberStart = start;
}

Notice floodOf(const GameState& state, const Ledger& ledger) {
    return {.text = accountOf(ledger).flooded ? kFlooded : kDry,
            .clause = "RIVER-11",
            .isNews = state.turn.dice && turnsTheFlood(state, state.turn.dice->total())};
}

Notice robberOf(const GameState& state, const Ledger& ledger) {
    if (state.robber) return {.text = kRobberHere, .clause = "BASE-16", .sites = {*state.robber}};
    if (!accountOf(ledger).drowned) return {.text = kRobberBeside, .clause = "BASE-16"};
    const auto homes = homesOfRobber(state, ledger);
    return {.text = kRobberAway, .clause = "RIVER-13", .sites = {homes.begin(), homes.end()}, .reminds = true};
}

void addExtras(const GameState& state, const Ledger& ledger, Extras& extras) {
    const RiverAccount& river = accountOf(ledger);
    extras.flooded = river.flooded;
    extras.drowned = river.drowned;
    extras.robberStart = river.robberStart;
    for (const game::Seat& seat : state.seats)
        if (const int bridges = game::countOf(state, seat.colour, Piece::bridge); bridges > 0)
            extras.counts.push_back({seat.colour, bridges, {"bridge", "Brücke"}, {"bridges", "Brücken"}, "RIVER-21"});
    if (state.layout.river) extras.notices.push_back(floodOf(state, ledger));
    extras.notices.push_back(robberOf(state, ledger));
    if (river.drowned && river.pirateMayMove && ledger.box.pirate)
        extras.notices.push_back({.text = kPirateInstead, .clause = "RIVER-15", .reminds = true});
}

}  // namespace hexwarden::rules::river
