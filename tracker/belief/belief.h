// The table as it is believed to be after many observations: changes come out when they are steady, not hidden, sure.
//
// Only what is seen speaks: a hidden site keeps its belief and the evidence against it, unchanged, however long the
// hand rests there.
#pragma once

#include "tracker/belief/dice_belief.h"
#include "tracker/belief/options.h"
#include "tracker/belief/robber_belief.h"
#include "tracker/belief/site_belief.h"
#include "tracker/belief/tile_belief.h"
#include "tracker/belief/unit_belief.h"
#include "tracker/board/change.h"

#include <map>
#include <optional>
#include <vector>

namespace hexwarden::belief {

class Belief {
  public:
    /// Starts with an empty board and a robber nobody has seen.
    explicit Belief(Options = {}, Plausibility = {});

    /// Observations in order of time. The changes that became steady with this one, earliest first.
    std::vector<board::Change> take(const board::Observation&);

    board::Occupant at(const board::Site&) const;
    const std::optional<board::Hex>& robber() const { return robber_.hex(); }
    const TileBelief& tiles() const { return tiles_; }
    /// Where table and belief disagree and only people can tell.
    std::vector<board::Doubt> doubts() const;
    std::vector<board::UnitDoubt> unitDoubts() const { return units_.doubts(); }

    /// People, or the journal, say what is so: no change comes of it, and evidence starts over. What the camera had
    /// made of it before is not believed again until it has seen it as people say.
    void confirm(const board::Site&, board::Occupant);
    void confirmRobber(std::optional<board::Hex> hex) { robber_.confirm(hex); }
    void confirmUnits(board::Hex hex, board::Piece piece, board::Colour colour, int count) {
        units_.confirm(hex, piece, colour, count);
    }
    /// From now on; of dice that are being followed nothing is known any more.
    void use(const Options&);
    /// Another source, whose time starts over: what lies there when it starts was there before, tiles are read afresh,
    /// and what spoke against the belief speaks no more.
    void restart();

  private:
    void forgetEvidence();
    void lookPast(board::Hex, const board::Observation&, double patience);

    Options options_;
    Plausibility plausibility_;
    std::map<board::Site, SiteBelief> sites_;
    RobberBelief robber_;
    DiceBelief dice_;
    TileBelief tiles_;
    UnitBelief units_;
};

}  // namespace hexwarden::belief
