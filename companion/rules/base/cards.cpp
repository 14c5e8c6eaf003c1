#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace hexwarden::rules::base {
namespace {

using game::Card;
using game::Played;

/// BASE-5: knights, road building, year of plenty, monopoly, victory points, in the order of Card.
constexpr std::array<int, game::kCardCount> kDeckForFour{14, 2, 2, 2, 5};
constexpr std::array<int, game::kCardCount> kDeckForSix{20, 3, 3, 3, 5};

constexpr int kFreeRoads = 2;    // BASE-30
constexpr int kPlentyCards = 2;  // BASE-30

int playedBy(const game::Deeds& deeds) {
    return std::accumulate(deeds.played.begin(), deeds.played.end(), 0);
}

int outOfTheDeck(const GameState& state, const Ledger& ledger, Card card) {
    int count = 0;
    for (const auto& deeds : state.deeds) count += deeds.played[static_cast<std::size_t>(card)];
    return card == Card::knight ? std::accumulate(ledger.knightsGiven.begin(), ledger.knightsGiven.end(), count)
                                : count;
}

/// Cards held before this turn and still in hand, as far as anybody can know: only those may be played. What was
/// shown this turn, as victory points are, may have been bought this turn.
int ripeCards(const game::Deeds& deeds) {
    const int shown = std::min(deeds.cardsBoughtThisTurn, deeds.cardsShownThisTurn);
    return deeds.cardsBought - deeds.cardsBoughtThisTurn - playedBy(deeds) + shown;
}

void judgePlenty(const Ledger& ledger, const Played& e, Verdict& verdict) {
    if (e.cards == Cards{}) return;  // the owner did not say
    if (sum(e.cards) != kPlentyCards) verdict.object({&kTwoCards, e.player});
    Cards lacking{};
    for (std::size_t kind = 0; kind < e.cards.size(); ++kind)
        if (e.cards[kind] > std::max(0, ledger.bank[kind])) lacking[kind] = e.cards[kind];
    if (lacking != Cards{}) verdict.object({.sentence = &kBankLacks, .player = e.player, .cards = lacking});
}

void judgeEffect(const Ledger& ledger, const Played& e, Verdict& verdict) {
    switch (e.card) {
        case Card::roadBuilding:
            if (e.builds.size() > kFreeRoads) verdict.object({&kTwoRoads, e.player});
            return;
        case Card::yearOfPlenty:
            return judgePlenty(ledger, e, verdict);
        case Card::monopoly:
            if (e.resource && static_cast<std::size_t>(*e.resource) >= board::kCardKindCount)
                verdict.object({&kNameAKind, e.player});
            return;
        case Card::knight:
        case Card::victoryPoint:
        case Card::loadedDice:
        case Card::relic:
        case Card::liquidFire:
        case Card::gemstones:
        case Card::robinHood:
            return;
    }
}

void countDeck(const GameState& state, Ledger& ledger) {
    ledger.deck = ledger.box.cardsInDeck();
    for (Colour c : board::kColours) {
        const game::Deeds& deeds = of(state.deeds, c);
        ledger.deck -= std::max<int>(deeds.cardsBought, playedBy(deeds)) + of(ledger.knightsGiven, c);
    }
}

}  // namespace

void DevelopmentCards::equip(Box& box, std::size_t seats) const {
    box.deck = seats > 4 ? kDeckForSix : kDeckForFour;
}

void DevelopmentCards::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* bought = std::get_if<game::Bought>(&event.body)) {
        if (bought->what == game::Bought::What::card && ledger.deck <= 0) verdict.object({&kDeckEmpty, bought->player});
        return;
    }
    const auto* played = std::get_if<Played>(&event.body);
    if (!played) return;
    const game::Deeds& deeds = of(state.deeds, played->player);
    const int inDeck = ledger.box.deck[static_cast<std::size_t>(played->card)];
    if (outOfTheDeck(state, ledger, played->card) >= inDeck) verdict.object({&kMoreThanTheDeckHas, played->player});
    if (ledger.cardsAreKnown) {
        if (deeds.cardsBought - playedBy(deeds) <= 0) {
            verdict.ask({&kNoCardToPlay, played->player});
        } else if (played->card != Card::victoryPoint && ripeCards(deeds) <= 0) {
            verdict.object({&kBoughtThisTurn, played->player});
        }
    }
    const int others = deeds.cardsPlayedThisTurn - deeds.cardsShownThisTurn;
    if (played->card != Card::victoryPoint && others > 0) verdict.object({&kOneCardATurn, played->player});
    judgeEffect(ledger, *played, verdict);
}

void DevelopmentCards::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (std::holds_alternative<game::Began>(event.body)) ledger.cardsAreKnown = true;
    countDeck(after, ledger);
    if (const auto* built = std::get_if<game::Built>(&event.body))
        if (ledger.isFree(*built)) --ledger.freeRoutes;
    const auto* played = std::get_if<Played>(&event.body);
    if (!played) return;
    Hand& hand = of(ledger.hands, played->player);
    if (played->card == Card::roadBuilding) {
        ledger.freeRoutes = std::max(0, kFreeRoads - static_cast<int>(played->builds.size()));
        ledger.freeRoutesOf = played->player;
    }
    if (played->card == Card::yearOfPlenty) {
        if (played->cards == Cards{}) {
            hand.gainUnknown(kPlentyCards);
        } else {
            hand.gain(played->cards);
        }
    }
    if (played->card == Card::monopoly && played->resource)
        for (const auto& seat : after.seats)
            if (seat.colour != played->player) handOver(hand, of(ledger.hands, seat.colour), *played->resource);
}

void DevelopmentCards::open(const GameState& state, Ledger& ledger) const {
    countDeck(state, ledger);
}

}  // namespace hexwarden::rules::base
