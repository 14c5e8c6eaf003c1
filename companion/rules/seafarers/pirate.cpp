#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/seafarers/sentences.h"

#include <variant>

namespace hexwarden::rules::seafarers {
namespace {

void judgeMove(const GameState& state, const Ledger& ledger, Colour player, std::optional<Hex> to,
               std::optional<Colour> victim, Verdict& verdict) {
    if (!to || !board::isWater(state.layout.terrain[*to])) return verdict.object({&kPirateToSea, player});
    if (state.pirate == to) verdict.object({.sentence = &kPirateElsewhere, .player = player, .sites = {*to}});
    if (victim == player) return verdict.object({&kNotOneself, player});
    const ColourSet sailors = sailorsAt(state, *to);
    if (victim && !sailors.has(*victim))
        return verdict.object({.sentence = &kNoShipToRob, .player = player, .other = victim, .sites = {*to}});
    base::askForCards(state, ledger, player, *to, victim, sailors, verdict);
}

}  // namespace

ColourSet sailorsAt(const GameState& state, Hex h) {
    ColourSet sailors;
    for (Edge e : edges(h))
        if (state.routes[e].piece == Piece::ship) sailors.add(state.routes[e].colour);
    return sailors;
}

void Pirate::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* moved = std::get_if<game::ThiefMoved>(&event.body)) {
        if (moved->thief == Piece::pirate) judgeMove(state, ledger, moved->player, moved->to, moved->victim, verdict);
    } else if (const auto* played = std::get_if<game::Played>(&event.body)) {
        if (played->thief == Piece::pirate && played->to)
            judgeMove(state, ledger, played->player, played->to, played->victim, verdict);
    }
}

}  // namespace hexwarden::rules::seafarers
