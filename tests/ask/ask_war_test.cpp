// What War is asked, and games with weapons replayed.
#include "tests/ask/asked.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

using nlohmann::json;

/// Red's settlement at the top of a desert, and clockwise from there red's road, white's road, blue's settlement.
json ringTable() {
    return json::parse(R"({"hexes":[[0,0,"desert",0],[1,0,"hills",8],[0,1,"forest",5],[1,-1,"fields",9]],
        "players":["red","blue","white","orange"],
        "buildings":[["0,0,N","red","settlement"],["0,1,N","blue","settlement"],["1,0,N","white","settlement"]],
        "routes":[[["0,0,N","1,-1,S"],"red","road"],[["0,1,N","1,-1,S"],"white","road"],
                  [["1,-1,S","1,0,N"],"white","road"],[["0,0,S","0,1,N"],"orange","road"]]})");
}

json war(const char* ask, const json& more, json table = ringTable()) {
    json r{{"id", 1}, {"ask", ask}, {"rules", {"base", "war"}}, {"table", std::move(table)}};
    r.update(more);
    return r;
}

json onBlue(const json& more) {
    json fields{{"attacker", "red"}, {"target", "0,1,N"}, {"weapons", 2}, {"knights", {{"red", 2}}}};
    fields.update(more);
    return asked(war("attack", fields));
}

json conditions(const char* text) {
    return json::parse(text);
}

TEST(AskAttack, AllowedWithItsPath) {
    const json a = onBlue({{"consent", {"white"}}});
    EXPECT_EQ(a, json::parse(R"({"id":1,"allowed":true,"path":["0,0,N","1,-1,S","0,1,N"],"objections":[],
        "legal_if":[]})"));
}

TEST(AskAttack, WhatIsMissingAndWhatAloneWouldDo) {
    const json a = onBlue(json::object());
    EXPECT_EQ(a["allowed"], false);
    EXPECT_EQ(a["path"], json::array());
    ASSERT_EQ(a["objections"].size(), 1u);
    EXPECT_EQ(a["objections"][0]["clause"], "WAR-5");
    EXPECT_EQ(a["objections"][0]["sites"], json({"0,1,N"}));
    EXPECT_EQ(a["legal_if"], conditions(R"([{"consent":["white"]}])"));
    EXPECT_EQ(onBlue({{"consent", {"white"}}, {"knights", {{"red", 1}}}})["legal_if"],
              conditions(R"([{"knights":2}])"));
    EXPECT_EQ(onBlue({{"consent", {"white"}}, {"weapons", 0}})["legal_if"], conditions(R"([{"weapons":2}])"));
    EXPECT_EQ(onBlue({{"weapons", 1}})["legal_if"], json::array()) << "one alone is not enough";
}

TEST(AskAttack, LentKnightsNeedALink) {
    const json lent{{"knights", {{"white", 1}, {"red", 1}}}, {"lenders", {"white"}}};
    json fields = lent;
    fields["consent"] = {"white"};
    EXPECT_EQ(onBlue(fields)["allowed"], true);
    EXPECT_EQ(onBlue(lent)["legal_if"], conditions(R"([{"consent":["white"]}])"));
    fields["lenders"] = {"orange"};
    fields["knights"] = {{"orange", 1}, {"red", 1}};
    const json a = onBlue(fields);
    EXPECT_EQ(a["objections"][0]["clause"], "WAR-3");
    EXPECT_EQ(a["legal_if"], conditions(R"([{"knights":2}])"));
}

TEST(AskAttack, ARoadAtTheOwnBuildingIsAPathOfOneCorner) {
    json table = ringTable();
    table["routes"].push_back(json::parse(R"([["0,-1,S","0,0,N"],"blue","road"])"));
    const json a = asked(
        war("attack", {{"attacker", "red"}, {"target", {"0,-1,S", "0,0,N"}}, {"weapons", 4}, {"knights", {{"red", 1}}}},
            table));
    EXPECT_EQ(a["allowed"], true);
    EXPECT_EQ(a["path"], json({"0,0,N"}));
}

TEST(AskAttack, OwnPiecesAndShipsAreNoTargets) {
    const json own = asked(war("attack", {{"attacker", "red"}, {"target", "0,0,N"}, {"weapons", 2}}));
    EXPECT_EQ(own["allowed"], false);
    EXPECT_EQ(own["path"], json::array());
    EXPECT_EQ(own["objections"][0]["clause"], "WAR-6");
    EXPECT_EQ(own["legal_if"], json::array());
}

