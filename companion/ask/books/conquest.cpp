// Where a ship or knight of Conquest can go and what it can attack; what is chosen on a 7, whom perils strike.
#include "companion/ask/books/books.h"
#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/economy.h"
#include "companion/rules/conquest/ways.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::ask {
namespace {

using namespace rules::conquest;

constexpr int kMostSteps = 7;

Mover readMover(Question q) {
    const GameState& state = q.table.state;
    Mover mover;
    mover.owner = readPlayer(q.fields.required("player"), state);
    const Field unit = q.fields.required("unit");
    const auto parts = unit.list(2, 2);
    mover.at = parts[0].hex();
    mover.kind = parts[1].piece();
    if (!isShip(mover.kind) && !isKnight(mover.kind))
        parts[1].complain("a " + std::string(word(mover.kind)) + " is no ship or knight");
    const bool isThere = std::any_of(state.stacks.begin(), state.stacks.end(), [&](const game::Stack& s) {
        return s.at == mover.at && s.owner == mover.owner && s.piece == mover.kind;
    });
    if (!isThere) unit.complain("no such piece of that player stands there");
    mover.steps = stepsOf(mover.kind);
    if (const auto left = q.fields.optional("moves_left")) mover.steps = left->number(0, kMostSteps);
    if (const auto phase = q.fields.optional("phase")) {
        if (phase->text() != "build" && phase->text() != "attack") phase->complain("a phase is build or attack");
        mover.attackPhase = phase->text() == "attack";
    }
    return mover;
}

OrderedJson namesOf(const std::vector<Target>& targets) {
    std::vector<OrderedJson> names;
    for (const Target& t : targets) names.push_back({board::text(t.at), word(t.owner), word(t.kind)});
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

OrderedJson unitMoves(Question q) {
    const Mover mover = readMover(q);
    std::vector<Site> to;
    for (const Way& way : waysOf(q.table.state, mover)) to.emplace_back(way.to());
    std::vector<std::pair<OrderedJson, OrderedJson>> attacks;
    if (mover.attackPhase)
        for (const Attack& a : attacksOf(q.table.state, mover.owner, mover.kind, mover.at)) {
            OrderedJson attack = OrderedJson::object();
            attack["hex"] = board::text(a.target.at);
            attack["target"] = {word(a.target.owner), word(a.target.kind)};
            attack["first"] = namesOf(a.first);
            attack["may"] = namesOf(a.may);
            attacks.emplace_back(OrderedJson{attack["hex"], attack["target"]}, std::move(attack));
        }
    std::sort(attacks.begin(), attacks.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    OrderedJson list = OrderedJson::array();
    for (auto& [key, attack] : attacks) list.push_back(std::move(attack));
    return {{"to", ask::namesOf(to)}, {"attack", std::move(list)}};
}

OrderedJson choicesOf(const rules::RuleSet& rules, const GameState& state, int roll) {
    OrderedJson choices = OrderedJson::object();
    if (roll != kSeven) return choices;
    for (const auto& c : choicesOfSeven(state, rules.options().is("own_hex_draws"))) {
        std::vector<std::string> among;
        for (Resource r : c.among) among.emplace_back(word(r));
        std::sort(among.begin(), among.end());
        choices[std::string(word(c.player))].push_back(
            {{"building", board::text(c.building)}, {"count", c.count}, {"among", std::move(among)}});
    }
    return choices;
}

OrderedJson callsOf(std::size_t roll, const Ledger& ledger) {
    OrderedJson calls = OrderedJson::array();
    for (const auto& call : rules::conquest::callsOf(ledger))
        calls.push_back({{"roll", roll},
                         {"call", word(call.peril)},
                         {"player", playerOrNull(call.victim())},
                         {"clause", clauseOf(call.peril)}});
    return calls;
}

}  // namespace hexwarden::ask
