// Where the crops of harbours lie.
#include "vision/harbour_reader.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

const cv::Matx33d kImageFromLattice(80, 0, 400, 0, 80, 300, 0, 0, 1);
constexpr board::Hex kLand{1, -1};

/// How far out at sea a pixel of the crop lies from the middle of the edge, and how far along it; tile sides.
cv::Point2d outAndAlong(const cv::Matx33d& imageFromCrop, cv::Point2d pixel, board::Direction coast) {
    const cv::Point2d at = project(kImageFromLattice.inv(), project(imageFromCrop, pixel));
    const cv::Point2d middle = middleInLattice(board::edge(kLand, coast)), from = middle - centreInLattice(kLand);
    const cv::Point2d out = from / cv::norm(from), off = at - middle;
    return {off.dot(out), std::abs(off.x * out.y - off.y * out.x)};
}

TEST(HarbourCrops, LieAtEverySideAsTheirNetworksWereTrained) {
    const double right = kHarbourCrop.width - .5, bottom = kHarbourCrop.height - .5;
    for (const board::Direction coast : board::kDirections) {
        const auto wide = imageFromHarbourCrop(kImageFromLattice, kLand, coast);
        EXPECT_LT(cv::norm(outAndAlong(wide, {-.5, -.5}, coast) - cv::Point2d(1.25, .8)), 1e-9);
        EXPECT_LT(cv::norm(outAndAlong(wide, {right, bottom}, coast) - cv::Point2d(-.35, .8)), 1e-9);
        const auto near = imageFromHarbourKindCrop(kImageFromLattice, kLand, coast);
        EXPECT_LT(cv::norm(outAndAlong(near, {-.5, -.5}, coast) - cv::Point2d(1.22, .62)), 1e-9);
        EXPECT_LT(cv::norm(outAndAlong(near, {right, bottom}, coast) - cv::Point2d(-.02, .62)), 1e-9);
    }
}

}  // namespace
}  // namespace hexwarden::vision
