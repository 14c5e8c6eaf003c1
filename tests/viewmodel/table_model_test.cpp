#include "companion/viewmodel/screens/table_model.h"

#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::TableModel;

QString markOf(viewmodel::SiteModel* sites, const QString& site) {
    for (int row = 0; row < sites->rowCount(); ++row)
        if (const auto at = sites->index(row); sites->data(at, viewmodel::SiteModel::SiteRole) == site)
            return sites->data(at, viewmodel::SiteModel::MarkRole).toString();
    return "no such site";
}

TEST(TableModel, SaysWhoseTurnItIsFromSetUpOn) {
    Desk desk;
    TableModel table(desk.evening);
    EXPECT_FALSE(table.begun());
    desk.play(2);
    EXPECT_EQ(table.turnTitle(), "Set-up: Anna");
    desk.play(tests::kSetUp);
    EXPECT_EQ(table.turnTitle(), "Anna's turn");
    EXPECT_TRUE(table.rollDue());
    EXPECT_FALSE(table.canEndTurn());
}

TEST(TableModel, ARollByThePadPaysAndMarksTheHexes) {
    Desk desk;
    TableModel table(desk.evening);
    const QAbstractItemModelTester seats(table.seats());
    desk.play(tests::kSetUp);
    table.roll(8);
    ASSERT_EQ(desk.journal.size(), tests::kSetUp + 1);
    const auto& rolled = std::get<game::Rolled>(desk.journal.back().body);
    EXPECT_EQ(rolled.dice.total(), 8);
    EXPECT_EQ(rolled.player, game::Colour::red);
    EXPECT_EQ(table.seats()->value(0, "gains").toString(), "1 lumber, 1 ore");
    EXPECT_EQ(markOf(table.board()->hexes(), "-2,1"), "paid");
    EXPECT_EQ(markOf(table.board()->hexes(), "0,1"), "");
    EXPECT_TRUE(table.canEndTurn());
}

TEST(TableModel, InSetUpOneTapIsEnoughWhereTheTableWantsItSo) {
    Desk whole, desk;
    whole.play(tests::kSetUp);
    TableModel table(desk.evening);
    desk.play(3);
    table.tap("0,0,W");
    EXPECT_EQ(desk.journal.size(), 3U) << "it is proposed";
    table.cancel();
    table.setAtOnce(true);
    for (std::size_t i = 3; i < tests::kSetUp; ++i) {
        const auto& built = std::get<game::Built>(whole.journal[i].body);
        table.tap(QString::fromStdString(board::text(built.at)));
        EXPECT_EQ(game::text(desk.journal.back().body), game::text(whole.journal[i].body));
    }
    const auto events = desk.journal.size();
    ASSERT_EQ(events, tests::kSetUp) << "a tap each";
    table.tap("0,0,W");
    EXPECT_EQ(desk.journal.size(), events) << "set-up is over";
}

TEST(TableModel, WhatIsNotAllowedIsNeverRecordedAtOnce) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(3);
    table.setAtOnce(true);
    table.tap("0,0,N");  // a second settlement, while the road is due
    EXPECT_EQ(desk.journal.size(), 3U);
    EXPECT_TRUE(table.proposing());
}

TEST(TableModel, NobodyPassesInTheSetUpOfTheBaseGame) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(2);
    ASSERT_EQ(desk.evening.ledger().phase, rules::Phase::setUp);
    EXPECT_FALSE(table.canEndTurn());
}

TEST(TableModel, LoadedDiceAreTheRollOfTheirTurn) {
    Desk desk;
    TableModel table(desk.evening);
    desk.playBook("conquest");
    desk.add("red ends");
    desk.add("blue plays loaded_dice roll 8");
    EXPECT_EQ(table.rollTitle(), "Ben rolled 8");
    EXPECT_EQ(table.dice(), QList<int>()) << "no dice lie there";
}

TEST(TableModel, ASumEnteredByThePadIsKeptAsASumAndDiceThatWereSeenAsDice) {
    for (int sum = 2; sum <= 12; ++sum) {
        Desk desk;
        TableModel table(desk.evening);
        desk.play(tests::kSetUp);
        table.roll(sum);
        EXPECT_EQ(game::text(desk.journal.back().body), "red rolls " + std::to_string(sum));
        EXPECT_EQ(table.dice(), QList<int>()) << "nobody said which";
        EXPECT_EQ(table.rollTitle(), QStringLiteral("Anna rolled %1").arg(sum));
    }
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 3 5");
    EXPECT_EQ(table.dice(), QList<int>({3, 5}));
}

