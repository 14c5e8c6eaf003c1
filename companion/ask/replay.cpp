#include "companion/ask/events.h"
#include "companion/ask/questions.h"

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
    const auto* built = std::get_if<game::Built>(&bodies[0]);
    if (!built) return false;
    const bool empty = state.buildings == GameState{}.buildings && state.routes == GameState{}.routes;
    return empty || (built->player == ledger.active && built->piece == ledger.setUp.piece);
}

Ledger firstLedger(const Question& q, const std::vector<game::Body>& bodies) {
    GameState& state = q.table.state;
    Ledger ledger = q.rules.open(state, q.table.told);
    if (isSetUp(state, ledger, bodies)) {
        // The record starts with the game, so every hand is known to be empty.
        ledger.hands.fill(rules::Hand{});
        ledger.cardsAreKnown = state.buildings == GameState{}.buildings;
        return ledger;
    }
    state.turn.number = 1;  // past set-up, whatever the pieces say
    state.turn.player = state.seats[0].colour;
    if (!bodies.empty())
        if (const auto* rolled = std::get_if<game::Rolled>(&bodies[0])) state.turn.player = rolled->player;
    ledger = q.rules.open(state, q.table.told);
    state.turn.number = 0;  // the first roll counts as the first turn
    return ledger;
}

}  // namespace

OrderedJson replay(Question q) {
    GameState& state = q.table.state;
    if (!q.table.hasPlayers) throw Complaint("a replay needs the players", "table.players");
    const auto events = q.fields.required("events").list();
    q.fields.finish();
    std::vector<game::Body> bodies;
    bodies.reserve(events.size());
    for (const Field& f : events) bodies.push_back(readEvent(f, state));

    Ledger ledger = firstLedger(q, bodies);

    OrderedJson verdicts = OrderedJson::array(), gains = OrderedJson::array();
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const game::Event event{.body = std::move(bodies[i])};
        verdicts.push_back(verdictOf(i, q.rules.advance(state, ledger, event)));
        if (!std::holds_alternative<game::Rolled>(event.body)) continue;
        OrderedJson drawn = OrderedJson::object();
        const auto sums = ledger.lastCredits.gains();
        for (Colour c : board::kColours)
            if (rules::sum(of(sums, c)) > 0) drawn[std::string(word(c))] = countsOf(of(sums, c));
        gains.push_back({{"event", i}, {"gains", std::move(drawn)}});
    }
    return {{"state", writeState(state, ledger)}, {"verdicts", std::move(verdicts)}, {"gains", std::move(gains)}};
}

}  // namespace hexwarden::ask
