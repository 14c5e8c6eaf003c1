#include "companion/rules/base/paying.h"
#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/recruiting.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <algorithm>
#include <span>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

using game::ArmiesPlaced;

/// Of armies placed, those that must be paid: all, if a resource was named, else what free ones do not cover.
int bought(const Ledger& ledger, const ArmiesPlaced& e) {
    if (e.paid) return e.count;
    return std::max(0, e.count - of(accountOf(ledger).freeArmies, e.player));
}

bool isCard(Resource kind) {
    return static_cast<std::size_t>(kind) < board::kCardKindCount;
}

Cards priceOf(Resource kind, int count) {
    Cards price{};
    price[static_cast<std::size_t>(kind)] = count;
    return price;
}

bool canPay(const Hand& hand, int count) {
    const auto kinds = std::span(board::kResources).first(board::kCardKindCount);
    return std::ranges::any_of(kinds, [&](Resource kind) { return !hand.surelyLacks(priceOf(kind, count)); });
}

void judgePayment(const Ledger& ledger, const ArmiesPlaced& e, int count, Verdict& verdict) {
    const int left = ledger.points.total(e.player) - accountOf(ledger).recruited;
    if (count > left) verdict.object({.sentence = &kLimit, .player = e.player, .number = std::max(0, left)});
    const auto& begun = accountOf(ledger).currency;  // what earlier armies of this turn were paid with
    if (!e.paid && !begun) {
        const Sentence& sentence = canPay(ledger.hand(e.player), count) ? kPaysOneKind : kNoKindSoOften;
        return verdict.ask({.sentence = &sentence, .player = e.player, .number = count});
    }
    const Resource kind = e.paid ? *e.paid : *begun;
    if (!isCard(kind)) return verdict.object({&kPayWithCards, e.player});
    if (begun && *begun != kind) verdict.object({&kOneKind, e.player});
    base::askFor(priceOf(kind, count), ledger, e.player, verdict);
}

void place(const GameState& before, const ArmiesPlaced& e, Ledger& ledger) {
    RiskAccount& risk = accountOf(ledger);
    if (before.turn.number > 0) {  // RISK-6: armies of set-up cost nothing
        const int paid = bought(ledger, e);
        const std::optional<Resource> kind = e.paid ? e.paid : risk.currency;
        of(risk.freeArmies, e.player) -= e.count - paid;
        risk.recruited += paid;
        if (e.paid && isCard(*e.paid)) risk.currency = e.paid;
        Hand& hand = of(ledger.hands, e.player);
        if (kind && isCard(*kind)) {
            hand.pay(priceOf(*kind, paid));
        } else {
            hand.loseUnknown(paid);
        }
    }
    const bool lands = e.count > 0 && enemyOn(before, e.player, e.at);
    if (lands && !risk.landing) risk.landing = Landing{e.at, e.player};  // whoever comes to a fight starts none
}

}  // namespace

void Recruits::equip(Box& box, std::size_t) const {
    box.piece(Piece::army) = kUnlimited;
}

void Recruits::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    // Armies are placed (RISK-40), not built.
    if (const auto* built = std::get_if<game::Built>(&event.body); built && built->piece == Piece::army)
        verdict.object({.sentence = &base::kNoSuchPiece, .player = built->player, .piece = Piece::army});
    const auto* e = std::get_if<ArmiesPlaced>(&event.body);
    if (!e || ledger.phase == Phase::setUp) return;
    const int paid = bought(ledger, *e);
    if (paid > 0) {
        judgePayment(ledger, *e, paid, verdict);
    } else {
        for (const Sentence* lifted : {&base::kNotYourTurn, &base::kRollFirst, &base::kThiefFirst})
            verdict.waive(*lifted, "RISK-41");
    }
    if (!mayRecruitAt(state, Control(state, ledger), e->player, e->at))
        verdict.object({.sentence = &kWhereTroopsAre, .player = e->player, .sites = {e->at}});
}

void Recruits::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (const auto* rolled = std::get_if<game::Rolled>(&event.body)) {
        const Control control(after, accountOf(ledger));
        accountOf(ledger).freeArmies = freeArmies(after, control, rolled->dice.total(), accountOf(ledger).out);
    }
    if (std::holds_alternative<game::Rolled>(event.body) || std::holds_alternative<game::TurnEnded>(event.body)) {
        accountOf(ledger).recruited = 0;
        accountOf(ledger).currency = std::nullopt;
    }
    if (const auto* placed = std::get_if<ArmiesPlaced>(&event.body)) place(before, *placed, ledger);
}

}  // namespace hexwarden::rules::risk
