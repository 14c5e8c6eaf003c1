// The referee as a filter, question by question: text in, text out.
#include "companion/ask/ask.h"

#include "tests/ask/asked.h"

#include <fstream>
#include <iterator>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

using nlohmann::json;

json request(const char* ask, const json& table, const json& more = json::object()) {
    json r{{"id", 7}, {"ask", ask}, {"rules", {"base"}}, {"table", table}};
    r.update(more);
    return r;
}

/// Mountains 8 and a desert, red and blue beside each other.
json smallTable() {
    return json::parse(R"({"hexes":[[0,0,"mountains",8],[1,0,"desert",0],[0,1,"forest",8]],
        "players":["red","blue"],
        "buildings":[["0,0,N","red","settlement"],["0,0,S","blue","city"]],
        "routes":[[["0,0,N","1,-1,S"],"red","road"]],"robber":"1,0","pirate":null})");
}

TEST(AskQuestions, AreAllInTheirPage) {
    std::ifstream file(HEXWARDEN_SOURCE "/docs/ask.md");
    const std::string page(std::istreambuf_iterator<char>(file), {});
    EXPECT_EQ(questionWords().size(), 17u);
    for (const std::string_view word : questionWords())
        EXPECT_NE(page.find("| `" + std::string(word) + "` |"), std::string::npos) << word;
}

TEST(AskEvents, OfThePageAreKnownAndNoOthersAre) {
    std::ifstream file(HEXWARDEN_SOURCE "/docs/ask.md");
    std::string page(std::istreambuf_iterator<char>(file), {});
    const auto heading = page.find("## The events");
    page = page.substr(heading, page.find("\n## ", heading) - heading);
    const auto complaint = [](const std::string& word) {
        json event{{"t", word}};
        if (word != "rule") event["p"] = "red";
        const json events = json::array({event});
        return replyTo(request("replay", smallTable(), {{"events", events}})).value("error", "");
    };
    int words = 0;
    for (std::size_t row = page.find("\n| `"); row != std::string::npos; row = page.find("\n| `", row + 1)) {
        const std::string cell = page.substr(row + 3, page.find(" |", row + 3) - row - 3);
        for (std::size_t at = 0; (at = cell.find('`', at)) != std::string::npos;) {
            const std::size_t end = cell.find('`', at + 1);
            const std::string word = cell.substr(at + 1, end - at - 1);
            at = end + 1;
            if (word == "t") continue;
            ++words;
            EXPECT_THAT(complaint(word), testing::Not(testing::HasSubstr("knows an event"))) << word;
        }
    }
    EXPECT_EQ(words, 24);
    EXPECT_THAT(complaint("invade"), testing::HasSubstr("knows an event"));
}

TEST(AskProduction, GainsWithTheirReasons) {
    const json a = asked(request("production", smallTable(), {{"roll", 8}}));
    EXPECT_EQ(a["id"], 7);
    EXPECT_EQ(a["gains"], json::parse(R"({"red":{"ore":1},"blue":{"ore":2,"lumber":2}})"));
    EXPECT_EQ(a["credits"].size(), 3u);
    EXPECT_THAT(
        a["credits"],
        testing::Contains(json::parse(
            R"({"player":"blue","resource":"lumber","count":2,"hex":"0,1","building":"0,0,S","clause":"BASE-12"})")));
}

TEST(AskProduction, TheBankAndTheRobberLimit) {
    EXPECT_EQ(asked(request("production", smallTable(), {{"roll", 8}, {"bank", {{"ore", 2}}}}))["gains"],
              json::parse(R"({"blue":{"lumber":2}})"));
    json table = smallTable();
    table["robber"] = "0,0";
    EXPECT_EQ(asked(request("production", table, {{"roll", 8}}))["gains"], json::parse(R"({"blue":{"lumber":2}})"));
    EXPECT_EQ(asked(request("production", table, {{"roll", 7}})), json::parse(R"({"id":7,"gains":{},"credits":[]})"));
}

