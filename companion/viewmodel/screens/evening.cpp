#include "companion/viewmodel/screens/evening.h"

#include "companion/viewmodel/words/names.h"

#include <QRegularExpression>
#include <utility>

namespace hexwarden::viewmodel {

void Evening::follow(story::Story story) {
    story_ = std::move(story);
    missedRoll_ = story::missedRoll(story_);
    emit changed();
}

void Evening::follow(std::vector<game::Event> journal) {
    story_.follow(std::move(journal));
    missedRoll_ = story::missedRoll(story_);
    emit changed();
}

QString Evening::nameOf(game::Colour colour) const {
    const auto seat = game::seatOf(state(), colour);
    const std::string named = seat ? state().seats[*seat].name : std::string();
    if (named.empty()) return name(colour);
    // A name goes into sentences with further places: joined to its sign by nothing, "%1" is no place.
    static const QRegularExpression place(QStringLiteral("%(?=[0-9Ln])"));
    return QString::fromStdString(named).replace(place, QStringLiteral("%\u2060"));
}

void Evening::mend(const game::Body& mending) {
    const auto* undone = std::get_if<game::Undone>(&mending);
    saidNotToHaveHappened_ = undone ? undone->what : 0;
    declare(mending);
}

/// "The last event did not happen" and an undo of it are the same line in the journal. After an undo the next one takes
/// back the event before; after the correction it takes back the correction.
void Evening::undo() {
    const auto* undone = journal().empty() ? nullptr : std::get_if<game::Undone>(&journal().back().body);
    const bool isCorrection = undone && undone->what == std::exchange(saidNotToHaveHappened_, 0);
    if (isCorrection && redoable()) return redo();
    if (const auto last = undoable()) declare(game::Undone{last->sequence});
}

void Evening::redo() {
    if (const auto last = redoable()) declare(game::Undone{*last});
}

}  // namespace hexwarden::viewmodel
