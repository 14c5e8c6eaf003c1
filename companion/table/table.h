// One game as it is kept: belief about the table, the journal, and what the rules make of it. The single writer.
//
// Whatever happens, happens in this order: the event is appended to the journal and synced, then it counts, then
// listeners get a new snapshot. Pictures are kept before the event that cites them; if there is no room for them it
// goes without. All functions may be called from any thread and one at a time does its work.
#pragma once

#include "companion/story/story.h"
#include "tracker/belief/belief.h"
#include "tracker/board/piece_set.h"
#include "tracker/game/interpret.h"
#include "tracker/journal/journal.h"

#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::table {

/// The dice of this turn do not show what somebody has recorded.
struct DiceDoubt {
    std::int64_t roll = 0;  ///< the event that recorded it
    game::Colour player{};
    game::Dice recorded;
    game::Dice seen;

    bool operator==(const DiceDoubt&) const = default;
};

/// What a reach did as the camera understood it, for people to say: it is no legal move, or the camera only proposes.
struct Proposal {
    std::int64_t number = 0;
    std::vector<board::Change> changes;
    /// What people may say it was, likeliest first; none of them if the record is right.
    std::vector<std::vector<game::Interpretation>> choices;

    bool operator==(const Proposal&) const = default;
};

/// The game at one moment; it never changes.
struct Snapshot {
    std::int64_t version = 0;                  ///< counts up
    story::Story story;                        ///< the journal and what followed
    std::vector<board::Doubt> doubts;          ///< sites where table and record disagree
    std::vector<board::UnitDoubt> unitDoubts;  ///< hexes where they disagree about counts
    std::vector<board::UnknownThing> unknown;  ///< what came to hexes that nobody showed
    std::optional<DiceDoubt> diceDoubt;
    std::vector<Proposal> proposals;
    std::vector<board::UnitReading> believed;   ///< of pieces that were shown: what stands on hexes, and how surely
    std::optional<board::DiceRest> unsureDice;  ///< probably misread: a roll only if people confirm it
    /// Pieces that stand steadily in a colour that nobody plays; whose they are the table must say (`claim`).
    std::vector<board::SiteChange> strangers;
    std::vector<board::TileReading> tiles;  ///< the board as it was read, for confirmation
    std::vector<board::HarbourReading> harbours;
    std::vector<board::HarbourReading> openHarbours;  ///< lie there surely, of a kind that is only likeliest
    board::Layout readLayout;                         ///< the likeliest board
    std::optional<board::Hex> readRobber;

    const std::vector<game::Event>& events() const { return story.journal(); }
    const rules::Referee& referee() const { return story.referee(); }
    const game::GameState& state() const { return referee().state(); }
};

/// Makes the pictures of what was just seen; may be empty.
using Witness = std::function<journal::Evidence(const game::Interpretation&)>;

/// What the camera saw, and a way to keep pictures of it.
struct Sight {
    board::Observation seen;
    std::int64_t atEpochMs = 0;  ///< when, since the Unix epoch
    Witness witness;
    bool still = false;  ///< a deliberate picture of a quiet table: what it shows is believed at once
};

struct TableOptions {
    belief::BeliefOptions belief;  ///< of films; of stills as belief::BeliefOptions::forStills has it
    /// Pieces that become steady within this time are recorded together, so that a settlement comes before its road.
    std::int64_t gatherMs = 600;
    /// Appends the board once it was read so often, of stills once; 0: wait until somebody declares it.
    int layOutAfter = 0;
    /// A board that lies as this one does, however it is turned, has its harbours too where it is laid out so.
    std::optional<board::Layout> known{};
    /// Of which the game names one, so that a road may be a wall and a settlement a fort. A game that names none is
    /// played with the only one there is; if there are others, or none, a piece is what it looks like.
    std::vector<board::PieceSet> pieceSets{};
};

class Table {
  public:
    /// Takes up the game where the journal left it; without a journal nothing is kept, as long as nobody plays yet.
    /// Throws what `Journal::events` and `Story::follow` throw.
    explicit Table(std::optional<journal::Journal> = {}, TableOptions = {});

    /// The camera has looked. A time before the last one's means another source. Returns what became steady, save dice
    /// that are only asked about; the events it makes are in the next snapshot. Throws std::runtime_error if they
    /// cannot be written; they are tried again with the next sight.
    std::vector<board::Change> see(const Sight&);
    /// Everything that `see` returned is in the journal, or was no event. Listeners of a loop may ask.
    bool settled() const;
    /// No more will be seen: writes what was being gathered.
    void finish(const Witness& = {});

