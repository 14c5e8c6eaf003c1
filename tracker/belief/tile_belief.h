// The board itself, read many times: what to offer for confirmation. Nothing here changes during a game.
#pragma once

#include "tracker/board/layout.h"
#include "tracker/board/observation.h"

#include <map>
#include <utility>
#include <vector>

namespace hexwarden::belief {

/// Means of what single readings say: their probabilities multiply too boldly, because the same glare misleads them
/// all.
class TileBelief {
  public:
    void take(const board::Observation&);

    /// Looks that read tiles.
    int readings() const { return readings_; }

    /// Every hex read, in index order, with its three likeliest terrains and tokens.
    std::vector<board::TileReading> tiles() const;
    std::vector<board::HarbourReading> harbours() const;

    /// The likeliest of everything. Tokens only where they can lie: on land that yields.
    board::Layout layout() const;

  private:
    struct Tile {
        std::map<board::Terrain, double> terrain;
        std::map<board::Token, double> token;
        int readings = 0;
    };

    std::map<board::Hex, Tile> tiles_;
    std::map<std::pair<board::Edge, board::HarbourKind>, double> harbours_;
    int readings_ = 0;
};

}  // namespace hexwarden::belief
