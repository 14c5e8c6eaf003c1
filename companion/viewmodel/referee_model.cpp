#include "companion/viewmodel/referee_model.h"

#include "companion/rules/placements.h"
#include "companion/viewmodel/board_facts.h"
#include "companion/viewmodel/names.h"
#include "companion/viewmodel/sentences.h"
#include "companion/viewmodel/taps.h"
#include "tracker/board/text.h"

namespace hexwarden::viewmodel {

namespace {

constexpr std::array kBuildable{game::Piece::road, game::Piece::settlement, game::Piece::city};

QString halves(int halfRoads) {
    return halfRoads % 2 == 0 ? QString::number(halfRoads / 2) : QStringLiteral("%1.5").arg(halfRoads / 2);
}

}  // namespace

RefereeModel::RefereeModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      questions_({"key", "text", "chosen"}),
      players_({"colour", "text", "chosen"}),
      pieces_({"key", "text", "chosen"}),
      lines_({"clause", "text", "detail", "kind"}) {
    connect(&evening_, &Evening::changed, this, &RefereeModel::refresh);
    refresh();
}

QString RefereeModel::instruction() const {
    if (!evening_.begun()) return tr("Start a game first: the referee speaks about its board.");
    switch (question_) {
        case Question::build:
            return tr("Tap a corner or an edge.");
        case Question::where:
            return tr("The sites that are legal are marked.");
        case Question::longest:
            return tr("The longest road of each player; the holder's is drawn.");
        case Question::roll:
            return tr("Pick a number to see whom it pays.");
        case Question::robber:
            return tr("Tap the hex the robber should go to.");
    }
    return {};
}

game::Colour RefereeModel::player() const {
    if (player_ && game::seatOf(evening_.state(), *player_)) return *player_;
    if (const auto active = evening_.ledger().active) return *active;
    return evening_.begun() ? evening_.state().seats[0].colour : game::Colour::red;
}

void RefereeModel::moment(game::GameState& state, rules::Ledger& ledger) const {
    state = evening_.state();
    ledger = evening_.ledger();
    if (ledger.phase != rules::Phase::setUp) rules::letAct(state, ledger, player());
}

void RefereeModel::clear() {
    site_.reset();
    sum_ = 0;
    asked_.reset();
    ruled_ = false;
}

void RefereeModel::ask(int question) {
    question_ = static_cast<Question>(question);
    clear();
    refresh();
}

void RefereeModel::choosePlayer(const QString& colour) {
    player_ = board::colourOf(colour.toStdString());
    ruled_ = false;
    refresh();
}

void RefereeModel::choosePiece(const QString& piece) {
    piece_ = board::pieceOf(piece.toStdString()).value_or(piece_);
    refresh();
}

void RefereeModel::tap(const QString& site) {
    clear();
    site_ = board::siteOf(site.toStdString());
    refresh();
}

void RefereeModel::askRoll(int sum) {
    clear();
    sum_ = sum;
    refresh();
}

void RefereeModel::rule(bool allow) {
    if (!asked_) return;
    const QString decision = (allow ? tr("allowed: %1") : tr("not allowed: %1")).arg(told(*asked_, evening_));
    ruled_ = true;
    evening_.declare(game::Ruled{0, decision.toStdString()});
}

void RefereeModel::addVerdictLines(std::vector<Row>& rows) const {
    const auto add = [&](const rules::Finding& finding, const char* kind) {
        rows.push_back(
            {idOf(finding.clause()), told(finding), clauseText(finding.clause()), QString::fromLatin1(kind)});
    };
    for (const rules::Finding& finding : verdict_.objections) add(finding, "objection");
    for (const rules::Waiver& waiver : verdict_.waivers)
        rows.push_back({idOf(waiver.by), tr("Does not matter here: %1").arg(told(waiver.objection)),
                        clauseText(waiver.by), QStringLiteral("waiver")});
    for (const rules::Finding& finding : verdict_.questions) add(finding, "question");
    for (const rules::Finding& finding : verdict_.remarks) add(finding, "remark");
    for (const rules::Condition& condition : verdict_.legalIf)
        rows.push_back({QString(), told(condition, evening_), QString(), QStringLiteral("condition")});
}

void RefereeModel::answerBuild() {
    if (!site_) return;
    const game::Occupant there = game::occupantOf(evening_.state(), *site_);
    const bool corner = std::holds_alternative<game::Corner>(*site_);
    const bool own = there.piece == game::Piece::settlement && there.colour == player();
    const auto piece = !corner ? game::Piece::road : own ? game::Piece::city : game::Piece::settlement;
    asked_ = game::Built{player(), piece, *site_};
    game::GameState state;
    rules::Ledger ledger;
    moment(state, ledger);
    game::Event event;
    event.body = *asked_;
    verdict_ = evening_.referee().rules().judge(state, ledger, event);
    answer_ = (verdict_.allowed() ? tr("Yes: %1 may build a %2 here.") : tr("No: %1 may not build a %2 here."))
                  .arg(evening_.nameOf(player()), name(piece));
    addVerdictLines(rows_);
    if (!verdict_.allowed()) {
        const auto legal = rules::placements(evening_.referee().rules(), state, ledger, player(), piece);
        for (const game::Site& site : legal) marks_[site] = QStringLiteral("legal");
        rows_.push_back({QString(), tr("Sites that would do: %1, marked on the board.").arg(legal.size()), QString(),
                         QStringLiteral("condition")});
        for (const rules::Finding& finding : verdict_.objections)
            for (const game::Site& site : finding.sites) marks_[site] = QStringLiteral("doubt");
    }
    marks_[*site_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
}

void RefereeModel::answerWhere() {
    game::GameState state;
    rules::Ledger ledger;
    moment(state, ledger);
    const auto legal = rules::placements(evening_.referee().rules(), state, ledger, player(), piece_);
    for (const game::Site& site : legal) marks_[site] = QStringLiteral("legal");
    answer_ = legal.empty() ? tr("%1 can build no %2 anywhere.").arg(evening_.nameOf(player()), name(piece_))
                            : tr("%1 may build a %2 at %n site(s).", nullptr, static_cast<int>(legal.size()))
                                  .arg(evening_.nameOf(player()), name(piece_));
    for (const game::Site& site : legal)
        rows_.push_back({QString(), name(site, state.layout), QString(), QStringLiteral("fact")});
}

void RefereeModel::answerLongest() {
    const rules::Ledger& ledger = evening_.ledger();
    const auto holder = ledger.longest.holder;
    answer_ =
        holder ? tr("%1 has the longest road.").arg(evening_.nameOf(*holder)) : tr("Nobody has the longest road.");
    for (const game::Seat& seat : evening_.state().seats)
        rows_.push_back(
            {QString(),
             tr("%1: %2").arg(evening_.nameOf(seat.colour), halves(game::of(ledger.longest.count, seat.colour))),
             QString(), QStringLiteral("fact")});
    const QString clause = QStringLiteral("BASE-32");
    rows_.push_back({clause, tr("The rule"), clauseText("BASE-32"), QStringLiteral("remark")});
    const game::Colour shown = player_ ? player() : holder.value_or(player());
    path_ = throughCorners(game::of(ledger.routes, shown));
}

void RefereeModel::answerRoll() {
    if (sum_ == 0) return;
    const rules::Credits credits = evening_.referee().rules().produce(evening_.state(), evening_.ledger(), sum_);
    const QStringList gains = gainsOf(credits, evening_);
    answer_ = gains.isEmpty() ? tr("A %1 pays nobody.").arg(sum_) : tr("A %1 pays:").arg(sum_);
    for (const QString& line : gains) rows_.push_back({QString(), line, QString(), QStringLiteral("fact")});
    for (const rules::Credit& credit : credits.paid) marks_[credit.hex] = QStringLiteral("paid");
    for (const rules::Credit& credit : credits.withheld)
        rows_.push_back({idOf(credit.clause),
                         tr("%1 goes without %2 %3.")
                             .arg(evening_.nameOf(credit.player))
                             .arg(credit.count)
                             .arg(name(credit.resource)),
                         clauseText(credit.clause), QStringLiteral("remark")});
}

void RefereeModel::answerRobber() {
    const auto* to = site_ ? std::get_if<game::Hex>(&*site_) : nullptr;
    if (!to) return;
    asked_ = game::ThiefMoved{player(), game::Piece::robber, *to, std::nullopt};
    game::GameState state = evening_.state();
    rules::Ledger ledger = evening_.ledger();
    ledger.active = player();
    ledger.thiefDue = true;
    ledger.discardsDue = false;
    game::Event event;
    event.body = *asked_;
    verdict_ = evening_.referee().rules().judge(state, ledger, event);
    answer_ = verdict_.allowed() ? tr("Yes: the robber may go there.") : tr("No: the robber may not go there.");
    addVerdictLines(rows_);
    marks_[*site_] = verdict_.allowed() ? QStringLiteral("asked") : QStringLiteral("illegal");
}

void RefereeModel::refresh() {
    answer_.clear();
    rows_.clear();
    marks_.clear();
    path_.clear();
    asked_.reset();
    verdict_ = {};
    int tappable = 0;
    if (evening_.begun()) {
        switch (question_) {
            case Question::build:
                tappable = BoardModel::Edges | BoardModel::Corners;
                answerBuild();
                break;
            case Question::where:
                answerWhere();
                break;
            case Question::longest:
                answerLongest();
                break;
            case Question::roll:
                answerRoll();
                break;
            case Question::robber:
                tappable = BoardModel::Hexes;
                answerRobber();
                break;
        }
    }
    const std::array titles{tr("May I build here?"), tr("Where may I build?"), tr("Who has the longest road?"),
                            tr("Whom does a roll pay?"), tr("May the robber go here?")};
    std::vector<Row> questions, players, pieces;
    for (std::size_t i = 0; i < titles.size(); ++i)
        questions.push_back({static_cast<int>(i), titles[i], static_cast<std::size_t>(question_) == i});
    for (const game::Seat& seat : evening_.state().seats)
        players.push_back({wordOf(seat.colour), evening_.nameOf(seat.colour), seat.colour == player()});
    if (question_ == Question::where)
        for (const game::Piece p : kBuildable) pieces.push_back({wordOf(p), name(p), p == piece_});
    questions_.show(std::move(questions));
    players_.show(std::move(players));
    pieces_.show(std::move(pieces));
    lines_.show(rows_);
    board_.setTappable(tappable);
    board_.show(factsOf(evening_.state()), marks_);
    board_.showPath(path_);
    emit changed();
}

}  // namespace hexwarden::viewmodel
