// Shapes that are reported, held against a label that a person wrote.
#include "tests/bench/shape_marks.h"

#include <gtest/gtest.h>

namespace hexwarden::bench {
namespace {

using board::Colour;
using board::Hex;
using board::Shape;

class ShapeMarksTest : public testing::Test {
  protected:
    ShapeMarksTest() {
        label_.board.emplace();
        label_.board->imageFromLattice = {100, 0, 320, 0, 100, 240, 0, 0, 1};
        label_.board->size = {640, 480};
        label_.board->otherPieces = true;
        label_.board->tiles = {{{0, 0}, {board::Terrain::hills, 6, false}}, {{1, 0}, {board::Terrain::sea, 0, false}}};
        put(Shape::cube, Colour::red, {320, 240});
        put(Shape::disc, Colour::blue, {350, 240}, true);
        see(Shape::cube, Colour::red, {325, 240});
        see(Shape::disc, Colour::blue, {350, 240}, .9F, true);
    }
    void put(Shape shape, Colour colour, cv::Point2d at, bool lying = false, double visible = 1) {
        label_.board->shapes.push_back({shape, colour, at, lying, visible});
    }
    void see(Shape shape, Colour colour, cv::Point2f at, float presence = .9F, bool lying = false) {
        seen_.shapes.push_back({Hex{0, 0}, Hex{0, 0}, presence, {shape, .8F}, {colour, .5F}, lying, {at.x, at.y}});
    }
    ShapeMarks marks() const {
        ShapeMarks marks(inPlay_);
        marks.take(label_, seen_);
        return marks;
    }
    void expect(const std::string& figure, Count wanted) const {
        const Count c = marks().of(figure);
        EXPECT_EQ(c.right, wanted.right) << figure;
        EXPECT_EQ(c.of, wanted.of) << figure;
    }

    Label label_;
    board::Observation seen_;
    std::vector<Shape> inPlay_{board::kShapes.begin(), board::kShapes.end()};
};

TEST_F(ShapeMarksTest, SpeakOnlyOfShapesInPlay) {
    put(Shape::tower, Colour::red, {200, 100});
    const int before = marks().of("things: recall").of;
    std::erase(inPlay_, Shape::tower);
    EXPECT_EQ(marks().of("things: recall").of, before - 1);
}

TEST_F(ShapeMarksTest, ARightReadingMissesNothing) {
    for (const char* figure : {"things: recall", "things: precision", "colour"}) expect(figure, {2, 2});
    for (const char* figure :
         {"recall, cube", "precision, disc", "lying", "standing", "armies of a hex: count", "armies of a hex: all"})
        expect(figure, {1, 1});
    expect("no armies where none are", {0, 0});
    ASSERT_EQ(marks().presence().size(), 2U);
    EXPECT_NEAR(marks().presence()[0].p, .9, 1e-6);
    EXPECT_NEAR(marks().kinds()[0].p, .4, 1e-6);
}

TEST_F(ShapeMarksTest, WhatIsMissedOrFarOffOrTooFaintIsMissed) {
    seen_.shapes[0].atInImage = {345, 240};  // the disc is nearer to the other one
    seen_.shapes[1].presence = .4F;
    expect("things: recall", {0, 2});
    expect("things: precision", {0, 1});
    expect("armies of a hex: count", {0, 1});
    EXPECT_EQ(marks().presence().size(), 2U) << "faint ones too must be honest";
}

TEST_F(ShapeMarksTest, OneReadingIsOneThing) {
    put(Shape::cube, Colour::red, {332, 240});
    expect("things: recall", {2, 3});
    expect("things: precision", {2, 2});
}

TEST_F(ShapeMarksTest, AnotherShapeOrColourIsWrong) {
    seen_.shapes[0].shape.value = Shape::cylinder;
    seen_.shapes[1].colour.value = Colour::grey;
    expect("recall, cube", {0, 1});
    expect("precision, cylinder", {0, 1});
    expect("colour", {1, 2});
    expect("armies of a hex: count", {1, 1});
    expect("armies of a hex: all", {0, 1});
}

TEST_F(ShapeMarksTest, WhatIsHiddenIsNeitherMissedNorWrong) {
    put(Shape::rider, Colour::red, {300, 200}, false, .3);
    expect("things: recall", {2, 2});
    expect("armies of a hex: count", {0, 1});
    see(Shape::rider, Colour::red, {300, 200});
    expect("things: precision", {2, 2});
    expect("armies of a hex: count", {1, 1});
}

TEST_F(ShapeMarksTest, WhereNothingIsAnythingIsFalse) {
    label_.board->shapes.clear();
    expect("things: precision", {0, 2});
    expect("no armies where none are", {0, 1});
}

TEST_F(ShapeMarksTest, ALabelOfTheBaseGameHasItsRoutes) {
    label_.board->otherPieces = false;
    label_.board->shapes.clear();
    const board::Edge east{{0, 0}, board::Side::east};
    label_.board->pieces = {{east, {board::Piece::road, Colour::red}}};
    seen_.shapes.clear();
    expect("recall, road", {0, 1});
    see(Shape::road, Colour::red, {406, 240});
    expect("recall, road", {1, 1});
    expect("things: precision", {1, 1});
}

}  // namespace
}  // namespace hexwarden::bench
