#include "companion/rules/base/sentences.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/seafarers/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::seafarers {
namespace {

bool hasShipAt(const GameState& state, Colour owner, Hex h) {
    const auto around = edges(h);
    return std::any_of(around.begin(), around.end(), [&](Edge e) {
        return state.routes[e] == game::Occupant{Piece::ship, owner};
    });
}

void judgeMove(const GameState& state, Colour player, std::optional<Hex> to, std::optional<Colour> victim,
               Verdict& verdict) {
    verdict.waive(base::kNoPirate, "SEA-7");
    if (!to || !board::isWater(state.layout.terrain[*to])) return verdict.object({&kPirateToSea, player});
    if (state.pirate == to) verdict.object({.sentence = &kPirateElsewhere, .player = player, .sites = {*to}});
    if (!victim) return;
    if (*victim == player) return verdict.object({&kNotOneself, player});
    if (!hasShipAt(state, *victim, *to))
        verdict.object({.sentence = &kNoShipToRob, .player = player, .other = victim, .sites = {*to}});
}

}  // namespace

void Pirate::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    if (const auto* moved = std::get_if<game::ThiefMoved>(&event.body)) {
        if (moved->thief == Piece::pirate) judgeMove(state, moved->player, moved->to, moved->victim, verdict);
    } else if (const auto* played = std::get_if<game::Played>(&event.body)) {
        if (played->thief == Piece::pirate && played->to)
            judgeMove(state, played->player, played->to, played->victim, verdict);
    }
}

}  // namespace hexwarden::rules::seafarers
