// Phones at a table: who gets in, what a seat sees, and what it answers.
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "tests/seats/party.h"
#include "tracker/board/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using game::Colour;
using tests::Party;
using namespace Qt::StringLiterals;
using tests::TestPhone;
using tests::textsOf;

const std::vector<std::string> kBooks{"evening", "great-river", "war", "conquest", "risk"};

/// Taps a site on the phone's board.
void point(TestPhone& phone, const std::string& site) {
    const bool edge = site.find('/') != std::string::npos;
    const auto at = board::siteOf(site);
    viewmodel::BoardModel board;
    QPointF where;
    board::Layout layout;
    if (const auto* h = std::get_if<board::Hex>(&*at)) where = {std::sqrt(3.0) * (h->q + h->r / 2.0), 1.5 * h->r};
    if (const auto* c = std::get_if<board::Corner>(&*at))
        where = {std::sqrt(3.0) * (c->hex.q + c->hex.r / 2.0), 1.5 * c->hex.r + (c->tip == board::Tip::north ? -1 : 1)};
    if (edge) FAIL() << "not needed yet";
    phone.say("point", {{"x", where.x()}, {"y", where.y()}});
}

TEST(Seats, APhoneSeesWhatTheScreenSays) {
    for (const std::string& book : kBooks) {
        Party party(book);
        const auto seats = party.companion.evening().state().seats;
        const auto phone = party.phoneOf(seats[0].colour);
        viewmodel::TableModel& table = *party.companion.table();
        EXPECT_EQ(phone->state["title"_L1].toString(), table.turnTitle()) << book;
        EXPECT_EQ(phone->state["roll"_L1].toString(), table.rollTitle()) << book;
        EXPECT_EQ(phone->state["hint"_L1].toString(), table.phaseHint()) << book;
        EXPECT_EQ(phone->state["seats"_L1].toObject().size(), static_cast<qsizetype>(seats.size())) << book;
        for (int i = 0; i < table.seats()->count(); ++i) {
            const QJsonObject seat = phone->state["seats"_L1][table.seats()->value(i, "colour").toString()].toObject();
            EXPECT_EQ(seat["counts"_L1].toString().section(' ', 0, 0).toInt(),
                      table.seats()->value(i, book == "conquest" ? "tokens" : "points").toInt())
                << book;
            EXPECT_TRUE(seat["has"_L1].toString().contains(table.seats()->value(i, "kit").toString())) << book;
            EXPECT_EQ(seat["name"_L1].toString(), table.seats()->value(i, "name").toString()) << book;
        }
        EXPECT_EQ(phone->state["board"_L1]["hexes"_L1].toObject().size(),
                  static_cast<qsizetype>(board::hexes(party.companion.evening().state().layout).size()));
        EXPECT_EQ(phone->mine()["name"_L1].toString(), party.companion.evening().nameOf(seats[0].colour));
        EXPECT_LE(phone->sizes.front(), 24000) << book << ": with the page's words, once";
    }
}

TEST(Seats, WhatAPlayerHasIsCountedInWordsAndSaidOnce) {
    Party party("war");
    const auto phone = party.phoneOf(Colour::blue);
    const auto has = [&](const char* colour) {
        return phone->state["seats"_L1][QLatin1String(colour)]["has"_L1].toString();
    };
    EXPECT_EQ(phone->state["seats"_L1]["red"_L1]["counts"_L1].toString(), "2 point(s)");
    EXPECT_EQ(phone->state["seats"_L1]["orange"_L1]["counts"_L1].toString(), "1 point(s)");
    EXPECT_EQ(has("red"),
              "3 cards · 3 weapons · 1 fort · 2 brick and 1 unknown · 1 knight(s) played · road 1 · "
              "left: 3 settlement(s), 13 road(s)");
    EXPECT_EQ(has("blue").count("knight"), 1);
}

TEST(Seats, PhonesReadWhatTheRiverCountsAndTells) {
    Party party("great-river");
    const auto phone = party.phoneOf(Colour::red);
    EXPECT_TRUE(phone->state["seats"_L1]["red"_L1]["has"_L1].toString().contains(" · 2 bridges · "));
    EXPECT_FALSE(phone->state["seats"_L1]["blue"_L1]["has"_L1].toString().contains("bridge"));
    EXPECT_EQ(textsOf(phone->state["notices"_L1]),
              QStringList({"The plain is flooded: it yields nothing, and the next 7 dries it.",
                           "The robber stands here: Fields 8."}));
}

