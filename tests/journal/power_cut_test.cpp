// The power goes at any moment: what was acknowledged is there, and whatever else is there is what was written.
#include "tests/journal/journal_fixture.h"
#include "tests/support/faulty_disk.h"
#include "tests/support/seed.h"

#include <algorithm>

namespace hexwarden::journal {
namespace {

struct Acknowledged {
    std::size_t moment, events;
};

TEST_F(JournalTest, AGameThatNobodyKeepsWaitsForNoDisk) {
    const support::FaultyDisk disk(folder_);
    {
        auto journal = Journal::scratch(file());
        for (std::size_t n = 1; n <= 5; ++n) EXPECT_EQ(journal.append(rolled(3, 4)).sequence, n);
        EXPECT_EQ(disk.syncs(), 0U);
        EXPECT_EQ(journal.events().size(), 5U);
    }
    Journal::open(file()).append(rolled(3, 4));
    EXPECT_GT(disk.syncs(), 0U) << "one that is kept does";
}

TEST_F(JournalTest, APowerCutAtAnyMomentLosesNothingAcknowledged) {
    write(3);
    std::mt19937 chance(support::seed());
    const support::FaultyDisk disk(folder_);
    std::vector<Acknowledged> acknowledged{{0, 3}};
    std::vector<game::Event> whole;
    {
        auto journal = Journal::open(file());
        for (std::size_t n = 4; n <= 24; ++n) {
            journal.append(n % 2 ? built(static_cast<int>(n) % 7) : rolled(3, 4));
            acknowledged.push_back({disk.moment(), n});
        }
        whole = journal.events();
    }
    ASSERT_GT(disk.moment(), 100U) << "nothing was recorded";
    const auto to = folder_ / "after";
    std::size_t cuts = 0, unacknowledged = 0;
    const auto last = disk.moment();
    for (std::size_t moment = 0; moment <= last; ++moment)
        for (int again = 0; again < 3; ++again, ++cuts) {
            disk.cut(moment, chance, to);
            std::size_t promised = 0;
            for (const Acknowledged& a : acknowledged)
                if (a.moment <= moment) promised = a.events;
            const auto kept = Journal::open(to / file().filename()).events();
            ASSERT_GE(kept.size(), promised) << "cut after call " << moment;
            ASSERT_TRUE(isBeginning(kept, whole)) << "cut after call " << moment;
            unacknowledged += kept.size() - promised;
        }
    RecordProperty("cuts", static_cast<int>(cuts));
    EXPECT_GT(unacknowledged, 0U) << "cuts between writing and acknowledging keep an event now and then";
}

}  // namespace
}  // namespace hexwarden::journal