    /// Somebody at the table says so; `Undone` and `Corrected` are said like everything else. Returns the event as
    /// journalled. Throws std::runtime_error, and nothing has changed, if it cannot be written or if a `Began`
    /// combines books that do not go together.
    /// `seat`: on whose own screen.
    game::Event declare(const game::Body&, game::Source = game::Source::tap, std::optional<game::Colour> seat = {});

    /// Assigns the pieces that seem to be of a colour that nobody plays to a seat, from now on too; none: they are
    /// nobody's, and people are not asked about them again. Throws as `declare` does.
    void claim(game::Colour stranger, std::optional<game::Colour> seat);

    /// These kinds were shown to the camera once: what becomes of them is written as it is seen.
    void expectShown(std::vector<board::Piece> kinds);
    /// Whether the camera records what a reach did to such pieces, if it is certain and legal, or only proposes it.
    void letCameraWrite(bool);
    /// People say what a proposal was; none: the record is right. A proposal that is gone is ignored. Throws as
    /// `declare` does.
    void settle(std::int64_t proposal, std::optional<std::size_t> choice);

    std::shared_ptr<const Snapshot> snapshot() const;
    /// What people said that things are of which it was doubtful.
    std::vector<board::NamedThing> named() const;

    using Listener = std::function<void(std::shared_ptr<const Snapshot>)>;
    /// Hears of every snapshot from now on, in order, in the thread that made it; it must not call the table.
    void listen(Listener);

    /// Where evidence pictures lie; empty without a journal.
    std::filesystem::path pictureFolder() const;

  private:
    /// What was seen and waits to be written.
    struct Unwritten {
        game::Interpretation reading;
        std::int64_t atEpochMs = 0;
        journal::Evidence evidence;
    };

    /// A roll recorded by hand whose dice no camera has seen yet.
    struct TappedRoll {
        std::int64_t sequence = 0;
        game::Dice dice;
        std::int64_t atMs = 0;  ///< since the Unix epoch
    };

    const board::PieceSet* pieceSet(const game::GameState&) const;
    board::Observation inMeaning(board::Observation, const board::PieceSet*) const;
    std::optional<board::Piece> countedAs(board::Piece) const;
    void keepSeated(std::vector<board::Trace>&) const;
    std::vector<board::UnitDoubt> unitDoubts() const;
    std::vector<board::UnknownThing> unknownThings() const;
    void believeUnits(const game::GameState& before);
    void takeOutUnsure(std::vector<board::Change>&);
    bool isEnteredByHand(const board::Change&);
    bool isStranger(game::Colour) const;
    void setAside(const std::vector<board::Change>&);
    void rename(board::SiteReading&) const;
    bool isBattle(const board::Change&) const;
    double plausibility(const board::Site&, board::Occupant after) const;
    void layOut(const Sight&);
    void interpretGathered(const Witness&);
    bool isOfReach(const board::Change&) const;
    bool isLegal(const std::vector<game::Interpretation>&) const;
    void propose(std::vector<board::Change>);
    void refreshProposals();
    void believeRecord(const board::Change&);
    std::vector<game::Interpretation> interpreted(const std::vector<board::Change>&,
                                                  const std::vector<board::Doubt>& = {}) const;
    journal::Evidence witnessed(const game::Interpretation&, const Witness&) const;
    void writeWaiting();
    game::Body inOrder(const Unwritten&) const;
    void write(const Unwritten&);
    game::Event append(game::Event, const journal::Evidence& = {});
    void follow(const game::Event&);
    void believe(const game::GameState& before);
    void believeAs(bool still);
    void publish();

    mutable std::mutex mutex_;
    std::optional<journal::Journal> journal_;
    TableOptions options_;
    story::Story story_;
    belief::Belief belief_;
    bool still_ = false;  ///< what is looked at now
    std::vector<board::Change> gathered_;
    std::int64_t gatheringSinceMs_ = 0, lastSeenMs_ = 0;  ///< as the source counts
    std::int64_t epochOfSourceMs_ = 0;
    std::deque<Unwritten> unwritten_;
    std::vector<board::Doubt> believedDoubts_;  ///< as last published
    std::map<board::Site, board::SiteChange> strangers_;
    std::map<game::Colour, std::optional<game::Colour>> claims_;  ///< by what they look like; none: nobody's
    std::optional<TappedRoll> tappedRoll_;
    std::optional<DiceDoubt> diceDoubt_;
    std::optional<board::DiceRest> unsureDice_;
    std::vector<board::Piece> shown_;
    bool cameraWrites_ = true;
    std::vector<Proposal> proposals_;
    std::int64_t proposed_ = 0;  ///< counts them
    std::shared_ptr<const Snapshot> snapshot_;
    std::vector<Listener> listeners_;
};

}  // namespace hexwarden::table
