// The board itself, read many times: what to offer for confirmation. Nothing here changes during a game.
#pragma once

#include "tracker/board/layout.h"
#include "tracker/board/observation.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hexwarden::belief {

/// Means over single readings: a product of their probabilities would be too certain, because the same glare misleads
/// them all.
class TileBelief {
  public:
    void take(const board::Observation&);

    /// Looks that read tiles.
    int readings() const { return readings_; }

    bool isTile(board::Hex hex) const { return tiles_.contains(hex); }

    /// Every hex read, in index order, with its three likeliest terrains and tokens.
    std::vector<board::TileReading> tiles() const;
    std::vector<board::HarbourReading> harbours() const;
    /// Where most looks saw a harbour, but not of which kind: with the kind that they found likeliest.
    std::vector<board::HarbourReading> openHarbours() const;

    /// Where most looks saw the river tile.
    std::optional<board::River> river() const;

    /// The likeliest of everything. Tokens only where they can lie: on land that yields.
    board::Layout layout() const;

  private:
    struct Tile {
        std::map<board::Terrain, double> terrain;
        std::map<board::Token, double> token;
        int readings = 0;
    };

    struct Harbour {
        std::map<board::HarbourKind, double> reported, likeliest;
        int readings = 0;  ///< looks in which it was there, of whatever kind
    };

    /// What that many looks say of one harbour; none if too few did.
    std::optional<board::HarbourReading> reported(board::Edge, const Harbour&) const;

    std::map<board::Hex, Tile> tiles_;
    std::map<board::Edge, Harbour> harbours_;
    std::vector<std::pair<board::River, int>> rivers_;  ///< looks that saw it so
    int readings_ = 0;
};

}  // namespace hexwarden::belief
