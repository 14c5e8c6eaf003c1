// A folder of its own for every test, and a few events that look like an evening.
#pragma once

#include "tests/support/complaint.h"
#include "tests/support/scratch_folder.h"
#include "tracker/journal/format.h"
#include "tracker/journal/journal.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

namespace hexwarden::journal {

using support::complaint;

class JournalTest : public ::testing::Test {
  protected:
    std::filesystem::path file(const std::string& name = "evening.hexwarden") const { return folder_ / name; }

    static game::Event rolled(int a, int b) {
        return {.atMs = 1000 * a + b,
                .source = game::Source::camera,
                .confidence = 0.75F,
                .evidence = "roll.jpg",
                .body = game::Rolled{board::Colour::blue, {a, b}}};
    }
    static game::Event built(int q) {
        return {.atMs = q,
                .body = game::Built{board::Colour::red, board::Piece::road, board::Edge{{q, 0}, board::Side::east}}};
    }

    /// A closed journal of `count` events.
    std::vector<game::Event> write(int count) const {
        auto journal = Journal::create(file());
        for (int i = 0; i < count; ++i) journal.append(i % 2 ? built(i % 7) : rolled(1 + i % 6, 1 + i / 6 % 6));
        return journal.events();
    }

    /// A closed journal of one event, of the last format whose rows carried no link.
    void writeUnlinked() const {
        Database db(file(), Database::Access::create);
        migrate(db, kLinkedFormat - 1);
        db.run("INSERT INTO events VALUES (1, 7, 'tap', 1, '', '" + game::text(built(3).body) + "')");
    }

    static std::string bytes(const std::filesystem::path& f) {
        std::ifstream in(f, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static void put(const std::filesystem::path& f, const std::string& content) {
        std::ofstream(f, std::ios::binary | std::ios::trunc) << content;
    }

    support::ScratchFolder folder_;
};

/// True if `part` is how `whole` begins.
inline bool isBeginning(const std::vector<game::Event>& part, const std::vector<game::Event>& whole) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

}  // namespace hexwarden::journal
