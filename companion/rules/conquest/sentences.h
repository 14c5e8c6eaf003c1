// Everything that a verdict of Conquest can say, besides what the base game says.
#pragma once

#include "companion/rules/clause.h"

namespace hexwarden::rules::conquest {

// clang-format off
// --- landing and building --------------------------------------------------------------------------------------------
inline constexpr Sentence kBuildingInAHex{"CONQ-1", {"Buildings stand in the middle of land hexes.", "Gebäude stehen mitten auf Landfeldern."}};
inline constexpr Sentence kHexTaken{"CONQ-1", {"A building of {other} stands there.", "Dort steht schon ein Gebäude von {other}."}};
inline constexpr Sentence kTwoWalls{"CONQ-1", {"Road building gives walls.", "Straßenbau gibt Mauern."}};
inline constexpr Sentence kNotYourLanding{"CONQ-6", {"{other} lands now.", "Jetzt landet {other}."}};
inline constexpr Sentence kLandAtAPort{"CONQ-6", {"{player} starts with a ship on a port.", "{player} beginnt mit einem Schiff in einem Hafen."}};
inline constexpr Sentence kLandAKnight{"CONQ-6", {"{player} puts a knight on a resource hex beside the ship.", "{player} setzt einen Ritter auf ein ertragreiches Feld neben dem Schiff."}};
inline constexpr Sentence kLandOneStep{"CONQ-6", {"Only the knight moves now, one hex.", "Jetzt zieht nur der Ritter, ein Feld weit."}};
inline constexpr Sentence kSettleWithTheKnight{"CONQ-6", {"The first settlement stands where the knight is.", "Die erste Siedlung steht, wo der Ritter ist."}};
inline constexpr Sentence kLandingNotOver{"CONQ-6", {"{other} has not landed yet.", "{other} ist noch nicht gelandet."}};
inline constexpr Sentence kTwoUnitsATurn{"CONQ-31", {"{player} has built two ships and knights this turn.", "{player} hat in diesem Zug schon zwei Schiffe und Ritter gebaut."}};
inline constexpr Sentence kShipAtCoast{"CONQ-31", {"A ship appears on a sea hex next to a building of {player}.", "Ein Schiff erscheint auf einem Meerfeld neben einem Gebäude von {player}."}};
inline constexpr Sentence kKnightAtHome{"CONQ-31", {"A knight appears on a hex that {player} has settled or on a coast beside a ship of {player}.", "Ein Ritter erscheint auf einem Feld, das {player} besiedelt hat, oder an der Küste neben einem Schiff von {player}."}};
inline constexpr Sentence kSettledByOther{"CONQ-31", {"{other} has settled that hex.", "{other} hat dieses Feld besiedelt."}};
inline constexpr Sentence kNobodyThere{"CONQ-41", {"{player} has no knight on that hex and no ship beside it.", "{player} hat keinen Ritter auf diesem Feld und kein Schiff daneben."}};
inline constexpr Sentence kReplacesLower{"CONQ-50", {"There is no {piece} of {player} there to replace.", "Dort steht keine Figur von {player}, die ersetzt werden könnte: {piece}."}};
inline constexpr Sentence kWallTaken{"CONQ-51", {"A wall of {other} stands there.", "Dort steht schon eine Mauer von {other}."}};
inline constexpr Sentence kWallAtHome{"CONQ-51", {"A wall stands on an edge of a hex that {player} has settled or occupies with a knight.", "Eine Mauer steht auf einer Kante eines Feldes, das {player} besiedelt oder mit einem Ritter besetzt hat."}};
inline constexpr Sentence kNoWallThere{"CONQ-51", {"No wall of {player} stands there.", "Dort steht keine Mauer von {player}."}};
inline constexpr Sentence kOneWallATurn{"CONQ-51", {"{player} has moved a wall this turn.", "{player} hat in diesem Zug schon eine Mauer versetzt."}};

// --- moving ----------------------------------------------------------------------------------------------------------
inline constexpr Sentence kNoUnitThere{"CONQ-32", {"{player} has no such piece there: {piece}.", "{player} hat dort keine solche Figur: {piece}."}};
inline constexpr Sentence kActedAlready{"CONQ-32", {"That piece has done this already this turn: {piece}.", "Diese Figur hat das in diesem Zug schon getan: {piece}."}};
inline constexpr Sentence kTwoActions{"CONQ-32", {"That piece has done its two actions: {piece}.", "Diese Figur hat ihre zwei Aktionen getan: {piece}."}};
inline constexpr Sentence kTooFar{"CONQ-33", {"That takes {number} {number|step|steps} of {most} that this piece has left: {piece}.", "Das {number|ist|sind} {number} {number|Schritt|Schritte} von {most}, die diese Figur noch hat: {piece}."}};
inline constexpr Sentence kNoWayThere{"CONQ-33", {"No way leads there for this piece: {piece}.", "Für diese Figur führt kein Weg dorthin: {piece}."}};
inline constexpr Sentence kEnteredToAttack{"CONQ-33", {"A hex that {other} has settled is entered only to attack.", "Ein Feld, das {other} besiedelt hat, wird nur zum Angriff betreten."}};
inline constexpr Sentence kNoRoomAboard{"CONQ-38", {"No cargo ship of {player} there has room.", "Dort hat kein Frachtschiff von {player} Platz."}};
inline constexpr Sentence kWallInTheWay{"CONQ-52", {"A wall of {other} is in the way.", "Eine Mauer von {other} steht im Weg."}};

// --- fighting --------------------------------------------------------------------------------------------------------
inline constexpr Sentence kNothingToAttack{"CONQ-34", {"There is nothing of that kind to attack there.", "Dort ist nichts dieser Art anzugreifen."}};
inline constexpr Sentence kOutOfRange{"CONQ-34", {"The piece does not reach that target: {piece}.", "Die Figur erreicht dieses Ziel nicht: {piece}."}};
inline constexpr Sentence kOneDieEach{"CONQ-35", {"Each side rolls one die, again while they tie.", "Jede Seite wirft einen Würfel, bei Gleichstand noch einmal."}};
inline constexpr Sentence kCargoDoesNotAttack{"CONQ-35", {"A cargo ship attacks nobody.", "Ein Frachtschiff greift niemanden an."}};
inline constexpr Sentence kDefendersFirst{"CONQ-37", {"The defenders of {other} must be beaten first.", "Zuerst muss die Verteidigung von {other} besiegt werden."}};
inline constexpr Sentence kNotBesideTheWall{"CONQ-53", {"No wall of another player stands on an edge of that hex.", "Auf einer Kante dieses Feldes steht keine fremde Mauer."}};
// clang-format on

}  // namespace hexwarden::rules::conquest
