// Questions about armies: text in, text out.
#include "tests/ask/asked.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

using nlohmann::json;

/// Mountains 8 that red controls, a desert and hills that red holds, and blue's buildings between them.
json table() {
    return json::parse(R"({"hexes":[[0,0,"mountains",8],[1,0,"desert",0],[2,0,"sea",0],[1,-1,"hills",4]],
        "players":["red","blue"],"buildings":[["0,0,S","blue","settlement"],["1,0,S","red","city"],
        ["2,-2,S","blue","city"]],
        "routes":[[["0,0,S","0,1,N"],"blue","road"],[["0,1,N","1,-1,S"],"red","road"]],
        "units":[["0,0","red","army",5],["1,0","red","army",1],["1,-1","blue","army",3]],"robber":"2,0","pirate":null})");
}

json asked(const char* ask, const json& more = json::object()) {
    json r{{"id", 7}, {"ask", ask}, {"rules", {"risk"}}, {"table", table()}};
    r.update(more);
    return ask::asked(r);
}

TEST(AskControl, HexesAndWhatIsCaptured) {
    EXPECT_EQ(asked("control"), json::parse(R"({"id":7,"hexes":{"0,0":"red","1,0":"red","1,-1":"blue"},
        "buildings":[["0,0,S","blue","red"]],"roads":[[["0,0,S","0,1,N"],"blue","red"]]})"));
}

TEST(AskRecruit, TheLimitIsPointsAndTheHexesHaveTroops) {
    EXPECT_EQ(asked("recruit", {{"player", "red"}}), json::parse(R"({"id":7,"limit":3,"hexes":["0,0","1,0"]})"));
    EXPECT_EQ(
        asked("recruit", {{"player", "red"}, {"cards", {{"red", 2}}}, {"holders", {{"longest", "red"}}}})["limit"], 7);
    EXPECT_EQ(asked("recruit", {{"player", "red"}, {"cards", 2}})["limit"], 5) << "a number is the player's own";
    EXPECT_EQ(asked("recruit", {{"player", "blue"}}), json::parse(R"({"id":7,"limit":2,"hexes":["0,0","1,-1"]})"))
        << "the controlled building frees itself from the hex beside it";
}

TEST(AskPlacements, SetUpLaysASettlementAlsoWhereItBecomesACity) {
    json t = table();
    t["buildings"] = json::parse(R"([["1,0,S","blue","settlement"],["1,0,N","red","settlement"]])");
    t["units"] = json::array();
    const json a = asked("placements", {{"table", t}, {"player", "blue"}, {"setup", true}});
    EXPECT_THAT(a["settlement"], testing::Contains("0,0,S"));
    EXPECT_EQ(a["city"], json::array());
}

TEST(AskRecruit, WhoeverHasNoBuildingIsOut) {
    json t = table();
    t["buildings"] = json::parse(R"([["1,0,S","blue","city"]])");
    t["units"] = json::parse(R"([["0,0","red","army",5],["1,0","blue","army",1]])");
    const json more{{"table", t}, {"player", "red"}, {"cards", {{"red", 3}}}};
    EXPECT_EQ(asked("recruit", more), json::parse(R"({"id":7,"limit":0,"hexes":[]})"));
    EXPECT_EQ(asked("production", {{"table", t}, {"roll", 8}})["armies"], json::object());
    EXPECT_EQ(asked("control", {{"table", t}})["hexes"], json::parse(R"({"0,0":"red","1,0":"blue"})"));
}

TEST(AskProduction, TheControllerDrawsAndGetsArmies) {
    const json a = asked("production", {{"roll", 8}});
    EXPECT_EQ(a["gains"], json::parse(R"({"red":{"ore":1}})"));
    EXPECT_EQ(a["credits"][0]["clause"], "RISK-31");
    EXPECT_EQ(a["armies"], json::parse(R"({"red":1})"));
    EXPECT_EQ(asked("production", {{"roll", 7}})["armies"], json::object());
}

TEST(AskPoints, FollowControl) {
    const json a = asked("points");
    EXPECT_EQ(a["points"], json::parse(R"({"red":3,"blue":2})"));
    EXPECT_THAT(a["parts"], testing::Contains(json::parse(R"({"player":"red","points":1,"clause":"RISK-31"})")));
}

TEST(AskSneak, GoalsWithTheirPaths) {
    EXPECT_EQ(asked("sneak", {{"player", "red"}, {"from", "0,0"}})["to"],
              json::parse(R"([{"hex":"1,-1","path":["0,0","0,1,N","1,-1,S","1,-1"]}])"));
    EXPECT_EQ(asked("sneak", {{"player", "red"}, {"from", "1,0"}})["to"], json::array()) << "one army stays";
}

TEST(AskRedeploy, GoalsWithTheirPaths) {
    EXPECT_EQ(asked("redeploy", {{"player", "red"}, {"from", "0,0"}})["to"],
              json::parse(R"([{"hex":"1,0","path":["0,0","1,0"]}])"));
}

TEST(AskBattle, DiceInPairs) {
    EXPECT_EQ(asked("battle", {{"attack", {2, 6, 4}}, {"defend", {5, 4}}}),
              json::parse(R"({"id":7,"attacker_loses":1,"defender_loses":1})"));
    EXPECT_EQ(asked("battle", {{"attack", {1}}, {"defend", {1, 1}}})["attacker_loses"], 1);
}

TEST(AskOdds, ExactAndUnconditional) {
    const json a = asked("odds", {{"attackers", 2}, {"defenders", 1}});
    EXPECT_NEAR(a["win"].get<double>(), 15.0 / 36, 1e-12);
    EXPECT_NEAR(a["attackers_left"].get<double>(), 1 + 15.0 / 36, 1e-12);
    EXPECT_NEAR(a["defenders_left"].get<double>(), 21.0 / 36, 1e-12);
}

TEST(AskReplay, BattlesForfeitsArmiesAndHarboursAreApplied) {
    const json a = asked("replay", {{"events", json::parse(R"([
        {"t":"roll","p":"red","dice":[4,4]},
        {"t":"armies","p":"red","at":"0,0","n":1},
        {"t":"armies","p":"red","at":"0,0","n":2,"resource":"ore"},
        {"t":"battle","p":"red","from":"0,0","to":"1,-1","attack":[6,5,4],"defend":[3,2]},
        {"t":"battle","p":"red","from":"0,0","to":"1,-1","attack":[1],"defend":[]},
        {"t":"move","p":"red","kind":"army","from":"0,0","to":"1,-1","n":1},
        {"t":"end","p":"red"},
        {"t":"roll","p":"blue","dice":[1,1]},
        {"t":"harbour","p":"blue","kind":"3:1","at":"2,-2,S","on":"2,0"},
        {"t":"leave","p":"blue"}])")}});
    std::vector<bool> allowed;
    for (const auto& v : a["verdicts"]) allowed.push_back(v["allowed"]);
    EXPECT_EQ(allowed, (std::vector<bool>{true, true, true, true, true, true, true, true, false, true}));
    EXPECT_EQ(a["state"]["units"], json::parse(R"([["0,0","red","army",6],["1,-1","red","army",2],
        ["1,0","red","army",1]])"));
    EXPECT_EQ(a["state"]["ports"], json::parse(R"([["2,-2,S","3:1"]])"));
    EXPECT_EQ(a["state"]["phase"], "roll");
}

}  // namespace
}  // namespace hexwarden::ask
