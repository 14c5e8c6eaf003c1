#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/units.h"

#include <algorithm>

namespace hexwarden::rules::conquest {
namespace {

using board::HarbourKind;

constexpr int kBankRate = 4;     // BASE-31
constexpr int kAnyPortRate = 3;  // CONQ-40
constexpr int kOwnPortRate = 2;  // CONQ-40
constexpr int kCargoBonus = 1;   // CONQ-40
constexpr int kGoldRate = 1;     // CONQ-10
constexpr int kForageRate = 2;   // CONQ-11, CONQ-12

/// Whether a port of that kind trades the resource.
bool serves(HarbourKind port, std::size_t kind) {
    constexpr std::array kinds{HarbourKind::lumber, HarbourKind::brick, HarbourKind::wool, HarbourKind::grain,
                               HarbourKind::ore};
    return port == HarbourKind::any || kinds[kind] == port;
}

}  // namespace

base::BankRates ratesAtPorts(const GameState& state, const Ledger&, Colour player) {
    base::BankRates rates{};
    std::fill_n(rates.begin(), board::kCardKindCount, kBankRate);
    for (const game::Stack& s : state.stacks) {
        const HarbourKind port = state.layout.port[s.at];
        if (s.owner != player || !isShip(s.piece) || port == HarbourKind::none) continue;
        const int offered =
            (port == HarbourKind::any ? kAnyPortRate : kOwnPortRate) - (s.piece == Piece::cargo ? kCargoBonus : 0);
        for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind)
            if (serves(port, kind)) rates[kind] = std::min(rates[kind], offered);
    }
    rates[static_cast<std::size_t>(Resource::gold)] = kGoldRate;
    rates[static_cast<std::size_t>(Resource::fish)] = kForageRate;
    rates[static_cast<std::size_t>(Resource::meat)] = kForageRate;
    return rates;
}

}  // namespace hexwarden::rules::conquest
