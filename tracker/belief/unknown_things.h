// What reaches brought to hexes that is none of the pieces that were shown.
//
// Most of it is explained a moment later, when the robber, a building or a road is read there. People are asked about
// the rest after some seconds.
#pragma once

#include "tracker/board/change.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwarden::belief {

class UnknownThings {
  public:
    /// A reach brought something there. `probability`: that it is none of the pieces that were shown.
    void came(board::Hex, float probability, std::int64_t atMs);
    /// What happened there, or what people say of it, tells what the thing beside it was.
    void explain(const board::Site&);
    /// The robber moved: he is what came and went on both hexes at about that time, whichever is read first.
    void robberMoved(std::optional<board::Hex> from, std::optional<board::Hex> to, std::int64_t atMs);
    void forget();

    /// Those that nothing has explained, at most one a hex, in the order in which they came.
    std::vector<board::UnknownThing> unexplained(std::int64_t nowMs) const;

  private:
    struct RobberMove {
        std::optional<board::Hex> from, to;
        std::int64_t atMs = 0;
    };
    bool isRobber(board::Hex, std::int64_t atMs) const;

    std::vector<board::UnknownThing> things_;
    std::vector<RobberMove> robberMoves_;
};

}  // namespace hexwarden::belief
