#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::base {
namespace {

using board::HarbourKind;
using game::Traded;

constexpr int kBankRate = 4;        // BASE-31
constexpr int kAnyHarbourRate = 3;  // BASE-31
constexpr int kOwnHarbourRate = 2;  // BASE-31

HarbourKind harbourOf(std::size_t kind) {
    constexpr std::array kinds{HarbourKind::lumber, HarbourKind::brick, HarbourKind::wool, HarbourKind::grain,
                               HarbourKind::ore};
    return kind < kinds.size() ? kinds[kind] : HarbourKind::none;
}

void judgeBank(const BankRates& rates, const Ledger& ledger, const Traded& e, Verdict& verdict) {
    int due = 0;
    bool whole = true;
    Cards lacking{};
    for (std::size_t kind = 0; kind < rates.size(); ++kind) {
        const bool taken = rates[kind] > 0;
        due += taken ? e.give[kind] / rates[kind] : 0;
        whole = whole && (taken ? e.give[kind] % rates[kind] : e.give[kind]) == 0;
        if (e.receive[kind] > std::max(0, ledger.bank[kind])) lacking[kind] = e.receive[kind];
    }
    if (!whole || due != sum(e.receive)) verdict.object({.sentence = &kWrongRate, .player = e.player, .number = due});
    if (lacking != Cards{}) verdict.object({.sentence = &kBankLacks, .player = e.player, .cards = lacking});
}

}  // namespace

BankRates ratesWith(const std::vector<HarbourKind>& harbours) {
    BankRates rates{};
    std::fill_n(rates.begin(), board::kCardKindCount, kBankRate);
    for (HarbourKind harbour : harbours)
        for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) {
            if (harbour == HarbourKind::any) rates[kind] = std::min(rates[kind], kAnyHarbourRate);
            if (harbour == harbourOf(kind)) rates[kind] = kOwnHarbourRate;
        }
    return rates;
}

BankRates ratesAtHarbours(const GameState& state, const Ledger&, Colour player) {
    std::vector<HarbourKind> harbours;
    forEachPiece(state.buildings, [&](Corner c, game::Occupant building) {
        if (state.layout.harbour[c] != HarbourKind::none && building.colour == player)
            harbours.push_back(state.layout.harbour[c]);
    });
    return ratesWith(harbours);
}

void Trade::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<Traded>(&event.body);
    if (!e) return;
    if (sum(e->give) == 0 || sum(e->receive) == 0) verdict.object({&kGiveSomething, e->player});
    for (std::size_t kind = 0; kind < e->give.size(); ++kind)
        if (e->give[kind] > 0 && e->receive[kind] > 0) {
            verdict.object({&kSameKind, e->player});
            break;
        }
    const bool onTurn = !ledger.active || e->player == *ledger.active;
    if (!e->with) {
        if (!onTurn && ledger.phase == Phase::act) verdict.object({&kTradeOffTurn, e->player, ledger.active});
        return judgeBank(ratesOf_(state, ledger, e->player), ledger, *e, verdict);
    }
    if (*e->with == e->player) verdict.object({&kTradeWithOneself, e->player});
    if (!onTurn && *e->with != *ledger.active && ledger.phase == Phase::act)
        verdict.object({&kTradeOffTurn, e->player, ledger.active});
}

}  // namespace hexwarden::rules::base
