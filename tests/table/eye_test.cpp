// The eye on rendered tables, frame after frame, with what happens at real ones: bumps, hands, changing light.
#include "companion/table/eye.h"

#include "tests/table/rendered_film.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::table {
namespace {

using support::RenderedFilm;

class EyeTest : public testing::Test {
  protected:
    explicit EyeTest(const char* layout = "base-19") : film_(layout) {}

    /// The last of so many frames.
    SeenFrame watch(int frames) {
        SeenFrame last;
        for (int i = 0; i < frames; ++i) {
            last = eye_.look(film_.next());
            lost_ += !last.pose;
            hands_ += last.handCame;
        }
        return last;
    }
    /// Largest distance of a true hex centre from the nearest one of the followed board, in tile sides.
    double off(const SeenFrame& look) const { return look.pose ? film_.worstOff(*look.pose) : 9; }

    RenderedFilm film_;
    Eye eye_{HEXWARDEN_SOURCE "/data", EyeOptions{}};
    int lost_ = 0, hands_ = 0;
};

TEST_F(EyeTest, FollowsABoardThatIsBumped) {
    EXPECT_LT(off(watch(3)), .06);
    film_.view.shift = {.03, -.02};
    film_.view.turnDegrees = 3;
    film_.draw();
    EXPECT_LT(off(watch(3)), .06);
    EXPECT_EQ(lost_, 0);
}

TEST_F(EyeTest, PicturesOfAnotherSizeStartAgainUnderTheSameNames) {
    const vision::View before = watch(8).pose->view;
    film_.view.size = {640, 480};
    film_.draw();
    const SeenFrame first = watch(1);
    ASSERT_TRUE(first.pose) << first.reason;
    EXPECT_TRUE(first.seen.viewReset);
    EXPECT_TRUE(first.seen.boardReset);
    EXPECT_FALSE(watch(1).seen.viewReset);
    EXPECT_EQ(lost_, 0);
    for (board::Hex h : first.pose->land) {
        const cv::Point2d is = vision::project(first.pose->view.imageFromLattice, vision::centreInLattice(h));
        const cv::Point2d was = vision::project(before.imageFromLattice, vision::centreInLattice(h));
        EXPECT_LT(cv::norm(is - was * (2. / 3)), 5) << board::text(h);
    }
}

TEST_F(EyeTest, ReadsNothingUnderAHandAndAllOfItAfterwards) {
    watch(8);
    film_.handAt = {480, 350};
    const SeenFrame under = watch(4);
    EXPECT_EQ(hands_, 1);
    EXPECT_TRUE(under.handInView);
    EXPECT_GT(under.seen.hidden.size(), 12U);
    film_.handAt.reset();
    const SeenFrame after = watch(3);
    EXPECT_FALSE(after.handInView);
    EXPECT_TRUE(after.seen.hidden.empty());
    EXPECT_EQ(lost_, 0);
    EXPECT_LT(off(after), .06);
}

TEST_F(EyeTest, AHandThatFramesLeaveOutIsTheSameHand) {
    watch(8);
    for (int i = 0; i < 3; ++i) {
        film_.handAt = {480, 350};
        EXPECT_TRUE(watch(3).handInView);
        film_.handAt.reset();
        EXPECT_FALSE(watch(2).handInView);
    }
    EXPECT_EQ(hands_, 1);
    watch(6);
    film_.handAt = {480, 350};
    watch(2);
    EXPECT_EQ(hands_, 2);
}

TEST_F(EyeTest, WhatOneFrameOfManyShowsIsNoHand) {
    watch(8);
    for (int i = 0; i < 4; ++i) {
        film_.handAt = {480, 350};
        watch(1);
        film_.handAt.reset();
        watch(7);
    }
    EXPECT_EQ(hands_, 0);
    film_.everyMs = 500;  // here a hand may be gone before the next
    watch(2);
    film_.handAt = {480, 350};
    watch(1);
    EXPECT_EQ(hands_, 1);
}

TEST_F(EyeTest, APictureThatComesTwiceIsNoSecondWitnessOfAHand) {
    watch(8);
    film_.handAt = {480, 350};
    vision::Frame frame = film_.next();
    film_.handAt.reset();
    eye_.look(frame);
    frame.image = frame.image.clone();
    frame.atMs += film_.everyMs;
    const SeenFrame again = eye_.look(frame);
    EXPECT_TRUE(again.handInView);
    EXPECT_FALSE(again.handCame);
    watch(4);
    EXPECT_EQ(hands_, 0);
}

TEST_F(EyeTest, AHandIsOneHandHoweverFewFramesShowIt) {
    film_.everyMs = 500;
    watch(4);
    film_.handAt = {480, 350};
    watch(5);
    EXPECT_EQ(hands_, 1);
}

TEST_F(EyeTest, AHandInTheFirstFrameHidesNothingForLong) {
    film_.handAt = {480, 350};
    watch(6);
    film_.handAt.reset();
    EXPECT_FALSE(watch(16).handInView);
}

TEST_F(EyeTest, IsNotDisturbedByChangingLight) {
    watch(8);
    for (const double gain : {.9, .75, .6}) {
        film_.flaws.gain = gain;
        film_.draw();
        EXPECT_LT(off(watch(2)), .06) << gain;
    }
    EXPECT_EQ(lost_, 0);
    EXPECT_EQ(hands_, 0);
}

TEST_F(EyeTest, FindsTheBoardAgainAfterItWasOutOfSight) {
    watch(2);
    film_.bare = true;
    film_.draw();
    const SeenFrame without = watch(20);
    EXPECT_FALSE(without.pose);
    EXPECT_FALSE(without.reason.empty());
    film_.bare = false;
    film_.draw();
    EXPECT_LT(off(watch(3)), .06);
}

TEST_F(EyeTest, ReadsOnlyWhatIsNewOnceItKnowsTheTable) {
    const auto& [site, occupant] = *film_.truth.routes.begin();
    const board::Occupant piece = occupant;
    const board::Edge edge = site;
    film_.truth.routes.erase(edge);
    film_.draw();
    const SeenFrame known = watch(90);  // twelve readings of each of 126 places, 21 a frame, take 72
    EXPECT_LE(known.seen.sites.size(), 20U);
    film_.truth.routes[edge] = piece;
    film_.draw();
    bool seen = false;
    for (int i = 0; i < 3; ++i) {
        const SeenFrame look = watch(1);
        const cv::Point2d at = vision::project(film_.trueView().imageFromLattice, vision::middleInLattice(edge));
        for (const auto& reading : look.seen.sites)
            seen |= reading.occupant[0].value == piece &&
                    cv::norm(vision::project(look.pose->view.imageFromLattice, vision::pointInLattice(reading.site)) -
                             at) < 10;
    }
    EXPECT_TRUE(seen) << "the new road is read at once";
}

TEST_F(EyeTest, AMirroredStreamIsNoticedOnceTokensLie) {
    const auto tokens = std::exchange(film_.truth.token, {});
    film_.draw();
    const auto mirrored = [&] {
        vision::Frame frame = film_.next();
        cv::flip(frame.image, frame.image, 1);
        return eye_.look(frame);
    };
    for (int i = 0; i < 4; ++i) EXPECT_TRUE(mirrored().pose) << "bare tiles look alike in a mirror";
    film_.truth.token = tokens;
    film_.draw();
    std::string reason;
    for (int i = 0; i < 12 && reason.empty(); ++i)
        if (const SeenFrame look = mirrored(); !look.pose) reason = english(look.reason);
    EXPECT_THAT(reason, testing::HasSubstr("mirrored"));
}

TEST_F(EyeTest, HexesThatAreNoTilesOfTheGameAreNoBoard) {
    film_.wax = cv::Scalar(60, 160, 225);
    film_.draw();
    const SeenFrame look = watch(3);
    EXPECT_FALSE(look.pose);
    EXPECT_THAT(english(look.reason), testing::HasSubstr("not the tiles of this game"));
    EXPECT_TRUE(look.seen.tiles.empty());
}

class DriftTest : public EyeTest {
  protected:
    DriftTest() { eye_ = Eye(HEXWARDEN_SOURCE "/data", EyeOptions{.finder = {}, .checkEvery = 12}); }
};

TEST_F(DriftTest, ABoardFollowedElsewhereIsFoundAgain) {
    const SeenFrame first = watch(1);
    ASSERT_TRUE(first.pose);
    vision::BoardPose wrong = *first.pose;
    wrong.view.imageFromLattice = wrong.view.imageFromLattice * cv::Matx33d(1, 0, .4, 0, 1, 0, 0, 0, 1);
    eye_.place(wrong);
    EXPECT_TRUE(watch(1).seen.boardReset) << "what was read before has other places";
    const SeenFrame followed = watch(1);
    EXPECT_FALSE(followed.seen.boardReset);
    EXPECT_GT(off(followed), .3);
    EXPECT_LT(off(watch(14)), .06);
    EXPECT_LE(lost_, 1);
}

class ResumedBase30Test : public EyeTest {
  protected:
    ResumedBase30Test() : EyeTest("base-30") {}
};

TEST_F(ResumedBase30Test, TurnedByHalfKeepsItsNames) {
    board::Layout record;
    for (const auto& [hex, terrain] : film_.truth.terrain) record.terrain[hex] = terrain;
    for (const auto& [hex, token] : film_.truth.token) record.token[hex] = token;
    film_.view.turnDegrees = 180;
    film_.draw();
    eye_.expect(record);
    const SeenFrame look = watch(2);
    ASSERT_TRUE(look.pose) << look.reason;
    EXPECT_EQ(look.pose->layout, "base-30");
    int right = 0;
    for (const auto& tile : look.seen.tiles) right += tile.terrain[0].value == record.terrain[tile.hex];
    EXPECT_GE(right, 27);
    for (const auto& [hex, terrain] : film_.truth.terrain)
        EXPECT_LT(cv::norm(vision::project(look.pose->view.imageFromLattice, vision::centreInLattice(hex)) -
                           vision::project(film_.trueView().imageFromLattice, vision::centreInLattice(hex))),
                  8);
}

}  // namespace
}  // namespace hexwarden::table
