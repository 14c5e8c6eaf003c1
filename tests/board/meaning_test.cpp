#include "tracker/board/meaning.h"

#include "tracker/board/layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::board {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const Hex kHex{0, 0}, kOther{1, 0};
const Corner kCorner{{0, 0}, Tip::north};
const Edge kEdge{{0, 0}, Side::east};
constexpr float kSure = .9F, kHint = .3F;

PieceSet setOf(const std::string& lines) {
    return parsePieceSet("pieces some\ncolours red blue white\n" + lines, "some.txt");
}

ShapeReading shape(Shape what, Colour colour, Site site, float presence = kSure, float x = 0) {
    const Hex* hex = std::get_if<Hex>(&site);
    return {hex ? *hex : kHex, site, presence, {what, 1}, {colour, 1}, false, {x, 0}};
}

Observation seenAs(std::vector<ShapeReading> shapes, std::vector<SiteReading> sites = {}) {
    Observation seen;
    seen.shapes = std::move(shapes);
    seen.sites = std::move(sites);
    return seen;
}

SiteReading site(Site where, Occupant occupant, float p) {
    return {where, {{{occupant, p}, {{}, 1 - p}, {}}}};
}

const UnitReading& unit(const Observation& seen, Piece piece, Colour colour = Colour::red) {
    static const UnitReading none;
    for (const UnitReading& u : seen.units)
        if (u.piece == piece && u.colour.value_or(Colour::red) == colour) return u;
    ADD_FAILURE() << "no " << word(colour) << ' ' << word(piece);
    return none;
}

TEST(Meaning, CountsThingsOnAHexByTheirWorth) {
    const PieceSet cubes = setOf("show army as cube\nshow army of 5 as disc\nshow army of 10 as cylinder\n");
    auto shapes = std::vector{shape(Shape::cube, Colour::red, kHex), shape(Shape::cube, Colour::red, kHex),
                              shape(Shape::disc, Colour::red, kHex), shape(Shape::cylinder, Colour::blue, kHex),
                              shape(Shape::cube, Colour::red, kOther)};
    shapes[1].lying = true;
    const Observation seen = inMeaning(seenAs(shapes), cubes);
    ASSERT_THAT(seen.units, SizeIs(3));
    const UnitReading& red = unit(seen, Piece::army);
    EXPECT_EQ(red.hex, kHex);
    EXPECT_EQ(red.count, 7);
    EXPECT_EQ(red.lying, 1);
    EXPECT_NEAR(red.probability, .9 * .9 * .9, 1e-5);
    EXPECT_EQ(unit(seen, Piece::army, Colour::blue).count, 10);
}

TEST(Meaning, WhatMayBeThereMakesACountLessSure) {
    const PieceSet cubes = setOf("show army as cube\n");
    const auto one = shape(Shape::cube, Colour::red, kHex), hint = shape(Shape::cube, Colour::red, kHex, kHint);
    const Observation seen = inMeaning(seenAs({one, hint}), cubes);
    EXPECT_EQ(unit(seen, Piece::army).count, 1);
    EXPECT_NEAR(unit(seen, Piece::army).probability, .9 * .7, 1e-5);
    EXPECT_THAT(inMeaning(seenAs({hint}), cubes).units, IsEmpty());
}

TEST(Meaning, AllThatMustBeRightCounts) {
    auto cube = shape(Shape::cube, Colour::red, kHex);
    cube.shape.probability = .8F, cube.colour.probability = .5F;
    const Observation seen = inMeaning(seenAs({cube}), setOf("show army as cube\n"));
    EXPECT_EQ(unit(seen, Piece::army).count, 1) << "something is there";
    EXPECT_NEAR(unit(seen, Piece::army).probability, .9 * .8 * .5, 1e-5);
}

ShapeReading shownThing(ShownAs what, Site site, float probability = 1) {
    ShapeReading thing = shape(Shape::cube, Colour::red, site);
    thing.shown = {what, probability};
    return thing;
}

