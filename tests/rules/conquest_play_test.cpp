// Random legal play of Conquest from the landing to the last round: at every step the pieces on the board, in the
// ledger and in graveyards and prisons add up.
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/ways.h"
#include "companion/rules/placements.h"
#include "companion/rules/referee.h"
#include "tests/support/conquest_invariants.h"
#include "tests/support/random_play.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"
#include "tests/support/state_invariants.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <iostream>
#include <numeric>

#include <gtest/gtest.h>

namespace hexwarden::rules::conquest {
namespace {

using support::RandomPlay;

int unitsOnBoard(const GameState& state) {
    int count = 0;
    for (const game::Stack& s : state.stacks) count += s.count;
    return count;
}

std::string die(RandomPlay& play) {
    return std::to_string(1 + play.pick(6));
}

const Ledger& ledgerOf(RandomPlay& play) {
    return play.referee().ledger();
}

/// The first piece that an open peril may hit, of somebody whom it may strike; empty if that one has none.
std::string suffer(RandomPlay& play) {
    const GameState& state = play.referee().state();
    const auto& calls = rules::conquest::accountOf(ledgerOf(play)).economy.calls;
    const auto call = std::find_if(calls.begin(), calls.end(), [](const Call& c) { return !c.settled; });
    if (call == calls.end()) return "";
    const Colour victim = call->struck.at(play.pick(call->struck.size()));
    const std::string who(word(victim));
    for (std::size_t i = 0; i < board::kHexCount && call->peril == Peril::dragon; ++i) {
        const Hex h = Hex::at(i);
        if (!hasSettled(state, victim, h) || (call->fought && *call->fought != h)) continue;
        if (!call->fought && hasKnightOn(state, victim, h) && play.pick(2) == 0)
            return who + " fights dragon " + board::text(h) + " dice 2 1";
        return who + " loses " + std::string(word(state.hexBuildings[h].piece)) + " " + board::text(h);
    }
    for (const game::Stack& s : state.stacks)
        if (s.owner == victim && (call->peril == Peril::storm     ? isShip(s.piece)
                                  : call->peril == Peril::disease ? isKnight(s.piece)
                                                                  : false))
            return who + " loses " + std::string(word(s.piece)) + " " + board::text(s.at);
    return "";
}

/// Somebody who landed sails on without settling, because they may or because they must.
std::string sailOn(RandomPlay& play) {
    const bool settles = ledgerOf(play).phase == Phase::setUp && ledgerOf(play).setUp.piece == Piece::settlement;
    if (!settles) return "";
    const auto& referee = play.referee();
    const auto sites = placements(referee.rules(), referee.state(), referee.ledger(), play.active(), Piece::settlement);
    return sites.empty() || play.pick(8) == 0 ? play.who() + " ends" : "";
}

bool knightWaitsBeside(const GameState& state, Colour owner, Hex water) {
    const auto around = board::neighbours(water);
    return std::any_of(around.begin(), around.end(),
                       [&](Hex h) { return isLand(state, h) && hasKnightOn(state, owner, h); });
}

std::string move(RandomPlay& play, const Unit& unit) {
    const GameState& state = play.referee().state();
    const bool attackPhase = rules::conquest::accountOf(ledgerOf(play)).progress.attackPhase;
    const auto ways = waysOf(state, {unit.owner, unit.kind, unit.at, stepsLeft(unit), attackPhase});
    if (ways.empty()) return "";
    Hex to = ways[play.pick(ways.size())].to();
    for (const Way& way : ways)  // knights go aboard wherever they can, and ships come for them
        if (isKnight(unit.kind) ? isWater(state, way.to()) : knightWaitsBeside(state, unit.owner, way.to()))
            to = way.to();
    ++play.happened[unit.aboard ? "lands" : isKnight(unit.kind) && isWater(state, to) ? "embarks" : "goes"];
    return "moves " + std::string(word(unit.kind)) + " " + board::text(unit.at) + " " + board::text(to);
}

std::string attack(RandomPlay& play, const Unit& unit) {
    if (!rules::conquest::accountOf(ledgerOf(play)).progress.attackPhase || !mayStill(unit, Action::attack)) return "";
    for (const Attack& a : attacksOf(play.referee().state(), unit.owner, unit.kind, unit.at)) {
        if (!a.first.empty()) continue;
        const bool wins = play.pick(3) > 0;
        return "battles " + board::text(unit.at) + " " + board::text(a.target.at) + " attack " + (wins ? "6" : "1") +
               " defend " + (wins ? "1" : "6") + " unit " + std::string(word(unit.kind)) + " target " +
               std::string(word(a.target.kind));
    }
    return "";
}

std::string breach(RandomPlay& play, const Unit& unit) {
    if (!rules::conquest::accountOf(ledgerOf(play)).progress.attackPhase || !mayStill(unit, Action::breach) ||
        unit.aboard)
        return "";
    const GameState& state = play.referee().state();
    for (Hex next : neighbours(unit.at))
        if (wallAgainst(state, unit.owner, unit.at, next) && (isLand(state, next) || isKnight(unit.kind)))
            return "breaches " + board::text(*board::edgeBetween(unit.at, next)) + " from " + board::text(unit.at) +
                   " die " + std::to_string(5 + play.pick(2));
    return "";
}

std::string useUnit(RandomPlay& play) {
    std::vector<const Unit*> own;
    for (const Unit& u : rules::conquest::accountOf(ledgerOf(play)).units.all)
        if (u.owner == play.active()) own.push_back(&u);
    if (own.empty()) return "";
    const Unit& unit = *own[play.pick(own.size())];
    const auto deed = [&]() -> std::string {
        switch (play.pick(4)) {
            case 0:
                if (!mayStill(unit, Action::forage)) return "";
                return (isShip(unit.kind) ? "fishes " : "hunts ") + board::text(unit.at) + " die " + die(play);
            case 1:
                return attack(play, unit);
            case 2:
                return breach(play, unit);
            default:
                return move(play, unit);
        }
    }();
    return deed.empty() ? "" : play.who() + " " + deed;
}

/// What the moment asks for; pieces act before the roll too.
std::string first(RandomPlay& play) {
    if (ledgerOf(play).phase == Phase::setUp) return sailOn(play);
    const std::string loss = suffer(play);
    return loss.empty() && play.pick(3) == 0 ? useUnit(play) : loss;
}

std::string playNewCard(RandomPlay& play) {
    const auto& deeds = of(play.referee().state().deeds, play.active());
    const int played = std::accumulate(deeds.played.begin(), deeds.played.end(), 0);
    if (deeds.cardsBought - deeds.cardsBoughtThisTurn - played <= 0) return "";
    const auto& units = rules::conquest::accountOf(ledgerOf(play)).units.all;
    const std::string at = units.empty() ? "0,0" : board::text(units[play.pick(units.size())].at);
    const std::array cards{std::string("gemstones"), "relic at " + at, "liquid_fire at " + at};
    const std::string line = play.who() + " plays " + cards[play.pick(cards.size())];
    return play.referee().judge({.body = game::bodyOf(line)}).questions.empty() ? line : "";
}

std::string moveWall(RandomPlay& play) {
    for (std::size_t i = 0; i < board::kEdgeCount; ++i) {
        const Edge from = Edge::at(i);
        if (play.referee().state().routes[from] != game::Occupant{Piece::wall, play.active()}) continue;
        for (Hex h : hexes(from))
            for (Edge to : edges(h)) {
                const std::string line = play.who() + " moves wall " + board::text(from) + " " + board::text(to);
                if (play.referee().judge({.body = game::bodyOf(line)}).allowed()) return line;
            }
    }
    return "";
}

/// Gold, fish and meat too.
std::string trade(RandomPlay& play) {
    for (Resource give : board::kResources)
        for (int n = 1; n <= 4; ++n) {
            const Resource get = board::kResources[play.pick(board::kCardKindCount)];
            const std::string line = play.who() + " trades " + std::to_string(n) + " " + std::string(word(give)) +
                                     " for 1 " + std::string(word(get)) + " with bank";
            const Event event{.body = game::bodyOf(line)};
            if (rules::meansFor(ledgerOf(play).hand(play.active()), std::get<game::Traded>(event.body).give).pays !=
                rules::Means::Pays::surely)
                break;
            if (give != get && play.referee().judge(event).allowed()) return line;
        }
    return "";
}

/// Ships and knights are on the board, taken in battle, or lost by storm and disease; the ledger has each of them.
class Census {
  public:
    void operator()(const Referee& referee, const Event& event) {
        const int units = unitsOnBoard(referee.state());
        if (std::holds_alternative<game::Began>(event.body)) *this = {};
        if (std::holds_alternative<game::Built>(event.body)) built_ += units - onBoard_;
        if (std::holds_alternative<game::Lost>(event.body)) sunkOrDead_ += onBoard_ - units;
        onBoard_ = units;

        const Units& known = rules::conquest::accountOf(referee.ledger()).units;
        const auto sum = [](const auto& byColour) { return std::accumulate(byColour.begin(), byColour.end(), 0); };
        EXPECT_EQ(built_, units + sum(known.shipsTaken) + sum(known.knightsTaken) + sunkOrDead_);
        EXPECT_EQ(static_cast<int>(known.all.size()), units);
        checkStacks(referee.state(), known);
    }

