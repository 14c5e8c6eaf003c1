#include "tests/support/fabricated_table.h"
#include "tests/support/seed.h"
#include "tracker/belief/belief.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::DiceRest;
using support::FabricatedTable;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

class DiceTest : public ::testing::Test {
  protected:
    std::vector<DiceRest> watch(int frames) {
        std::vector<DiceRest> all;
        for (int i = 0; i < frames; ++i)
            for (const auto& change : belief_.take(table_.look())) all.push_back(std::get<DiceRest>(change));
        return all;
    }

    /// So long what lies there counts as thrown before.
    void start() { watch(8); }

    /// Dice tumble for half a second and come to rest.
    std::vector<DiceRest> roll(int a, int b, double x, double y) {
        std::vector<DiceRest> reported;
        for (int i = 4; i > 0; --i) {
            table_.putDice({FabricatedTable::die(1 + (a + i) % 6, x + 60 * i, y + 40 * i),
                            FabricatedTable::die(1 + (b + i) % 6, x + 90 + 50 * i, y - 45 * i)});
            for (const auto& rest : watch(1)) reported.push_back(rest);
        }
        table_.putDice({FabricatedTable::die(a, x, y), FabricatedTable::die(b, x + 90, y + 10)});
        for (const auto& rest : watch(8)) reported.push_back(rest);
        return reported;
    }

    FabricatedTable table_;
    Belief belief_;
};

TEST_F(DiceTest, AThrowIsReportedOnce) {
    start();
    const auto reported = roll(3, 4, 100, 100);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(3, 4));
    EXPECT_GT(reported[0].probability, 0.8F);
    EXPECT_THAT(watch(400), IsEmpty());
}

TEST_F(DiceTest, ManyReadingsAlikeAreNoSurerThanOne) {
    start();
    auto faint = [](int value, double x) {
        auto die = FabricatedTable::die(value, x, 100);
        die.probability = 0.6F;
        return die;
    };
    table_.putDice({faint(3, 100), faint(4, 190)});
    const auto reported = watch(30);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_NEAR(reported[0].probability, 0.36F, 0.01F);
}

TEST_F(DiceTest, TheNextThrowIsReportedToo) {
    start();
    ASSERT_THAT(roll(3, 4, 100, 100), SizeIs(1));
    table_.putDice({});
    EXPECT_THAT(watch(20), IsEmpty());
    const auto reported = roll(6, 1, 300, 200);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(6, 1));
}

TEST_F(DiceTest, TheSameNumbersElsewhereAreAnotherThrow) {
    start();
    roll(3, 4, 100, 100);
    table_.putDice({});
    watch(20);
    table_.putDice({FabricatedTable::die(3, 330, 210), FabricatedTable::die(4, 300, 260)});
    EXPECT_THAT(watch(8), SizeIs(1));
}

TEST_F(DiceTest, TheSameNumbersInTheSameArrangementAreAnotherThrowOnceTheyWereTakenUp) {
    start();
    roll(3, 4, 100, 100);
    table_.putDice({});
    watch(20);
    table_.putDice({FabricatedTable::die(3, 400, 300), FabricatedTable::die(4, 490, 310)});
    EXPECT_THAT(watch(8), SizeIs(1)) << "where they lay was bare in between";
}

TEST_F(DiceTest, OnceTakenUpADieMayFallWhereItLay) {
    start();
    roll(3, 4, 100, 100);
    table_.putDice({});
    watch(20);
    table_.putDice({FabricatedTable::die(3, 102, 98), FabricatedTable::die(6, 60, 190)});
    EXPECT_THAT(watch(8), SizeIs(1)) << "its place lay bare in between";
}

TEST_F(DiceTest, ADieThatComesOutFromUnderAHandWasNotTakenUp) {
    start();
    roll(3, 4, 100, 100);
    table_.coverWithHand({}, true);
    watch(60);
    table_.removeHand();
    table_.putDice({FabricatedTable::die(3, 102, 98), FabricatedTable::die(6, 60, 190)});
    EXPECT_THAT(watch(60), IsEmpty()) << "the other one was nudged";
}

TEST_F(DiceTest, DiceThatLieThereAtTheStartWereThrownBefore) {
    table_.putDice({FabricatedTable::die(2, 50, 50), FabricatedTable::die(5, 120, 60)});
    EXPECT_THAT(watch(40), IsEmpty());
    table_.putDice({});
    watch(10);
    EXPECT_THAT(roll(2, 5, 300, 300), SizeIs(1));
}

