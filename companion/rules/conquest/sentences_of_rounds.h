// What a verdict of Conquest can say about rolls, rounds and cards; sentences.h has the half about pieces.
#pragma once

#include "companion/rules/clause.h"

namespace hexwarden::rules::conquest {

// clang-format off
// --- rolls -----------------------------------------------------------------------------------------------------------
inline constexpr Sentence kNoRobber{"CONQ-3", {"These rules have no robber.", "Diese Regeln kennen keinen Räuber."}};
inline constexpr Sentence kNoDiscards{"CONQ-3", {"No hand is too large here.", "Hier ist keine Hand zu groß."}};
inline constexpr Sentence kNothingToChoose{"CONQ-3", {"{player} has nothing to choose now.", "{player} hat jetzt nichts zu wählen."}};
inline constexpr Sentence kOtherCountOnSeven{"CONQ-3", {"{player} has {number} {number|card|cards} to choose for that building.", "{player} hat für dieses Gebäude {number} {number|Karte|Karten} zu wählen."}};
inline constexpr Sentence kGroundLacks{"CONQ-3", {"That building does not draw: {cards}.", "Dieses Gebäude bringt nicht ein: {cards}."}};
inline constexpr Sentence kNoDragonNow{"CONQ-20", {"No dragon takes a building of {player} now.", "Jetzt nimmt kein Drache {player} ein Gebäude."}};
inline constexpr Sentence kNothingThere{"CONQ-20", {"{player} has no such piece there: {piece}.", "{player} hat dort keine solche Figur: {piece}."}};
inline constexpr Sentence kFightNeedsAKnight{"CONQ-20", {"{player} has no building with a knight there.", "{player} hat dort kein Gebäude mit einem Ritter."}};
inline constexpr Sentence kFoughtAlready{"CONQ-20", {"{player} has fought this dragon already.", "{player} hat schon gegen diesen Drachen gekämpft."}};
inline constexpr Sentence kFallsWhereFought{"CONQ-20", {"The building that {player} fought for falls.", "Das Gebäude fällt, um das {player} gekämpft hat."}};
inline constexpr Sentence kRollAgain{"CONQ-20", {"A tie: both roll again.", "Gleichstand: beide würfeln noch einmal."}};
inline constexpr Sentence kDragonWaits{"CONQ-20", {"Allowed if the dragon has come.", "Erlaubt, wenn der Drache da war."}};
inline constexpr Sentence kNoStormNow{"CONQ-21", {"No storm sinks a ship of {player} now.", "Jetzt versenkt kein Sturm {player} ein Schiff."}};
inline constexpr Sentence kStormWaits{"CONQ-21", {"Allowed if the storm has sunk a ship.", "Erlaubt, wenn der Sturm ein Schiff versenkt hat."}};
inline constexpr Sentence kNoDiseaseNow{"CONQ-22", {"No disease kills a knight of {player} now.", "Jetzt tötet keine Seuche {player} einen Ritter."}};
inline constexpr Sentence kDiseaseWaits{"CONQ-22", {"Allowed if the disease has killed a knight.", "Erlaubt, wenn die Seuche einen Ritter getötet hat."}};
inline constexpr Sentence kStackHasNone{"CONQ-71", {"The stack has no {number} left before it is shuffled.", "Der Stapel hat bis zum Mischen keine {number} mehr."}};

// --- rounds and cards ------------------------------------------------------------------------------------------------
inline constexpr Sentence kNoAttackYet{"CONQ-60", {"Nobody attacks in the build phase.", "In der Bauphase greift niemand an."}};
inline constexpr Sentence kNoBreachYet{"CONQ-61", {"Nobody breaches a wall in the build phase.", "In der Bauphase bricht niemand eine Mauer."}};
inline constexpr Sentence kRolledThisRound{"CONQ-61", {"Production has been rolled this round.", "In dieser Runde wurde schon gewürfelt."}};
inline constexpr Sentence kGameHasEnded{"CONQ-81", {"The game has ended.", "Das Spiel ist zu Ende."}};
inline constexpr Sentence kBeforeTheRoll{"CONQ-70", {"Loaded dice are played before the roll.", "Gezinkte Würfel werden vor dem Wurf gespielt."}};
inline constexpr Sentence kNameARoll{"CONQ-70", {"Loaded dice name a roll.", "Gezinkte Würfel nennen einen Wurf."}};
inline constexpr Sentence kRelicForAKnight{"CONQ-70", {"A relic goes to a knight of {player}.", "Eine Reliquie bekommt ein Ritter von {player}."}};
inline constexpr Sentence kFireForAShip{"CONQ-70", {"Liquid fire goes to a ship of {player}.", "Flüssiges Feuer bekommt ein Schiff von {player}."}};
inline constexpr Sentence kWhenDrawn{"CONQ-70", {"Allowed if {player} has just drawn it.", "Erlaubt, wenn {player} sie eben gezogen hat."}};
// clang-format on

}  // namespace hexwarden::rules::conquest
