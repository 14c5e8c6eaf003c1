// Readings of a made-up board, held against a label that a person wrote.
#include "tests/bench/marks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::bench {
namespace {

using board::Colour;
using board::Occupant;
using board::Piece;
using board::Terrain;

constexpr Occupant kRedRoad{Piece::road, Colour::red}, kBlueCity{Piece::city, Colour::blue};
const board::Edge kEdge{{0, 0}, board::Side::east};
const board::Corner kTop{{0, 0}, board::Tip::north}, kBottom{{0, 0}, board::Tip::south};

/// Two tiles, a road, a city and the robber, all read rightly.
class MarksTest : public testing::Test {
  protected:
    MarksTest() {
        label_.name = "made_01", label_.set = "made";
        label_.board.emplace();
        label_.board->imageFromLattice = {100, 0, 320, 0, 100, 240, 0, 0, 1};
        label_.board->size = {640, 480};
        label_.board->tiles = {{{0, 0}, {Terrain::hills, 6, false}}, {{1, 0}, {Terrain::desert, 0, false}}};
        label_.board->robber = board::Hex{1, 0};
        label_.board->pieces = {{kEdge, kRedRoad}, {kTop, kBlueCity}};
        findAt(label_.board->imageFromLattice);
        scan_.seen.tiles = {tile({0, 0}, Terrain::hills, 6), tile({1, 0}, Terrain::desert, 0)};
        scan_.seen.robber = board::RobberReading{{1, 0}, .9F};
        scan_.seen.sites = {site(kEdge, kRedRoad), site(kTop, kBlueCity), site(kBottom, {})};
    }

    static board::TileReading tile(board::Hex hex, Terrain terrain, board::Token token) {
        return {hex, {{{terrain, .9F}, {}, {}}}, {{{token, .8F}, {}, {}}}};
    }
    static board::SiteReading site(const board::Site& site, Occupant occupant) {
        return {site, {{{occupant, .95F}, {}, {}}}};
    }

    void findAt(const cv::Matx33d& imageFromLattice) {
        vision::BoardPose pose;
        pose.view = {imageFromLattice, {640, 480}, 0};
        scan_.board = pose;
    }

    Marks marks() const {
        Marks marks;
        marks.take(label_, scan_);
        return marks;
    }