TEST(Meaning, WhatWasShownIsWhatItWasShownAs) {
    const PieceSet cubes = setOf("show army as cube\n");
    const Observation seen =
        inMeaning(seenAs({shownThing({Piece::army, 5}, kHex), shownThing({Piece::army, 1}, kHex, .5F),
                          shownThing({Piece::knight, 1}, kHex), shownThing({Piece::flood, 1, false}, kOther),
                          shownThing({Piece::fort, 1}, kCorner)},
                         {site(kCorner, {}, 1)}),
                  cubes);
    EXPECT_EQ(unit(seen, Piece::army).count, 6);
    EXPECT_NEAR(unit(seen, Piece::army).probability, .9 * .9 * .5, 1e-5);
    EXPECT_EQ(unit(seen, Piece::knight).count, 1) << "the set has no knights, the table has";
    EXPECT_EQ(unit(seen, Piece::flood).colour, std::nullopt);
    ASSERT_THAT(seen.sites, SizeIs(1));
    EXPECT_EQ(seen.sites[0].occupant[0].value, (Occupant{Piece::fort, Colour::red}));
    EXPECT_THAT(seen.strangers, IsEmpty());
}

TEST(Meaning, WhatNobodyShowedIsAStrangerAndNothingElse) {
    const PieceSet cubes = setOf("show army as cube\nshow bridge as road twice\n");
    auto faint = shownThing({}, kHex);
    faint.presence = kHint;
    const Observation seen = inMeaning(seenAs({shownThing({}, kHex), faint, shownThing({}, kEdge)}), cubes);
    ASSERT_THAT(seen.strangers, SizeIs(1)) << "only on hexes, and only if it is likely there";
    EXPECT_EQ(seen.strangers[0].hex, kHex);
    EXPECT_NEAR(seen.strangers[0].probability, .9, 1e-5);
    EXPECT_THAT(seen.units, IsEmpty());
}

TEST(Meaning, ATowerIsWeighedAgainstWhatTheCornerLooksLike) {
    const PieceSet towers = setOf("show fort as tower\n");
    const auto base = site(kCorner, {Piece::settlement, Colour::red}, .8F);
    const auto sure = inMeaning(seenAs({shape(Shape::tower, Colour::blue, kCorner)}, {base}), towers).sites[0];
    EXPECT_EQ(sure.occupant[0].value, (Occupant{Piece::fort, Colour::blue}));
    EXPECT_NEAR(sure.occupant[0].probability, .9, 1e-5);
    EXPECT_NEAR(sure.occupant[1].probability, .08, 1e-5);
    const auto hint = inMeaning(seenAs({shape(Shape::tower, Colour::blue, kCorner, kHint)}, {base}), towers).sites[0];
    EXPECT_EQ(hint.occupant[0].value, (Occupant{Piece::settlement, Colour::red}));
    EXPECT_NEAR(hint.occupant[0].probability, .56, 1e-5);
}

TEST(Meaning, SitesThatWereNotReadStayUnread) {
    const PieceSet towers = setOf("show castle as tower\n");
    EXPECT_THAT(inMeaning(seenAs({shape(Shape::tower, Colour::red, kCorner)}), towers).sites, IsEmpty());
    const auto onHex = inMeaning(seenAs({shape(Shape::tower, Colour::red, kHex)}), towers).sites;
    ASSERT_THAT(onHex, SizeIs(1)) << "nobody else reads the middle of a hex";
    EXPECT_EQ(onHex[0].occupant[0].value, (Occupant{Piece::castle, Colour::red}));
}

TEST(Meaning, AMarkerMakesASettlementAFortAndIsNoFlood) {
    const PieceSet marked = setOf("show fort as settlement marked\nshow fort as city marked\nshow flood as marker\n");
    const auto base = site(kCorner, {Piece::settlement, Colour::red}, .8F);
    const auto seen = inMeaning(seenAs({shape(Shape::marker, Colour::white, kCorner)}, {base}), marked);
    EXPECT_EQ(seen.sites[0].occupant[0].value, (Occupant{Piece::fort, Colour::red})) << "of the settlement's colour";
    EXPECT_NEAR(seen.sites[0].occupant[0].probability, .72, 1e-5);
    EXPECT_NEAR(seen.sites[0].occupant[1].probability, .2, 1e-5) << "or there is nothing";
    EXPECT_THAT(seen.units, IsEmpty());

    const auto beside = inMeaning(
        seenAs({shape(Shape::marker, Colour::white, kCorner)}, {site(kCorner, {Piece::settlement, Colour::red}, .1F)}),
        marked);
    ASSERT_THAT(beside.units, SizeIs(1)) << "at a corner without a building it is the flood";
    EXPECT_EQ(beside.units[0].piece, Piece::flood);
    EXPECT_EQ(beside.units[0].colour, std::nullopt);
    EXPECT_EQ(beside.sites[0].occupant[0].value.piece, Piece::settlement);
}

