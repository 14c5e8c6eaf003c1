// The cards of the table's screen: what is due, what the rules object to, what camera and record disagree about.
#include "companion/viewmodel/screens/table_model.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/reminders.h"
#include "companion/viewmodel/words/sentences.h"

#include <algorithm>

namespace hexwarden::viewmodel {

bool TableModel::isBoard(const Entry& entry) {
    return std::holds_alternative<game::LaidOut>(entry.event.body);
}

/// What the last event earned; nothing is news after an undo.
void TableModel::noteTokens() {
    const auto awards = evening_.extras().awards;
    const std::size_t now = evening_.story().size();
    if (now == newsAt_) return;
    news_.clear();
    if (now == newsAt_ + 1)
        for (std::size_t i = awards_; i < awards.size(); ++i)
            if (awards[i].count > 0)
                news_.push_back(
                    {wordOf(awards[i].player) + QLatin1Char(' ') + idOf(awards[i].clause),
                     tr("%1 earns %n victory token(s): %2 (%3).", nullptr, awards[i].count)
                         .arg(evening_.nameOf(awards[i].player), inWords(awards[i].name), idOf(awards[i].clause))});
    newsAt_ = now;
    awards_ = awards.size();
}

void TableModel::showPrompts() {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < disagreements_.size(); ++i)
        rows.push_back({disagreements_[i].sentence, true, static_cast<int>(i),
                        disagreements_[i].accept ? tr("Accept it") : QString(), true, disagreements_[i].key,
                        QString()});
    if (const auto missed = evening_.missedRoll())
        rows.push_back({tr("According to the record that turn has not begun. Did %1 roll? Tap the sum, 2 to 12.")
                            .arg(evening_.nameOf(missed->player)),
                        true, static_cast<int>(disagreements_.size()), tr("No roll was missed"), false,
                        QStringLiteral("missed roll"), QString()});
    const auto say = [&](const Reminder& what, bool urgent, int action = kNoAction, const QString& actionText = {},
                         const QString& why = {}) {
        const bool said = std::ranges::any_of(rows, [&](const Row& row) { return row[0] == what.text; });
        if (!said) rows.push_back({what.text, urgent, action, actionText, false, what.key, why});
    };
    const bool laid = !evening_.story().empty() && isBoard(evening_.story().back());
    const QString cure = laid ? tr("Set the board right") : tr("What was it really?");
    if (!evening_.story().empty())
        for (const rules::Finding& objection : evening_.story().back().verdict.objections) {
            const bool river = objection.sentence->wantsRiver;
            const QString why = inWords(objection, evening_);
            say({why, tr("The rules on the last move: %1").arg(why)}, true, river ? kRiver : kLastMove,
                river ? tr("Lay the river") : cure, why);
        }
    for (const Reminder& award : news_) say(award, false);
    for (const Reminder& reminder : remindersOf(evening_))
        say(reminder, false, laid ? kLastMove : kNoAction, laid ? cure : QString());
    prompts_.show(std::move(rows));
}

namespace {

/// As the role `kinds` has them.
QVariantList rowsOf(const std::vector<Pickable>& kinds) {
    QVariantList rows;
    for (const Pickable& one : kinds)
        rows.append(QVariantMap{{QStringLiteral("key"), wordOf(one.kind)},
                                {QStringLiteral("text"), counted(one.kind, one.picked)},
                                {QStringLiteral("picked"), one.picked},
                                {QStringLiteral("may"), one.may}});
    return rows;
}

}  // namespace

void TableModel::showDues() {
    owed_ = duesOf(evening_);
    const rules::Ledger& ledger = evening_.ledger();
    const bool board = !board::hexes(evening_.state().layout).empty();
    if (begun() && board && ledger.active && (ledger.thiefDue || ledger.phase == rules::Phase::setUp))
        owed_.push_back({ledger.thiefDue ? DueLine::Kind::thief : DueLine::Kind::setUp,
                         {*ledger.active},
                         phaseHint(),
                         DueLine::Cure::show,
                         std::nullopt,
                         QString(),
                         [this] { return placesDue(evening_); }});
    if (const int turn = evening_.state().turn.number; turn != tickedOf_) {
        tickedOf_ = turn;
        ticked_.clear();
    }
    std::erase_if(owed_, [&](const DueLine& due) { return due.mayBeTicked() && ticked_.contains(due.text); });
    picks_.keep(owed_);
    std::vector<Row> rows;
    for (const DueLine& due : owed_) {
        const auto* discarded = due.tells ? std::get_if<game::Discarded>(&*due.tells) : nullptr;
        rows.push_back({due.text,
                        due.cure == DueLine::Cure::tell   ? due.telling
                        : due.cure == DueLine::Cure::show ? tr("Show where")
                                                          : tr("Done"),
                        discarded ? wordOf(discarded->player) : QString(), rowsOf(picks_.kindsOf(due, evening_)),
                        due.choice.count, picks_.textOf(due)});
    }
    dues_.show(std::move(rows));
}

}  // namespace hexwarden::viewmodel
