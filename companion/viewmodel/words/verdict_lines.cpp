#include "companion/viewmodel/words/verdict_lines.h"

#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>
#include <set>

namespace hexwarden::viewmodel {

namespace {

constexpr int kDetail = 2;  ///< in a line

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RefereeModel)
};

void add(std::vector<Row>& lines, const std::vector<rules::Finding>& findings, const Evening& evening,
         const char* kind) {
    for (const rules::Finding& finding : findings)
        lines.push_back({idOf(finding.clause()), inWords(finding, evening), clauseText(finding.clause()),
                         QString::fromLatin1(kind)});
}

}  // namespace

std::vector<Row> linesOf(const rules::Verdict& verdict, const Evening& evening) {
    std::vector<Row> lines;
    add(lines, verdict.objections, evening, "objection");
    for (const rules::Waiver& waiver : verdict.waivers)
        lines.push_back(
            {idOf(waiver.by),
             Words::tr("Goes before %1: %2").arg(idOf(waiver.objection.clause()), inWords(waiver.objection, evening)),
             clauseText(waiver.by), QStringLiteral("waiver")});
    add(lines, verdict.questions, evening, "question");
    add(lines, verdict.remarks, evening, "remark");
    for (const rules::Condition& condition : verdict.legalIf)
        lines.push_back({QString(), inWords(condition, evening), QString(), QStringLiteral("condition")});
    return withEachClauseOnce(std::move(lines));
}

QString standingOf(const rules::Verdict& verdict) {
    switch (verdict.standing()) {
        case rules::Standing::allowed:
            return QStringLiteral("allowed");
        case rules::Standing::allowedIf:
            return QStringLiteral("allowedIf");
        case rules::Standing::unlikely:
            return QStringLiteral("unlikely");
        case rules::Standing::illegal:
            return QStringLiteral("illegal");
    }
    return {};
}

std::vector<Row> withEachClauseOnce(std::vector<Row> lines) {
    std::set<QString> said;
    for (Row& line : lines) {
        QVariant& detail = line[kDetail];
        if (!detail.toString().isEmpty() && !said.insert(detail.toString()).second) detail = QString();
    }
    return lines;
}

rules::Verdict verdictOn(const std::optional<game::Body>& body, const Evening& evening) {
    if (!body) return {};
    game::Event event;
    event.body = *body;
    return evening.referee().judge(event);
}

}  // namespace hexwarden::viewmodel
