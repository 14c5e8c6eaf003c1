// Where attacks and connections go: corners joined by roads, with what each step costs in consents.
#pragma once

#include "companion/rules/path_search.h"
#include "companion/rules/war/abandoned.h"

namespace hexwarden::rules::war {

/// The ways on from a corner, three at most, in the order of the names of where they lead.
class Ways {
  public:
    void add(const Step<Corner>& step);
    const Step<Corner>* begin() const { return ways_.data(); }
    const Step<Corner>* end() const { return ways_.data() + count_; }

  private:
    std::array<Step<Corner>, 3> ways_{};
    std::size_t count_ = 0;
};

/// The roads of one table as somebody would travel them.
class Roads {
  public:
    Roads(const GameState& state, const Ledger& ledger, const Terms& terms)
        : state_(state), ledger_(ledger), terms_(terms) {}

    /// The smallest sets of consents that open a way for an attack (WAR-5, WAR-31), by players besides `given`.
    ColourSets attackTolls(Colour from, const Site& target, ColourSet given) const;
    std::vector<Corner> attackPath(Colour from, const Site& target, ColourSet consent) const;

    /// The same for connected roads (WAR-21).
    ColourSets linkTolls(Colour a, Colour b, ColourSet given) const;
    std::vector<Corner> link(Colour a, Colour b, ColourSet consent) const;

    /// Who can be asked.
    ColourSet everybody() const;

  private:
    Ways waysFrom(Corner) const;
    Ways attackWaysFrom(Corner, Corner goal, const Site& target) const;
    std::vector<Corner> buildingsOf(Colour) const;

    const GameState& state_;
    const Ledger& ledger_;
    const Terms& terms_;
};

}  // namespace hexwarden::rules::war
