// Random legal play of Risk, on a dealt board: armies are recruited, fight, march and die.
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "tests/support/random_play.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

using support::RandomPlay;

/// Some hex on which that player has armies; the first of the board if there is none.
Hex anyHeld(RandomPlay& play, Colour player) {
    std::vector<Hex> held;
    for (const game::Stack& s : play.referee().state().stacks)
        if (s.owner == player) held.push_back(s.at);
    return held.empty() ? hexes(play.referee().state().layout).front() : held[play.pick(held.size())];
}

std::string recruit(RandomPlay& play) {
    const auto kind = board::kResources[play.pick(board::kCardKindCount)];
    Cards price{};
    price[static_cast<std::size_t>(kind)] = 1;
    if (rules::meansFor(play.referee().ledger().hand(play.active()), price).pays != rules::Means::Pays::surely)
        return "";
    const auto land = hexes(play.referee().state().layout);
    const Hex at = play.pick(4) == 0 ? land[play.pick(land.size())] : anyHeld(play, play.active());
    return play.who() + " places armies " + board::text(at) + " count 1 paying " + std::string(word(kind));
}

std::string placeFree(RandomPlay& play) {
    for (const game::Seat& seat : play.referee().state().seats)
        if (const int n = of(rules::risk::accountOf(play.referee().ledger()).freeArmies, seat.colour); n > 0)
            return std::string(word(seat.colour)) + " places armies " + board::text(anyHeld(play, seat.colour)) +
                   " count " + std::to_string(n);
    return "";
}

std::string attack(RandomPlay& play) {
    const Hex from = anyHeld(play, play.active());
    const Hex to = neighbours(from)[play.pick(6)];
    std::string line = play.who() + " battles " + board::text(from) + " " + board::text(to);
    for (std::size_t i = 0; i <= play.pick(3); ++i) line += " attack " + std::to_string(1 + play.pick(6));
    for (std::size_t i = 0; i <= play.pick(2); ++i) line += " defend " + std::to_string(1 + play.pick(6));
    return line;
}

std::string march(RandomPlay& play) {
    const auto land = hexes(play.referee().state().layout);
    return play.who() + " moves army " + board::text(anyHeld(play, play.active())) + " " +
           board::text(land[play.pick(land.size())]) + " count " + std::to_string(1 + play.pick(2));
}

std::string lend(RandomPlay& play) {
    const auto& seats = play.referee().state().seats;
    return std::string(word(seats[play.pick(seats.size())].colour)) + " consents " + play.who() + " \"roads\"";
}

std::string takeHarbour(RandomPlay& play) {
    for (std::size_t i = 0; i < board::kCornerCount; ++i) {
        const Corner c = Corner::at(i);
        const auto building = play.referee().state().buildings[c];
        if (building.piece == Piece::none || building.colour != play.active()) continue;
        for (Hex h : hexes(c)) {
            const std::string line = play.who() + " places harbour 3:1 " + board::text(c) + " on " + board::text(h);
            if (h.playable() && play.referee().judge({.body = game::bodyOf(line)}).allowed()) return line;
        }
    }
    return "";
}

/// Once set-up is over all land is held, by one player each but for a landing that is being fought.
void expectLandIsHeld(const Referee& referee, const Event&) {
    const auto& ledger = referee.ledger();
    if (ledger.phase == Phase::setUp || referee.state().turn.number == 0) return;
    for (Hex h : hexes(referee.state().layout)) {
        int owners = 0;
        for (const game::Stack& s : referee.state().stacks) owners += s.at == h;
        const bool contested =
            rules::risk::accountOf(ledger).landing && rules::risk::accountOf(ledger).landing->at == h;
        ASSERT_EQ(owners, isLand(referee.state().layout, h) ? 1 + contested : 0) << board::text(h);
    }
    for (Colour c : board::kColours)
        if (rules::risk::accountOf(ledger).out.has(c)) {
            EXPECT_EQ(ledger.hand(c), Hand{});
        }
}

TEST(RiskPlay, ArmiesAreRecruitedFightAndMarch) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    RandomPlay play(
        {.books = {"risk"},
         .board = "dealt",
         .ideas = {recruit, recruit, placeFree, placeFree, attack, attack, attack, march, march, lend, takeHarbour},
         .invariants = expectLandIsHeld},
        random);
    for (int step = 0; step < support::randomSteps() && !testing::Test::HasFailure(); ++step) play.step();
    for (const char* deed : {"builds road", "builds settlement", "places armies", "places harbour", "moves army",
                             "consents red", "sends robber", "chooses 1"})
        EXPECT_GT(play.happened[deed], 0) << deed << " never happened, so nothing was tried";
}

}  // namespace
}  // namespace hexwarden::rules