TEST_F(DiceTest, DiceThatAFocusingCameraShowsLateLayThereAtTheStart) {
    watch(6);
    table_.putDice({FabricatedTable::die(2, 50, 50), FabricatedTable::die(5, 120, 60)});
    EXPECT_THAT(watch(40), IsEmpty());
    EXPECT_THAT(roll(2, 4, 300, 300), SizeIs(1));
}

TEST_F(DiceTest, AHandOverDiceThatLayThereAtTheStartIsNoThrow) {
    table_.putDice({FabricatedTable::die(2, 50, 50), FabricatedTable::die(5, 120, 60)});
    watch(8);
    table_.coverWithHand({}, true);
    watch(60);
    table_.removeHand();
    EXPECT_THAT(watch(60), IsEmpty());
    EXPECT_THAT(roll(6, 1, 300, 200), SizeIs(1)) << "the next one is";
}

TEST_F(DiceTest, AHandOverTheDiceIsNoThrow) {
    start();
    roll(3, 4, 100, 100);
    table_.coverWithHand({}, true);
    watch(60);
    table_.removeHand();
    EXPECT_THAT(watch(60), IsEmpty());
}

TEST_F(DiceTest, ABumpedCameraIsNoThrow) {
    start();
    roll(3, 4, 100, 100);
    table_.putDice({FabricatedTable::die(3, 160, 80), FabricatedTable::die(4, 250, 90)});
    EXPECT_THAT(watch(60), IsEmpty());
}

TEST_F(DiceTest, PicturesOfAnotherSizeAreNoThrow) {
    start();
    roll(3, 4, 100, 100);
    auto larger = [](int value, double x, double y) {
        auto die = FabricatedTable::die(value, 1.5 * x, 1.5 * y);
        die.sideInImage *= 1.5F;
        return die;
    };
    table_.putDice({larger(3, 100, 100), larger(4, 190, 110)});
    auto first = table_.look();
    first.viewReset = true;
    EXPECT_THAT(belief_.take(first), IsEmpty());
    EXPECT_THAT(watch(60), IsEmpty());
    table_.putDice({});
    watch(10);
    EXPECT_THAT(roll(2, 5, 300, 300), SizeIs(1)) << "the next throw is reported";
}

TEST_F(DiceTest, ANudgedDieIsNoThrow) {
    start();
    roll(3, 4, 100, 100);
    table_.putDice({FabricatedTable::die(3, 100, 100), FabricatedTable::die(5, 260, 130)});
    EXPECT_THAT(watch(60), IsEmpty());
}

TEST_F(DiceTest, DicePushedAsideAreNoThrow) {
    start();
    roll(3, 4, 100, 100);
    for (int i = 1; i <= 20; ++i) {
        table_.putDice(
            {FabricatedTable::die(3, 100 + 12 * i, 100), FabricatedTable::die(4, 190 + 12 * i, 110 + 3 * i)});
        EXPECT_THAT(watch(1), IsEmpty());
    }
    EXPECT_THAT(watch(40), IsEmpty());
}

TEST_F(DiceTest, AFaintDieNeedsMoreTimeAndIsReportedToo) {
    start();
    auto faint = FabricatedTable::die(3, 100, 100);
    faint.probability = 0.4F;
    table_.putDice({faint, FabricatedTable::die(4, 190, 110)});
    EXPECT_THAT(watch(8), IsEmpty());
    EXPECT_THAT(watch(2), SizeIs(1));
}

TEST_F(DiceTest, OfADoubtfulDieWhatIsReadLaterCounts) {
    start();
    auto doubtful = FabricatedTable::die(3, 100, 100);
    doubtful.probability = 0.5F;
    table_.putDice({doubtful, FabricatedTable::die(4, 190, 110)});
    EXPECT_THAT(watch(4), IsEmpty()) << "it lies still, but is not read plainly";
    table_.putDice({FabricatedTable::die(5, 100, 100), FabricatedTable::die(4, 190, 110)});
    const auto reported = watch(12);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(5, 4));
}

board::DieReading bead() {
    auto one = FabricatedTable::die(1, 400, 300);
    one.probability = 0.5F;
    return one;
}

TEST_F(DiceTest, WhatIsDoubtfulBesideTwoPlainDiceIsNone) {
    start();
    const auto first = FabricatedTable::die(3, 100, 100), last = FabricatedTable::die(4, 190, 110);
    table_.putDice({first});
    watch(1);
    table_.putDice({first, bead()});
    EXPECT_THAT(watch(5), IsEmpty());
    table_.putDice({first, bead(), last});  // all lie long enough at the same time
    const auto reported = watch(30);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(3, 4));
}

