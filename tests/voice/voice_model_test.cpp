// The voice at a table where things happen.
#include "companion/viewmodel/voice/voice_model.h"

#include "companion/viewmodel/screens/companion.h"
#include "tests/voice/in_language.h"
#include "tests/voice/listening_room.h"
#include "tests/voice/whole_evening.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using tests::ListeningRoom;
using viewmodel::Telling;

/// The sample, played up to and with its roll of that number; what was said so far is forgotten.
void playTo(ListeningRoom& room, int rolls) {
    for (const std::string& line : tests::sampleEvening().lines) {
        room.play(line);
        if (line.find(" rolls ") != std::string::npos && --rolls == 0) break;
    }
    room.heard.clear();
}

TEST(Voice, TellsTheSampleEvening) {
    ListeningRoom room;
    for (const std::string& line : tests::sampleEvening().lines) room.play(line);
    EXPECT_THAT(room.said(),
                ElementsAre("The harbours are not those of this game's box. Red: place a settlement.",
                            "Blue: place a settlement.", "Red: place a settlement.", "Red's turn.",
                            "Four. Red one lumber, Blue one wool.", "Blue's turn.",
                            "Five. Red one brick and one grain, Blue one brick.", "Red's turn.",
                            "Seven. The robber must move: tap the hex he goes to.", "Blue.", "Five: Red two, Blue one.",
                            "Red.", "Six: Red two, Blue one.", "Blue.", "Eleven: Red two, Blue two."));
}

TEST(Voice, TellsItInGerman) {
    const tests::InLanguage german("de");
    ListeningRoom room;
    for (const std::string& line : tests::sampleEvening().lines) room.play(line);
    EXPECT_THAT(
        room.said(),
        ElementsAre("Die Häfen sind andere als in der Schachtel dieses Spiels. Rot: setzt eine Siedlung.",
                    "Blau: setzt eine Siedlung.", "Rot: setzt eine Siedlung.", "Rot ist am Zug.",
                    "Vier. Rot ein Holz, Blau eine Wolle.", "Blau ist am Zug.",
                    "Fünf. Rot ein Lehm und ein Getreide, Blau ein Lehm.", "Rot ist am Zug.",
                    "Sieben. Der Räuber muss ziehen: Tippt auf sein neues Feld.", "Blau.", "Fünf: Rot zwei, Blau eins.",
                    "Rot.", "Sechs: Rot zwei, Blau eins.", "Blau.", "Elf: Rot zwei, Blau zwei."));
}

TEST(Voice, ARollTakenBackAndBroughtBackIsNotSpokenAgain) {
    ListeningRoom room;
    playTo(room, 1);
    const auto last = room.journal.back().sequence;
    room.play("undo " + std::to_string(last));
    EXPECT_THAT(room.said(), IsEmpty());
    room.play("undo " + std::to_string(last + 1));
    EXPECT_THAT(room.said(), IsEmpty());
}

TEST(Voice, ACorrectedSumIsSpokenAndACorrectedGainIsNot) {
    ListeningRoom room;
    playTo(room, 1);
    const auto gains = room.table.seats()->value(0, "gains");
    room.play("correct 9 red builds settlement 0,-1,N");  // one of set-up
    EXPECT_NE(room.table.seats()->value(0, "gains"), gains);
    EXPECT_THAT(room.said(), IsEmpty());
    const auto roll =
        std::ranges::find_if(room.journal, [](const game::Event& e) { return game::rollOf(e.body).has_value(); });
    room.play("correct " + std::to_string(roll->sequence) + " red rolls 3 2");
    EXPECT_THAT(room.said(), ElementsAre(HasSubstr("Five")));
}

