#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

using board::HarbourKind;

/// RISK-2: tokens of a kind.
constexpr int tokensOf(HarbourKind kind) {
    if (kind == HarbourKind::none) return 0;
    return kind == HarbourKind::any ? 5 : 1;
}

constexpr HarbourKind kKinds[]{HarbourKind::any,  HarbourKind::lumber, HarbourKind::brick,
                               HarbourKind::wool, HarbourKind::grain,  HarbourKind::ore};

bool isWaterBeside(const GameState& state, Hex h, Corner c) {
    return board::isWater(state.layout.terrain[h]) && board::touches(h, c);
}

/// The robber stands on every water hex on which the harbour of that corner can lie.
bool robberOnAllWater(const GameState& state, Corner c) {
    const auto around = hexes(c);
    return state.robber && isWaterBeside(state, *state.robber, c) &&
           std::all_of(around.begin(), around.end(),
                       [&](Hex h) { return !board::isWater(state.layout.terrain[h]) || h == *state.robber; });
}

bool servesHex(const GameState& state, Hex water) {
    const auto& tokens = state.harbourTokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const auto& t) { return t.on == water; });
}

bool servesBuilding(const GameState& state, Corner c) {
    const auto& tokens = state.harbourTokens;
    return state.layout.harbour[c] != HarbourKind::none ||
           std::any_of(tokens.begin(), tokens.end(), [&](const auto& t) { return t.at == c; });
}

}  // namespace

int harboursLeft(const GameState& state, HarbourKind kind) {
    int left = tokensOf(kind);
    for (const auto& token : state.harbourTokens) left -= token.kind == kind;
    for (std::size_t i = 0; i < board::kCornerCount; ++i) left -= state.layout.harbour[Corner::at(i)] == kind;
    return left;
}

std::vector<Corner> buildingsWithoutHarbour(const GameState& state) {
    std::vector<Corner> corners;
    if (std::ranges::none_of(kKinds, [&](HarbourKind kind) { return harboursLeft(state, kind) > 0; })) return corners;
    forEachPiece(state.buildings, [&](Corner c, game::Occupant) {
        const auto around = hexes(c);
        const bool room = std::any_of(around.begin(), around.end(),
                                      [&](Hex h) { return isWaterBeside(state, h, c) && !servesHex(state, h); });
        if (room && !servesBuilding(state, c)) corners.push_back(c);
    });
    return corners;
}

std::vector<game::HarbourPlaced> harboursFor(const GameState& state, Hex water) {
    std::vector<game::HarbourPlaced> tokens;
    if (servesHex(state, water)) return tokens;
    const auto waiting = buildingsWithoutHarbour(state);
    for (const HarbourKind kind : kKinds) {
        if (harboursLeft(state, kind) == 0) continue;
        for (const Corner c : waiting)
            if (isWaterBeside(state, water, c)) tokens.push_back({state.buildings[c].colour, kind, c, water});
    }
    return tokens;
}

base::BankRates ratesAtHarbours(const GameState& state, const Ledger& ledger, Colour player) {
    const Control control(state, accountOf(ledger));
    std::vector<HarbourKind> harbours;
    for (const auto& token : state.harbourTokens)
        if (control.beneficiaryOf(token.at) == player && state.robber != token.on) harbours.push_back(token.kind);
    for (std::size_t i = 0; i < board::kCornerCount; ++i) {
        const Corner c = Corner::at(i);
        const auto kind = state.layout.harbour[c];
        if (kind != HarbourKind::none && control.beneficiaryOf(c) == player && !robberOnAllWater(state, c))
            harbours.push_back(kind);
    }
    return base::ratesWith(harbours);
}

void Harbours::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<game::HarbourPlaced>(&event.body);
    if (!e) return;
    verdict.waive(base::kSetUpNotOver, "RISK-20");
    const auto object = [&](const Sentence& sentence, Site at) {
        verdict.object({.sentence = &sentence, .player = e->player, .sites = {at}});
    };
    const auto building = state.buildings[e->at];
    if (building.piece == Piece::none || building.colour != e->player) object(kNoBuilding, e->at);
    if (!isWaterBeside(state, e->on, e->at)) object(kBesideWater, e->on);
    if (servesHex(state, e->on)) object(kHexHasHarbour, e->on);
    if (servesBuilding(state, e->at)) object(kBuildingHasHarbour, e->at);
    if (harboursLeft(state, e->kind) <= 0) object(kHarbourGone, e->on);
}

}  // namespace hexwarden::rules::risk
