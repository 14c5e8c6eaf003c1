#include "companion/rules/war/rules.h"
#include "companion/rules/war/sentences.h"

namespace hexwarden::rules::war {
namespace {

// clang-format off
constexpr Clause kClauses[]{
    {"WAR-1", {"Weapons", "Waffen"},
     {"On your own turn you may buy weapons for 1 ore and 1 lumber each and say so. A weapon lies open in front of you and is no card of your hand; the two cards lie with it.",
      "Wer am Zug ist, darf Waffen kaufen, jede für 1 Erz und 1 Holz, und sagt es an. Eine Waffe liegt offen aus und zählt nicht zur Hand; die beiden Karten liegen dabei."},
     {"Hold as many as you like; nobody trades or steals them. No 7 and no monopoly reaches the cards on them. They go back to the bank when the weapon is used; a weapon for a burned knight has none.",
      "Alle dürfen beliebig viele haben; niemand handelt oder stiehlt sie. Weder eine 7 noch ein Monopol erreicht die Karten darauf. Sie gehen an die Bank zurück, wenn die Waffe benutzt wird; eine Waffe für einen verbrannten Ritter hat keine."}, "weapon_cards_return_at_once"},
    {"WAR-2", {"Targets", "Ziele"},
     {"An attack names one piece of another player. A road takes 1 weapon and 1 knight, a settlement 2 and 2, a city 3 and 3, a fort 3 and 3.",
      "Ein Angriff nennt eine Figur einer anderen Person. Eine Straße braucht 1 Waffe und 1 Ritter, eine Siedlung je 2, eine Stadt je 3, eine Festung je 3."},
     {"", ""}, ""},
    {"WAR-3", {"Knights", "Ritter"},
     {"The knights are those that the attacker has played in the whole game. They are needed, not spent.",
      "Gemeint sind die Ritter, die der Angreifer im ganzen Spiel gespielt hat. Sie werden gebraucht, nicht verbraucht."},
     {"Every attack is looked at by itself: with two knights and four weapons two settlements may fall in one turn.", "Jeder Angriff wird für sich betrachtet: mit zwei Rittern und vier Waffen können in einem Zug zwei Siedlungen fallen."}, "knights_serve_once"},
    {"WAR-4", {"Destruction", "Zerstörung"},
     {"The weapons used are gone, and the target leaves the board.", "Die benutzten Waffen sind verbraucht, das Ziel verlässt das Brett."},
     {"The piece returns to its owner's stock. A city or a fort goes whole; no settlement remains.", "Die Figur kommt in den Vorrat zurück. Eine Stadt oder Festung verschwindet ganz; keine Siedlung bleibt."}, "destroyed_step_down"},
    {"WAR-5", {"The path", "Der Weg"},
     {"From a building of the attacker a path must lead to the target along roads of players who consent.",
      "Von einem Gebäude des Angreifers muss ein Weg zum Ziel führen, über Straßen von Leuten, die zustimmen."},
     {"It ends at the target's corner or at either end of the target road, whose own edge it does not use; a building of the attacker there is path enough. It passes no building of anyone who has not consented, but may end at one, and it passes no corner twice. The owner of the target may consent as well.",
      "Er endet an der Ecke des Ziels oder an einem Ende der Zielstraße, über die er selbst nicht führt; steht dort ein Gebäude des Angreifers, genügt das. Er führt an keinem Gebäude von jemandem vorbei, der nicht zustimmt, darf aber dort enden, und berührt keine Ecke zweimal. Auch wem das Ziel gehört, darf zustimmen."}, ""},
    {"WAR-6", {"When to attack", "Wann angegriffen wird"},
     {"Attack on your own turn, after the roll.", "Angegriffen wird im eigenen Zug, nach dem Würfeln."},
     {"As often as you like, with weapons bought this turn too, but never your own pieces. A legal attack succeeds; no dice are rolled.", "Beliebig oft, auch mit Waffen aus diesem Zug, doch nie die eigenen Figuren. Ein erlaubter Angriff gelingt; gewürfelt wird nicht."}, ""},
    {"WAR-7", {"Consent", "Zustimmung"},
     {"Players are asked whether their roads may be used.", "Wem die Straßen gehören, wird gefragt."},
     {"Asked again for each attack, and good for that attack only. Whoever says nothing has refused. The companion notes who agreed.", "Für jeden Angriff neu gefragt, und nur für diesen gültig. Wer schweigt, lehnt ab. Der Begleiter merkt sich, wer zugestimmt hat."}, ""},
    {"WAR-10", {"Forts", "Festungen"},
     {"A fort costs 1 wool, 1 brick and 1 grain, replaces a settlement of yours and counts 1 point.", "Eine Festung kostet 1 Wolle, 1 Lehm und 1 Getreide, ersetzt eine eigene Siedlung und zählt 1 Punkt."},
     {"", ""}, ""},
    {"WAR-11", {"Forts and cities", "Festungen und Städte"},
     {"A city becomes a fort for the same price. A fort becomes a city for the price of a city, 2 grain and 3 ore.", "Eine Stadt wird für denselben Preis zur Festung. Eine Festung wird für den Preis einer Stadt zur Stadt: 2 Getreide und 3 Erz."},
     {"", ""}, ""},
    {"WAR-12", {"What a fort is", "Was eine Festung ist"},
     {"In everything else a fort is a building like a settlement.", "In allem anderen ist eine Festung ein Gebäude wie eine Siedlung."},
     {"It draws 1 card, has its harbour, feels the robber, keeps others at a distance, joins its owner's roads and breaks those of others. The piece it was made of stays out of the stock: one made of a settlement takes a city and gives the settlement back when it turns into a city. There is no limit on forts.",
      "Sie bringt 1 Karte, nutzt ihren Hafen, spürt den Räuber, hält andere auf Abstand, verbindet eigene Straßen und trennt fremde. Die Figur, aus der sie wurde, bleibt dem Vorrat fern: eine aus einer Siedlung nimmt eine Stadt und gibt die Siedlung zurück, wenn sie zur Stadt wird. Festungen gibt es unbegrenzt."}, "forts_draw_as_made"},
    {"WAR-13", {"A fort holds out", "Eine Festung hält stand"},
     {"A fort falls only while every road space that leads to its corner carries a road of another colour than its owner's.", "Eine Festung fällt nur, solange auf jedem Straßenplatz an ihrer Ecke eine Straße anderer Farbe als der ihren liegt."},
     {"The roads may have several colours, and abandoned ones count. An edge on which no road can ever lie is no road space. A road of the owner protects.", "Die Straßen dürfen verschiedene Farben haben, auch verlassene zählen. Eine Kante, auf der nie eine Straße liegen kann, ist kein Straßenplatz. Eine eigene Straße schützt."}, ""},
    {"WAR-14", {"Attacking a fort", "Angriff auf eine Festung"},
     {"A fort is attacked with weapons, knights and a path like anything else, and must besides be shut in by other colours' roads.", "Eine Festung wird wie alles andere mit Waffen, Rittern und einem Weg angegriffen und muss dazu von fremden Straßen umschlossen sein."},
     {"", ""}, ""},
    {"WAR-20", {"Lent knights", "Geliehene Ritter"},
     {"Whoever lacks knights may add those that others have played and lend, if the roads of both are connected or both have a path to the target.", "Wem Ritter fehlen, dem dürfen andere ihre gespielten leihen, wenn die Straßen beider verbunden sind oder beide einen Weg zum Ziel haben."},
     {"The lender's path is like the attacker's; on it both consent. Whoever is attacked lends nothing.", "Der Weg der leihenden Person ist wie der des Angreifers; auf ihm stimmen beide zu. Wer angegriffen wird, leiht nichts."}, ""},
    {"WAR-21", {"Connected roads", "Verbundene Straßen"},
     {"The roads of two players are connected if a path leads from a building of one to a building of the other, along roads of players who consent and past no building of one who does not.", "Die Straßen zweier Personen sind verbunden, wenn ein Weg von einem Gebäude der einen zu einem der anderen führt, über Straßen von Leuten, die zustimmen, und an keinem Gebäude von jemandem vorbei, der es nicht tut."},
     {"", ""}, ""},
    {"WAR-22", {"How knights are lent", "Wie Ritter geliehen werden"},
     {"Lent knights help with one attack.", "Geliehene Ritter helfen bei einem Angriff."},
     {"They stay played. Several may lend, any number each, and the attacker needs none; the weapons are all the attacker's. No knight counts twice in one attack.", "Sie bleiben gespielt. Mehrere dürfen leihen, jeder beliebig viele, und der Angreifer braucht keinen; die Waffen sind alle vom Angreifer. Kein Ritter zählt in einem Angriff doppelt."}, ""},
    {"WAR-30", {"The desert", "Die Wüste"},
     {"Whoever places a settlement at a desert lays a played knight open; turning it into a city brings another.", "Wer an eine Wüste eine Siedlung setzt, legt einen gespielten Ritter offen hin; wird sie zur Stadt, noch einen."},
     {"Set-up counts too, forts never, and one knight is all however many deserts touch. He comes from the deck while it has one, moves no robber and counts for the largest army. A settlement rebuilt there brings him again; a fort turned into a city does not.", "Auch im Aufbau, nie bei Festungen, und ein Ritter, wie viele Wüsten es auch sind. Er kommt aus dem Stapel, solange einer da ist, versetzt keinen Räuber und zählt für die Rittermacht. Eine neu gesetzte Siedlung bringt ihn wieder; eine Festung, die zur Stadt wird, nicht."}, ""},
    {"WAR-31", {"Abandoned roads", "Verlassene Straßen"},
     {"A road from which no chain of its colour leads to a building of its colour is abandoned. It counts for no longest road, nobody attacks or builds from it, and between connected roads it counts as one of somebody who consents.", "Eine Straße, von der keine Kette ihrer Farbe zu einem Gebäude ihrer Farbe führt, ist verlassen. Sie zählt für keine längste Straße, von ihr aus wird weder angegriffen noch gebaut, und zwischen verbundenen Straßen gilt sie als zugestimmt."},
     {"Every attack may cross it unasked, but not as the last edge before the target. An opponent's building breaks the chain; a road joined again is abandoned no more. It still fills its edge, counts by its colour around a fort, and can be attacked.", "Jeder Angriff darf ungefragt über sie führen, nur nicht als letzte Kante vor dem Ziel. Ein fremdes Gebäude trennt die Kette; wieder verbunden ist sie nicht mehr verlassen. Sie belegt weiter ihre Kante, zählt mit ihrer Farbe um eine Festung und ist ein Ziel."}, "abandoned_block_attacks"},
    {"WAR-32", {"Pillaging", "Plündern"},
     {"If the table plays it: a destroyed settlement brings the attacker 1 card, a city 2, a fort 3, of kinds that the hexes around it yield.", "Wenn der Tisch so spielt: eine zerstörte Siedlung bringt dem Angreifer 1 Karte, eine Stadt 2, eine Festung 3, von Arten, die die Felder dort hergeben."},
     {"The bank pays as far as it can. Desert and the robber's hex yield nothing, gold anything; the same kind may be taken again.", "Die Bank zahlt, soweit sie kann. Wüste und das Feld des Räubers geben nichts her, Gold alles; dieselbe Art darf mehrmals genommen werden."}, "pillaging"},
    {"WAR-33", {"Burning knights", "Ritter verbrennen"},
     {"If the table plays it: lay a played knight off for a weapon. The knight counts as never played.", "Wenn der Tisch so spielt: lege einen gespielten Ritter für eine Waffe ab. Der Ritter gilt als nie gespielt."},
     {"On your own turn, your own knights, as many as you like. The card leaves the game.", "Im eigenen Zug, eigene Ritter, beliebig viele. Die Karte scheidet aus dem Spiel aus."}, "burning"},
    {"WAR-34", {"After a destruction", "Nach einer Zerstörung"},
     {"Abandoned roads, the longest road, the largest army and points are looked at again.", "Verlassene Straßen, längste Straße, größte Rittermacht und Punkte werden neu bestimmt."},
     {"In this order.", "In dieser Reihenfolge."}, ""},
    {"WAR-35", {"No building left", "Kein Gebäude mehr"},
     {"Even without a building one plays on.", "Auch ohne Gebäude spielt man weiter."},
     {"Whoever has none may settle, at the usual price, on any corner that keeps its distance.", "Wer keines hat, darf zum üblichen Preis auf jeder Ecke siedeln, die den Abstand hält."}, "homeless_are_out"},
    {"WAR-36", {"How a fort looks", "Wie eine Festung aussieht"},
     {"The box has no forts.", "Die Schachtel enthält keine Festungen."},
     {"A settlement or city with a marker on it or beside it, or whatever piece the table's set names.", "Eine Siedlung oder Stadt mit einem Zeichen darauf oder daneben, oder welche Figur der Satz des Tisches nennt."}, ""},
    {"WAR-37", {"War at sea", "Krieg auf See"},
     {"Ships are no roads here.", "Schiffe sind hier keine Straßen."},
     {"No path leads over them, nobody attacks them, none is abandoned; but on the coast a ship fills its road space around a fort. A route that links two buildings no more is open again, roads and ships part where the building between them fell, and ships without a building stay, may be built from and are open at both ends.",
      "Kein Weg führt über sie, niemand greift sie an, keines ist verlassen; an der Küste belegt ein Schiff aber seinen Straßenplatz um eine Festung. Eine Route, die keine zwei Gebäude mehr verbindet, ist wieder offen, Straßen und Schiffe trennen sich, wo das Gebäude zwischen ihnen fiel, und Schiffe ohne Gebäude bleiben, taugen zum Weiterbauen und sind an beiden Enden offen."}, "ships_are_roads"},
};

constexpr const Sentence* kSentences[]{
    &kNotSoManyWeapons, &kNothingToAttack, &kWeaponsShort, &kKnightsShort, &kNoPath, &kOwnPiece, &kNothingToFortify,
    &kFortIsGuarded, &kVictimLends, &kNotLinked, &kNotNeeded, &kDesertKnight, &kNoKnightLeft, &kFromAbandoned,
    &kNoPillaging, &kPillagesLess, &kNotToPillage, &kNoBurning, &kNoKnightToBurn, &kIsOut, &kShipIsNoTarget,
};
// clang-format on

constexpr Option kOptions[]{
    {"weapon_cards_return_at_once",
     "WAR-1",
     {"The cards for a weapon go to the bank when it is bought", "Die Karten einer Waffe gehen beim Kauf an die Bank"}},
    {"knights_serve_once",
     "WAR-3",
     {"Each played knight serves one attack a turn", "Jeder gespielte Ritter dient je Zug einem Angriff"}},
    {"destroyed_step_down",
     "WAR-4",
     {"A destroyed city or fort turns back into a settlement",
      "Eine zerstörte Stadt oder Festung wird wieder zur Siedlung"}},
    {"forts_draw_as_made",
     "WAR-12",
     {"A fort that was a city draws 2 cards", "Eine Festung, die eine Stadt war, bringt 2 Karten"}},
    {"abandoned_block_attacks",
     "WAR-31",
     {"No attack crosses abandoned roads", "Kein Angriff führt über verlassene Straßen"}},
    {"pillaging", "WAR-32", {"Destroyed buildings are pillaged", "Zerstörte Gebäude werden geplündert"}},
    {"burning", "WAR-33", {"Played knights may be burned for weapons", "Ritter dürfen für Waffen verbrannt werden"}},
    {"homeless_are_out", "WAR-35", {"Whoever has no building left is out", "Wer kein Gebäude mehr hat, scheidet aus"}},
    {"ships_are_roads", "WAR-37", {"In War ships count as roads", "Im Krieg gelten Schiffe als Straßen"}},
};

game::Body asBurned(Colour player, std::span<const Site>) {
    return game::Burned{player};
}
constexpr Asks kAsks[]{
    {"burn",
     {"May I burn a knight?", "Darf ich einen Ritter verbrennen?"},
     {"A played knight is given up for a weapon.", "Ein gespielter Ritter wird für eine Waffe aufgegeben."},
     {},
     asBurned,
     {"Yes: {player} may burn a knight.", "Ja: {player} darf einen Ritter verbrennen."},
     {"No: {player} may burn no knight.", "Nein: {player} darf keinen Ritter verbrennen."}},
};

}  // namespace

const Book kBook{
    .word = "war",
    .name = {"War", "Krieg"},
    .clauses = kClauses,
    .sentences = kSentences,
    .summary = {"Weapons, forts, attacks along lent roads.", "Waffen, Festungen, Angriffe über geliehene Straßen."},
    .options = kOptions,
    .asks = kAsks,
    .rules = addRules,
    .extras = addExtras,
};

}  // namespace hexwarden::rules::war
