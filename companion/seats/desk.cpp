#include "companion/seats/desk.h"

#include "companion/seats/board_json.h"
#include "companion/seats/words.h"
#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/board/plane.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::seats {

namespace {

QString settledAlready() {
    return Seats::tr("That is settled already.");
}

int kindOf(const game::Site& site) {
    using viewmodel::BoardModel;
    return std::holds_alternative<game::Hex>(site)    ? BoardModel::Hexes
           : std::holds_alternative<game::Edge>(site) ? BoardModel::Edges
                                                      : BoardModel::Corners;
}

QJsonObject cursorJson(const viewmodel::BoardModel& board) {
    if (board.cursor().isEmpty()) return {};
    return {{"x", board.cursorAt().x()}, {"y", board.cursorAt().y()}, {"name", board.cursorName()}};
}

QJsonObject cardsJson(const game::Cards& cards) {
    QJsonObject json;
    for (const board::Resource kind : board::kResources)
        if (const int count = cards[static_cast<std::size_t>(kind)]; count > 0)
            json.insert(viewmodel::wordOf(kind), count);
    return json;
}

}  // namespace

Desk::Desk(viewmodel::Companion& companion, game::Colour seat, Declare declare)
    : companion_(companion), seat_(seat), questions_(evening_), about_(viewmodel::wordOf(seat)) {
    evening_.onDeclared([this, declare = std::move(declare)](const game::Body& body) {
        if (mayDeclare(body, seat_)) declare(seat_, body);
    });
    follow();
}

void Desk::follow() {
    evening_.follow(companion_.evening().whole());
    if (referee_) referee_->choosePlayer(about_);
    waits_ = waitsOf(*companion_.table(), seat_);
    picks_.keep(waits_);
    showPlaces();
}

void Desk::showPlaces() {
    places_.clear();
    for (const viewmodel::DueLine& wait : waits_) {
        if (!wait.where) continue;
        // Of what waits for one player or another, each place is somebody's.
        for (const game::Site& site : wait.where())
            if (wait.whose() || !optionsAt(site, evening_, seat_).empty()) places_.push_back(site);
    }
    if (!isPlace(tapped_)) tapped_.reset();
    options_ = tapped_ ? optionsAt(*tapped_, evening_, seat_) : std::vector<Option>();
    viewmodel::Marks marks;
    int kinds = 0;
    for (const game::Site& site : places_) {
        marks[site] = QStringLiteral("legal");
        kinds |= kindOf(site);
    }
    if (tapped_) marks[*tapped_] = QStringLiteral("asked");
    board_.setTappable(kinds);
    if (!places_.empty()) board_.show(viewmodel::factsOf(evening_.referee()), marks);
}

QString Desk::take(const Message& message) {
    // Nobody answers what somebody has just answered.
    if (evening_.journal().size() != companion_.evening().journal().size()) follow();
    const QString& act = message.act;
    if (act == QLatin1String("settle")) return settle(message.text("due"));
    if (act == QLatin1String("pick")) return pick(message.text("due"), message.text("kind"));
    if (act == QLatin1String("clear")) return clear(message.text("due"));
    if (act == QLatin1String("point")) return tapAt({message.real("x"), message.real("y")});
    if (act == QLatin1String("press")) return press();
    if (act == QLatin1String("record")) return record(message.text("option"), message.whole("count"));
    if (act == QLatin1String("agree")) return agree(message.text("agreement"));
    if (act == QLatin1String("consent") || act == QLatin1String("lend")) return toggle(message);
    if (act == QLatin1String("answer")) return answer(message.text("question"), message.text("answer"));
    if (act == QLatin1String("count")) return tellCount(message.whole("cards"));
    if (act == QLatin1String("go")) moveCursor(message.whole("dx"), message.whole("dy"));
    if (act == QLatin1String("putDown")) putDown();
    if (act == QLatin1String("go") || act == QLatin1String("putDown")) return {};
    return takeForReferee(message);
}

