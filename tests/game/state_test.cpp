#include "tracker/game/state.h"

#include "tests/support/seed.h"
#include "tests/support/state_invariants.h"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::game {
namespace {

GameState after(const std::vector<std::string>& lines) {
    GameState state;
    for (const std::string& line : lines) apply(state, Event{.body = bodyOf(line)});
    EXPECT_EQ(support::invariant(state), std::nullopt);
    return state;
}

const std::string kThree = "began book base seat red \"\" south seat blue \"\" west seat white \"\" north";
const std::string kSix = kThree + " seat orange \"\" east seat green \"\" south seat brown \"\" west";

const Corner kTop{{0, 0}, board::Tip::north};

TEST(GameState, PiecesComeReplaceAndLeave) {
    GameState s = after({kThree, "red builds settlement 0,0,N", "red builds road 0,0,NE"});
    EXPECT_EQ(s.buildings[kTop], (Occupant{Piece::settlement, Colour::red}));
    EXPECT_EQ(countOf(s, Colour::red, Piece::road), 1);
    apply(s, Event{.body = bodyOf("red builds city 0,0,N")});
    EXPECT_EQ(countOf(s, Colour::red, Piece::settlement), 0);
    EXPECT_EQ(countOf(s, Colour::red, Piece::city), 1);
    apply(s, Event{.body = bodyOf("red moves road 0,0,NE 0,0,E")});
    EXPECT_EQ(occupantOf(s, board::edge({0, 0}, board::Direction::northEast)), Occupant{});
    apply(s, Event{.body = bodyOf("red removes city 0,0,N")});
    EXPECT_EQ(occupantOf(s, kTop), Occupant{});
    EXPECT_EQ(support::invariant(s), std::nullopt);
}

TEST(GameState, TheTableIsRightEvenWhenItIsIllegal) {
    const GameState s = after({kThree, "red builds settlement 0,0,N", "blue builds city 0,0,N", "grey ends"});
    EXPECT_EQ(s.buildings[kTop], (Occupant{Piece::city, Colour::blue}));
}

TEST(GameState, ArmiesAreCountedByHex) {
    GameState s =
        after({"red places armies 1,0 count 2", "red places armies 0,0 count 3", "blue places armies 0,0 count 1",
               "red moves army 0,0 0,1 count 2", "red builds ship 2,0", "red builds ship 2,0"});
    EXPECT_EQ(countOf(s, Colour::red, Piece::army), 5);
    EXPECT_EQ(countOf(s, Colour::red, Piece::ship), 2);
    EXPECT_EQ(s.stacks.size(), 5u);
    apply(s, Event{.body = bodyOf("red moves army 0,0 0,1")});
    EXPECT_EQ(s.stacks.size(), 4u) << "an emptied stack is gone";
    EXPECT_EQ(support::invariant(s), std::nullopt);
}

std::vector<std::string> stacksOf(const GameState& state) {
    std::vector<std::string> all;
    for (const Stack& s : state.stacks)
        all.push_back(std::to_string(s.count) + " " + std::string(word(s.piece)) +
                      (isAboard(state.layout, s) ? " aboard " : " on ") + std::to_string(s.at.q));
    return all;
}

const std::string kSea = "laid hex 0,0 forest hex 1,0 sea hex 2,0 sea hex 3,0 pasture";

TEST(GameState, AKnightThatMovesOntoWaterIsAboardAndSailsAlong) {
    GameState s = after({kThree, kSea, "red builds cargo 1,0", "red builds knight 0,0", "red builds knight 0,0",
                         "red moves knight 0,0 1,0"});
    EXPECT_THAT(stacksOf(s), testing::ElementsAre("1 knight on 0", "1 knight aboard 1", "1 cargo on 1"));
    apply(s, Event{.body = bodyOf("red moves cargo 1,0 2,0")});
    EXPECT_THAT(stacksOf(s), testing::ElementsAre("1 knight on 0", "1 knight aboard 2", "1 cargo on 2"));
    apply(s, Event{.body = bodyOf("red moves knight 2,0 3,0")});
    EXPECT_THAT(stacksOf(s), testing::ElementsAre("1 knight on 0", "1 cargo on 2", "1 knight on 3"));
    EXPECT_EQ(support::invariant(s), std::nullopt);
}

TEST(GameState, ACargoShipThatLeavesOthersBehindTakesThreeAlongAndSinksWithThem) {
    GameState s = after({kThree, kSea, "red builds cargo 1,0", "red builds cargo 1,0", "red builds ship 1,0",
                         "red builds archer 1,0", "red builds archer 1,0", "red builds knight 1,0",
                         "red builds cavalry 1,0", "blue builds cargo 1,0", "blue builds knight 1,0"});
    EXPECT_EQ(passengers(s, Colour::red, {1, 0}, 2).size(), 3u);
    apply(s, Event{.body = bodyOf("red moves cargo 1,0 2,0")});
    EXPECT_THAT(stacksOf(s),
                testing::ElementsAre("1 ship on 1", "1 cavalry aboard 1", "1 cargo on 1", "1 knight aboard 1",
                                     "1 cargo on 1", "1 knight aboard 2", "2 archer aboard 2", "1 cargo on 2"));
    apply(s, Event{.body = bodyOf("red loses cargo 2,0")});
    apply(s, Event{.body = bodyOf("red loses cargo 1,0")});
    EXPECT_THAT(stacksOf(s), testing::ElementsAre("1 ship on 1", "1 knight aboard 1", "1 cargo on 1"));
    EXPECT_EQ(support::invariant(s), std::nullopt);
}

TEST(GameState, AKnightOnAHexThatWasWaterAfterAllIsAboardWithAllOthersThere) {
    GameState s =
        after({kThree, kSea, "red builds knight 0,0", "laid hex 0,0 sea hex 1,0 sea", "red builds knight 0,0"});
    EXPECT_THAT(stacksOf(s), testing::ElementsAre("2 knight aboard 0"));
    EXPECT_EQ(support::invariant(s), std::nullopt);
}

TEST(GameState, ARollOpensATurnAndAnEndPassesIt) {
    GameState s = after({kThree, "red rolls 3 4"});
    EXPECT_EQ(s.turn, (Turn{1, std::array{3, 4}, Colour::red, std::nullopt}));
    apply(s, Event{.body = bodyOf("red ends")});
    EXPECT_EQ(s.turn, (Turn{1, std::nullopt, std::nullopt, Colour::red}));
    apply(s, Event{.body = bodyOf("blue rolls 6 6")});
    EXPECT_EQ(s.turn, (Turn{2, std::array{6, 6}, Colour::blue, std::nullopt}));
    EXPECT_EQ(s.rollCount[7], 1);
    EXPECT_EQ(s.rollCount[12], 1);
}

TEST(GameState, ACardPlayedBeforeTheRollIsOfThatTurnAlthoughTheEndBeforeItIsUntold) {
    const GameState s = after({kThree, "red rolls 3 4", "red plays knight", "blue plays knight", "blue rolls 1 1"});
    EXPECT_EQ(of(s.deeds, Colour::blue).cardsPlayedThisTurn, 1);
    EXPECT_EQ(of(s.deeds, Colour::red).cardsPlayedThisTurn, 0);
    const GameState again = after({kThree, "red rolls 3 4", "red plays knight", "red rolls 1 1"});
    EXPECT_EQ(of(again.deeds, Colour::red).cardsPlayedThisTurn, 0) << "a whole round is missing";
}

TEST(GameState, AnUntoldEndIsUnderstoodFromTheNextRoll) {
    const GameState s = after({kThree, "red rolls 3 4", "red buys card", "blue rolls 1 1"});
    EXPECT_EQ(s.turn.roller, Colour::blue);
    EXPECT_EQ(s.turn.number, 2);
    EXPECT_EQ(of(s.deeds, Colour::red).cardsBoughtThisTurn, 0);
    EXPECT_EQ(of(s.deeds, Colour::red).cardsBought, 1);
}

TEST(GameState, LoadedDiceOpenATurnAsARollDoes) {
    const GameState s = after({kThree, "red rolls 3 4", "red ends", "blue plays loaded_dice roll 9"});
    EXPECT_EQ(s.turn, (Turn{2, Dice::ofTotal(9), Colour::blue, std::nullopt}));
    EXPECT_EQ(of(s.deeds, Colour::blue).cardsPlayedThisTurn, 1);
    EXPECT_EQ(s.rollCount[9], 0) << "nobody rolled it";
}

TEST(GameState, ACardDrawnBetweenTwoTurnsIsNotOfTheNext) {
    const GameState s = after({kThree, "red rolls 3 4", "red ends", "blue buys card", "blue rolls 3 4"});
    EXPECT_EQ(of(s.deeds, Colour::blue).cardsBoughtThisTurn, 0);
}

TEST(GameState, EndsInSetUpOpenNoTurn) {
    EXPECT_EQ(after({kThree, "red ends", "blue ends"}).turn, after({kThree}).turn);
}

TEST(GameState, ATurnIsOverWhenItIsEndedOrAnotherIsRolledFor) {
    const auto ends = [](const std::vector<std::string>& lines) {
        return turnIsOver(after({lines.begin(), lines.end() - 1}), after(lines));
    };
    EXPECT_FALSE(ends({kThree, "red ends"})) << "nobody has a turn in set-up";
    EXPECT_FALSE(ends({kThree, "red rolls 3 4"}));
    EXPECT_FALSE(ends({kThree, "red rolls 3 4", "red buys card"}));
    EXPECT_TRUE(ends({kThree, "red rolls 3 4", "red ends"}));
    EXPECT_FALSE(ends({kThree, "red rolls 3 4", "red ends", "blue rolls 3 4"}));
    EXPECT_TRUE(ends({kThree, "red rolls 3 4", "blue rolls 3 4"})) << "the end was not recorded";
    EXPECT_TRUE(ends({kThree, "red rolls 3 4", "red ends", "blue ends"})) << "a turn without a roll";
    EXPECT_FALSE(ends({kSix, "red rolls 3 4", "red ends", "blue ends"})) << "only building after it";
}

TEST(GameState, WithSixTheOthersEndTheirBuildingAfterATurn) {
    const GameState s = after({kSix, "red rolls 3 4", "red ends", "blue ends", "white ends"});
    EXPECT_EQ(s.turn, (Turn{1, std::nullopt, std::nullopt, Colour::red}));
}

TEST(GameState, CardsAndThievesAreRemembered) {
    const GameState s =
        after({kThree, "laid hex 0,0 desert hex 1,0 forest 6 hex 2,0 sea robber 0,0 pirate 2,0", "red rolls 1 2",
               "red plays knight to 1,0 from blue", "blue plays road_building build road 0,0,NE build road 0,0,E",
               "red buys weapon", "blue consents red \"attack\"", "red sends pirate away"});
    EXPECT_EQ(s.robber, (Hex{1, 0}));
    EXPECT_EQ(s.pirate, std::nullopt);
    EXPECT_EQ(of(s.deeds, Colour::red).played[static_cast<std::size_t>(Card::knight)], 1);
    EXPECT_EQ(of(s.deeds, Colour::red).weaponsBought, 1);
    EXPECT_EQ(countOf(s, Colour::blue, Piece::road), 2);
    EXPECT_THAT(s.consents, testing::ElementsAre(Consent{Colour::blue, Colour::red, "attack"}));
}

TEST(GameState, ABrokenStateIsNamed) {
    GameState s = after({kThree});
    const auto broken = [&](auto&& breakIt) {
        GameState b = s;
        breakIt(b);
        return support::invariant(b).value_or("");
    };
    EXPECT_EQ(broken([](GameState& b) { b.seats[1].colour = Colour::red; }), "two seats are red");
    EXPECT_EQ(broken([](GameState& b) {
                  b.buildings[kTop] = {Piece::road, Colour::red};
              }),
              "a road does not stand on 0,0,N");
    EXPECT_EQ(broken([](GameState& b) {
                  b.buildings[kTop] = {Piece::none, Colour::blue};
              }),
              "the empty site 0,0,N has a colour");
    EXPECT_EQ(broken([](GameState& b) {
                  b.stacks = {{{0, 0}, Colour::red, Piece::army, 0}};
              }),
              "an empty stack lies on 0,0");
    const auto rolledBadly = [&](Dice dice) {
        return broken([&](GameState& b) {
            b.turn.dice = dice;
            b.turn.roller = Colour::red;
        });
    };
    EXPECT_EQ(rolledBadly({1, 7}), "a die shows 7");
    EXPECT_EQ(rolledBadly(Dice::ofTotal(13)), "two dice make 13");
    EXPECT_EQ(broken([](GameState& b) { b.turn.dice = {1, 6}; }), "the dice were rolled by nobody");
    EXPECT_EQ(broken([](GameState& b) { b.turn.roller = Colour::red; }), "somebody rolled, but there are no dice");
    EXPECT_EQ(broken([](GameState& b) { b.robber = Hex{15, 0}; }), "a thief stands off every board, on 15,0");
    EXPECT_EQ(broken([](GameState& b) { b.deeds[0].cardsBoughtThisTurn = 1; }),
              "more cards were bought this turn than in the whole game");
}

TEST(GameState, SignaturesTellStatesApart) {
    const std::vector<std::string> lines{kThree,
                                         "laid hex 0,0 desert hex 1,0 forest 6",
                                         "red builds settlement 0,0,N",
                                         "red builds road 0,0,NE",
                                         "red rolls 1 2",
                                         "red buys card",
                                         "blue consents red \"attack\"",
                                         "red sends robber to 1,0",
                                         "red places harbour ore 0,0,N on 1,-1",
                                         "blue leaves"};
    std::set<std::uint64_t> seen;
    GameState s;
    seen.insert(signature(s));
    for (const std::string& line : lines) {
        apply(s, Event{.body = bodyOf(line)});
        EXPECT_TRUE(seen.insert(signature(s)).second) << line;
    }
    EXPECT_EQ(signature(s), signature(after(lines))) << "a replay ends in the same place";
}

/// Any well-formed record, however senseless, leaves a state that holds its invariants.
TEST(GameState, NonsenseNeverBreaksTheInvariants) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const std::array<const char*, 4> colours{"red", "blue", "white", "grey"};
    const std::array<const char*, 2> corners{"0,0,N", "0,0,S"}, edges{"0,0,NE", "0,0,E"}, hexes{"0,0", "1,0"};
    GameState s = after({kThree});
    for (int step = 0; step < 3000; ++step) {
        const std::string who = colours[static_cast<std::size_t>(pick(4))];
        const std::string corner = corners[static_cast<std::size_t>(pick(2))],
                          edge = edges[static_cast<std::size_t>(pick(2))],
                          hex = hexes[static_cast<std::size_t>(pick(2))];
        const std::vector<std::string> lines{who + " builds settlement " + corner,
                                             who + " builds city " + corner,
                                             who + " removes city " + corner,
                                             who + " builds ship " + edge,
                                             who + " moves road " + edge + " 0,0,W",
                                             who + " places armies " + hex + " count " + std::to_string(pick(3)),
                                             who + " moves army " + hex + " 0,1 count " + std::to_string(pick(4)),
                                             who + " rolls 3 " + std::to_string(1 + pick(6)),
                                             who + " ends",
                                             who + " attacks " + corner + " weapons 2",
                                             who + " breaches " + edge + " from " + hex + " die 6",
                                             who + " loses castle " + hex,
                                             who + " buys card",
                                             who + " plays knight to " + hex,
                                             who + " places harbour ore " + corner + " on " + hex,
                                             who + " leaves"};
        const std::string& line = lines[static_cast<std::size_t>(pick(static_cast<int>(lines.size())))];
        apply(s, Event{.body = bodyOf(line)});
        ASSERT_EQ(support::invariant(s), std::nullopt) << line;
    }
}

}  // namespace
}  // namespace hexwarden::game
