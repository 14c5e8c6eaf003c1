// What the table screen asks because the camera sees something else than the record says, or is not sure.
#pragma once

#include "companion/table/table.h"
#include "companion/viewmodel/screens/counts_model.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/questions_model.h"
#include "companion/viewmodel/screens/table_model.h"

namespace hexwarden::session {

/// Sites, units, the roll, unsure dice; those of the board only once the game has begun.
std::vector<viewmodel::Disagreement> disagreements(const table::Snapshot&, const viewmodel::Evening&);

/// Pieces in colours that nobody plays, a line a colour.
std::vector<viewmodel::Strangers> strangers(const table::Snapshot&);

/// What the camera believes of each hex where pieces stand that were shown to it.
std::vector<viewmodel::SeenOnHex> seenOnHexes(const table::Snapshot&);

/// What the camera saw and did not write.
std::vector<viewmodel::Unwritten> unwritten(const table::Snapshot&);

}  // namespace hexwarden::session
