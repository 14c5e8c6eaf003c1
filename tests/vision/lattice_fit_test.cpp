#include "vision/lattice_fit.h"

#include "vision/board_pose.h"

#include <numbers>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

/// A fabricated answer of the network: a board seen obliquely, with named flaws.
struct Flaws {
    double noiseSides = 0;
    double missing = 0;  ///< share of peaks left out
    int stray = 0;       ///< peaks that belong to nothing
};

struct World {
    cv::Matx33d mapFromLattice;
    std::vector<board::Hex> land;
    std::vector<Peak> centres, corners;
};

cv::Matx33d oblique(double tiltDegrees, double turnDegrees, double sidePx) {
    const double t = tiltDegrees * std::numbers::pi / 180, a = turnDegrees * std::numbers::pi / 180;
    const cv::Matx33d turn{std::cos(a), -std::sin(a), 0, std::sin(a), std::cos(a), 0, 0, 0, 1};
    const double distance = 12;
    const cv::Matx33d view{sidePx, 0, 0, 0, sidePx * std::cos(t), 0, 0, -std::sin(t) / distance, 1};
    return cv::Matx33d{1, 0, 44, 0, 1, 44, 0, 0, 1} * view * turn;
}

World fabricate(const std::vector<board::Hex>& land, const cv::Matx33d& mapFromLattice, Flaws flaws, cv::RNG& random) {
    World world{mapFromLattice, land, {}, {}};
    const auto add = [&](std::vector<Peak>& to, cv::Point2d inLattice) {
        if (random.uniform(0., 1.) < flaws.missing) return;
        const cv::Point2d noise(random.gaussian(flaws.noiseSides), random.gaussian(flaws.noiseSides));
        to.push_back({project(mapFromLattice, inLattice + noise), random.uniform(.5f, 1.f)});
    };
    for (board::Hex h : land) add(world.centres, centreInLattice(h));
    for (board::Corner c : cornersOf(land)) add(world.corners, pointInLattice(c));
    for (int i = 0; i < flaws.stray; ++i) {
        const cv::Point2d at(random.uniform(0., 88.), random.uniform(0., 88.));
        (i % 2 ? world.centres : world.corners).push_back({at, random.uniform(.3f, .8f)});
    }
    return world;
}

std::vector<board::Hex> hexagon(int radius) {
    std::vector<board::Hex> land;
    for (int q = -radius; q <= radius; ++q)
        for (int r = -radius; r <= radius; ++r)
            if (board::distance({0, 0}, {q, r}) <= radius) land.push_back({q, r});
    return land;
}

/// Largest distance of a true hex centre from a whole hex of the found lattice, in tile sides.
double worstOff(const World& world, const LatticeFit& fit) {
    double worst = 0;
    for (board::Hex h : world.land) {
        const cv::Point2d found = project(fit.mapFromLattice.inv(), project(world.mapFromLattice, centreInLattice(h)));
        worst = std::max(worst, cv::norm(found - centreInLattice(hexAt(found))));
    }
    return worst;
}

TEST(LatticeFit, FindsAnyTurnAndTilt) {
    for (double tilt : {0., 20., 45., 55.})
        for (double turn : {0., 17., 30., 101., 200.}) {
            cv::RNG random(7);
            const World world = fabricate(hexagon(2), oblique(tilt, turn, 7), {}, random);
            const auto fit = fitLattice(world.centres, world.corners);
            ASSERT_TRUE(fit) << tilt << ' ' << turn;
            EXPECT_LT(worstOff(world, *fit), 1e-6) << tilt << ' ' << turn;
            EXPECT_EQ(fit->centres, 19);
            EXPECT_EQ(fit->explained.size(), 19u + 54u);
        }
}

