// What cannot be answered: every complaint is one sentence and names its field.
#include "companion/ask/ask.h"
#include "tests/support/seed.h"

#include <random>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

using nlohmann::json;

struct Bad {
    const char* line;
    const char* at;
    const char* sentence;
};

const std::string kNested = std::string(1000, '[') + std::string(1000, ']');

const Bad kBad[]{
    {"", "", "the line is not JSON"},
    {"{", "", "the line is not JSON"},
    {kNested.c_str(), "", "the line is nested too deeply"},
    {"[]", "", "the line is not a JSON object"},
    {"17", "", "the line is not a JSON object"},
    {"{\"id\":1}", "ask", "the field 'ask' is missing"},
    {R"({"id":1,"ask":5})", "ask", "5 is not a text"},
    {R"({"id":1,"ask":"points","ask":"odds"})", "ask", "the key 'ask' stands twice"},
    {R"({"id":1,"ask":"points","table":{"players":["red"],"robber":null,"players":["blue"]}})", "players",
     "the key 'players' stands twice"},
    {R"({"id":1,"ask":"odds","\u0061sk":"points"})", "ask", "the key 'ask' stands twice"},
    {R"({"id":1,"ask":"weather"})", "ask", "there is no question 'weather'"},
    {R"({"id":1,"ask":"sneak","rules":["seafarers"]})", "rules",
     "'sneak' is asked of games with armies, and these rules have none"},
    {R"({"id":1,"ask":"odds","rules":["risk"],"attackers":1,"defenders":2})", "attackers",
     "1 is not a whole number from 2 to 999"},
    {R"({"id":1,"ask":"battle","rules":["risk"],"attack":[6,7],"defend":[1]})", "attack", "a die shows 1 to 6"},
    {R"({"id":1,"ask":"battle","rules":["risk"],"attack":[6],"defend":[1,2,3]})", "defend",
     "the list has 3 entries, not 2"},
    {R"({"id":1,"ask":"points","rules":["risk"],"options":{"island_points":1}})", "options",
     "the option 'island_points' belongs to the rule book 'seafarers'"},
    {R"({"id":1,"ask":"attack"})", "rules", "'attack' is asked of games with weapons, and these rules have none"},
    {R"({"id":1,"ask":"attack","rules":["war"]})", "attacker", "the field 'attacker' is missing"},
    {R"({"id":1,"ask":"attack","rules":["war"],"attacker":"red","target":"0,0,N"})", "target", "nothing stands there"},
    {R"({"id":1,"ask":"attack","rules":["war"],"attacker":"red","target":"0,0,N","table":{"players":["red","blue"],
        "buildings":[["0,0,N","blue","city"]]},"consent":["white"]})",
     "consent[0]", "white does not play"},
    {R"({"id":1,"ask":"connected","rules":["war"],"players":["red","red"]})", "players[1]", "the two players are one"},
    {R"({"id":1,"ask":"points","rules":["war"],"table":{"buildings":[["0,0,N","blue","fort","road"]]}})",
     "table.buildings[0][3]", "a fort is made of a settlement or a city"},
    {R"({"id":1,"ask":"points","rules":["war"],"table":{"buildings":[["0,0,N","blue","city","city"]]}})",
     "table.buildings[0][3]", "only a fort is made of another piece"},
    {R"({"id":1,"ask":"points","rules":["chess"]})", "rules", "there is no rule book 'chess'"},
    {R"({"id":1,"ask":"points","rules":["base","base"]})", "rules", "the rule book 'base' is named twice"},
    {R"({"id":1,"ask":"points","rules":["conquest","war"]})", "rules",
     "these rule books do not go together: war, conquest"},
    {R"({"id":1,"ask":"points","rules":"base"})", "rules", "\"base\" is not a list"},
    {R"({"id":1,"ask":"points","options":{"pillage":true}})", "options", "there is no option 'pillage'"},
    {R"({"id":1,"ask":"points","options":{"special_building":3}})", "options",
     "the option 'special_building' is true or false, not '3'"},
    {R"({"id":1,"ask":"ship_moves","rules":["base"],"table":{"players":["red"]},"player":"red"})", "rules",
     "these rule books have no ships on edges"},
    {R"({"id":1,"ask":"points","tabel":{}})", "tabel", "there is no field 'tabel' here"},
    {R"({"id":1,"ask":"points","table":{"hexs":[]}})", "table.hexs", "there is no field 'hexs' here"},
    {R"({"id":1,"ask":"points","roll":8})", "roll", "there is no field 'roll' here"},
    {R"({"id":1,"ask":"points","table":{"hexes":[[0,0,"swamp",8]]}})", "table.hexes[0][2]",
     "\"swamp\" is not a terrain"},
    {R"({"id":1,"ask":"points","table":{"hexes":[[0,0,"hills",7]]}})", "table.hexes[0][3]", "there is no token 7"},
    {R"({"id":1,"ask":"points","table":{"hexes":[[0,0,"hills",8],[0,0,"hills",8]]}})", "table.hexes[1]",
     "the hex is there twice"},
    {R"({"id":1,"ask":"points","table":{"hexes":[[99,0,"hills",8]]}})", "table.hexes[0][0]",
     "99 is not a whole number from -14 to 14"},
    {R"({"id":1,"ask":"points","table":{"hexes":[[0.5,0,"hills",8]]}})", "table.hexes[0][0]",
     "0.5 is not a whole number from -14 to 14"},
    {R"({"id":1,"ask":"points","table":{"players":["red","red"]}})", "table.players[1]", "two players are red"},
    {R"({"id":1,"ask":"points","table":{"players":["purple"]}})", "table.players[0]", "\"purple\" is not a colour"},
    {R"({"id":1,"ask":"points","table":{"players":["red"],"buildings":[["0,0,N","blue","city"]]}})",
     "table.buildings[0][1]", "blue does not play"},
    {R"({"id":1,"ask":"points","table":{"buildings":[["0,0,N","blue","road"]]}})", "table.buildings[0][2]",
     "a road is no building"},
    {R"({"id":1,"ask":"points","table":{"buildings":[["0,0,X","blue","city"]]}})", "table.buildings[0][0]",
     "\"0,0,X\" is not a corner \"q,r,N\" or \"q,r,S\""},
    {R"({"id":1,"ask":"points","table":{"buildings":[["15,15,S","blue","city"]]}})", "table.buildings[0][0]",
     "\"15,15,S\" lies too far out for a board"},
    {R"({"id":1,"ask":"points","table":{"routes":[[["0,0,N","0,0,S"],"blue","road"]]}})", "table.routes[0][0]",
     "[\"0,0,N\",\"0,0,S\"] is not an edge: its two corners are not neighbours"},
    {R"({"id":1,"ask":"points","table":{"robber":"0"}})", "table.robber", "\"0\" is not a hex \"q,r\""},
    {R"({"id":1,"ask":"production","table":{}})", "roll", "the field 'roll' is missing"},
    {R"({"id":1,"ask":"production","table":{},"roll":13})", "roll", "13 is not a whole number from 2 to 12"},
    {R"({"id":1,"ask":"production","table":{},"roll":10000000000000000000000})", "roll",
     "1e+22 is not a whole number from 2 to 12"},
    {R"({"id":1,"ask":"production","table":{},"roll":18446744073709551615})", "roll",
     "18446744073709551615 is not a whole number from 2 to 12"},
    {R"({"id":1,"ask":"production","table":{},"roll":1e999})", "", "the line is not JSON"},
    {R"({"id":1,"ask":"production","table":{},"roll":8,"bank":{"gravel":1}})", "bank.gravel",
     "'gravel' is not a resource"},
    {R"({"id":1,"ask":"production","table":{},"roll":8,"bank":{"ore":-1}})", "bank.ore",
     "-1 is not a whole number from 0 to 999"},
    {R"({"id":1,"ask":"placements","table":{},"player":"red","setup":"yes"})", "setup", "\"yes\" is not true or false"},
    {R"({"id":1,"ask":"replay","table":{},"events":[]})", "table.players", "a replay needs the players"},
    {R"({"id":1,"ask":"replay","table":{"players":["red"]},"events":[{"t":"sing","p":"red"}]})", "events[0].t",
     "no rule book of this version knows an event 'sing'"},
    {R"({"id":1,"ask":"replay","table":{"players":["red"]},"events":[{"t":"roll","p":"red","dice":[0,4]}]})",
     "events[0].dice[0]", "0 is not a whole number from 1 to 6"},
    {R"({"id":1,"ask":"replay","table":{"players":["red"]},"events":[{"t":"roll","p":"blue","dice":[1,4]}]})",
     "events[0].p", "blue does not play"},
    {R"({"id":1,"ask":"replay","table":{"players":["red"]},"events":[{"t":"build","p":"red","kind":"road","at":"0,0"}]})",
     "events[0].at", "that is no place for a road"},
    {R"({"id":1,"ask":"replay","table":{"players":["red"]},"events":[{"t":"end","p":"red","now":true}]})",
     "events[0].now", "there is no field 'now' here"},
};

