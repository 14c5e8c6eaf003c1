// What a question costs: built with the target ask_bench, not run by ctest.
#include "companion/ask/ask.h"
#include "tests/support/slow_rules.h"

#include <random>
#include <sstream>

#include <benchmark/benchmark.h>

namespace hexwarden {
namespace {

using board::Hex;

std::string productionLine() {
    std::mt19937 random(11);
    const auto state = support::thrownTogether({}, random);
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

}  // namespace
}  // namespace hexwarden

BENCHMARK_MAIN();
