// Damaged questions: each gets one line of JSON, an answer or one sentence about one field.
#include "companion/ask/ask.h"
#include "tests/fuzz/mutation.h"
#include "tests/support/random_play.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::fuzz {
namespace {

const std::vector<std::string> kQuestions{
    R"({"id":1,"ask":"production","rules":["base","great-river"],"options":{"river_twelve_points":true},"table":{"hexes":[[0,0,"mountains",8],[0,1,"hills",5],[0,2,"fields",6],[1,0,"desert",0],[2,0,"sea",0]],"ports":[["0,0,N","3:1"],["1,-1,S","wool"]],"players":["red","blue"],"buildings":[["0,0,N","red","settlement"],["1,0,S","blue","city"]],"routes":[[["0,0,N","1,-1,S"],"red","road"]],"robber":"1,0","river":{"x":"0,0","y":"0,1","z":"0,2","mouth":"0,2,S"},"flooded":false},"roll":8,"bank":{"ore":2}})",
    R"({"id":2,"ask":"longest_route","rules":["base","seafarers"],"table":{"players":["red","blue"],"buildings":[["0,0,N","blue","settlement"]],"routes":[[["0,0,N","1,-1,S"],"red","road"],[["1,-1,S","0,1,N"],"red","ship"]]},"holder":"red"})",
    R"({"id":3,"ask":"placements","rules":["base","seafarers"],"table":{"hexes":[[0,0,"hills",8],[1,0,"sea",0]],"players":["red","blue"],"buildings":[["0,0,N","red","settlement"]]},"player":"red","setup":true,"from":"0,0,N","stock":{"road":3,"ship":0}})",
    R"({"id":4,"ask":"ship_moves","rules":["base","seafarers"],"table":{"hexes":[[0,0,"sea",0],[1,0,"hills",4]],"players":["red"],"routes":[[["0,0,N","1,-1,S"],"red","ship"]]},"player":"red","built_this_turn":[],"moved":false})",
    R"({"id":5,"ask":"attack","rules":["base","war"],"table":{"hexes":[[0,0,"hills",8]],"players":["red","blue","white"],"buildings":[["0,0,N","red","city"],["0,0,S","blue","fort","city"]],"routes":[[["0,0,N","1,-1,S"],"white","road"]]},"attacker":"red","target":"0,0,S","weapons":3,"knights":{"red":3},"consent":["white"],"lenders":[]})",
    R"({"id":6,"ask":"replay","rules":["base"],"table":{"hexes":[[0,0,"mountains",8],[1,0,"desert",0]],"players":["red","blue"],"buildings":[["0,0,N","red","settlement"]],"robber":"1,0"},"events":[{"t":"roll","p":"red","dice":[3,4]},{"t":"robber","p":"red","to":"0,0","steal":"blue"},{"t":"build","p":"red","kind":"road","at":["0,0,N","1,-1,S"]},{"t":"trade","p":"red","with":"bank","give":{"ore":4},"get":{"wool":1}},{"t":"end","p":"red"}]})",
    R"({"id":7,"ask":"unit_moves","rules":["conquest"],"table":{"hexes":[[0,0,"hills",8],[1,0,"sea",0],[0,1,"shoal",5]],"players":["red","blue"],"buildings":[["0,0","red","city"]],"units":[["1,0","red","cargo",1],["1,0","red","knight",2,"aboard"]],"ports":[["1,0","3:1"]]},"player":"red","unit":["1,0","cargo"],"phase":"attack"})",
    R"({"id":8,"ask":"tokens","rules":["conquest"],"table":{"hexes":[[0,0,"hills",8],[1,0,"sea",0]],"players":["red","blue"],"units":[["1,0","red","ship",1]]},"events":[{"t":"fish","p":"red","at":"1,0","die":2},{"t":"end","p":"red"}]})",
    R"({"id":9,"ask":"sneak","rules":["risk"],"table":{"hexes":[[0,0,"hills",8],[1,0,"fields",4]],"players":["red","blue"],"units":[["0,0","red","army",3],["1,0","blue","army",1]],"routes":[[["0,0,N","1,-1,S"],"red","road"]]},"player":"red","from":"0,0","consent":["blue"]})",
    R"({"id":10,"ask":"odds","rules":["risk"],"attackers":12,"defenders":7})",
    R"({"id":11,"ask":"battle","rules":["risk"],"attack":[6,3],"defend":[4]})",
};

TEST(AskFuzz, EveryLineGetsOneLine) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    for (const std::string& question : kQuestions)
        EXPECT_TRUE(ask::answer(question).answered) << ask::answer(question).line;
    Mutation mutation(kQuestions, seed);
    int answered = 0;
    for (int i = 0; i < support::randomSteps(); ++i) {
        const std::string line = mutation.next();
        const ask::Answer answer = ask::answer(line);
        const auto reply = nlohmann::json::parse(answer.line, nullptr, false);
        ASSERT_TRUE(reply.is_object()) << line;
        EXPECT_EQ(answer.line.find('\n'), std::string::npos) << line;
        EXPECT_EQ(reply.contains("error"), !answer.answered) << line;
        answered += answer.answered;
        if (answer.answered) continue;
        EXPECT_TRUE(isOneSentence(reply["error"])) << line << "\n" << reply["error"];
        EXPECT_TRUE(reply["at"].is_string()) << line;
    }
    EXPECT_GT(answered, 0);
}

}  // namespace
}  // namespace hexwarden::fuzz
