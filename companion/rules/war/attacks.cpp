#include "companion/rules/base/sentences.h"
#include "companion/rules/purchases.h"
#include "companion/rules/war/account.h"
#include "companion/rules/war/attack.h"
#include "companion/rules/war/rules.h"
#include "companion/rules/war/sentences.h"
#include "tracker/board/text.h"

#include <variant>

namespace hexwarden::rules::war {
namespace {

/// Consents given with the attack, and those given before it for this target (WAR-7).
ColourSet consentsTo(const game::Attacked& e, const GameState& state) {
    ColourSet consents;
    for (Colour c : e.consent) consents.add(c);
    for (const game::Consent& given : state.consents)
        if (given.to == e.player && given.purpose == board::text(e.target)) consents.add(given.from);
    return consents;
}

Attack attackOf(const game::Attacked& e, const GameState& state) {
    Attack attack{e.player, e.target, e.weapons, consentsTo(e, state), {}};
    for (Colour c : e.lenders) attack.lenders.add(c);
    return attack;
}

const Sentence& whyNoTarget(const Assessment& a, Colour attacker) {
    if (a.target.piece == Piece::none || demandOf(a.target.piece) == 0) return kNothingToAttack;
    return a.target.colour == attacker ? kOwnPiece : kShipIsNoTarget;
}

void remarkOn(const Lender& lender, Colour attacker, Verdict& verdict) {
    switch (lender.role) {
        case Lender::Role::lends:
            return;
        case Lender::Role::notNeeded:
            return verdict.remark({&kNotNeeded, attacker, lender.player});
        case Lender::Role::notLinked:
            return verdict.remark({&kNotLinked, attacker, lender.player});
        case Lender::Role::isVictim:
            return verdict.remark({&kVictimLends, attacker, lender.player});
    }
}

void object(const Assessment& a, const game::Attacked& e, Verdict& verdict) {
    const auto say = [&](const Sentence& sentence, int number, std::vector<Site> sites) {
        verdict.object({.sentence = &sentence,
                        .player = e.player,
                        .other = a.target.colour,
                        .number = number,
                        .sites = std::move(sites)});
    };
    if (!a.isTarget) return say(whyNoTarget(a, e.player), 0, {e.target});
    if (!a.enoughWeapons()) say(kWeaponsShort, a.demand, {e.target});
    if (!a.enoughKnights()) say(kKnightsShort, a.demand, {e.target});
    if (!a.hasPath) say(kNoPath, 0, {e.target});
    if (!a.fortIsOpen()) {
        std::vector<Site> sites{e.target};
        sites.insert(sites.end(), a.guards.begin(), a.guards.end());
        say(kFortIsGuarded, 0, std::move(sites));
    }
}

/// Own knights first, then the lenders'.
void useKnights(const Assessment& a, Colour attacker, Ledger& ledger) {
    int due = a.demand;
    const auto use = [&](Colour c, int most) {
        const int used = std::min(due, most);
        of(accountOf(ledger).knightsUsed, c) += used;
        due -= used;
    };
    use(attacker, a.ownKnights);
    for (const Lender& lender : a.lenders) use(lender.player, lender.knights);
}

}  // namespace

void Attacks::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<game::Attacked>(&event.body);
    if (!e) return;
    const bool otherwiseLegal = verdict.allowed();
    const int held = weaponsOf(state, e->player);
    const Assessment a = assess(state, ledger, terms_, attackOf(*e, state));
    if (e->weapons > held) verdict.object({.sentence = &kNotSoManyWeapons, .player = e->player, .number = held});
    object(a, *e, verdict);
    for (const Lender& lender : a.lenders) remarkOn(lender, e->player, verdict);
    if (!otherwiseLegal) return;
    verdict.legalIf = a.legalIf;
    if (e->weapons <= held) return;
    std::erase_if(verdict.legalIf, [](const Condition& c) { return c.weapons == 0; });
    if (a.legal()) verdict.legalIf.push_back({.weapons = e->weapons});
}

void Attacks::settle(const GameState& before, const Ledger& ledger, const Event& event, GameState& after) const {
    const auto* e = std::get_if<game::Attacked>(&event.body);
    if (!e || !stepDown_ || !std::holds_alternative<Corner>(e->target)) return;
    const Corner corner = std::get<Corner>(e->target);
    const auto was = before.buildings[corner];
    if (was.piece != Piece::city && was.piece != Piece::fort) return;
    const bool ownSettlement = was.piece == Piece::fort && accountOf(ledger).madeOf(corner) == Piece::settlement;
    if (ownSettlement || ledger.left(was.colour, Piece::settlement) > 0)
        after.buildings[corner] = {Piece::settlement, was.colour};
}

void Attacks::account(const GameState& before, const GameState&, const Event& event, Ledger& ledger) const {
    if (!terms_.knightsServeOnce) return;
    if (std::holds_alternative<game::Rolled>(event.body) || std::holds_alternative<game::TurnEnded>(event.body))
        accountOf(ledger).knightsUsed = {};
    const auto* e = std::get_if<game::Attacked>(&event.body);
    if (!e) return;
    Ledger then = ledger;  // `AbandonedRoads` has looked at what the attack left already
    then.abandoned = abandonedRoads(before, terms_);
    useKnights(assess(before, then, terms_, attackOf(*e, before)), e->player, ledger);
}

}  // namespace hexwarden::rules::war
