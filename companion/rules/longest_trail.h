// The heaviest trail of a small graph: a walk that uses no link twice and may pass a node again. Exact.
#pragma once

#include <vector>

namespace hexwarden::rules {

struct Link {
    int a = 0;  ///< node
    int b = 0;
    int weight = 1;
};

struct TrailGraph {
    int nodes = 0;  ///< numbered from 0; at most three links meet at one, as on a hex board, a loop counting twice
    std::vector<Link> links;
};

struct Trail {
    int weight = 0;
    int start = 0;           ///< node
    std::vector<int> links;  ///< indices, in the order of the walk
};

/// The heaviest trail, found walk by walk; where the walks get too many, by `heaviestByFrontier`.
Trail heaviestTrail(const TrailGraph&);

/// A trail is a connected set of links of which at most two nodes have an odd number (Euler). The heaviest such set is
/// found by sweeping the links and keeping, for the nodes between done and undone links, who is connected with whom
/// and which are odd: exponential only in the width of the board. `order` is the links in the order of the sweep. Only
/// trails above `floor` are sought; without one the trail is empty.
Trail heaviestByFrontier(const TrailGraph&, const std::vector<int>& order, int floor = 0);

}  // namespace hexwarden::rules