TEST(TableModel, TheScreenFacesWhoseTurnItIsOrWhoAskedSince) {
    Desk desk;
    TableModel table(desk.evening);
    EXPECT_EQ(table.facing(), 0);
    EXPECT_EQ(table.sides(), 0);
    desk.play(tests::kSetUp);
    EXPECT_EQ(table.sides(), 0b1111);
    EXPECT_EQ(table.facing(), 0) << "Anna sits in the south";
    table.turnTo("orange");
    EXPECT_EQ(table.facing(), 3);
    desk.add("red rolls 3 5");
    EXPECT_EQ(table.facing(), 3) << "it is still Anna's turn";
    desk.add("red ends");
    EXPECT_EQ(table.facing(), 1);
}

TEST(TableModel, WhoHoldsTooManyCardsDiscardsWithOneTap) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play();
    desk.add("blue ends");
    desk.add("white rolls 7");
    QStringList due;
    for (int row = 0; row < table.seats()->count(); ++row)
        if (table.seats()->value(row, "due").toInt() > 0) due << table.seats()->value(row, "colour").toString();
    ASSERT_FALSE(due.isEmpty());
    EXPECT_EQ(table.dues()->value(0, "discards").toString(), due.first());
    EXPECT_FALSE(table.settled()) << "the turn does not end yet";
    for (const QString& colour : due) table.discard(colour);
    for (int row = 0; row < table.seats()->count(); ++row) EXPECT_EQ(table.seats()->value(row, "due").toInt(), 0);
    EXPECT_EQ(desk.journal.size(), 102U + static_cast<std::size_t>(due.size()));
    table.discard(due.first());
    EXPECT_EQ(desk.journal.size(), 102U + static_cast<std::size_t>(due.size())) << "once";
}

TEST(TableModel, ATapProposesAndJudgesButRecordsOnlyOnDemand) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    table.roll(8);
    const auto before = desk.journal.size();
    table.tap("0,-1,S");
    ASSERT_TRUE(table.proposing());
    EXPECT_FALSE(table.proposalAllowed());
    EXPECT_FALSE(table.proposalReason().isEmpty());
    EXPECT_EQ(desk.journal.size(), before);
    table.cancel();
    EXPECT_FALSE(table.proposing());
    table.tap("0,-1,S");
    table.confirm();
    ASSERT_EQ(desk.journal.size(), before + 1);
    EXPECT_TRUE(std::holds_alternative<game::Built>(desk.journal.back().body));
    ASSERT_GT(table.prompts()->count(), 0) << "a broken rule is shown, not hidden";
    const QString why = table.prompts()->value(0, "why").toString();
    EXPECT_FALSE(why.isEmpty());
    EXPECT_EQ(table.prompts()->value(0, "text").toString(), "The rules on the last move: " + why);
}

TEST(TableModel, OffersEverySeatForAFreeEdgeTheOneAtTurnFirst) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    table.tap("0,0,N/1,0,S");
    EXPECT_FALSE(table.proposing()) << "these corners are no neighbours";
    table.tap("0,0,E");
    ASSERT_EQ(table.choices()->count(), 4);
    EXPECT_EQ(table.choices()->value(0, "text").toString(), "Anna");
    EXPECT_TRUE(table.choices()->value(0, "chosen").toBool());
    table.choose(2);
    table.confirm();
    EXPECT_EQ(std::get<game::Built>(desk.journal.back().body).player, game::Colour::white);
}

TEST(TableModel, WhatHappensMeanwhileLeavesAProposalInHandUntilItIsDone) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    table.tap("0,0,E");
    table.choose(2);
    desk.add("red rolls 3 5");
    ASSERT_TRUE(table.proposing());
    EXPECT_TRUE(table.choices()->value(2, "chosen").toBool());
    EXPECT_FALSE(table.proposalAllowed()) << "it is Anna's turn";
    desk.add("white builds road 0,0,E");
    EXPECT_FALSE(table.proposing()) << "the camera has seen it";
}

