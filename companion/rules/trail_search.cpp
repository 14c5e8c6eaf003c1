// The sweep behind `heaviestByFrontier`.
#include "companion/rules/longest_trail.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace hexwarden::rules {
namespace {

/// What the links chosen so far look like from the frontier: for each frontier node, in the order of `frontier`, twice
/// the label of its connected group plus one if an odd number of chosen links meets there; 0 is an untouched node. The
/// last byte counts odd nodes that the sweep has left behind.
using Shape = std::string;

struct Arrival {
    int weight;
    std::int32_t from;  ///< index in the layer before
    bool chosen;        ///< whether the layer's link is in
};

/// The shapes that are possible after a number of links, each with the heaviest choice that leads to it.
struct Layer {
    std::vector<Shape> shapes;
    std::vector<Arrival> arrivals;
};

/// Where in a layer each shape is; an open hash table that is emptied for every layer.
class ShapeIndex {
  public:
    void arrive(Layer& layer, Shape shape, Arrival arrival) {
        if (layer.shapes.size() * 2 >= slots_.size()) grow(layer);
        std::int32_t& slot = slotOf(layer, shape);
        if (slot < 0) {
            slot = static_cast<std::int32_t>(layer.shapes.size());
            layer.shapes.push_back(std::move(shape));
            layer.arrivals.push_back(arrival);
        } else if (auto& known = layer.arrivals[static_cast<std::size_t>(slot)]; known.weight < arrival.weight) {
            known = arrival;
        }
    }
    void clear() { std::fill(slots_.begin(), slots_.end(), -1); }

  private:
    std::int32_t& slotOf(const Layer& layer, const Shape& shape) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = std::hash<Shape>{}(shape)&mask;
        while (slots_[at] >= 0 && layer.shapes[static_cast<std::size_t>(slots_[at])] != shape) at = (at + 1) & mask;
        return slots_[at];
    }

    void grow(const Layer& layer) {
        slots_.assign(std::max<std::size_t>(64, slots_.size() * 2), -1);
        for (std::size_t i = 0; i < layer.shapes.size(); ++i)
            slotOf(layer, layer.shapes[i]) = static_cast<std::int32_t>(i);
    }

    std::vector<std::int32_t> slots_;  ///< a power of two of them
};

constexpr char label(char node) {
    return static_cast<char>(node >> 1);
}
constexpr bool odd(char node) {
    return (node & 1) != 0;
}

/// The same groups always under the same labels: numbered as they appear.
void relabel(Shape& shape) {
    std::array<char, 128> names{};
    char next = 1;
    for (std::size_t i = 0; i + 1 < shape.size(); ++i) {
        const char old = label(shape[i]);
        if (old == 0) continue;
        char& name = names[static_cast<unsigned char>(old)];
        if (name == 0) name = next++;
        shape[i] = static_cast<char>((name << 1) | (shape[i] & 1));
    }
}

class Sweep {
  public:
    Sweep(const TrailGraph& graph, const std::vector<int>& order, int floor)
        : graph_(graph), order_(order), most_(order.size() + 1), bestWeight_(floor), floor_(floor) {
        lastUse_.assign(static_cast<std::size_t>(graph.nodes), -1);
        for (std::size_t step = 0; step < order.size(); ++step)
            for (int node : {link(step).a, link(step).b})
                lastUse_[static_cast<std::size_t>(node)] = static_cast<int>(step);
        boundTheRest();
    }

    Trail run() {
        layers_.emplace_back();
        index_.arrive(layers_[0], Shape(1, '\0'), {0, -1, false});
        for (std::size_t step = 0; step < order_.size(); ++step) advance(step);
        const auto chosen = chosenLinks();
        return chosen.empty() ? Trail{} : walked(chosen);
    }

  private:
    const Link& link(std::size_t step) const { return graph_.links[static_cast<std::size_t>(order_[step])]; }

    /// What the links from each step on can add at most: of the nodes that only they meet, all but two that are odd
    /// must leave one out.
    void boundTheRest() {
        std::vector<int> degree(static_cast<std::size_t>(graph_.nodes)), met(degree);
        for (const Link& l : graph_.links)
            for (int node : {l.a, l.b}) ++degree[static_cast<std::size_t>(node)];
        int rest = 0, odds = 0, least = std::numeric_limits<int>::max();
        for (std::size_t step = order_.size(); step-- > 0;) {
            rest += link(step).weight;
            least = std::min(least, link(step).weight);
            for (int node : {link(step).a, link(step).b}) {
                const auto n = static_cast<std::size_t>(node);
                if (++met[n] == degree[n] && degree[n] % 2 == 1) ++odds;
            }
            most_[step] = rest - std::max(0, odds - 1) / 2 * least;
        }
    }

    std::size_t placeOf(int node) const {
        return static_cast<std::size_t>(std::find(frontier_.begin(), frontier_.end(), node) - frontier_.begin());
    }

