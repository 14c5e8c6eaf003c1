#include "companion/viewmodel/words/reminders.h"

#include "companion/rules/river/account.h"
#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Reminders)
};

/// RIVER-13, RIVER-15.
void addRobber(const Evening& evening, QStringList& reminders) {
    const auto& river = rules::river::accountOf(evening.ledger());
    if (!river.drowned) return;
    reminders << Words::tr("The robber has drowned; the next 7 brings him back.");
    if (river.pirateMayMove && evening.ledger().box.pirate)
        reminders << Words::tr("The pirate may move instead: tap the sea he goes to.");
}

}  // namespace

QStringList remindersOf(const Evening& evening) {
    QStringList reminders;
    if (evening.story().empty() || evening.ledger().joining) return reminders;
    addRobber(evening, reminders);
    for (const rules::Finding& remark : evening.story().back().verdict.remarks) reminders << told(remark, evening);
    return reminders;
}

}  // namespace hexwarden::viewmodel
