#include "companion/rules/base/rules.h"

#include <algorithm>
#include <cstring>

namespace hexwarden::rules::base {
namespace {

using board::Resource;

/// BASE-12.
constexpr int kSettlementDraws = 1;  // BASE-12
constexpr int kCityDraws = 2;        // BASE-12

/// BASE-5.
constexpr int kBankForFour = 19;
constexpr int kBankForSix = 24;

struct Debt {
    int cards = 0;
    int players = 0;
};

Debt debtOf(const Credits& credits, Resource resource) {
    Debt debt;
    game::ByColour<bool> owed{};
    for (const Credit& c : credits.paid) {
        if (c.resource != resource) continue;
        debt.cards += c.count;
        if (!of(owed, c.player)) ++debt.players;
        of(owed, c.player) = true;
    }
    return debt;
}

/// Moves what the bank cannot pay from `paid` to `withheld`, the last credits first.
void withhold(Credits& credits, Resource resource, int count) {
    for (auto c = credits.paid.rbegin(); c != credits.paid.rend() && count > 0; ++c) {
        if (c->resource != resource) continue;
        const int taken = std::min(count, c->count);
        Credit held = *c;
        held.count = taken;
        held.clause = "BASE-13";
        credits.withheld.push_back(held);
        c->count -= taken;
        count -= taken;
    }
    std::erase_if(credits.paid, [](const Credit& c) { return c.count == 0; });
}

/// A card may be gone from the bank only if somebody surely holds it.
void recount(Ledger& ledger) {
    ledger.bank = {};
    for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) {
        ledger.bank[kind] = ledger.box.bank - ledger.cardsOnTable[kind];
        for (const Hand& hand : ledger.hands) ledger.bank[kind] -= hand.least[kind];
    }
}

}  // namespace

void drawFrom(Hex h, const GameState& state, const Box& box, Credits& credits) {
    if (state.robber == h || !isLand(state.layout, h)) return;
    const auto resource = board::yieldOf(state.layout.terrain[h]);
    if (!resource) return;
    for (Corner c : corners(h)) {
        const auto building = state.buildings[c];
        const Draw& draw = box.draw(building.piece);
        if (draw.cards > 0) credits.paid.push_back({building.colour, *resource, draw.cards, h, c, draw.clause});
    }
}

void Production::equip(Box& box, std::size_t) const {
    box.draw(Piece::settlement) = {kSettlementDraws, "BASE-12"};
    box.draw(Piece::city) = {kCityDraws, "BASE-12"};
}

void Production::produce(const GameState& state, const Ledger& ledger, int roll, Credits& credits) const {
    const auto& tokens = state.layout.token.values();
    static_assert(sizeof tokens[0] == 1);
    const auto nextAfter = [&](const board::Token* at) {
        return static_cast<const board::Token*>(std::memchr(at, roll, static_cast<std::size_t>(tokens.end() - at)));
    };
    for (const auto* at = nextAfter(tokens.begin()); at; at = nextAfter(at + 1))
        drawFrom(Hex::at(static_cast<std::size_t>(at - tokens.begin())), state, ledger.box, credits);
}

void BankShortage::equip(Box& box, std::size_t seats) const {
    box.bank = seats > 4 ? kBankForSix : kBankForFour;
}

void BankShortage::produce(const GameState&, const Ledger& ledger, int, Credits& credits) const {
    for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) {
        const auto resource = board::kResources[kind];
        const Debt debt = debtOf(credits, resource);
        const int left = std::max(0, ledger.bank[kind]);
        if (debt.cards <= left) continue;
        withhold(credits, resource, debt.players == 1 ? debt.cards - left : debt.cards);
    }
}

void BankShortage::account(const GameState&, const GameState&, const Event&, Ledger& ledger) const {
    recount(ledger);
}

void BankShortage::open(const GameState&, Ledger& ledger) const {
    recount(ledger);
}

}  // namespace hexwarden::rules::base
