// Whole evenings of noise: how often is something decided that is not so?
#include "tests/support/fabricated_table.h"
#include "tests/support/seed.h"
#include "tracker/belief/belief.h"

#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Colour;
using board::Occupant;
using board::Piece;
using support::FabricatedTable;

struct Evening {
    int placed = 0;
    int reported = 0;
    int wrong = 0;
    int asked = 0;  ///< doubts without reason, counted once a frame
};

Evening spend(std::uint32_t seed, double flicker, int minutes) {
    std::mt19937 random(seed);
    FabricatedTable table(seed, {.flicker = flicker, .sureness = 0.9});
    Belief belief;
    Evening evening;
    std::map<board::Site, Occupant> truth;
    const int frames = minutes * 60 * 1000 / static_cast<int>(FabricatedTable::kFrameMs);
    for (int frame = 0; frame < frames; ++frame) {
        if (frame % 100 == 0 && frame + 100 < frames) {
            const board::Site site = table.sites()[random() % table.sites().size()];
            const bool corner = std::holds_alternative<board::Corner>(site);
            if (truth[site].piece == Piece::none) {
                truth[site] = {corner ? Piece::settlement : Piece::road, static_cast<Colour>(random() % 4)};
                table.put(site, truth[site]);
                ++evening.placed;
            }
        }
        for (const auto& change : belief.take(table.look())) {
            const auto* site = std::get_if<board::SiteChange>(&change);
            const bool right = site && truth[site->site] == site->after;
            ++(right ? evening.reported : evening.wrong);
        }
        evening.asked += static_cast<int>(belief.doubts().size());
    }
    return evening;
}

TEST(Stream, AQuarterOfAnHourOfFlickerDecidesNothingWrongly) {
    const auto seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Evening evening = spend(seed, 0.05, 15);
    EXPECT_EQ(evening.reported, evening.placed);
    EXPECT_EQ(evening.wrong, 0);
    EXPECT_EQ(evening.asked, 0);
}

TEST(Stream, HeavyFlickerIsRarelyDecidedWrongly) {
    const auto seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Evening evening = spend(seed, 0.2, 10);
    EXPECT_GE(evening.reported, evening.placed * 95 / 100);
    EXPECT_LE(evening.wrong, 1);
}

}  // namespace
}  // namespace hexwarden::belief