TEST_F(DiceTest, WhatIsDoubtfulIsNoDieThoughThePlainOnesAreReadOneAfterTheOther) {
    start();
    auto doubtful = FabricatedTable::die(1, 500, 300);
    doubtful.probability = .6F;
    table_.putDice({doubtful});
    EXPECT_THAT(watch(10), IsEmpty());
    table_.putDice({doubtful, FabricatedTable::die(3, 100, 100)});
    EXPECT_THAT(watch(4), IsEmpty());
    table_.putDice({doubtful, FabricatedTable::die(3, 100, 100), FabricatedTable::die(5, 190, 110)});
    const auto reported = watch(10);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(3, 5));
}

TEST_F(DiceTest, ADoubtfulThingThatFlickersHasLainThereAllAlong) {
    start();
    table_.putDice({bead()});
    EXPECT_THAT(watch(30), IsEmpty());
    table_.putDice({});
    EXPECT_THAT(watch(20), IsEmpty());
    auto faint = FabricatedTable::die(4, 190, 110);
    faint.probability = 0.7F;
    table_.putDice({faint, bead()});
    EXPECT_THAT(watch(8), IsEmpty());
    table_.putDice({faint, bead(), FabricatedTable::die(3, 100, 100)});
    const auto reported = watch(30);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(3, 4));
}

TEST_F(DiceTest, DoubtfulDiceThatAreSoonTakenAwayAreReportedAllTheSame) {
    start();
    auto doubtful = FabricatedTable::die(3, 100, 100);
    doubtful.probability = 0.5F;
    table_.putDice({doubtful, FabricatedTable::die(4, 190, 110)});
    EXPECT_THAT(watch(6), IsEmpty());
    table_.putDice({});
    const auto reported = watch(8);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(3, 4));
    EXPECT_LT(reported[0].probability, 0.6F);
}

TEST_F(DiceTest, OneDieAloneIsNoThrow) {
    start();
    table_.putDice({FabricatedTable::die(3, 100, 100)});
    EXPECT_THAT(watch(60), IsEmpty());
    EXPECT_THAT(roll(3, 4, 300, 200), SizeIs(1)) << "but two of them are one";
}

TEST_F(DiceTest, SomethingThatAlwaysLooksLikeADieSpoilsNothing) {
    start();
    const auto lookalike = FabricatedTable::die(1, 500, 400);
    table_.putDice({lookalike});
    watch(60);
    table_.putDice({lookalike, FabricatedTable::die(5, 200, 300)});
    EXPECT_THAT(watch(60), IsEmpty()) << "one die is not a throw";
    table_.putDice({lookalike, FabricatedTable::die(3, 100, 100), FabricatedTable::die(4, 190, 110)});
    const auto reported = watch(10);
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_THAT(reported[0].dice, UnorderedElementsAre(3, 4));
}

TEST(DiceUnderNoise, ThrowsAreReportedOnceAndRightly) {
    const auto seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    FabricatedTable table(seed, {.missedDie = 0.1, .misreadDie = 0.05, .jitterSides = 0.05});
    Belief belief;
    int right = 0, wrong = 0, none = 0, twice = 0;
    constexpr int kThrows = 300;
    for (int i = 0; i < kThrows; ++i) {
        table.putDice({});
        for (int frame = 0; frame < 12; ++frame) belief.take(table.look());
        std::array<int, 2> truth{1 + static_cast<int>(random() % 6), 1 + static_cast<int>(random() % 6)};
        std::sort(truth.begin(), truth.end());
        const auto somewhere = [&](int from, int size) { return from + static_cast<int>(random() % size); };
        table.putDice({FabricatedTable::die(truth[0], somewhere(50, 200), somewhere(50, 400)),
                       FabricatedTable::die(truth[1], somewhere(350, 200), somewhere(50, 400))});
        int reported = 0;
        for (int frame = 0; frame < 24; ++frame)
            for (const auto& change : belief.take(table.look())) {
                auto dice = std::get<DiceRest>(change).dice;
                std::sort(dice.begin(), dice.end());
                ++reported;
                ++(dice == truth ? right : wrong);
            }
        none += reported == 0;
        twice += reported > 1;
    }
    EXPECT_GE(right, kThrows * 95 / 100);
    EXPECT_LE(wrong, kThrows * 3 / 100);
    EXPECT_LE(none, kThrows * 3 / 100);
    EXPECT_EQ(twice, 0);
}

}  // namespace
}  // namespace hexwarden::belief
