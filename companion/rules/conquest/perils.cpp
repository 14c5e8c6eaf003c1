// Dragon, storm and disease (CONQ-20 to CONQ-22).
#include "companion/rules/base/sentences.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/pieces.h"
#include "companion/rules/conquest/rules_of_rounds.h"
#include "companion/rules/conquest/sentences_of_rounds.h"
#include "companion/rules/conquest/tally.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

using game::DragonFought;
using game::Lost;

constexpr int kStormRoll = 12;   // CONQ-21
constexpr int kDiseaseRoll = 2;  // CONQ-22
constexpr int kDragonBonus = 2;  // CONQ-20

Peril perilFor(Piece piece) {
    if (isShip(piece)) return Peril::storm;
    return isKnight(piece) ? Peril::disease : Peril::dragon;
}

template <class Calls>
auto firstOpen(Calls& calls, Peril peril) {
    return std::find_if(calls.begin(), calls.end(), [&](const Call& c) { return !c.settled && c.peril == peril; });
}

bool mayLose(const Tally& tally, Peril peril) {
    switch (peril) {
        case Peril::dragon:
            return tally.buildings() > 0;
        case Peril::storm:
            return tally.allShips() > 0;
        case Peril::disease:
            return tally.allKnights() > 0;
    }
    return false;
}

/// Gold and resources in hand: at least, and at most.
std::pair<int, int> wealthOf(const Hand& hand) {
    const auto kinds = hand.least.begin();
    const int sure =
        std::accumulate(kinds, kinds + board::kCardKindCount, 0) + hand.least[static_cast<std::size_t>(Resource::gold)];
    return {sure + hand.othersLeast, sure + hand.othersMost};
}

/// Calls not settled yet strike whoever leads now; who has nothing to lose is spared. A call behind another waits: when
/// that one is settled, somebody else may lead.
void aim(const GameState& state, Ledger& ledger) {
    const auto leaders = leadersForPerils(state, ledger);
    const auto all = tallies(state);
    bool behindAnother = false;
    for (Call& call : accountOf(ledger).economy.calls) {
        if (call.settled) continue;
        if (!call.fought) {
            call.struck = leaders;
            call.settled = !behindAnother && std::none_of(leaders.begin(), leaders.end(),
                                                          [&](Colour c) { return mayLose(of(all, c), call.peril); });
        }
        behindAnother = behindAnother || !call.settled;
    }
}

int goldOfHexes(const Credits& credits) {
    int gold = 0;
    for (const Credit& c : credits.paid)
        if (c.resource == Resource::gold) gold += c.count;
    return gold;
}

void call(const GameState& state, int roll, Ledger& ledger) {
    Economy& economy = accountOf(ledger).economy;
    economy.calls.clear();
    economy.dragonGold += goldOfHexes(ledger.lastCredits);
    for (; economy.dragonGold >= kDragonGold; economy.dragonGold -= kDragonGold)
        economy.calls.push_back({Peril::dragon, {}, false, {}});
    if (roll == kStormRoll) economy.calls.push_back({Peril::storm, {}, false, {}});
    if (roll == kDiseaseRoll) economy.calls.push_back({Peril::disease, {}, false, {}});
    aim(state, ledger);
}

bool standsThere(const GameState& state, const Lost& e) {
    if (board::isBuilding(e.piece)) return state.hexBuildings[e.at] == game::Occupant{e.piece, e.player};
    return std::any_of(state.stacks.begin(), state.stacks.end(),
                       [&](const game::Stack& s) { return s.at == e.at && s.owner == e.player && s.piece == e.piece; });
}

const Sentence& notNow(Peril peril) {
    switch (peril) {
        case Peril::dragon:
            return kNoDragonNow;
        case Peril::storm:
            return kNoStormNow;
        case Peril::disease:
            return kNoDiseaseNow;
    }
    return kNoDragonNow;
}

const Sentence& waits(Peril peril) {
    switch (peril) {
        case Peril::dragon:
            return kDragonWaits;
        case Peril::storm:
            return kStormWaits;
        case Peril::disease:
            return kDiseaseWaits;
    }
    return kDragonWaits;
}

void judgeLoss(const GameState& state, const Ledger& ledger, const Lost& e, Verdict& verdict) {
    const Call* call = callFor(ledger, e.player, e.piece);
    if (!call) verdict.object({.sentence = &notNow(perilFor(e.piece)), .player = e.player, .sites = {e.at}});
    if (!standsThere(state, e))
        verdict.object({.sentence = &kNothingThere, .player = e.player, .piece = e.piece, .sites = {e.at}});
    if (call && call->fought && *call->fought != e.at)
        verdict.object({.sentence = &kFallsWhereFought, .player = e.player, .sites = {*call->fought}});
}

void judgeFight(const GameState& state, const Ledger& ledger, const DragonFought& e, Verdict& verdict) {
    const Call* call = callFor(ledger, e.player, Piece::settlement);  // or any other building
    if (!call) verdict.object({.sentence = &kNoDragonNow, .player = e.player, .sites = {e.at}});
    if (call && call->fought) verdict.object({.sentence = &kFoughtAlready, .player = e.player, .sites = {e.at}});
    if (!hasSettled(state, e.player, e.at) || !hasKnightOn(state, e.player, e.at))
        verdict.object({.sentence = &kFightNeedsAKnight, .player = e.player, .sites = {e.at}});
    if (e.playerDie == e.dragonDie + kDragonBonus) verdict.remark({&kRollAgain, e.player});
}

