#include "vision/attention.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::SizeIs;

class AttentionTest : public testing::Test {
  protected:
    AttentionTest() {
        for (int q = 0; q < 10; ++q) {
            places_.emplace_back(board::Hex{q, 0});
            cv::Mat crop(48, 48, CV_8UC3);
            random_.fill(crop, cv::RNG::UNIFORM, 60, 120);
            crops_.push_back(crop);
        }
    }
    /// A piece comes to lie there.
    void put(std::size_t place) {
        crops_[place] = crops_[place].clone();
        crops_[place](cv::Rect(18, 18, 12, 12)).setTo(cv::Scalar(20, 20, 220));
    }
    Attention::Choice look() { return attention_.choose(places_, crops_); }
    void settle() {
        for (int i = 0; i < 40; ++i) look();
    }

    cv::RNG random_{5};
    std::vector<board::Site> places_;
    std::vector<cv::Mat> crops_;
    Attention attention_{{.most = 4, .unmoved = 1, .readings = 3, .change = .13}};
};

TEST_F(AttentionTest, ReadsEverythingBeforeAnythingAgain) {
    EXPECT_THAT(look().due, ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(look().due, ElementsAre(4, 5, 6, 7));
    const auto third = look();
    EXPECT_THAT(third.due, ElementsAre(0, 1, 8, 9));
    EXPECT_THAT(third.standing, ElementsAre(2, 3, 4, 5, 6, 7));
}

TEST_F(AttentionTest, ReadsFewerPlacesInAFrameThatCostsElsewhere) {
    EXPECT_THAT(attention_.choose(places_, crops_, 1).due, ElementsAre(0, 1, 2));
    EXPECT_THAT(attention_.choose(places_, crops_, 9).due, SizeIs(0));
    EXPECT_THAT(look().due, ElementsAre(3, 4, 5, 6));
}

TEST_F(AttentionTest, LeavesUnchangedPlacesAloneInTwoFramesOfThree) {
    attention_ = Attention({.most = 4, .unmoved = 1, .unmovedEvery = 3, .readings = 3});
    settle();
    std::size_t read = 0;
    for (int frame = 0; frame < 3; ++frame) read += look().due.size();
    EXPECT_EQ(read, 1U);
    for (const std::size_t place : {2U, 5U, 7U}) {
        put(place);
        EXPECT_THAT(look().due, Contains(place)) << "what changed is read at once, whichever frame shows it";
    }
}

TEST_F(AttentionTest, ReadsFewerCornersThanEdges) {
    for (std::size_t i = 0; i < 5; ++i) places_[i] = board::Corner{{int(i), 0}, board::Tip::north};
    EXPECT_THAT(look().due, ElementsAre(0, 1));
    EXPECT_THAT(look().due, ElementsAre(2, 3));
    EXPECT_THAT(look().due, ElementsAre(4, 5, 6));
    EXPECT_THAT(look().due, ElementsAre(5, 7, 8, 9)) << "no corner fits into what is left, an edge does";
}

TEST_F(AttentionTest, GivesTurnsWhereNothingHappens) {
    settle();
    const auto first = look(), second = look();
    EXPECT_THAT(first.due, SizeIs(1));
    EXPECT_THAT(second.due, SizeIs(1));
    EXPECT_NE(first.due, second.due);
    EXPECT_THAT(first.standing, SizeIs(9));
}

TEST_F(AttentionTest, LooksAtWhatChangedUntilItIsKnown) {
    settle();
    put(7);
    for (int i = 0; i < 3; ++i) EXPECT_THAT(look().due, Contains(7)) << i;
    EXPECT_THAT(look().due, Not(Contains(7)));
}

TEST_F(AttentionTest, AChangeInHalfTheLightShowsHalfAsStrong) {
    settle();
    crops_[7] = crops_[7].clone();
    crops_[7](cv::Rect(18, 18, 12, 12)) -= cv::Scalar::all(11);
    attention_.use({.light = 110});
    EXPECT_THAT(attention_.choose(places_, crops_, 3).due, Not(Contains(7))) << "in full light it is none";
    attention_.use({.light = 55});
    EXPECT_THAT(look().due, Contains(7));
}

TEST_F(AttentionTest, WhatACamerasNoiseReachesIsNoChange) {
    settle();
    crops_[7] = crops_[7].clone();
    crops_[7](cv::Rect(18, 18, 12, 12)) -= cv::Scalar::all(30);
    attention_.use({.light = 110, .noise = 10});
    EXPECT_THAT(attention_.choose(places_, crops_, 3).due, Not(Contains(7)));
    attention_.use({.light = 110, .noise = 5});
    EXPECT_THAT(look().due, Contains(7));
}

TEST_F(AttentionTest, WhatComesBackAsItWasStands) {
    settle();
    const cv::Mat before = crops_[7];
    for (std::size_t i = 0; i < 9; ++i) put(i);
    const auto covered = look();
    EXPECT_THAT(covered.due, SizeIs(4));
    EXPECT_THAT(covered.standing, Not(Contains(7))) << "changed and not yet read";
    crops_[7] = before;
    EXPECT_THAT(look().standing, Contains(7));
}

TEST_F(AttentionTest, IsNotDrawnByLightOrNoise) {
    settle();
    for (cv::Mat& crop : crops_) {
        cv::Mat noise(crop.size(), CV_8UC3);
        random_.fill(noise, cv::RNG::UNIFORM, 0, 12);
        cv::add(crop, noise, crop);
        crop += cv::Scalar::all(25);
    }
    EXPECT_THAT(look().due, SizeIs(1));
}

TEST_F(AttentionTest, InAPoorPictureAPieceComesBeforeWhatFlickers) {
    settle();
    const std::vector<cv::Mat> clean = crops_;
    for (int frame = 0; frame < 6; ++frame) {
        for (std::size_t i = 0; i < 10; ++i) {
            crops_[i] = clean[i].clone();
            crops_[i](cv::Rect(3 * (frame % 3), 0, 9, 48)) += cv::Scalar::all(30);
        }
        if (frame == 3) {
            put(8);
            EXPECT_THAT(look().due, Contains(8)) << "not when its turn comes";
            return;
        }
        look();
    }
}

TEST_F(AttentionTest, ReadsWhatAReachChangedOnceItIsOver) {
    settle();
    attention_.calm(false);
    put(7);
    for (int i = 0; i < 20; ++i) look();
    EXPECT_TRUE(attention_.isDisturbed(places_[7]));
    EXPECT_FALSE(attention_.isDisturbed(places_[3])) << "nothing happened there";
    attention_.calm(true);
    for (int i = 0; i < 3; ++i) EXPECT_THAT(look().due, Contains(7)) << "what was read meanwhile did not count " << i;
    EXPECT_FALSE(attention_.isDisturbed(places_[7]));
}

TEST_F(AttentionTest, ReadsAnewWhatItIsTold) {
    settle();
    attention_.readAnew(places_[6]);
    for (int i = 0; i < 3; ++i) EXPECT_THAT(look().due, Contains(6)) << i;
}

TEST_F(AttentionTest, CountsWhatOthersRead) {
    attention_.wasRead(places_, crops_);
    const auto choice = look();
    EXPECT_THAT(choice.due, SizeIs(4));
    EXPECT_THAT(choice.standing, SizeIs(6));
}

}  // namespace
}  // namespace hexwarden::vision
