#include "vision/dice_reader.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

TEST(ChanceOfDie, IsHigherThanThePeakAndNeverSure) {
    EXPECT_NEAR(chanceOfDie(.35), .7, .05);
    EXPECT_NEAR(chanceOfDie(.65), .975, .01);
    for (double peak = 0; peak < 1; peak += .05) EXPECT_LT(chanceOfDie(peak), chanceOfDie(peak + .05));
    EXPECT_LT(chanceOfDie(1), 1);
}

}  // namespace
}  // namespace hexwarden::vision
