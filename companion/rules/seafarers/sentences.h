// Everything that a verdict of Seafarers can say, besides what the base game says.
#pragma once

#include "companion/rules/clause.h"

namespace hexwarden::rules::seafarers {

// clang-format off
inline constexpr Sentence kNoGoldToChoose{"SEA-1", {"{player} has nothing to choose for gold now.", "{player} hat jetzt nichts für Gold zu wählen."}};
inline constexpr Sentence kOtherCountForGold{"SEA-1", {"{player} has {number} {number|card|cards} to choose for gold.", "{player} hat {number} {number|Karte|Karten} für Gold zu wählen."}};
inline constexpr Sentence kOtherKindsForGold{"SEA-1", {"Nobody chooses {cards} for gold.", "Für Gold wählt niemand: {cards}."}};
inline constexpr Sentence kEdgeTaken{"SEA-2", {"A piece of {other} lies there.", "Dort liegt schon etwas von {other}."}};
inline constexpr Sentence kNoSea{"SEA-2", {"A ship needs sea on one side.", "Ein Schiff braucht Meer an einer Seite."}};
inline constexpr Sentence kShipJoinsNothing{"SEA-2", {"The ship joins no ship, settlement or city of {player}.", "Das Schiff schließt an kein Schiff, keine Siedlung und keine Stadt von {player} an."}};
inline constexpr Sentence kThroughOpponent{"SEA-2", {"The ship would pass a building of {other}.", "Das Schiff führe an einem Gebäude von {other} vorbei."}};
inline constexpr Sentence kOneMoveATurn{"SEA-5", {"{player} has moved a ship this turn.", "{player} hat in diesem Zug schon ein Schiff bewegt."}};
inline constexpr Sentence kBuiltThisTurn{"SEA-5", {"That ship was built this turn.", "Dieses Schiff wurde erst in diesem Zug gebaut."}};
inline constexpr Sentence kNoShipThere{"SEA-5", {"No ship of {player} lies there.", "Dort liegt kein Schiff von {player}."}};
inline constexpr Sentence kRouteClosed{"SEA-5", {"The ship belongs to a closed route.", "Das Schiff gehört zu einer geschlossenen Route."}};
inline constexpr Sentence kNotAtTheEnd{"SEA-5", {"The ship is not at the open end of its route.", "Das Schiff liegt nicht am offenen Ende seiner Route."}};
inline constexpr Sentence kMovesNowhere{"SEA-5", {"The ship must go to another edge.", "Das Schiff muss auf eine andere Kante."}};
inline constexpr Sentence kPirateThere{"SEA-7", {"The pirate's hex touches that edge.", "Das Feld des Piraten grenzt an diese Kante."}};
inline constexpr Sentence kPirateToSea{"SEA-7", {"The pirate must go to a sea hex.", "Der Pirat muss auf ein Meerfeld."}};
inline constexpr Sentence kPirateElsewhere{"SEA-7", {"The pirate must go to another hex.", "Der Pirat muss auf ein anderes Feld."}};
inline constexpr Sentence kNoShipToRob{"SEA-7", {"{other} has no ship beside that hex.", "{other} hat kein Schiff an diesem Feld."}};
inline constexpr Sentence kNotOneself{"SEA-7", {"{player} cannot steal from {player}.", "{player} kann nicht {player} bestehlen."}};
inline constexpr Sentence kShipAtNewSettlement{"SEA-8", {"The ship must start at the settlement just placed.", "Das Schiff muss an der eben gesetzten Siedlung beginnen."}};
// clang-format on

}  // namespace hexwarden::rules::seafarers
