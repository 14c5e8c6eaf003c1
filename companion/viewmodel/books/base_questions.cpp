#include "companion/rules/placements.h"
#include "companion/rules/taps.h"
#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/books/questions.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/stock.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

using game::Piece;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RefereeModel)
};

/// Sites that an answer names one by one; all of them are marked on the board.
constexpr std::size_t kSitesNamed = 6;

std::vector<Piece> buildable(const Asking& asking) {
    std::vector<Piece> pieces;
    for (const Piece p : board::kPieces)
        if (asking.evening.ledger().box.price(p)) pieces.push_back(p);
    return pieces;
}

/// What was chosen of the kinds for such a site, else the first that can be meant there.
Piece likeliest(const std::vector<Piece>& fitting, const game::Site& site, const Asking& asking) {
    if (std::ranges::find(fitting, asking.piece) != fitting.end()) return asking.piece;
    const auto meant = std::ranges::find_if(fitting, [&](Piece p) {
        return rules::canMeanToBuild(asking.evening.ledger().box, asking.evening.state(), site, asking.player, p);
    });
    if (meant != fitting.end()) return *meant;
    return fitting.empty() ? Piece::none : fitting[0];
}

/// "a city", "an archer".
QString onePiece(Piece piece) {
    const QString word = name(piece);
    return (QStringLiteral("aeiou").contains(word.left(1)) ? Words::tr("an %1", "piece") : Words::tr("a %1", "piece"))
        .arg(word);
}

Answer mayIBuild(const Asking& asking) {
    const rules::Box& box = asking.evening.ledger().box;
    const bool onHexes = box.ground(Piece::settlement) == rules::Ground::hex;
    const auto pieces = buildable(asking);
    Answer answer;
    answer.instruction = onHexes ? Words::tr("Tap a hex or an edge.") : Words::tr("Tap a corner or an edge.");
    for (const Piece p : pieces) answer.tappable |= kindOf(box.ground(p));
    if (asking.sites.empty()) return answer;
    const game::Site& site = asking.sites[0];
    std::ranges::copy_if(pieces, std::back_inserter(answer.pieces),
                         [&](Piece p) { return box.ground(p) == rules::groundOf(site); });
    answer.piece = likeliest(answer.pieces, site, asking);
    if (answer.pieces.size() < 2) answer.pieces.clear();
    if (answer.piece == Piece::none) return answer;
    const Moment moment = momentOf(asking);
    judge(answer, asking, moment, game::Built{asking.player, answer.piece, site});
    answer.text = (answer.verdict.allowed() ? Words::tr("Yes: %1 may build %2 here.")
                                            : Words::tr("No: %1 may not build %2 here."))
                      .arg(asking.evening.nameOf(asking.player), onePiece(answer.piece));
    if (answer.verdict.allowed()) return answer;
    const auto legal =
        rules::placements(asking.evening.referee().rules(), moment.state, moment.ledger, asking.player, answer.piece);
    for (const game::Site& other : legal) answer.marks[other] = QStringLiteral("legal");
    answer.lines.push_back(legal.empty() ? lineOf(Words::tr("No other site would do either."))
                                         : Row{QString(),
                                               Words::tr("%n other site(s) would do, marked on the board.", nullptr,
                                                         static_cast<int>(legal.size())),
                                               QString(), QStringLiteral("condition")});
    return answer;
}

Answer whereMayIBuild(const Asking& asking) {
    Answer answer;
    answer.instruction = Words::tr("The sites that are legal are marked.");
    answer.pieces = buildable(asking);
    answer.piece = asking.piece != Piece::none ? asking.piece : Piece::settlement;
    const Moment moment = momentOf(asking);
    const auto legal =
        rules::placements(asking.evening.referee().rules(), moment.state, moment.ledger, asking.player, answer.piece);
    const QString who = asking.evening.nameOf(asking.player);
    answer.text = legal.empty() ? Words::tr("%1 can build no %2 anywhere.").arg(who, name(answer.piece))
                                : Words::tr("%1 may build %2 at %n site(s).", nullptr, static_cast<int>(legal.size()))
                                      .arg(who, onePiece(answer.piece));
    for (const game::Site& site : legal) {
        answer.marks[site] = QStringLiteral("legal");
        if (answer.lines.size() < kSitesNamed) answer.lines.push_back(lineOf(name(site, moment.state.layout)));
    }
    if (const auto more = legal.size() - answer.lines.size(); more > 0)
        answer.lines.push_back(lineOf(Words::tr("and %n more", nullptr, static_cast<int>(more))));
    return answer;
}

Answer whoHasTheLongestRoad(const Asking& asking) {
    const Evening& evening = asking.evening;
    const rules::Ledger& ledger = evening.ledger();
    const auto holder = ledger.longest.holder;
    const bool sea = evening.ledger().box.builds(Piece::ship, rules::Ground::edge);
    Answer answer;
    answer.instruction = sea ? Words::tr("The longest trade route of each player; the holder's is drawn.")
                             : Words::tr("The longest road of each player; the holder's is drawn.");
    answer.text = holder ? (sea ? Words::tr("%1 has the longest trade route.") : Words::tr("%1 has the longest road."))
                               .arg(evening.nameOf(*holder))
                  : sea ? Words::tr("Nobody has the longest trade route.")
                        : Words::tr("Nobody has the longest road.");
    for (const game::Seat& seat : evening.state().seats)
        answer.lines.push_back(lineOf(
            Words::tr("%1: %2").arg(evening.nameOf(seat.colour), halves(game::of(ledger.longest.count, seat.colour)))));
    if (sea) answer.lines.push_back(lineOf("SEA-6", Words::tr("Roads and ships together")));
    answer.lines.push_back(lineOf("BASE-32", Words::tr("The rule")));
    if (evening.ledger().box.river) {
        answer.lines.push_back(lineOf("RIVER-22", Words::tr("What a bridge counts")));
        answer.lines.push_back(lineOf("RIVER-23", Words::tr("Who wins a tie")));
    }
    const game::Colour shown = asking.playerWasChosen ? asking.player : holder.value_or(asking.player);
    answer.path = throughCorners(game::of(ledger.routes, shown));
    return answer;
}

