// Questions about armies.
#include "companion/ask/books/books.h"
#include "companion/rules/risk/battle.h"
#include "companion/rules/risk/recruiting.h"
#include "companion/rules/risk/travel.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::ask {
namespace {

using rules::ColourSet;
using rules::risk::Control;

constexpr int kMostArmies = 999;
constexpr int kMostCards = 999;

/// What is controlled by another player than its owner: [[site, owner, controller]…], sorted by name.
template <class S>
OrderedJson captured(const Control& control, const board::SiteMap<S, game::Occupant>& owners) {
    std::vector<std::pair<std::string, OrderedJson>> named;
    for (std::size_t i = 0; i < board::kSiteCount<S>; ++i)
        if (const auto master = control.of(S::at(i)))
            named.emplace_back(board::text(S::at(i)),
                               OrderedJson{nameOf(S::at(i)), word(owners[S::at(i)].colour), word(*master)});
    std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    OrderedJson list = OrderedJson::array();
    for (auto& [name, entry] : named) list.push_back(std::move(entry));
    return list;
}

ColourSet readConsent(Question& q) {
    ColourSet consent;
    if (const auto f = q.fields.optional("consent"))
        for (const Field& player : f->list()) consent.add(readPlayer(player, q.table.state));
    return consent;
}

using Ways = std::vector<rules::risk::Way> (*)(const GameState&, const Control&, Colour, Hex, ColourSet);

OrderedJson ways(Question q, Ways find) {
    const GameState& state = q.table.state;
    const Colour player = readPlayer(q.fields.required("player"), state);
    const Hex from = q.fields.required("from").hex();
    const ColourSet consent = readConsent(q);
    OrderedJson list = OrderedJson::array();
    for (const auto& way : find(state, Control(state), player, from, consent)) {
        OrderedJson path = OrderedJson::array();
        for (const Site& s : way.path) path.push_back(nameOf(s));
        list.push_back({{"hex", board::text(way.to)}, {"path", std::move(path)}});
    }
    return {{"to", std::move(list)}};
}

std::vector<int> readDice(const Field& field, std::size_t most) {
    std::vector<int> dice;
    for (const Field& f : field.list(1, most)) {
        const auto& die = f.json();
        if (!die.is_number_integer() || die < 1 || die > 6) field.complain("a die shows 1 to 6");
        dice.push_back(die.get<int>());
    }
    return dice;
}

}  // namespace

OrderedJson control(Question q) {
    const GameState& state = q.table.state;
    const Control control(state);
    OrderedJson hexes = OrderedJson::object();
    for (Hex h : board::hexes(state.layout))
        if (const auto player = control.of(h)) hexes[board::text(h)] = word(*player);
    return {{"hexes", std::move(hexes)},
            {"buildings", captured(control, state.buildings)},
            {"roads", captured(control, state.routes)}};
}

OrderedJson recruit(Question q) {
    GameState& state = q.table.state;
    const Colour player = readPlayer(q.fields.required("player"), state);
    Ledger given = q.table.given;
    if (const auto f = q.fields.optional("holders")) readHolders(*f, state, given);
    if (const auto cards = q.fields.optional("cards")) {
        // Only the player's own matter, so their number alone will do.
        const int shown = cards->json().is_number() ? cards->number(0, kMostCards)
                                                    : of(readCounts(*cards, state, kMostCards), player);
        of(state.deeds, player).played[static_cast<std::size_t>(game::Card::victoryPoint)] =
            static_cast<std::int16_t>(shown);
    }
    const Control control(state);
    const bool isOut = control.withoutBuilding().has(player);
    OrderedJson hexes = OrderedJson::array();
    for (Hex h : rules::risk::recruitingHexes(state, control, player)) hexes.push_back(board::text(h));
    return {{"limit", isOut ? 0 : q.rules.score(state, given).total(player)}, {"hexes", std::move(hexes)}};
}

OrderedJson sneak(Question q) {
    return ways(q, rules::risk::sneakAttacks);
}

OrderedJson redeploy(Question q) {
    return ways(q, rules::risk::redeployments);
}

OrderedJson battle(Question q) {
    auto attack = readDice(q.fields.required("attack"), rules::risk::kMostAttackDice);
    auto defend = readDice(q.fields.required("defend"), rules::risk::kMostDefenceDice);
    const auto losses = rules::risk::lossesOf(std::move(attack), std::move(defend));
    return {{"attacker_loses", losses.attacker}, {"defender_loses", losses.defender}};
}

OrderedJson odds(Question q) {
    const int attackers = q.fields.required("attackers").number(2, kMostArmies);
    const int defenders = q.fields.required("defenders").number(1, kMostArmies);
    const auto odds = rules::risk::odds(attackers, defenders);
    return {{"win", odds.win}, {"attackers_left", odds.attackersLeft}, {"defenders_left", odds.defendersLeft}};
}

OrderedJson armiesOf(const GameState& state, int roll) {
    const auto armies = rules::risk::freeArmies(state, Control(state), roll);
    OrderedJson result = OrderedJson::object();
    for (Colour c : board::kColours)
        if (const int n = of(armies, c); n > 0) result[std::string(word(c))] = n;
    return result;
}

}  // namespace hexwarden::ask