/// Whoever is struck need not be on turn.
void waiveTurn(Verdict& verdict) {
    for (const Sentence* s : {&base::kNotYourTurn, &base::kRollFirst, &base::kOnlyBuilding})
        verdict.waive(*s, "CONQ-20");
}

void settleCall(Call& call, Colour player, const GameState& state, Ledger& ledger) {
    call.struck = {player};
    call.settled = true;
    aim(state, ledger);
}

}  // namespace

std::string_view word(Peril peril) {
    return name(peril).en;
}

ClauseId clauseOf(Peril peril) {
    switch (peril) {
        case Peril::dragon:
            return "CONQ-20";
        case Peril::storm:
            return "CONQ-21";
        case Peril::disease:
            return "CONQ-22";
    }
    return "";
}

Text name(Peril peril) {
    switch (peril) {
        case Peril::dragon:
            return {"dragon", "Drache"};
        case Peril::storm:
            return {"storm", "Sturm"};
        case Peril::disease:
            return {"disease", "Seuche"};
    }
    return {};
}

std::vector<Colour> leadersForPerils(const GameState& state, const Ledger& ledger) {
    const auto all = tallies(state);
    std::vector<Colour> leaders;
    for (const game::Seat& seat : state.seats) {
        const int points = of(all, seat.colour).pointsOfBuildingsAndWalls();
        const int most = leaders.empty() ? -1 : of(all, leaders[0]).pointsOfBuildingsAndWalls();
        if (points > most) leaders.clear();
        if (points >= most) leaders.push_back(seat.colour);
    }
    if (leaders.size() < 2) return leaders;
    int sure = 0;
    for (Colour c : leaders) sure = std::max(sure, of(all, c).pointsOfUnits() + wealthOf(ledger.hand(c)).first);
    std::erase_if(leaders,
                  [&](Colour c) { return of(all, c).pointsOfUnits() + wealthOf(ledger.hand(c)).second < sure; });
    return leaders;
}

const std::vector<Call>& callsOf(const Ledger& ledger) {
    return accountOf(ledger).economy.calls;
}

const Call* callFor(const Ledger& ledger, Colour player, Piece piece) {
    const auto& calls = accountOf(ledger).economy.calls;
    const auto open = firstOpen(calls, perilFor(piece));
    if (open == calls.end()) return nullptr;
    const auto& struck = open->struck;
    return std::find(struck.begin(), struck.end(), player) == struck.end() ? nullptr : &*open;
}

std::vector<Lost> lossesAt(const GameState& state, const Ledger& ledger, Hex at) {
    std::vector<Lost> losses;
    const auto add = [&](Colour owner, Piece piece) {
        const Call* call = callFor(ledger, owner, piece);
        if (call && (!call->fought || call->fought == at)) losses.push_back({owner, piece, at});
    };
    if (const auto there = state.hexBuildings[at]; there.piece != Piece::none) add(there.colour, there.piece);
    for (const game::Stack& stack : state.stacks)
        if (stack.at == at) add(stack.owner, stack.piece);
    return losses;
}

void Perils::equip(Box& box, std::size_t) const {
    box.perils = true;
}

void Perils::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* lost = std::get_if<Lost>(&event.body)) {
        judgeLoss(state, ledger, *lost, verdict);
        waiveTurn(verdict);
    } else if (const auto* fought = std::get_if<DragonFought>(&event.body)) {
        judgeFight(state, ledger, *fought, verdict);
        waiveTurn(verdict);
    } else if (std::holds_alternative<game::TurnEnded>(event.body)) {
        for (const Call& call : accountOf(ledger).economy.calls)
            if (!call.settled) verdict.ask({.sentence = &waits(call.peril)});
    }
}

/// The dragon leaves a city where a castle stood and a settlement where a city stood, as far as the stock goes.
void Perils::settle(const GameState& before, const Ledger& ledger, const Event& event, GameState& after) const {
    const auto* lost = std::get_if<Lost>(&event.body);
    if (!lost || !hasSettled(before, lost->player, lost->at)) return;
    if (!board::isBuilding(lost->piece)) return;
    Piece left = belowOf(before.hexBuildings[lost->at].piece);
    while (left != Piece::none && ledger.left(lost->player, left) <= 0) left = belowOf(left);
    after.hexBuildings[lost->at] = left == Piece::none ? game::Occupant{} : game::Occupant{left, lost->player};
}

void Perils::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    auto& calls = accountOf(ledger).economy.calls;
    if (const auto roll = game::rollOf(event.body)) {
        call(after, *roll, ledger);
    } else if (const auto* lost = std::get_if<Lost>(&event.body)) {
        if (const auto open = firstOpen(calls, perilFor(lost->piece)); open != calls.end())
            settleCall(*open, lost->player, after, ledger);
    } else if (const auto* fought = std::get_if<DragonFought>(&event.body)) {
        const auto open = firstOpen(calls, Peril::dragon);
        if (open == calls.end() || open->fought) return;
        const int dragon = fought->dragonDie + kDragonBonus;
        if (fought->playerDie > dragon) settleCall(*open, fought->player, after, ledger);
        if (fought->playerDie < dragon) {
            open->struck = {fought->player};
            open->fought = fought->at;
        }
    }
}

}  // namespace hexwarden::rules::conquest