TEST(LatticeFit, StandsNoiseGapsAndStrayPeaks) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        cv::RNG random(seed);
        const cv::Matx33d view = oblique(random.uniform(0., 50.), random.uniform(0., 360.), random.uniform(5., 8.));
        const World world = fabricate(hexagon(2), view, {.noiseSides = .04, .missing = .2, .stray = 12}, random);
        const auto fit = fitLattice(world.centres, world.corners);
        ASSERT_TRUE(fit);
        EXPECT_LT(worstOff(world, *fit), .06);
        EXPECT_LT(fit->residualSides, .09);
    }
}

TEST(LatticeFit, NeedsNoCorners) {
    cv::RNG random(3);
    World world = fabricate(hexagon(2), oblique(35, 12, 7), {.noiseSides = .03}, random);
    const auto fit = fitLattice(world.centres, {});
    ASSERT_TRUE(fit);
    EXPECT_LT(worstOff(world, *fit), .05);
}

TEST(LatticeFit, FindsIslands) {
    cv::RNG random(5);
    const std::vector<board::Hex> islands{{0, 0}, {1, 0}, {0, 1}, {4, -1}, {5, -1}, {4, 0}, {1, 3}, {2, 3}};
    const World world = fabricate(islands, oblique(20, 40, 6), {.noiseSides = .02}, random);
    const auto fit = fitLattice(world.centres, world.corners);
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->centres, 8);
    EXPECT_LT(worstOff(world, *fit), .06);
}

TEST(LatticeFit, ScatteredPeaksMakeNoGoodLattice) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        cv::RNG random(seed);
        World world = fabricate({}, oblique(0, 0, 7), {.stray = 60}, random);
        const auto fit = fitLattice(world.centres, world.corners);
        EXPECT_TRUE(!fit || fit->share < .6) << "seed " << seed;
    }
}

TEST(LatticeFit, TwoCentresAreNone) {
    EXPECT_FALSE(fitLattice({{{10, 10}, 1}, {{22, 10}, 1}}, {}));
    EXPECT_FALSE(fitLattice({}, {}));
    const auto three = fitLattice({{{10, 10}, 1}, {{22, 10}, 1}, {{16, 10 + 6 * std::numbers::sqrt3}, 1}}, {});
    ASSERT_TRUE(three) << "but three are";
    EXPECT_EQ(three->centres, 3);
}

TEST(LatticeFit, RefitsFromNearby) {
    cv::RNG random(9);
    const World world = fabricate(hexagon(2), oblique(30, 50, 7), {.noiseSides = .02, .stray = 8}, random);
    const cv::Matx33d shifted = cv::Matx33d{1, 0, .8, 0, 1, -.6, 0, 0, 1} * world.mapFromLattice;
    const auto fit = refitLattice(shifted, world.centres, world.corners);
    ASSERT_TRUE(fit);
    EXPECT_LT(worstOff(world, *fit), .03);
}

TEST(HeatMap, PeaksLieBetweenCells) {
    cv::Mat heat(30, 40, CV_32F);
    const cv::Point2d at(17.3, 9.8);
    for (int y = 0; y < heat.rows; ++y)
        for (int x = 0; x < heat.cols; ++x)
            heat.at<float>(y, x) =
                static_cast<float>(.9 * std::exp(-((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y)) / 4.));
    const auto peaks = peaksOf(heat, .2f);
    ASSERT_EQ(peaks.size(), 1u);
    EXPECT_LT(cv::norm(peaks[0].at - at), .02);
    EXPECT_NEAR(heatAt(heat, at), .9, .1);
    EXPECT_EQ(heatAt(heat, {-3, 5}), 0);
}

TEST(HeatMap, PeaksAtTheRimLieInTheMap) {
    cv::Mat heat(8, 12, CV_32F, cv::Scalar(.1));
    heat.at<float>(7, 11) = .9f;
    const auto peaks = peaksOf(heat, .2f);
    ASSERT_EQ(peaks.size(), 1u);
    EXPECT_EQ(peaks[0].at, cv::Point2d(11, 7));
}

}  // namespace
}  // namespace hexwarden::vision
