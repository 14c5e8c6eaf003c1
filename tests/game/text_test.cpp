#include "tests/support/seed.h"
#include "tracker/game/mending.h"

#include <random>
#include <set>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::game {
namespace {

using board::HarbourKind;
using board::Tip;

const Corner kTop{{0, 0}, Tip::north};
const Edge kEdge = board::edge({0, 0}, board::Direction::northEast);

Cards cards(Resource r, int n) {
    Cards c{};
    c[static_cast<std::size_t>(r)] = n;
    return c;
}

Began aGame() {
    return {{"base", "seafarers"},
            {{"special_building", "false"}},
            {{Colour::red, "Ann \"the\" \\ Bold", Place::south}, {Colour::blue, "", Place::north}},
            "seafarers-6"};
}

LaidOut aBoard() {
    LaidOut e;
    e.layout->terrain[{0, 0}] = board::Terrain::mountains;
    e.layout->token[{0, 0}] = 8;
    e.layout->terrain[{1, 0}] = board::Terrain::desert;
    e.layout->terrain[{2, 0}] = board::Terrain::sea;
    e.layout->harbour[kTop] = HarbourKind::any;
    e.layout->port[{2, 0}] = HarbourKind::wool;
    e.layout->river = board::River{{0, 0}, {0, 1}, {0, 2}, {{0, 3}, Tip::north}};
    e.robber = Hex{1, 0};
    e.pirate = Hex{2, 0};
    return e;
}

Played aCard() {
    Played e{Colour::white, Card::roadBuilding, Hex{0, 1}, Piece::pirate, Colour::red, {}, {}, {}, {}, {}};
    e.builds = {{Piece::road, kEdge}, {Piece::ship, board::edge({0, 0}, board::Direction::east)}};
    e.cards = cards(Resource::ore, 2);
    e.resource = Resource::wool;
    e.roll = 12;
    e.at = Hex{2, -1};
    return e;
}

/// One or more of every kind of body, and the line it must read as where that is short enough to show.
const std::vector<std::pair<Body, std::string>>& samples() {
    static const std::vector<std::pair<Body, std::string>> all{
        {aGame(), ""},
        {aBoard(), ""},
        {Rolled{Colour::red, {3, 4}}, "red rolls 3 4"},
        {Rolled{Colour::red, Dice::ofTotal(2)}, "red rolls 2"},
        {Rolled{Colour::red, Dice::ofTotal(12)}, "red rolls 12"},
        {Built{Colour::red, Piece::road, kEdge}, "red builds road 0,0,N/1,-1,S"},
        {Built{Colour::blue, Piece::city, kTop}, "blue builds city 0,0,N"},
        {Built{Colour::blue, Piece::castle, Hex{1, 1}}, "blue builds castle 1,1"},
        {Built{Colour::blue, Piece::ship, Hex{1, 1}}, "blue builds ship 1,1"},
        {Removed{Colour::red, Piece::settlement, kTop}, "red removes settlement 0,0,N"},
        {Moved{Colour::red, Piece::ship, kEdge, board::edge({0, 0}, board::Direction::east), 1},
         "red moves ship 0,0,N/1,-1,S 0,1,N/1,-1,S"},
        {Moved{Colour::red, Piece::army, Hex{0, 0}, Hex{0, 1}, 4}, "red moves army 0,0 0,1 count 4"},
        {ThiefMoved{Colour::red, Piece::robber, Hex{0, 1}, Colour::blue}, "red sends robber to 0,1 from blue"},
        {ThiefMoved{Colour::red, Piece::pirate, std::nullopt, std::nullopt}, "red sends pirate away"},
        {Discarded{Colour::white, 4}, "white discards 4"},
        {Chosen{Colour::white, {0, 0, 1, 0, 1}}, "white chooses 1 wool 1 ore"},
        {Chosen{Colour::white, cards(Resource::gold, 2), Hex{0, 1}}, "white chooses 2 gold at 0,1"},
        {Bought{Colour::red, Bought::What::card}, "red buys card"},
        {Bought{Colour::red, Bought::What::weapon}, "red buys weapon"},
        {aCard(), ""},
        {Played{Colour::red, Card::knight, {}, Piece::robber, {}, {}, {}, {}, {}, {}}, "red plays knight"},
        {Traded{Colour::red, Colour::blue, cards(Resource::wool, 2), cards(Resource::ore, 1)},
         "red trades 2 wool for 1 ore with blue"},
        {Traded{Colour::red, std::nullopt, cards(Resource::wool, 4), {}}, "red trades 4 wool for nothing with bank"},
        {TurnEnded{Colour::red}, "red ends"},
        {Burned{Colour::red}, "red burns"},
        {Attacked{Colour::red, kTop, 3, {Colour::blue}, {Colour::blue, Colour::white}, cards(Resource::ore, 2)},
         "red attacks 0,0,N weapons 3 lender blue consent blue consent white take 2 ore"},
        {Attacked{Colour::red, kEdge, 1, {}, {}, {}}, "red attacks 0,0,N/1,-1,S weapons 1"},
        {Battled{Colour::red, {0, 0}, {1, 0}, {6, 2, 1}, {5}, Piece::knight, Piece::city},
         "red battles 0,0 1,0 attack 6 attack 2 attack 1 defend 5 unit knight target city"},
        {Breached{Colour::red, kEdge, {0, 0}, 6}, "red breaches 0,0,N/1,-1,S from 0,0 die 6"},
        {Foraged{Colour::red, Foraged::How::fish, {0, 0}, 1}, "red fishes 0,0 die 1"},
        {Foraged{Colour::red, Foraged::How::hunt, {0, 0}, 2}, "red hunts 0,0 die 2"},
        {DragonFought{Colour::red, {0, 0}, 6, 1}, "red fights dragon 0,0 dice 6 1"},
        {Lost{Colour::red, Piece::galley, {0, 0}}, "red loses galley 0,0"},
        {ArmiesPlaced{Colour::red, {0, 0}, 3, {}}, "red places armies 0,0 count 3"},
        {ArmiesPlaced{Colour::red, {0, 0}, 3, Resource::ore}, "red places armies 0,0 count 3 paying ore"},
        {HarbourPlaced{Colour::red, HarbourKind::any, kTop, {1, -1}}, "red places harbour 3:1 0,0,N on 1,-1"},
        {Left{Colour::red}, "red leaves"},
        {Consented{Colour::red, Colour::blue, "attack on 0,0,N"}, "red consents blue \"attack on 0,0,N\""},
        {Ruled{12, "we allow it\nonce"}, "ruled 12 \"we allow it\\nonce\""},
        {Joined{}, "joined"},
        {TakenUp{Colour::green}, "green continues"},
        {Holds{Colour::red, {}, 5}, "red holds nothing unknown 5"},
        {Holds{Colour::red, {0, 0, 2}, 1, 3, 2, 1}, "red holds 2 wool unknown 1 hidden 3 knights 2 points 1"},
        {reordered(3, 2, Rolled{Colour::red, {1, 2}}), "correct 3 before 2 red rolls 1 2"},
        {Undone{7}, "undo 7"},
        {Corrected{3, std::make_shared<const Body>(Rolled{Colour::red, {1, 2}})}, "correct 3 red rolls 1 2"},
        {missed(3, Rolled{Colour::red, {1, 2}}), "missed 3 red rolls 1 2"},
    };
    return all;
}

TEST(EventText, EveryKindOfBodyIsSampled) {
    std::set<std::size_t> kinds;
    for (const auto& [body, line] : samples()) kinds.insert(body.index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Body::variant>);
}

TEST(EventText, GoesBothWays) {
    for (const auto& [body, line] : samples()) {
        const std::string written = text(body);
        EXPECT_EQ(written.find('\n'), written.npos);
        EXPECT_TRUE(bodyOf(written) == body) << written;
        if (!line.empty()) {
            EXPECT_EQ(written, line);
        }
    }
}

TEST(EventText, BoardsAndGamesReadAsSentencesOfWords) {
    EXPECT_EQ(text(Body(aGame())),
              "began book base book seafarers option special_building \"false\" pieces seafarers-6 "
              "seat red \"Ann \\\"the\\\" \\\\ Bold\" south seat blue \"\" north");
    EXPECT_EQ(text(Body(aBoard())),
              "laid hex 0,0 mountains 8 hex 1,0 desert hex 2,0 sea harbour 0,0,N 3:1 port 2,0 wool "
              "river 0,0 0,1 0,2 0,3,N robber 1,0 pirate 2,0");
}

TEST(EventText, AWrongWordIsNamed) {
    const std::vector<std::pair<std::string, std::string>> bad{
        {"", "the line ends where a colour should stand"},
        {"purple rolls 1 2", "'purple' is not a colour"},
        {"red rolls 1", "the line ends where a die from 1 to 6 should stand"},
        {"red rolls 1 7", "'7' is not a die from 1 to 6"},
        {"red rolls 7 1", "'7' is not a die from 1 to 6"},
        {"red rolls 13", "'13' is not a die from 1 to 6 or a total from 2 to 12"},
        {"red rolls 1 2 3", "'3' is one word too many"},
        {"red dances", "'dances' is not something a player does"},
        {"red builds hut 0,0,N", "'hut' is not a piece"},
        {"red builds road 0,0", "'0,0' is no place for a road"},
        {"red builds city 0,0,N/1,-1,S", "'0,0,N/1,-1,S' is no place for a city"},
        {"red builds robber 0,0", "'0,0' is no place for a robber"},
        {"red discards 99999999999999999999", "'99999999999999999999' is not a count"},
        {"red discards -1", "'-1' is not a count"},
        {"red chooses wool", "'wool' is not a count"},
        {"red chooses 1 wool for gold", "'for' is one word too many"},
        {"red chooses 1 wool at 15,0", "'15,0' is not a site that a board can have"},
        {"red sends knight to 0,0", "'knight' is not robber or pirate"},
        {"red trades 1 gold bars for 1 ore with bank", "'bars' is not for"},
        {"red plays joker", "'joker' is not a development card"},
        {"red plays knight where 0,0", "'where' is not with, to, from, build, take, name, roll or at"},
        {"red consents blue attack", "'attack' is not a text in quotes"},
        {"red consents blue \"attack", "the text in quotes does not end: '\"attack'"},
        {"ruled x \"\"", "'x' is not the number of an event"},
        {"missed 0 red ends", "'0' is not the number of an event"},
        {"missed 3 undo 1", "'undo' is not what may have been missed"},
        {"correct 1 missed 2 red ends", "'missed' is not what may stand for a misread event"},
        {"correct 1 correct 2 undo 3", "'correct' is not what may stand for a misread event"},
        {"laid hex 0,0 forest 7", "'7' is not a token from 2 to 12 but 7"},
        {"laid hex 15,0 forest", "'15,0' is not a site that a board can have"},
        {"red builds settlement 15,15,S", "'15,15,S' is no place for a settlement"},
        {"red attacks 15,15,S weapons 2", "'15,15,S' is not a site that a board can have"},
        {"laid river 0,0 0,1 0,2 0,3", "'0,3' is not a corner"},
        {"laid river 0,0 0,1 1,0 0,3,N", "the river's x and z touch"},
    };
    for (const auto& [line, message] : bad) {
        try {
            bodyOf(line);
            ADD_FAILURE() << line;
        } catch (const std::runtime_error& e) {
            EXPECT_EQ(e.what(), message) << line;
        }
    }
}

/// Bytes knocked out of good lines: refused with a sentence, or a line like any other.
TEST(EventText, DamagedLinesAreRefusedOrReadable) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    int refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string line = text(samples()[random() % samples().size()].first);
        for (auto knocks = 1 + random() % 3; knocks > 0; --knocks)
            line[random() % line.size()] = " 0129,NS\"\\abz"[random() % 14];
        try {
            const Body body = bodyOf(line);
            EXPECT_TRUE(bodyOf(text(body)) == body) << line;
        } catch (const std::runtime_error& e) {
            ++refused;
            EXPECT_FALSE(std::string(e.what()).empty());
        }
    }
    EXPECT_GT(refused, 1000);
}

TEST(EventText, PlayerOfTellsWhoDidIt) {
    EXPECT_EQ(playerOf(bodyOf("blue ends")), Colour::blue);
    EXPECT_EQ(playerOf(bodyOf("undo 3")), std::nullopt);
    EXPECT_EQ(playerOf(aGame()), std::nullopt);
}

}  // namespace
}  // namespace hexwarden::game
