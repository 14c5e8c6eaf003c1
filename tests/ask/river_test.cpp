// The Great River through the filter.
#include "tests/ask/asked.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::Not;

/// Mountains, hills and the plain in a row, a desert beside them; Red at both ends of the bridge site by the plain.
json riverTable() {
    return json::parse(R"({"hexes":[[0,0,"mountains",5],[0,1,"hills",12],[0,2,"fields",4],[1,0,"desert",0]],
        "players":["red","blue"],
        "buildings":[["0,2,N","red","settlement"],["0,2,S","blue","city"]],
        "robber":"1,0","pirate":null,
        "river":{"x":"0,0","y":"0,1","z":"0,2","mouth":"0,3,N"},"flooded":false})");
}

json asked(const char* ask, const json& table, const json& more, std::vector<std::string> rules = {"great-river"}) {
    json r{{"id", 1}, {"ask", ask}, {"rules", rules}, {"table", table}};
    r.update(more);
    return replyTo(r);
}

TEST(AskRiver, ThePlainYieldsOnItsTokenAndOnSixAndEightUnlessFlooded) {
    json table = riverTable();
    const json gains = json::parse(R"({"red":{"grain":1},"blue":{"grain":2}})");
    for (int roll : {4, 6, 8}) EXPECT_EQ(asked("production", table, {{"roll", roll}})["gains"], gains) << roll;
    EXPECT_EQ(asked("production", table, {{"roll", 6}})["credits"][0]["clause"], "RIVER-10");
    EXPECT_EQ(asked("production", table, {{"roll", 9}})["gains"], json::object());
    EXPECT_EQ(asked("production", table, {{"roll", 12}})["gains"], json::parse(R"({"red":{"brick":1}})"));
    table["robber"] = "0,2";
    EXPECT_EQ(asked("production", table, {{"roll", 8}})["gains"], json::object());
    table["robber"] = "1,0";
    table["flooded"] = true;
    for (int roll : {4, 6, 8}) EXPECT_EQ(asked("production", table, {{"roll", roll}})["gains"], json::object());
}

TEST(AskRiver, BridgesAndTheirPlaces) {
    const json table = riverTable();
    const json all = asked("placements", table, {{"player", "red"}});
    EXPECT_EQ(all["bridge"], json::parse(R"([["0,1,S","0,2,N"]])"));
    EXPECT_EQ(all["road"], json::parse(R"([["0,2,N","1,0,S"],["0,2,N","1,1,S"]])"));
    EXPECT_EQ(asked("placements", table, {{"player", "blue"}})["road"], json::parse(R"([["-1,3,N","0,2,S"]])"))
        << "no road at the mouth";
    const auto bridges = [&](const json& more) {
        json with{{"player", "red"}};
        with.update(more);
        return asked("placements", table, with)["bridge"].size();
    };
    EXPECT_EQ(bridges({{"hand", {{"lumber", 1}, {"brick", 1}}}}), 0u);
    EXPECT_EQ(bridges({{"hand", {{"lumber", 1}, {"brick", 1}, {"ore", 1}}}}), 1u);
    EXPECT_EQ(bridges({{"stock", {{"road", 1}}}}), 0u);
    EXPECT_EQ(bridges({{"stock", {{"road", 2}}}}), 1u);
    const json setUp = asked("placements", table, {{"player", "red"}, {"setup", true}})["settlement"];
    EXPECT_THAT(setUp, Contains("0,1,S")) << "across a bridge site";
    EXPECT_THAT(setUp, Not(Contains("0,3,N"))) << "nothing at the mouth";
}

TEST(AskRiver, WithSeafarersTheMouthIsOpen) {
    json table = riverTable();
    for (const char* sea : {"[1,2,\"sea\"]", "[0,3,\"sea\"]", "[-1,3,\"sea\"]"})
        table["hexes"].push_back(json::parse(sea));
    table["buildings"] = json::parse(R"([["0,1,S","red","settlement"]])");
    const std::vector<std::string> rules{"seafarers", "great-river"};
    EXPECT_THAT(asked("placements", table, {{"player", "red"}, {"setup", true}}, rules)["settlement"],
                Contains("0,3,N"));
    table["routes"] = json::parse(R"([[["0,2,S","0,3,N"],"red","ship"]])");
    const json a = asked("placements", table, {{"player", "red"}}, rules);
    EXPECT_THAT(a["ship"], Contains(json::parse(R"(["0,3,N","1,1,S"])")));
    EXPECT_THAT(a["road"], Not(Contains(json::parse(R"(["0,3,N","1,1,S"])"))));
}