TEST(Seats, PhonesReadHowManyArmiesThereAreAndWhatTheyHold) {
    Party party("risk");
    const auto phone = party.phoneOf(Colour::white);
    const QString has = phone->state["seats"_L1]["red"_L1]["has"_L1].toString();
    EXPECT_TRUE(has.contains(" · 17 armies · 2 hexes · 2 controlled · ")) << has.toStdString();
    EXPECT_EQ(textsOf(phone->state["notices"_L1]), QStringList());
}

TEST(Seats, PhonesReadWhomAPerilStrikes) {
    Party party("conquest");
    const auto phone = party.phoneOf(Colour::red);
    const auto notices = [&] { return textsOf(phone->state["notices"_L1]); };
    EXPECT_EQ(notices(), QStringList());
    party.add("red ends");
    party.add("blue rolls 1 1");
    Party::waitUntil([&] { return !notices().isEmpty(); });
    EXPECT_EQ(notices(), QStringList("Disease: it strikes Anna; tap what the die chose."));
    party.add("red loses knight -1,1");
    Party::waitUntil([&] { return notices().contains("Disease: settled."); });
}

TEST(Seats, AfterTheFirstOnlyDifferencesAreSent) {
    for (const std::string& book : kBooks) {
        Party party(book, 17);
        const auto phone = party.phoneOf(party.companion.evening().state().seats[0].colour);
        tests::Desk whole;
        whole.playBook(book);
        for (std::size_t i = party.journal.size(); i < whole.journal.size(); ++i) {
            phone->sizes.clear();
            party.add(whole.journal[i]);
            Party::waitUntil([&] {
                return phone->state["title"_L1].toString() == party.companion.table()->turnTitle() &&
                       !phone->sizes.empty();
            });
            EXPECT_LE(phone->sizes.front(), 10000) << book << " " << i;
        }
    }
}

TEST(Seats, TheLastRollIsShownHexByHex) {
    Party party("evening", tests::kSetUp);
    const auto phone = party.phoneOf(Colour::red);
    bool paid = false;
    tests::Desk whole;
    whole.play();
    for (std::size_t i = tests::kSetUp; i < whole.journal.size(); ++i) {
        party.add(whole.journal[i]);
        if (!game::rollOf(party.journal.back().body)) continue;
        QStringList expected;
        const auto& roll = party.companion.evening().story().back();
        const auto& layout = party.companion.evening().state().layout;
        std::map<game::Hex, game::Cards> byHex;
        for (const auto& credit : roll.credits.paid)
            if (credit.player == Colour::red)
                byHex[credit.hex][static_cast<std::size_t>(credit.resource)] += credit.count;
        for (const auto& [hex, cards] : byHex)
            expected << viewmodel::name(game::Site(hex), layout) + ": " + viewmodel::name(cards);
        Party::waitUntil([&] { return phone->state["roll"_L1].toString() == party.companion.table()->rollTitle(); });
        EXPECT_EQ(textsOf(phone->mine()["credits"_L1]), expected);
        paid = paid || !expected.isEmpty();
    }
    EXPECT_TRUE(paid);
}

TEST(Seats, AWrongKeyOpensNothing) {
    Party party;
    const QString link = party.server->linkToPlay();
    for (const QString& wrong : {QString(link).replace("k=", "k=0").chopped(1), link.left(link.indexOf("k=") + 2),
                                 link.chopped(1), link + "0"}) {
        TestPhone phone(wrong);
        Party::waitUntil([&] { return phone.isGone(); });
        EXPECT_EQ(phone.errors, QStringList{"This key opens no game here: read the code at the table again."});
        EXPECT_TRUE(phone.state.isEmpty());
    }
    TestPhone anonymous(link, "short");
    Party::waitUntil([&] { return anonymous.isGone(); });
}

