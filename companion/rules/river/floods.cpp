#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"
#include "companion/rules/river/account.h"
#include "companion/rules/river/rules.h"
#include "companion/rules/river/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::river {
namespace {

constexpr int kSeven = 7;  // RIVER-11

/// On a 7 that is about to be taken in: Z is dry, and the robber stands on it.
bool drownsHim(const GameState& before, bool flooded, const Event& event) {
    const auto& river = before.layout.river;
    return river && game::rollOf(event.body) == kSeven && !flooded && before.robber == river->z;
}

bool isDesert(const GameState& state, Hex h) {
    return state.layout.terrain[h] == board::Terrain::desert;
}

std::vector<Hex> landOf(const GameState& state, bool desertOnly) {
    std::vector<Hex> land;
    for (Hex h : hexes(state.layout))
        if (isLand(state.layout, h) && (!desertOnly || isDesert(state, h))) land.push_back(h);
    return land;
}

bool isFloodedPlain(const GameState& state, const Ledger& ledger, std::optional<Hex> to) {
    return accountOf(ledger).flooded && state.layout.river && to == state.layout.river->z;
}

/// Knights and the 7 that drowned him: the robber stays away, and the pirate may move instead.
void judgeWhileAway(const Ledger& ledger, const game::ThiefMoved& moved, Verdict& verdict) {
    if (moved.thief == Piece::robber) {
        verdict.waive(base::kNoReasonToMove, "RIVER-13");
        verdict.object({&kDrowned, moved.player});
    } else if (accountOf(ledger).pirateMayMove) {
        verdict.waive(base::kNoReasonToMove, "RIVER-15");
    }
}

void judgeReturn(const GameState& state, const Ledger& ledger, const game::ThiefMoved& moved, bool steals,
                 Verdict& verdict) {
    if (moved.thief == Piece::pirate) return verdict.object({&kReturnIsTheMove, moved.player});
    const auto homes = homesOfRobber(state, ledger);
    if (moved.to && std::find(homes.begin(), homes.end(), *moved.to) == homes.end())
        verdict.object({.sentence = &kComesBackAtHome,
                        .player = moved.player,
                        .sites = std::vector<Site>(homes.begin(), homes.end())});
    verdict.waive(base::kMustSteal, "RIVER-13");
    if (!steals && moved.victim) verdict.object({&kReturnStealsNothing, moved.player});
}

}  // namespace

std::vector<Hex> homesOfRobber(const GameState& state, const Ledger& ledger) {
    if (accountOf(ledger).robberStart) return {*accountOf(ledger).robberStart};
    if (accountOf(ledger).startedBeside) return landOf(state, false);  // RIVER-15
    auto homes = landOf(state, true);
    return homes.empty() ? landOf(state, false) : homes;
}

bool turnsTheFlood(const GameState& state, int roll) {
    return state.layout.river && roll == kSeven;
}

void FloodPlain::equip(Box& box, std::size_t) const {
    box.floodedAt = [](const GameState& state, const Ledger& ledger, Hex h) {
        return isFloodedPlain(state, ledger, h);
    };
}

void FloodPlain::produce(const GameState& state, const Ledger& ledger, int roll, Credits& credits) const {
    if (!state.layout.river) return;
    const Hex z = state.layout.river->z;
    if (accountOf(ledger).flooded) {
        std::erase_if(credits.paid, [&](const Credit& c) { return c.hex == z; });
    } else if ((roll == 6 || roll == 8) && state.layout.token[z] != roll) {
        const auto first = static_cast<std::ptrdiff_t>(credits.paid.size());
        base::drawFrom(z, state, ledger.box, credits);
        std::for_each(credits.paid.begin() + first, credits.paid.end(), [](Credit& c) { c.clause = "RIVER-10"; });
    }
}

void FloodPlain::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (const auto roll = game::rollOf(event.body); roll && turnsTheFlood(after, *roll))
        accountOf(ledger).flooded = !accountOf(ledger).flooded;
}

void DrowningRobber::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* moved = std::get_if<game::ThiefMoved>(&event.body)) {
        if (moved->thief == Piece::robber && isFloodedPlain(state, ledger, moved->to))
            verdict.object({.sentence = &kNotIntoTheFlood, .player = moved->player, .sites = {*moved->to}});
        if (!accountOf(ledger).drowned) return;
        if (ledger.thiefDue) {
            judgeReturn(state, ledger, *moved, stealsOnReturn_, verdict);
        } else {
            judgeWhileAway(ledger, *moved, verdict);
        }
    } else if (const auto* played = std::get_if<game::Played>(&event.body)) {
        if (!played->to || played->thief != Piece::robber) return;
        if (accountOf(ledger).drowned) return verdict.object({&kDrowned, played->player});
        if (isFloodedPlain(state, ledger, played->to))
            verdict.object({.sentence = &kNotIntoTheFlood, .player = played->player, .sites = {*played->to}});
    }
}

void DrowningRobber::settle(const GameState& before, const Ledger& ledger, const Event& event, GameState& after) const {
    if (drownsHim(before, accountOf(ledger).flooded, event)) after.robber = std::nullopt;
}

/// `FloodPlain` has turned the flood already.
void DrowningRobber::account(const GameState& before, const GameState& after, const Event& event,
                             Ledger& ledger) const {
    RiverAccount& river = accountOf(ledger);
    if (const auto* laid = std::get_if<game::LaidOut>(&event.body); laid && after.turn.number == 0) {
        river.robberStart = laid->robber;
        river.startedBeside = !laid->robber;
    }
    const bool drowns = drownsHim(before, !river.flooded, event);
    if (drowns) river.drowned = true;
    if (after.robber) river.drowned = false;

    const auto* played = std::get_if<game::Played>(&event.body);
    const bool byKnight = river.drowned && played && played->card == game::Card::knight && !played->to;
    const bool inHisPlace = drowns || byKnight;
    if (inHisPlace) ledger.thiefDue = false;
    const bool over = std::holds_alternative<game::ThiefMoved>(event.body) ||
                      std::holds_alternative<game::TurnEnded>(event.body) ||
                      std::holds_alternative<game::Rolled>(event.body);
    if (inHisPlace || over) river.pirateMayMove = inHisPlace;
}

void DrowningRobber::open(const GameState& state, Ledger& ledger) const {
    RiverAccount& river = accountOf(ledger);
    river.drowned = river.flooded && !state.robber;
    const bool mayBeHome = state.robber && (isDesert(state, *state.robber) || landOf(state, true).empty());
    if (!river.robberStart && mayBeHome) river.robberStart = state.robber;
}

}  // namespace hexwarden::rules::river
