// What all screens look at: the journal of the game, what of it counts, and where the rules stand after it. Screens
// declare facts here; whoever keeps the journal answers with `follow`.
#pragma once

#include "companion/rules/referee.h"

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

namespace hexwarden::viewmodel {

/// An event that counts, with what followed from it.
struct Told {
    game::Event event;
    rules::Verdict verdict;
    rules::Credits credits;  ///< of a roll or what set-up pays; else empty
};

/// An undoing or a correction: it tells of another event.
bool isMending(const game::Event&);

/// Replays events from an empty table.
std::vector<Told> tell(const std::vector<game::Event>& effective, rules::Referee& referee);

class Evening : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// The whole journal as it now is; does only the new work where it has merely grown.
    void follow(std::vector<game::Event> journal);

    const std::vector<game::Event>& journal() const { return journal_; }
    const std::vector<Told>& story() const { return story_; }
    const rules::Referee& referee() const { return referee_; }
    const game::GameState& state() const { return referee_.state(); }
    const rules::Ledger& ledger() const { return referee_.ledger(); }
    bool begun() const { return !state().seats.empty(); }
    /// The rules' stand after the first `count` events of the story.
    rules::Referee after(std::size_t count) const;
    /// The same before the event of that sequence.
    rules::Referee before(std::int64_t sequence) const { return after(storyUpTo(sequence - 1)); }
    /// How many events of the story have no later sequence.
    std::size_t storyUpTo(std::int64_t sequence) const;

    /// The name somebody goes by: the seat's, or the colour's.
    QString nameOf(game::Colour) const;

    /// Who takes declared facts to the journal. No signal: Qt cannot carry a variant that it cannot compare.
    void onDeclared(std::function<void(const game::Body&)> take) { declared_ = std::move(take); }
    void declare(const game::Body& body) {
        if (declared_) declared_(body);
    }
    /// The last event or correction that stands, if there is one to take back.
    std::optional<game::Event> undoable() const;
    /// The last undoing that nothing new has followed: undoing it brings its event back.
    std::optional<std::int64_t> redoable() const;
    /// The undoing that has taken an event back; none if it stands.
    std::optional<std::int64_t> undoingOf(std::int64_t sequence) const;
    bool isUndoing(std::int64_t sequence) const;
    void undo();
    void redo();

  signals:
    void changed();

  private:
    std::vector<game::Event> journal_;
    std::vector<Told> story_;
    rules::Referee referee_;
    std::function<void(const game::Body&)> declared_;
};

}  // namespace hexwarden::viewmodel
