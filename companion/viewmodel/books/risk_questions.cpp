#include "companion/rules/risk/battle.h"
#include "companion/rules/risk/recruiting.h"
#include "companion/rules/risk/travel.h"
#include "companion/viewmodel/books/questions.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>

namespace hexwarden::viewmodel {

namespace {

namespace risk = rules::risk;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RiskQuestions)
};

const game::Hex* hexOf(const Asking& asking, std::size_t tap) {
    return tap < asking.sites.size() ? std::get_if<game::Hex>(&asking.sites[tap]) : nullptr;
}

risk::Control controlOf(const Asking& asking) {
    return risk::Control(asking.evening.state(), asking.evening.ledger());
}

std::vector<game::Colour> others(const Asking& asking) {
    std::vector<game::Colour> colours;
    for (const game::Seat& seat : asking.evening.state().seats)
        if (seat.colour != asking.player) colours.push_back(seat.colour);
    return colours;
}

QString armies(int count) {
    return Words::tr("%n army(ies)", nullptr, count);
}

void tellHex(Answer& answer, const Asking& asking, game::Hex h) {
    const game::GameState& state = asking.evening.state();
    const int needed = risk::armiesToControl(state.layout, h);
    for (const game::Stack& stack : state.stacks)
        if (stack.at == h)
            answer.lines.push_back(
                lineOf(QStringLiteral("%1: %2").arg(asking.evening.nameOf(stack.owner), armies(stack.count))));
    answer.lines.push_back(lineOf(
        "RISK-30", Words::tr("Control of %1 takes %2.").arg(name(board::Site(h), state.layout), armies(needed))));
}

Answer whoControlsThis(const Asking& asking) {
    const risk::Control control = controlOf(asking);
    Answer answer;
    answer.instruction = Words::tr("Tap a hex, a building or a road.");
    answer.tappable = BoardModel::Hexes | BoardModel::Corners | BoardModel::Edges;
    if (asking.sites.empty()) return answer;
    const game::Site& site = asking.sites[0];
    const auto who = std::visit([&](auto at) { return control.of(at); }, site);
    answer.marks[site] = QStringLiteral("asked");
    if (const auto* h = std::get_if<game::Hex>(&site)) {
        answer.text = who ? Words::tr("%1 controls this hex.").arg(asking.evening.nameOf(*who))
                          : Words::tr("Nobody controls this hex.");
        tellHex(answer, asking, *h);
        return answer;
    }
    const game::Occupant there = game::occupantOf(asking.evening.state(), site);
    answer.text = there.piece == game::Piece::none ? Words::tr("Nothing stands there.")
                  : who                            ? Words::tr("%1 controls it.").arg(asking.evening.nameOf(*who))
                                                   : Words::tr("It is in its owner's hands.");
    const bool road = std::holds_alternative<game::Edge>(site);
    answer.lines.push_back(lineOf(road ? "RISK-33" : "RISK-31", Words::tr("The rule")));
    return answer;
}

Answer whereMayIRecruit(const Asking& asking) {
    Answer answer;
    answer.instruction = Words::tr("The hexes that take recruits are marked.");
    const auto hexes = risk::recruitingHexes(asking.evening.state(), controlOf(asking), asking.player);
    for (const game::Hex h : hexes) answer.marks[h] = QStringLiteral("legal");
    answer.text = Words::tr("%1 may recruit on %n hex(es).", nullptr, static_cast<int>(hexes.size()))
                      .arg(asking.evening.nameOf(asking.player));
    answer.lines.push_back(lineOf("RISK-40", Words::tr("At most %1 a turn, one for each point.")
                                                 .arg(armies(asking.evening.ledger().points.total(asking.player)))));
    answer.lines.push_back(lineOf("RISK-42", Words::tr("The rule")));
    return answer;
}

// Not in the template below: lupdate cannot tell the context of texts in templates.
QString tapNext(bool second) {
    return second ? Words::tr("Tap where the armies go.") : Words::tr("Tap the hex that the armies leave.");
}
QString found(bool way) {
    return way ? Words::tr("Yes: there is a way.") : Words::tr("No: there is no way.");
}
QString reachable(std::size_t hexes) {
    return Words::tr("%n hex(es) can be reached.", nullptr, static_cast<int>(hexes));
}
QString mayGo(int count) {
    return Words::tr("%n army(ies) may go; one stays.", nullptr, count);
}

/// The part that sneak attacks and redeployments share: the goals, and after the second tap the way or what bars it.
template <class Goals, class Search>
Answer travel(const Asking& asking, rules::ClauseId clause, Goals goals, Search search) {
    const game::GameState& state = asking.evening.state();
    Answer answer;
    answer.tappable = BoardModel::Hexes;
    answer.mayConsent = others(asking);
    const game::Hex* from = hexOf(asking, 0);
    answer.instruction = tapNext(from != nullptr);
    if (!from) return answer;
    const risk::Control control = controlOf(asking);
    const int free = risk::armiesFreeToGo(state, asking.player, *from);
    answer.startsAgain = free == 0;
    if (const game::Hex* to = hexOf(asking, 1)) {
        const auto reach = search(state, control, asking.player, *from, *to, asking.consent);
        answer.path = reach.found() ? reach.path : reach.asFar;
        if (!reach.found() && reach.asFar.size() > 2) {
            answer.marks[reach.asFar.back()] = QStringLiteral("doubt");
            answer.lines.push_back(lineOf(
                clause, Words::tr("It goes this far and no further: %1").arg(name(reach.asFar.back(), state.layout))));
        }
        answer.text = found(reach.found());
        addConsents(answer, asking, reach.missing);
        answer.marks[*to] = reach.found() ? QStringLiteral("asked") : QStringLiteral("illegal");
    } else {
        const auto ways = goals(state, control, asking.player, *from, asking.consent);
        for (const risk::Way& way : ways) answer.marks[way.to] = QStringLiteral("legal");
        answer.text = reachable(ways.size());
    }
    answer.marks[*from] = QStringLiteral("asked");
    answer.lines.push_back(lineOf(clause, mayGo(free)));
    return answer;
}

Answer maySneak(const Asking& asking) {
    return travel(asking, "RISK-44", risk::sneakAttacks, risk::sneakAttack);
}

Answer mayRedeploy(const Asking& asking) {
    return travel(asking, "RISK-45", risk::redeployments, risk::redeployment);
}

}  // namespace

void addRiskQuestions(std::vector<Question>& questions) {
    questions.push_back({QStringLiteral("control"), Words::tr("Who controls this?"), 1, false, whoControlsThis});
    questions.push_back({QStringLiteral("recruit"), Words::tr("Where may I recruit?"), 0, false, whereMayIRecruit});
    questions.push_back({QStringLiteral("sneak"), Words::tr("Can I sneak there?"), 2, false, maySneak});
    questions.push_back({QStringLiteral("redeploy"), Words::tr("Can I redeploy there?"), 2, false, mayRedeploy});
}

}  // namespace hexwarden::viewmodel
