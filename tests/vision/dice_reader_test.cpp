#include "vision/dice_reader.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

TEST(ChanceOfDie, IsHigherThanThePeakAndNeverSure) {
    EXPECT_NEAR(chanceOfDie(.35), .7, .05);
    EXPECT_NEAR(chanceOfDie(.65), .975, .01);
    for (int i = 0; i < 20; ++i) EXPECT_LT(chanceOfDie(i / 20.), chanceOfDie((i + 1) / 20.)) << i;
    EXPECT_LT(chanceOfDie(1), 1);
}

TEST(DiceReader, OfAFilmReadsAllAtTheStartAndThenTwoBlocksAPictureOfThoseThatChanged) {
    DiceReader reader(HEXWARDEN_SOURCE "/data/models");
    cv::Mat table(360, 640, CV_8UC3, cv::Scalar(70, 90, 110));
    const auto blocksReadOf = [&](const cv::Mat& picture) {
        reader.watch(picture, 14);
        return reader.blocksRead();
    };
    EXPECT_GT(blocksReadOf(table), 8U) << "what lies there at the start is known at once";
    EXPECT_EQ(blocksReadOf(table), 0U) << "nothing is new";
    table = cv::Mat(360, 640, CV_8UC3, cv::Scalar(70, 90, 110));
    cv::randu(table, 0, 255);
    EXPECT_EQ(blocksReadOf(table), 0U) << "everything has changed and may be moving still";
    EXPECT_EQ(blocksReadOf(table), 2U);
    for (int i = 0; i < 40; ++i) blocksReadOf(table);
    EXPECT_EQ(blocksReadOf(table), 0U);
    table = table.clone();
    table(cv::Rect(60, 60, 20, 20)).setTo(cv::Scalar::all(230));
    EXPECT_EQ(blocksReadOf(table), 0U) << "something moves";
    EXPECT_EQ(blocksReadOf(table), 1U) << "it lies still";
    EXPECT_EQ(blocksReadOf(table), 0U);
}

}  // namespace
}  // namespace hexwarden::vision
