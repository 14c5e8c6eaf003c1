// Everything that a verdict of Risk can say, besides what the base game and Seafarers say.
#pragma once

#include "companion/rules/clause.h"

namespace hexwarden::rules::risk {

// clang-format off
// --- the board -------------------------------------------------------------------------------------------------------
inline constexpr Sentence kOtherMix{"RISK-2", {"The hexes are not those of the two decks.", "Die Felder sind andere als in den beiden Stapeln."}};
inline constexpr Sentence kNoToken{"RISK-2", {"A token is missing on a hex of land.", "Auf einem Landfeld fehlt ein Zahlenplättchen."}};
inline constexpr Sentence kHarbourAtStart{"RISK-2", {"Harbours are earned; none lies there at the start.", "Häfen verdient man; zu Beginn liegt keiner aus."}};
inline constexpr Sentence kRobberAtStart{"RISK-2", {"The robber starts beside the board.", "Der Räuber beginnt neben dem Brett."}};
inline constexpr Sentence kSeats{"RISK-2", {"Three or four play this game.", "Dieses Spiel ist für drei oder vier."}};
inline constexpr Sentence kRedOnGold{"RISK-3", {"A red token lies on gold.", "Ein rotes Zahlenplättchen liegt auf Gold."}};

// --- set-up ----------------------------------------------------------------------------------------------------------
inline constexpr Sentence kArmyIsDue{"RISK-6", {"{other} places an army now.", "{other} setzt jetzt eine Armee."}};
inline constexpr Sentence kOneArmy{"RISK-6", {"In set-up one army is placed at a time.", "Im Aufbau wird jeweils eine Armee gesetzt."}};
inline constexpr Sentence kBesideBuilding{"RISK-6", {"The army goes on a land hex beside the building just placed.", "Die Armee kommt auf ein Landfeld an dem eben gesetzten Gebäude."}};
inline constexpr Sentence kFreeHex{"RISK-6", {"The army goes on a hex without armies.", "Die Armee kommt auf ein Feld ohne Armeen."}};

// --- agreements ------------------------------------------------------------------------------------------------------
inline constexpr Sentence kPeace{"RISK-10", {"{player} has promised {other} peace this turn.", "{player} hat {other} für diesen Zug Frieden versprochen."}};
inline constexpr Sentence kNoBattleOn{"RISK-13", {"Armies give up only in a battle that is under way.", "Armeen geben nur in einem laufenden Kampf auf."}};
inline constexpr Sentence kArmiesStay{"RISK-13", {"Armies leave the board only by battle.", "Armeen verlassen das Brett nur durch Kampf."}};

// --- harbours and control --------------------------------------------------------------------------------------------
inline constexpr Sentence kNoBuilding{"RISK-20", {"{player} has no settlement or city there.", "{player} hat dort weder Siedlung noch Stadt."}};
inline constexpr Sentence kBesideWater{"RISK-20", {"A harbour lies on a water hex beside its building.", "Ein Hafen liegt auf einem Meerfeld neben seinem Gebäude."}};
inline constexpr Sentence kHexHasHarbour{"RISK-20", {"That water hex has a harbour.", "Dieses Meerfeld hat schon einen Hafen."}};
inline constexpr Sentence kBuildingHasHarbour{"RISK-20", {"That building has a harbour.", "Dieses Gebäude hat schon einen Hafen."}};
inline constexpr Sentence kHarbourGone{"RISK-20", {"No harbour of that kind is left.", "Von dieser Art ist kein Hafen mehr da."}};
inline constexpr Sentence kRobController{"RISK-31", {"Only whoever controls the building of {other} can be robbed there.", "Bestohlen werden kann dort nur, wer das Gebäude von {other} beherrscht."}};
inline constexpr Sentence kFightOn{"RISK-32", {"The armies of {other} that cannot retreat fight on first.", "Die Armeen von {other}, die nicht zurückkönnen, kämpfen zuerst weiter."}};

// --- recruiting ------------------------------------------------------------------------------------------------------
inline constexpr Sentence kOneKind{"RISK-40", {"{player} has paid for armies with another resource this turn.", "{player} hat Armeen in diesem Zug schon mit einem anderen Rohstoff bezahlt."}};
inline constexpr Sentence kPayWithCards{"RISK-40", {"Armies are paid with one of the five resources.", "Armeen werden mit einem der fünf Rohstoffe bezahlt."}};
inline constexpr Sentence kLimit{"RISK-40", {"{player} may recruit {number} more this turn.", "{player} darf in diesem Zug noch {number} anwerben."}};
inline constexpr Sentence kPaysOneKind{"RISK-40", {"Allowed if {player} pays with cards of one resource: {number}.", "Erlaubt, wenn {player} mit Karten eines Rohstoffs bezahlt: {number}."}};
inline constexpr Sentence kNoKindSoOften{"RISK-40", {"Allowed if {player} pays with cards of one resource: {number}; according to the record there are not so many of any kind.", "Erlaubt, wenn {player} mit Karten eines Rohstoffs bezahlt: {number}; nach den Aufzeichnungen ist keine Art so oft da."}, true};
inline constexpr Sentence kFreeFirst{"RISK-41", {"Allowed if {other} has placed {number} free {number|army|armies} first.", "Erlaubt, wenn {other} zuvor {number} freie {number|Armee|Armeen} gesetzt hat."}};
inline constexpr Sentence kWhereTroopsAre{"RISK-42", {"Armies go where {player} has troops.", "Armeen kommen dorthin, wo {player} Truppen hat."}};

// --- battle ----------------------------------------------------------------------------------------------------------
inline constexpr Sentence kNoEnemy{"RISK-43", {"Nobody else has armies there.", "Dort stehen keine fremden Armeen."}};
inline constexpr Sentence kNoDice{"BATTLE-1", {"Neither side rolls.", "Keine Seite würfelt."}};
inline constexpr Sentence kAttackDice{"BATTLE-1", {"{player} may attack there with {number} {number|die|dice}.", "{player} darf dort mit {number} {number|Würfel|Würfeln} angreifen."}};
inline constexpr Sentence kDefenceDice{"BATTLE-1", {"{other} may defend with {number} {number|die|dice}.", "{other} darf mit {number} {number|Würfel|Würfeln} verteidigen."}};
inline constexpr Sentence kOneStays{"BATTLE-5", {"One army stays: {number} of {player} may go.", "Eine Armee bleibt: {number} von {player} {number|darf|dürfen} gehen."}};

// --- on the way ------------------------------------------------------------------------------------------------------
inline constexpr Sentence kOneSneakAttack{"RISK-44", {"{player} has made a sneak attack this turn.", "{player} hat in diesem Zug schon einen Überfall gemacht."}};
inline constexpr Sentence kNoRoute{"RISK-44", {"No open route of {player} leads there.", "Kein offener Weg von {player} führt dorthin."}};
inline constexpr Sentence kRouteEnds{"RISK-44", {"The way towards it ends after {number} {number|road or ship|roads and ships}.", "Der Weg dorthin endet nach {number} {number|Straße oder Schiff|Straßen und Schiffen}."}};
inline constexpr Sentence kNothingGoesOn{"RISK-44", {"No road or ship goes on from there.", "Von dort führt keine Straße und kein Schiff weiter."}};
inline constexpr Sentence kBuildingBetween{"RISK-44", {"A building of {player} or of the lender is missing there, between road and ship.", "Dort fehlt zwischen Straße und Schiff ein Gebäude von {player} oder von dem, der leiht."}};
inline constexpr Sentence kGoesOnWithConsent{"RISK-44", {"From there it could go on with the consent of {other}.", "Von dort könnte es weitergehen, wenn {other} zustimmt."}};
inline constexpr Sentence kPirateShutsShip{"RISK-44", {"The pirate shuts the ship that goes on from there.", "Der Pirat sperrt das Schiff, das von dort weiterführt."}};
inline constexpr Sentence kSupplyEnds{"RISK-45", {"The supply line towards it ends after {number} {number|step|steps}.", "Der Nachschubweg dorthin endet nach {number} {number|Schritt|Schritten}."}};
inline constexpr Sentence kNoSupply{"RISK-45", {"No supply line of {player} leads there.", "Kein Nachschubweg von {player} führt dorthin."}};
inline constexpr Sentence kGoalNotHeld{"RISK-45", {"Armies are redeployed to a hex that {player} occupies.", "Armeen werden auf ein Feld verlegt, das {player} besetzt hält."}};
inline constexpr Sentence kRedeployed{"RISK-45", {"{player} has redeployed; the turn is at its end.", "{player} hat Armeen verlegt; der Zug ist am Ende."}};
inline constexpr Sentence kBuildBeforeAttack{"RISK-46", {"{player} has attacked; trade with the bank, building and recruiting come before.", "{player} hat angegriffen; Handel mit der Bank, Bauen und Anwerben kommen vorher."}};
inline constexpr Sentence kIsOut{"RISK-50", {"{player} is out of the game.", "{player} ist ausgeschieden."}};
// clang-format on

}  // namespace hexwarden::rules::risk
