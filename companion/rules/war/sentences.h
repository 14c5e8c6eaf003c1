// Everything that a verdict of War can say, besides what the base game says.
#pragma once

#include "companion/rules/clause.h"

namespace hexwarden::rules::war {

// clang-format off
inline constexpr Sentence kNotSoManyWeapons{"WAR-1", {"{player} has only {number} of these weapons.", "{player} hat nur {number} dieser Waffen."}};
inline constexpr Sentence kNothingToAttack{"WAR-2", {"No road, settlement, city or fort is there to be attacked.", "Dort ist keine Straße, Siedlung, Stadt oder Festung, die sich angreifen ließe."}};
inline constexpr Sentence kWeaponsShort{"WAR-2", {"This attack takes {number} {number|weapon|weapons}.", "Dieser Angriff braucht {number} {number|Waffe|Waffen}."}};
inline constexpr Sentence kKnightsShort{"WAR-3", {"This attack takes {number} played {number|knight|knights}.", "Dieser Angriff braucht {number} {number|gespielten|gespielte} Ritter."}};
inline constexpr Sentence kNoPath{"WAR-5", {"No path along the roads of consenting players leads {player} there.", "Kein Weg über Straßen von Leuten, die zustimmen, führt {player} dorthin."}};
inline constexpr Sentence kOwnPiece{"WAR-6", {"{player} does not attack {player}.", "{player} greift nicht {player} an."}};
inline constexpr Sentence kNothingToFortify{"WAR-10", {"A fort replaces a settlement or city of {player}, and there is none.", "Eine Festung ersetzt eine Siedlung oder Stadt von {player}, und dort ist keine."}};
inline constexpr Sentence kFortIsGuarded{"WAR-13", {"The fort of {other} falls only when other colours hold every road space around it.", "Die Festung von {other} fällt erst, wenn andere Farben alle Straßenplätze um sie halten."}};
inline constexpr Sentence kVictimLends{"WAR-20", {"{other} is attacked and lends no knights.", "{other} wird angegriffen und leiht keine Ritter."}};
inline constexpr Sentence kNotLinked{"WAR-20", {"{other} cannot lend knights: neither connected by roads nor with a path to the target.", "{other} kann keine Ritter leihen: weder durch Straßen verbunden noch mit einem Weg zum Ziel."}};
inline constexpr Sentence kNotNeeded{"WAR-22", {"The knights of {other} are not needed.", "Die Ritter von {other} werden nicht gebraucht."}};
inline constexpr Sentence kDesertKnight{"WAR-30", {"{player} takes a knight from the deck and lays it open.", "{player} nimmt einen Ritter aus dem Stapel und legt ihn offen hin."}};
inline constexpr Sentence kNoKnightLeft{"WAR-30", {"The deck has no knight left for {player}.", "Der Stapel hat keinen Ritter mehr für {player}."}};
inline constexpr Sentence kFromAbandoned{"WAR-31", {"Nothing is built from an abandoned road.", "Von einer verlassenen Straße aus wird nicht gebaut."}};
inline constexpr Sentence kNoPillaging{"WAR-32", {"This table does not pillage.", "An diesem Tisch wird nicht geplündert."}};
inline constexpr Sentence kPillagesLess{"WAR-32", {"{number} {number|card|cards} can be pillaged there, no more.", "Dort {number|lässt|lassen} sich {number} {number|Karte|Karten} plündern, nicht mehr."}};
inline constexpr Sentence kNotToPillage{"WAR-32", {"These are not to be pillaged there: {cards}.", "Das ist dort nicht zu plündern: {cards}."}};
inline constexpr Sentence kNoBurning{"WAR-33", {"This table burns no knights.", "An diesem Tisch werden keine Ritter verbrannt."}};
inline constexpr Sentence kNoKnightToBurn{"WAR-33", {"{player} has no played knight to burn.", "{player} hat keinen gespielten Ritter zu verbrennen."}};
inline constexpr Sentence kIsOut{"WAR-35", {"{player} has no building left and is out.", "{player} hat kein Gebäude mehr und ist ausgeschieden."}};
inline constexpr Sentence kShipIsNoTarget{"WAR-37", {"A ship is no target.", "Ein Schiff ist kein Ziel."}};
// clang-format on

}  // namespace hexwarden::rules::war
