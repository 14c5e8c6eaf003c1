#include "companion/seats/shared_json.h"

#include "companion/seats/board_json.h"
#include "companion/seats/words.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <span>
#include <utility>

namespace hexwarden::seats {

namespace {

/// What a player has, in one line.
QString has(const viewmodel::RowModel& seats, int row, const QStringList& counts) {
    QStringList all;
    const QString cards = seats.value(row, "cards").toString();
    if (cards != QLatin1String("?"))  // then the hand says so
        all << (cards == QLatin1String("1") ? Seats::tr("1 card") : Seats::tr("%1 cards").arg(cards));
    if (seats.value(row, "longest").toBool()) all << Seats::tr("longest road");
    if (seats.value(row, "army").toBool()) all << Seats::tr("largest army");
    all << counts << seats.value(row, "hand").toString() << seats.value(row, "kit").toString();
    all.removeAll(QString());
    return all.join(QStringLiteral(" · "));
}

QString counts(const viewmodel::RowModel& seats, int row) {
    const QString points = Seats::tr("%n point(s)", nullptr, seats.value(row, "points").toInt());
    const int tokens = seats.value(row, "tokens").toInt();
    return tokens < 0 ? points : Seats::tr("%n victory token(s)", nullptr, tokens) + QStringLiteral(" · ") + points;
}

/// By colour, so that a difference tells of one player.
QJsonObject players(const viewmodel::RowModel& seats, const std::vector<rules::Count>& kept) {
    QJsonObject all;
    for (int row = 0; row < seats.count(); ++row) {
        const QString colour = seats.value(row, "colour").toString();
        QStringList counted;
        for (const rules::Count& count : kept)
            if (viewmodel::wordOf(count.player) == colour) counted << viewmodel::inWords(count);
        all.insert(colour, QJsonObject{{"order", row},
                                       {"name", seats.value(row, "name").toString()},
                                       {"active", seats.value(row, "active").toBool()},
                                       {"counts", counts(seats, row)},
                                       {"has", has(seats, row, counted)},
                                       {"gains", seats.value(row, "gains").toString()}});
    }
    return all;
}

QJsonArray numbers(const QList<int>& list) {
    QJsonArray json;
    for (const int number : list) json.append(number);
    return json;
}

/// What the books in force want everybody to know.
QJsonArray noticesJson(const rules::Extras& extras, const viewmodel::Evening& evening) {
    QJsonArray json;
    for (const rules::Notice& notice : extras.notices)
        if (!notice.reminds) json.append(viewmodel::inWords(notice, evening));  // those stand among the prompts
    return json;
}

/// The kinds of cards that are in the game.
QJsonArray kinds(const viewmodel::Evening& evening) {
    QJsonArray json;
    for (const board::Resource kind : std::span(board::kResources).first(evening.ledger().box.cardKinds))
        json.append(QJsonObject{{"kind", viewmodel::wordOf(kind)}, {"name", viewmodel::name(kind)}});
    return json;
}

/// What was read of the board, until it is agreed on.
QJsonObject reading(viewmodel::ScanModel& scan) {
    return {{"summary", scan.summary()}, {"board", boardJson(*scan.board())}, {"doubts", scan.doubts()->count()}};
}

QJsonObject withPartsOf(const QJsonObject& before, QJsonObject after) {
    for (auto it = after.begin(); it != after.end(); ++it) {
        const QJsonValue old = before[it.key()], now = it.value();
        if (old == now)
            it.value() = old;
        else if (old.isObject() && now.isObject())
            it.value() = withPartsOf(old.toObject(), now.toObject());
    }
    return after;
}

}  // namespace

QJsonObject sharedJson(viewmodel::Companion& companion, const QJsonObject& before) {
    viewmodel::TableModel& table = *companion.table();
    const viewmodel::Evening& evening = companion.evening();
    QJsonArray prompts;
    for (const viewmodel::Row& row : table.prompts()->rows()) prompts.append(row[0].toString());
    const auto last = evening.undoable();
    const rules::Extras extras = evening.extras();
    const bool boardLies = !board::hexes(evening.state().layout).empty();
    const QString language = companion.settings()->language();
    const bool sameWords = before[QLatin1String("language")] == language;
    QJsonObject shared{{"begun", evening.begun()},
                       {"language", language},
                       {"words", sameWords ? before[QLatin1String("words")] : pageWords()},
                       {"kinds", kinds(evening)},
                       {"title", table.turnTitle()},
                       {"turn", table.turnColour()},
                       {"hint", table.phaseHint()},
                       {"step", table.step()},
                       {"lead", table.lead()},
                       {"bank", table.bank()},
                       {"roll", table.rollTitle()},
                       {"dice", numbers(table.dice())},
                       {"last", last ? viewmodel::inWords(last->body, evening) : QString()},
                       {"prompts", prompts},
                       {"seats", players(*table.seats(), extras.counts)},
                       {"notices", boardLies ? noticesJson(extras, evening) : QJsonArray()}};
    if (evening.begun() && boardLies) shared.insert(QStringLiteral("board"), boardJson(*table.board()));
    if (evening.begun() && !boardLies) shared.insert(QStringLiteral("reading"), reading(*companion.scan()));
    return withPartsOf(before, std::move(shared));
}

QJsonObject pageWords() {
    QJsonObject kinds;
    for (const board::Resource kind : board::kResources) kinds.insert(viewmodel::wordOf(kind), viewmodel::name(kind));
    return {
        {"kinds", kinds},
        {"away", Seats::tr("No connection to the companion. Trying again …")},
        {"ended", Seats::tr("These phones are no longer wanted: read the code at the table again.")},
        {"noKey", Seats::tr("Read the QR code at the table with this phone's camera.")},
        {"chooseSeat", Seats::tr("Which seat is yours?")},
        {"taken", Seats::tr("taken")},
        {"lookOn", Seats::tr("Looking on")},
        {"leaveSeat", Seats::tr("Leave this seat")},
        {"noGame", Seats::tr("No game has begun yet. This page goes on by itself.")},
        {"table", Seats::tr("Table")},
        {"referee", Seats::tr("Referee")},
        {"hand", Seats::tr("My hand")},
        {"board", Seats::tr("The board")},
        {"boardKeys", Seats::tr("Arrow keys go from site to site, Enter taps.")},
        {"waits", Seats::tr("This waits for you")},
        {"got", Seats::tr("The last roll gave you")},
        {"gotNothing", Seats::tr("The last roll gave you nothing.")},
        {"players", Seats::tr("Players")},
        {"tapBoard", Seats::tr("Tap one of the marked sites.")},
        {"choose", Seats::tr("What is it?")},
        {"howMany", Seats::tr("How many?")},
        {"record", Seats::tr("Record it")},
        {"cancel", Seats::tr("Cancel")},
        {"clear", Seats::tr("Clear")},
        {"agreements", Seats::tr("Agreements")},
        {"given", Seats::tr("agreed")},
        {"agree", Seats::tr("Agree")},
        {"consent", Seats::tr("They may use my roads for this")},
        {"lend", Seats::tr("I lend my knights for this")},
        {"tellCount", Seats::tr("How many cards do you hold? The record does not know.")},
        {"tell", Seats::tr("Tell the table")},
        {"aloneSee", Seats::tr("You alone see this.")},
        {"aboutWhom", Seats::tr("Whose move?")},
        {"whichPiece", Seats::tr("Which piece?")},
        {"whoConsents", Seats::tr("Who consents?")},
        {"whoLends", Seats::tr("Who lends knights?")},
        {"whichRoll", Seats::tr("Which roll?")},
        {"put", Seats::tr("Put it to the table")},
        {"handStays", Seats::tr("What you enter here stays on this phone. The table learns how many cards you hold, or "
                                "that you can pay, only when you say so.")},
        {"handPays", Seats::tr("Your hand pays this.")},
        {"handLacks", Seats::tr("Your hand does not pay this.")},
        {"handSum", Seats::tr("Cards in your hand")},
        {"addGot", Seats::tr("Add what the roll gave")},
        {"fewer", Seats::tr("one fewer")},
        {"more", Seats::tr("one more")},
        {"photograph", Seats::tr("Photograph the board")},
        {"photographHint", Seats::tr("From above, the whole board in the picture. The companion reads it.")},
        {"sending", Seats::tr("The photograph is on its way …")},
        {"tooLarge", Seats::tr("That photograph has more than 12 MB.")},
        {"read", Seats::tr("This was read")},
        {"news", Seats::tr("At the table")}};
}

}  // namespace hexwarden::seats
