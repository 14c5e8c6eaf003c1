// What all screens look at: the journal of the game, what of it counts, and where the rules stand after it. Screens
// declare facts here; whoever keeps the journal answers with `follow`.
#pragma once

#include "companion/story/missed_roll.h"

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

namespace hexwarden::viewmodel {

using story::Entry;
using story::isMending;

class Evening : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// The story as whoever keeps the journal has worked it out.
    void follow(story::Story);
    /// The whole journal as it now is; only what is new is worked out.
    void follow(std::vector<game::Event> journal);

    const story::Story& whole() const { return story_; }
    const std::optional<story::MissedRoll>& missedRoll() const { return missedRoll_; }
    const std::vector<game::Event>& journal() const { return story_.journal(); }
    const std::vector<Entry>& story() const { return story_.entries(); }
    const rules::Referee& referee() const { return story_.referee(); }
    const game::GameState& state() const { return referee().state(); }
    const rules::Ledger& ledger() const { return referee().ledger(); }
    /// What the books know of the moment besides.
    rules::Extras extras() const { return referee().rules().extras(state(), ledger()); }
    bool begun() const { return !state().seats.empty(); }
    /// The rules' stand after the first `count` events of the story.
    rules::Referee after(std::size_t count) const { return story_.after(count); }
    /// The same before the event of that sequence.
    rules::Referee before(std::int64_t sequence) const { return after(storyUpTo(sequence - 1)); }
    /// How many events of the story have no later sequence.
    std::size_t storyUpTo(std::int64_t sequence) const { return story_.upTo(sequence); }

    /// The name somebody goes by: the seat's, or the colour's.
    QString nameOf(game::Colour) const;

    /// Who takes declared facts to the journal. No signal: Qt cannot carry a variant that it cannot compare.
    void onDeclared(std::function<void(const game::Body&)> take) { declared_ = std::move(take); }
    void declare(const game::Body& body) {
        if (declared_) declared_(body);
    }
    /// As in `story::Story`.
    std::optional<game::Event> undoable() const { return story_.undoable(); }
    std::optional<std::int64_t> redoable() const { return story_.redoable(); }
    std::optional<std::int64_t> undoingOf(std::int64_t sequence) const { return story_.undoingOf(sequence); }
    bool isUndoing(std::int64_t sequence) const { return story_.isUndoing(sequence); }
    /// Declares a correction; `undo` right after it takes it back.
    void mend(const game::Body&);
    /// Takes back the latest event or correction.
    void undo();
    void redo();

  signals:
    void changed();

  private:
    story::Story story_;
    std::optional<story::MissedRoll> missedRoll_;
    std::function<void(const game::Body&)> declared_;
    std::int64_t saidNotToHaveHappened_ = 0;  ///< the event of the last correction; 0: it said something else
};

}  // namespace hexwarden::viewmodel
