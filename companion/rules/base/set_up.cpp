#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <variant>

namespace hexwarden::rules::base {
namespace {

using game::Built;

struct Due {
    Colour player;
    SetUpDue what;
};

struct Placed {
    int buildings = 0;
    int routes = 0;
};

game::ByColour<Placed> placedBy(const GameState& state) {
    game::ByColour<Placed> placed{};
    forEachPiece(state.buildings, [&](Corner, game::Occupant o) { ++of(placed, o.colour).buildings; });
    forEachPiece(state.routes, [&](Edge, game::Occupant o) { ++of(placed, o.colour).routes; });
    return placed;
}

/// There and back again: the first seat that lacks its building or route of that round.
std::optional<Due> dueOf(const GameState& state) {
    const auto placed = placedBy(state);
    const std::size_t seats = state.seats.size();
    for (std::size_t i = 0; i < 2 * seats; ++i) {
        const Colour player = state.seats[i < seats ? i : 2 * seats - 1 - i].colour;
        const int round = i < seats ? 1 : 2;
        if (of(placed, player).buildings < round) return Due{player, {Piece::settlement, round, {}}};
        if (of(placed, player).routes < round) return Due{player, {Piece::road, round, {}}};
    }
    return std::nullopt;
}

/// The building of that player that no route of theirs adjoins yet.
std::optional<Corner> lonelyBuilding(const GameState& state, Colour player) {
    for (std::size_t i = 0; i < board::kCornerCount; ++i) {
        const Corner c = Corner::at(i);
        if (state.buildings[c].piece == Piece::none || state.buildings[c].colour != player) continue;
        bool lonely = true;
        for (Edge e : edges(c)) {
            const auto route = state.routes[e];
            lonely = lonely && (route.piece == Piece::none || route.colour != player);
        }
        if (lonely) return c;
    }
    return std::nullopt;
}

void await(const GameState& state, Ledger& ledger) {
    if (const auto due = dueOf(state)) {
        ledger.phase = Phase::setUp;
        ledger.active = due->player;
        ledger.setUp = due->what;
        if (due->what.piece == Piece::road) ledger.setUp.from = lonelyBuilding(state, due->player);
        return;
    }
    ledger.phase = Phase::roll;
    ledger.active = state.seats.empty() ? std::nullopt : std::optional(state.seats[0].colour);
}

/// The second settlement yields one card for each adjacent producing hex.
Credits firstCards(const GameState& state, const Built& e) {
    Credits credits;
    for (Hex h : hexes(std::get<Corner>(e.at)))
        if (const auto resource = board::yieldOf(state.layout.terrain[h]); resource && isLand(state.layout, h))
            credits.paid.push_back({e.player, *resource, 1, h, e.at, "BASE-10"});
    return credits;
}

}  // namespace

void SetUp::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (ledger.phase != Phase::setUp || !ledger.active) return;
    const auto player = playerOf(event.body);
    if (!player || std::holds_alternative<game::TurnEnded>(event.body) ||
        std::holds_alternative<game::Removed>(event.body) || std::holds_alternative<game::Chosen>(event.body))
        return;
    const auto* built = std::get_if<Built>(&event.body);
    if (!built) return verdict.object({.sentence = &kSetUpNotOver, .player = player, .other = ledger.active});

    const SetUpDue& due = ledger.setUp;
    if (*player != *ledger.active) verdict.object({&kNotYourPlacement, player, ledger.active});
    if (built->piece != due.piece) {
        const Sentence& what = due.piece == Piece::settlement ? kSettlementIsDue : kRoadIsDue;
        return verdict.object({&what, player, ledger.active});
    }
    if (due.piece != Piece::road || !due.from) return;
    const auto both = ends(std::get<Edge>(built->at));
    if (*player == *ledger.active && both[0] != *due.from && both[1] != *due.from)
        verdict.object({.sentence = &kRoadAtNewSettlement, .player = player, .sites = {*due.from}});
}

void SetUp::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (std::holds_alternative<game::Began>(event.body)) ledger.phase = Phase::setUp;
    if (ledger.phase != Phase::setUp || after.turn.number > 0) return;
    const auto* built = std::get_if<Built>(&event.body);
    // It is the player's own second one that pays, whatever the record misses of the others.
    const bool yields = built && std::holds_alternative<Corner>(built->at) &&
                        occupantOf(before, built->at).piece == Piece::none &&
                        of(placedBy(before), built->player).buildings == 1;
    if (yields) {
        ledger.lastCredits = firstCards(after, *built);
        of(ledger.hands, built->player).gain(of(ledger.lastCredits.gains(), built->player));
    }
    await(after, ledger);
}

void SetUp::open(const GameState& state, Ledger& ledger) const {
    if (state.turn.number == 0) await(state, ledger);
}

}  // namespace hexwarden::rules::base
