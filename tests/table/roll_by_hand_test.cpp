// A roll that people enter, and the dice that the camera sees of it.
#include "tests/table/table_fixture.h"

#include <gmock/gmock.h>

namespace hexwarden::table {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

class RollByHand : public TableTest {
  protected:
    void SetUp() override {
        TableTest::SetUp();
        table_ = begun();
        watch(*table_, 8);
        roll(8);
    }

    void roll(int sum) { rolled_ = table_->declare(game::Rolled{Colour::red, game::Dice::ofTotal(sum)}); }

    /// Dice are picked up, come to rest so long after the tap and lie there until they are reported.
    void throwDice(int first, int second, std::int64_t msAfterTheTap) {
        real_.putDice({});
        watch(*table_, 10);
        apart_ += 40;  // from one another; else they might be the throw before
        real_.putDice({FabricatedTable::die(first, 100, 100), FabricatedTable::die(second, 100 + apart_, 120)});
        for (int i = 0; i < 10; ++i)
            table_->see({real_.look(), rolled_.atMs + msAfterTheTap + i * FabricatedTable::kFrameMs, {}});
    }

    std::unique_ptr<Table> table_;
    game::Event rolled_;
    double apart_ = 60;
};

TEST_F(RollByHand, ItsDiceAreNoRollOfTheirOwn) {
    throwDice(4, 4, 3000);
    EXPECT_THAT(written(*table_), ElementsAre("red rolls 8"));
    EXPECT_EQ(table_->snapshot()->diceDoubt, std::nullopt);
    throwDice(3, 3, 4000);
    EXPECT_THAT(written(*table_), ElementsAre("red rolls 8", "red ends", "blue rolls 3 3")) << "the next throw";
}

TEST_F(RollByHand, NorAreDiceThatLayThereWhenItWasTapped) {
    throwDice(4, 4, -2000);
    EXPECT_THAT(written(*table_), ElementsAre("red rolls 8"));
}

TEST_F(RollByHand, MayHaveBeenSetRightBeforeItsDiceAreSeen) {
    const game::Body now = game::Rolled{Colour::red, game::Dice::ofTotal(10)};
    table_->declare(game::Corrected{rolled_.sequence, std::make_shared<const game::Body>(now)});
    throwDice(5, 5, 1000);
    EXPECT_THAT(written(*table_), SizeIs(2));
    EXPECT_EQ(table_->snapshot()->diceDoubt, std::nullopt);
}

TEST_F(RollByHand, DiceThatComeToRestMuchLaterAreTheNextTurn) {
    throwDice(4, 4, 20'000);
    EXPECT_THAT(written(*table_), ElementsAre("red rolls 8", "red ends", "blue rolls 4 4"));
}

TEST_F(RollByHand, DiceAfterTheEndOfTheTurnAreTheNext) {
    table_->declare(game::TurnEnded{Colour::red});
    throwDice(4, 4, 1000);
    EXPECT_THAT(written(*table_), ElementsAre("red rolls 8", "red ends", "blue rolls 4 4"));
}

class UnsureDice : public TableTest {
  protected:
    void SetUp() override {
        TableTest::SetUp();
        table_ = begun();
        watch(*table_, 8);
    }

    /// Dice read with that probability each come to rest and lie there until they are reported.
    void throwDice(int first, int second, float probability) {
        real_.putDice({});
        watch(*table_, 10);
        auto a = FabricatedTable::die(first, 100, 100), b = FabricatedTable::die(second, 200 + 40 * throws_++, 120);
        a.probability = b.probability = probability;
        real_.putDice({a, b});
        watch(*table_, 12);
    }

    std::unique_ptr<Table> table_;
    int throws_ = 0;
};

TEST_F(UnsureDice, AreAskedAboutAndNotWritten) {
    throwDice(3, 4, .6F);
    EXPECT_THAT(written(*table_), SizeIs(0));
    const auto unsure = table_->snapshot()->unsureDice;
    ASSERT_TRUE(unsure);
    EXPECT_THAT(unsure->dice, ::testing::UnorderedElementsAre(3, 4));
    EXPECT_LT(unsure->probability, .5F);
}

TEST_F(UnsureDice, AreNoQuestionOnceARollIsEntered) {
    throwDice(3, 4, .6F);
    table_->declare(game::Rolled{Colour::red, game::Dice(3, 4)});
    EXPECT_FALSE(table_->snapshot()->unsureDice);
}

TEST_F(UnsureDice, AreNoQuestionOnceTheNextAreSure) {
    throwDice(3, 4, .6F);
    throwDice(2, 5, .95F);
    EXPECT_FALSE(table_->snapshot()->unsureDice);
    EXPECT_THAT(written(*table_), SizeIs(1));
}

TEST_F(RollByHand, DiceThatLieOtherwiseThanEnteredAreADoubtUntilItIsSettled) {
    throwDice(5, 5, 1000);
    EXPECT_THAT(written(*table_), ElementsAre("red rolls 8"));
    const auto doubt = table_->snapshot()->diceDoubt;
    ASSERT_TRUE(doubt);
    EXPECT_EQ(doubt->recorded, game::Dice::ofTotal(8));
    EXPECT_EQ(doubt->seen, game::Dice(5, 5));
    const game::Body seen = game::Rolled{doubt->player, doubt->seen};
    table_->declare(game::Corrected{doubt->roll, std::make_shared<const game::Body>(seen)});
    EXPECT_EQ(table_->snapshot()->diceDoubt, std::nullopt);
    EXPECT_EQ(table_->snapshot()->state().turn.dice, game::Dice(5, 5));
    EXPECT_EQ(table_->snapshot()->state().turn.roller, Colour::red);
}

}  // namespace
}  // namespace hexwarden::table