TEST(AskBadLines, EachIsRefusedWithItsFieldInOneSentence) {
    for (const Bad& bad : kBad) {
        const Answer given = answer(bad.line);
        EXPECT_FALSE(given.answered) << bad.line;
        const json a = json::parse(given.line);
        EXPECT_EQ(a["error"], bad.sentence) << bad.line;
        EXPECT_EQ(a["at"], bad.at) << bad.line;
        EXPECT_EQ(a.size(), 3u) << given.line;
    }
}

TEST(AskBadLines, TheIdComesBackWheneverItCanBeRead) {
    EXPECT_EQ(json::parse(answer(R"({"id":"x-1","ask":"weather"})").line)["id"], "x-1");
    EXPECT_EQ(json::parse(answer("{{{").line)["id"], nullptr);
}

TEST(AskBadLines, NeitherBadBytesNorDeepNestingStopTheFilter) {
    EXPECT_FALSE(answer("{\"id\":\"\xff\xfe\",\"ask\":\"points\"}").answered);
    EXPECT_FALSE(answer(std::string(100'000, '[')).answered);
    EXPECT_FALSE(answer(R"({"id":1,"ask":")" + std::string(100'000, 'x') + "\"}").answered);
}

/// Bytes knocked out of a good line: whatever comes, one JSON line comes back.
TEST(AskBadLines, DamagedLinesGetOneAnswerEach) {
    const std::string good =
        R"({"id":1,"ask":"replay","rules":["base"],"table":{"hexes":[[0,0,"mountains",8],[1,0,"desert",0]],)"
        R"("ports":[["0,0,N","3:1"]],"players":["red","blue"],"buildings":[["0,0,N","red","settlement"]],)"
        R"("routes":[[["0,0,N","1,-1,S"],"red","road"]],"units":[["0,0","red","army",3]],"robber":"1,0"},)"
        R"("events":[{"t":"roll","p":"red","dice":[4,4]},{"t":"build","p":"red","kind":"city","at":"0,0,N"}]})";
    ASSERT_TRUE(answer(good).answered) << answer(good).line;
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    for (int i = 0; i < 3000; ++i) {
        std::string line = good;
        for (auto knocks = 1 + random() % 3; knocks > 0; --knocks) {
            const std::size_t at = random() % line.size();
            switch (random() % 3) {
                case 0:
                    line.erase(at, 1 + random() % 4);
                    break;
                case 1:
                    line[at] = static_cast<char>(random() % 128);
                    break;
                default:
                    line.insert(at, 1, "0123456789,\"[]{}-NS"[random() % 19]);
            }
        }
        const json a = json::parse(answer(line).line);
        EXPECT_TRUE(a.contains("id")) << line;
    }
}

TEST(Ids, ComeBackAsTheyWereWritten) {
    for (const std::string id : {"1.50", "12345678901234567890123", "1e2", "-0.0", R"("\u00e9\/")",
                                 R"({"b":1, "a":[2, "}"]})", "null", "true", R"("a,b")"}) {
        const std::string expected = "{\"id\":" + id + ",";
        EXPECT_TRUE(answer("{ \"ask\":\"points\" , \"id\" : " + id + " }").line.starts_with(expected)) << id;
        EXPECT_TRUE(answer("{\"i\\u0064\":" + id + ",\"ask\":\"weather\"}").line.starts_with(expected)) << id;
    }
    EXPECT_TRUE(answer(R"({"ask":"points"})").line.starts_with("{\"id\":null,"));
    EXPECT_TRUE(answer(R"({"id":1,"id":2,"ask":"points"})").line.starts_with("{\"id\":null,\"error\":"));
    EXPECT_TRUE(answer(R"({"table":{"id":7},"id":8,"ask":"points"})").line.starts_with("{\"id\":8,"));
}

}  // namespace
}  // namespace hexwarden::ask