/// As the table has them now: others tick theirs off.
std::optional<std::size_t> Desk::placeOf(const QString& due) const {
    const auto& owed = companion_.table()->owed();
    const auto wait = std::ranges::find_if(
        owed, [&](const viewmodel::DueLine& one) { return one.text == due && one.players.has(seat_); });
    return wait == owed.end() ? std::nullopt : std::optional(static_cast<std::size_t>(wait - owed.begin()));
}

QString Desk::settle(const QString& due) {
    const auto place = placeOf(due);
    if (!place) return settledAlready();
    const viewmodel::DueLine what = companion_.table()->owed()[*place];
    if (what.cure == viewmodel::DueLine::Cure::tell && what.tells) evening_.declare(*what.tells);
    // Where no event tells of it, it is ticked off for everybody, as by a tap on the companion.
    if (what.mayBeTicked()) companion_.table()->settle(static_cast<int>(*place));
    return {};
}

QString Desk::pick(const QString& due, const QString& kind) {
    const auto place = placeOf(due);
    if (!place) return settledAlready();
    const viewmodel::DueLine what = companion_.table()->owed()[*place];
    const auto resource = board::resourceOf(kind.toStdString());
    if (what.cure != viewmodel::DueLine::Cure::choose || !resource)
        return Seats::tr("There is no such card to choose for that.");
    if (const QString objection = picks_.objectionTo(what, *resource, evening_); !objection.isEmpty()) return objection;
    if (const auto chosen = picks_.pick(what, *resource)) evening_.declare(*chosen);
    return {};
}

QString Desk::clear(const QString& due) {
    const auto place = placeOf(due);
    if (!place) return settledAlready();
    picks_.clear(companion_.table()->owed()[*place]);
    return {};
}

QString Desk::tapAt(QPointF inLattice) {
    if (referee_) {
        referee_->tap(referee_->board()->siteAt(inLattice));
        return {};
    }
    return tap(board_.siteAt(inLattice));
}

QString Desk::tap(const QString& site) {
    const auto at = board::siteOf(site.toStdString());
    if (!isPlace(at)) return Seats::tr("Nothing that waits for you goes there.");
    tapped_ = at;
    showPlaces();
    return {};
}

QString Desk::press() {
    if (!referee_) return isPlace(cursor_) ? tap(QString::fromStdString(board::text(*cursor_))) : QString();
    if (!referee_->board()->cursor().isEmpty()) referee_->tap(referee_->board()->cursor());
    return {};
}

void Desk::moveCursor(int dx, int dy) {
    dx = std::clamp(dx, -1, 1);
    dy = std::clamp(dy, -1, 1);
    if (referee_) return referee_->board()->moveCursor(dx, dy);
    std::vector<QPointF> points;
    for (const game::Site& place : places_) points.push_back(viewmodel::inLattice(place));
    const auto next = cursor_ ? viewmodel::nextOf(points, viewmodel::inLattice(*cursor_), dx, dy)
                              : viewmodel::nextOf(points, board_.bounds().center(), 0, 0);
    if (next) cursor_ = places_[*next];
}

bool Desk::isPlace(const std::optional<game::Site>& site) const {
    return site && std::ranges::find(places_, *site) != places_.end();
}

void Desk::putDown() {
    tapped_.reset();
    showPlaces();
}

QString Desk::record(const QString& option, int count) {
    const auto found = std::ranges::find(options_, option, &Option::text);
    if (found == options_.end()) return settledAlready();
    if (count < 1 || count > found->most) return Seats::tr("That many cannot be entered at once.");
    const game::Body body = found->most > 1 ? viewmodel::withCount(found->body, count) : found->body;
    putDown();
    evening_.declare(body);
    return {};
}

QString Desk::agree(const QString& agreement) {
    for (const viewmodel::Agreement& possible : companion_.books()->possibleAgreements())
        if (possible.text == agreement && possible.event.player == seat_) {
            if (possible.given) return settledAlready();
            evening_.declare(possible.event);
            return {};
        }
    return settledAlready();
}