TEST(Seats, KeysOfAGameAreGoneWithIt) {
    Party party;
    const QString before = party.server->linkToPlay();
    party.server = nullptr;
    party.server = std::make_unique<seats::Server>(party.companion, QHostAddress::LocalHost, 0, nullptr);
    const QString key = before.mid(before.indexOf('#'));
    TestPhone phone(party.server->linkToPlay().section('#', 0, 0) + key);
    Party::waitUntil([&] { return phone.isGone(); });
    EXPECT_TRUE(phone.state.isEmpty());
}

TEST(Seats, ASeatIsTheFirstPhonesUntilItIsFreed) {
    Party party;
    const auto first = party.phoneOf(Colour::blue);
    TestPhone second(party.server->linkFor(Colour::blue));
    Party::waitUntil([&] { return second.isThere() && !second.errors.isEmpty(); });
    EXPECT_EQ(second.errors.front(), "Ben's seat has another phone; the companion can free it.");
    EXPECT_TRUE(second.mine().isEmpty());
    EXPECT_TRUE(second.state["taken"_L1]["blue"_L1].toBool());
    second.say("settle", {{"due", "anything"}});
    Party::waitUntil([&] { return second.errors.size() == 2; });
    EXPECT_EQ(second.errors.back(), "Take a seat first.");

    party.server->free(Colour::blue);
    Party::waitUntil([&] { return first->mine().isEmpty() && !second.state["taken"_L1].toObject().contains("blue"); });
    second.say("take", {{"seat", "blue"}});
    Party::waitUntil([&] { return !second.mine().isEmpty(); });
    EXPECT_EQ(second.mine()["seat"_L1].toString(), "blue");
}

TEST(Seats, APhoneThatComesBackFindsWhatItLeft) {
    Party party;
    const auto phone = party.phoneOf(Colour::red);
    phone->say("ask", {{"question", "where"}});
    Party::waitUntil([&] { return phone->mine().contains("referee"); });
    const QJsonObject before = phone->state;
    bool noticed = false;
    QObject::connect(party.server.get(), &seats::Server::changed, phone.get(), [&] { noticed = true; });
    phone->leaveNetwork();
    Party::waitUntil([&] { return noticed; });
    phone->connectAgain();
    Party::waitUntil([&] { return !phone->mine().isEmpty(); });
    EXPECT_EQ(phone->state, before);
    EXPECT_TRUE(phone->errors.isEmpty());
}

TEST(Seats, WhoLooksOnSeesTheTableAndAnswersNothing) {
    Party party;
    const auto looker = party.looker();
    EXPECT_FALSE(looker->state["board"_L1].toObject().isEmpty());
    EXPECT_FALSE(looker->state["plays"_L1].toBool());
    const std::size_t before = party.journal.size();
    looker->say("take", {{"seat", "red"}});
    looker->say("count", {{"cards", 3}});
    Party::waitUntil([&] { return looker->errors.size() == 2; });
    EXPECT_EQ(looker->errors.front(), "This phone looks on only.");
    EXPECT_EQ(party.journal.size(), before);
    EXPECT_FALSE(party.server->isTaken(Colour::red));
}

TEST(Seats, ADiscardFromAPhoneIsAnEventOfThatSeat) {
    Party party("evening", tests::kSetUp);
    party.add("red holds 5 lumber 4 wool unknown 0");
    party.add("blue holds 9 wool unknown 0");
    party.add("red rolls 3 4");
    const auto anna = party.phoneOf(Colour::red), ben = party.phoneOf(Colour::blue);
    const QStringList due = textsOf(anna->mine()["waits"_L1]);
    ASSERT_FALSE(due.isEmpty());
    EXPECT_EQ(due.front(), party.companion.table()->dues()->value(0, "text").toString()) << "the screen's sentence";
    EXPECT_FALSE(textsOf(ben->mine()["waits"_L1]).contains(due.front())) << "it is not Ben's";
    anna->say("settle", {{"due", due.front()}});
    Party::waitUntil([&] { return !textsOf(anna->mine()["waits"_L1]).contains(due.front()); });
    EXPECT_EQ(party.last(), "red: red discards 4");
    // Once is enough.
    anna->say("settle", {{"due", due.front()}});
    Party::waitUntil([&] { return !anna->errors.isEmpty(); });
    EXPECT_EQ(anna->errors.front(), "That is settled already.");
    // And the table takes it back like any tap.
    party.companion.table()->undo();
    Party::waitUntil([&] { return textsOf(anna->mine()["waits"_L1]).contains(due.front()); });
}

