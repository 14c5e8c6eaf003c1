// What is said when, with news made up for it.
#include "companion/viewmodel/voice/announcer.h"

#include <gtest/gtest.h>

namespace {

using namespace hexwarden::viewmodel;

News news(Topic topic, const QString& text, std::int64_t cause = 1) {
    return {topic, text, text, cause, text + "!", text.left(2) + ".", {}, topic == Topic::due};
}

class Announcing : public testing::Test {
  protected:
    Announcing() { announcer.setTelling(Telling::everything); }

    std::string heard() {
        const auto sentence = announcer.next(now);
        if (!sentence) return "";
        announcer.finish(now);
        now += kBreathMs;
        return sentence->toStdString();
    }

    Announcer announcer;
    qint64 now = 100000;
};

TEST_F(Announcing, NewsIsSpokenOnce) {
    announcer.hear({news(Topic::roll, "Eight")}, now);
    EXPECT_EQ(heard(), "Eight!");
    announcer.hear({news(Topic::roll, "Eight")}, now);
    EXPECT_EQ(heard(), "");
    announcer.hear({}, now);
    announcer.hear({news(Topic::roll, "Eight")}, now);
    EXPECT_EQ(heard(), "") << "taken back and brought back";
    announcer.hear({}, now);
    announcer.hear({news(Topic::roll, "Eight", 2)}, now);
    EXPECT_EQ(heard(), "Eight!") << "of another cause";
}

TEST_F(Announcing, TheMostImportantIsSaidFirstInOneBreath) {
    announcer.hear({news(Topic::turn, "Red"), news(Topic::due, "White discards"), news(Topic::roll, "Seven")}, now);
    EXPECT_EQ(heard(), "Seven! White discards! Red!");
}

TEST_F(Announcing, WhatFitsIntoNoBreathFollowsShorterOrLater) {
    News roll = news(Topic::roll, QString("Eight long words of gains ").repeated(3));
    const News due = news(Topic::due, QString("White discards and so on ").repeated(3));
    announcer.hear({roll, due}, now);
    EXPECT_EQ(heard(), (roll.full + " " + due.brief).toStdString());
    roll.full = roll.brief = QString("far too long ").repeated(20);
    roll.key = "another";
    announcer.hear({roll}, now);
    EXPECT_EQ(heard(), "") << "and has no shorter form";
    EXPECT_FALSE(announcer.isWaiting());
}

TEST_F(Announcing, TheFourthTimeIsShort) {
    for (const char* expected : {"Eight!", "Eight!", "Eight!", "Ei.", "Ei."}) {
        announcer.hear({news(Topic::roll, "Eight", now)}, now);
        EXPECT_EQ(heard(), expected);
        announcer.hear({}, now);
    }
    announcer.hear({news(Topic::turn, "Red")}, now);
    EXPECT_EQ(heard(), "Red!") << "every sort is counted by itself";
}

TEST_F(Announcing, NothingIsSpokenLate) {
    announcer.hear({news(Topic::roll, "Eight"), news(Topic::due, "White discards")}, now);
    now += kLateMs + 1;
    EXPECT_EQ(heard(), "White discards!") << "that still holds";
    announcer.hear({news(Topic::due, "Red discards")}, now);
    announcer.hear({}, now);
    EXPECT_EQ(heard(), "") << "it is settled";
    announcer.hear({news(Topic::due, "Blue discards")}, now);
    now += kWaitsMs + 1;
    EXPECT_EQ(heard(), "");
}

TEST_F(Announcing, TouchesSilenceIt) {
    announcer.touch(true, now);
    announcer.hear({news(Topic::due, "White discards")}, now);
    now += 5000;
    EXPECT_EQ(heard(), "") << "the finger is still there";
    announcer.touch(false, now);
    EXPECT_EQ(heard(), "");
    now += kQuietMs;
    EXPECT_EQ(heard(), "White discards!");
}

TEST_F(Announcing, ASentenceStopsForATouchOrWhenItHoldsNoMoreOrTakesTooLong) {
    const auto begin = [&](std::int64_t cause) {
        announcer.hear({}, now);
        announcer.hear({news(Topic::roll, "Eight", cause)}, now);
        EXPECT_TRUE(announcer.next(now));
        EXPECT_FALSE(announcer.mustStop(now));
    };
    begin(1);
    announcer.hear({}, now);
    EXPECT_TRUE(announcer.mustStop(now)) << "the turn has ended";
    announcer.finish(now);
    now += kBreathMs;
    begin(2);
    EXPECT_FALSE(announcer.mustStop(now + kLongestMs));
    EXPECT_TRUE(announcer.mustStop(now + kLongestMs + 1));
    announcer.touch(false, now + 1);
    EXPECT_TRUE(announcer.mustStop(now + 1));
    announcer.finish(now + 1);
    now += kQuietMs + 1;
    begin(3);
    announcer.setTelling(Telling::nothing);
    EXPECT_TRUE(announcer.mustStop(now));
}

TEST_F(Announcing, TheSliderSaysHowMuch) {
    const std::vector<News> all{news(Topic::roll, "Seven"),         news(Topic::flood, "Flood"),
                                news(Topic::due, "White discards"), news(Topic::objection, "Too near"),
                                news(Topic::question, "Whose"),     news(Topic::turn, "Red")};
    const auto heardAt = [&](Telling telling) {
        announcer = Announcer();
        announcer.setTelling(telling);
        announcer.hear(all, now);
        return heard();
    };
    EXPECT_EQ(heardAt(Telling::nothing), "");
    EXPECT_EQ(heardAt(Telling::due), "White discards! Whose!");
    EXPECT_EQ(heardAt(Telling::rolls), "Seven! Flood! White discards! Whose!");
    EXPECT_EQ(heardAt(Telling::everything), "Seven! Flood! White discards! Too near! Whose! Red!");
}

}  // namespace
