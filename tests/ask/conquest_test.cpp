// What the filter answers about rolls, points, tokens and rounds of Conquest.
#include "tests/ask/asked.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

using nlohmann::json;

json conquestTable() {
    return json::parse(
        R"({"hexes":[[0,0,"pasture",8],[1,0,"fields",10],[0,1,"mountains",5],[1,1,"gold",8],[0,-1,"sea",0],
            [-1,0,"shoal",8],[-1,1,"desert",0],[1,-1,"sea",0],[2,-1,"sea",0],[2,0,"sea",0]],
        "ports":[["2,0","3:1"]], "players":["red","blue","white"],
        "buildings":[["0,0","red","settlement"],["1,0","blue","castle"]],
        "routes":[[["0,0,N","1,-1,S"],"red","wall"]],
        "units":[["-1,0","white","ship",2],["2,0","blue","cargo",1],["1,1","red","archer",1]]})");
}

json asked(const char* ask, const json& more, const json& table = conquestTable()) {
    json r{{"id", 1}, {"ask", ask}, {"rules", {"conquest"}}, {"table", table}};
    r.update(more);
    return ask::asked(r);
}

json events(const char* list) {
    return {{"events", json::parse(list)}};
}

TEST(AskConquest, ProductionOfLandGoldAndShoals) {
    const json a = asked("production", {{"roll", 8}});
    EXPECT_EQ(a["gains"], json::parse(R"({"red":{"wool":1},"blue":{"wool":3,"gold":3},"white":{"fish":2}})"));
    EXPECT_EQ(a["choices"], json::object());
    EXPECT_THAT(a["credits"],
                testing::UnorderedElementsAre(json::parse(R"({"player":"red","resource":"wool","count":1,"hex":"0,0",
                                      "building":"0,0","clause":"CONQ-2"})"),
                                              json::parse(R"({"player":"blue","resource":"wool","count":3,"hex":"0,0",
                                      "building":"1,0","clause":"CONQ-2"})"),
                                              json::parse(R"({"player":"blue","resource":"gold","count":3,"hex":"1,1",
                                      "building":"1,0","clause":"CONQ-10"})"),
                                              json::parse(R"({"player":"white","resource":"fish","count":2,"hex":"-1,0",
                                      "building":"-1,0","clause":"CONQ-11"})")));
}

TEST(AskConquest, WhoeverIsLeftShortTakesAGold) {
    EXPECT_EQ(asked("production", {{"roll", 5}})["gains"],
              json::parse(R"({"red":{"ore":1},"blue":{"ore":3},"white":{"gold":1}})"));
    EXPECT_EQ(asked("production", {{"roll", 5}, {"bank", {{"ore", 3}}}})["gains"],
              json::parse(R"({"red":{"gold":1},"blue":{"gold":1},"white":{"gold":1}})"));
    EXPECT_EQ(asked("production", {{"roll", 8}, {"options", {{"own_hex_draws", false}}}})["gains"]["red"],
              json::parse(R"({"gold":1})"));
}

TEST(AskConquest, WhatIsChosenIsJudged) {
    const json a = asked("replay", events(R"([{"t":"roll","p":"red","dice":[3,4]},
        {"t":"choose","p":"red","get":{"wool":1},"at":"0,0"}, {"t":"choose","p":"blue","get":{"lumber":1},"at":"1,0"},
        {"t":"choose","p":"white","get":{"ore":1}}])"));
    EXPECT_EQ(a["verdicts"][1]["allowed"], true);
    for (int wrong : {2, 3}) EXPECT_EQ(a["verdicts"][wrong]["objections"][0]["clause"], "CONQ-3") << wrong;
    EXPECT_EQ(a["verdicts"][2]["objections"][0]["sites"], json::parse(R"(["1,0"])"));
}

TEST(AskConquest, ASevenIsChosen) {
    const json a = asked("production", {{"roll", 7}});
    EXPECT_EQ(a["gains"], json::parse(R"({"white":{"fish":1}})"));
    EXPECT_EQ(a["choices"], json::parse(R"({"red":[{"building":"0,0","count":1,"among":["grain","ore","wool"]}],
        "blue":[{"building":"1,0","count":3,"among":["gold","grain","ore","wool"]}]})"));
}

