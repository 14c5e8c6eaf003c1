#include "tracker/board/piece_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::board {
namespace {

const PieceSet kWooden = parsePieceSet(
    "pieces wooden\ntitle en All of wood\ntitle de Alles aus Holz\nfor war conquest\ncolours red\n"
    "show fort as settlement marked\nshow wall as road\nshow bridge as road twice\nshow army of 5 as rider\n",
    "wooden.txt");

TEST(PieceSet, IsReadAndRefusedByLine) {
    const PieceSet set = parsePieceSet("pieces two # comment\ncolours red white\nstock road 15\n", "two.txt");
    EXPECT_EQ(set.name, "two");
    EXPECT_THAT(set.colours, testing::ElementsAre(Colour::red, Colour::white));
    EXPECT_EQ(set.stockOf(Piece::road), 15);
    EXPECT_EQ(set.stockOf(Piece::ship), 0);
    const auto failsWith = [](const char* what) {
        return testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr(what));
    };
    EXPECT_THAT([] { parsePieceSet("pieces a\ncolours mauve\n", "a.txt"); },
                failsWith("a.txt, line 2: cannot read 'colours mauve'"));
    EXPECT_THAT([] { parsePieceSet("pieces a\ncolours red\nstock road\n", "a.txt"); }, failsWith("line 3"));
    EXPECT_THAT([] { parsePieceSet("colours red\n", "a.txt"); }, failsWith("a.txt: a set of pieces needs a name"));
    EXPECT_THAT([] { readPieceSet("nowhere.txt"); }, failsWith("nowhere.txt"));
}

TEST(PieceSet, SaysWhatStandsOnHexesAndWhetherThereIsARobber) {
    const PieceSet set = parsePieceSet("pieces a\ncolours red\nhexes settlement ship\nwithout robber\n", "a.txt");
    EXPECT_TRUE(set.standsOnHex(Piece::settlement));
    EXPECT_TRUE(set.standsOnHex(Piece::ship));
    EXPECT_FALSE(set.standsOnHex(Piece::wall));
    EXPECT_FALSE(set.robber);
    const PieceSet base = parsePieceSet("pieces b\ncolours red\n", "b.txt");
    EXPECT_FALSE(base.standsOnHex(Piece::settlement));
    EXPECT_FALSE(base.standsOnHex(Piece::ship));
    EXPECT_TRUE(base.standsOnHex(Piece::army)) << "it stands nowhere else";
    EXPECT_TRUE(base.robber);
    for (const char* line : {"hexes", "hexes tower", "without", "without pirate", "without robber pirate"})
        EXPECT_THAT([&] { parsePieceSet(std::string("pieces a\n") + line + "\n", "a.txt"); },
                    testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr("line 2")))
            << line;
}

TEST(PieceSet, SaysWhatStandsForWhat) {
    EXPECT_THAT(
        kWooden.stands,
        testing::ElementsAre(Stand{Piece::fort, 1, Piece::settlement, true}, Stand{Piece::wall, 1, Piece::road},
                             Stand{Piece::bridge, 1, Piece::road, false, 2}, Stand{Piece::army, 5, Shape::rider}));
    const auto failsWith = [](const char* what) {
        return testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr(what));
    };
    for (const char* line :
         {"show fort", "show fort as", "show tower as road", "show army of 1 as disc", "show fort as road often",
          "show fort as road marked marked", "show army as infantry", "show galley as cargo", "show fort as robber"})
        EXPECT_THAT([&] { parsePieceSet(std::string("pieces a\n") + line + "\n", "a.txt"); }, failsWith("line 2"))
            << line;
}

