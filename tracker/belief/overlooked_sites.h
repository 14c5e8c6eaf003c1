// Pieces of shown kinds on corners and edges that pictures show and no reach told of.
#pragma once

#include "tracker/belief/site_belief.h"

#include <map>

namespace hexwarden::belief {

class OverlookedSites {
  public:
    /// What came to a site on which nothing is believed to stand, once it is sure and steady. `asked`: what a reach
    /// left open there, if anything; where pictures say the same, both count.
    std::optional<board::SiteChange> take(const board::SiteReading&, board::Occupant told, const board::Doubt* asked,
                                          std::int64_t atMs, const BeliefOptions&);
    void forget() { seen_.clear(); }

  private:
    std::map<board::Site, SiteBelief> seen_;
};

}  // namespace hexwarden::belief
