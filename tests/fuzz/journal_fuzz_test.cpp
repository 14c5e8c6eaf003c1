// The bytes of a journal, damaged: what is opened can be read to its end or says so, and names the file.
#include "tests/fuzz/mutation.h"
#include "tests/journal/journal_fixture.h"
#include "tests/support/random_play.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"

namespace hexwarden::fuzz {
namespace {

using journal::Journal;

class JournalFuzz : public journal::JournalTest {};

TEST_F(JournalFuzz, DamagedBytes) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    write(60);
    Mutation mutation({bytes(file())}, seed);
    int read = 0, refused = 0;
    for (int i = 0; i < support::randomSteps() / 20; ++i) {
        put(file("hurt"), mutation.next());
        try {
            for (const game::Event& e : Journal::openReadOnly(file("hurt")).events()) (void)game::text(e.body);
            ++read;
        } catch (const std::runtime_error& e) {
            EXPECT_TRUE(isOneSentence(e.what())) << e.what();
            EXPECT_NE(std::string(e.what()).find("hurt"), std::string::npos) << e.what();
            ++refused;
        }
    }
    EXPECT_GT(read, 0);
    EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace hexwarden::fuzz