  private:
    static void checkStacks(const GameState& state, const Units& known) {
        for (const game::Stack& s : state.stacks) {
            EXPECT_EQ(static_cast<int>(known.on(s.at, s.owner, s.piece).size()), s.count);
            EXPECT_EQ(isWater(state, s.at), isShip(s.piece) || isAboard(state.layout, s));
            if (isAboard(state.layout, s)) {
                EXPECT_GE(roomAboard(state, s.owner, s.at), 0);
            }
        }
        for (const Unit& u : known.all) EXPECT_LE(u.actionsDone(), kActionsATurn);
    }

    int built_ = 0;
    int sunkOrDead_ = 0;
    int onBoard_ = 0;
};

/// CONQ-1: buildings stand in the middle of land hexes, so one a hex, and walls are all that lies on edges.
void expectBuildingsOnLand(const Referee& referee) {
    const GameState& state = referee.state();
    forEachPiece(state.hexBuildings, [&](Hex h, game::Occupant building) {
        EXPECT_TRUE(isLand(state, h)) << board::text(h);
        EXPECT_TRUE(board::isBuilding(building.piece)) << board::text(h);
    });
    forEachPiece(state.buildings, [](Corner c, game::Occupant) { ADD_FAILURE() << board::text(c); });
    forEachPiece(state.routes, [](Edge e, game::Occupant o) { EXPECT_EQ(o.piece, Piece::wall) << board::text(e); });
}

class ConquestPlay : public testing::TestWithParam<OptionChoices> {};

TEST_P(ConquestPlay, RandomStepsKeepEveryInvariant) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    RandomPlay play({.books = {"conquest"},
                     .options = GetParam(),
                     .board = "isles",
                     .players = 3,
                     .first = first,
                     .ideas = {playNewCard, moveWall, trade},
                     .invariants =
                         [census = Census()](const Referee& referee, const Event& event) mutable {
                             census(referee, event);
                             expectBuildingsOnLand(referee);
                         },
                     .slowInvariants =
                         [](const Referee& referee) {
                             EXPECT_EQ(support::brokenRounds(referee.state(), referee.ledger()), std::nullopt);
                         }},
                    random);
    for (int step = 0; step < support::randomSteps() && !HasFailure(); ++step) play.step();
    for (const char* verb :
         {"builds ship", "builds knight", "builds settlement", "builds city", "builds wall", "moves wall", "buys card",
          "trades 1", "embarks", "goes", "battles", "breaches", "fishes", "hunts", "loses", "plays", "chooses"})
        EXPECT_TRUE(std::any_of(play.happened.begin(), play.happened.end(),
                                [&](const auto& deed) { return deed.first.starts_with(verb); }))
            << verb << " never happened, so nothing was tried";
}

INSTANTIATE_TEST_SUITE_P(Books, ConquestPlay,
                         testing::Values(OptionChoices{}, OptionChoices{{"rounds", "9"}, {"attack_goes_on", "true"}},
                                         OptionChoices{{"production_once_a_round", "true"},
                                                       {"own_hex_draws", "false"}}),
                         [](const testing::TestParamInfo<OptionChoices>& options) {
                             return options.param.empty() ? std::string("Standard") : options.param[0].first;
                         });

/// Well-formed and senseless, by players who are not in the game too: judged, applied, and nothing breaks.
TEST(ConquestRecord, NonsenseIsJudgedAndApplied) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const auto any = [&](const std::vector<std::string>& words) { return words[random() % words.size()]; };
    const auto hex = [&] { return any({"0,0", "1,0", "2,0", "3,0", "4,0", "1,1", "14,-14", "0,-1"}); };
    const auto edge = [&] { return any({"0,0,NE", "0,0,E", "1,0,E", "1,0,NW", "-14,14,SW"}); };
    const auto unit = [&] { return any({"ship", "galley", "cargo", "knight", "archer", "cavalry", "army"}); };
    const auto building = [&] { return any({"settlement", "city", "castle", "fort"}); };
    Referee referee;
    referee.take(Event{.body = game::bodyOf("began book conquest seat red \"\" south seat blue \"\" north")});
    referee.take(Event{.body = game::bodyOf(support::laidLine("isles"))});
    int objections = 0;
    for (int step = 0; step < 4000; ++step) {
        const std::string who = any({"red", "blue", "grey"});
        const std::string line = who + any({" rolls 3 4",
                                            " rolls 1 1",
                                            " rolls 6 6",
                                            " ends",
                                            " builds " + unit() + " " + hex(),
                                            " builds " + unit() + " " + hex(),
                                            " builds " + building() + " " + hex(),
                                            " builds settlement 0,0,N",
                                            " builds wall " + edge(),
                                            " builds ship " + edge(),
                                            " moves " + unit() + " " + hex() + " " + hex(),
                                            " moves " + unit() + " " + hex() + " " + hex() + " count 2",
                                            " moves wall " + edge() + " " + edge(),
                                            " moves ship " + edge() + " " + edge(),
                                            " moves city " + hex() + " " + hex(),
                                            " removes " + unit() + " " + hex(),
                                            " battles " + hex() + " " + hex() + " attack 5 defend 2",
                                            " battles " + hex() + " " + hex() + " attack 5 attack 1 defend 2",
                                            " battles " + hex() + " " + hex() + " unit " + unit() + " target city",
                                            " breaches " + edge() + " from " + hex() + " die 6",
                                            " fishes " + hex() + " die 1",
                                            " hunts " + hex() + " die 1",
                                            " loses " + unit() + " " + hex(),
                                            " loses " + building() + " " + hex(),
                                            " fights dragon " + hex() + " dice 1 4",
                                            " plays relic at " + hex(),
                                            " plays liquid_fire at " + hex(),
                                            " plays robin_hood",
                                            " chooses 1 wool",
                                            " chooses 2 ore 1 gold at " + hex(),
                                            " plays loaded_dice roll 12",
                                            " trades 1 gold for 1 wool with bank"});
        const Verdict verdict = referee.take(Event{.body = game::bodyOf(line)});
        objections += !verdict.allowed();
        for (const Finding& f : verdict.objections) EXPECT_FALSE(render(f, Language::german).empty());
        ASSERT_EQ(support::invariant(referee.state()), std::nullopt) << line;
        int units = 0;
        for (const game::Stack& s : referee.state().stacks) units += s.piece == Piece::army ? 0 : s.count;
        ASSERT_EQ(static_cast<int>(rules::conquest::accountOf(referee.ledger()).units.all.size()), units) << line;
    }
    EXPECT_GT(objections, 100);
}

}  // namespace
}  // namespace hexwarden::rules::conquest
