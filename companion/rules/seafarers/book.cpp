#include "companion/rules/seafarers/rules.h"
#include "companion/rules/seafarers/sentences.h"

namespace hexwarden::rules::seafarers {
namespace {

// clang-format off
constexpr Clause kClauses[]{
    {"SEA-1", {"Sea, gold and ships", "Meer, Gold und Schiffe"},
     {"Sea hexes belong to the board. Each player has 15 ships; a ship costs 1 lumber and 1 wool. A gold hex pays a free choice of cards, one for a settlement and two for a city; they may differ, and the robber stops them.",
      "Meerfelder gehören zum Brett. Jeder hat 15 Schiffe; ein Schiff kostet 1 Holz und 1 Wolle. Ein Goldfeld zahlt Karten nach freier Wahl, eine für eine Siedlung und zwei für eine Stadt; sie dürfen verschieden sein, und der Räuber verhindert sie."},
     {"Gold is chosen after everything else is paid, whoever rolled first and then in order, from what the bank still has. In set-up a gold hex gives one free choice.", "Gold wird gewählt, wenn alles andere bezahlt ist, zuerst von der Person, die gewürfelt hat, dann der Reihe nach, aus dem Rest der Bank. Im Aufbau gibt ein Goldfeld eine freie Wahl."}, ""},
    {"SEA-2", {"Where ships lie", "Wo Schiffe liegen"},
     {"A ship lies on a free edge with sea on at least one side and joins a ship, settlement or city of its owner, but never past a corner on which an opponent has built. An edge of the coast carries a road or a ship, not both.",
      "Ein Schiff liegt auf einer freien Kante mit Meer auf mindestens einer Seite und schließt an ein eigenes Schiff, eine eigene Siedlung oder Stadt an, doch nie über eine Ecke mit fremdem Gebäude. Eine Küstenkante trägt eine Straße oder ein Schiff, nicht beides."},
     {"", ""}, ""},
    {"SEA-3", {"Roads and ships", "Straßen und Schiffe"},
     {"Roads join roads and ships join ships. A road and a ship go on into each other only at a settlement or city of their owner.",
      "Straßen schließen an Straßen an, Schiffe an Schiffe. Straße und Schiff gehen nur an einer eigenen Siedlung oder Stadt ineinander über."},
     {"", ""}, ""},
    {"SEA-4", {"Settling by ship", "Siedeln mit Schiffen"},
     {"Ships alone may lead to a corner of the coast on which their owner settles. The distance rule holds there too.",
      "Auch Schiffe allein dürfen zu einer Küstenecke führen, auf der siedelt, wem sie gehören. Die Abstandsregel gilt auch dort."},
     {"", ""}, ""},
    {"SEA-5", {"Moving a ship", "Ein Schiff bewegen"},
     {"After the roll you may move one ship of yours a turn, unless it was built in the same turn. It must be at the open end of a route that does not link two of your settlements or cities, and may go wherever a new ship could be built once it has been lifted. A route that links two stays closed even if an opponent builds in its middle. Of a ring that comes back to one building only the two ships at the building are open; of a ring without a building all are. Beside the pirate no ship leaves or arrives.",
      "Nach dem Würfeln darf je Zug ein eigenes Schiff bewegt werden, wenn es nicht im selben Zug gebaut wurde. Es muss am offenen Ende einer Route liegen, die nicht zwei eigene Siedlungen oder Städte verbindet, und darf überallhin, wo nach dem Anheben ein neues Schiff gebaut werden dürfte. Eine verbindende Route bleibt geschlossen, auch wenn jemand in ihrer Mitte baut. In einem Ring zurück zu einem Gebäude sind nur die beiden Schiffe am Gebäude offen, in einem Ring ohne Gebäude alle. Neben dem Piraten legt kein Schiff ab oder an."},
     {"", ""}, ""},
    {"SEA-6", {"Longest trade route", "Längste Handelsroute"},
     {"In place of the longest road counts the longest chain of roads and ships together, joined at the owner's buildings. Minimum, points, ties and what breaks a chain stay as they are.",
      "Statt der längsten Straße zählt die längste Kette aus Straßen und Schiffen, verbunden an eigenen Gebäuden. Mindestwert, Punkte, Gleichstand und Unterbrechung bleiben gleich."},
     {"", ""}, ""},
    {"SEA-7", {"The pirate", "Der Pirat"},
     {"The pirate stands on a sea hex; on the edges of that hex no ship is built, moved away or brought in. On a 7 or a knight either the robber or the pirate moves, always to another hex. The pirate steals a card from one other player with a ship on an edge of his hex. Roads, buildings and harbours do not mind him. Robber and pirate start where the layout has them.",
      "Der Pirat steht auf einem Meerfeld; an den Kanten dieses Feldes wird kein Schiff gebaut, weg- oder hinbewegt. Bei einer 7 oder einem Ritter zieht entweder der Räuber oder der Pirat, immer auf ein anderes Feld. Der Pirat stiehlt eine Karte von einer anderen Person mit einem Schiff an einer Kante seines Feldes. Straßen, Gebäude und Häfen stört er nicht. Räuber und Pirat beginnen, wo der Aufbau sie hat."},
     {"", ""}, ""},
    {"SEA-8", {"Ships in set-up", "Schiffe im Aufbau"},
     {"A settlement of the set-up on the coast may have a ship in place of its road.",
      "Eine Siedlung des Aufbaus an der Küste darf statt der Straße ein Schiff haben."},
     {"", ""}, ""},
    {"SEA-9", {"Road building", "Straßenbau"},
     {"The card lays two roads, two ships, or one of each.",
      "Die Karte legt zwei Straßen, zwei Schiffe oder je eines."},
     {"", ""}, ""},
    {"SEA-10", {"New islands", "Neue Inseln"},
     {"A table may reward everybody who first settles on an island new to them.",
      "Ein Tisch darf alle belohnen, die zum ersten Mal auf einer für sie neuen Insel siedeln."},
     {"Worth 0, 1 or 2 points, as the table chooses; 0 if it chooses nothing.", "0, 1 oder 2 Punkte wert, wie der Tisch es wählt; 0, wenn er nichts wählt."}, "island_points"},
    {"SEA-11", {"Points to win", "Punkte zum Sieg"},
     {"The layout says how many points win.",
      "Der Aufbau sagt, wie viele Punkte gewinnen."},
     {"10 if it says nothing.", "10, wenn er nichts sagt."}, "points_to_win"},
};

constexpr const Sentence* kSentences[]{
    &kNoGoldToChoose, &kOtherCountForGold, &kOtherKindsForGold, &kEdgeTaken, &kNoSea, &kShipJoinsNothing, &kThroughOpponent, &kOneMoveATurn, &kBuiltThisTurn, &kNoShipThere,
    &kRouteClosed, &kNotAtTheEnd, &kMovesNowhere, &kPirateThere, &kPirateToSea, &kPirateElsewhere, &kNoShipToRob,
    &kNotOneself, &kShipAtNewSettlement,
};
// clang-format on

constexpr Option kOptions[]{
    {"island_points",
     "SEA-10",
     {"Points for the first settlement on a new island", "Punkte für die erste Siedlung auf einer neuen Insel"},
     Option::Kind::number,
     0,
     0,
     2},
    {"points_to_win", "SEA-11", {"Points to win", "Punkte zum Sieg"}, Option::Kind::number, 10, 3, 30},
};

}  // namespace

const Book kBook{
    .word = "seafarers",
    .name = {"Seafarers", "Seefahrer"},
    .clauses = kClauses,
    .sentences = kSentences,
    .summary = {"Ships, the sea, gold and the pirate.", "Schiffe, das Meer, Gold und der Pirat."},
    .options = kOptions,
    .agree = agree,
    .rules = addRules,
    .dues = addDues,
};

}  // namespace hexwarden::rules::seafarers