TEST(AskRiver, HalvesAndTies) {
    json table = json::parse(R"({"players":["red","blue"],"river":{"x":"0,0","y":"0,1","z":"0,2","mouth":"0,3,N"}})");
    table["routes"] = json::parse(R"([
        [["0,1,S","0,2,N"],"red","bridge"],[["-1,2,N","0,1,S"],"red","road"],[["-1,2,N","0,0,S"],"red","road"]])");
    EXPECT_EQ(asked("longest_route", table, json::object())["length"]["red"], 3.5);
    table["routes"].push_back(json::parse(R"([["0,0,S","0,1,N"],"red","bridge"])"));
    // Five edges of one hex.
    for (const char* road : {R"(["1,-2,N","2,-3,S"])", R"(["2,-3,S","1,-1,N"])", R"(["1,-1,N","1,-2,S"])",
                             R"(["0,-1,N","1,-2,S"])", R"(["0,-1,N","1,-3,S"])"})
        table["routes"].push_back({json::parse(road), "blue", "road"});
    const json a = asked("longest_route", table, {{"holder", "blue"}});
    EXPECT_EQ(a["length"], json::parse(R"({"red":5,"blue":5})"));
    EXPECT_EQ(a["holder"], "red");
    table.erase("river");
    EXPECT_EQ(asked("longest_route", table, {{"holder", "blue"}})["holder"], a["holder"]) << "the bridges tell it";
}

TEST(AskRiver, ReplayFloodsDrownsAndBringsBack) {
    json table = riverTable();
    table["robber"] = "0,2";
    json events = json::parse(R"([{"t":"roll","p":"red","dice":[3,4]},{"t":"end","p":"red"}])");
    json a = asked("replay", table, {{"events", events}});
    EXPECT_EQ(a["state"]["flooded"], true);
    EXPECT_EQ(a["state"]["robber"], nullptr);
    EXPECT_EQ(a["state"]["river"], table["river"]);
    for (const json& v : a["verdicts"]) EXPECT_EQ(v["allowed"], true) << v;

    // From there on the state is a table like any other: the next 7 brings him back.
    json next;
    for (const char* key : {"hexes", "players", "buildings", "routes", "robber", "pirate", "river", "flooded"})
        next[key] = a["state"][key];
    events = json::parse(R"([{"t":"play","p":"red","card":"knight","to":"0,0"},
        {"t":"roll","p":"red","dice":[1,6]},{"t":"robber","p":"red","to":"0,1"}])");
    a = asked("replay", next, {{"events", {events[1], events[2]}}});
    EXPECT_EQ(a["state"]["flooded"], false);
    EXPECT_EQ(a["verdicts"][1]["allowed"], false) << "only to the desert";
    EXPECT_EQ(a["verdicts"][1]["objections"][0]["clause"], "RIVER-13");
    EXPECT_EQ(asked("replay", next, {{"events", {events[0]}}})["verdicts"][0]["objections"][0]["clause"], "RIVER-13");
    next["robber_start"] = "0,1";
    EXPECT_EQ(asked("replay", next, {{"events", {events[1], events[2]}}})["verdicts"][1]["allowed"], true);
}

TEST(AskRiver, ImpossibleTablesAreRefused) {
    const auto refusal = [](const json& table) {
        const json a = asked("production", table, {{"roll", 8}});
        return a.value("at", "") + ": " + a.value("error", "");
    };
    json table = riverTable();
    table["river"]["mouth"] = "0,2,S";
    EXPECT_EQ(refusal(table), ": ") << "another legal mouth";
    table["river"]["mouth"] = "1,1,S";
    EXPECT_EQ(refusal(table), "table.river: a corner beside the river's mouth belongs to y");
    table = riverTable();
    table["hexes"].push_back(json::parse(R"([1,2,"forest",3])"));
    EXPECT_EQ(refusal(table), "table.river: a side of z at the river's mouth is not on the coast");
    table = riverTable();
    table["hexes"][2][2] = "pasture";
    EXPECT_EQ(refusal(table), "table.river: the river's z is not fields");
    table = riverTable();
    table["river"]["x"] = "1,1";
    EXPECT_EQ(refusal(table), "table.river: the river's x and z touch");
    table = riverTable();
    table.erase("river");
    EXPECT_EQ(refusal(table), "table.river: the Great River needs its tile on the table");
}

}  // namespace
}  // namespace hexwarden::ask
