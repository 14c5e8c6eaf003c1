// Shapes on the board that victory tokens ask for: islands, walled-in ground, chains of walls, connected buildings.
// Facts in, sites out; what has earned a token before is the asker's to leave out.
#pragma once

#include "companion/rules/words.h"

#include <vector>

namespace hexwarden::rules::conquest {

/// Land hexes that hang together (CONQ-93).
class Islands {
  public:
    explicit Islands(const board::Layout&);

    int count() const { return count_; }
    /// 0, 1, 2 … in the order of the hexes; -1 for water and off the board.
    int at(Hex h) const { return island_[h]; }

  private:
    board::SiteMap<Hex, std::int16_t> island_;
    int count_ = 0;
};

/// A player's buildings that no way leads out from but across walls of the same player (CONQ-84): one list for each
/// walled-in area that holds any, in the order of the hexes.
std::vector<std::vector<Hex>> walledIn(const GameState&, Colour owner);

/// The longest chain of a player's walls that uses no edge twice, those of `without` left out (CONQ-85). Of several the
/// one that the search meets first.
std::vector<Edge> longestWall(const GameState&, Colour owner, const std::vector<Edge>& without);

/// Groups of a player's buildings on adjacent hexes, those of `without` left out (CONQ-91); in the order of the hexes.
std::vector<std::vector<Hex>> connectedBuildings(const GameState&, Colour owner, const std::vector<Hex>& without);

}  // namespace hexwarden::rules::conquest