    Label label_;
    vision::Scan scan_;
};

TEST_F(MarksTest, HarboursCountIfTheirKindIsTold) {
    using board::HarbourKind;
    const board::Edge other{{1, 0}, board::Side::east}, nowhere{{-3, 0}, board::Side::east};
    scan_.seen.harbours = {{kEdge, HarbourKind::ore, .9F}, {nowhere, HarbourKind::any, .9F}};
    EXPECT_EQ(marks().of("told harbour kinds right"), (Count{0, 0})) << "nobody wrote them down";
    label_.board->harbours = {{kEdge, HarbourKind::ore}, {other, HarbourKind::any}};
    EXPECT_EQ(marks().of("harbour kinds told"), (Count{1, 2}));
    EXPECT_EQ(marks().of("told harbour kinds right"), (Count{1, 2})) << "one lies where there is none";
    scan_.seen.harbours = {{kEdge, HarbourKind::wool, .9F}};
    EXPECT_EQ(marks().of("told harbour kinds right"), (Count{0, 1}));
}

TEST_F(MarksTest, ARightReadingMissesNothing) {
    const Marks all = marks();
    EXPECT_EQ(all.of("board found rightly"), (Count{1, 1}));
    EXPECT_EQ(all.of("board found wrongly"), (Count{0, 1}));
    EXPECT_EQ(all.of("terrain"), (Count{2, 2}));
    EXPECT_EQ(all.of("tokens"), (Count{1, 1}));
    EXPECT_EQ(all.of("pieces: recall"), (Count{2, 2}));
    EXPECT_EQ(all.of("precision, city"), (Count{1, 1}));
    EXPECT_EQ(all.of("robber"), (Count{1, 1}));
    EXPECT_EQ(all.of("whole board: everything"), (Count{1, 1}));
    EXPECT_EQ(all.judged().size(), 6U);
    for (const Judged& j : all.judged()) EXPECT_TRUE(j.right) << j.said << " is " << j.truth;
}

TEST_F(MarksTest, TheLatticeMayBeTurned) {
    // A sixth of a turn about hex 0,0 and the same hexes under their new names.
    findAt(label_.board->imageFromLattice * calibration::latticeTurned(-1));
    scan_.seen.tiles = {tile({0, 0}, Terrain::hills, 6), tile({0, 1}, Terrain::desert, 0)};
    scan_.seen.sites.clear();
    const Marks all = marks();
    EXPECT_EQ(all.of("board found rightly"), (Count{1, 1}));
    EXPECT_EQ(all.of("terrain"), (Count{2, 2}));
    EXPECT_EQ(all.of("pieces: recall"), (Count{0, 2}));
}

TEST_F(MarksTest, ARefusalMissesEverything) {
    scan_.board = calibration::Outcome<vision::BoardPose>::refused(board::say("no board can be seen"));
    scan_.seen = {};
    const Marks all = marks();
    EXPECT_EQ(all.of("board found rightly"), (Count{0, 1}));
    EXPECT_EQ(all.of("board found wrongly"), (Count{0, 1}));
    EXPECT_EQ(all.of("terrain"), (Count{0, 2}));
    EXPECT_EQ(all.of("pieces: recall"), (Count{0, 2}));
    EXPECT_EQ(all.of("robber"), (Count{0, 1}));
    EXPECT_EQ(all.of("whole board: tiles and tokens"), (Count{0, 1}));
    EXPECT_TRUE(all.judged().empty());
}

TEST_F(MarksTest, AnotherKindColourOrPlaceIsWrong) {
    scan_.seen.sites = {site(kEdge, {Piece::road, Colour::blue}), site(kTop, {}), site(kBottom, kBlueCity)};
    scan_.seen.robber->hex = {0, 0};
    const Marks all = marks();
    EXPECT_EQ(all.of("pieces: recall"), (Count{0, 2}));
    EXPECT_EQ(all.of("pieces: precision"), (Count{0, 2}));
    EXPECT_EQ(all.of("precision, blue"), (Count{0, 2}));
    EXPECT_EQ(all.of("robber"), (Count{0, 1}));
    EXPECT_EQ(all.of("whole board: tiles and tokens"), (Count{1, 1}));
    EXPECT_EQ(all.of("whole board: everything"), (Count{0, 1}));
}

TEST_F(MarksTest, AShiftedLatticeIsFoundWrongly) {
    findAt(label_.board->imageFromLattice * calibration::latticeShiftedTo({1, 0}));
    const Marks all = marks();
    EXPECT_EQ(all.of("board found wrongly"), (Count{1, 1}));
    EXPECT_EQ(all.of("whole board: tiles and tokens"), (Count{0, 1}));
}

TEST_F(MarksTest, ABoardIsFalseWhereThereIsNone) {
    label_.board.reset();
    EXPECT_EQ(marks().of("board where none is"), (Count{1, 1}));
    scan_.board = calibration::Outcome<vision::BoardPose>::refused(board::say("there is none"));
    EXPECT_EQ(marks().of("board where none is"), (Count{0, 1}));
}

TEST_F(MarksTest, WaterAndWhatLiesBeyondThePictureAreNotAsked) {
    label_.board->tiles[{-1, 0}] = {Terrain::sea, 0, false};
    label_.board->tiles[{2, 0}] = {Terrain::forest, 4, false};
    EXPECT_EQ(marks().of("terrain"), (Count{2, 2}));
    EXPECT_EQ(marks().of("board found rightly"), (Count{1, 1}));
}

TEST_F(MarksTest, CoveredTokensAreNotAsked) {
    label_.board->tiles[{0, 0}].tokenHidden = true;
    scan_.seen.tiles[0].token[0].value = 8;
    EXPECT_EQ(marks().of("tokens"), Count{});
    EXPECT_EQ(marks().of("whole board: tiles and tokens"), (Count{1, 1}));
}

TEST_F(MarksTest, DiceThatAreNotThereAreFalseUnlessExcused) {
    Label dice;
    dice.allDice = true;
    dice.dice = {{5, {100, 100}, 20, false}, {1, {300, 100}, 20, true}};
    dice.unreadable = {{500, 100}};
    dice.ignored = {{600, 0, 100, 100}};
    vision::Scan seen;
    for (const float x : {105.F, 300.F, 520.F, 650.F, 900.F}) {
        board::DieReading die;
        die.value = 5, die.probability = .9F, die.atInImage = {x, x == 650.F ? 50.F : 100.F}, die.sideInImage = 30;
        seen.seen.dice.push_back(die);
    }
    Marks all;
    all.take(dice, seen);
    EXPECT_EQ(all.of("dice"), (Count{1, 1}));
    EXPECT_EQ(all.of("dice with a wrong value"), (Count{0, 1}));
    EXPECT_EQ(all.of("false dice").of, 1);
    EXPECT_EQ(all.judged().size(), 2U);
    seen.seen.dice[0].value = 4;
    all.take(dice, seen);
    EXPECT_EQ(all.of("dice with a wrong value"), (Count{1, 2}));
}

TEST(Interval, IsWilsons) {
    const auto [low, high] = interval({14, 14});
    EXPECT_NEAR(low, .785, .001);
    EXPECT_NEAR(high, 1, 1e-9);
    EXPECT_EQ(interval({}), (std::pair<double, double>{0, 1}));
}

TEST(Reliability, IsTheGapBetweenGivenAndTrue) {
    std::vector<Judged> judged(10);
    for (std::size_t i = 0; i < judged.size(); ++i) judged[i].p = .995, judged[i].right = i < 8;
    const Reliability bold = reliability(judged);
    EXPECT_NEAR(bold.error, .195, 1e-9);
    EXPECT_EQ(bold.sure, (Count{8, 10}));
    for (Judged& j : judged) j.p = .8;
    EXPECT_NEAR(reliability(judged).error, 0, 1e-9);
    EXPECT_EQ(reliability(judged).sure, Count{});
    EXPECT_EQ(reliability({}).readings, 0);
}

}  // namespace
}  // namespace hexwarden::bench
