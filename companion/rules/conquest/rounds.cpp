// Phases and rounds, whose turn it is, what the end of a round and of the game bring (CONQ-60 to CONQ-62, CONQ-81,
// CONQ-92).
#include "companion/rules/base/sentences.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/end_tokens.h"
#include "companion/rules/conquest/rules_of_rounds.h"
#include "companion/rules/conquest/sentences_of_rounds.h"
#include "companion/rules/conquest/tally.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

bool everybodyHadTurn(const Progress& p) {
    return std::all_of(p.order.begin(), p.order.end(), [&](Colour c) { return of(p.hadTurn, c); });
}

bool nobodyHadTurn(const Progress& p) {
    return std::none_of(p.order.begin(), p.order.end(), [&](Colour c) { return of(p.hadTurn, c); });
}

void seatEverybody(const GameState& state, Progress& progress) {
    progress.order.clear();
    for (const game::Seat& seat : state.seats) progress.order.push_back(seat.colour);
}

void noteStart(const GameState& state, Progress& progress) {
    progress.start.emplace();
    for (std::size_t i = 0; i < board::kHexCount; ++i)
        if (const auto b = state.hexBuildings[Hex::at(i)]; b.piece != Piece::none)
            of(*progress.start, b.colour).push_back(Hex::at(i));
}

/// CONQ-62, CONQ-92: cards for all who are last, a token from the leader to the last.
void reward(const GameState& state, Ledger& ledger) {
    Progress& progress = accountOf(ledger).progress;
    const auto all = tallies(state);
    std::vector<Colour> byPoints = progress.order;
    const auto points = [&](Colour c) { return of(all, c).points(); };
    std::stable_sort(byPoints.begin(), byPoints.end(), [&](Colour a, Colour b) { return points(a) < points(b); });
    if (byPoints.empty()) return;
    const Colour last = byPoints.front(), leader = byPoints.back();
    for (Colour c : byPoints) of(ledger.freeCards, c) = points(c) == points(last);
    const auto with = [&](int n) {
        return std::count_if(byPoints.begin(), byPoints.end(), [&](Colour c) { return points(c) == n; });
    };
    if (leader == last || with(points(last)) > 1 || with(points(leader)) > 1) return;
    if (tokensOf(progress, leader) > 0) give(progress, leader, Token::balance, -1);
    give(progress, last, Token::balance, 1);
}

void finish(const GameState& state, Ledger& ledger) {
    Progress& progress = accountOf(ledger).progress;
    giveEndTokens(state, ledger);
    int most = 0;
    for (Colour c : progress.order) most = std::max(most, tokensOf(progress, c));
    for (const game::Seat& seat : state.seats)
        if (tokensOf(progress, seat.colour) == most) progress.winners.push_back(seat.colour);
    if (progress.winners.size() == 1) ledger.winner = progress.winners[0];
    ledger.phase = Phase::over;
}

}  // namespace

void Rounds::equip(Box& box, std::size_t) const {
    box.rounds = true;
}

void Rounds::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto player = playerOf(event.body);
    const Progress& progress = accountOf(ledger).progress;
    if (ledger.phase == Phase::over && !ledger.winner) verdict.remark({&kGameHasEnded});
    if (std::holds_alternative<game::Battled>(event.body) && !progress.attackPhase)
        verdict.object({&kNoAttackYet, player});
    if (std::holds_alternative<game::Breached>(event.body) && !progress.attackPhase)
        verdict.object({&kNoBreachYet, player});
    if (std::holds_alternative<game::Rolled>(event.body) && rollOnceARound_ && !nobodyHadTurn(progress)) {
        verdict.waive(base::kRolledAlready, "CONQ-61");
        verdict.object({&kRolledThisRound, player});
    }
    const auto* bought = std::get_if<game::Bought>(&event.body);
    if (bought && ledger.isFree(*bought))
        for (const Sentence* s : {&base::kNotYourTurn, &base::kRollFirst, &base::kJustHadTurn, &base::kOutOfOrder})
            verdict.waive(*s, "CONQ-62");
}

/// A turn without a roll ends like any other. The same event also ends a player's landing and, with five and six
/// players, the building between two turns; these end no turn.
void Rounds::settle(const GameState& before, const Ledger& ledger, const Event& event, GameState& after) const {
    if (!std::holds_alternative<game::TurnEnded>(event.body) || ledger.phase == Phase::setUp) return;
    const bool takenForNone = before.turn == after.turn;
    if (takenForNone && ledger.phase != Phase::between) game::endTurn(after, *playerOf(event.body));
}

void Rounds::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    Progress& progress = accountOf(ledger).progress;
    if (std::holds_alternative<game::Began>(event.body)) seatEverybody(after, progress);
    if (ledger.phase == Phase::setUp || ledger.phase == Phase::over) return;
    if (!progress.start) noteStart(after, progress);

    if (game::rollOf(event.body)) {
        const auto earlier = before.turn.roller;
        const bool unrecorded = earlier && earlier != after.turn.roller && !of(progress.hadTurn, *earlier);
        if (unrecorded) endTurn(after, *earlier, ledger);
        ledger.freeCards = {};
        if (ledger.phase != Phase::over) {
            ledger.phase = Phase::act;
            ledger.active = after.turn.roller;
        }
    } else if (std::holds_alternative<game::TurnEnded>(event.body)) {
        if (game::turnIsOver(before, after)) endTurn(after, *playerOf(event.body), ledger);
    } else if (const auto* bought = std::get_if<game::Bought>(&event.body)) {
        if (bought->what == game::Bought::What::card) of(ledger.freeCards, bought->player) = false;
    }

    const bool reached =
        length_.tokensToWin > 0 && std::any_of(after.seats.begin(), after.seats.end(), [&](const auto& s) {
            return tokensOf(progress, s.colour) >= length_.tokensToWin;
        });
    if (reached && ledger.phase != Phase::over) finish(after, ledger);
}

void Rounds::open(const GameState& state, Ledger& ledger) const {
    Progress& progress = accountOf(ledger).progress;
    seatEverybody(state, progress);
    if (state.turn.number > 0 || state.hexBuildings != GameState{}.hexBuildings) noteStart(state, progress);
}

void Rounds::endTurn(const GameState& state, Colour player, Ledger& ledger) const {
    Progress& progress = accountOf(ledger).progress;
    if (!seatOf(state, player)) return;
    of(progress.hadTurn, player) = true;
    if (everybodyHadTurn(progress)) endRound(state, ledger);
    if (ledger.phase == Phase::over) {
        ledger.active = player;
        return;
    }
    const auto next =
        std::find_if(progress.order.begin(), progress.order.end(), [&](Colour c) { return !of(progress.hadTurn, c); });
    ledger.active = *next;
    if (rollOnceARound_ && !nobodyHadTurn(progress)) ledger.phase = Phase::act;
}

void Rounds::endRound(const GameState& state, Ledger& ledger) const {
    Progress& progress = accountOf(ledger).progress;
    reward(state, ledger);
    if (progress.round >= length_.rounds) return finish(state, ledger);
    ++progress.round;
    progress.hadTurn = {};
    progress.attackPhase = (progress.round - 1) / kRoundsAPhase % 2 == 1;
    if (!progress.attackPhase) return seatEverybody(state, progress);
    const auto all = tallies(state);
    std::stable_sort(progress.order.begin(), progress.order.end(),
                     [&](Colour a, Colour b) { return of(all, a).points() < of(all, b).points(); });
}

}  // namespace hexwarden::rules::conquest
