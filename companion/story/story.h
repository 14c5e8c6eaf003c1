// The story of a game: the events that count, with what the rules said of each and what it paid; worked out once from
// the journal and shared by the table, the screens, the preview of a correction, the exports and `replay`.
#pragma once

#include "companion/rules/referee.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace hexwarden::story {

/// An event that counts, with what followed from it.
struct Entry {
    game::Event event;
    rules::Verdict verdict;
    rules::Credits credits;  ///< of a roll or what set-up pays; else empty
};

/// Judges and applies one event; what follows from it is in state and ledger.
Entry take(const game::Event&, const rules::RuleSet&, game::GameState&, rules::Ledger&);

/// An undo or a correction: it is about another event.
bool isMending(const game::Event&);

/// A value: a copy is a snapshot.
class Story {
  public:
    Story() = default;
    /// Throws as `Referee::take` does.
    explicit Story(std::vector<game::Event> journal);

    /// The next line of the journal. Throws as `Referee::take` does, and then nothing has changed.
    void append(game::Event);
    /// The whole journal as it now is. Only what differs from the story so far, and what comes after, is worked out.
    void follow(std::vector<game::Event> journal);
    /// What the story would be if that were said now.
    Story with(const game::Body&) const;

    const std::vector<game::Event>& journal() const { return journal_; }
    const std::vector<Entry>& entries() const { return entries_; }
    /// After all events that count.
    const rules::Referee& referee() const { return referee_; }
    /// The rules' stand after the first `count` events that count.
    rules::Referee after(std::size_t count) const;
    /// How many events count up to that one; if it does not, up to where it stood.
    std::size_t upTo(std::int64_t sequence) const;

    /// The last step that stands, if there is one to take back: an event, a correction, or that an earlier event did
    /// not happen.
    std::optional<game::Event> undoable() const;
    /// The last undoing that nothing new has followed: undoing it brings its step back.
    std::optional<std::int64_t> redoable() const;
    /// The undoing that has taken an event back; none if it stands.
    std::optional<std::int64_t> undoingOf(std::int64_t sequence) const;
    bool isUndoing(std::int64_t sequence) const;

  private:
    void derive();
    void takeNext(const game::Event&);
    const game::Event* find(std::int64_t sequence) const;

    std::vector<game::Event> journal_;
    std::vector<Entry> entries_;
    rules::Referee referee_;
    std::vector<std::shared_ptr<const rules::Referee>> stands_;  ///< after every `kStandEvery` events, to go back to
};

}  // namespace hexwarden::story
