#include "companion/viewmodel/screens/our_pieces_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace hexwarden::viewmodel {
namespace {

using board::Colour;
using board::Piece;

constexpr const char* kSet = R"(pieces ours
for risk
colours red blue white
stock road 15
stock settlement 5
show army as cube
show army of 5 as disc
show flood as marker
)";

/// Three kinds are needed; roads and settlements may be shown too.
class OurPieces : public testing::Test {
  protected:
    OurPieces() {
        model_.need(board::parsePieceSet(kSet, "ours"), {Colour::blue, Colour::red});
        QObject::connect(&model_, &OurPiecesModel::taken, [this](std::int64_t thing, const ShownOne& piece) {
            numbers_.push_back(thing);
            taken_.push_back(piece);
        });
    }

    void put(std::vector<std::int64_t> numbers) {
        std::vector<NewInPicture> things;
        for (const std::int64_t n : numbers) things.push_back({n, QRectF(.1 * double(n), .5, .05, .1)});
        model_.showFound(things);
    }
    QStringList kinds(const char* role) {
        QStringList values;
        for (int i = 0; i < model_.kinds()->count(); ++i) values << model_.kinds()->value(i, role).toString();
        return values;
    }

    OurPiecesModel model_;
    QAbstractItemModelTester kindsTester_{model_.kinds()}, foundTester_{model_.found()};
    std::vector<std::int64_t> numbers_;
    std::vector<ShownOne> taken_;
};

TEST_F(OurPieces, NamesWhatTheBooksNeedAndThenTheBaseGames) {
    EXPECT_EQ(kinds("piece"), (QStringList{"army", "army", "flood", "settlement", "road"}));
    EXPECT_EQ(kinds("worth"), (QStringList{"1", "5", "1", "1", "1"}));
    EXPECT_EQ(kinds("needed"), (QStringList{"true", "true", "true", "false", "false"}));
    EXPECT_FALSE(model_.isComplete());
    EXPECT_FALSE(model_.ready());
}

TEST_F(OurPieces, OneTapSaysWhichPieceItIs) {
    put({4});
    ASSERT_TRUE(model_.ready());
    EXPECT_DOUBLE_EQ(model_.found()->value(0, "atX").toDouble(), .4);
    model_.take(0);
    ASSERT_EQ(taken_.size(), 1U);
    EXPECT_EQ(numbers_[0], 4);
    EXPECT_EQ(taken_[0], (ShownOne{{Piece::army, 1}, Colour::blue, false}));
}

TEST_F(OurPieces, AfterAKindComesTheNextThatWasNotShown) {
    model_.showTaught({{{Piece::army, 1}, Colour::blue, false}}, {});
    EXPECT_EQ(kinds("chosen"), (QStringList{"false", "true", "false", "false", "false"}));
    model_.leaveOut(1, true);
    EXPECT_EQ(kinds("chosen"), (QStringList{"false", "false", "true", "false", "false"}));
    put({1});
    model_.take(0);
    EXPECT_EQ(taken_[0], (ShownOne{{Piece::flood, 1}, std::nullopt, false})) << "nobody owns the flood";
    model_.showTaught({{{Piece::army, 1}, Colour::blue, false}, taken_[0]}, {});
    EXPECT_TRUE(model_.isComplete());
}

TEST_F(OurPieces, SeveralOfOneKindAreTakenAtOnce) {
    put({1, 2, 3});
    model_.chooseColour("red");
    model_.takeAll();
    ASSERT_EQ(taken_.size(), 3U);
    for (const ShownOne& one : taken_) EXPECT_EQ(one, (ShownOne{{Piece::army, 1}, Colour::red, false}));
}

TEST_F(OurPieces, AKindIsShownAgainLyingAndForgotten) {
    model_.showTaught({{{Piece::army, 1}, Colour::blue, false}}, {});
    model_.choose(0);
    model_.setLying(true);
    put({9});
    model_.take(0);
    EXPECT_EQ(taken_[0], (ShownOne{{Piece::army, 1}, Colour::blue, true}));
    ShownKind forgotten;
    QObject::connect(&model_, &OurPiecesModel::forgotten, [&](const ShownKind& kind) { forgotten = kind; });
    model_.forget(0);
    EXPECT_EQ(forgotten, (ShownKind{Piece::army, 1}));
}

TEST_F(OurPieces, SaysWhichAreConfused) {
    EXPECT_TRUE(model_.warnings().isEmpty());
    model_.showTaught({}, {{{{Piece::army, 1}, {Piece::army, 5}}}, {{Colour::red, Colour::blue}}});
    ASSERT_EQ(model_.warnings().size(), 2);
    EXPECT_TRUE(model_.warnings()[0].contains("look alike"));
    EXPECT_TRUE(model_.warnings()[1].contains("more light"));
}

TEST_F(OurPieces, WithoutABoardNothingCanBeShown) {
    put({1});
    model_.setObstacle("no board is to be seen");
    EXPECT_FALSE(model_.ready());
    EXPECT_EQ(model_.prompt(), "no board is to be seen");
    model_.take(0);
    EXPECT_TRUE(taken_.empty());
}

TEST_F(OurPieces, ATapBesideEveryOutlineIsNone) {
    put({1});
    for (const int wrong : {-1, 1}) {
        model_.take(wrong);
        model_.choose(wrong < 0 ? -1 : 99);
        model_.leaveOut(wrong < 0 ? -1 : 99, true);
        model_.forget(wrong < 0 ? -1 : 99);
    }
    EXPECT_TRUE(taken_.empty());
}

}  // namespace
}  // namespace hexwarden::viewmodel
