#include "companion/rules/base/sentences.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/sentences.h"
#include "companion/rules/conquest/ways.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

using game::Moved;

/// Why no piece of that kind could go there, however fresh.
Finding obstacle(const GameState& state, const Moved& e, Hex from, Hex to, bool attackPhase) {
    Finding finding{.sentence = &kNoWayThere, .player = e.player, .piece = e.piece, .sites = {from, to}};
    if (!isKnight(e.piece)) return finding;
    if (const auto wall = wallAgainst(state, e.player, from, to)) {
        finding.sentence = &kWallInTheWay;
        finding.other = wall->colour;
        finding.sites = {*board::edgeBetween(from, to)};
    } else if (isWater(state, to) && roomAboard(state, e.player, to) < 1) {
        finding.sentence = &kNoRoomAboard;
    } else if (const auto other = settledByOther(state, e.player, to); other && !attackPhase) {
        finding.sentence = &kEnteredToAttack;
        finding.other = other;
    }
    return finding;
}

// More than any board has hexes in a row.
constexpr int kAnyDistance = 64;

/// From the start on, no further than those steps.
std::vector<Site> beginning(Hex from, const Way& way, int steps) {
    std::vector<Site> sites{from};
    for (int i = 0; i < std::min(steps, way.steps()); ++i) sites.emplace_back(way.path[static_cast<std::size_t>(i)]);
    return sites;
}

/// A fresh piece of that kind does not get there: how far the way is, or what is in it, and how far it goes.
void refuse(const GameState& state, const Moved& e, Hex from, Hex to, bool attackPhase, const std::vector<Way>& near,
            Verdict& verdict) {
    const int steps = stepsOf(e.piece);
    Finding why = obstacle(state, e, from, to, attackPhase);
    const auto far = waysOf(state, {e.player, e.piece, from, kAnyDistance, attackPhase});
    const auto way = std::find_if(far.begin(), far.end(), [&](const Way& w) { return w.to() == to; });
    if (way != far.end() && why.sentence == &kNoWayThere) {
        verdict.way = beginning(from, *way, steps);
        return verdict.object({.sentence = &kTooFar,
                               .player = e.player,
                               .piece = e.piece,
                               .number = way->steps(),
                               .most = steps,
                               .sites = {verdict.way.back(), to}});
    }
    const auto nearest = std::min_element(near.begin(), near.end(), [&](const Way& a, const Way& b) {
        return board::distance(a.to(), to) < board::distance(b.to(), to);
    });
    if (nearest != near.end() && board::distance(nearest->to(), to) < board::distance(from, to))
        verdict.way = beginning(from, *nearest, steps);
    verdict.object(std::move(why));
}

/// Why this one cannot, though a fresh one could.
const Sentence& weariness(const Unit& unit) {
    if (unit.has(Action::move)) return kActedAlready;
    return actionsLeft(unit) == 0 ? kTwoActions : kTooFar;
}

}  // namespace

void Moves::equip(Box& box, std::size_t) const {
    for (const Piece p : board::kPieces)
        if (isShip(p) || isKnight(p)) box.letMove(p);
}

void Moves::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<Moved>(&event.body);
    if (!e || !std::holds_alternative<Hex>(e->from) || !(isShip(e->piece) || isKnight(e->piece))) return;
    verdict.waive(base::kNothingMoves, "CONQ-33");
    if (ledger.phase == Phase::setUp) return;
    const Hex from = std::get<Hex>(e->from), to = std::get<Hex>(e->to);
    const auto units = accountOf(ledger).units.on(from, e->player, e->piece);
    const auto count = static_cast<std::size_t>(e->count);
    if (units.size() < count)
        return verdict.object({.sentence = &kNoUnitThere, .player = e->player, .piece = e->piece, .sites = {from}});

    const bool attackPhase = accountOf(ledger).progress.attackPhase;
    const auto ways = waysOf(state, {e->player, e->piece, from, stepsOf(e->piece), attackPhase});
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const Way& w) { return w.to() == to; });
    if (way == ways.end()) return refuse(state, *e, from, to, attackPhase, ways, verdict);
    if (isKnight(e->piece) && isWater(state, to) && roomAboard(state, e->player, to) < e->count)
        verdict.object({.sentence = &kNoRoomAboard, .player = e->player, .sites = {to}});

    const auto isAble = [&](const Unit* u) { return stepsLeft(*u) >= way->steps(); };
    const auto able = static_cast<std::size_t>(std::count_if(units.begin(), units.end(), isAble));
    if (able >= count) return;
    const Unit* weary = *std::find_if_not(units.begin(), units.end(), isAble);
    verdict.way = beginning(from, *way, stepsLeft(*weary));
    verdict.object({.sentence = &weariness(*weary),
                    .player = e->player,
                    .piece = e->piece,
                    .number = way->steps(),
                    .most = stepsLeft(*weary),
                    .sites = {from, to}});
}

}  // namespace hexwarden::rules::conquest