QString Desk::toggle(const Message& message) {
    viewmodel::Panel* panel = companion_.books()->withUndertaking();
    const auto attack = panel ? panel->undertaking() : std::nullopt;
    if (!attack || attack->text != message.text("attack")) return settledAlready();
    const bool lends = message.act == QLatin1String("lend");
    if (!(lends ? attack->mayLend : attack->mayConsent).has(seat_)) return Seats::tr("That is not yours to give.");
    const QString me = viewmodel::wordOf(seat_);
    lends ? panel->toggleLender(me) : panel->toggleConsent(me);
    return {};
}

QString Desk::answer(const QString& question, const QString& answer) {
    const auto& rows = questions_.rows()->rows();
    if (!isAsked()) return Seats::tr("That is not yours to answer.");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const qsizetype which = rows[i][1].toStringList().indexOf(answer);
        if (rows[i][0] != question || which < 0) continue;
        questions_.answer(static_cast<int>(i), static_cast<int>(which));
        return {};
    }
    return settledAlready();
}

QString Desk::tellCount(int cards) {
    if (evening_.ledger().hand(seat_).countIsKnown()) return Seats::tr("The record knows that already.");
    if (cards < 0 || cards > rules::kAnyNumber) return Seats::tr("Nobody holds that many cards.");
    viewmodel::HandsModel hands(evening_);
    hands.tell(viewmodel::wordOf(seat_));
    hands.setTotal(cards);
    hands.record();
    return {};
}

QString Desk::takeForReferee(const Message& message) {
    if (message.act == QLatin1String("ask")) {
        if (!referee_) referee_ = std::make_unique<viewmodel::RefereeModel>(evening_);
        referee_->ask(message.text("question"));
        referee_->choosePlayer(about_);
        return {};
    }
    if (!referee_) return Seats::tr("The referee has not been asked anything.");
    if (message.act == QLatin1String("about")) referee_->choosePlayer(about_ = message.text("player"));
    if (message.act == QLatin1String("piece")) referee_->choosePiece(message.text("piece"));
    if (message.act == QLatin1String("ifConsents")) referee_->toggleConsent(message.text("player"));
    if (message.act == QLatin1String("ifLends")) referee_->toggleLender(message.text("player"));
    if (message.act == QLatin1String("sum")) referee_->askRoll(std::clamp(message.whole("sum"), 2, 12));
    if (message.act == QLatin1String("put")) return put(message);
    if (message.act == QLatin1String("close")) referee_.reset();
    return {};
}

QString Desk::put(const Message& message) {
    if (!referee_->answered()) return Seats::tr("There is no answer yet to put to the table.");
    companion_.referee()->takeOver(*referee_);
    QString question = Seats::tr("%1 puts a question to the table: %2").arg(name(), referee_->answer());
    if (message.fields.contains(QStringLiteral("pays")))
        question +=
            QLatin1Char(' ') + (message.truth("pays") ? Seats::tr("The hand pays it, says %1.").arg(name())
                                                      : Seats::tr("The hand does not pay it, says %1.").arg(name()));
    companion_.tell(question);
    return {};
}

QJsonObject Desk::refereeJson() {
    viewmodel::RefereeModel& referee = *referee_;
    QJsonObject json{{"questions", rowsJson(*referee.questions())},
                     {"players", rowsJson(*referee.players())},
                     {"pieces", rowsJson(*referee.pieces())},
                     {"consents", rowsJson(*referee.consents())},
                     {"lenders", rowsJson(*referee.lenders())},
                     {"lines", rowsJson(*referee.lines())},
                     {"wantsNumber", referee.wantsNumber()},
                     {"instruction", referee.instruction()},
                     {"answer", referee.answer()},
                     {"answered", referee.answered()},
                     {"judged", referee.mayRule()},
                     {"allowed", referee.allowed()},
                     {"marks", marksJson(*referee.board())},
                     {"path", pointsJson(referee.board()->path())},
                     {"cursor", cursorJson(*referee.board())}};
    if (const auto price = referee.price()) json.insert(QStringLiteral("price"), cardsJson(*price));
    return json;
}

