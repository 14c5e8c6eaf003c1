#include "companion/rules/base/paying.h"
#include "companion/rules/base/rules.h"

#include <variant>

namespace hexwarden::rules::base {
namespace {

// Cards in the order lumber brick wool grain ore.
constexpr Cards kRoadCost{1, 1};              // BASE-20
constexpr Cards kSettlementCost{1, 1, 1, 1};  // BASE-20
constexpr Cards kCityCost{0, 0, 0, 2, 3};     // BASE-20
constexpr Cards kCardCost{0, 0, 1, 1, 1};     // BASE-20

/// What the event costs its player; none if nothing, as in set-up or for a free card.
std::optional<Cards> priceOf(const Ledger& ledger, const Event& event) {
    if (const auto* built = std::get_if<game::Built>(&event.body)) {
        const auto& price = ledger.box.price(built->piece);
        if (ledger.phase == Phase::setUp || !price) return std::nullopt;
        return ledger.isFree(*built) ? price->evenIfFree : price->cards;
    }
    if (const auto* bought = std::get_if<game::Bought>(&event.body)) {
        if (ledger.isFree(*bought)) return std::nullopt;
        const auto& price = bought->what == game::Bought::What::card ? ledger.box.card : ledger.box.weapon;
        if (price) return price->cards;
    }
    return std::nullopt;
}

/// What the roads that were recorded with a road-building card still cost.
Cards priceOfBuilds(const Ledger& ledger, const game::Played& e) {
    Cards cards{};
    for (const auto& [piece, edge] : e.builds)
        if (const auto& price = ledger.box.price(piece)) cards = cards + price->evenIfFree;
    return cards;
}

void trade(const game::Traded& e, Ledger& ledger) {
    of(ledger.hands, e.player).pay(e.give);
    of(ledger.hands, e.player).gain(e.receive);
    if (!e.with) return;
    of(ledger.hands, *e.with).pay(e.receive);
    of(ledger.hands, *e.with).gain(e.give);
}

}  // namespace

void Costs::equip(Box& box, std::size_t) const {
    box.price(Piece::road) = Price{kRoadCost, "BASE-20"};
    box.price(Piece::settlement) = Price{kSettlementCost, "BASE-20"};
    box.price(Piece::city) = Price{kCityCost, "BASE-20"};
    box.card = Price{kCardCost, "BASE-20"};
}

void Costs::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto price = priceOf(ledger, event)) askFor(*price, ledger, *playerOf(event.body), verdict);
    if (const auto* e = std::get_if<game::Traded>(&event.body)) {
        askFor(e->give, ledger, e->player, verdict);
        if (e->with) askFor(e->receive, ledger, *e->with, verdict);
    }
}

void Costs::account(const GameState&, const GameState&, const Event& event, Ledger& ledger) const {
    if (std::holds_alternative<game::Began>(event.body)) ledger.hands.fill(Hand{});
    if (const auto* e = std::get_if<game::Holds>(&event.body))
        of(ledger.hands, e->player) = Hand{e->cards, e->unknown, e->unknown};
    if (const auto price = priceOf(ledger, event)) of(ledger.hands, *playerOf(event.body)).pay(*price);
    if (const auto* e = std::get_if<game::Traded>(&event.body)) trade(*e, ledger);
    if (const auto* e = std::get_if<game::Played>(&event.body))
        of(ledger.hands, e->player).pay(priceOfBuilds(ledger, *e));
    if (!game::rollOf(event.body)) return;
    const auto gains = ledger.lastCredits.gains();
    for (Colour c : board::kColours) of(ledger.hands, c).gain(of(gains, c));
}

}  // namespace hexwarden::rules::base