TEST(AskLongestRoute, LengthRouteAndHolder) {
    json table = smallTable();
    table["routes"] = json::parse(R"([[["0,0,N","1,-1,S"],"red","road"],[["0,1,N","1,-1,S"],"red","road"],
        [["0,0,S","0,1,N"],"red","road"],[["-1,1,N","0,0,S"],"red","road"]])");
    const json a = asked(request("longest_route", table));
    EXPECT_EQ(a["length"], json::parse(R"({"red":3,"blue":0})"));
    EXPECT_EQ(a["route"]["red"], json::parse(R"([["0,0,N","1,-1,S"],["0,0,S","0,1,N"],["0,1,N","1,-1,S"]])"));
    EXPECT_EQ(a["holder"], nullptr);
}

TEST(AskLongestRoute, TheHolderKeepsItInATie) {
    json table = json::parse(R"({"players":["red","blue"],"routes":[]})");
    for (const auto& [colour, q] : {std::pair{"red", 0}, {"blue", 4}})
        for (const char* edge : {R"(["%d,0,N","%D,-1,S"])", R"(["%d,1,N","%D,-1,S"])", R"(["%d,0,S","%d,1,N"])",
                                 R"(["%-,1,N","%d,0,S"])", R"(["%-,1,N","%d,-1,S"])"}) {
            std::string text = edge;
            for (std::size_t at; (at = text.find('%')) != text.npos;) {
                const int shift = text[at + 1] == 'D' ? 1 : text[at + 1] == '-' ? -1 : 0;
                text.replace(at, 2, std::to_string(q + shift));
            }
            table["routes"].push_back({json::parse(text), colour, "road"});
        }
    EXPECT_EQ(asked(request("longest_route", table))["holder"], nullptr);
    EXPECT_EQ(asked(request("longest_route", table, {{"holder", "blue"}}))["holder"], "blue");
    EXPECT_EQ(asked(request("longest_route", table))["length"], json::parse(R"({"red":5,"blue":5})"));
}

TEST(AskPlacements, SitesByKindSorted) {
    const json a = asked(request("placements", smallTable(), {{"player", "red"}}));
    EXPECT_EQ(a, json::parse(R"({"id":7,
        "road":[["0,-1,S","0,0,N"],["0,1,N","1,-1,S"],["1,-1,S","1,0,N"]],
        "settlement":[],"city":["0,0,N"]})"));
}

TEST(AskPlacements, HandAndStockLimitOnlyWhenGiven) {
    const json poor = asked(request("placements", smallTable(), {{"player", "red"}, {"hand", {{"ore", 3}}}}));
    EXPECT_TRUE(poor["road"].empty());
    EXPECT_TRUE(poor["city"].empty());
    const json rich =
        asked(request("placements", smallTable(), {{"player", "red"}, {"hand", {{"ore", 3}, {"grain", 2}}}}));
    EXPECT_EQ(rich["city"], json({"0,0,N"}));
    const json noRoad = asked(request("placements", smallTable(), {{"player", "red"}, {"stock", {{"road", 0}}}}));
    EXPECT_TRUE(noRoad["road"].empty());
    EXPECT_FALSE(noRoad["city"].empty());
}

TEST(AskPlacements, SetUpNeedsNoRoadAndTheRoadTheNewSettlement) {
    json table = smallTable();
    table["buildings"] = json::array();
    table["routes"] = json::array();
    table["hexes"] = json::parse(R"([[0,0,"mountains",8]])");
    const json settle = asked(request("placements", table, {{"player", "red"}, {"setup", true}}));
    EXPECT_EQ(settle["settlement"].size(), 6u);
    EXPECT_TRUE(settle["road"].empty());
    EXPECT_TRUE(settle["city"].empty());
    table["buildings"] = json::parse(R"([["0,0,N","red","settlement"]])");
    const json road = asked(request("placements", table, {{"player", "red"}, {"setup", true}, {"from", "0,0,N"}}));
    EXPECT_EQ(road["road"], json::parse(R"([["0,-1,S","0,0,N"],["0,0,N","1,-1,S"]])"));
}

