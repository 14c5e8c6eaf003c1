#include "companion/rules/longest_trail.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <memory_resource>
#include <span>

namespace hexwarden::rules {
namespace {

/// Real networks need some hundred steps by depth; where these are not enough the sweep is faster.
constexpr int kStepsByDepth = 3000;

template <class T>
using Row = std::pmr::vector<T>;

/// Memory of one search: only networks beyond any stock of pieces need more.
class Room {
  public:
    std::pmr::memory_resource* get() { return &resource_; }

  private:
    std::array<std::byte, 12'288> bytes_;
    std::pmr::monotonic_buffer_resource resource_{bytes_.data(), bytes_.size()};
};

/// The links at one node; a link from a node to itself is there twice.
class Star {
  public:
    void add(int link) {
        assert(count_ < links_.size());
        links_[count_++] = link;
    }
    const int* begin() const { return links_.data(); }
    const int* end() const { return links_.data() + count_; }
    std::size_t size() const { return count_; }

  private:
    std::array<int, 3> links_{};
    std::size_t count_ = 0;
};

Row<Star> starsOf(const TrailGraph& graph, std::pmr::memory_resource* room) {
    Row<Star> stars(static_cast<std::size_t>(graph.nodes), room);
    for (std::size_t i = 0; i < graph.links.size(); ++i)
        for (int node : {graph.links[i].a, graph.links[i].b}) stars[static_cast<std::size_t>(node)].add(int(i));
    return stars;
}

int otherEnd(const Link& link, int node) {
    return link.a == node ? link.b : link.a;
}

/// The nodes part by part: those of a part hang together.
class Parts {
  public:
    Parts(const TrailGraph& graph, const Row<Star>& at, std::pmr::memory_resource* room)
        : nodes_(room), first_(room), seen_(at.size(), false, room) {
        nodes_.reserve(at.size());
        for (int start = 0; start < graph.nodes; ++start) {
            if (seen_[static_cast<std::size_t>(start)]) continue;
            first_.push_back(nodes_.size());
            visit(start);
            for (std::size_t i = first_.back(); i < nodes_.size(); ++i)
                for (int link : at[static_cast<std::size_t>(nodes_[i])])
                    visit(otherEnd(graph.links[static_cast<std::size_t>(link)], nodes_[i]));
        }
        first_.push_back(nodes_.size());
    }

    std::size_t size() const { return first_.size() - 1; }
    std::span<const int> operator[](std::size_t part) const {
        return std::span(nodes_).subspan(first_[part], first_[part + 1] - first_[part]);
    }

  private:
    void visit(int node) {
        char& seen = seen_[static_cast<std::size_t>(node)];
        if (!seen) nodes_.push_back(node);
        seen = true;
    }

    Row<int> nodes_;
    Row<std::size_t> first_;
    Row<char> seen_;
};

/// Tries every walk, as long as a budget of steps allows.
class DepthFirst {
  public:
    DepthFirst(const TrailGraph& graph, const Row<Star>& at, std::pmr::memory_resource* room)
        : graph_(graph),
          at_(at),
          used_(graph.links.size(), false, room),
          odd_(at.size(), false, room),
          cheapest_(at.size(), 0, room),
          walk_(room) {
        walk_.reserve(graph.links.size());
    }

    /// Looks among the nodes of one part for a trail heavier than the best so far; false if the steps did not do.
    bool search(std::span<const int> part, int steps) {
        stepsLeft_ = steps;
        measure(part);
        for (std::size_t i = 0; i < part.size() && stepsLeft_ > 0; ++i) {
            start_ = part[i];
            extend(start_, 0);
        }
        return stepsLeft_ > 0;
    }

    Trail best;

  private:
    void measure(std::span<const int> part) {
        unused_ = spared_ = dearest_ = 0;
        for (int node : part) {
            const auto n = static_cast<std::size_t>(node);
            int least = std::numeric_limits<int>::max();
            for (int link : at_[n]) {
                const Link& way = graph_.links[static_cast<std::size_t>(link)];
                least = std::min(least, way.weight);
                unused_ += way.weight;
            }
            cheapest_[n] = at_[n].size() > 0 ? least : 0;
            dearest_ = std::max(dearest_, cheapest_[n]);
            odd_[n] = at_[n].size() % 2;
            if (odd_[n]) spared_ += cheapest_[n];
        }
        unused_ /= 2;  // each link was met at both ends
    }

    /// What the walk can still gain. A node that it neither ends at nor stands on is left as often as it is reached, so
    /// where an odd number of links is unused, one of them stays so; and a link has only two ends.
    int mostFrom(int node) const {
        const auto n = static_cast<std::size_t>(node);
        const int atBothEnds = odd_[n] ? cheapest_[n] + dearest_ : std::max(0, dearest_ - cheapest_[n]);
        return unused_ - (std::max(0, spared_ - atBothEnds) + 1) / 2;
    }

    void use(const Link& way, int sign) {
        unused_ -= sign * way.weight;
        for (int node : {way.a, way.b}) {
            const auto n = static_cast<std::size_t>(node);
            spared_ += odd_[n] ? -cheapest_[n] : cheapest_[n];
            odd_[n] = !odd_[n];
        }
    }