TEST(Seats, TheRobberIsMovedFromThePhoneOfWhoRolled) {
    Party party("evening", tests::kSetUp);
    party.add("red rolls 3 4");
    const auto anna = party.phoneOf(Colour::red), ben = party.phoneOf(Colour::blue);
    ASSERT_FALSE(anna->mine()["marks"_L1].toObject().isEmpty());
    EXPECT_TRUE(ben->mine()["marks"_L1].toObject().isEmpty());
    for (const QString& site : anna->mine()["marks"_L1].toObject().keys()) {
        point(*anna, site.toStdString());
        Party::waitUntil([&] { return anna->mine()["marks"_L1][site].toString() == "asked"; });
        ASSERT_FALSE(anna->mine()["options"_L1].toArray().isEmpty()) << site.toStdString();
    }
    const QString option = anna->mine()["options"_L1][0]["text"_L1].toString();
    ben->say("record", {{"option", option}, {"count", 1}});
    Party::waitUntil([&] { return !ben->errors.isEmpty(); });
    const std::size_t before = party.journal.size();
    anna->say("record", {{"option", option}, {"count", 1}});
    Party::waitUntil([&] { return party.journal.size() == before + 1; });
    EXPECT_TRUE(std::holds_alternative<game::ThiefMoved>(party.journal.back().body));
    EXPECT_EQ(party.journal.back().seat, Colour::red);
    EXPECT_TRUE(party.companion.evening().story().back().verdict.allowed());
}

TEST(Seats, WhatIsSaidTwiceIsDoneOnce) {
    Party party("evening", tests::kSetUp);
    party.add("red holds 9 wool unknown 0");
    party.add("red rolls 3 4");
    const auto anna = party.phoneOf(Colour::red);
    const QString due = textsOf(anna->mine()["waits"_L1]).front();
    const QJsonObject message{{"do", "settle"}, {"n", 100}, {"due", due}};
    const QString text = QString::fromUtf8(QJsonDocument(message).toJson());
    const std::size_t before = party.journal.size();
    anna->sendText(text);
    anna->sendText(text);
    Party::waitUntil([&] { return !anna->errors.isEmpty(); });
    EXPECT_EQ(anna->errors.front(), "That was said already.");
    party.companion.table()->undo();
    anna->sendText(text);
    Party::waitUntil([&] { return anna->errors.size() == 2; });
    EXPECT_EQ(party.journal.size(), before + 2) << "the discard and its undoing";
}

TEST(Seats, TheRefereeAnswersAsOnTheScreen) {
    for (const std::string& book : kBooks) {
        Party party(book);
        const Colour seat = party.companion.evening().state().seats[1].colour;
        const auto phone = party.phoneOf(seat);
        viewmodel::RefereeModel& screen = *party.companion.referee();
        phone->say("ask", {{"question", ""}});
        Party::waitUntil([&] { return phone->mine().contains("referee"); });
        EXPECT_EQ(textsOf(phone->mine()["referee"_L1]["questions"_L1]).size(), screen.questions()->count()) << book;
        int answered = 0;
        for (int i = 0; i < screen.questions()->count(); ++i) {
            const QString question = screen.questions()->value(i, "key").toString();
            screen.ask(question);
            screen.choosePlayer(viewmodel::wordOf(seat));
            phone->say("ask", {{"question", question}});
            for (const QPointF at :
                 {QPointF(0, 0), QPointF(0, 1), QPointF(0.9, 0.1), QPointF(1.73, 0), QPointF(-1.73, 0)}) {
                screen.tap(screen.board()->siteAt(at));
                phone->say("point", {{"x", at.x()}, {"y", at.y()}});
                if (screen.wantsNumber()) {
                    screen.askRoll(8);
                    phone->say("sum", {{"sum", 8}});
                }
                const auto seen = [&] { return phone->mine()["referee"_L1].toObject(); };
                Party::waitUntil([&] {
                    return seen()["answer"_L1].toString() == screen.answer() &&
                           seen()["instruction"_L1].toString() == screen.instruction();
                });
                QStringList lines;
                for (int line = 0; line < screen.lines()->count(); ++line)
                    for (const char* part : {"clause", "text", "detail"})
                        lines << screen.lines()->value(line, part).toString();
                const auto said = [&] {
                    QStringList all;
                    for (const auto& line : seen()["lines"_L1].toArray())
                        for (const char* part : {"clause", "text", "detail"})
                            all << line[QLatin1String(part)].toString();
                    return all;
                };
                Party::waitUntil([&] { return said() == lines; });
                EXPECT_EQ(seen()["allowed"_L1].toBool(), screen.allowed());
                answered += screen.answered();
            }
        }
        EXPECT_GT(answered, 2) << book;
    }
}

