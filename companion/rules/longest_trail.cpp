#include "companion/rules/longest_trail.h"

#include <algorithm>
#include <numeric>

namespace hexwarden::rules {
namespace {

/// Beyond so many independent rings the sweep is faster.
constexpr int kRingsForDepthFirst = 3;

/// Links at each node.
std::vector<std::vector<int>> linksAt(const TrailGraph& graph) {
    std::vector<std::vector<int>> at(static_cast<std::size_t>(graph.nodes));
    for (std::size_t i = 0; i < graph.links.size(); ++i) {
        at[static_cast<std::size_t>(graph.links[i].a)].push_back(static_cast<int>(i));
        if (graph.links[i].b != graph.links[i].a)
            at[static_cast<std::size_t>(graph.links[i].b)].push_back(static_cast<int>(i));
    }
    return at;
}

class DepthFirst {
  public:
    explicit DepthFirst(const TrailGraph& graph)
        : graph_(graph), at_(linksAt(graph)), used_(graph.links.size(), false) {
        for (const Link& link : graph.links) unused_ += link.weight;
    }

    Trail search() {
        for (int node = 0; node < graph_.nodes; ++node) extend(node, 0);
        return best_;
    }

  private:
    void extend(int node, int weight) {
        if (weight > best_.weight) best_ = {weight, walk_};
        if (weight + unused_ <= best_.weight) return;
        for (int link : at_[static_cast<std::size_t>(node)]) {
            const auto i = static_cast<std::size_t>(link);
            if (used_[i]) continue;
            const Link& way = graph_.links[i];
            used_[i] = true;
            unused_ -= way.weight;
            walk_.push_back(link);
            extend(way.a == node ? way.b : way.a, weight + way.weight);
            walk_.pop_back();
            unused_ += way.weight;
            used_[i] = false;
        }
    }

    const TrailGraph& graph_;
    std::vector<std::vector<int>> at_;
    std::vector<char> used_;
    std::vector<int> walk_;
    int unused_ = 0;
    Trail best_;
};

/// Nodes of each connected part, as a label a node.
std::vector<int> partsOf(const TrailGraph& graph) {
    std::vector<int> parts(static_cast<std::size_t>(graph.nodes));
    std::iota(parts.begin(), parts.end(), 0);
    const auto root = [&](int n) {
        while (parts[static_cast<std::size_t>(n)] != n) n = parts[static_cast<std::size_t>(n)];
        return n;
    };
    for (const Link& link : graph.links) parts[static_cast<std::size_t>(root(link.a))] = root(link.b);
    for (int& p : parts) p = root(p);
    return parts;
}

Trail heaviestOfPart(const TrailGraph& part, const std::vector<int>& order) {
    const int rings = static_cast<int>(part.links.size()) - part.nodes + 1;
    return rings <= kRingsForDepthFirst ? heaviestByDepth(part) : heaviestByFrontier(part, order);
}

}  // namespace

Trail heaviestByDepth(const TrailGraph& graph) {
    return DepthFirst(graph).search();
}

Trail heaviestTrail(const TrailGraph& graph) {
    const auto parts = partsOf(graph);
    Trail best;
    for (int root = 0; root < graph.nodes; ++root) {
        if (parts[static_cast<std::size_t>(root)] != root) continue;
        TrailGraph part;
        std::vector<int> originals, nodeInPart(static_cast<std::size_t>(graph.nodes), -1);
        const auto renamed = [&](int node) {
            int& name = nodeInPart[static_cast<std::size_t>(node)];
            if (name < 0) name = part.nodes++;
            return name;
        };
        int total = 0;
        for (std::size_t i = 0; i < graph.links.size(); ++i) {
            const Link& link = graph.links[i];
            if (parts[static_cast<std::size_t>(link.a)] != root) continue;
            const int a = renamed(link.a), b = renamed(link.b);
            part.links.push_back({a, b, link.weight});
            originals.push_back(static_cast<int>(i));
            total += link.weight;
        }
        if (total <= best.weight) continue;
        std::vector<int> order(part.links.size());
        std::iota(order.begin(), order.end(), 0);
        Trail trail = heaviestOfPart(part, order);
        if (trail.weight <= best.weight) continue;
        for (int& link : trail.links) link = originals[static_cast<std::size_t>(link)];
        best = std::move(trail);
    }
    return best;
}

}  // namespace hexwarden::rules
