// What the rules cost: built with the target hexwarden_bench, not run by ctest.
#include "companion/ask/ask.h"
#include "companion/rules/recipes.h"
#include "companion/rules/risk/deal.h"
#include "companion/rules/risk/travel.h"
#include "companion/rules/routes.h"
#include "companion/rules/war/attack.h"
#include "tests/support/slow_conquest.h"
#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <random>
#include <sstream>

#include <benchmark/benchmark.h>

namespace hexwarden {
namespace {

using namespace rules;

/// A full board of four players: every edge and every third corner or so taken.
GameState fullBoard(int radius) {
    std::mt19937 random(11);
    GameState state = support::thrownTogether({radius, 0, radius * 12, {Piece::road}, false}, random);
    std::vector<Colour> colours{Colour::red, Colour::blue, Colour::white, Colour::orange};
    for (Hex h : hexes(state.layout))
        for (Edge e : edges(h)) {
            // Sectors, so that each player's network hangs together as on a real table.
            const auto sector = static_cast<std::size_t>((h.q >= 0) + 2 * (h.r >= 0));
            state.routes[e] = {Piece::road, random() % 5 == 0 ? colours[random() % 4] : colours[sector]};
        }
    state.seats.push_back({Colour::orange, {}, {}});
    return state;
}

void oneEventAppliedAndJudged(benchmark::State& timer) {
    const auto base = std::get<0>(compose({}, {}, 4));
    const GameState start = fullBoard(2);
    const Ledger opened = base->open(start);
    const Event event{.body = game::bodyOf("red builds road 0,0,NE")};
    for (auto _ : timer) {
        GameState state = start;
        Ledger ledger = opened;
        benchmark::DoNotOptimize(base->advance(state, ledger, event));
    }
}
BENCHMARK(oneEventAppliedAndJudged);

void fourLongestRoutes(benchmark::State& timer) {
    const GameState state = fullBoard(static_cast<int>(timer.range(0)));
    timer.SetLabel(std::to_string(hexes(state.layout).size()) + " hexes");
    for (auto _ : timer) benchmark::DoNotOptimize(longestChains(state, lengthsOf({{Piece::road, 2}})));
}
BENCHMARK(fourLongestRoutes)->Arg(2)->Arg(4);

/// An attack across the whole board that lacks consents and has two lenders.
struct LongAttack {
    GameState state = fullBoard(2);
    Ledger ledger;
    war::Terms terms;
    war::Attack attack;