/// A forest in the sea, a gold hex beyond it, and red's ships between them.
json islands() {
    return json::parse(R"({"hexes":[[0,0,"forest",5],[1,0,"sea",0],[0,1,"sea",0],[1,1,"sea",0],[2,0,"gold",9]],
        "players":["red","blue"],"buildings":[["0,1,N","red","city"],["2,0,N","blue","settlement"]],
        "routes":[[["0,1,N","1,0,S"],"red","ship"],[["1,0,S","1,1,N"],"red","ship"]],"robber":null,"pirate":null})");
}

json bySea(const char* ask, const json& more = json::object()) {
    json r = request(ask, islands(), more);
    r["rules"] = {"base", "seafarers"};
    return asked(r);
}

TEST(AskSeafarers, GoldIsAFreeChoice) {
    const json a = bySea("production", {{"roll", 9}});
    EXPECT_EQ(a["gains"], json::parse(R"({"blue":{"gold":1}})"));
    EXPECT_EQ(a["credits"][0]["clause"], "SEA-1");
}

TEST(AskSeafarers, ShipsMayBeBuiltAndMoved) {
    const json a = bySea("placements", {{"player", "red"}});
    EXPECT_EQ(a["settlement"], json({"1,1,N"}));
    EXPECT_EQ(a["ship"], json::parse(R"([["0,0,S","0,1,N"],["0,1,N","1,-1,S"],["0,2,N","1,0,S"],["1,1,N","2,-1,S"],
        ["1,1,N","2,0,S"]])"));
    const json moves = bySea("ship_moves", {{"player", "red"}})["moves"];
    ASSERT_EQ(moves.size(), 1u);
    EXPECT_EQ(moves[0][0], json({"1,0,S", "1,1,N"}));
    EXPECT_EQ(moves[0][1], json::parse(R"([["0,0,S","0,1,N"],["0,1,N","1,-1,S"],["0,2,N","1,0,S"]])"));
}

TEST(AskSeafarers, AShipBuiltOrMovedThisTurnMovesNoMore) {
    EXPECT_TRUE(bySea("ship_moves", {{"player", "red"}, {"moved", true}})["moves"].empty());
    EXPECT_TRUE(
        bySea("ship_moves", {{"player", "red"}, {"built_this_turn", json::parse(R"([["1,0,S","1,1,N"]])")}})["moves"]
            .empty());
}

TEST(AskSeafarers, RoadsAndShipsMakeOneRouteAtTheOwnBuilding) {
    json r = request("longest_route", islands());
    r["rules"] = {"base", "seafarers"};
    r["table"]["routes"].push_back({{"0,1,N", "1,-1,S"}, "red", "road"});
    EXPECT_EQ(asked(r)["length"]["red"], 3);
    r["table"]["buildings"].erase(0);
    EXPECT_EQ(asked(r)["length"]["red"], 2);
}

TEST(AskPoints, CardsAndHoldersCountWhenGiven) {
    EXPECT_EQ(asked(request("points", smallTable()))["points"], json::parse(R"({"red":1,"blue":2})"));
    const json a = asked(request("points", smallTable(),
                                 {{"cards", {{"red", 2}}}, {"holders", {{"longest", "red"}, {"army", "blue"}}}}));
    EXPECT_EQ(a["points"], json::parse(R"({"red":5,"blue":4})"));
    EXPECT_THAT(a["parts"], testing::Contains(json::parse(R"({"player":"red","points":2,"clause":"BASE-32"})")));
}

