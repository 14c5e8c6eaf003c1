#include "companion/seats/shared_json.h"

#include "companion/seats/board_json.h"
#include "companion/seats/words.h"
#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <span>

namespace hexwarden::seats {

namespace {

/// Rows by the colour in each, so that a difference tells of one player.
QJsonObject byColour(const viewmodel::RowModel& rows) {
    QJsonObject all;
    const QJsonArray list = rowsJson(rows);
    for (int i = 0; i < list.size(); ++i) {
        QJsonObject one = list[i].toObject();
        one.insert(QStringLiteral("order"), i);
        const QString colour = one.take(QStringLiteral("colour")).toString();
        all.insert(colour, one);
    }
    return all;
}

QJsonArray numbers(const QList<int>& list) {
    QJsonArray json;
    for (const int number : list) json.append(number);
    return json;
}

QJsonObject books(viewmodel::BooksModel& books) {
    QJsonObject json;
    if (books.river()->isOffered())
        json.insert(QStringLiteral("river"), QJsonObject{{"flooded", books.river()->flooded()},
                                                         {"flood", books.river()->flood()},
                                                         {"robber", books.river()->robber()},
                                                         {"seats", byColour(*books.river()->seats())}});
    if (books.war()->isOffered())
        json.insert(QStringLiteral("war"), QJsonObject{{"seats", byColour(*books.war()->seats())}});
    if (books.risk()->isOffered())
        json.insert(QStringLiteral("risk"), QJsonObject{{"seats", byColour(*books.risk()->seats())}});
    if (books.conquest()->isOffered())
        json.insert(QStringLiteral("conquest"), QJsonObject{{"phase", books.conquest()->phase()},
                                                            {"seats", byColour(*books.conquest()->seats())},
                                                            {"units", rowsJson(*books.conquest()->units())},
                                                            {"calls", rowsJson(*books.conquest()->calls())},
                                                            {"dues", rowsJson(*books.conquest()->dues())},
                                                            {"tokens", rowsJson(*books.conquest()->tokens())}});
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

}  // namespace

QJsonObject sharedJson(viewmodel::Companion& companion, viewmodel::BoardModel& board) {
    viewmodel::TableModel& table = *companion.table();
    const viewmodel::Evening& evening = companion.evening();
    QJsonArray prompts;
    for (const viewmodel::Row& row : table.prompts()->rows()) prompts.append(row[0].toString());
    const auto last = evening.undoable();
    QJsonObject shared{{"begun", evening.begun()},
                       {"language", companion.settings()->language()},
                       {"words", pageWords()},
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
                       {"seats", byColour(*table.seats())},
                       {"books", books(*companion.books())}};
    if (!evening.begun()) return shared;
    if (board::hexes(evening.state().layout).empty()) {
        shared.insert(QStringLiteral("reading"), reading(*companion.scan()));
        return shared;
    }
    board.show(viewmodel::factsOf(evening.referee()));
    shared.insert(QStringLiteral("board"), boardJson(board));
    return shared;
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
        {"points", Seats::tr("points")},
        {"tokens", Seats::tr("victory tokens")},
        {"cards", Seats::tr("cards")},
        {"longest", Seats::tr("Longest road")},
        {"army", Seats::tr("Largest army")},
        {"armies", Seats::tr("armies")},
        {"hexes", Seats::tr("hexes")},
        {"controlled", Seats::tr("controlled")},
        {"weapons", Seats::tr("weapons")},
        {"knights", Seats::tr("knights played")},
        {"forts", Seats::tr("forts")},
        {"bridges", Seats::tr("bridges")},
        {"tapBoard", Seats::tr("Tap one of the marked sites.")},
        {"choose", Seats::tr("What is it?")},
        {"howMany", Seats::tr("How many?")},
        {"record", Seats::tr("Record it")},
        {"cancel", Seats::tr("Cancel")},
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
        {"news", Seats::tr("What the table should know")}};
}

}  // namespace hexwarden::seats
