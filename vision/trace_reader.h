// What came and went in a reach, thing by thing, among the pieces that were shown once.
//
// A patch in which the table differs is taken apart into pieces by how much each kind hides (patch_pieces.h); what
// stood there before is known and goes first. Which kind each is tell its place among all kinds of things (likeness.h)
// and how well its outline fits together.
#pragma once

#include "tracker/board/piece_set.h"
#include "vision/board_pose.h"
#include "vision/left_behind.h"
#include "vision/likeness.h"
#include "vision/patch_pieces.h"
#include "vision/piece_reader.h"

#include <vector>

namespace hexwarden::vision {

/// Who looks at single things.
struct TraceEyes {
    LikenessReader& likeness;
    PieceReader& pieces;
    const TableColours& colours;
};

/// Not thread-safe.
class TraceReader {
  public:
    TraceReader(calibration::ShownPieces, board::PieceSet);

    /// `pose`: of both pictures. Things beside the board are overlooked.
    std::vector<board::Trace> read(const Reach&, const BoardPose& pose, const TraceEyes&, const ChangeScale&);

    /// Other pieces were shown; what stands there stays.
    void know(calibration::ShownPieces);
    /// Hexes have other names from now on.
    void forget() { standing_.clear(); }

  private:
    struct Thing {
        cv::Point2d foot;  ///< on the lattice
        Bulk bulk;
        bool along = false;  ///< an edge
        board::Trace trace;  ///< as it came
    };
    struct Found {
        cv::Point2d foot;
        PatchPiece piece;
        bool came = true;
    };

    std::vector<board::Trace> takeGone(std::vector<Patch>&, const View& small);
    std::vector<Found> findIn(const std::vector<Patch>&, const cv::Mat& before, const cv::Mat& after,
                              const View& small) const;
    void giveToBuildings(std::vector<board::TraceGuess>&, const SiteSight&, cv::Point2d foot,
                         const std::vector<board::Hex>& land) const;
    board::Trace traceOf(const Found&, const Place&, const SiteSight&, const BoardPose&) const;

    calibration::ShownPieces shown_;
    board::PieceSet set_;
    std::vector<PatchKind> kinds_;
    std::vector<Thing> standing_;  ///< what came before and did not go
};

}  // namespace hexwarden::vision