TEST(AskAttack, WeaponsAndKnightsOfTheTableCountIfTheQuestionNamesNone) {
    json table = ringTable();
    table["weapons"] = {{"red", 2}};
    table["knights"] = {{"red", 2}};
    EXPECT_EQ(
        asked(war("attack", {{"attacker", "red"}, {"target", "0,1,N"}, {"consent", {"white"}}}, table))["allowed"],
        true);
}

TEST(AskConnected, ByPathsAndConsents) {
    EXPECT_EQ(asked(war("connected", {{"players", {"red", "white"}}})),
              json::parse(R"({"id":1,"connected":true,"path":["0,0,N","1,-1,S","1,0,N"]})"));
    EXPECT_EQ(asked(war("connected", {{"players", {"red", "blue"}}})),
              json::parse(R"({"id":1,"connected":false,"path":[]})"));
    EXPECT_EQ(asked(war("connected", {{"players", {"red", "blue"}}, {"consent", {"white"}}}))["connected"], true);
}

TEST(AskAbandoned, RoadsSorted) {
    json table = ringTable();
    table["routes"].push_back(json::parse(R"([["-1,1,N","0,0,S"],"orange","road"])"));
    EXPECT_EQ(asked(war("abandoned", json::object(), table))["abandoned"],
              json::parse(R"([["-1,1,N","0,0,S"],["0,0,S","0,1,N"]])"));
}

TEST(AskPlacementsAtWar, FortsAndWhatStandsOnAbandonedRoads) {
    const json red = asked(war("placements", {{"player", "red"}}));
    EXPECT_EQ(red["fort"], json({"0,0,N"}));
    EXPECT_EQ(red["city"], json({"0,0,N"}));
    json table = ringTable();
    table["buildings"][0][2] = "fort";
    const json fort = asked(war("placements", {{"player", "red"}}, table));
    EXPECT_EQ(fort["fort"], json::array());
    EXPECT_EQ(fort["city"], json({"0,0,N"}));
    const json orange = asked(war("placements", {{"player", "orange"}}, table));
    EXPECT_EQ(orange["road"], json::array()) << "nothing is built from an abandoned road";
    EXPECT_THAT(orange["settlement"], testing::Contains("1,1,N")) << "without a building one settles anywhere";
}

TEST(AskProductionAtWar, AFortDrawsOneOrAsItWasMade) {
    json table = ringTable();
    table["buildings"][1] = {"0,1,N", "blue", "fort", "city"};
    EXPECT_EQ(asked(war("production", {{"roll", 8}}, table))["gains"]["blue"], json({{"brick", 1}}));
    json r = war("production", {{"roll", 8}}, table);
    r["options"] = {{"forts_draw_as_made", true}};
    EXPECT_EQ(asked(r)["gains"]["blue"], json({{"brick", 2}}));
    EXPECT_EQ(asked(war("points", json::object(), table))["points"]["blue"], 1);
}

TEST(AskReplayAtWar, WeaponsAttacksAndWhatFollows) {
    json r = war("replay", {{"events", json::parse(R"([
        {"t":"roll","p":"red","dice":[2,2]},
        {"t":"buy","p":"red","what":"weapon"},
        {"t":"attack","p":"red","target":"0,1,N","weapons":2},
        {"t":"burn","p":"red"},
        {"t":"build","p":"red","kind":"fort","at":"0,0,N"},
        {"t":"end","p":"red"}])")}});
    r["table"]["weapons"] = {{"red", 1}};
    r["table"]["knights"] = {{"red", 3}};
    r["options"] = {{"burning", true}};
    const json a = asked(r);
    std::vector<bool> allowed;
    for (const auto& v : a["verdicts"]) allowed.push_back(v["allowed"]);
    EXPECT_EQ(allowed, (std::vector<bool>{true, true, false, true, true, true}));
    EXPECT_EQ(a["verdicts"][2]["legal_if"], conditions(R"([{"consent":["white"]}])"));
    EXPECT_FALSE(a["verdicts"][1].contains("legal_if"));
    EXPECT_EQ(a["state"]["weapons"]["red"], 1);
    EXPECT_EQ(a["state"]["knights"]["red"], 2);
    EXPECT_EQ(a["state"]["points"]["blue"], 0);
    EXPECT_THAT(a["state"]["buildings"], testing::Contains(json({"0,0,N", "red", "fort", "settlement"})));
}

}  // namespace
}  // namespace hexwarden::ask
