// Things of a reach that are told otherwise: the robber, and dice.
#pragma once

#include "tracker/belief/tile_belief.h"
#include "tracker/board/observation.h"

#include <map>
#include <optional>
#include <vector>

namespace hexwarden::belief {

/// Of the things that came to each hex, or went: the chance that the strangest is none of the pieces that were shown.
std::map<board::Hex, float> strangest(const std::vector<board::Trace>&, bool came);

/// He comes and goes as pieces do, and is read with the tiles: of the things that came to his hex or left the one where
/// he stood, the strangest is he, unless it is more surely a piece that was shown than he is seen. Where one is plainly
/// no piece it is all one tall thing: nothing else comes to a hex in the reach that brings him. `stood`: his hex
/// before.
std::vector<board::Trace> withoutRobber(std::vector<board::Trace>, const std::optional<board::RobberReading>& seen,
                                        const std::optional<board::Hex>& stood);

/// Dice are thrown beside the board: what comes or goes there where one lies, or lay, is no piece. On its tiles a piece
/// is likelier.
std::vector<board::Trace> withoutDice(std::vector<board::Trace>, const std::vector<board::DieReading>&,
                                      const TileBelief&);

}  // namespace hexwarden::belief
