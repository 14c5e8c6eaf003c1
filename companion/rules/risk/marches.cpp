#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"
#include "companion/rules/risk/travel.h"

#include <variant>

namespace hexwarden::rules::risk {
namespace {

struct March {
    Colour player;
    Hex from;
    Hex to;
    int count;
};

std::optional<March> marchOf(const Event& event) {
    const auto* e = std::get_if<game::Moved>(&event.body);
    if (!e || e->piece != Piece::army) return std::nullopt;
    const auto* from = std::get_if<Hex>(&e->from);
    const auto* to = std::get_if<Hex>(&e->to);
    return from && to ? std::optional(March{e->player, *from, *to, e->count}) : std::nullopt;
}

/// More armies follow those that have just won (BATTLE-4).
bool follows(const RiskAccount& risk, const March& march) {
    return risk.battle == Battle{march.from, march.to, true};
}

void tellWhoseConsent(const std::vector<ColourSet>& missing, Verdict& verdict) {
    for (ColourSet set : missing) {
        Condition condition;
        for (Colour c : board::kColours)
            if (set.has(c)) condition.consent.push_back(c);
        verdict.legalIf.push_back(std::move(condition));
    }
}

const Sentence& sentenceOf(Missing what) {
    switch (what) {
        case Missing::route:
            return kNothingGoesOn;
        case Missing::building:
            return kBuildingBetween;
        case Missing::consent:
            return kGoesOnWithConsent;
        case Missing::pirate:
            return kPirateShutsShip;
    }
    return kNothingGoesOn;
}

/// Where it breaks, and what is missing there; a corner of the hex itself is no way yet.
void tellHowFar(const SearchedPath<Site>& reach, const Sentence& sentence, const std::optional<Break>& missing,
                Colour player, Verdict& verdict) {
    int steps = 0;
    for (std::size_t i = 1; i < reach.asFar.size(); ++i)
        steps += reach.asFar[i].index() == reach.asFar[i - 1].index() ? 1 : 0;
    if (steps == 0) return;
    verdict.way = reach.asFar;
    verdict.remark({.sentence = &sentence, .number = steps, .sites = {reach.asFar.back()}});
    if (!missing) return;
    Finding finding{.sentence = &sentenceOf(missing->what), .player = player, .sites = {reach.asFar.back()}};
    if (missing->what != Missing::consent) verdict.remark(finding);
    for (Colour c : board::kColours) {
        if (!missing->whose.has(c)) continue;
        finding.other = c;
        verdict.remark(finding);
    }
}

void judgeRedeployment(const GameState& state, const Ledger& ledger, const March& march, Verdict& verdict) {
    const Control control(state, accountOf(ledger));
    const auto reach = redeployment(state, control, march.player, march.from, march.to, lendersTo(state, march.player));
    if (reach.found()) return;
    verdict.object({.sentence = &kNoSupply, .player = march.player, .sites = {march.from, march.to}});
    tellHowFar(reach, kSupplyEnds, breakAt(state, control, march.player, reach.asFar, lendersTo(state, march.player)),
               march.player, verdict);
    tellWhoseConsent(reach.missing, verdict);
}

}  // namespace

void judgeSneakAttack(const GameState& state, const Ledger& ledger, Colour player, Hex from, Hex to, Verdict& verdict) {
    if (accountOf(ledger).sneakedFrom && accountOf(ledger).sneakGoesOn != from)
        verdict.object({&kOneSneakAttack, player});
    const Control control(state, accountOf(ledger));
    const auto reach = sneakAttack(state, control, player, from, to, lendersTo(state, player));
    if (reach.found()) return;
    verdict.object({.sentence = &kNoRoute, .player = player, .sites = {from, to}});
    tellHowFar(reach, kRouteEnds, breakAt(state, control, player, reach.asFar, lendersTo(state, player)), player,
               verdict);
    tellWhoseConsent(reach.missing, verdict);
}

void noteSneakAttack(const GameState& before, Colour player, Hex from, Hex to, RiskAccount& risk) {
    const Control control(before, risk);
    const bool stops = roadsStopThere(before, control, player, to, lendersTo(before, player));
    risk.sneakedFrom = from;
    risk.sneakFrees = stops ? std::optional(to) : std::nullopt;
    risk.sneakGoesOn = std::nullopt;
}

void Marches::equip(Box& box, std::size_t) const {
    box.letMove(Piece::army);
}

void Marches::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto march = marchOf(event);
    if (!march) return;
    verdict.waive(base::kNothingMoves, "RISK-45");
    const int mayGo = armiesFreeToGo(state, march->player, march->from);
    if (march->count > mayGo)
        verdict.object({.sentence = &kOneStays, .player = march->player, .number = mayGo, .sites = {march->from}});
    if (follows(accountOf(ledger), *march)) return;
    if (enemyOn(state, march->player, march->to)) {
        judgeSneakAttack(state, ledger, march->player, march->from, march->to, verdict);
    } else if (armiesOn(state, march->player, march->to) > 0 && march->from != march->to) {
        judgeRedeployment(state, ledger, *march, verdict);
    } else {
        verdict.object({.sentence = &kGoalNotHeld, .player = march->player, .sites = {march->to}});
    }
}

void Marches::account(const GameState& before, const GameState&, const Event& event, Ledger& ledger) const {
    const auto march = marchOf(event);
    RiskAccount& risk = accountOf(ledger);
    if (!march || follows(risk, *march)) return;
    if (!enemyOn(before, march->player, march->to)) {
        risk.redeployed = true;
        return;
    }
    noteSneakAttack(before, march->player, march->from, march->to, risk);
    risk.landing = Landing{march->to, march->player};
    risk.attacked = true;
}

}  // namespace hexwarden::rules::risk
