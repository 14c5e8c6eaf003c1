// Reads what lies on a board whose place in the picture is known.
//
// Every probability is meant honestly: of the readings given with 0.8, eight in ten should be right.
// Stock and connectivity of pieces and the counts of a known layout weigh in as soft evidence; nothing is forced to be
// legal.
#pragma once

#include "calibration/shown_pieces.h"
#include "tracker/board/observation.h"
#include "tracker/board/piece_set.h"
#include "vision/board_pose.h"
#include "vision/change_scale.h"
#include "vision/frame.h"
#include "vision/left_behind.h"
#include "vision/new_things.h"
#include "vision/stopwatch.h"
#include "vision/table_colours.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace hexwarden::vision {

/// What to look at; a frame of a video needs tiles only now and then.
struct ReadScope {
    bool tiles = true;   ///< terrain, tokens and harbours
    bool pieces = true;  ///< corners, edges and the robber, and what else the piece set shows anything by
    bool dice = true;
    /// Only where something has changed since the last such reading, and elsewhere by turns. Sites that were not read
    /// are left out; what was read of tiles and dice before stands where nothing has changed.
    bool onlyChanged = false;
    /// 8-bit, size of the picture, not zero where a hand or something else hides the table; empty: nothing is hidden.
    cv::Mat hidden = {};
    cv::Mat hands = {};        ///< likewise, anywhere in the picture: dice there are held or half covered, and left out
    ChangeScale changes = {};  ///< of the camera, for `onlyChanged`
    bool stirred = false;      ///< a reach goes on: what changes meanwhile is read after it
};

/// What people, or a steady belief, know to lie at a corner or an edge; or that it is empty.
struct ConfirmedSite {
    board::Site site;
    board::Occupant occupant;
};

/// What a piece that is shown to the camera looks like.
struct ShownSight {
    std::vector<float> place;                     ///< among all kinds of things: vision/likeness.h
    calibration::Lab colour;                      ///< of its middle, under the light of the picture
    std::optional<calibration::Bulk> bulk;        ///< none where it did not stand out from what lies about it
    std::optional<calibration::Coming> coming{};  ///< none where none of the reaches brought it
    std::vector<float> shape{};                   ///< share of each of board::kShapes
};

/// Not thread-safe: one reader a thread.
class Reader {
  public:
    /// Throws std::runtime_error naming the file if a model is missing or damaged; things.onnx.gz need only be there
    /// for a piece set with shapes.
    Reader(const std::filesystem::path& modelsFolder, std::vector<board::BoardSpec>, board::PieceSet);
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    /// In the words of the piece set, as far as its shapes allow (tracker/board/meaning.h).
    board::Observation read(const Frame&, const BoardPose&, const ReadScope& = {});

    /// Begins to look for dice in a film's picture. `read` of the same picture with `onlyChanged` waits for the result,
    /// and begins by itself where this was not called.
    void noticeDice(const Frame&, const BoardPose&, const ChangeScale&);

    /// The stages of the last `read`.
    const std::vector<Lap>& laps() const;

    /// Dice lie anywhere, beside the board too, and need no board. `pose`: bounds their size where it is known.
    std::vector<board::DieReading> readDice(const Frame&, const BoardPose* pose = nullptr);

    /// Learns what this table looks like. It counts from the next reading on; empty sites are collected until there are
    /// a few dozen. The frame is the one that was read last; sites that were not read then, and kinds of pieces that
    /// are never read, are ignored.
    void learn(const Frame&, const BoardPose&, const std::vector<ConfirmedSite>&);
    /// Things that a reach brought: what people said that they are counts from the next reach on. Those that are known
    /// already, or stand there no more, are ignored.
    void learn(const std::vector<board::NamedThing>&);
    void use(TableColours);
    /// The pieces that were shown once, of this reader's piece set. Throws as the constructor if alike.onnx or
    /// things.onnx.gz is missing or damaged.
    void know(calibration::ShownPieces);
    /// What stands at these feet (pixels of the picture, beside the board too); none where nothing does. A piece that
    /// one of the reaches brought, all of which the picture shows, is measured against the table before it.
    std::vector<std::optional<ShownSight>> show(const Frame&, const BoardPose&, const std::vector<cv::Point2d>& feet,
                                                const std::vector<Reach>& = {});
    /// What stands where a new thing does.
    ShownSight sightOf(const Frame&, const BoardPose&, const NewThing&);
    /// A piece of that colour was shown.
    void learnColour(board::Colour, calibration::Lab);
    /// What became of the pieces that were shown, in a reach over pictures in which the board lies so; empty without
    /// such pieces. To be asked of one reach after the other.
    std::vector<board::Trace> traces(const Reach&, const BoardPose&, const ChangeScale&);
    bool knowsShown() const;
    const TableColours& colours() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace hexwarden::vision
