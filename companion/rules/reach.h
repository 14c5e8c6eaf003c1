// One path search for everything that travels: attack paths, connected roads, sneak attack, redeployment, ship and
// knight moves. Rules supply the steps and what each costs in consents; they get the path back, or whose consent is
// missing.
#pragma once

#include "companion/rules/words.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

namespace hexwarden::rules {

/// A set of players, one bit a colour.
class ColourSet {
  public:
    constexpr ColourSet() = default;
    constexpr ColourSet(std::initializer_list<Colour> colours) {
        for (Colour c : colours) add(c);
    }
    static constexpr ColourSet fromBits(unsigned bits) {
        ColourSet s;
        s.bits_ = static_cast<std::uint8_t>(bits);
        return s;
    }

    constexpr void add(Colour c) { bits_ |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(c)); }
    constexpr bool has(Colour c) const { return (bits_ >> static_cast<unsigned>(c)) & 1U; }
    constexpr bool within(ColourSet other) const { return (bits_ & ~other.bits_) == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr unsigned bits() const { return bits_; }
    constexpr ColourSet operator|(ColourSet o) const { return fromBits(bits_ | unsigned{o.bits_}); }
    constexpr ColourSet operator-(ColourSet o) const { return fromBits(bits_ & ~unsigned{o.bits_}); }
    constexpr bool operator==(const ColourSet&) const = default;

  private:
    std::uint8_t bits_ = 0;
};

template <class Node>
struct Reach {
    std::vector<Node> path;            ///< from a start to a goal, no node twice; empty if there is none
    std::vector<ColourSet> missing{};  ///< without a path: every smallest set of further consents that would open one

    bool found() const { return !path.empty(); }
};

/// One way on from a node.
template <class Node>
struct Step {
    Node to;
    ColourSet toll{};  ///< who must consent to this step
};

/// A node that was come to, and from which visit; a start came from itself.
template <class Node>
struct Visit {
    Node node;
    std::size_t from;
};

/// Every node that the starts lead to, nearest first, up to the first that `stopAt` likes. `stepsFrom` returns a range
/// of Step<Node>; a step that no consent can open is simply not there.
template <class Node, class StepsFrom, class StopAt>
std::vector<Visit<Node>> explore(const std::vector<Node>& starts, StepsFrom stepsFrom, ColourSet consent,
                                 StopAt stopAt) {
    std::vector<Visit<Node>> visits;
    const auto isNew = [&](const Node& n) {
        return std::none_of(visits.begin(), visits.end(), [&](const Visit<Node>& v) { return v.node == n; });
    };
    for (const Node& start : starts)
        if (isNew(start)) visits.push_back({start, visits.size()});
    for (std::size_t i = 0; i < visits.size(); ++i) {
        if (stopAt(visits[i].node)) {
            visits.resize(i + 1);
            break;
        }
        for (const Step<Node>& step : stepsFrom(visits[i].node))
            if (step.toll.within(consent) && isNew(step.to)) visits.push_back({step.to, i});
    }
    return visits;
}

template <class Node, class StepsFrom>
std::vector<Visit<Node>> explore(const std::vector<Node>& starts, StepsFrom stepsFrom, ColourSet consent) {
    return explore(starts, stepsFrom, consent, [](const Node&) { return false; });
}

/// The way that led to a visit, from its start.
template <class Node>
std::vector<Node> pathTo(const std::vector<Visit<Node>>& visits, std::size_t visit) {
    std::vector<Node> path{visits[visit].node};
    for (std::size_t v = visit; visits[v].from != v; v = visits[v].from) path.push_back(visits[visits[v].from].node);
    std::reverse(path.begin(), path.end());
    return path;
}

/// A shortest path to a goal, of several the one that comes first by the order of starts and steps; empty for none.
template <class Node, class StepsFrom, class IsGoal>
std::vector<Node> shortestPath(const std::vector<Node>& starts, IsGoal isGoal, StepsFrom stepsFrom, ColourSet consent) {
    const auto visits = explore(starts, stepsFrom, consent, isGoal);
    if (visits.empty() || !isGoal(visits.back().node)) return {};
    return pathTo(visits, visits.size() - 1);
}

/// The path that the consents given open; or else the smallest further sets of consents, fewest players first, then in
/// the order of the colours.
template <class Node, class StepsFrom, class IsGoal>
Reach<Node> reachable(const std::vector<Node>& starts, IsGoal isGoal, StepsFrom stepsFrom, ColourSet consent,
                      ColourSet everybody) {
    Reach<Node> reach{shortestPath(starts, isGoal, stepsFrom, consent)};
    if (reach.found()) return reach;
    const unsigned others = (everybody - consent).bits();
    for (int size = 1; size <= std::popcount(others); ++size)
        for (unsigned bits = 1; bits <= others; ++bits) {
            const auto more = ColourSet::fromBits(bits);
            if ((bits & ~others) != 0 || more.size() != size) continue;
            const bool smallerDoes =
                std::any_of(reach.missing.begin(), reach.missing.end(), [&](ColourSet m) { return m.within(more); });
            if (!smallerDoes && !shortestPath(starts, isGoal, stepsFrom, consent | more).empty())
                reach.missing.push_back(more);
        }
    return reach;
}

}  // namespace hexwarden::rules
