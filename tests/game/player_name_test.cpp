#include "tracker/game/player_name.h"

#include "tracker/game/event.h"
#include "tracker/game/state.h"

#include <gtest/gtest.h>

namespace hexwarden::game {
namespace {

TEST(PlayerName, StaysAsItIs) {
    for (const char* name :
         {"Ann", "Zoë", "Łukasz", "李雷", "Jean-Luc O'Neill", "100 %", "%1", "<b>Bo</b>", "👩‍🚀"})
        EXPECT_EQ(playerName(name), name);
}

TEST(PlayerName, HasNoControlCharacters) {
    EXPECT_EQ(playerName("\x1B]0;owned\x07"
                         "Eve\x1B[31m"),
              "]0;ownedEve[31m")
        << "no terminal takes that for a command";
    EXPECT_EQ(playerName("\xC2\x9B"
                         "31mEve"),
              "31mEve")
        << "nor in eight bits";
    EXPECT_EQ(playerName("Ann\nBen\r\n"), "Ann Ben");
    EXPECT_EQ(playerName(std::string_view("A\0nn", 4)), "Ann");
    EXPECT_EQ(playerName("\xE2\x80\xAE"
                         "nnA"),
              "nnA")
        << "right to left";
}

TEST(PlayerName, IsTextWhateverTheBytes) {
    EXPECT_EQ(playerName("A\xFFnn"), "Ann");
    EXPECT_EQ(playerName("Zo\xC3"), "Zo");
    EXPECT_EQ(playerName("\xC0\xAF"), "") << "longer than need be";
    EXPECT_EQ(playerName("\xED\xA0\x80"), "") << "half a character";
    EXPECT_EQ(playerName("   "), "");
}

TEST(PlayerName, IsNotLong) {
    EXPECT_EQ(playerName(std::string(1000, 'x')), std::string(kLongestName, 'x'));
    std::string many;
    for (int i = 0; i < 100; ++i) many += "ë";
    EXPECT_EQ(playerName(many).size(), 2 * kLongestName);
}

TEST(PlayerName, OfAReceivedJournalIsAsOneThatWasTyped) {
    const auto began = std::get<Began>(bodyOf("began seat red \"A\x1B[2Jnn\" south"));
    EXPECT_EQ(began.seats.at(0).name, "A[2Jnn");
}

}  // namespace
}  // namespace hexwarden::game