TEST(Seats, AQuestionIsPutToTheTable) {
    Party party;
    const auto phone = party.phoneOf(Colour::blue);
    phone->say("ask", {{"question", "where"}});
    phone->say("put", {{"pays", true}});
    Party::waitUntil([&] { return !party.companion.notice().isEmpty(); });
    Party::waitUntil([&] { return phone->mine().contains("referee"); });
    const QString answer = phone->mine()["referee"_L1]["answer"_L1].toString();
    EXPECT_EQ(party.companion.referee()->answer(), answer);
    EXPECT_EQ(party.companion.notice(),
              QStringLiteral("Ben puts a question to the table: %1 The hand pays it, says Ben.").arg(answer));
}

TEST(Seats, RoadsAndKnightsAreLentForTheAttackThatIsBeingEntered) {
    Party party("war");
    viewmodel::WarModel& war = *party.companion.books()->war();
    const Colour attacker = *party.companion.evening().ledger().active;
    const auto& seats = party.companion.evening().state().seats;
    const auto lender = std::ranges::find_if(seats, [&](const game::Seat& s) { return s.colour != attacker; });
    const auto phone = party.phoneOf(lender->colour);
    EXPECT_FALSE(phone->mine().contains("attack"));
    for (const auto& item : party.companion.books()->board()->edges()->items())
        if (!war.attacking() && item.piece == "road" && item.colour != viewmodel::wordOf(attacker) &&
            item.colour != viewmodel::wordOf(lender->colour))
            war.tap(item.site);
    ASSERT_TRUE(war.attacking());
    Party::waitUntil([&] { return phone->mine().contains("attack"); });
    const QString attack = phone->mine()["attack"_L1]["text"_L1].toString();
    EXPECT_EQ(attack, war.attack());
    phone->say("consent", {{"attack", attack}});
    phone->say("lend", {{"attack", attack}});
    Party::waitUntil([&] {
        return phone->mine()["attack"_L1]["consents"_L1].toBool() && phone->mine()["attack"_L1]["lends"_L1].toBool();
    });
    war.record();
    const auto& attacked = std::get<game::Attacked>(party.journal.back().body);
    EXPECT_EQ(attacked.consent, std::vector{lender->colour});
    EXPECT_EQ(attacked.lenders, std::vector{lender->colour});
    phone->say("consent", {{"attack", attack}});
    Party::waitUntil([&] { return !phone->errors.isEmpty(); });
}

TEST(Seats, InRiskRoadsArePromisedByWhoOwnsThem) {
    Party party("risk", 2);
    for (const char* line : {"joined", "red places armies 1,0 count 2", "blue places armies 0,0 count 2",
                             "white places armies 0,1 count 2", "red continues", "red rolls 1 1"})
        party.add(line);
    const Colour active = *party.companion.evening().ledger().active;
    int given = 0;
    for (const game::Seat& seat : party.companion.evening().state().seats) {
        const auto phone = party.phoneOf(seat.colour);
        for (const QString& text : textsOf(phone->mine()["agreements"_L1])) {
            const std::size_t before = party.journal.size();
            phone->say("agree", {{"agreement", text}});
            Party::waitUntil([&] { return party.journal.size() > before; });
            const auto& consented = std::get<game::Consented>(party.journal.back().body);
            EXPECT_EQ(consented.player, seat.colour);
            EXPECT_EQ(party.journal.back().seat, seat.colour);
            EXPECT_TRUE(seat.colour == active || consented.to == active);
            ++given;
        }
    }
    EXPECT_EQ(given, 4) << "two of others' roads, and peace with both";
}

