// What the Great River knows of a moment.
#include "companion/rules/referee.h"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

namespace hexwarden::rules::river {
namespace {

/// RIVER-11.
TEST(RiverMoment, ASevenTurnsTheFloodAndItIsSaidWhileItsTurnLasts) {
    Referee referee;
    const auto tell = [&](const char* line) {
        referee.take({.body = game::bodyOf(line)});
        const Extras extras = referee.rules().extras(referee.state(), referee.ledger());
        return std::pair(extras.flooded, std::ranges::any_of(extras.notices, &Notice::isNews));
    };
    tell(R"(began book great-river seat red "Anna" south seat blue "Ben" west)");
    tell(
        "laid hex 0,0 mountains 5 hex 0,1 hills 6 hex 0,2 fields 4 hex 1,0 desert hex -1,3 sea hex 0,3 sea "
        "river 0,0 0,1 0,2 0,3,N");
    tell("joined");
    const auto floodedAndNews = [](bool flooded, bool news) { return std::pair(flooded, news); };
    EXPECT_EQ(tell("red continues"), floodedAndNews(false, false));
    EXPECT_EQ(tell("red rolls 3 3"), floodedAndNews(false, false));
    tell("red ends");
    EXPECT_EQ(tell("blue rolls 3 4"), floodedAndNews(true, true));
    EXPECT_EQ(tell("blue ends"), floodedAndNews(true, false));
    EXPECT_EQ(tell("red rolls 3 4"), floodedAndNews(false, true));
}

}  // namespace
}  // namespace hexwarden::rules::river