TEST(Meaning, TwoRoadsSideBySideAreABridge) {
    const PieceSet river = setOf("show bridge as road twice\n");
    const auto base = site(kEdge, {Piece::road, Colour::red}, .9F);
    const auto red = shape(Shape::road, Colour::red, kEdge);
    const auto bridge = inMeaning(seenAs({red, red}, {base}), river).sites[0];
    EXPECT_EQ(bridge.occupant[0].value, (Occupant{Piece::bridge, Colour::red}));
    EXPECT_NEAR(bridge.occupant[0].probability, .81, 1e-5);
    for (const auto& second : {shape(Shape::road, Colour::blue, kEdge), shape(Shape::road, Colour::red, Edge{})})
        EXPECT_EQ(inMeaning(seenAs({red, second}, {base}), river).sites[0].occupant[0].value.piece, Piece::road);
    EXPECT_EQ(inMeaning(seenAs({red}, {base}), river).sites[0].occupant[0].value.piece, Piece::road);
}

TEST(Meaning, WhatLiesAcrossTheRiverIsABridge) {
    const River river{{-1, 0}, {0, 0}, {1, 0}, Corner{{1, 0}, Tip::south}};
    const Edge across = bridgeSites(river)[0];
    SiteReading both = site(across, {Piece::road, Colour::red}, .6F);
    both.occupant[1] = {{Piece::bridge, Colour::red}, .3F};
    std::vector<SiteReading> readings{both, site(kEdge, {Piece::road, Colour::red}, .9F)};
    bridgeRiver(readings, river);
    EXPECT_EQ(readings[0].occupant[0].value, (Occupant{Piece::bridge, Colour::red}));
    EXPECT_NEAR(readings[0].occupant[0].probability, .9, 1e-5) << "seen as one road or as two";
    EXPECT_EQ(readings[1].occupant[0].value.piece, Piece::road);
}

TEST(Meaning, AMarkerBelongsToTheNearestShip) {
    const PieceSet wood = setOf("show ship as boat\nshow galley as boat marked\n");
    const auto seen = inMeaning(
        seenAs({shape(Shape::boat, Colour::red, kHex, kSure, 0), shape(Shape::boat, Colour::blue, kHex, kSure, 50),
                shape(Shape::marker, Colour::white, kHex, kSure, 40)}),
        wood);
    EXPECT_EQ(unit(seen, Piece::ship).count, 1);
    EXPECT_EQ(unit(seen, Piece::galley, Colour::blue).count, 1);
    EXPECT_THAT(unit(seen, Piece::ship).alike, IsEmpty()) << "the marker tells";
}

TEST(Meaning, KindsThatLookAlikeAreCountedTogetherAndSaySo) {
    const PieceSet figures = setOf("show ship as boat\nshow galley as boat\nshow cargo as barge\n");
    const auto boat = shape(Shape::boat, Colour::red, kEdge);
    const auto seen = inMeaning(seenAs({boat, boat}), figures);
    ASSERT_THAT(seen.units, SizeIs(1));
    EXPECT_EQ(seen.units[0].piece, Piece::ship);
    EXPECT_EQ(seen.units[0].count, 2) << "on the hex, near an edge or not";
    EXPECT_THAT(seen.units[0].alike, ElementsAre(Piece::galley));
    const auto edge = site(kEdge, {}, .9F);
    EXPECT_EQ(inMeaning(seenAs({boat}, {edge}), setOf("show ship as boat\n")).sites[0].occupant[0].value.piece,
              Piece::ship);
}

TEST(Meaning, WhatASetShowsNothingByMeansNothing) {
    const auto base = site(kCorner, {Piece::settlement, Colour::red}, .8F);
    const auto seen = inMeaning(
        seenAs({shape(Shape::cube, Colour::red, kHex), shape(Shape::marker, Colour::red, kCorner)}, {base}), setOf(""));
    EXPECT_THAT(seen.units, IsEmpty());
    EXPECT_EQ(seen.sites[0].occupant[0].value.piece, Piece::settlement);
}

}  // namespace
}  // namespace hexwarden::board
