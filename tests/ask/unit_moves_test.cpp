// Where ships and knights can go and what they can attack, asked in JSON.
#include "tests/ask/asked.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

using nlohmann::json;

/// A coast from west to east: forest, hills, sea, shoal, pasture; fields south of the hills.
json coast() {
    return json::parse(R"({"hexes":[[0,0,"forest",5],[1,0,"hills",6],[0,1,"fields",4],[2,0,"sea",0],[3,0,"shoal",9],
        [4,0,"pasture",8]],"players":["red","blue"],"ports":[["2,0","3:1"]],
        "buildings":[["1,0","blue","city"],["4,0","red","settlement"]],
        "units":[["0,0","red","cavalry",1],["1,0","blue","archer",2],["2,0","blue","galley",1],["3,0","blue","ship",1],
                 ["3,0","red","cargo",1],["3,0","red","archer",1,"aboard"],["0,1","blue","archer",1]]})");
}

json asked(const json& more, const json& table = coast()) {
    json request{{"id", 1}, {"ask", "unit_moves"}, {"rules", {"conquest"}}, {"table", table}, {"player", "red"}};
    request.update(more);
    json reply = replyTo(request);
    reply.erase("id");
    return reply;
}

TEST(AskUnitMoves, WaysAndTargetsOfAKnight) {
    EXPECT_EQ(asked({{"unit", {"0,0", "cavalry"}}}), json::parse(R"({"to":["0,1","1,0"],"attack":[]})"));
    json table = coast();
    table["units"][0] = {"1,0", "red", "cavalry", 1};
    EXPECT_EQ(asked({{"unit", {"1,0", "cavalry"}}}, table)["attack"], json::parse(R"([
        {"hex":"1,0","target":["blue","archer"],"first":[],"may":[]},
        {"hex":"1,0","target":["blue","city"],"first":[["1,0","blue","archer"]],"may":[["0,1","blue","archer"]]}])"));
}

TEST(AskUnitMoves, TheBuildPhaseHasNoAttackAndNoEnteringToAttack) {
    EXPECT_EQ(asked({{"unit", {"0,0", "cavalry"}}, {"phase", "build"}}), json::parse(R"({"to":["0,1"],"attack":[]})"));
}

TEST(AskUnitMoves, ShipsPassShipsAndAnArcherAboardShoots) {
    EXPECT_EQ(asked({{"unit", {"3,0", "cargo"}}}), json::parse(R"({"to":["2,0"],"attack":[]})"));
    EXPECT_EQ(asked({{"unit", {"3,0", "archer"}}}), json::parse(R"({"to":["4,0"],"attack":[
        {"hex":"2,0","target":["blue","galley"],"first":[],"may":[]},
        {"hex":"3,0","target":["blue","ship"],"first":[],"may":[]}]})"));
    EXPECT_EQ(asked({{"unit", {"3,0", "archer"}}, {"moves_left", 0}})["to"], json::array());
}

TEST(AskUnitMoves, AShipMustBeatTheShipsBesideACoastalBuilding) {
    EXPECT_EQ(asked({{"player", "blue"}, {"unit", {"3,0", "ship"}}})["attack"], json::parse(R"([
        {"hex":"3,0","target":["red","cargo"],"first":[],"may":[]},
        {"hex":"4,0","target":["red","settlement"],"first":[],"may":[]}])"));
    json table = coast();
    table["units"].push_back({"3,0", "red", "ship", 1});
    EXPECT_EQ(asked({{"player", "blue"}, {"unit", {"3,0", "ship"}}}, table)["attack"], json::parse(R"([
        {"hex":"3,0","target":["red","cargo"],"first":[],"may":[["3,0","red","ship"]]},
        {"hex":"3,0","target":["red","ship"],"first":[],"may":[]},
        {"hex":"4,0","target":["red","settlement"],"first":[["3,0","red","ship"]],"may":[]}])"));
}

TEST(AskUnitMoves, SaysWhatIsWrong) {
    EXPECT_EQ(asked({{"unit", {"0,1", "cavalry"}}})["at"], "unit");
    EXPECT_EQ(asked({{"unit", {"0,0", "army"}}})["at"], "unit[1]");
    EXPECT_EQ(asked({{"unit", {"0,0", "cavalry"}}, {"phase", "noon"}})["at"], "phase");
    EXPECT_EQ(asked({{"unit", {"0,0", "cavalry"}}, {"rules", {"base"}}})["at"], "rules");
    json table = coast();
    table["units"][0].push_back("aboard");
    EXPECT_EQ(asked({{"unit", {"0,0", "cavalry"}}}, table)["at"], "table.units[0][4]");
}

TEST(AskConquest, PlacementsStandOnHexes) {
    const json request{{"ask", "placements"}, {"rules", {"conquest"}}, {"table", coast()}, {"player", "red"}};
    const json a = json::parse(answer(request.dump()).line);
    EXPECT_EQ(a["settlement"], json::parse(R"(["0,0"])"));
    EXPECT_EQ(a["city"], json::parse(R"(["4,0"])"));
    EXPECT_EQ(a["castle"], json::array());
    for (const char* ship : {"ship", "galley", "cargo"}) EXPECT_EQ(a[ship], json::parse(R"(["3,0"])")) << ship;
    for (const char* knight : {"knight", "archer", "cavalry"})
        EXPECT_EQ(a[knight], json::parse(R"(["4,0"])")) << knight;
    EXPECT_EQ(a["wall"].size(), 12u);
    EXPECT_FALSE(a.contains("road"));
    json landing = request;
    landing["setup"] = true;
    landing["player"] = "blue";
    const json b = json::parse(answer(landing.dump()).line);
    EXPECT_EQ(b["ship"], json::parse(R"(["2,0"])"));
    EXPECT_EQ(b["knight"], json::parse(R"(["1,0","4,0"])"));
    EXPECT_EQ(b["archer"], json::array());
}

TEST(AskConquest, ReplayFightsBreachesAndForages) {
    json table = coast();
    table["routes"] = json::parse(R"([[["0,0,S","0,1,N"],"blue","wall"]])");
    const json request{{"ask", "replay"},
                       {"rules", {"conquest"}},
                       {"table", table},
                       {"events", json::parse(R"([{"t":"roll","p":"red","dice":[1,2]},
        {"t":"breach","p":"red","at":["0,0,S","0,1,N"],"from":"0,0","die":6},
        {"t":"battle","p":"red","from":"3,0","to":"2,0","unit":"archer","attack":[6],"defend":[4]},
        {"t":"fish","p":"red","at":"3,0","die":2}])")}};
    const json a = json::parse(answer(request.dump()).line);
    EXPECT_EQ(a["state"]["routes"], json::array());
    EXPECT_THAT(a["state"]["units"], testing::Not(testing::Contains(json::parse(R"(["2,0","blue","galley",1])"))));
    // attack and breach wait for the attack phase
    EXPECT_EQ(a["verdicts"][1]["objections"][0]["clause"], "CONQ-61");
    EXPECT_EQ(a["verdicts"][2]["objections"][0]["clause"], "CONQ-60");
    EXPECT_EQ(a["verdicts"][3]["allowed"], true);
}

}  // namespace
}  // namespace hexwarden::ask
