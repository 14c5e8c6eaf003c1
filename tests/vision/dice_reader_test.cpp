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

}  // namespace
}  // namespace hexwarden::vision
