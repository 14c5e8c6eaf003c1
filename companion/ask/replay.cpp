#include "companion/ask/books/books.h"
#include "companion/ask/events.h"
#include "companion/story/story.h"

#include <algorithm>

namespace hexwarden::ask {
namespace {

using rules::Verdict;

OrderedJson verdictOf(std::size_t event, const Verdict& v) {
    OrderedJson verdict = OrderedJson::object();
    verdict["event"] = event;
    verdict["allowed"] = v.allowed();
    verdict["objections"] = findingsOf(v.objections);
    verdict["questions"] = findingsOf(v.questions);
    if (!v.legalIf.empty()) verdict["legal_if"] = conditionsOf(v.legalIf);
    return verdict;
}

/// An empty table on which somebody builds is being set up; a table with pieces where somebody goes on setting up is
/// too. Anything else is in the middle of a game, before the roll.
bool isSetUp(const GameState& state, const Ledger& ledger, const std::vector<game::Body>& bodies) {
    if (ledger.phase != rules::Phase::setUp || bodies.empty()) return false;
    if (const auto* army = std::get_if<game::ArmiesPlaced>(&bodies[0]))
        return army->player == ledger.active && ledger.setUp.piece == Piece::army;
    const auto* built = std::get_if<game::Built>(&bodies[0]);
    if (!built) return false;
    const bool empty = state.buildings == GameState{}.buildings && state.routes == GameState{}.routes;
    return empty || (built->player == ledger.active && built->piece == ledger.setUp.piece);
}

Ledger firstLedger(const Question& q, const std::vector<game::Body>& bodies) {
    GameState& state = q.table.state;
    const bool landed = q.rules.box().opensLanded;
    Ledger ledger = q.rules.open(state, q.table.given);
    if (!landed && isSetUp(state, ledger, bodies)) {
        // The record starts with the game, so every hand is known to be empty.
        ledger.hands.fill(rules::Hand{});
        ledger.cardsAreKnown = state.buildings == GameState{}.buildings;
        return ledger;
    }
    state.turn.number = 1;  // past set-up, whatever the pieces say
    Ledger given = q.table.given;
    given.active = state.seats[0].colour;
    if (!bodies.empty() && !landed)
        if (const auto* rolled = std::get_if<game::Rolled>(&bodies[0])) given.active = rolled->player;
    ledger = q.rules.open(state, std::move(given));
    state.turn.number = 0;  // the first roll counts as the first turn
    return ledger;
}

OrderedJson gainsOf(std::size_t event, const rules::Credits& credits) {
    OrderedJson drawn = OrderedJson::object();
    const auto sums = credits.gains();
    for (Colour c : board::kColours)
        if (rules::sum(of(sums, c)) > 0) drawn[std::string(word(c))] = countsOf(of(sums, c));
    return {{"event", event}, {"gains", std::move(drawn)}};
}

/// The events of a replay, one after the other; `judged(index, entry, ledger)` hears of each.
template <class Judged>
Ledger follow(Question& q, Judged judged) {
    GameState& state = q.table.state;
    if (!q.table.hasPlayers) throw Complaint("a replay needs the players", "table.players");
    needRiver(q);
    const auto events = q.fields.required("events").list();
    q.fields.finish();
    std::vector<game::Body> bodies;
    bodies.reserve(events.size());
    for (const Field& f : events) bodies.push_back(readEvent(f, state, q.rules.box()));

    Ledger ledger = firstLedger(q, bodies);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const story::Entry entry = story::take({.body = std::move(bodies[i])}, q.rules, state, ledger);
        judged(i, entry, ledger);
    }
    return ledger;
}

}  // namespace

OrderedJson replay(Question q) {
    OrderedJson verdicts = OrderedJson::array(), gains = OrderedJson::array();
    std::vector<OrderedJson> calls;  // one list a roll
    std::size_t roll = 0;
    const Ledger ledger = follow(q, [&](std::size_t i, const story::Entry& entry, const Ledger& l) {
        verdicts.push_back(verdictOf(i, entry.verdict));
        if (game::rollOf(entry.event.body)) {
            roll = i;
            gains.push_back(gainsOf(i, entry.credits));
            calls.emplace_back();
        }
        if (!calls.empty()) calls.back() = callsOf(roll, l);
    });
    OrderedJson result{{"state", writeState(q.rules, q.table.state, ledger)},
                       {"verdicts", std::move(verdicts)},
                       {"gains", std::move(gains)}};
    if (!q.rules.box().perils) return result;
    result["calls"] = OrderedJson::array();
    for (const OrderedJson& list : calls)
        for (const OrderedJson& call : list) result["calls"].push_back(call);
    return result;
}

OrderedJson tokens(Question q) {
    const Ledger ledger = follow(q, [](std::size_t, const story::Entry&, const Ledger&) {});
    OrderedJson all = OrderedJson::object();
    for (const auto& kind : q.rules.extras(q.table.state, ledger).tokens)
        all[std::string(word(kind.player))].push_back(
            {{"token", kind.word}, {"count", kind.count}, {"clause", kind.clause}});
    return {{"tokens", std::move(all)}};
}

}  // namespace hexwarden::ask
