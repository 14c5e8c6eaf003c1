#include "companion/rules/ledger.h"
#include "companion/rules/war/attack.h"
#include "companion/rules/war/rules.h"
#include "companion/rules/war/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::war {
namespace {

/// WAR-32: cards for destroying a building.
constexpr int spoilsOf(Piece building) {
    if (building == Piece::settlement) return 1;
    if (building == Piece::city) return 2;
    return building == Piece::fort ? 3 : 0;
}

/// As many of each kind as the building's hexes and the bank allow.
Cards within(const GameState& state, const Ledger& ledger, Corner building) {
    Cards cards{};
    const auto open = [&](std::size_t kind) { cards[kind] = std::max(0, ledger.bank[kind]); };
    for (Hex h : hexes(building)) {
        const auto resource = board::yieldOf(state.layout.terrain[h]);
        const bool flooded = ledger.box.floodedAt && ledger.box.floodedAt(state, ledger, h);  // RIVER-32
        if (!resource || !isLand(state.layout, h) || state.robber == h || flooded) continue;
        if (*resource != Resource::gold) {
            open(static_cast<std::size_t>(*resource));
            continue;
        }
        for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) open(kind);
    }
    return cards;
}

}  // namespace

Spoils spoilsAt(const GameState& state, const Ledger& ledger, const Site& target) {
    const auto* corner = std::get_if<Corner>(&target);
    if (!corner) return {};
    const Cards most = within(state, ledger, *corner);
    return {most, std::min(spoilsOf(state.buildings[*corner].piece), sum(most))};
}

void Pillaging::equip(Box& box, std::size_t) const {
    box.pillages = allowed_;
}

void Pillaging::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<game::Attacked>(&event.body);
    if (!e || e->pillage == Cards{}) return;
    if (!allowed_) return verdict.object({&kNoPillaging, e->player});
    const auto& [most, due] = spoilsAt(state, ledger, e->target);
    if (sum(e->pillage) > due) verdict.object({.sentence = &kPillagesLess, .player = e->player, .number = due});
    if (!std::holds_alternative<Corner>(e->target)) return;
    Cards wrong{};
    for (std::size_t kind = 0; kind < most.size(); ++kind)
        if (e->pillage[kind] > most[kind]) wrong[kind] = e->pillage[kind];
    if (wrong != Cards{}) verdict.object({.sentence = &kNotToPillage, .player = e->player, .cards = wrong});
}

/// If nobody said which cards were taken, as many as were due go into the hand.
void Pillaging::account(const GameState& before, const GameState&, const Event& event, Ledger& ledger) const {
    const auto* e = std::get_if<game::Attacked>(&event.body);
    if (!e || !allowed_) return;
    Hand& hand = of(ledger.hands, e->player);
    if (e->pillage == Cards{}) {
        hand.gainUnknown(spoilsAt(before, ledger, e->target).due);
    } else {
        hand.gain(e->pillage);
    }
}

}  // namespace hexwarden::rules::war
