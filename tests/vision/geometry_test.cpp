#include "tracker/board/board_spec.h"
#include "vision/board_finder.h"
#include "vision/crops.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

struct Case {
    View view;
    cv::Point2d at, other;
    double sidePx, tilt;
    cv::Vec2d lean;
    cv::Matx33d tile, token, corner, edge, shape;
};

/// Written by vision/training/common/geometry_cases.py, which tells the format.
std::vector<Case> cases() {
    std::ifstream in(HEXWARDEN_SOURCE "/tests/vision/geometry_cases.txt");
    std::vector<Case> all;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        const auto next = [&] {
            std::string word;
            do words >> word;
            while (word == "|");
            return std::stod(word);
        };
        const auto matrix = [&] {
            cv::Matx33d m;
            for (double& v : m.val) v = next();
            return m;
        };
        Case c;
        c.view.imageFromLattice = matrix();
        c.view.size.width = static_cast<int>(next());
        c.view.size.height = static_cast<int>(next());
        c.at.x = next(), c.at.y = next();
        c.sidePx = next(), c.tilt = next();
        c.lean[0] = next(), c.lean[1] = next();
        c.tile = matrix(), c.token = matrix(), c.corner = matrix(), c.edge = matrix();
        c.other.x = next(), c.other.y = next();
        c.shape = matrix();
        all.push_back(c);
    }
    return all;
}

void expectSame(const cv::Matx33d& wanted, const cv::Matx33d& got) {
    EXPECT_LT(cv::norm(wanted - got * (1 / got(2, 2))), 1e-6 * cv::norm(wanted));
}

TEST(Geometry, AgreesWithTheTrainingCode) {
    const auto all = cases();
    ASSERT_GE(all.size(), 20u);
    for (const Case& c : all) {
        EXPECT_NEAR(sidePxAt(c.view.imageFromLattice, c.at), c.sidePx, 1e-5);
        EXPECT_NEAR(tiltDegrees(c.view, c.at), c.tilt, 1e-4);
        EXPECT_LT(cv::norm(leanAt(c.view, c.at) - c.lean), 1e-6);
        expectSame(c.tile, imageFromTileCrop(c.view.imageFromLattice, c.at, 60));
        expectSame(c.token, imageFromTokenCrop(c.view.imageFromLattice, c.at, 60));
        expectSame(c.corner, imageFromCornerCrop(c.view, c.at));
        expectSame(c.shape, imageFromShapeCrop(c.view, c.at));
        expectSame(c.edge, imageFromEdgeCrop(c.view, {c.at, c.other}));
    }
}

TEST(Geometry, SitesOfOneHexLieRoundItsCentre) {
    const board::Hex h{2, -1};
    for (board::Corner c : board::corners(h)) EXPECT_NEAR(cv::norm(pointInLattice(c) - centreInLattice(h)), 1, 1e-9);
    for (board::Edge e : board::edges(h)) {
        EXPECT_NEAR(cv::norm(middleInLattice(e) - centreInLattice(h)), std::sqrt(.75), 1e-9);
        const auto [a, b] = endsInLattice(e);
        EXPECT_NEAR(cv::norm(a - b), 1, 1e-9);
    }
}

TEST(Geometry, EveryPointOfAHexIsInIt) {
    for (board::Hex h : {board::Hex{0, 0}, {3, -2}, {-4, 1}})
        for (board::Corner c : board::corners(h))
            EXPECT_EQ(hexAt(centreInLattice(h) * .02 + pointInLattice(c) * .98), h);
}

TEST(Geometry, TurningTheLatticeTurnsItsHexes) {
    for (int sixths = -2; sixths < 8; ++sixths)
        for (board::Hex h : {board::Hex{1, 0}, {2, -3}})
            EXPECT_EQ(hexAt(project(latticeTurned(sixths), centreInLattice(h))), board::turned(h, sixths));
}

TEST(Pyramid, CropsShowWhatLiesThere) {
    cv::Mat image(900, 1200, CV_8UC3, cv::Scalar(10, 10, 10));
    image(cv::Rect(800, 400, 100, 100)).setTo(cv::Scalar(40, 90, 200));
    Pyramid pyramid(image);
    for (double step : {0.5, 1., 3.9, 16.}) {
        const cv::Matx33d imageFromCrop{step, 0, 850 - step * 4.5, 0, step, 450 - step * 4.5, 0, 0, 1};
        const cv::Mat crop = pyramid.crop(imageFromCrop, {10, 10});
        EXPECT_EQ(crop.at<cv::Vec3b>(5, 5), cv::Vec3b(40, 90, 200)) << step;
        EXPECT_EQ(crop.at<cv::Vec3b>(0, 0)[2] > 100, step < 10) << "at " << step << " px a crop pixel";
    }
}

TEST(Renumbered, ABoardTurnedByHalfIsTheSameLand) {
    for (const auto& spec : readBoardSpecs(HEXWARDEN_SOURCE "/data/boards")) {
        SCOPED_TRACE(spec.name);
        BoardPose pose;
        pose.view.imageFromLattice = {80, 3, 500, -2, 70, 400, 1e-5, 2e-5, 1};
        pose.land = spec.land;
        const BoardPose turned = renumbered(pose, 3, pose.land);
        EXPECT_EQ(turned.land, pose.land);
        const auto names = renumbered(pose.land, 3, pose.land);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const cv::Point2d before = project(pose.view.imageFromLattice, centreInLattice(pose.land[i]));
            EXPECT_LT(cv::norm(project(turned.view.imageFromLattice, centreInLattice(names[i])) - before), 1e-6);
        }
        EXPECT_NE(names, pose.land);
    }
}

TEST(Renumbered, AnIslandIsNamedLikeTheOneItWas) {
    const std::vector<board::Hex> was{{-1, 0}, {-1, 1}, {0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 0}};
    BoardPose found;
    found.view.imageFromLattice = {80, 3, 500, -2, 70, 400, 1e-5, 2e-5, 1};
    for (board::Hex h : was) found.land.push_back({h.q + 2, h.r - 1});
    const board::Hex sea{2, 0};
    found.water = {{sea.q + 2, sea.r - 1}};
    const BoardPose named = renumbered(found, 0, was);
    EXPECT_EQ(named.land, was);
    EXPECT_EQ(named.water, std::vector{sea});
    for (std::size_t i = 0; i < was.size(); ++i)
        EXPECT_LT(cv::norm(project(named.view.imageFromLattice, centreInLattice(was[i])) -
                           project(found.view.imageFromLattice, centreInLattice(found.land[i]))),
                  1e-6);
}

TEST(Geometry, ARaisedLatticeLiesTowardsTheLean) {
    for (const Case& c : cases()) {
        const cv::Point2d foot = project(c.view.imageFromLattice, c.at);
        EXPECT_NEAR(cv::norm(project(imageFromRaisedLattice(c.view, 0, c.at), c.at) - foot), 0, 1e-6);
        const cv::Point2d up = project(imageFromRaisedLattice(c.view, .2, c.at), c.at) - foot;
        if (c.tilt < 2 * kTopViewDegrees) continue;
        EXPECT_GT(cv::norm(up), .2 * std::sin(c.tilt * CV_PI / 180) * .5 * c.sidePx);
        EXPECT_GT(up.dot(cv::Point2d(c.lean[0], c.lean[1])), .999 * cv::norm(up));
    }
}

}  // namespace
}  // namespace hexwarden::vision
