#include "companion/viewmodel/questions.h"

#include "companion/rules/placements.h"
#include "companion/viewmodel/sentences.h"

#include <QCoreApplication>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RefereeModel)
};

Row lineOf(const rules::Finding& finding, const Evening& evening, const char* kind) {
    return {idOf(finding.clause()), told(finding, evening), clauseText(finding.clause()), QString::fromLatin1(kind)};
}

}  // namespace

std::vector<Question> questionsOf(const Evening& evening) {
    std::vector<Question> questions;
    addBaseQuestions(evening, questions);
    if (inForce(evening, "conquest")) addConquestQuestions(questions);
    if (inForce(evening, "war")) addWarQuestions(questions);
    if (inForce(evening, "risk")) addRiskQuestions(questions);
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
    for (const rules::Finding& finding : answer.verdict.objections) {
        answer.lines.push_back(lineOf(finding, asking.evening, "objection"));
        for (const game::Site& site : finding.sites) answer.marks[site] = QStringLiteral("doubt");
    }
    for (const rules::Waiver& waiver : answer.verdict.waivers)
        answer.lines.push_back({idOf(waiver.by),
                                Words::tr("Does not matter here: %1").arg(told(waiver.objection, asking.evening)),
                                clauseText(waiver.by), QStringLiteral("waiver")});
    for (const rules::Finding& finding : answer.verdict.questions)
        answer.lines.push_back(lineOf(finding, asking.evening, "question"));
    for (const rules::Finding& finding : answer.verdict.remarks)
        answer.lines.push_back(lineOf(finding, asking.evening, "remark"));
    for (const rules::Condition& condition : answer.verdict.legalIf)
        answer.lines.push_back({QString(), told(condition, asking.evening), QString(), QStringLiteral("condition")});
    for (const game::Site& site : asking.sites)
        answer.marks[site] = answer.verdict.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
}

Row lineOf(const QString& fact) {
    return {QString(), fact, QString(), QStringLiteral("fact")};
}

Row lineOf(rules::ClauseId clause, const QString& remark) {
    return {idOf(clause), remark, clauseText(clause), QStringLiteral("remark")};
}

}  // namespace hexwarden::viewmodel