TEST(AskConquest, PointsOfEveryPieceAndCard) {
    const json a = asked("points", {{"cards", {{"white", 2}}}});
    EXPECT_EQ(a["points"], json::parse(R"({"red":4,"blue":5,"white":4})"));
    for (const json& part : a["parts"]) EXPECT_EQ(part["clause"], "CONQ-80");
}

TEST(AskConquest, TokensByKindWithBalanceBothWays) {
    const json a = asked("tokens", events(R"([
        {"t":"trade","p":"red","with":"blue","give":{"ore":1},"get":{"wool":1}},
        {"t":"trade","p":"red","with":"white","give":{"ore":1},"get":{"wool":1}},
        {"t":"end","p":"red"},{"t":"end","p":"blue"},{"t":"end","p":"white"}])"));
    // blue leads with 5 and has no token to give; white is last with 2
    EXPECT_EQ(a["tokens"], json::parse(R"({"red":[{"token":"trader","count":1,"clause":"CONQ-89"}],
        "white":[{"token":"balance","count":1,"clause":"CONQ-92"}]})"));
    const json b = asked("tokens", events(R"([
        {"t":"end","p":"red"},
        {"t":"trade","p":"blue","with":"red","give":{"ore":1},"get":{"wool":1}},
        {"t":"trade","p":"blue","with":"white","give":{"ore":1},"get":{"wool":1}},
        {"t":"end","p":"blue"},{"t":"end","p":"white"}])"));
    EXPECT_EQ(b["tokens"]["blue"], json::parse(R"([{"token":"trader","count":1,"clause":"CONQ-89"},
        {"token":"balance","count":-1,"clause":"CONQ-92"}])"));
}

TEST(AskConquest, ReplayKeepsTheCounterAndCallsPerils) {
    const json a = asked("replay", events(R"([{"t":"roll","p":"red","dice":[4,4]},{"t":"end","p":"red"},
        {"t":"roll","p":"blue","dice":[6,6]},{"t":"lose","p":"blue","kind":"cargo","at":"2,0"},{"t":"end","p":"blue"},
        {"t":"roll","p":"white","dice":[3,5]},{"t":"end","p":"white"},
        {"t":"play","p":"red","card":"loaded_dice","roll":8}])"));
    for (const json& v : a["verdicts"]) EXPECT_TRUE(v["allowed"]) << v;
    EXPECT_EQ(a["state"]["phase"], "build");
    EXPECT_EQ(a["state"]["round"], 2);
    EXPECT_EQ(a["state"]["dragon"], 2);
    EXPECT_EQ(a["state"]["winner"], nullptr);
    EXPECT_EQ(a["state"]["points"], json::parse(R"({"red":4,"blue":3,"white":2})"));
    EXPECT_EQ(a["gains"].size(), 4u);
    EXPECT_EQ(a["gains"][3]["event"], 7);
    EXPECT_EQ(a["calls"], json::parse(R"([{"roll":2,"call":"storm","player":"blue","clause":"CONQ-21"},
        {"roll":7,"call":"dragon","player":"blue","clause":"CONQ-20"}])"));
}

TEST(AskConquest, TheFirstTurnIsTheFirstPlayers) {
    const json a = asked("replay", events(R"([{"t":"roll","p":"blue","dice":[4,4]}])"));
    EXPECT_FALSE(a["verdicts"][0]["allowed"]);
    EXPECT_EQ(a["state"]["round"], 1);
}

TEST(AskConquest, EqualTokensShareTheWin) {
    json more = events(R"([{"t":"end","p":"red"},{"t":"end","p":"blue"},{"t":"end","p":"white"}])");
    more["options"] = {{"rounds", 1}};
    json table = conquestTable();
    table["buildings"] = json::array();
    table["routes"] = json::array();
    table["units"] = json::parse(R"([["2,0","blue","ship",1],["2,0","red","ship",1],["2,0","white","ship",1]])");
    const json a = asked("replay", more, table);
    EXPECT_EQ(a["state"]["phase"], "over");
    EXPECT_EQ(a["state"]["winner"], json::parse(R"(["red","blue","white"])"));
}

TEST(AskConquest, OnlyConquestHasTokens) {
    const Answer given = answer(R"({"id":1,"ask":"tokens","rules":["base"],"table":{"players":["red"]},"events":[]})");
    EXPECT_FALSE(given.answered);
    EXPECT_EQ(json::parse(given.line)["at"], "rules");
}

}  // namespace
}  // namespace hexwarden::ask
