#include "tracker/board/message.h"

#include <gtest/gtest.h>

namespace hexwarden::board {
namespace {

TEST(Message, FillsItsPlaces) {
    EXPECT_EQ(english(say("no board can be seen")), "no board can be seen");
    EXPECT_EQ(english(say("the camera %1 is busy: %2 uses it", "Eye", "cheese")),
              "the camera Eye is busy: cheese uses it");
    EXPECT_EQ(english(say("%2 before %1", 1, std::size_t(2))), "2 before 1");
    EXPECT_EQ(english(say("only %1 % is seen", 40)), "only 40 % is seen");
}

TEST(Message, LeavesWhatIsFilledInAsItIs) {
    EXPECT_EQ(english(say("'%1': %2", "a %2 b", "full")), "'a %2 b': full");
}

TEST(Message, ListsMessagesInAMessage) {
    EXPECT_EQ(english(say("another table: %1", std::vector{say("red"), say("%1 blue", 2)})),
              "another table: red; 2 blue");
}

TEST(Message, OfAnErrorIsWhatWasThrown) {
    const Failure full(say("'%1': the disk is full", "game"));
    EXPECT_STREQ(full.what(), "'game': the disk is full");
    EXPECT_EQ(messageOf(full), say("'%1': the disk is full", "game"));
    EXPECT_EQ(english(messageOf(std::runtime_error("100 %1"))), "100 %1");
}

}  // namespace
}  // namespace hexwarden::board
