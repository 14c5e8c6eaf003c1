#include "companion/rules/longest_trail.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

namespace hexwarden::rules {
namespace {

/// Real networks need some hundred steps by depth; where these are not enough the sweep is faster.
constexpr int kStepsByDepth = 3000;

/// The links at every node, one after another; a link from a node to itself is there twice.
class LinksAt {
  public:
    explicit LinksAt(const TrailGraph& graph) : first_(static_cast<std::size_t>(graph.nodes) + 1), links_() {
        for (const Link& link : graph.links)
            for (int node : {link.a, link.b}) ++first_[static_cast<std::size_t>(node) + 1];
        std::partial_sum(first_.begin(), first_.end(), first_.begin());
        links_.resize(graph.links.size() * 2);
        std::vector<int> next(first_.begin(), first_.end() - 1);
        for (std::size_t i = 0; i < graph.links.size(); ++i)
            for (int node : {graph.links[i].a, graph.links[i].b})
                links_[static_cast<std::size_t>(next[static_cast<std::size_t>(node)]++)] = static_cast<int>(i);
    }

    std::span<const int> operator[](int node) const {
        const auto at = static_cast<std::size_t>(node);
        return std::span(links_).subspan(static_cast<std::size_t>(first_[at]),
                                         static_cast<std::size_t>(first_[at + 1] - first_[at]));
    }

  private:
    std::vector<int> first_;
    std::vector<int> links_;
};

int otherEnd(const Link& link, int node) {
    return link.a == node ? link.b : link.a;
}

/// Tries every walk, as long as a budget of steps allows.
class DepthFirst {
  public:
    DepthFirst(const TrailGraph& graph, int steps)
        : graph_(graph),
          at_(graph),
          used_(graph.links.size(), false),
          odd_(static_cast<std::size_t>(graph.nodes)),
          stepsLeft_(steps) {
        for (int node = 0; node < graph.nodes; ++node)
            odds_ += odd_[static_cast<std::size_t>(node)] = at_[node].size() % 2;
        for (const Link& link : graph.links) {
            unused_ += link.weight;
            least_ = std::min(least_, link.weight);
        }
    }

    const Trail& search() {
        for (int node = 0; node < graph_.nodes && stepsLeft_ > 0; ++node) {
            start_ = node;
            extend(node, 0);
        }
        return best_;
    }
    bool isDone() const { return stepsLeft_ > 0; }

  private:
    /// What the walk can still gain. A node that it neither ends at nor stands on is left as often as it is reached, so
    /// where an odd number of links is unused, one of them stays so; and a link has only two ends.
    int mostFrom(int node) const {
        const int others = odds_ - odd_[static_cast<std::size_t>(node)];
        return unused_ - others / 2 * least_;
    }

    void use(const Link& way, int sign) {
        unused_ -= sign * way.weight;
        for (int node : {way.a, way.b}) {
            char& odd = odd_[static_cast<std::size_t>(node)];
            odds_ += odd ? -1 : 1;
            odd = !odd;
        }
    }

    void extend(int node, int weight) {
        if (weight > best_.weight) best_ = {weight, start_, walk_};
        if (weight + mostFrom(node) <= best_.weight || --stepsLeft_ <= 0) return;
        for (int link : at_[node]) {
            const auto i = static_cast<std::size_t>(link);
            if (used_[i]) continue;
            const Link& way = graph_.links[i];
            used_[i] = true;
            use(way, 1);
            walk_.push_back(link);
            extend(otherEnd(way, node), weight + way.weight);
            walk_.pop_back();
            use(way, -1);
            used_[i] = false;
        }
    }

    const TrailGraph& graph_;
    LinksAt at_;
    std::vector<char> used_;
    std::vector<char> odd_;  ///< nodes with an odd number of unused links
    int odds_ = 0;           ///< how many those are
    int least_ = std::numeric_limits<int>::max();
    std::vector<int> walk_;
    int start_ = 0;
    int unused_ = 0;
    int stepsLeft_;
    Trail best_;
};

/// The graph without the nodes at which a way only goes through: the heaviest trail takes such a way whole or not at
/// all.
class Contracted {
  public:
    explicit Contracted(const TrailGraph& graph)
        : graph_(graph),
          at_(graph),
          node_(static_cast<std::size_t>(graph.nodes), -1),
          used_(graph.links.size(), false) {
        for (int node = 0; node < graph.nodes; ++node)
            if (at_[node].size() != 2) follow(node);
        for (std::size_t i = 0; i < graph.links.size(); ++i)  // what is left are rings
            if (!used_[i]) follow(graph.links[i].a);
    }

    const TrailGraph& graph() const { return contracted_; }

    /// A trail through the contracted graph as one through the whole.
    Trail expanded(const Trail& trail) const {
        Trail whole{trail.weight, original_[static_cast<std::size_t>(trail.start)], {}};
        int node = trail.start;
        for (int link : trail.links) {
            const auto i = static_cast<std::size_t>(link);
            const auto& way = ways_[i];
            if (contracted_.links[i].a == node) {
                whole.links.insert(whole.links.end(), way.begin(), way.end());
            } else {
                whole.links.insert(whole.links.end(), way.rbegin(), way.rend());
            }
            node = otherEnd(contracted_.links[i], node);
        }
        return whole;
    }

