#include "companion/session/disagreements.h"

#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using board::Colour;
using board::Piece;

TEST(Disagreements, OfACityThatMayBeAFortOneChoosesBetweenBoth) {
    tests::Desk desk;
    desk.play();
    const board::Site site = *board::siteOf("0,0,N");
    table::Snapshot seen;
    seen.doubts = {{site, {Piece::settlement, Colour::red}, {Piece::city, Colour::red}, .95F, 0, {Piece::fort}}};
    const auto asked = session::disagreements(seen, desk.evening);
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_NE(asked[0].key, asked[1].key);
    EXPECT_EQ(asked[0].accept, game::Body(game::Built{Colour::red, Piece::city, site}));
    EXPECT_EQ(asked[1].accept, game::Body(game::Built{Colour::red, Piece::fort, site}));
}

}  // namespace