    LongAttack() {
        const auto rules = std::get<0>(compose({"war"}, {}, 4));
        for (std::size_t i = 0; i < board::kCornerCount; ++i) state.buildings[Corner::at(i)] = {};
        constexpr std::array kFour{Colour::red, Colour::blue, Colour::white, Colour::orange};
        constexpr std::array kHomes{"-2,2,SW", "2,0,SE", "-2,0,NW", "2,-2,NE"};
        for (std::size_t i = 0; i < kFour.size(); ++i) {
            state.buildings[*board::cornerOf(kHomes[i])] = {Piece::settlement, kFour[i]};
            of(state.deeds, kFour[i]).played[0] = 1;
        }
        ledger = rules->open(state);
        attack = {Colour::red, *board::cornerOf(kHomes[1]), 2, {}, {Colour::white, Colour::orange}};
    }
};

void attackWithReasons(benchmark::State& timer) {
    const LongAttack a;
    for (auto _ : timer) benchmark::DoNotOptimize(war::assess(a.state, a.ledger, a.terms, a.attack));
}
BENCHMARK(attackWithReasons);

void attackPath(benchmark::State& timer) {
    const LongAttack a;
    const ColourSet everybody{Colour::red, Colour::blue, Colour::white, Colour::orange};
    for (auto _ : timer)
        benchmark::DoNotOptimize(
            war::attackPath(a.state, a.ledger, a.terms, a.attack.attacker, a.attack.target, everybody));
}
BENCHMARK(attackPath);

std::string productionLine() {
    const GameState state = fullBoard(2);
    std::string hexList, buildings;
    for (Hex h : hexes(state.layout))
        hexList += (hexList.empty() ? "[" : ",[") + std::to_string(h.q) + "," + std::to_string(h.r) + ",\"" +
                   std::string(word(state.layout.terrain[h])) + "\"," + std::to_string(state.layout.token[h]) + "]";
    for (const char* corner : {"0,0,N", "0,0,S", "1,0,S", "-1,0,N", "1,-1,N", "-1,1,S", "0,2,N", "2,-2,S"})
        buildings += (buildings.empty() ? "[\"" : ",[\"") + std::string(corner) + "\",\"red\",\"city\"]";
    return R"({"id":1,"ask":"production","rules":["base"],"table":{"hexes":[)" + hexList +
           R"(],"players":["red","blue","white","orange"],"buildings":[)" + buildings +
           R"(],"robber":"0,0","pirate":null},"roll":8})" + "\n";
}

void askProduction(benchmark::State& timer) {
    std::string lines;
    constexpr int kLines = 1000;
    const std::string line = productionLine();
    for (int i = 0; i < kLines; ++i) lines += line;
    for (auto _ : timer) {
        std::istringstream in(lines);
        std::ostringstream out;
        if (ask::answerAll(in, out) != 0) timer.SkipWithError("a line was not answered");
    }
    timer.SetItemsProcessed(timer.iterations() * kLines);
}
BENCHMARK(askProduction)->Unit(benchmark::kMillisecond);

/// A big board of Conquest in the attack phase: 91 hexes, 60 buildings, 60 walls and 80 ships and knights at most.
GameState bigConquest() {
    std::mt19937 random(5);
    return support::conquestThrownTogether({5, 60, 60, 80, 4}, random);
}

void conquestProduction(benchmark::State& timer) {
    const auto rules = std::get<0>(compose({"conquest"}, {}, 4));
    const GameState state = bigConquest();
    const Ledger ledger = rules->open(state);
    for (auto _ : timer) benchmark::DoNotOptimize(rules->produce(state, ledger, 8));
}
BENCHMARK(conquestProduction);

/// A wall that is built asks for the ring, the longest chain and the points of everybody.
void conquestWallWithTokens(benchmark::State& timer) {
    const auto rules = std::get<0>(compose({"conquest"}, {}, 4));
    const GameState start = bigConquest();
    const Ledger opened = rules->open(start);
    const Event event{.body = game::bodyOf("red builds wall 0,0,NE")};
    for (auto _ : timer) {
        GameState state = start;
        Ledger ledger = opened;
        benchmark::DoNotOptimize(rules->advance(state, ledger, event));
    }
}
BENCHMARK(conquestWallWithTokens);

/// The 49 hexes of Risk with armies everywhere and a network of roads and ships.
GameState dealtBoard() {
    std::mt19937 random(3);
    GameState state = support::thrownTogether({3, 60, 16, {Piece::road, Piece::ship}, false}, random);
    state.layout = risk::deal(3);
    for (Hex h : hexes(state.layout))
        if (isLand(state.layout, h))
            state.stacks.push_back(
                {h, state.seats[random() % 3].colour, Piece::army, 1 + static_cast<int>(random() % 5), false});
    return state;
}

void riskControl(benchmark::State& timer) {
    const GameState state = dealtBoard();
    for (auto _ : timer) benchmark::DoNotOptimize(risk::Control(state).withoutBuilding());
}
BENCHMARK(riskControl);

void riskSneakAttacks(benchmark::State& timer) {
    const GameState state = dealtBoard();
    const risk::Control control(state);
    const ColourSet all{Colour::red, Colour::blue, Colour::white};
    for (auto _ : timer)
        for (const game::Stack& s : state.stacks)
            benchmark::DoNotOptimize(risk::sneakAttacks(state, control, s.owner, s.at, all));
    timer.SetItemsProcessed(timer.iterations() * static_cast<std::int64_t>(state.stacks.size()));
}
BENCHMARK(riskSneakAttacks);

}  // namespace
}  // namespace hexwarden

BENCHMARK_MAIN();
