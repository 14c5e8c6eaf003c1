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

inline constexpr ColourSet kEverybody = ColourSet::fromBits(0xff);

/// Sets of consents of which none holds another, fewest players first, then in the order of the colours.
using ColourSets = std::vector<ColourSet>;

/// True if `given` holds one of the sets.
inline bool anyWithin(const ColourSets& sets, ColourSet given) {
    return std::any_of(sets.begin(), sets.end(), [&](ColourSet s) { return s.within(given); });
}

/// Of any sets those that hold none of the others.
inline ColourSets smallestOf(ColourSets sets) {
    std::sort(sets.begin(), sets.end(),
              [](ColourSet a, ColourSet b) { return std::pair(a.size(), a.bits()) < std::pair(b.size(), b.bits()); });
    ColourSets smallest;
    for (ColourSet s : sets)
        if (!anyWithin(smallest, s)) smallest.push_back(s);
    return smallest;
}

/// Every smallest set of `players` that `does`, a property that more players never spoil; the empty set alone if it
/// needs nobody.
template <class Does>
ColourSets smallestSets(ColourSet players, Does does) {
    ColourSets sets;
    for (int size = 0; size <= players.size(); ++size)
        for (unsigned bits = 0; bits <= players.bits(); ++bits) {
            const auto set = ColourSet::fromBits(bits);
            if (set.size() == size && set.within(players) && !anyWithin(sets, set) && does(set)) sets.push_back(set);
        }
    return sets;
}

template <class Node>
struct SearchedPath {
    std::vector<Node> path;     ///< from a start to a goal, no node twice; empty if there is none
    ColourSets missing{};       ///< without a path: every smallest set of further consents that would open one
    std::vector<Node> asFar{};  ///< without a path: the open way that ends nearest to the goal, if the rule gives it

    bool found() const { return !path.empty(); }
};

/// One way on from a node.
template <class Node>
struct Step {
    Node to;
    ColourSet toll{};  ///< who must consent to this step
};

/// Numbers nodes in the order in which they are met. Sites are looked up in a table, other nodes in a list.
template <class Node>
class Numbering {
  public:
    std::size_t operator()(const Node& node) {
        if constexpr (board::kSiteCount<Node> != 0) {
            auto& number = numbers_[node.index()];
            if (number == 0) number = static_cast<std::uint16_t>(++count_);
            return number - 1U;
        } else {
            const auto found = std::find(nodes_.begin(), nodes_.end(), node);
            if (found != nodes_.end()) return static_cast<std::size_t>(found - nodes_.begin());
            nodes_.push_back(node);
            return count_++;
        }
    }

  private:
    std::array<std::uint16_t, board::kSiteCount<Node>> numbers_{};
    std::vector<Node> nodes_;
    std::size_t count_ = 0;
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
    Numbering<Node> numberOf;
    const auto visit = [&](const Node& n, std::size_t from) {
        if (numberOf(n) == visits.size()) visits.push_back({n, from});
    };
    for (const Node& start : starts) visit(start, visits.size());
    for (std::size_t i = 0; i < visits.size(); ++i) {
        if (stopAt(visits[i].node)) {
            visits.resize(i + 1);
            break;
        }
        for (const Step<Node>& step : stepsFrom(visits[i].node))
            if (step.toll.within(consent)) visit(step.to, i);
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

/// Every smallest set of consents of `everybody`, besides those given, that opens some way from a start to a goal: the
/// empty set alone if one is open, none at all if no consent helps. Ways with fewer tolls are tried before those with
/// more, so a node is left only by sets that hold none with which it was left before.
template <class Node, class StepsFrom, class IsGoal>
ColourSets tolls(const std::vector<Node>& starts, IsGoal isGoal, StepsFrom stepsFrom, ColourSet given,
                 ColourSet everybody) {
    struct Paid {
        Node node;
        ColourSet toll;
    };
    std::array<std::vector<Paid>, board::kColourCount + 1> bySize;
    std::vector<ColourSets> left;
    ColourSets open;
    Numbering<Node> numberOf;
    for (const Node& start : starts) bySize[0].push_back({start, {}});
    for (auto& visits : bySize)
        for (std::size_t i = 0; i < visits.size(); ++i) {
            const Paid at = visits[i];
            const std::size_t number = numberOf(at.node);
            if (number >= left.size()) left.resize(number + 1);
            if (anyWithin(left[number], at.toll) || anyWithin(open, at.toll)) continue;
            left[number].push_back(at.toll);
            if (isGoal(at.node)) {
                open.push_back(at.toll);
                continue;
            }
            for (const Step<Node>& step : stepsFrom(at.node)) {
                const ColourSet toll = at.toll | (step.toll - given);
                if (toll.within(everybody)) bySize[static_cast<std::size_t>(toll.size())].push_back({step.to, toll});
            }
        }
    return smallestOf(std::move(open));
}

/// The path that the consents given open; or else the smallest further sets of consents.
template <class Node, class StepsFrom, class IsGoal>
SearchedPath<Node> reachable(const std::vector<Node>& starts, IsGoal isGoal, StepsFrom stepsFrom, ColourSet consent,
                             ColourSet everybody) {
    SearchedPath<Node> reach{shortestPath(starts, isGoal, stepsFrom, consent)};
    if (!reach.found()) reach.missing = tolls(starts, isGoal, stepsFrom, consent, everybody);
    return reach;
}

}  // namespace hexwarden::rules
