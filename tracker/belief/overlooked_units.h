// Units that pictures show and no reach told of.
//
// What a reach left is found by what differs: a piece that is set down together with a building, or in front of one of
// its colour, may be missed. A picture by itself shows it plainly. It overlooks pieces that others hide, so only more
// than is believed counts; and less, where what is missing was told by pictures alone: reaches do not see it go either.
#pragma once

#include "tracker/belief/unit_belief.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace hexwarden::belief {

class OverlookedUnits {
  public:
    /// Counts that differ from what was told, surely and steadily. `told` stays as it is. `doubts`: what a reach left
    /// open; where pictures say the same, both count.
    std::vector<board::UnitChange> take(const board::Observation&, const UnitBelief& told,
                                        const std::vector<board::UnitDoubt>& doubts, const BeliefOptions&);
    void forget() { *this = {}; }

  private:
    using Whose = std::tuple<board::Hex, board::Piece, std::optional<board::Colour>>;

    bool isTelling(const board::UnitChange&, bool asked, const board::Observation&, const UnitBelief& told) const;

    UnitBelief seen_;                  ///< as told, with what pictures say against it
    std::map<Whose, int> byPictures_;  ///< how many of them no reach told
};

}  // namespace hexwarden::belief
