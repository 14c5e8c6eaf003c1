#include "companion/rules/river/rules.h"
#include "companion/rules/river/sentences.h"

namespace hexwarden::rules::river {
namespace {

// clang-format off
constexpr Clause kClauses[]{
    {"RIVER-1", {"The tile", "Das Flussteil"},
     {"The river tile is a chain of three hexes: mountains, hills, and fields that can be flooded. It takes the place of one hex of each of these kinds, and each of the three carries a token.",
      "Das Flussteil ist eine Kette aus drei Feldern: Gebirge, Hügelland und Ackerland, das überschwemmt werden kann. Es ersetzt je ein Feld dieser Arten, und auf jedem der drei liegt ein Zahlenplättchen."},
     {"", ""}, ""},
    {"RIVER-2", {"How it lies", "Wie es liegt"},
     {"The river flows from the mountains through the hills and the plain and meets the sea at one corner of the plain, between two coasts.",
      "Der Fluss läuft vom Gebirge durch das Hügelland und die Ebene und mündet an einer Ecke der Ebene zwischen zwei Küsten ins Meer."},
     {"It crosses the side between mountains and hills, the side between hills and plain, and the two coasts at the mouth. The mountains do not touch the plain, and the corners beside the mouth do not touch the hills.",
      "Er kreuzt die Seite zwischen Gebirge und Hügelland, die zwischen Hügelland und Ebene und die beiden Küsten an der Mündung. Das Gebirge berührt die Ebene nicht, und die Ecken neben der Mündung berühren das Hügelland nicht."}, ""},
    {"RIVER-10", {"What the river yields", "Was der Fluss bringt"},
     {"Mountains and hills yield like any others. The dry plain yields on its token and on every 6 and 8, once a roll at most; flooded it yields nothing.",
      "Gebirge und Hügelland bringen Ertrag wie alle anderen. Die trockene Ebene bringt Ertrag bei ihrer Zahl und bei jeder 6 und 8, höchstens einmal je Wurf; überschwemmt bringt sie nichts."},
     {"", ""}, ""},
    {"RIVER-11", {"Floods", "Überschwemmungen"},
     {"A rolled 7 floods the dry plain and dries the flooded one. Nothing else does, and no other hex is ever flooded. Any marker may show it.",
      "Eine gewürfelte 7 überschwemmt die trockene Ebene und legt die überschwemmte trocken. Nichts anderes tut das, und kein anderes Feld wird je überschwemmt. Jeder Marker darf es anzeigen."},
     {"The plain is dry at first and yields in set-up as usual.", "Die Ebene ist zu Beginn trocken und bringt im Aufbau wie üblich Ertrag."}, ""},
    {"RIVER-12", {"Robber and flood", "Räuber und Flut"},
     {"On a 7 the flood turns before the robber moves. He never goes onto the flooded plain; he may go there when this 7 has dried it, or by a knight while it is dry.",
      "Bei einer 7 ändert sich die Flut, bevor der Räuber zieht. Auf die überschwemmte Ebene geht er nie; dorthin darf er, wenn diese 7 sie trockengelegt hat oder durch einen Ritter, solange sie trocken ist."},
     {"", ""}, ""},
    {"RIVER-13", {"The robber drowns", "Der Räuber ertrinkt"},
     {"If the plain is flooded while the robber stands on it, he leaves the board, and whoever rolled does not place him. Whoever rolls the next 7 puts him back on the desert; after that he moves as usual. A knight does not bring him back.",
      "Wird die Ebene überschwemmt, während der Räuber darauf steht, so verlässt er das Brett, und wer gewürfelt hat, setzt ihn nicht. Wer die nächste 7 würfelt, setzt ihn auf die Wüste zurück; danach zieht er wie üblich. Ein Ritter bringt ihn nicht zurück."},
     {"A knight played meanwhile steals nothing and counts for the largest army. On his return the roller may steal from somebody who has built beside that desert. Without a desert he returns to the hex where he started, of several deserts to his own. Whoever must discard on a 7 does so first, whatever the flood does.",
      "Ein Ritter, der in der Zwischenzeit gespielt wird, stiehlt nichts und zählt für die größte Rittermacht. Bei der Rückkehr darf gestohlen werden, und zwar bei jemandem mit einem Gebäude an dieser Wüste. Ohne Wüste kehrt er auf das Feld zurück, auf dem er begonnen hat, bei mehreren Wüsten auf seine. Wer bei einer 7 ablegen muss, tut das zuerst, was die Flut auch macht."}, "river_return_steals"},
    {"RIVER-14", {"The robber on the plain", "Der Räuber auf der Ebene"},
     {"On the dry plain the robber stops its yield as on any hex.",
      "Auf der trockenen Ebene verhindert der Räuber den Ertrag wie auf jedem Feld."},
     {"The yield on 6 and 8 too.", "Auch den bei 6 und 8."}, ""},
    {"RIVER-15", {"The pirate meanwhile", "Der Pirat in der Zwischenzeit"},
     {"With Seafarers the pirate may stand in for the drowned robber.",
      "Mit Seefahrern kann der Pirat den ertrunkenen Räuber vertreten."},
     {"On the 7 that drowns the robber, and by a knight while he is away, the pirate may be moved. On the next 7 the return is the move. If the robber started beside the board, he comes back on any dry land hex.",
      "Bei der 7, die den Räuber ertränkt, und durch einen Ritter, solange er fort ist, darf der Pirat ziehen. Bei der nächsten 7 ist die Rückkehr der Zug. Hat der Räuber neben dem Brett begonnen, so kommt er auf ein beliebiges trockenes Landfeld zurück."}, ""},
    {"RIVER-20", {"The mouth", "Die Mündung"},
     {"No road lies on the two coasts where the river meets the sea. With Seafarers ships may lie there.",
      "Auf den beiden Küsten an der Mündung liegt keine Straße. Mit Seefahrern dürfen dort Schiffe liegen."},
     {"", ""}, ""},
    {"RIVER-21", {"Bridges", "Brücken"},
     {"Between mountains and hills and between hills and plain only a bridge crosses the river. It costs 1 lumber, 1 brick and 1 ore, is laid with two road pieces side by side, and joins as a road does.",
      "Zwischen Gebirge und Hügelland und zwischen Hügelland und Ebene führt nur eine Brücke über den Fluss. Sie kostet 1 Holz, 1 Lehm und 1 Erz, wird mit zwei Straßen nebeneinander gelegt und schließt an wie eine Straße."},
     {"", ""}, ""},
    {"RIVER-22", {"A bridge is longer", "Eine Brücke ist länger"},
     {"In the longest road a bridge counts one and a half.",
      "In der längsten Straße zählt eine Brücke eineinhalb."},
     {"For the minimum of five too.", "Auch für den Mindestwert von fünf."}, ""},
    {"RIVER-23", {"Both bridges", "Beide Brücken"},
     {"Whoever has built both bridges wins every tie for the longest road, whoever held it before.",
      "Wer beide Brücken gebaut hat, gewinnt jeden Gleichstand um die längste Straße, wer sie vorher auch hatte."},
     {"From five on, with Seafarers for the longest trade route; the bridges need not be part of it. A card that was set aside goes to that player at once.",
      "Ab fünf, mit Seefahrern bei der längsten Handelsroute; die Brücken müssen nicht dazugehören. Eine beiseitegelegte Karte geht sofort an diese Person."}, ""},
    {"RIVER-24", {"Road building and bridges", "Straßenbau und Brücken"},
     {"A free road of a road-building card may stand for the lumber and brick of a bridge. The ore is still paid, and two road pieces are needed.",
      "Eine freie Straße einer Straßenbaukarte darf für Holz und Lehm einer Brücke stehen. Das Erz wird bezahlt, und zwei Straßen werden gebraucht."},
     {"Both may, for both bridges; with Seafarers one for a bridge and one for a ship.",
      "Auch beide, für beide Brücken; mit Seefahrern eine für eine Brücke und eine für ein Schiff."}, ""},
    {"RIVER-25", {"Above the source", "Oberhalb der Quelle"},
     {"The side of the mountains across from the first bridge is a side like any other.",
      "Die Seite des Gebirges gegenüber der ersten Brücke ist eine Seite wie jede andere."},
     {"", ""}, ""},
    {"RIVER-30", {"No building at the mouth", "Kein Gebäude an der Mündung"},
     {"Nothing is built on the corner where the river meets the sea, unless Seafarers is played.",
      "Auf der Ecke, an der der Fluss ins Meer mündet, wird nicht gebaut, es sei denn mit Seefahrern."},
     {"There the distance rule then holds as everywhere.", "Dort gilt dann die Abstandsregel wie überall."}, ""},
    {"RIVER-31", {"Both banks", "Beide Ufer"},
     {"On either side of the mouth, and at both ends of each bridge site, buildings may face each other, whoever owns them and whether or not a bridge is there. Everywhere else the distance rule holds.",
      "Beiderseits der Mündung und an beiden Enden jeder Brückenstelle dürfen sich Gebäude gegenüberstehen, wem sie auch gehören und ob dort eine Brücke liegt oder nicht. Sonst gilt überall die Abstandsregel."},
     {"", ""}, ""},
    {"RIVER-33", {"Who plays", "Für wen"},
     {"The river is meant for three or four players. The coins of the first edition of the river are not used.",
      "Der Fluss ist für drei oder vier Personen gedacht. Die Münzen der ersten Ausgabe des Flusses werden nicht gebraucht."},
     {"", ""}, ""},
    {"RIVER-34", {"Points to win", "Punkte zum Sieg"},
     {"The rules of the river do not change how many points win.",
      "Die Flussregeln ändern nichts daran, wie viele Punkte gewinnen."},
     {"10, with Seafarers what the layout says.", "10, mit Seefahrern, was der Aufbau sagt."}, "river_twelve_points"},
};

constexpr const Sentence* kSentences[]{
    &kNoTile, &kTileWithoutToken, &kTileDoesNotFit, &kMeantForFour, &kNotIntoTheFlood, &kDrowned, &kComesBackAtHome,
    &kReturnStealsNothing, &kReturnIsTheMove, &kNoRoadAtMouth, &kBridgeOnly, &kNothingToBridge, &kBridgeTaken,
    &kBridgeJoinsNothing, &kBridgeThroughOpponent, &kTwoRoadPieces, &kNothingAtMouth,
};
// clang-format on

}  // namespace

const Book kBook{"great-river", {"The Great River", "Der große Fluss"}, kClauses, kSentences};

}  // namespace hexwarden::rules::river
