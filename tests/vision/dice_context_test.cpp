#include "vision/dice_context.h"

#include "tests/support/board_seen.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

using tests::boardSeenAt;

board::DieReading dieAt(cv::Point2d at, int value, float probability = .96F) {
    board::DieReading die;
    die.value = value, die.probability = probability, die.sideInImage = 40;
    die.atInImage = {static_cast<float>(at.x), static_cast<float>(at.y)};
    return die;
}

TEST(RobbersHead, IsNoDieButDiceBesideHimAre) {
    const BoardPose pose = boardSeenAt(45);
    const board::RobberReading robber{{0, 0}, .98F};
    const cv::Point2d head = project(imageFromRaisedLattice(pose.view, .7), {0, 0});
    const auto left = [&](const board::DieReading& die, const board::RobberReading& where) {
        std::vector<board::DieReading> dice{die};
        overlookHead(dice, pose.view, where);
        return dice.size();
    };
    EXPECT_EQ(left(dieAt(head, 1), robber), 0U);
    EXPECT_EQ(left(dieAt(head, 4), robber), 1U) << "heads have one pip";
    EXPECT_EQ(left(dieAt(project(pose.view.imageFromLattice, {1, 0}), 1), robber), 1U) << "it lies beside him";
    EXPECT_EQ(left(dieAt(head, 1), {{0, 0}, .2F}), 1U) << "he may stand elsewhere";
}

TEST(HeldDice, AreNotThrownYet) {
    cv::Mat hands = cv::Mat::zeros(400, 600, CV_8U);
    hands(cv::Rect(0, 0, 220, 400)).setTo(255);
    const auto left = [&](const cv::Mat& mask) {
        std::vector<board::DieReading> dice{dieAt({100, 100}, 4), dieAt({215, 100}, 4), dieAt({260, 100}, 4)};
        leaveOutHeld(dice, mask);
        return dice.size();
    };
    EXPECT_EQ(left(hands), 1U) << "one on the palm, one half under the fingers, one beside";
    EXPECT_EQ(left({}), 3U);
}

TEST(Buildings, AreNoDiceUnlessTheDieIsPlain) {
    const BoardPose pose = boardSeenAt(45);
    const board::Corner corner{{0, 0}, board::Tip::north};
    const cv::Point2d roof =
        project(imageFromRaisedLattice(pose.view, .3, pointInLattice(corner)), pointInLattice(corner));
    const auto chance = [&](const board::DieReading& die, double building) {
        std::vector<board::DieReading> dice{die};
        Shares occupant(cornerOccupants().size());
        occupant[0] = 1 - building, occupant[1] = building;
        overlookBuildings(dice, pose.view, {{corner, {corner, occupant}}});
        return dice.empty() ? 0 : dice[0].probability;
    };
    EXPECT_EQ(chance(dieAt(roof, 2, .9F), .99), 0) << "windows of a tower";
    EXPECT_GT(chance(dieAt(roof, 2, .9995F), .7), .9) << "a die that the network of pieces takes for a building";
    EXPECT_FLOAT_EQ(chance(dieAt(roof, 2, .9F), .3), .9F) << "nothing stands there";
    const cv::Point2d beside = project(pose.view.imageFromLattice, pointInLattice(corner) + cv::Point2d(.4, 0));
    EXPECT_FLOAT_EQ(chance(dieAt(beside, 2, .9F), .99), .9F);
}

TEST(Harbours, AreNoDiceUnlessTheDieIsPlain) {
    const BoardPose pose = boardSeenAt(45);
    const board::Hex land{1, 0};
    board::Edge coast;
    cv::Point2d out;
    for (const board::Edge edge : board::edges(land))
        for (const board::Hex hex : board::hexes(edge))
            if (std::ranges::find(pose.land, hex) == pose.land.end())
                coast = edge, out = middleInLattice(edge) - centreInLattice(land);
    const auto chance = [&](double sidesOut, float probability, bool open) {
        board::Observation seen;
        (open ? seen.openHarbours : seen.harbours).push_back({coast, board::HarbourKind::any, .97F});
        const cv::Point2d at = middleInLattice(coast) + out * (sidesOut / cv::norm(out));
        std::vector<board::DieReading> dice{dieAt(project(pose.view.imageFromLattice, at), 5, probability)};
        overlookHarbours(dice, pose, seen);
        return dice.empty() ? 0 : dice[0].probability;
    };
    for (const bool open : {false, true}) {
        EXPECT_EQ(chance(.6, .48F, open), 0) << "3:1 beside a spot";
        EXPECT_GT(chance(.6, .98F, open), .8F) << "a die lies on it";
        EXPECT_FLOAT_EQ(chance(1.4, .48F, open), .48F) << "beyond it";
        EXPECT_FLOAT_EQ(chance(-.8, .48F, open), .48F) << "on the tile";
    }
}

}  // namespace
}  // namespace hexwarden::vision