TEST(PieceSet, TakesAPieceForWhatTheRecordSaysItIs) {
    EXPECT_EQ(kWooden.meaning(Piece::settlement, Piece::fort), Piece::fort) << "no camera sees the marker";
    EXPECT_EQ(kWooden.meaning(Piece::settlement, Piece::none), Piece::settlement);
    EXPECT_EQ(kWooden.meaning(Piece::road, Piece::none), Piece::wall);
    EXPECT_EQ(kWooden.meaning(Piece::road, Piece::bridge), Piece::bridge);
    EXPECT_EQ(kWooden.meaning(Piece::road, Piece::road), Piece::road);
    EXPECT_EQ(kWooden.meaning(Piece::city, Piece::fort), Piece::city);
    EXPECT_EQ(kWooden.meaning(Piece::none, Piece::fort), Piece::none);
    EXPECT_EQ(kWooden.meaning(Piece::fort, Piece::settlement), Piece::fort) << "the marker was seen";
    EXPECT_EQ(kWooden.meaning(Piece::wall, Piece::bridge), Piece::bridge) << "one of its two roads was seen";
    EXPECT_EQ(kWooden.meaning(Piece::bridge, Piece::wall), Piece::bridge);
    const PieceSet river = parsePieceSet("pieces river\ncolours red\nshow bridge as road twice\n", "river.txt");
    EXPECT_EQ(river.meaning(Piece::road, Piece::none), Piece::road) << "one road is no bridge";
}

TEST(PieceSet, SaysWhatMustBeLookedFor) {
    EXPECT_THAT(kWooden.shapes(), testing::ElementsAre(Shape::rider, Shape::marker, Shape::road));
    const auto plain = parsePieceSet("pieces a\ncolours red\nstock road 15\nshow wall as road\n", "a.txt");
    EXPECT_THAT(plain.shapes(), testing::IsEmpty()) << "the base game's pieces are looked for in any case";
}

TEST(PieceSet, KnowsWhatTheCameraKnowsByShapesOnly) {
    for (Piece piece : {Piece::fort, Piece::bridge, Piece::army}) EXPECT_TRUE(kWooden.isSeenByShape(piece));
    for (Piece piece : {Piece::wall, Piece::settlement, Piece::none}) EXPECT_FALSE(kWooden.isSeenByShape(piece));
}

TEST(PieceSet, CountsKindsTogetherThatLookAlike) {
    const auto ships = parsePieceSet(
        "pieces a\ncolours red\nshow ship as boat\nshow galley as boat marked\n"
        "show cargo as barge\nshow wall as road\n",
        "a.txt");
    EXPECT_EQ(ships.countedAs(Piece::galley), Piece::ship);
    EXPECT_EQ(ships.countedAs(Piece::ship), Piece::ship);
    EXPECT_EQ(ships.countedAs(Piece::cargo), Piece::cargo);
    EXPECT_EQ(ships.countedAs(Piece::wall), std::nullopt) << "no shape but the base game's road";
    EXPECT_EQ(ships.countedAs(Piece::army), std::nullopt);
    EXPECT_THAT(ships.countedWith(Piece::ship), testing::ElementsAre(Piece::galley));
    EXPECT_THAT(ships.countedWith(Piece::cargo), testing::IsEmpty());
}

TEST(PieceSet, ServesTheBooksItNames) {
    EXPECT_TRUE(kWooden.serves({}));
    EXPECT_TRUE(kWooden.serves({"base", "war"}));
    EXPECT_FALSE(kWooden.serves({"war", "risk"}));
    EXPECT_EQ(kWooden.title("de"), "Alles aus Holz");
    EXPECT_EQ(kWooden.title("fr"), "wooden");
}

TEST(PieceSet, EverySetThatComesWithTheProgramIsWhole) {
    const auto sets = readPieceSets(HEXWARDEN_SOURCE "/data/pieces");
    EXPECT_GE(sets.size(), 8U);
    for (const PieceSet& set : sets) {
        EXPECT_EQ(set.titles.size(), 2U) << set.name;
        EXPECT_FALSE(set.colours.empty()) << set.name;
    }
    for (const char* book : {"seafarers", "war", "great-river", "conquest", "risk"})
        EXPECT_TRUE(std::any_of(sets.begin(), sets.end(), [&](const PieceSet& s) { return s.serves({book}); })) << book;
}

}  // namespace
}  // namespace hexwarden::board
