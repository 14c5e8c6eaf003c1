#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

/// Whose armies the event attacks.
std::optional<Colour> attacked(const GameState& state, const Event& event) {
    if (const auto* e = std::get_if<game::Battled>(&event.body)) return enemyOn(state, e->player, e->to);
    if (const auto* e = std::get_if<game::ArmiesPlaced>(&event.body)) return enemyOn(state, e->player, e->at);
    const auto* e = std::get_if<game::Moved>(&event.body);
    const auto* to = e && e->piece == Piece::army ? std::get_if<Hex>(&e->to) : nullptr;
    return to ? enemyOn(state, e->player, *to) : std::nullopt;
}

}  // namespace

bool hasPromised(const GameState& state, Colour from, Colour to) {
    return std::ranges::any_of(state.consents, [&](const game::Consent& c) {
        return c.from == from && c.to == to && c.purpose == kPeaceWord;
    });
}

ColourSet lendersTo(const GameState& state, Colour mover) {
    ColourSet lenders;
    for (const game::Consent& c : state.consents)
        if (c.to == mover && c.purpose != kPeaceWord) lenders.add(c.from);
    return lenders;
}

void Agreements::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    if (const auto* trade = std::get_if<game::Traded>(&event.body); trade && trade->with) {
        for (const Sentence* lifted : {&base::kGiveSomething, &base::kSameKind, &base::kTradeOffTurn})
            verdict.waive(*lifted, "RISK-10");
    }
    const auto victim = state.consents.empty() ? std::nullopt : attacked(state, event);
    if (!victim) return;
    const Colour player = *playerOf(event.body);
    if (hasPromised(state, player, *victim)) verdict.object({&kPeace, player, victim});
}

}  // namespace hexwarden::rules::risk