TEST(Seats, WhomTheRobberRobbedIsAskedOfWhoMovedHim) {
    Party party("evening", tests::kSetUp);
    party.add("red rolls 3 4");
    game::Event seen{.source = game::Source::camera, .body = game::bodyOf("red sends robber to 1,1")};
    party.add(seen);
    const auto anna = party.phoneOf(Colour::red), ben = party.phoneOf(Colour::blue);
    EXPECT_TRUE(ben->mine()["questions"_L1].toArray().isEmpty()) << "he may not answer it";
    const QJsonObject question = anna->mine()["questions"_L1][0].toObject();
    ASSERT_EQ(textsOf(question["answers"_L1]), (QStringList{"Ben", "Nobody"}));
    const QJsonObject answer{{"question", question["text"_L1]}, {"answer", "Ben"}};
    ben->say("answer", answer);
    Party::waitUntil([&] { return !ben->errors.isEmpty(); });
    EXPECT_EQ(ben->errors.front(), "That is not yours to answer.");
    anna->say("answer", answer);
    Party::waitUntil([&] { return anna->mine()["questions"_L1].toArray().isEmpty(); });
    EXPECT_EQ(party.last(), "red: correct 20 red sends robber to 1,1 from blue");
}

TEST(Seats, WhatTwoTickOffInOneMomentIsEachTheirOwn) {
    Party party("conquest", 2);
    for (const char* line :
         {"joined", "red builds settlement 0,0", "blue builds settlement 0,1", "red continues", "red rolls 3 4"})
        party.add(line);
    viewmodel::TableModel& table = *party.companion.table();
    const auto declare = [&](Colour seat, const game::Body& body) {
        party.add(game::Event{.seat = seat, .body = body});
    };
    seats::Desk red(party.companion, Colour::red, declare), blue(party.companion, Colour::blue, declare);
    ASSERT_EQ(table.owed().size(), 2U);
    const auto settle = [](seats::Desk& desk, const QString& due) { return desk.take({"settle", 1, {{"due", due}}}); };
    const QString ofRed = table.owed()[0].text, ofBlue = table.owed()[1].text;
    EXPECT_EQ(settle(red, ofBlue), "That is settled already.") << "it is not Anna's";
    EXPECT_EQ(settle(red, ofRed), "");
    EXPECT_EQ(settle(blue, ofBlue), "") << "before anything was shown again";
    EXPECT_TRUE(table.owed().empty());
}

TEST(Seats, ACountIsEnteredWhereTheRecordDoesNotKnowIt) {
    Party party("evening", tests::kSetUp);
    const auto phone = party.phoneOf(Colour::red);
    EXPECT_TRUE(phone->mine()["hand"_L1]["countIsKnown"_L1].toBool());
    phone->say("count", {{"cards", 5}});
    Party::waitUntil([&] { return !phone->errors.isEmpty(); });
    EXPECT_EQ(phone->errors.front(), "The record knows that already.");

    // A game that ran already when the record began: nobody has said what hands hold.
    Party joined("evening", 2);
    joined.add("joined");
    joined.add("red continues");
    const auto anna = joined.phoneOf(Colour::red);
    EXPECT_FALSE(anna->mine()["hand"_L1]["countIsKnown"_L1].toBool());
    anna->say("count", {{"cards", 5}});
    Party::waitUntil([&] { return anna->mine()["hand"_L1]["countIsKnown"_L1].toBool(); });
    EXPECT_EQ(anna->mine()["hand"_L1]["count"_L1].toInt(), 5);
    EXPECT_TRUE(joined.last().starts_with("red: red holds nothing unknown 5")) << joined.last();
}

TEST(Seats, NamesAreTextsWhateverTheySay) {
    Party party;
    const std::string name = "</script><script>alert(1)</script>";
    party.play({"began seat red \"" + name + "\" south seat blue \"Ben\" north"});
    const auto phone = party.phoneOf(Colour::red);
    EXPECT_EQ(phone->mine()["name"_L1].toString().toStdString(), name) << "as it was typed: the page sets it as text";
}

}  // namespace
