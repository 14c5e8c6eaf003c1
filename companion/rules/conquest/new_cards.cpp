// The deck and what decides rolls besides dice (CONQ-70, CONQ-71).
#include "companion/rules/base/sentences.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/rules_of_rounds.h"
#include "companion/rules/conquest/sentences_of_rounds.h"
#include "companion/rules/conquest/tally.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

using game::Card;
using game::Played;

constexpr int kGemstones = 4;  // CONQ-70

bool hasUnitOn(const GameState& state, Colour owner, std::optional<Hex> at, bool (*isKind)(Piece)) {
    return at && std::any_of(state.stacks.begin(), state.stacks.end(),
                             [&](const game::Stack& s) { return s.at == *at && s.owner == owner && isKind(s.piece); });
}

void judgeRobinHood(const Ledger& ledger, const Played& e, Verdict& verdict) {
    for (const Sentence* s : {&base::kBoughtThisTurn, &base::kOneCardATurn, &base::kNotYourTurn, &base::kOnlyBuilding})
        verdict.waive(*s, "CONQ-70");
    if (accountOf(ledger).economy.justDrew != e.player) verdict.ask({&kWhenDrawn, e.player});
}

void judgeCard(const GameState& state, const Ledger& ledger, const Played& e, Verdict& verdict) {
    switch (e.card) {
        case Card::loadedDice:
            if (!e.roll) verdict.object({&kNameARoll, e.player});
            if (ledger.phase == Phase::act) verdict.object({&kBeforeTheRoll, e.player});
            return;
        case Card::relic:
            if (!hasUnitOn(state, e.player, e.at, isKnight)) verdict.object({&kRelicForAKnight, e.player});
            return;
        case Card::liquidFire:
            if (!hasUnitOn(state, e.player, e.at, isShip)) verdict.object({&kFireForAShip, e.player});
            return;
        case Card::robinHood:
            return judgeRobinHood(ledger, e, verdict);
        case Card::knight:
        case Card::roadBuilding:
        case Card::yearOfPlenty:
        case Card::monopoly:
        case Card::victoryPoint:
        case Card::gemstones:
            return;
    }
}

void bless(Units& units, Colour owner, Hex at, bool (*isKind)(Piece)) {
    const auto found = std::find_if(units.all.begin(), units.all.end(), [&](const Unit& u) {
        return u.owner == owner && u.at == at && isKind(u.kind) && !u.blessed;
    });
    if (found != units.all.end()) found->blessed = true;
}

/// The one seat that is first by `better`; none if two are.
template <class Better>
std::optional<Colour> onlyOne(const GameState& state, Better better) {
    const auto all = tallies(state);
    for (const game::Seat& seat : state.seats) {
        const bool first = std::all_of(state.seats.begin(), state.seats.end(), [&](const game::Seat& other) {
            return other.colour == seat.colour || better(of(all, seat.colour).points(), of(all, other.colour).points());
        });
        if (first) return seat.colour;
    }
    return std::nullopt;
}

/// Half of what `giver` has of the five kinds, rounded down and chosen by the giver, so nobody else knows what went.
void giveHalf(Hand& giver, Hand& taker) {
    Hand coins;
    for (std::size_t kind = board::kCardKindCount; kind < board::kResourceCount; ++kind)
        coins.least[kind] = std::exchange(giver.least[kind], 0);
    const int least = giver.totalLeast() / 2, most = giver.totalMost() / 2;
    if (least == most) {
        giver.loseUnknown(least);
    } else {
        giver = {{}, giver.totalLeast() - least, giver.totalMost() - most};
    }
    taker.othersLeast += least;
    taker.othersMost += most;
    giver.gain(coins.least);
}

void robTheRich(const GameState& state, Ledger& ledger) {
    const auto rich = onlyOne(state, std::greater<>());
    const auto poor = onlyOne(state, std::less<>());
    if (rich && poor && rich != poor) giveHalf(of(ledger.hands, *rich), of(ledger.hands, *poor));
}

int left(const std::array<int, 13>& stack) {
    return std::accumulate(stack.begin(), stack.end(), 0);
}

void shuffle(std::array<int, 13>& stack) {
    stack = {};
    for (std::size_t a = 1; a <= 6; ++a)
        for (std::size_t b = 1; b <= 6; ++b) ++stack[a + b];
}

}  // namespace

void NewCards::equip(Box& box, std::size_t) const {
    const auto deck = [&](Card c) -> int& { return box.deck[static_cast<std::size_t>(c)]; };
    deck(Card::knight) = 0;
    for (Card c : {Card::loadedDice, Card::relic, Card::liquidFire, Card::gemstones, Card::robinHood})
        deck(c) = ofEach_;
}

void NewCards::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* played = std::get_if<Played>(&event.body)) judgeCard(state, ledger, *played, verdict);
}

void NewCards::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    const auto* bought = std::get_if<game::Bought>(&event.body);
    const bool draws = bought && bought->what == game::Bought::What::card;
    accountOf(ledger).economy.justDrew = draws ? std::optional(bought->player) : std::nullopt;
    const auto* played = std::get_if<Played>(&event.body);
    if (!played) return;
    Units& units = accountOf(ledger).units;
    if (played->card == Card::relic && played->at) bless(units, played->player, *played->at, isKnight);
    if (played->card == Card::liquidFire && played->at) bless(units, played->player, *played->at, isShip);
    if (played->card == Card::gemstones)
        of(ledger.hands, played->player).least[static_cast<std::size_t>(Resource::gold)] += kGemstones;
    if (played->card == Card::robinHood) robTheRich(after, ledger);
}

void DiceStack::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto roll = game::rollOf(event.body);
    if (!roll || !std::holds_alternative<game::Rolled>(event.body)) return;
    if (accountOf(ledger).economy.stack[static_cast<std::size_t>(*roll)] == 0)
        verdict.object({.sentence = &kStackHasNone, .player = playerOf(event.body), .number = *roll});
}

void DiceStack::account(const GameState&, const GameState&, const Event& event, Ledger& ledger) const {
    if (!std::holds_alternative<game::Rolled>(event.body)) return;
    auto& stack = accountOf(ledger).economy.stack;
    int& results = stack[static_cast<std::size_t>(*game::rollOf(event.body))];
    if (results > 0) --results;
    if (left(stack) == 0) shuffle(stack);
}

void DiceStack::open(const GameState&, Ledger& ledger) const {
    shuffle(accountOf(ledger).economy.stack);
}

}  // namespace hexwarden::rules::conquest