TEST(AskReplay, EveryEventIsJudgedAndAppliedWhateverTheVerdict) {
    const json a = asked(request("replay", smallTable(), {{"events", json::parse(R"([
        {"t":"roll","p":"red","dice":[4,4]},
        {"t":"build","p":"red","kind":"road","at":["0,1,N","1,-1,S"]},
        {"t":"build","p":"red","kind":"settlement","at":"0,1,N"},
        {"t":"end","p":"red"},
        {"t":"build","p":"blue","kind":"road","at":["-1,1,N","0,0,S"]}])")}}));
    ASSERT_EQ(a["verdicts"].size(), 5u);
    EXPECT_EQ(a["gains"], json::parse(R"([{"event":0,"gains":{"red":{"ore":1},"blue":{"ore":2,"lumber":2}}}])"));
    EXPECT_TRUE(a["verdicts"][1]["allowed"]);
    EXPECT_EQ(a["verdicts"][1]["questions"][0]["clause"], "BASE-20");
    EXPECT_FALSE(a["verdicts"][2]["allowed"]);
    EXPECT_EQ(a["verdicts"][2]["objections"][0]["clause"], "BASE-22");
    EXPECT_EQ(a["verdicts"][2]["objections"][0]["sites"], json::parse(R"(["0,0,S","0,1,N"])"));
    EXPECT_EQ(a["verdicts"][4]["objections"][0]["clause"], "BASE-11") << "blue has not rolled";
    EXPECT_THAT(a["state"]["buildings"], testing::Contains(json({"0,1,N", "red", "settlement"})));
    EXPECT_EQ(a["state"]["points"], json::parse(R"({"red":2,"blue":2})"));
    EXPECT_EQ(a["state"]["winner"], nullptr);
}

TEST(AskReplay, ASevenARobberAndAKnight) {
    const json a = asked(request("replay", smallTable(), {{"events", json::parse(R"([
        {"t":"roll","p":"red","dice":[3,4]},
        {"t":"discard","p":"blue","n":4},
        {"t":"robber","p":"red","to":"0,0","steal":"blue"},
        {"t":"play","p":"red","card":"knight","to":"0,1","steal":"red"},
        {"t":"trade","p":"red","with":"blue","give":{"ore":1},"get":{"lumber":2}},
        {"t":"trade","p":"red","give":{"ore":3},"get":{"lumber":1}},
        {"t":"rule","text":"we play 3:1"}])")}}));
    std::vector<bool> allowed;
    for (const auto& v : a["verdicts"]) allowed.push_back(v["allowed"]);
    EXPECT_EQ(allowed, (std::vector<bool>{true, true, true, false, true, false, true}));
    EXPECT_EQ(a["state"]["robber"], "0,1");
    EXPECT_EQ(a["state"]["knights"]["red"], 1);
}

TEST(AskReplay, AnEmptyTableIsSetUp) {
    json table = smallTable();
    table["buildings"] = json::array();
    table["routes"] = json::array();
    const json a = asked(request("replay", table, {{"events", json::parse(R"([
        {"t":"build","p":"red","kind":"settlement","at":"0,0,N"},
        {"t":"build","p":"blue","kind":"settlement","at":"0,0,S"},
        {"t":"build","p":"red","kind":"road","at":["0,0,N","1,-1,S"]}])")}}));
    EXPECT_TRUE(a["verdicts"][0]["allowed"]);
    EXPECT_EQ(a["verdicts"][1]["objections"][0]["clause"], "BASE-10");
    EXPECT_EQ(a["state"]["phase"], "setup");
}

TEST(AskAll, LinesAreAnsweredInOrderAndTheStatusTells) {
    std::istringstream in(request("points", smallTable()).dump() + "\nnonsense\n" +
                          request("points", smallTable(), {{"id", "b"}}).dump() + "\n");
    std::ostringstream out;
    EXPECT_EQ(answerAll(in, out), 1);
    std::istringstream lines(out.str());
    std::vector<json> answers;
    for (std::string line; std::getline(lines, line);) answers.push_back(json::parse(line));
    ASSERT_EQ(answers.size(), 3u);
    EXPECT_EQ(answers[0]["id"], 7);
    EXPECT_TRUE(answers[1].contains("error"));
    EXPECT_EQ(answers[2]["id"], "b");

    std::istringstream good(request("points", smallTable()).dump());
    EXPECT_EQ(answerAll(good, out), 0);
}

}  // namespace
}  // namespace hexwarden::ask