TEST(TableModel, ASevenAsksForTheRobberAndOffersWhomHeRobs) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    table.roll(7);
    EXPECT_TRUE(table.phaseHint().contains("robber", Qt::CaseInsensitive));
    table.tap("-2,1");
    ASSERT_TRUE(table.proposing());
    EXPECT_GE(table.choices()->count(), 2);
    table.confirm();
    const auto& moved = std::get<game::ThiefMoved>(desk.journal.back().body);
    EXPECT_EQ(moved.to, board::Hex(-2, 1));
    EXPECT_EQ(moved.victim, game::Colour::white);
}

TEST(TableModel, SetUpSaysWhatIsDueByTheBookInForce) {
    Desk conquest, risk;
    TableModel landing(conquest.evening), armies(risk.evening);
    conquest.play(2, "conquest");
    EXPECT_EQ(landing.phaseHint(), "Place a ship on a port.");
    EXPECT_FALSE(landing.canEndTurn());
    conquest.play(3, "conquest");
    EXPECT_EQ(landing.phaseHint(), "Place a knight on a hex beside the ship.");
    conquest.play(4, "conquest");
    EXPECT_TRUE(landing.canEndTurn()) << "nobody has to settle";
    landing.endTurn();
    EXPECT_EQ(landing.turnTitle(), "Set-up: Ben");
    risk.play(3, "risk");
    EXPECT_EQ(armies.phaseHint(), "Place the road or the ship that goes with it.");
    risk.play(4, "risk");
    EXPECT_EQ(armies.phaseHint(), "Place an army on a hex beside the building.");
}

TEST(TableModel, TakesTheTablesSideOnDemand) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    const board::Edge e{{0, 0}, board::Side::east};
    table.showDisagreements({{e, "There is a road.", game::Built{game::Colour::blue, game::Piece::road, e}}});
    ASSERT_EQ(table.prompts()->count(), 1);
    table.acceptTable(table.prompts()->value(0, "action").toInt());
    EXPECT_EQ(desk.evening.state().routes[e].colour, game::Colour::blue);
}

TEST(TableModel, TheRecordMayBeRightAndTwoEqualDoubtsAreOne) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    const board::Edge e{{0, 0}, board::Side::east};
    const viewmodel::Disagreement road{e, "There is a road.", game::Built{game::Colour::blue, game::Piece::road, e}};
    table.showDisagreements({road, road});
    ASSERT_EQ(table.prompts()->count(), 1);
    EXPECT_TRUE(table.prompts()->value(0, "mayKeep").toBool());
    const auto before = desk.journal.size();
    table.keepRecord(table.prompts()->value(0, "action").toInt());
    EXPECT_EQ(table.prompts()->count(), 0);
    table.showDisagreements({road});
    EXPECT_EQ(table.prompts()->count(), 0) << "asked once";
    EXPECT_EQ(desk.journal.size(), before) << "the record was right";
    table.showDisagreements({});
    table.showDisagreements({road});
    EXPECT_EQ(table.prompts()->count(), 1) << "it has come again";
}

TEST(TableModel, WhatIsDueHasOneButtonEachAndShowsWhereItMayBeDone) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(2);
    ASSERT_EQ(table.dues()->count(), 1);
    EXPECT_EQ(table.dues()->value(0, "actionText"), "Show where");
    EXPECT_EQ(table.step(), "") << "the title says that it is set-up";
    const auto marked = [&] {
        int count = 0;
        for (const viewmodel::SiteItem& item : table.board()->corners()->items()) count += item.mark == "legal";
        return count;
    };
    EXPECT_EQ(marked(), 0);
    table.settle(0);
    EXPECT_EQ(marked(), 54) << "every corner of an empty board";
    table.tap("0,0,N");
    EXPECT_EQ(marked(), 0);
}

TEST(TableModel, SaysInConquestWhatNoPieceShows) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(12, "conquest");
    EXPECT_EQ(table.step(), "Build phase, round 1 of 3. Order: Anna, Ben");
    EXPECT_EQ(table.seats()->value(0, "tokens"), 0);
    desk.play(15, "conquest");
    desk.add("red rolls 3 4");
    ASSERT_GT(table.dues()->count(), 0) << "a seven's cards are chosen";
    const QString first = table.dues()->value(0, "text").toString();
    EXPECT_TRUE(first.contains("chooses")) << first.toStdString();
    EXPECT_FALSE(table.settled());
    const int count = table.dues()->count();
    table.settle(0);
    EXPECT_EQ(table.dues()->count(), count - 1) << "ticked off";
}

