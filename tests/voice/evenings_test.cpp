// Whole evenings of each book, in both languages, with a recorder for an engine: what would have been heard.
#include "tests/voice/in_language.h"
#include "tests/voice/listening_room.h"
#include "tests/voice/whole_evening.h"

#include <optional>
#include <random>
#include <set>
#include <tuple>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using tests::Heard;
using tests::ListeningRoom;
using tests::WholeEvening;

/// How an evening goes by.
struct Pace {
    const char* name;
    qint64 leastMs, mostMs;  ///< from one event to the next
    double taps;             ///< how many of the events somebody taps
    double slowness;         ///< of the engine
};

constexpr Pace kPaces[] = {{"calm", 8000, 20000, 0, 1},
                           {"brisk", 1000, 6000, 0.2, 1.09},
                           {"hectic", 50, 900, 0.1, 1},
                           {"tapped", 300, 3000, 1, 1.09}};

struct Roll {
    qint64 atMs;
    QString number;
    int heard = 0;
};

struct Discard {
    QString full, brief;
    int heard = 0;
};

/// Plays it, and holds what is heard to what happened, turn by turn.
class Listening {
  public:
    Listening(const WholeEvening& evening, const Pace& pace) : pace_(pace), random_(1) {
        room.speaker->slowness = pace.slowness;
        for (const std::string& line : evening.lines) {
            SCOPED_TRACE(line);
            if (std::uniform_real_distribution<>()(random_) < pace.taps) room.tap();
            room.tell(line);
            note();
            room.pass(std::uniform_int_distribution<qint64>(pace.leastMs, pace.mostMs)(random_));
            check();
            if (testing::Test::HasFatalFailure()) return;
        }
        room.pass(20000);
        check();
    }

    ListeningRoom room;
    std::vector<Roll> rolls;
    std::vector<Discard> discards;

  private:
    void note() {
        const game::Event& event = room.evening.story().back().event;
        if (const auto sum = game::rollOf(event.body)) {
            QString number = viewmodel::spoken(*sum);
            number[0] = number[0].toUpper();
            rolls.push_back({room.nowMs, number});
        }
        const rules::Ledger& ledger = room.evening.ledger();
        const std::tuple turn(room.evening.state().turn.number, ledger.active, ledger.setUp.round);
        if (turn != turn_) sentences_.clear();
        turn_ = turn;
        if (!game::rollOf(event.body)) return;
        for (const viewmodel::DueLine& due : viewmodel::duesOf(room.evening))
            if (due.kind == viewmodel::DueLine::Kind::discard)
                discards.push_back({viewmodel::spoken(due.text).chopped(1),
                                    room.evening.nameOf(*due.whose()) + QLatin1Char(' ') +
                                        viewmodel::spoken(viewmodel::discardsDue(ledger, *due.whose()))});
    }

    void check() {
        for (; checked_ < room.heard.size(); ++checked_) {
            const Heard& heard = room.heard[checked_];
            SCOPED_TRACE(heard.breath.toStdString());
            EXPECT_LE(heard.untilMs - heard.atMs, 6000) << "longer than six seconds";
            EXPECT_GE(heard.atMs, checked_ == 0 ? 0 : room.heard[checked_ - 1].untilMs) << "into one another";
            for (const qint64 tap : room.taps)
                EXPECT_FALSE(heard.atMs >= tap && heard.atMs < tap + 500) << "while somebody taps";
            for (const QString& sentence : heard.breath.split(QStringLiteral(". "))) checkSentence(heard, sentence);
        }
    }