    void extend(int node, int weight) {
        if (weight > best.weight) best = {weight, start_, {walk_.begin(), walk_.end()}};
        if (weight + mostFrom(node) <= best.weight || --stepsLeft_ <= 0) return;
        for (int link : at_[static_cast<std::size_t>(node)]) {
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
    const Row<Star>& at_;
    Row<char> used_;
    Row<char> odd_;      ///< nodes with an odd number of unused links
    Row<int> cheapest_;  ///< lightest link at each node
    Row<int> walk_;
    int start_ = 0;
    int unused_ = 0;   ///< weight of the unused links
    int spared_ = 0;   ///< sum of `cheapest_` over the odd nodes
    int dearest_ = 0;  ///< greatest of `cheapest_`
    int stepsLeft_ = 0;
};

/// The graph without the nodes at which a way only goes through: the heaviest trail takes such a way whole or not at
/// all.
class Contracted {
  public:
    Contracted(const TrailGraph& graph, std::pmr::memory_resource* room)
        : whole_(graph),
          at_(starsOf(graph, room)),
          name_(at_.size(), -1, room),
          original_(room),
          used_(graph.links.size(), false, room),
          links_(room),
          firstOfWay_(room) {
        links_.reserve(graph.links.size());
        contracted_.links.reserve(graph.links.size());
        for (int node = 0; node < graph.nodes; ++node)
            if (starAt(node).size() != 2) follow(node);
        for (std::size_t i = 0; i < graph.links.size(); ++i)  // what is left are rings
            if (!used_[i]) follow(graph.links[i].a);
        firstOfWay_.push_back(links_.size());
    }

    const TrailGraph& graph() const { return contracted_; }

    /// A trail through the contracted graph as one through the whole.
    Trail expanded(const Trail& trail) const {
        Trail whole{trail.weight, original_[static_cast<std::size_t>(trail.start)], {}};
        int node = trail.start;
        for (int link : trail.links) {
            const auto i = static_cast<std::size_t>(link);
            const auto way = std::span(links_).subspan(firstOfWay_[i], firstOfWay_[i + 1] - firstOfWay_[i]);
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
    const Star& starAt(int node) const { return at_[static_cast<std::size_t>(node)]; }

    int renamed(int node) {
        int& name = name_[static_cast<std::size_t>(node)];
        if (name < 0) {
            name = contracted_.nodes++;
            original_.push_back(node);
        }
        return name;
    }

    /// Every way that leaves the node, to the next one at which more or less than one way goes on.
    void follow(int from) {
        for (int first : starAt(from)) {
            if (used_[static_cast<std::size_t>(first)]) continue;
            firstOfWay_.push_back(links_.size());
            int weight = 0, node = from;
            for (int link = first; link >= 0; link = onward(node, from)) {
                used_[static_cast<std::size_t>(link)] = true;
                links_.push_back(link);
                weight += whole_.links[static_cast<std::size_t>(link)].weight;
                node = otherEnd(whole_.links[static_cast<std::size_t>(link)], node);
            }
            contracted_.links.push_back({renamed(from), renamed(node), weight});
        }
    }

    /// The link by which a way goes on through a node; -1 where it ends.
    int onward(int node, int from) const {
        if (node == from || starAt(node).size() != 2) return -1;
        for (int link : starAt(node))
            if (!used_[static_cast<std::size_t>(link)]) return link;
        return -1;
    }

    const TrailGraph& whole_;
    Row<Star> at_;
    Row<int> name_;      ///< of each node in the contracted graph, -1: gone
    Row<int> original_;  ///< of each contracted node
    Row<char> used_;
    Row<int> links_;  ///< of the whole, way by way
    Row<std::size_t> firstOfWay_;
    TrailGraph contracted_;
};

/// The links at these nodes, in their order.
std::vector<int> linksAt(std::span<const int> nodes, const Row<Star>& at) {
    std::vector<int> links;
    for (int node : nodes)
        links.insert(links.end(), at[static_cast<std::size_t>(node)].begin(), at[static_cast<std::size_t>(node)].end());
    std::sort(links.begin(), links.end());
    links.erase(std::unique(links.begin(), links.end()), links.end());
    return links;
}

}  // namespace

Trail heaviestTrail(const TrailGraph& graph) {
    Room room;
    const Contracted contracted(graph, room.get());
    const auto at = starsOf(contracted.graph(), room.get());
    const Parts parts(contracted.graph(), at, room.get());
    DepthFirst byDepth(contracted.graph(), at, room.get());
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (byDepth.search(parts[part], kStepsByDepth)) continue;
        Trail heavier = heaviestByFrontier(contracted.graph(), linksAt(parts[part], at), byDepth.best.weight);
        if (heavier.weight > byDepth.best.weight) byDepth.best = std::move(heavier);
    }
    return byDepth.best.links.empty() ? byDepth.best : contracted.expanded(byDepth.best);
}

}  // namespace hexwarden::rules