TEST(TableModel, ShowsHandsAndTheBankAsFarAsTheyAreKnown) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    EXPECT_FALSE(table.seats()->value(0, "hand").toString().isEmpty());
    EXPECT_FALSE(table.seats()->value(0, "hand").toString().contains("unknown")) << "what set-up paid everybody saw";
    EXPECT_TRUE(table.bank().startsWith("Bank, at most: ")) << table.bank().toStdString();
    EXPECT_TRUE(table.bank().endsWith("25 development card(s) left.")) << table.bank().toStdString();
    EXPECT_EQ(table.seats()->value(0, "kit"), "road 1 · left: 3 settlement(s), 13 road(s)") << "two of each are laid";
}

/// Of some pieces every book has as many as anybody wants.
TEST(TableModel, NobodyCountsWhatThereIsWithoutEnd) {
    for (const char* book : {"conquest", "risk", "war", "great-river"}) {
        Desk desk;
        TableModel table(desk.evening);
        desk.playBook(book);
        table.refresh();
        EXPECT_FALSE(table.bank().contains("99")) << book << ": " << table.bank().toStdString();
        for (int seat = 0; seat < table.seats()->count(); ++seat) {
            const std::string kit = table.seats()->value(seat, "kit").toString().toStdString();
            EXPECT_EQ(kit.find("99"), std::string::npos) << book << ": " << kit;
        }
    }
}

TEST(TableModel, InTheAttackPhaseAttackingIsNamedToo) {
    Desk desk;
    TableModel table(desk.evening);
    desk.playBook("conquest");
    table.refresh();
    ASSERT_TRUE(table.step().startsWith("Attack phase")) << table.step().toStdString();
    EXPECT_EQ(table.phaseHint(), "Trade, build and attack.");
}

TEST(TableModel, ABridgeIsOneAndAHalfOfTheLongestRoad) {
    Desk desk;
    TableModel table(desk.evening);
    desk.playBook("great-river");
    table.refresh();
    EXPECT_TRUE(table.seats()->value(0, "kit").toString().contains("road 3½"))
        << table.seats()->value(0, "kit").toString().toStdString();
}

TEST(TableModel, ADoubtAboutDiceMarksNoSite) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    table.roll(8);
    const game::Body seen = game::Rolled{*desk.evening.ledger().active, {2, 3}};
    table.showDisagreements(
        {{std::nullopt, "The dice lie otherwise.",
          game::Corrected{desk.journal.back().sequence, std::make_shared<const game::Body>(seen)}}});
    table.acceptTable(table.prompts()->value(0, "action").toInt());
    EXPECT_EQ(table.dice(), (QList<int>{2, 3}));
}

TEST(TableModel, UndoAndRedoWalkBackAndForthWithoutLosingAnything) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    table.roll(8);
    table.endTurn();
    EXPECT_EQ(table.turnTitle(), "Ben's turn");
    table.undo();
    table.undo();
    EXPECT_TRUE(table.rollDue());
    EXPECT_EQ(table.turnTitle(), "Anna's turn");
    table.redo();
    table.redo();
    EXPECT_FALSE(table.canRedo());
    EXPECT_EQ(table.turnTitle(), "Ben's turn");
    EXPECT_EQ(desk.journal.size(), tests::kSetUp + 6) << "undoing is recorded too";
    table.undo();
    table.roll(5);
    EXPECT_FALSE(table.canRedo()) << "something new has happened since";
}

TEST(TableModel, AsksForARollThatWasMissedAndPutsItIn) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 8");
    EXPECT_FALSE(table.rollDue());
    const game::Colour next = game::nextPlayer(desk.evening.state(), game::Colour::red);
    desk.add(game::Bought{next, game::Bought::What::card});
    EXPECT_TRUE(table.rollDue());
    const QString who = desk.evening.nameOf(next);
    EXPECT_TRUE(table.phaseHint().contains(who)) << table.phaseHint().toStdString();
    table.roll(5);
    EXPECT_FALSE(table.rollDue());
    EXPECT_EQ(desk.evening.state().turn.roller, next);
    EXPECT_EQ(desk.evening.state().turn.dice->total(), 5);
    EXPECT_EQ(desk.evening.story().back().event.sequence, 20) << "the card was bought after it";
}