    void checkSentence(const Heard& heard, QString sentence) {
        while (sentence.endsWith(QLatin1Char('.'))) sentence.chop(1);
        EXPECT_FALSE(sentence.contains(QRegularExpression(QStringLiteral("[()%·–½]|-\\d")))) << "not for the ear";
        const QString first = sentence.section(QRegularExpression(QStringLiteral("[ :.]")), 0, 0);
        const bool isRoll = std::ranges::any_of(rolls, [&](const Roll& r) { return r.number == first; });
        if (isRoll) {
            Roll& roll = rolls.back();
            EXPECT_EQ(roll.number, first) << "of an earlier roll";
            EXPECT_EQ(++roll.heard, 1) << "twice";
            EXPECT_LE(heard.atMs - roll.atMs, 3000) << "late";
        }
        for (Discard& d : discards)
            if (sentence == d.full || sentence == d.brief) ++d.heard;
        EXPECT_TRUE(sentences_.insert(sentence).second) << "twice in a turn: " << sentence.toStdString();
    }

    const Pace& pace_;
    std::mt19937 random_;
    std::size_t checked_ = 0;
    std::tuple<int, std::optional<game::Colour>, int> turn_;
    std::set<QString> sentences_;  ///< of this turn
};

class Evenings : public testing::TestWithParam<std::tuple<WholeEvening, std::string>> {};

TEST_P(Evenings, AreSpokenOnceInTimeAndInSixSeconds) {
    const auto& [evening, language] = GetParam();
    const tests::InLanguage in(QString::fromStdString(language));
    for (const Pace& pace : kPaces) {
        SCOPED_TRACE(pace.name);
        const Listening listening(evening, pace);
        EXPECT_GT(listening.rolls.size(), 4u);
        if (std::string(pace.name) != "calm") continue;
        for (const Roll& roll : listening.rolls) EXPECT_EQ(roll.heard, 1) << roll.number.toStdString();
        for (const Discard& discard : listening.discards) EXPECT_GE(discard.heard, 1) << discard.full.toStdString();
        if (std::getenv("HEXWARDEN_LISTEN"))
            for (const std::string& breath : listening.room.said())
                std::printf("%s\t%s\n", language.c_str(), breath.c_str());
    }
}

TEST(EveningsOfABook, TellWhatTheBookBrings) {
    const tests::InLanguage english("en");
    const auto heardIn = [](const std::string& name) {
        const WholeEvening evening = tests::eveningOf(HEXWARDEN_SOURCE "/data/scenarios/games/" + name + ".txt");
        std::string all;
        for (const std::string& breath : Listening(evening, kPaces[0]).room.said()) all += breath + "\n";
        return all;
    };
    EXPECT_THAT(heardIn("two-bridges"), HasSubstr("The plain is flooded"));
    EXPECT_THAT(heardIn("mouth"), HasSubstr("The robber has drowned"));
    EXPECT_THAT(heardIn("war-two-players"), HasSubstr("takes a knight from the deck"));
    EXPECT_THAT(heardIn("risk-three-players"), HasSubstr("free army"));
    EXPECT_THAT(heardIn("conquest-two-players"),
                AllOf(HasSubstr("Disease strikes"), HasSubstr("Storm strikes"), HasSubstr("victory token")));
    EXPECT_THAT(heardIn("trade-route"), HasSubstr("The robber or the pirate must move"));
    EXPECT_THAT(heardIn("four-players"), HasSubstr("discards"));
}

TEST(EveningsOfABook, AreOverWhenSomebodyHasWon) {
    const tests::InLanguage english("en");
    int won = 0;
    for (const WholeEvening& evening : tests::wholeEvenings()) {
        SCOPED_TRACE(evening.name);
        const std::vector<std::string> said = Listening(evening, kPaces[0]).room.said();
        if (!said.back().ends_with(" has won.") && !said.back().ends_with(" share the win.")) {
            for (const std::string& breath : said) EXPECT_THAT(breath, Not(HasSubstr(" won")));
            continue;
        }
        ++won;
    }
    EXPECT_GT(won, 5);
}

INSTANTIATE_TEST_SUITE_P(Voice, Evenings,
                         testing::Combine(testing::ValuesIn(tests::wholeEvenings()), testing::Values("en", "de")),
                         [](const auto& test) {
                             std::string name = std::get<0>(test.param).name + "_" + std::get<1>(test.param);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