    void advance(std::size_t step) {
        const Link& way = link(step);
        const Layer& before = layers_.back();
        Layer after;
        index_.clear();
        std::vector<int> entering;
        for (int node : {way.a, way.b})
            if (placeOf(node) == frontier_.size()) {
                frontier_.push_back(node);
                entering.push_back(node);
            }
        const std::size_t a = placeOf(way.a), b = placeOf(way.b);
        std::vector<std::size_t> leaving;
        for (std::size_t i = frontier_.size(); i-- > 0;)
            if (lastUse_[static_cast<std::size_t>(frontier_[i])] == static_cast<int>(step)) leaving.push_back(i);

        for (std::size_t s = 0; s < before.shapes.size(); ++s) {
            Shape shape = before.shapes[s];
            shape.insert(shape.size() - 1, entering.size(), '\0');
            const int weight = before.arrivals[s].weight;
            const auto from = static_cast<std::int32_t>(s);
            settle(after, shape, leaving, {weight, from, false}, step);
            join(shape, a, b);
            settle(after, std::move(shape), leaving, {weight + way.weight, from, true}, step);
        }
        for (std::size_t i : leaving) frontier_.erase(frontier_.begin() + static_cast<std::ptrdiff_t>(i));
        layers_.push_back(std::move(after));
    }

    static void join(Shape& shape, std::size_t a, std::size_t b) {
        constexpr char kFresh = 60;  // above every label in use
        if (label(shape[a]) == 0) shape[a] = kFresh << 1;
        if (label(shape[b]) == 0) shape[b] = static_cast<char>((label(shape[a]) << 1) | (shape[b] & 1));
        const char kept = label(shape[a]), gone = label(shape[b]);
        for (std::size_t i = 0; i + 1 < shape.size(); ++i)
            if (label(shape[i]) == gone) shape[i] = static_cast<char>((kept << 1) | (shape[i] & 1));
        shape[a] = static_cast<char>(shape[a] ^ 1);
        shape[b] = static_cast<char>(shape[b] ^ 1);
    }

    /// Lets the nodes that no later link touches go; a group that loses its last one is complete.
    void settle(Layer& after, Shape shape, const std::vector<std::size_t>& leaving, Arrival arrival, std::size_t step) {
        for (std::size_t i : leaving) {
            const char gone = shape[i];
            shape.erase(i, 1);
            if (gone == 0) continue;
            if (odd(gone) && ++shape.back() > 2) return;
            const auto end = shape.end() - 1;
            const bool lives = std::any_of(shape.begin(), end, [&](char n) { return label(n) == label(gone); });
            if (lives) continue;
            const bool alone = std::all_of(shape.begin(), end, [](char n) { return n == 0; });
            if (alone && arrival.weight > bestWeight_) {
                bestWeight_ = arrival.weight;
                bestStep_ = step;
                bestLast_ = arrival;
            }
            return;  // nothing can be added to a complete group
        }
        if (arrival.weight + most_[step + 1] <= bestWeight_) return;
        relabel(shape);
        index_.arrive(after, std::move(shape), arrival);
    }

    std::vector<int> chosenLinks() const {
        std::vector<int> chosen;
        if (bestWeight_ == floor_) return chosen;
        Arrival at = bestLast_;
        for (std::size_t step = bestStep_;; --step) {
            if (at.chosen) chosen.push_back(order_[step]);
            if (step == 0) return chosen;
            at = layers_[step].arrivals[static_cast<std::size_t>(at.from)];
        }
    }

    /// The walk through a connected set of links with at most two odd nodes (Hierholzer).
    Trail walked(const std::vector<int>& chosen) const {
        std::vector<std::vector<int>> at(static_cast<std::size_t>(graph_.nodes));
        for (int i : chosen) {
            at[static_cast<std::size_t>(graph_.links[static_cast<std::size_t>(i)].a)].push_back(i);
            at[static_cast<std::size_t>(graph_.links[static_cast<std::size_t>(i)].b)].push_back(i);
        }
        int start = 0;
        for (int n = graph_.nodes; n-- > 0;)
            if (!at[static_cast<std::size_t>(n)].empty()) start = n;
        for (int n = graph_.nodes; n-- > 0;)
            if (at[static_cast<std::size_t>(n)].size() % 2 == 1) start = n;

        Trail trail{bestWeight_, start, {}};
        std::vector<char> used(graph_.links.size(), false);
        std::vector<std::pair<int, int>> stack{{start, -1}};  // node, link that led there
        while (!stack.empty()) {
            const auto [node, via] = stack.back();
            auto& here = at[static_cast<std::size_t>(node)];
            while (!here.empty() && used[static_cast<std::size_t>(here.back())]) here.pop_back();
            if (here.empty()) {
                stack.pop_back();
                if (trail.links.empty() && via >= 0) trail.start = node;  // links are found from the far end on
                if (via >= 0) trail.links.push_back(via);
                continue;
            }
            const int next = here.back();
            used[static_cast<std::size_t>(next)] = true;
            const Link& way = graph_.links[static_cast<std::size_t>(next)];
            stack.emplace_back(way.a == node ? way.b : way.a, next);
        }
        assert(trail.links.size() == chosen.size());
        return trail;
    }

    const TrailGraph& graph_;
    const std::vector<int>& order_;
    std::vector<int> lastUse_;
    std::vector<int> frontier_;
    std::vector<Layer> layers_;
    ShapeIndex index_;
    std::vector<int> most_;  ///< that the links from a step on can add
    int bestWeight_;
    int floor_;
    std::size_t bestStep_ = 0;
    Arrival bestLast_{};
};

}  // namespace

Trail heaviestByFrontier(const TrailGraph& graph, const std::vector<int>& order, int floor) {
    return Sweep(graph, order, floor).run();
}

}  // namespace hexwarden::rules
