#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/seafarers/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

void judgeMove(const GameState& state, const Ledger& ledger, Piece thief, std::optional<Hex> to, Verdict& verdict) {
    if (thief != Piece::robber || !to) return;
    const bool atSea = board::isWater(state.layout.terrain[*to]);
    if (atSea) verdict.waive(base::kLandOnly, "RISK-4");
    if (atSea && state.robber == to) verdict.object({.sentence = &seafarers::kPirateElsewhere, .sites = {*to}});
    std::vector<Finding> said;
    const auto take = [&](const Finding& f) {
        const bool builds = f.other && base::buildersAt(state, ledger, *to).has(*f.other);
        if (atSea || builds) said.push_back(f);
        return atSea || builds;
    };
    verdict.waive(base::kVictimNotThere, atSea ? "RISK-4" : "RISK-31", take);
    for (Finding& f : said) {
        f.sentence = atSea ? &seafarers::kNoShipToRob : &kRobController;
        verdict.object(std::move(f));
    }
}

}  // namespace

ColourSet robbedAt(const GameState& state, const Ledger& ledger, Hex h) {
    if (board::isWater(state.layout.terrain[h])) return seafarers::sailorsAt(state, h);
    ColourSet victims;
    const Control control(state, accountOf(ledger));
    for (Corner c : corners(h))
        if (const auto player = control.beneficiaryOf(c)) victims.add(*player);
    return victims;
}

void OneRobber::equip(Box& box, std::size_t) const {
    box.pirate = false;
    box.robberAtSea = true;
}

void OneRobber::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* moved = std::get_if<game::ThiefMoved>(&event.body)) {
        judgeMove(state, ledger, moved->thief, moved->to, verdict);
    } else if (const auto* played = std::get_if<game::Played>(&event.body)) {
        judgeMove(state, ledger, played->thief, played->to, verdict);
    }
}

/// Whatever it was called, there is one piece.
void OneRobber::settle(const GameState&, const Ledger&, const Event& event, GameState& after) const {
    if (after.pirate && !std::holds_alternative<game::LaidOut>(event.body))
        after.robber = std::exchange(after.pirate, std::nullopt);
}

}  // namespace hexwarden::rules::risk
