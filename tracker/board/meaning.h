// What a piece set means by what was seen.
//
// Vision knows pieces of the base game and shapes. Here a tower becomes a fort or a castle, a settlement with a marker
// a fort, two roads a bridge, and cubes and discs a number of armies.
#pragma once

#include "tracker/board/piece_set.h"

namespace hexwarden::board {

/// Forts, castles, walls, bridges and ships that were seen as shapes come among `sites`, each weighed against what that
/// site looked like without them; what stands on hexes becomes `units`. Sites that were not read stay so. A shape that
/// the set shows nothing by means nothing. Things that were shown once are what they were shown as, whatever the set
/// says.
Observation inMeaning(Observation seen, const PieceSet&);

/// Roads that were read across the river are a bridge: nothing else may cross it (RIVER-21).
void bridgeRiver(std::vector<SiteReading>&, const River&);

}  // namespace hexwarden::board