TEST(TableModel, NoRollWasMissedEndsTheQuestion) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 8");
    desk.add(game::Bought{game::nextPlayer(desk.evening.state(), game::Colour::red), game::Bought::What::card});
    int action = -1;
    for (int row = 0; row < table.prompts()->count(); ++row)
        if (table.prompts()->value(row, "actionText") == "No roll was missed")
            action = table.prompts()->value(row, "action").toInt();
    ASSERT_GE(action, 0);
    table.acceptTable(action);
    EXPECT_FALSE(table.rollDue());
    EXPECT_TRUE(std::holds_alternative<game::Ruled>(desk.journal.back().body));
}

TEST(TableModel, ABrokenRuleOfTheLastMoveHasItsCure) {
    Desk desk;
    TableModel table(desk.evening);
    int boards = 0;
    qint64 corrected = 0;
    QObject::connect(&table, &TableModel::boardWanted, [&] { ++boards; });
    QObject::connect(&table, &TableModel::correctionWanted, [&](qint64 sequence) { corrected = sequence; });
    desk.play(1);
    desk.add("laid hex 0,0 forest 8 hex 1,0 desert robber 0,0");
    ASSERT_GT(table.prompts()->count(), 0);
    EXPECT_EQ(table.prompts()->value(0, "actionText").toString(), "Set the board right");
    table.acceptTable(table.prompts()->value(0, "action").toInt());
    EXPECT_EQ(boards, 1);
    desk.play(tests::kSetUp);
    desk.add("blue rolls 8");
    ASSERT_FALSE(desk.evening.story().back().verdict.allowed());
    for (int row = 0; row < table.prompts()->count(); ++row)
        if (table.prompts()->value(row, "text").toString().startsWith("The rules on the last move"))
            table.acceptTable(table.prompts()->value(row, "action").toInt());
    EXPECT_EQ(corrected, desk.journal.back().sequence);
}

/// Red has twelve armies on 1,0 and five on 2,0.
class Counts : public testing::Test {
  protected:
    Counts() {
        desk.playBook("risk");
        desk.add("red moves army 1,0 2,0 count 3");
    }
    void see(int red, int white) {
        table.counts()->show({{{{2, 0}, game::Colour::red, game::Piece::army, red}, .87},
                              {{{2, 0}, game::Colour::white, game::Piece::army, white}, .6}});
    }
    QVariant value(int row, const char* role) { return table.counts()->rows()->value(row, role); }

    Desk desk;
    TableModel table{desk.evening};
};

TEST_F(Counts, StandBesideWhatTheCameraSeesOnTheHexThatWasTapped) {
    see(7, 1);
    table.tap("1,0");
    EXPECT_EQ(value(0, "sight"), "The camera sees none.");
    table.tap("2,0");
    ASSERT_EQ(table.counts()->rows()->count(), 2);
    EXPECT_EQ(table.counts()->hex(), "2,0");
    EXPECT_EQ(value(0, "text"), "Army (Anna)");
    EXPECT_EQ(value(0, "recorded"), 8);
    EXPECT_EQ(value(0, "seen"), 7);
    EXPECT_EQ(value(0, "least"), 5);
    EXPECT_EQ(value(0, "most"), 10);
    EXPECT_EQ(value(0, "sight"), "The camera sees 7, 87% sure.");
    EXPECT_EQ(value(1, "text"), "Army (Clara)");
    EXPECT_EQ(value(1, "recorded"), 0);
    table.cancel();
    EXPECT_EQ(table.counts()->rows()->count(), 0);
    EXPECT_EQ(table.counts()->hex(), "");
}

TEST_F(Counts, AreSetRightByOneMoreTap) {
    see(8, 1);
    table.tap("2,0");
    table.counts()->recount(0, 7);
    EXPECT_EQ(value(0, "recorded"), 7);
    EXPECT_EQ(game::countOn(desk.evening.state(), {1, 0}, game::Colour::red, game::Piece::army), 10) << "fewer marched";
    table.counts()->recount(1, 1);
    EXPECT_EQ(game::text(desk.journal.back().body), "white places armies 2,0 count 1");
    const std::size_t before = desk.journal.size();
    table.counts()->recount(0, 7);
    table.counts()->recount(5, 1);
    EXPECT_EQ(desk.journal.size(), before) << "the record says so";
}

TEST_F(Counts, AreNotShownWhereNoCameraCounts) {
    table.tap("2,0");
    EXPECT_TRUE(table.proposing());
    EXPECT_EQ(table.counts()->rows()->count(), 0);
}

}  // namespace
