// The end of an evening: points with reasons, how the dice fell, what they gave whom.
#include "companion/viewmodel/screens/end_model.h"

#include "companion/viewmodel/books/production.h"
#include "companion/viewmodel/screens/table_model.h"
#include "companion/viewmodel/words/report.h"
#include "tests/viewmodel/desk.h"

#include <QAbstractItemModelTester>
#include <QPointF>
#include <QSignalSpy>
#include <numeric>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::EndModel;
using viewmodel::TableModel;

TEST(EndModel, RanksPlayersWithTheirReasons) {
    Desk desk;
    EndModel end(desk.evening);
    const QAbstractItemModelTester standings(end.standings());
    desk.play();
    ASSERT_EQ(end.standings()->count(), 4);
    for (int row = 0; row < 4; ++row) {
        const auto colour = board::colourOf(end.standings()->value(row, "colour").toString().toStdString());
        ASSERT_TRUE(colour);
        EXPECT_EQ(end.standings()->value(row, "points").toInt(), desk.evening.ledger().points.total(*colour));
        EXPECT_TRUE(end.standings()->value(row, "reasons").toString().contains("BASE-")) << row;
        if (row > 0) {
            EXPECT_LE(end.standings()->value(row, "points").toInt(), end.standings()->value(row - 1, "points").toInt());
        }
    }
}

TEST(EndModel, WhoShareTheLeadAreNamedAsPeopleNameThem) {
    Desk desk;
    EndModel end(desk.evening);
    desk.play(tests::kSetUp);
    EXPECT_EQ(end.lead(), "Anna, Ben, Clara and David share the lead with 2 point(s) each.");
    desk.play();
    EXPECT_EQ(end.lead(), "Clara and David share the lead with 4 point(s) each.");
}

TEST(EndModel, ConquestIsRankedByTokensAndSaysWhatTheyAreFor) {
    Desk desk;
    EndModel end(desk.evening);
    desk.playBook("conquest");
    const QAbstractItemModelTester standings(end.standings());
    ASSERT_EQ(end.standings()->count(), 2);
    const int first = end.standings()->value(0, "tokens").toInt(), second = end.standings()->value(1, "tokens").toInt();
    EXPECT_GT(first, 0) << "the game that shows the book earns some";
    EXPECT_GE(first, second);
    EXPECT_TRUE(end.standings()->value(0, "tokenReasons").toString().contains("CONQ-"));
    EXPECT_TRUE(end.lead().contains("(CONQ-81)")) << end.lead().toStdString();
    const QByteArray html = viewmodel::htmlReport(desk.evening), json = viewmodel::jsonReport(desk.evening);
    EXPECT_TRUE(html.contains("Victory tokens"));
    EXPECT_TRUE(html.contains(end.standings()->value(0, "tokenReasons").toString().toHtmlEscaped().toUtf8()));
    EXPECT_TRUE(json.contains("\"victory_tokens\": " + QByteArray::number(first)));
}

TEST(EndModel, AWinThatIsSharedNamesAllWhoShareIt) {
    Desk desk;
    EndModel end(desk.evening);
    TableModel table(desk.evening);
    desk.add("began book conquest option rounds \"1\" seat red \"Anna\" south seat blue \"Ben\" west");
    desk.add("laid hex 0,0 fields 6 hex 1,0 sea hex 2,0 forest 6");
    desk.add("red builds settlement 0,0");
    desk.add("blue builds settlement 2,0");
    for (int turn = 0; turn < 8 && desk.evening.ledger().phase != rules::Phase::over; ++turn) {
        const std::string player = turn % 2 == 0 ? "red" : "blue";
        desk.add(player + " rolls 3 4");
        desk.add(player + " ends");
    }
    ASSERT_EQ(desk.evening.ledger().phase, rules::Phase::over);
    EXPECT_EQ(end.title(), "Anna, Ben share the win");
    EXPECT_EQ(table.turnTitle(), end.title());
}

// Two points for a city are no two cities.
TEST(EndModel, SaysWhatPointsAreFor) {
    Desk desk;
    EndModel end(desk.evening);
    desk.add(game::Began{{}, {}, {{board::Colour::red, "Anna"}}});
    desk.add(game::Built{board::Colour::red, board::Piece::city, board::Corner{{0, 0}, board::Tip::north}});
    EXPECT_EQ(end.standings()->value(0, "reasons").toString(), "2 for cities (BASE-34)");
    EXPECT_FALSE(end.rolled());
    desk.add(game::Rolled{board::Colour::red, {1, 2}});
    EXPECT_TRUE(end.rolled());
}

TEST(EndModel, CountsRollsAgainstWhatTwoDiceShouldGive) {
    Desk desk;
    EndModel end(desk.evening);
    desk.play();
    int count = 0;
    double expected = 0;
    for (int row = 0; row < end.rolls()->count(); ++row) {
        count += end.rolls()->value(row, "count").toInt();
        expected += end.rolls()->value(row, "expected").toDouble();
    }
    const auto& counts = desk.evening.state().rollCount;
    EXPECT_EQ(count, std::accumulate(counts.begin(), counts.end(), 0));
    EXPECT_NEAR(expected, count, 1e-9);
    EXPECT_NEAR(end.rolls()->value(5, "expected").toDouble(), count / 6.0, 1e-9);
}

TEST(EndModel, DrawsWhatTheDiceGaveWhomRollByRoll) {
    Desk desk;
    EndModel end(desk.evening);
    const QAbstractItemModelTester production(end.production());
    desk.play();
    int most = 0;
    for (int row = 0; row < 4; ++row) {
        const QVariantList line = end.production()->value(row, "line").toList();
        const auto& counts = desk.evening.state().rollCount;
        EXPECT_EQ(line.size(), 1 + std::accumulate(counts.begin(), counts.end(), 0));
        EXPECT_EQ(line.first().toPointF().x(), 0);
        EXPECT_EQ(line.last().toPointF().x(), 1);
        const int cards = end.production()->value(row, "cards").toInt();
        EXPECT_NEAR(line.last().toPointF().y() * end.mostCards(), cards, 1e-9);
        for (int i = 1; i < line.size(); ++i) EXPECT_GE(line[i].toPointF().y(), line[i - 1].toPointF().y());
        most = std::max(most, cards);
    }
    EXPECT_EQ(most + most % 2, end.mostCards());
}

TEST(Production, CountsWhatEachRollAdds) {
    Desk desk;
    desk.add("began seat red \"Anna\" south seat blue \"Ben\" west");
    desk.add("laid hex 0,0 fields 6 hex 1,0 forest 5");
    desk.add("red builds settlement 0,0,N");
    for (const char* roll : {"red rolls 6", "red ends", "blue rolls 5", "blue ends", "red rolls 2 4"}) desk.add(roll);
    const auto production = viewmodel::productionOf(desk.evening);
    ASSERT_EQ(production.size(), 2U);
    EXPECT_EQ(production[0].afterRoll.size(), 4U);
    EXPECT_EQ(production[0].afterRoll.back() - production[0].afterRoll[2], 1);
    EXPECT_EQ(production[0].afterRoll[2], production[0].afterRoll[1]) << "a five gives Anna nothing";
    EXPECT_EQ(production[1].afterRoll.back(), 0);
}

TEST(EndModel, AsksForTheReportThatSomebodyWants) {
    Desk desk;
    EndModel end(desk.evening);
    QSignalSpy wanted(&end, &EndModel::exportWanted);
    end.exportAs("csv");
    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted[0][0].toString(), "csv");
}

}  // namespace
