// Everything that a verdict of the base game can say.
#pragma once

#include "companion/rules/clause.h"

namespace hexwarden::rules::base {

// clang-format off
// --- the board -------------------------------------------------------------------------------------------------------
inline constexpr Sentence kOtherMix{"BASE-1", {"The mix of land is not that of this game's box.", "Die Landfelder sind anders gemischt als in der Schachtel dieses Spiels."}};
inline constexpr Sentence kOtherTokens{"BASE-2", {"The tokens are not those of this game's box.", "Die Zahlenplättchen sind andere als in der Schachtel dieses Spiels."}};
inline constexpr Sentence kTokenOnDesert{"BASE-2", {"A desert carries a token.", "Auf einer Wüste liegt ein Zahlenplättchen."}};
inline constexpr Sentence kRedTokensTouch{"BASE-3", {"Two red tokens lie side by side.", "Zwei rote Zahlenplättchen liegen nebeneinander."}};
inline constexpr Sentence kOtherHarbours{"BASE-4", {"The harbours are not those of this game's box.", "Die Häfen sind andere als in der Schachtel dieses Spiels."}};
inline constexpr Sentence kRobberNotOnDesert{"BASE-16", {"The robber should start on a desert.", "Der Räuber sollte auf einer Wüste beginnen."}};

// --- set-up ----------------------------------------------------------------------------------------------------------
inline constexpr Sentence kNotYourPlacement{"BASE-10", {"{other} is next to place.", "{other} ist mit Setzen an der Reihe."}};
inline constexpr Sentence kSettlementIsDue{"BASE-10", {"{other} places a settlement now.", "{other} setzt jetzt eine Siedlung."}};
inline constexpr Sentence kRoadIsDue{"BASE-10", {"{other} places the road of the settlement just set.", "{other} setzt jetzt die Straße zur neuen Siedlung."}};
inline constexpr Sentence kRoadAtNewSettlement{"BASE-10", {"The road must start at the settlement just placed.", "Die Straße muss an der eben gesetzten Siedlung beginnen."}};
inline constexpr Sentence kSetUpNotOver{"BASE-10", {"Set-up is not over: {other} still has to place.", "Der Aufbau ist nicht beendet: {other} muss noch setzen."}};

// --- the turn --------------------------------------------------------------------------------------------------------
inline constexpr Sentence kNotYourTurn{"BASE-11", {"It is the turn of {other}.", "{other} ist am Zug."}};
inline constexpr Sentence kRollFirst{"BASE-11", {"{player} must roll first.", "{player} muss zuerst würfeln."}};
inline constexpr Sentence kRolledAlready{"BASE-11", {"{player} has rolled already.", "{player} hat schon gewürfelt."}};
inline constexpr Sentence kOneCardATurn{"BASE-11", {"{player} has played a development card this turn.", "{player} hat in diesem Zug schon eine Entwicklungskarte gespielt."}};
inline constexpr Sentence kBoughtThisTurn{"BASE-11", {"All cards of {player} that could be this one were bought this turn.", "Alle Karten, die es sein könnten, hat {player} erst in diesem Zug gekauft."}};
inline constexpr Sentence kNothingMoves{"BASE-11", {"A piece once built stays where it is.", "Eine gebaute Figur bleibt, wo sie ist."}};
inline constexpr Sentence kNothingLeaves{"BASE-11", {"A piece once built is not taken back.", "Eine gebaute Figur wird nicht zurückgenommen."}};
inline constexpr Sentence kNoWeapons{"BASE-11", {"These rules have no weapons and no attacks.", "Diese Regeln kennen keine Waffen und keine Angriffe."}};
inline constexpr Sentence kNoChoices{"BASE-11", {"These rules give nobody cards to choose.", "Nach diesen Regeln gibt es keine Karten zu wählen."}};
inline constexpr Sentence kJustHadTurn{"BASE-17", {"{player} has just had a turn and does not build between turns.", "{player} war gerade am Zug und baut nicht zwischen den Zügen."}};
inline constexpr Sentence kOutOfOrder{"BASE-17", {"{other} has built already, so {player} has passed.", "{other} hat schon gebaut, {player} hat also verzichtet."}};
inline constexpr Sentence kOnlyBuilding{"BASE-17", {"Between turns {player} may build and buy cards, no more.", "Zwischen den Zügen darf {player} bauen und Karten kaufen, sonst nichts."}};
inline constexpr Sentence kGameIsOver{"BASE-34", {"{other} has won already.", "{other} hat schon gewonnen."}};

// --- production and sevens -------------------------------------------------------------------------------------------
inline constexpr Sentence kThiefFirst{"BASE-14", {"{other} must move the robber first.", "{other} muss zuerst den Räuber versetzen."}};
inline constexpr Sentence kNoReasonToMove{"BASE-14", {"The robber moves only for a 7 or a knight.", "Der Räuber zieht nur bei einer 7 oder einem Ritter."}};
inline constexpr Sentence kAnotherHex{"BASE-14", {"The robber must go to another hex.", "Der Räuber muss auf ein anderes Feld."}};
inline constexpr Sentence kLandOnly{"BASE-14", {"The robber must go to a land hex.", "Der Räuber muss auf ein Landfeld."}};
inline constexpr Sentence kOwnCards{"BASE-14", {"{player} cannot steal from {player}.", "{player} kann nicht {player} bestehlen."}};
inline constexpr Sentence kVictimNotThere{"BASE-14", {"{other} has no building on that hex.", "{other} hat kein Gebäude an diesem Feld."}};
inline constexpr Sentence kVictimHasNone{"BASE-14", {"Allowed if {other} has a card; according to the record there is none.", "Erlaubt, wenn {other} eine Karte hat; nach den Aufzeichnungen ist keine da."}, true};
inline constexpr Sentence kMustSteal{"BASE-14", {"{player} must steal from somebody there who has a card.", "{player} muss dort jemanden bestehlen, der eine Karte hat."}};
inline constexpr Sentence kDiscardFirst{"BASE-14", {"Allowed if {other} has discarded {number} first.", "Erlaubt, wenn {other} zuvor {number} abgelegt hat."}};
inline constexpr Sentence kNoDiscardDue{"BASE-14", {"Nobody discards now.", "Jetzt wird nichts abgelegt."}};
inline constexpr Sentence kDiscardsOnce{"BASE-14", {"{player} has discarded already.", "{player} hat schon abgelegt."}};
inline constexpr Sentence kDiscardHalf{"BASE-14", {"Allowed if {player} held {number} or one card more.", "Erlaubt, wenn {player} {number} oder eine Karte mehr hatte."}};
inline constexpr Sentence kDiscardOther{"BASE-14", {"Allowed if {player} held {number} or one card more; according to the record half is {most}.", "Erlaubt, wenn {player} {number} oder eine Karte mehr hatte; nach den Aufzeichnungen ist die Hälfte {most}."}, true};
inline constexpr Sentence kDiscardFewerThanFour{"BASE-14", {"A player who discards has more than 7 cards, and so discards at least 4.", "Wer ablegt, hat mehr als 7 Karten und legt also mindestens 4 ab."}};
inline constexpr Sentence kNoPirate{"BASE-14", {"These rules have no pirate.", "Diese Regeln kennen keinen Piraten."}};
inline constexpr Sentence kBankLacksChosen{"BASE-13", {"The bank does not have {cards} to choose.", "Die Bank hat nicht mehr zur Wahl: {cards}."}};

// --- building --------------------------------------------------------------------------------------------------------
inline constexpr Sentence kNoSuchPiece{"BASE-5", {"These rules have no such piece: {piece}.", "Diese Regeln kennen diese Figur nicht: {piece}."}};
inline constexpr Sentence kPays{"BASE-20", {"Allowed if {player} pays {cards}.", "Erlaubt, wenn {player} bezahlt: {cards}."}};
inline constexpr Sentence kPaysHidden{"BASE-20", {"Allowed if {player} pays {cards}; of the cards that nobody knows it takes {number}.", "Erlaubt, wenn {player} bezahlt: {cards}; von den unbekannten Karten braucht es {number}."}};
inline constexpr Sentence kSeemsShort{"BASE-20", {"Allowed if {player} pays {cards}; according to the record {player} does not have that.", "Erlaubt, wenn {player} bezahlt: {cards}; nach den Aufzeichnungen hat {player} das nicht."}, true};
inline constexpr Sentence kEdgeTaken{"BASE-21", {"A piece of {other} lies there.", "Dort liegt schon etwas von {other}."}};
inline constexpr Sentence kNoLand{"BASE-21", {"A road needs land on one side.", "Eine Straße braucht Land an einer Seite."}};
inline constexpr Sentence kRoadJoinsNothing{"BASE-21", {"The road joins no road, settlement or city of {player}.", "Die Straße schließt an keine Straße, Siedlung oder Stadt von {player} an."}};
inline constexpr Sentence kThroughOpponent{"BASE-21", {"The road would pass a building of {other}.", "Die Straße führte an einem Gebäude von {other} vorbei."}};
inline constexpr Sentence kNotOnACorner{"BASE-22", {"A building stands on a corner: {piece}.", "Ein Gebäude steht auf einer Ecke: {piece}."}};
inline constexpr Sentence kCornerTaken{"BASE-22", {"A building of {other} stands there.", "Dort steht schon ein Gebäude von {other}."}};
inline constexpr Sentence kTooClose{"BASE-22", {"A building of {other} stands one edge away.", "Ein Gebäude von {other} steht nur eine Kante entfernt."}};
inline constexpr Sentence kCornerOffLand{"BASE-22", {"A settlement needs land beside it.", "Eine Siedlung braucht Land neben sich."}};
inline constexpr Sentence kSettlementJoinsNothing{"BASE-22", {"No road of {player} leads there.", "Keine Straße von {player} führt dorthin."}};
inline constexpr Sentence kNothingToUpgrade{"BASE-23", {"A city replaces a settlement of {player}, and there is none.", "Eine Stadt ersetzt eine Siedlung von {player}, und dort ist keine."}};
inline constexpr Sentence kNoneLeft{"BASE-24", {"{player} has no piece of that kind left: {piece}.", "{player} hat keine solche Figur mehr: {piece}."}};

// --- cards and trade -------------------------------------------------------------------------------------------------
inline constexpr Sentence kDeckEmpty{"BASE-5", {"No development card is left.", "Es ist keine Entwicklungskarte mehr da."}};
inline constexpr Sentence kMoreThanTheDeckHas{"BASE-5", {"All cards of that kind have been played.", "Alle Karten dieser Art sind schon gespielt."}};
inline constexpr Sentence kNoCardToPlay{"BASE-30", {"Allowed if {player} holds a development card; according to the record there is none.", "Erlaubt, wenn {player} eine Entwicklungskarte hat; nach den Aufzeichnungen ist keine da."}, true};
inline constexpr Sentence kTwoRoads{"BASE-30", {"Road building gives two roads.", "Straßenbau gibt zwei Straßen."}};
inline constexpr Sentence kTwoCards{"BASE-30", {"Year of plenty takes two cards.", "Erfindung nimmt zwei Karten."}};
inline constexpr Sentence kNameAKind{"BASE-30", {"A monopoly names one of the five resources.", "Ein Monopol nennt einen der fünf Rohstoffe."}};
inline constexpr Sentence kBankLacks{"BASE-31", {"The bank does not have {cards}.", "Die Bank hat nicht: {cards}."}};
inline constexpr Sentence kTradeOffTurn{"BASE-31", {"Trade is with {other}, whose turn it is.", "Gehandelt wird mit {other}, am Zug."}};
inline constexpr Sentence kTradeWithOneself{"BASE-31", {"Nobody trades alone.", "Niemand handelt mit sich selbst."}};
inline constexpr Sentence kGiveSomething{"BASE-31", {"Each side gives at least one card.", "Jede Seite gibt mindestens eine Karte."}};
inline constexpr Sentence kSameKind{"BASE-31", {"Both sides give the same kind.", "Beide Seiten geben dieselbe Art."}};
inline constexpr Sentence kWrongRate{"BASE-31", {"The harbours of {player} give another rate: {number} {number|card is|cards are} due for this.", "Die Häfen von {player} geben einen anderen Kurs: {number} {number|Karte steht|Karten stehen} dafür zu."}};
// clang-format on

}  // namespace hexwarden::rules::base
