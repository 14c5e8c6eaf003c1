// One game as it is kept: belief about the table, the journal, and what the rules make of it. The single writer.
//
// Whatever happens, happens in this order: the event is appended to the journal and synced, then it counts, then
// listeners get a new snapshot. All functions may be called from any thread and one at a time does its work.
#pragma once

#include "companion/rules/referee.h"
#include "tracker/belief/belief.h"
#include "tracker/journal/journal.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::table {

/// The game at one moment; nobody changes it any more.
struct Snapshot {
    std::int64_t version = 0;               ///< counts up
    std::vector<game::Event> events;        ///< the whole journal
    rules::Referee referee;                 ///< after the events that count
    std::vector<board::Doubt> doubts;       ///< sites where table and record disagree
    std::vector<board::TileReading> tiles;  ///< the board as it was read, for confirmation
    std::vector<board::HarbourReading> harbours;
    board::Layout readLayout;  ///< the likeliest board
    std::optional<board::Hex> readRobber;

    const game::GameState& state() const { return referee.state(); }
};

/// What the camera saw, and a way to keep a picture of it.
struct Sight {
    board::Observation seen;
    std::int64_t atEpochMs = 0;                          ///< when, since the Unix epoch
    std::function<std::vector<std::uint8_t>()> encoded;  ///< a JPEG of the frame; may be empty
};

struct Options {
    belief::Options belief;
    /// Pieces that become steady within this time are told together, so that a settlement comes before its road.
    std::int64_t gatherMs = 600;
    /// Appends the board once it was read so often; 0: wait until somebody declares it.
    int layOutAfter = 0;
};

class Table {
  public:
    /// Takes up the game where the journal left it. Throws what `Journal::events` and `Referee::take` throw.
    explicit Table(journal::Journal, Options = {});

    /// The camera has looked. Returns what became steady; the events it makes are in the next snapshot.
    std::vector<board::Change> see(const Sight&);
    /// No more will be seen: tells what was being gathered.
    void finish();

    /// Somebody at the table says so. Returns the event as journalled. Throws std::runtime_error if it cannot be
    /// written (nothing has changed then) or if a `Began` combines books that do not go together.
    game::Event declare(const game::Body&, game::Source = game::Source::tap);
    /// Takes back the last event that counts; none if there is none.
    std::optional<game::Event> undo();
    /// Brings back what the last `undo` took, if nothing was declared or seen since.
    std::optional<game::Event> redo();
    /// Event `what` was something else. Everything after it is derived anew.
    game::Event correct(std::int64_t what, const game::Body& now);

    std::shared_ptr<const Snapshot> snapshot() const;

    using Listener = std::function<void(std::shared_ptr<const Snapshot>)>;
    /// Told of every snapshot from now on, in order, in the thread that made it; it must not call the table.
    void listen(Listener);

    std::filesystem::path pictureFolder() const;

  private:
    game::Event append(game::Body, game::Source, float confidence, std::int64_t atMs, const std::string& evidence);
    void take(const game::Event&);
    void replay();
    void tellGathered(const Sight*);
    void layOut(const Sight&);
    void believeWhatCounts();
    void publish();

    mutable std::mutex mutex_;
    journal::Journal journal_;
    Options options_;
    std::vector<game::Event> events_;
    rules::Referee referee_;
    belief::Belief belief_;
    std::vector<board::Change> gathered_;
    std::int64_t gatheringSinceMs_ = 0;
    std::shared_ptr<const Snapshot> snapshot_;
    std::vector<Listener> listeners_;
};

}  // namespace hexwarden::table
