// Which things of a reach are the marker of the flood, by where it lies and when it is due.
//
// The flood is marked on the flood plain, and a seven alone changes it (RIVER-11): what comes there after a seven is
// the marker far more probably than a thing that comes to any hex at any time.
#pragma once

#include "tracker/board/change.h"
#include "tracker/board/observation.h"

#include <vector>

namespace hexwarden::belief {

class FloodBelief {
  public:
    void thrown(const board::DiceRest&);
    /// The marker came or went, surely or not.
    void changed() { due_ = false; }

    /// Each trace's kinds, likeliest first again.
    std::vector<board::Trace> weigh(std::vector<board::Trace>, board::Hex floodPlain) const;

  private:
    bool due_ = false;  ///< a seven was thrown, and the marker has not come or gone since
};

}  // namespace hexwarden::belief