  private:
    int renamed(int node) {
        int& name = node_[static_cast<std::size_t>(node)];
        if (name < 0) {
            name = contracted_.nodes++;
            original_.push_back(node);
        }
        return name;
    }

    /// Every way that leaves the node, to the next one at which more or less than one way goes on.
    void follow(int from) {
        for (int first : at_[from]) {
            if (used_[static_cast<std::size_t>(first)]) continue;
            std::vector<int> way;
            int weight = 0, node = from;
            for (int link = first; link >= 0; link = onward(node, from)) {
                used_[static_cast<std::size_t>(link)] = true;
                way.push_back(link);
                weight += graph_.links[static_cast<std::size_t>(link)].weight;
                node = otherEnd(graph_.links[static_cast<std::size_t>(link)], node);
            }
            contracted_.links.push_back({renamed(from), renamed(node), weight});
            ways_.push_back(std::move(way));
        }
    }

    /// The link by which a way goes on through a node; -1 where it ends.
    int onward(int node, int from) const {
        if (node == from || at_[node].size() != 2) return -1;
        for (int link : at_[node])
            if (!used_[static_cast<std::size_t>(link)]) return link;
        return -1;
    }

    const TrailGraph& graph_;
    LinksAt at_;
    std::vector<int> node_;      ///< in the contracted graph, -1: gone
    std::vector<int> original_;  ///< of each contracted node
    std::vector<char> used_;
    TrailGraph contracted_;
    std::vector<std::vector<int>> ways_;
};

/// Which connected part each node belongs to, numbered from 0.
std::vector<int> partsOf(const TrailGraph& graph) {
    const LinksAt at(graph);
    std::vector<int> part(static_cast<std::size_t>(graph.nodes), -1), queue;
    int parts = 0;
    for (int start = 0; start < graph.nodes; ++start) {
        if (part[static_cast<std::size_t>(start)] >= 0) continue;
        queue.assign(1, start);
        part[static_cast<std::size_t>(start)] = parts;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (int link : at[queue[i]]) {
                const int next = otherEnd(graph.links[static_cast<std::size_t>(link)], queue[i]);
                if (std::exchange(part[static_cast<std::size_t>(next)], parts) < 0) queue.push_back(next);
            }
        ++parts;
    }
    return part;
}

struct Part {
    TrailGraph graph;
    std::vector<int> nodes;  ///< of the whole
    std::vector<int> links;  ///< of the whole
    int weight = 0;
};

std::vector<Part> takenApart(const TrailGraph& graph) {
    const auto partOf = partsOf(graph);
    std::vector<Part> parts;
    std::vector<int> name(static_cast<std::size_t>(graph.nodes));
    for (int node = 0; node < graph.nodes; ++node) {
        const auto at = static_cast<std::size_t>(partOf[static_cast<std::size_t>(node)]);
        if (at == parts.size()) parts.emplace_back();
        name[static_cast<std::size_t>(node)] = parts[at].graph.nodes++;
        parts[at].nodes.push_back(node);
    }
    for (std::size_t i = 0; i < graph.links.size(); ++i) {
        const Link& link = graph.links[i];
        Part& part = parts[static_cast<std::size_t>(partOf[static_cast<std::size_t>(link.a)])];
        part.graph.links.push_back(
            {name[static_cast<std::size_t>(link.a)], name[static_cast<std::size_t>(link.b)], link.weight});
        part.links.push_back(static_cast<int>(i));
        part.weight += link.weight;
    }
    return parts;
}

Trail heaviestOfPart(const TrailGraph& part) {
    DepthFirst byDepth(part, kStepsByDepth);
    Trail best = byDepth.search();
    if (byDepth.isDone()) return best;
    std::vector<int> order(part.links.size());
    std::iota(order.begin(), order.end(), 0);
    Trail heavier = heaviestByFrontier(part, order, best.weight);
    return heavier.weight > best.weight ? heavier : best;
}

}  // namespace

Trail heaviestByDepth(const TrailGraph& graph) {
    return DepthFirst(graph, std::numeric_limits<int>::max()).search();
}

Trail heaviestTrail(const TrailGraph& graph) {
    const Contracted contracted(graph);
    Trail best;
    for (const Part& part : takenApart(contracted.graph())) {
        if (part.weight <= best.weight) continue;
        Trail trail = heaviestOfPart(part.graph);
        if (trail.weight <= best.weight) continue;
        trail.start = part.nodes[static_cast<std::size_t>(trail.start)];
        for (int& link : trail.links) link = part.links[static_cast<std::size_t>(link)];
        best = std::move(trail);
    }
    return best.links.empty() ? best : contracted.expanded(best);
}

}  // namespace hexwarden::rules