TEST(Voice, AChoiceThatIsAnsweredIsNotSpokenAgain) {
    const tests::InLanguage english("en");
    ListeningRoom room;
    for (const char* line :
         {"began book seafarers seat red \"Anna\" south seat blue \"Ben\" west",
          "laid hex 0,0 gold 5 hex 1,0 hills 6 hex 0,1 desert hex 1,-1 sea hex 0,-1 sea hex -1,0 sea hex -1,1 sea",
          "joined", "red builds city 0,0,N", "blue builds settlement 0,0,S", "red continues"})
        room.play(line);
    room.heard.clear();
    room.play("red rolls 2 3");
    EXPECT_THAT(room.said(), ElementsAre("Five. Anna chooses two cards for gold. Ben chooses one card for gold."));
    room.heard.clear();
    for (const char* line : {"red chooses 1 wool", "blue chooses 1 ore", "red chooses 1 ore"}) room.play(line);
    EXPECT_THAT(room.said(), IsEmpty()) << "Anna's second card was asked for with the first";
}

TEST(Voice, AGameThatIsOpenedIsKnown) {
    ListeningRoom played;
    playTo(played, 3);
    ListeningRoom room;
    room.journal = played.journal;
    room.evening.follow(room.journal);
    room.voice.catchUp();
    room.pass(20000);
    EXPECT_THAT(room.said(), IsEmpty());
    room.play("red sends robber to 1,-1 from blue");
    room.play("red ends");
    EXPECT_THAT(room.said(), ElementsAre("Blue's turn."));
}

TEST(Voice, OneTapSwitchesItOffAndOnAgainAsItWas) {
    ListeningRoom room(Telling::rolls);
    playTo(room, 1);
    room.voice.toggle();
    EXPECT_FALSE(room.voice.isOn());
    room.play("red ends");
    room.play("blue rolls 3 2");
    EXPECT_THAT(room.said(), IsEmpty());
    room.voice.toggle();
    EXPECT_EQ(room.voice.telling(), static_cast<int>(Telling::rolls));
    room.pass(10000);
    EXPECT_THAT(room.said(), IsEmpty()) << "that is over";
    room.play("blue ends");
    room.play("red rolls 1 1");
    EXPECT_THAT(room.said(), ElementsAre(HasSubstr("Two.")));
}

TEST(Voice, ATapCutsItOff) {
    ListeningRoom room;
    playTo(room, 1);
    room.play("red ends");
    room.heard.clear();
    room.play("blue rolls 3 2", 500);
    ASSERT_EQ(room.heard.size(), 1u);
    EXPECT_GT(room.heard[0].untilMs, room.nowMs);
    room.press();
    EXPECT_EQ(room.heard[0].untilMs, room.nowMs);
    room.pass(9000);
    EXPECT_EQ(room.heard.size(), 1u);
}

TEST(Voice, AnEngineThatDoesNotEndIsCutOffAfterSixSeconds) {
    ListeningRoom room;
    playTo(room, 1);
    room.speaker->slowness = 1000;
    room.play("red ends", 10000);
    ASSERT_EQ(room.heard.size(), 1u);
    EXPECT_LE(room.heard[0].untilMs - room.heard[0].atMs, 6100);
}

TEST(Voice, AnObjectionIsOneSentence) {
    ListeningRoom room;
    playTo(room, 1);
    room.play("red builds settlement 1,0,N");
    ASSERT_EQ(room.heard.size(), 1u);
    EXPECT_THAT(room.said()[0], HasSubstr("The rules on the last move: "));
}

TEST(Voice, WithoutAnEngineThereIsNone) {
    ListeningRoom room;
    EXPECT_TRUE(room.voice.isThere());
    room.speaker->problemIs = "This machine has no voice.";
    EXPECT_FALSE(room.voice.isThere());
    EXPECT_EQ(room.voice.problem(), "This machine has no voice.");
    viewmodel::Companion companion(room.folder.filePath("other.ini"));
    EXPECT_FALSE(companion.voice()->isThere());
    EXPECT_EQ(companion.voice()->problem(), "");
}

TEST(Voice, TheSameInAnotherLanguageIsNoNews) {
    ListeningRoom room;
    playTo(room, 3);
    const tests::InLanguage german("de");
    room.table.refresh();
    room.questions.refresh();
    room.voice.catchUp();
    room.pass(10000);
    EXPECT_THAT(room.said(), IsEmpty());
}

}  // namespace
