// What War is asked: attacks, connected and abandoned roads.
#include "companion/ask/books/books.h"
#include "companion/rules/placements.h"
#include "companion/rules/war/attack.h"
#include "companion/rules/war/rules.h"

#include <algorithm>

namespace hexwarden::ask {
namespace {

constexpr int kMostWeapons = 999;

std::vector<Colour> readPlayers(const std::optional<Field>& field, const GameState& state) {
    std::vector<Colour> players;
    if (field)
        for (const Field& f : field->list()) players.push_back(readPlayer(f, state));
    return players;
}

rules::ColourSet setOf(const std::vector<Colour>& players) {
    rules::ColourSet set;
    for (Colour c : players) set.add(c);
    return set;
}

/// In the order of the way, unlike lists of sites.
OrderedJson pathOf(const std::vector<Corner>& corners) {
    OrderedJson path = OrderedJson::array();
    for (Corner c : corners) path.push_back(nameOf(c));
    return path;
}

/// The table with what the question adds: weapons of the attacker, and everybody's played knights.
game::Attacked readAttack(Question& q) {
    GameState& state = q.table.state;
    game::Attacked e;
    e.player = readPlayer(q.fields.required("attacker"), state);
    const Field target = q.fields.required("target");
    e.target = target.site();
    if (occupantOf(state, e.target).piece == Piece::none) target.complain("nothing stands there");
    auto& bought = of(state.deeds, e.player).weaponsBought;
    if (const auto f = q.fields.optional("weapons")) bought = static_cast<std::int16_t>(f->number(0, kMostWeapons));
    e.weapons = bought;
    if (const auto f = q.fields.optional("knights")) readKnights(*f, state);
    e.consent = readPlayers(q.fields.optional("consent"), state);
    e.lenders = readPlayers(q.fields.optional("lenders"), state);
    return e;
}

}  // namespace

OrderedJson attack(Question q) {
    GameState& state = q.table.state;
    const game::Attacked e = readAttack(q);
    Ledger ledger = q.rules.open(state, q.table.given);
    rules::letAct(state, ledger, e.player);
    const auto verdict = q.rules.judge(state, ledger, {.body = e});
    const auto occupant = occupantOf(state, e.target);
    const auto terms = rules::war::termsOf(q.rules.options());
    std::vector<Corner> path;
    if (rules::war::isTarget(occupant, e.player, terms))
        path = rules::war::attackPath(state, ledger, terms, e.player, e.target, setOf(e.consent));
    return {{"allowed", verdict.allowed()},
            {"path", pathOf(path)},
            {"objections", findingsOf(verdict.objections)},
            {"legal_if", conditionsOf(verdict.legalIf)}};
}

OrderedJson connected(Question q) {
    const GameState& state = q.table.state;
    const auto players = q.fields.required("players").list(2, 2);
    const Colour a = readPlayer(players[0], state), b = readPlayer(players[1], state);
    if (a == b) players[1].complain("the two players are one");
    const auto consent = setOf(readPlayers(q.fields.optional("consent"), state));
    const Ledger ledger = q.rules.open(state, q.table.given);
    const auto path = rules::war::connection(state, ledger, rules::war::termsOf(q.rules.options()), a, b, consent);
    return {{"connected", !path.empty()}, {"path", pathOf(path)}};
}

OrderedJson abandoned(Question q) {
    const Ledger ledger = q.rules.open(q.table.state, q.table.given);
    return {{"abandoned", namesOf(std::vector<Site>(ledger.abandoned.begin(), ledger.abandoned.end()))}};
}

void readOrigin(const Field& at, const Field& field, Ledger& given) {
    const Piece madeOf = field.piece();
    if (madeOf != Piece::settlement && madeOf != Piece::city)
        field.complain("a fort is made of a settlement or a city");
    rules::war::giveFort(given, at.corner(), madeOf);
}

}  // namespace hexwarden::ask
