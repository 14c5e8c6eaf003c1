// How many pieces stand on hexes, after many readings: armies, knights, ships of Conquest.
//
// A sighting does not change a count: players enter armies and marches themselves. A steady count that differs from the
// entered one is a doubt. Only where nobody enters anything (BeliefOptions::unitsAreChanges) a sure count is taken
// over.
#pragma once

#include "tracker/belief/options.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace hexwarden::belief {

class UnitBelief {
  public:
    /// Only hexes that were searched count. Reports changes if units are reported.
    std::vector<board::UnitChange> take(const board::Observation&, double patience, const BeliefOptions&);

    std::vector<board::UnitDoubt> doubts() const;
    /// What is believed to stand on hexes, and how surely.
    std::vector<board::UnitReading> units() const;
    int count(board::Hex, board::Piece, std::optional<board::Colour>) const;

    /// People, or the journal, say how many there are; evidence starts over.
    void confirm(board::Hex, board::Piece, std::optional<board::Colour>, int count, float probability = 1);
    /// Forgets the evidence against the counts: it came from another source.
    void forgetEvidence();

  private:
    struct Pile {
        int count = 0;
        float probability = 1;  ///< of the count
        Rivals<int> rivals{};
        std::optional<board::UnitDoubt> doubt{};
    };
    using Whose = std::tuple<board::Hex, board::Piece, std::optional<board::Colour>>;

    std::map<Whose, Pile> piles_;
};

}  // namespace hexwarden::belief
