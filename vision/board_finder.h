// Finds the board in a picture without markers.
//
// A network (data/models/board.onnx) draws three heat maps: centres of land tiles, corners of land tiles, land. Their
// peaks are fitted to an integer lattice seen through a homography, from the strongest on; the land is the known shape,
// or the free-form set of hexes, that the maps show. A board whose lattice does not explain what was seen is refused: a
// wrong board is worse than none. Boards may lie at any rotation, seen from above or obliquely (a tilt of more than 68
// degrees is refused; standing pieces are read well up to about 50), and may reach beyond the picture. From frame to
// frame calibration::PoseTracker follows it.
#pragma once

#include "calibration/outcome.h"
#include "vision/board_pose.h"
#include "vision/frame.h"

#include <filesystem>
#include <memory>

namespace hexwarden::vision {

struct FinderOptions {
    std::string layout;     ///< name of the only spec to accept; empty: any spec, then free-form
    double focalPx = 0;     ///< of the pictures to come; 0 where the lens is not known
    int quickSide = 352;    ///< pixels a side of the square that the picture is fitted into, first look
    int carefulSide = 512;  ///< and second look, where the first one is in doubt
};

/// Not thread-safe: one finder a thread. The same picture always gets the same answer.
class BoardFinder {
  public:
    /// Throws std::runtime_error naming the file if board.onnx is missing or damaged.
    BoardFinder(const std::filesystem::path& modelsFolder, std::vector<board::BoardSpec>, FinderOptions = {});
    ~BoardFinder();
    BoardFinder(BoardFinder&&) noexcept;
    BoardFinder& operator=(BoardFinder&&) noexcept;

    /// Refused with one sentence if there is no board or if it is not trusted.
    calibration::Outcome<BoardPose> find(const Frame&);

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

/// All board specs of a folder (data/boards), by name. Throws as board::parseBoardSpec does, and board::Failure if
/// there are none or one is missing or altered that SHA256SUMS lists.
std::vector<board::BoardSpec> readBoardSpecs(const std::filesystem::path& boardsFolder);

}  // namespace hexwarden::vision
