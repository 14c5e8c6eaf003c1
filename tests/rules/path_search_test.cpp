// The path search against brute force on thousands of small random boards.
#include "companion/rules/path_search.h"

#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"

#include <map>

#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

/// A handful of nodes with tolls between them.
struct SmallWorld {
    int nodes = 0;
    std::map<std::pair<int, int>, ColourSet> ways;

    std::vector<Step<int>> stepsFrom(int node) const {
        std::vector<Step<int>> steps;
        for (const auto& [ends, toll] : ways)
            if (ends.first == node) steps.push_back({ends.second, toll});
        return steps;
    }

    /// Brute force: every walk without repetition.
    bool connects(int from, int to, ColourSet consent, std::vector<int> visited = {}) const {
        if (from == to) return true;
        visited.push_back(from);
        for (const auto& [ends, toll] : ways) {
            if (ends.first != from || !toll.within(consent)) continue;
            if (std::find(visited.begin(), visited.end(), ends.second) != visited.end()) continue;
            if (connects(ends.second, to, consent, visited)) return true;
        }
        return false;
    }
};

constexpr ColourSet kEverybody{Colour::red, Colour::blue, Colour::white, Colour::orange};

SmallWorld smallWorld(std::mt19937& random) {
    SmallWorld world;
    world.nodes = 3 + static_cast<int>(random() % 4);
    for (int a = 0; a < world.nodes; ++a)
        for (int b = 0; b < world.nodes; ++b)
            if (a != b && random() % 3 == 0)
                world.ways[{a, b}] = ColourSet::fromBits(static_cast<unsigned>(random() & random()) & 0xf);
    return world;
}

SearchedPath<int> reach(const SmallWorld& world, ColourSet consent) {
    const int goal = world.nodes - 1;
    return reachable(
        std::vector<int>{0}, [&](int n) { return n == goal; }, [&](int n) { return world.stepsFrom(n); }, consent,
        kEverybody);
}

TEST(PathSearch, PathsAndMissingConsentsAreThoseOfBruteForce) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    int found = 0, missing = 0;
    for (int i = 0; i < 4000; ++i) {
        const SmallWorld world = smallWorld(random);
        const auto consent = ColourSet::fromBits(random() & 0xf);
        const auto r = reach(world, consent);
        ASSERT_EQ(r.found(), world.connects(0, world.nodes - 1, consent));
        if (r.found()) {
            ++found;
            EXPECT_EQ(r.path.front(), 0);
            EXPECT_EQ(r.path.back(), world.nodes - 1);
            for (std::size_t k = 1; k < r.path.size(); ++k)
                EXPECT_TRUE(world.ways.at({r.path[k - 1], r.path[k]}).within(consent));
            continue;
        }
        std::vector<ColourSet> expected;
        for (unsigned bits = 1; bits < 16; ++bits) {
            const auto more = ColourSet::fromBits(bits);
            if ((more.bits() & consent.bits()) != 0 || !world.connects(0, world.nodes - 1, consent | more)) continue;
            bool smallest = true;
            for (Colour c : {Colour::red, Colour::blue, Colour::white, Colour::orange})
                smallest =
                    smallest && !(more.has(c) && world.connects(0, world.nodes - 1, consent | (more - ColourSet{c})));
            if (smallest) expected.push_back(more);
        }
        missing += static_cast<int>(expected.size());
        EXPECT_EQ(r.missing.size(), expected.size());
        for (ColourSet e : expected) EXPECT_NE(std::find(r.missing.begin(), r.missing.end(), e), r.missing.end());
        for (std::size_t k = 1; k < r.missing.size(); ++k) EXPECT_LE(r.missing[k - 1].size(), r.missing[k].size());
    }
    EXPECT_GT(found, 100);
    EXPECT_GT(missing, 100);
}

TEST(PathSearch, TheShortestPathAndOfSeveralTheFirst) {
    SmallWorld world;
    world.nodes = 5;
    world.ways = {{{0, 2}, {}}, {{0, 1}, {}}, {{1, 4}, {}}, {{2, 4}, {}}, {{0, 3}, {}}, {{3, 1}, {}}};
    EXPECT_EQ(reach(world, {}).path, (std::vector<int>{0, 1, 4}));
}

TEST(PathSearch, AStartThatIsTheGoalIsAPathOfOne) {
    SmallWorld world;
    world.nodes = 1;
    EXPECT_EQ(reach(world, {}).path, std::vector<int>{0});
}

}  // namespace
}  // namespace hexwarden::rules