Answer whomDoesARollPay(const Asking& asking) {
    const Evening& evening = asking.evening;
    Answer answer;
    answer.instruction = Words::tr("Pick a number to see whom it pays.");
    if (asking.sum == 0) return answer;
    const rules::Credits credits = evening.referee().rules().produce(evening.state(), evening.ledger(), asking.sum);
    const QStringList gains = gainsOf(credits, evening);
    answer.text =
        (gains.isEmpty() ? Words::tr("A roll of %1 pays nobody.") : Words::tr("A roll of %1 pays:")).arg(asking.sum);
    for (const QString& line : gains) answer.lines.push_back(lineOf(line));
    for (const rules::Credit& credit : credits.paid) answer.marks[credit.hex] = QStringLiteral("paid");
    for (const rules::Credit& credit : credits.withheld)
        answer.lines.push_back(lineOf(credit.clause, Words::tr("%1 goes without %2 %3.")
                                                         .arg(evening.nameOf(credit.player))
                                                         .arg(credit.count)
                                                         .arg(name(credit.resource))));
    return answer;
}

Answer mayTheRobberGo(const Asking& asking) {
    Answer answer;
    answer.instruction = asking.evening.ledger().box.pirate
                             ? Words::tr("Tap the hex the robber, or at sea the pirate, should go to.")
                             : Words::tr("Tap the hex the robber should go to.");
    answer.tappable = BoardModel::Hexes;
    const auto* to = asking.sites.empty() ? nullptr : std::get_if<game::Hex>(&asking.sites[0]);
    if (!to) return answer;
    Moment moment{asking.evening.state(), asking.evening.ledger()};
    rules::letSendThief(moment.ledger, asking.player);
    Piece thief = moment.ledger.box.thiefOn(board::isWater(moment.state.layout.terrain[*to]));
    if (thief == Piece::none) thief = Piece::robber;  // the verdict says that he stays on land
    judge(answer, asking, moment, game::ThiefMoved{asking.player, thief, *to, std::nullopt});
    answer.text =
        (answer.verdict.allowed() ? Words::tr("Yes: the %1 may go there.") : Words::tr("No: the %1 may not go there."))
            .arg(name(thief));
    return answer;
}

Answer mayThisMove(const Asking& asking) {
    const game::GameState& state = asking.evening.state();
    Answer answer;
    answer.instruction =
        asking.sites.empty() ? Words::tr("Tap the ship that should move.") : Words::tr("Tap where it should go.");
    answer.tappable = BoardModel::Edges;
    if (asking.sites.empty()) return answer;
    if (game::occupantOf(state, asking.sites[0]) != game::Occupant{Piece::ship, asking.player}) {
        answer.instruction = Words::tr("Tap the ship that should move.");
        answer.text = Words::tr("No ship of %1 lies there.").arg(asking.evening.nameOf(asking.player));
        answer.startsAgain = true;
        return answer;
    }
    const Moment moment = momentOf(asking);
    for (const rules::PieceMoves& ship :
         rules::moves(asking.evening.referee().rules(), moment.state, moment.ledger, asking.player, Piece::ship))
        if (ship.from == asking.sites[0])
            for (const game::Site& to : ship.to) answer.marks[to] = QStringLiteral("legal");
    answer.marks[asking.sites[0]] = QStringLiteral("asked");
    if (asking.sites.size() < 2) return answer;
    judge(answer, asking, moment, game::Moved{asking.player, Piece::ship, asking.sites[0], asking.sites[1], 1});
    answer.text = answer.verdict.allowed() ? Words::tr("Yes: the ship may move there.")
                                           : Words::tr("No: the ship may not move there.");
    return answer;
}

}  // namespace

void addBaseQuestions(const Evening& evening, std::vector<Question>& questions) {
    const rules::Box& box = evening.ledger().box;
    const bool sea = box.builds(Piece::ship, rules::Ground::edge);
    questions.push_back({QStringLiteral("build"), Words::tr("May I build here?"), 1, false, mayIBuild});
    questions.push_back({QStringLiteral("where"), Words::tr("Where may I build?"), 0, false, whereMayIBuild});
    if (box.routeMinimum > 0)
        questions.push_back(
            {QStringLiteral("longest"),
             sea ? Words::tr("Who has the longest trade route?") : Words::tr("Who has the longest road?"), 0, false,
             whoHasTheLongestRoad});
    questions.push_back({QStringLiteral("roll"), Words::tr("Whom does a roll pay?"), 0, true, whomDoesARollPay});
    if (box.robbedAt)
        questions.push_back(
            {QStringLiteral("robber"),
             box.pirate ? Words::tr("May the robber or the pirate go here?") : Words::tr("May the robber go here?"), 1,
             false, mayTheRobberGo});
    if (sea) questions.push_back({QStringLiteral("move"), Words::tr("May this ship move?"), 2, false, mayThisMove});
}

}  // namespace hexwarden::viewmodel
