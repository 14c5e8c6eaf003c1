#include "companion/viewmodel/words/reminders.h"

#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Reminders)
};

}  // namespace

std::vector<Reminder> remindersOf(const Evening& evening) {
    std::vector<Reminder> reminders;
    if (evening.story().empty() || evening.ledger().joining) return reminders;
    for (const rules::Notice& notice : evening.extras().notices)
        if (notice.reminds)
            reminders.push_back({QString::fromStdString(std::string(notice.clause)), inWords(notice, evening)});
    for (const rules::Finding& remark : evening.story().back().verdict.remarks)
        reminders.push_back({keyOf(remark), inWords(remark, evening)});
    return reminders;
}

QString setUpHintOf(const Evening& evening, bool mayPass) {
    const rules::Ledger& ledger = evening.ledger();
    const game::Piece due = ledger.setUp.piece;
    if (due == game::Piece::ship) return Words::tr("Place a ship on a port.");
    if (due == game::Piece::knight) return Words::tr("Place a knight on a hex beside the ship.");
    if (due == game::Piece::army && ledger.setUp.from && mayPass)
        return Words::tr("No hex beside the building is free: an army may fight for one; or end the turn.");
    if (due == game::Piece::army)
        return ledger.setUp.from ? Words::tr("Place an army on a hex beside the building.")
                                 : Words::tr("Place an army on a free hex.");
    if (due != game::Piece::settlement)
        return ledger.box.builds(game::Piece::ship, rules::Ground::edge)
                   ? Words::tr("Place the road or the ship that goes with it.")
                   : Words::tr("Place the road that goes with it.");
    return ledger.box.ground(game::Piece::settlement) == rules::Ground::hex
               ? Words::tr("Settle where the knight is, or let him go one hex first; or end the turn.")
               : Words::tr("Place a settlement: put it on the table, or tap its corner.");
}

}  // namespace hexwarden::viewmodel
