#include "companion/viewmodel/words/reminders.h"

#include "companion/rules/conquest/account.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/river/account.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Reminders)
};

/// SEA-1: the roller chooses first, then clockwise. Only while the last event is what brought the gold.
void addGold(const Evening& evening, QStringList& reminders) {
    if (!evening.ledger().box.goldIsChosen) return;
    const auto gains = evening.story().back().credits.gains();
    const auto& seats = evening.state().seats;
    const auto player = game::playerOf(evening.story().back().event.body);
    const std::size_t first = player ? game::seatOf(evening.state(), *player).value_or(0) : 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const game::Colour c = seats[(first + i) % seats.size()].colour;
        if (const int gold = game::of(gains, c)[static_cast<std::size_t>(game::Resource::gold)]; gold > 0)
            reminders << Words::tr("%1 chooses %n card(s) for gold.", nullptr, gold).arg(evening.nameOf(c));
    }
}

/// RIVER-13, RIVER-15.
void addRobber(const Evening& evening, QStringList& reminders) {
    const auto& river = rules::river::accountOf(evening.ledger());
    if (!river.drowned) return;
    reminders << Words::tr("The robber has drowned; the next 7 brings him back.");
    if (river.pirateMayMove && evening.ledger().box.pirate)
        reminders << Words::tr("The pirate may move instead: tap the sea he goes to.");
}

/// RISK-20, RISK-41. Of harbours only whoever is at turn is reminded: a table that leaves them out is not nagged.
void addArmiesAndHarbours(const Evening& evening, QStringList& reminders) {
    if (!evening.ledger().box.has(game::Piece::army)) return;
    const game::GameState& state = evening.state();
    for (const game::Seat& seat : state.seats)
        if (const int armies = game::of(rules::risk::accountOf(evening.ledger()).freeArmies, seat.colour); armies > 0)
            reminders << Words::tr("%1 places %n free army(ies).", nullptr, armies).arg(evening.nameOf(seat.colour));
    for (const game::Corner c : rules::risk::buildingsWithoutHarbour(state))
        if (state.buildings[c].colour == evening.ledger().active)
            reminders << Words::tr("%1 may choose a harbour: tap the water. %2")
                             .arg(evening.nameOf(state.buildings[c].colour), name(board::Site(c), state.layout));
}

/// CONQ-20 to CONQ-22.
void addPerils(const Evening& evening, QStringList& reminders) {
    for (const rules::conquest::Call& call : rules::conquest::accountOf(evening.ledger()).economy.calls) {
        if (call.settled) continue;
        const QString peril = inWords(rules::conquest::name(call.peril));
        reminders << Words::tr("%1: tap what it takes.").arg(peril.left(1).toUpper() + peril.mid(1));
    }
}

}  // namespace

QStringList remindersOf(const Evening& evening) {
    QStringList reminders;
    if (evening.story().empty()) return reminders;
    addGold(evening, reminders);
    addRobber(evening, reminders);
    addArmiesAndHarbours(evening, reminders);
    addPerils(evening, reminders);
    if (evening.ledger().freeRoutes > 0 && evening.ledger().active)
        reminders << Words::tr("%1 may lay %n more route(s) for nothing.", nullptr, evening.ledger().freeRoutes)
                         .arg(evening.nameOf(*evening.ledger().active));
    for (const rules::Finding& remark : evening.story().back().verdict.remarks) reminders << told(remark, evening);
    return reminders;
}

}  // namespace hexwarden::viewmodel
