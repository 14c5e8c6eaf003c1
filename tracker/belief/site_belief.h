// What stands on one corner or edge, after many readings.
#pragma once

#include "tracker/belief/options.h"

#include <optional>

namespace hexwarden::belief {

/// An empty site may get any piece, a building may become a larger one of the same colour; any other change needs a
/// hand that takes something away, and only people can report that.
bool grows(board::Occupant before, board::Occupant after);

class SiteBelief {
  public:
    /// What a reading of this site says, if nothing but a settlement can have come to it (`first`); and where that
    /// settlement has looked like a city from the start, it looks no more like one than before.
    board::SiteReading weighed(board::SiteReading, bool first);

    /// Adds a weighed reading; returns a change once it is steady. `patience`, 1 or more, lengthens the time needed.
    std::optional<board::SiteChange> take(const board::SiteReading&, std::int64_t atMs, double patience,
                                          const BeliefOptions&, const Plausibility&);

    board::Occupant occupant() const { return occupant_; }
    /// It was seen for a while with nothing on it, and nothing is believed to stand here since.
    bool wasBare() const { return bare_; }
    /// A steady reading that contradicts the belief without growing from it.
    const std::optional<board::Doubt>& doubt() const { return doubt_; }

    /// People say what stands here. If the camera had read something else, reading that again is a doubt and no change,
    /// until its readings have agreed with them for a while.
    void confirm(board::Occupant);
    /// Forgets the evidence against the belief: it came from another source.
    void forgetEvidence();

  private:
    void believe(board::Occupant);

    board::Occupant occupant_;
    std::optional<board::Occupant> rejected_;
    int agreeing_ = 0;  ///< readings in a row with nothing against the belief
    bool bare_ = false;
    std::optional<double> grownAtFirst_;  ///< log-odds of a city where the settlement came
    Rivals<board::Occupant> rivals_;
    std::optional<board::Doubt> doubt_;
};

}  // namespace hexwarden::belief
