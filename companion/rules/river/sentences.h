// Everything that a verdict of the Great River can say, besides what the books below it say.
#pragma once

#include "companion/rules/clause.h"

namespace hexwarden::rules::river {

// clang-format off
inline constexpr Sentence kNoTile{"RIVER-1", {"The board has no river tile.", "Auf dem Brett liegt kein Flussteil."}, false, true};
inline constexpr Sentence kTileWithoutToken{"RIVER-1", {"Every hex of the river carries a token, and one has none.", "Jedes Feld des Flusses trägt ein Zahlenplättchen, und eines hat keines."}};
inline constexpr Sentence kTileDoesNotFit{"RIVER-2", {"The river must run from mountains through hills to fields, and meet the sea between two coasts of the fields.", "Der Fluss muss vom Gebirge durch die Hügel zu den Feldern laufen und dort zwischen zwei Küsten ins Meer münden."}, false, true};
inline constexpr Sentence kMeantForFour{"RIVER-33", {"The Great River is meant for three or four players.", "Der große Fluss ist für drei oder vier Personen gedacht."}};

inline constexpr Sentence kNotIntoTheFlood{"RIVER-12", {"The robber does not go onto the flooded plain.", "Der Räuber geht nicht auf die überschwemmte Ebene."}};
inline constexpr Sentence kDrowned{"RIVER-13", {"The robber has drowned and comes back with the next 7.", "Der Räuber ist ertrunken und kommt mit der nächsten 7 zurück."}};
inline constexpr Sentence kComesBackAtHome{"RIVER-13", {"The robber comes back where he started.", "Der Räuber kommt dort zurück, wo er begonnen hat."}};
inline constexpr Sentence kReturnStealsNothing{"RIVER-13", {"The robber steals nothing when he comes back.", "Der Räuber stiehlt nichts, wenn er zurückkommt."}};
inline constexpr Sentence kReturnIsTheMove{"RIVER-15", {"The robber comes back now, so the pirate stays.", "Der Räuber kommt jetzt zurück, der Pirat bleibt also."}};

inline constexpr Sentence kNoRoadAtMouth{"RIVER-20", {"No road lies at the mouth of the river.", "An der Mündung des Flusses liegt keine Straße."}};
inline constexpr Sentence kBridgeOnly{"RIVER-21", {"Only a bridge crosses the river there.", "Dort führt nur eine Brücke über den Fluss."}};
inline constexpr Sentence kNothingToBridge{"RIVER-21", {"A bridge lies where a land side crosses the river.", "Eine Brücke liegt dort, wo zwischen zwei Flussfeldern der Fluss verläuft."}};
inline constexpr Sentence kBridgeTaken{"RIVER-21", {"A piece of {other} lies there.", "Dort liegt schon etwas von {other}."}};
inline constexpr Sentence kBridgeJoinsNothing{"RIVER-21", {"The bridge joins no road, bridge or building of {player}.", "Die Brücke schließt an keine Straße, keine Brücke und kein Gebäude von {player} an."}};
inline constexpr Sentence kBridgeThroughOpponent{"RIVER-21", {"The bridge would pass a building of {other}.", "Die Brücke führte an einem Gebäude von {other} vorbei."}};
inline constexpr Sentence kTwoRoadPieces{"RIVER-21", {"A bridge takes two road pieces, and {player} has {number}.", "Eine Brücke braucht zwei Straßen, und {player} hat {number}."}};

inline constexpr Sentence kNothingAtMouth{"RIVER-30", {"Nothing is built where the river meets the sea.", "Wo der Fluss ins Meer mündet, wird nicht gebaut."}};
// clang-format on

}  // namespace hexwarden::rules::river