QJsonObject Desk::placesCursorJson() {
    if (!isPlace(cursor_)) return {};
    for (viewmodel::SiteModel* sites : {board_.hexes(), board_.edges(), board_.corners()})
        for (const viewmodel::SiteItem& item : sites->items())
            if (item.site == *cursor_) return {{"x", item.at.x()}, {"y", item.at.y()}, {"name", item.name}};
    return {};
}

QJsonObject Desk::attackJson() const {
    const viewmodel::Panel* panel = companion_.books()->withUndertaking();
    if (!panel) return {};
    const viewmodel::Undertaking attack = *panel->undertaking();
    const bool mayConsent = attack.mayConsent.has(seat_), mayLend = attack.mayLend.has(seat_);
    if (!mayConsent && !mayLend) return {};
    return {{"text", attack.text},
            {"mayConsent", mayConsent},
            {"mayLend", mayLend},
            {"consents", attack.consents.has(seat_)},
            {"lends", attack.lends.has(seat_)}};
}

QJsonArray Desk::agreementsJson() const {
    QJsonArray json;
    for (const viewmodel::Agreement& agreement : companion_.books()->possibleAgreements())
        if (agreement.event.player == seat_)
            json.append(QJsonObject{{"text", agreement.text}, {"given", agreement.given}});
    return json;
}

/// Of what cameras saw, a phone is asked whom the robber robbed: who moved him knows.
bool Desk::isAsked() const {
    const auto& story = evening_.story();
    const auto last = std::ranges::find_if(story.rbegin(), story.rend(), [](const viewmodel::Entry& entry) {
        return std::holds_alternative<game::ThiefMoved>(entry.event.body);
    });
    return last != story.rend() && game::playerOf(last->event.body) == seat_;
}

QJsonArray Desk::questionsJson() {
    QJsonArray json;
    if (!isAsked()) return json;
    for (const viewmodel::Row& row : questions_.rows()->rows())
        json.append(
            QJsonObject{{"text", row[0].toString()}, {"answers", QJsonArray::fromStringList(row[1].toStringList())}});
    return json;
}

QJsonObject Desk::handJson() const {
    const rules::Hand& hand = evening_.ledger().hand(seat_);
    return {{"known", cardsJson(hand.least)}, {"countIsKnown", hand.countIsKnown()}, {"count", hand.totalLeast()}};
}

QJsonObject Desk::shown() {
    const auto at = game::seatOf(evening_.state(), seat_);
    if (!at) return {};
    QJsonArray waits, options;
    for (const viewmodel::DueLine& wait : waits_) {
        QJsonObject waiting{{"text", wait.text},
                            {"button", wait.cure == viewmodel::DueLine::Cure::tell ? wait.telling
                                       : wait.mayBeTicked()                        ? Seats::tr("Done")
                                                                                   : QString()}};
        if (wait.cure == viewmodel::DueLine::Cure::choose)
            waiting.insert(QStringLiteral("choice"), choiceJson(wait, picks_, evening_));
        waits.append(waiting);
    }
    for (const Option& option : options_) options.append(QJsonObject{{"text", option.text}, {"most", option.most}});
    const auto& credits = evening_.ledger().lastCredits.gains();
    QJsonObject json{{"seat", viewmodel::wordOf(seat_)},
                     {"name", name()},
                     {"place", static_cast<int>(evening_.state().seats[*at].place)},
                     {"waits", waits},
                     {"marks", places_.empty() ? QJsonObject() : marksJson(board_)},
                     {"cursor", placesCursorJson()},
                     {"options", options},
                     {"agreements", agreementsJson()},
                     {"questions", questionsJson()},
                     {"credits", creditsJson(evening_, seat_)},
                     {"gained", cardsJson(game::of(credits, seat_))},
                     {"hand", handJson()}};
    if (const QJsonObject attack = attackJson(); !attack.isEmpty()) json.insert(QStringLiteral("attack"), attack);
    if (referee_) json.insert(QStringLiteral("referee"), refereeJson());
    return json;
}

}  // namespace hexwarden::seats
