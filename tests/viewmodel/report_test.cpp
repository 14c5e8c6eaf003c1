#include "companion/viewmodel/words/report.h"

#include "tests/viewmodel/desk.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;

TEST(Report, TellsPeopleNamesPointsAndBrokenRules) {
    tests::Desk desk;
    desk.play();
    desk.add("began seat red \"A <b> & C\" south seat blue \"Ben\" west");
    desk.add("red builds city 0,0,N");
    const QString html = QString::fromUtf8(viewmodel::htmlReport(desk.evening));
    EXPECT_TRUE(html.contains("A &lt;b&gt; &amp; C"));
    EXPECT_FALSE(html.contains("<b>"));
    EXPECT_TRUE(html.contains("class=\"off\">BASE-"));
    EXPECT_EQ(html.count("<polyline"), 4) << "a line and its rim for each of the two";
}

TEST(Report, NamesAreNoFormulasAndNoPlacesOfSentences) {
    tests::Desk desk;
    desk.play();
    desk.add("began seat red \"=1+2\" south seat blue \"%2 100%\" west");
    desk.add("red rolls 8");
    desk.add("blue rolls 6");
    const QString csv = QString::fromUtf8(viewmodel::csvReport(desk.evening));
    EXPECT_TRUE(csv.contains("\"'=1+2\""));
    EXPECT_FALSE(csv.contains(",\"="));
    const auto blue = desk.evening.nameOf(game::Colour::blue);
    EXPECT_EQ(QString(blue).remove(QChar(0x2060)), "%2 100%");
    EXPECT_EQ(QStringLiteral("%1 has %2 cards").arg(blue).arg(7), blue + " has 7 cards");
}

TEST(Report, JsonHoldsEveryEventInTheJournalsWords) {
    tests::Desk desk;
    desk.play();
    const QJsonObject report = QJsonDocument::fromJson(viewmodel::jsonReport(desk.evening)).object();
    const QJsonArray events = report["events"].toArray();
    ASSERT_EQ(events.size(), 100);
    for (const auto& event : events) {
        const std::string body = event.toObject()["body"].toString().toStdString();
        EXPECT_EQ(game::text(game::bodyOf(body)), body);
    }
    EXPECT_EQ(events[99].toObject()["gains"].toObject()["orange"].toObject()["wool"].toInt(), 2);
    EXPECT_EQ(report["rolls"].toObject()["6"].toInt(), 8);
}

TEST(Report, CsvHasALineAnEventAndQuotesItsTexts) {
    tests::Desk desk;
    desk.play();
    const auto lines = viewmodel::csvReport(desk.evening).trimmed().split('\n');
    EXPECT_EQ(lines.size(), 101);
    EXPECT_TRUE(lines[19].contains("\"Anna rolls 6 (2 and 4).\"")) << lines[19].toStdString();
}

}  // namespace
