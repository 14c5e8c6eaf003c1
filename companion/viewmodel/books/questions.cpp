#include "companion/viewmodel/books/questions.h"

#include "companion/rules/placements.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

namespace hexwarden::viewmodel {

namespace {

void addQuestions(const rules::Book& book, std::vector<Question>& questions) {
    for (const rules::Asks& asks : book.asks)
        questions.push_back({QString::fromUtf8(asks.key.data(), static_cast<qsizetype>(asks.key.size())),
                             inWords(asks.title), static_cast<int>(asks.sites.size()), false,
                             [&asks](const Asking& asking) { return answerTo(asks, asking); }});
}

}  // namespace

int kindOf(rules::Ground ground) {
    switch (ground) {
        case rules::Ground::corner:
            return BoardModel::Corners;
        case rules::Ground::edge:
            return BoardModel::Edges;
        case rules::Ground::hex:
            return BoardModel::Hexes;
    }
    return 0;
}

Answer answerTo(const rules::Asks& asks, const Asking& asking) {
    Answer answer;
    answer.instruction = inWords(asks.instruction);
    const auto& wanted = asks.sites;
    const auto& tapped = asking.sites;
    if (!wanted.empty()) answer.tappable = kindOf(wanted[tapped.size() % wanted.size()]);
    for (std::size_t i = 0; i < tapped.size(); ++i) {
        answer.startsAgain = answer.startsAgain || rules::groundOf(tapped[i]) != wanted[i];
        answer.marks[tapped[i]] = QStringLiteral("asked");
    }
    if (answer.startsAgain || tapped.size() < wanted.size()) return answer;
    judge(answer, asking, momentOf(asking), asks.event(asking.player, tapped));
    answer.text = inWords(answer.verdict.allowed() ? asks.yes : asks.no)
                      .replace(QStringLiteral("{player}"), asking.evening.nameOf(asking.player));
    return answer;
}

std::vector<Question> questionsOf(const Evening& evening) {
    std::vector<Question> questions;
    addBaseQuestions(evening, questions);
    const rules::Box& box = evening.ledger().box;
    if (box.unitsFight) addConquestQuestions(questions);
    if (box.weaponsDestroy) addWarQuestions(questions);
    if (box.armiesFight) addRiskQuestions(questions);
    if (evening.begun())
        for (const rules::Book* book : evening.referee().rules().books()) addQuestions(*book, questions);
    return questions;
}

Moment momentOf(const Asking& asking) {
    Moment moment{asking.evening.state(), asking.evening.ledger()};
    if (moment.ledger.phase != rules::Phase::setUp) rules::letAct(moment.state, moment.ledger, asking.player);
    return moment;
}

void judge(Answer& answer, const Asking& asking, const Moment& moment, game::Body body) {
    game::Event event;
    event.body = body;
    answer.asked = std::move(body);
    answer.verdict = asking.evening.referee().rules().judge(moment.state, moment.ledger, event);
    for (Row& line : linesOf(answer.verdict, asking.evening)) answer.lines.push_back(std::move(line));
    if (answer.path.empty()) answer.path = answer.verdict.way;
    for (const rules::Finding& finding : answer.verdict.objections)
        for (const game::Site& site : finding.sites) answer.marks[site] = QStringLiteral("doubt");
    for (const game::Site& site : asking.sites)
        answer.marks[site] = answer.verdict.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
}

Row lineOf(const QString& fact) {
    return {QString(), fact, QString(), QStringLiteral("fact")};
}

void addConsents(Answer& answer, const Asking& asking, const std::vector<rules::ColourSet>& missing) {
    for (const rules::ColourSet set : missing) {
        rules::Condition condition;
        for (const board::Colour c : board::kColours)
            if (set.has(c)) condition.consent.push_back(c);
        answer.lines.push_back({QString(), inWords(condition, asking.evening), QString(), QStringLiteral("condition")});
    }
}

Row lineOf(rules::ClauseId clause, const QString& remark) {
    return {idOf(clause), remark, clauseText(clause), QStringLiteral("remark")};
}

}  // namespace hexwarden::viewmodel
