// The sweep behind `heaviestByFrontier`.
#include "companion/rules/longest_trail.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <string>
#include <unordered_map>

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

struct Layer {
    std::unordered_map<Shape, std::int32_t> indexOf;
    std::vector<Shape> shapes;
    std::vector<Arrival> arrivals;

    void arrive(Shape shape, Arrival arrival) {
        const auto [at, isNew] = indexOf.try_emplace(std::move(shape), static_cast<std::int32_t>(arrivals.size()));
        if (isNew) {
            shapes.push_back(at->first);
            arrivals.push_back(arrival);
        } else if (auto& known = arrivals[static_cast<std::size_t>(at->second)]; known.weight < arrival.weight) {
            known = arrival;
        }
    }
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
        char& name = names[static_cast<std::size_t>(old)];
        if (name == 0) name = next++;
        shape[i] = static_cast<char>((name << 1) | (shape[i] & 1));
    }
}

class Sweep {
  public:
    Sweep(const TrailGraph& graph, const std::vector<int>& order) : graph_(graph), order_(order) {
        lastUse_.assign(static_cast<std::size_t>(graph.nodes), -1);
        for (std::size_t step = 0; step < order.size(); ++step)
            for (int node : {link(step).a, link(step).b})
                lastUse_[static_cast<std::size_t>(node)] = static_cast<int>(step);
    }

    Trail run() {
        layers_.emplace_back();
        layers_[0].arrive(Shape(1, '\0'), {0, -1, false});
        for (std::size_t step = 0; step < order_.size(); ++step) advance(step);
        return walked(chosenLinks());
    }

  private:
    const Link& link(std::size_t step) const { return graph_.links[static_cast<std::size_t>(order_[step])]; }

    std::size_t placeOf(int node) const {
        return static_cast<std::size_t>(std::find(frontier_.begin(), frontier_.end(), node) - frontier_.begin());
    }

    void advance(std::size_t step) {
        const Link& way = link(step);
        const Layer& before = layers_.back();
        Layer after;
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
        relabel(shape);
        after.arrive(std::move(shape), arrival);
    }

    std::vector<int> chosenLinks() const {
        std::vector<int> chosen;
        if (bestWeight_ == 0) return chosen;
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

        Trail trail{bestWeight_, {}};
        std::vector<char> used(graph_.links.size(), false);
        std::vector<std::pair<int, int>> stack{{start, -1}};  // node, link that led there
        while (!stack.empty()) {
            const auto [node, via] = stack.back();
            auto& here = at[static_cast<std::size_t>(node)];
            while (!here.empty() && used[static_cast<std::size_t>(here.back())]) here.pop_back();
            if (here.empty()) {
                stack.pop_back();
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
    int bestWeight_ = 0;
    std::size_t bestStep_ = 0;
    Arrival bestLast_{};
};

}  // namespace

Trail heaviestByFrontier(const TrailGraph& graph, const std::vector<int>& order) {
    return Sweep(graph, order).run();
}

}  // namespace hexwarden::rules
