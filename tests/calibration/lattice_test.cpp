#include "calibration/lattice.h"

#include "tests/calibration/drawn_board.h"

#include <gtest/gtest.h>

namespace hexwarden::calibration {
namespace {

TEST(Lattice, EveryHexIsFoundAtItsCentreAndNearIt) {
    for (int q = -board::kReach; q <= board::kReach; ++q)
        for (int r = -board::kReach; r <= board::kReach; ++r)
            for (cv::Point2d off : {cv::Point2d{}, {0.8, 0}, {-0.4, 0.7}, {0, -0.95}})
                EXPECT_EQ(hexAt(centreInLattice({q, r}) + off), (board::Hex{q, r}));
}

TEST(Lattice, AnyTurnAndShiftOfABoardFoundAgainGetsItsOldNames) {
    const auto land = baseLand();
    const CameraModel camera = assumedCamera({1280, 720});
    const cv::Matx33d before = viewFromAbove(camera, 30, 0, 700), now = viewFromAbove(camera, 33, 12, 690, {8, -6});
    for (int turns = 0; turns < 6; ++turns)
        for (board::Hex shift : {board::Hex{0, 0}, {1, 0}, {-2, 3}, {5, -9}}) {
            const cv::Matx33d found = now * latticeShiftedTo(shift) * latticeTurned(turns);
            EXPECT_LT(disagreementSides(namedLike(before, found, land), now, land), 1e-6) << turns;
        }
}

TEST(Lattice, DisagreementIsInTileSides) {
    const auto land = baseLand();
    const cv::Matx33d square{50, 0, 300, 0, 50, 200, 0, 0, 1}, shifted{50, 0, 310, 0, 50, 200, 0, 0, 1};
    EXPECT_NEAR(disagreementSides(shifted, square, land), 0.2, 1e-9);
    EXPECT_EQ(disagreementSides(square, square, land), 0);
}

TEST(Lattice, CornersOfTheBaseBoardAreFiftyFour) {
    EXPECT_EQ(cornersInLattice(baseLand()).size(), 54u);
}

}  // namespace
}  // namespace hexwarden::calibration
