// What destruction leaves behind: abandoned roads, and players without a building.
#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"
#include "companion/rules/war/account.h"
#include "companion/rules/war/rules.h"
#include "companion/rules/war/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::war {
namespace {

bool isOwn(game::Occupant o, Colour player) {
    return o.piece != Piece::none && o.colour == player;
}

/// How a new piece hangs on what its owner has at a corner.
struct Hold {
    bool firm = false;       ///< on a building, or on a route that is not abandoned
    bool abandoned = false;  ///< on an abandoned road
};

void addHold(const GameState& state, const Ledger& ledger, Corner corner, Colour player, Piece piece, Hold& hold) {
    const auto building = state.buildings[corner];
    if (isOwn(building, player)) hold.firm = true;
    if (building.piece != Piece::none && building.colour != player) return;
    for (Edge e : edges(corner)) {
        const auto route = state.routes[e];
        const bool joins = isOwn(route, player) && (!board::isRoute(piece) || joinAlike(route.piece, piece));
        if (joins) (isAbandoned(ledger, e) ? hold.abandoned : hold.firm) = true;
    }
}

Hold holdOf(const GameState& state, const Ledger& ledger, Colour player, Piece piece, const Site& site) {
    Hold hold;
    if (const auto* corner = std::get_if<Corner>(&site)) addHold(state, ledger, *corner, player, piece, hold);
    if (const auto* edge = std::get_if<Edge>(&site))
        for (Corner c : ends(*edge)) addHold(state, ledger, c, player, piece, hold);
    return hold;
}

void judgeHold(const GameState& state, const Ledger& ledger, Colour player, Piece piece, const Site& site,
               Verdict& verdict) {
    const Hold hold = holdOf(state, ledger, player, piece, site);
    if (hold.abandoned && !hold.firm) verdict.object({.sentence = &kFromAbandoned, .player = player, .sites = {site}});
}

game::ByColour<bool> homelessOn(const GameState& state) {
    game::ByColour<bool> homeless;
    homeless.fill(true);
    forEachPiece(state.buildings, [&](Corner, game::Occupant building) { of(homeless, building.colour) = false; });
    return homeless;
}

/// Whose turn it is goes past players who are out; it stays if all are.
void passBy(const game::ByColour<bool>& out, const GameState& state, std::optional<Colour>& turn) {
    for (std::size_t i = 0; i < state.seats.size() && turn && of(out, *turn); ++i) turn = nextPlayer(state, *turn);
}

void passTheTurn(const GameState& state, Ledger& ledger) {
    if (ledger.phase == Phase::roll || ledger.phase == Phase::between)
        passBy(accountOf(ledger).homeless, state, ledger.active);
}

/// Nor does a 7 ask for their cards.
void excuse(Ledger& ledger) {
    for (const Colour c : board::kColours)
        if (of(accountOf(ledger).homeless, c)) of(ledger.discarded, c) = true;
}

}  // namespace

void AbandonedRoads::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (ledger.abandoned.empty() || ledger.phase == Phase::setUp) return;
    if (const auto* built = std::get_if<game::Built>(&event.body)) {
        if (board::isRoute(built->piece) || built->piece == Piece::settlement)
            judgeHold(state, ledger, built->player, built->piece, built->at, verdict);
    } else if (const auto* moved = std::get_if<game::Moved>(&event.body)) {
        if (!std::holds_alternative<Edge>(moved->from)) return;
        GameState lifted = state;
        lifted.routes[std::get<Edge>(moved->from)] = {};
        judgeHold(lifted, ledger, moved->player, moved->piece, moved->to, verdict);
    }
}

void AbandonedRoads::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (!base::touchesNoPiece(event)) ledger.abandoned = abandonedRoads(after, terms_);
}

void AbandonedRoads::open(const GameState& state, Ledger& ledger) const {
    ledger.abandoned = abandonedRoads(state, terms_);
}

void Homeless::equip(Box& box, std::size_t) const {
    box.homelessAreOut = areOut_;
}

void Homeless::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto player = playerOf(event.body);
    if (!player || ledger.phase == Phase::setUp) return;
    const auto* trade = std::get_if<game::Traded>(&event.body);
    if (areOut_ && trade && trade->with && of(accountOf(ledger).homeless, *trade->with))
        verdict.object({&kIsOut, trade->with});
    if (!of(accountOf(ledger).homeless, *player)) return;
    if (areOut_) {
        verdict.waive(base::kDiscardsOnce, "WAR-35");
        if (!std::holds_alternative<game::Consented>(event.body)) verdict.object({&kIsOut, player});
        return;
    }
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built || built->piece != Piece::settlement) return;
    verdict.waive(base::kSettlementJoinsNothing, "WAR-35");
    verdict.waive(kFromAbandoned, "WAR-35");
}

void Homeless::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (!base::touchesNoPiece(event)) accountOf(ledger).homeless = homelessOn(after);
    if (!areOut_) return;
    passTheTurn(after, ledger);
    if (game::rollOf(event.body)) excuse(ledger);
}

void Homeless::open(const GameState& state, Ledger& ledger) const {
    accountOf(ledger).homeless = homelessOn(state);
    if (areOut_) passTheTurn(state, ledger);
}

}  // namespace hexwarden::rules::war
