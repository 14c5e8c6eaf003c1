// The filmed evenings of the house-rule books, whole: the board is read as it lies, islands and all, and of what hands
// do so much is reported rightly as was measured, and so little wrongly (docs/measurements.md, "Filmed evenings").
#include "companion/commands/watch.h"
#include "tests/commands/command_fixture.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::commands {
namespace {

using nlohmann::json;

/// When a line counts for a change, from when the hand has left: what it set down first stands there a while before.
constexpr int kEarlyMs = 4000, kLateMs = 30000;

struct Evening {
    const char* folder;
    const char* pieces;
    const char* seats;
    int reported;  ///< changes, at least
    int wrong;     ///< lines that say what never was, at most

    friend void PrintTo(const Evening& e, std::ostream* out) { *out << e.folder; }
};

/// What stands at a place after a change: in the truth, or reported.
struct Change {
    int atMs;
    std::string where, kind, colour;
    int count;

    bool same(const Change& o) const {
        return where == o.where && kind == o.kind && colour == o.colour && count == o.count;
    }
};

std::vector<json> linesOf(std::istream& in) {
    std::vector<json> all;
    for (std::string line; std::getline(in, line);) all.push_back(json::parse(line));
    return all;
}

std::string placeOf(const json& at) {
    if (!at.is_array()) return at;
    std::set<std::string> ends{at[0], at[1]};
    return *ends.begin() + "/" + *ends.rbegin();
}

std::vector<Change> changesIn(const std::vector<json>& lines) {
    std::vector<Change> all;
    for (const json& l : lines) {
        const std::string t = l["t"];
        if (t == "units") {
            all.push_back({l["at_ms"], l["hex"], l["kind"], l.value("colour", "none"), l["after"]});
        } else if (t == "build" || t == "gone") {
            all.push_back({l["at_ms"], placeOf(l["at"]), l["kind"], l["p"], t == "build" ? 1 : 0});
        } else if (t == "flood") {
            all.push_back({l["at_ms"], l["hex"], "flood", "none", l["on"].get<bool>() ? 1 : 0});
        } else if (t == "robber") {
            all.push_back({l["at_ms"], l["to"], "robber", "none", 1});
        } else if (t == "board" && l.contains("players") && l["robber"].is_string()) {  // where he stands at first
            all.push_back({0, l["robber"], "robber", "none", 1});
        } else if (t == "change") {
            const bool there = !l["after"].is_null();
            const json what = there ? l["after"] : l.value("before", json::object());
            all.push_back(
                {l["at_ms"], placeOf(l["site"]), what.value("kind", ""), what.value("colour", "none"), there ? 1 : 0});
        }
    }
    return all;
}

class SampleEvening : public CommandTest, public testing::WithParamInterface<Evening> {};

TEST_P(SampleEvening, IsFollowedAsFarAsMeasured) {
    const Evening& evening = GetParam();
    const auto folder = std::filesystem::path(HEXWARDEN_SOURCE) / "data/samples" / evening.folder;
    std::ifstream truthFile(folder / "truth.jsonl");
    const auto truth = linesOf(truthFile);
    ASSERT_FALSE(truth.empty());
    ASSERT_EQ(run(watch, {(folder / "game.mp4").string(), "--json", "--pieces", evening.pieces, "--shown",
                          (folder / "shown.jsonl").string(), "--seats", evening.seats}),
              0)
        << err_.str();
    std::istringstream written(out_.str());
    const auto lines = linesOf(written);

    const auto board = std::ranges::find(lines, "board", [](const json& l) { return l["t"]; });
    ASSERT_NE(board, lines.end());
    std::map<std::string, std::string> laid, read;
    std::set<std::string> water, waterRead;
    const auto keep = [](auto& lands, std::set<std::string>& waters, const json& hex) {
        const std::string terrain = hex["terrain"];
        if (terrain != "sea" && terrain != "shoal")
            lands[hex["hex"]] = terrain + " " + hex["token"].dump();
        else
            EXPECT_TRUE(waters.insert(hex["hex"]).second) << hex << " is listed twice";
    };
    for (const json& hex : truth[0]["hexes"]) keep(laid, water, hex);
    for (const json& hex : (*board)["hexes"]) keep(read, waterRead, hex);
    EXPECT_EQ(read, laid);
    EXPECT_TRUE(std::ranges::includes(water, waterRead)) << "water where none lies";
    EXPECT_GE(10 * waterRead.size(), 9 * water.size());

    const auto done = changesIn(truth), said = changesIn(lines);
    int reported = 0, wrong = 0;
    for (const Change& d : done)
        reported += std::ranges::any_of(said, [&](const Change& s) {
            return s.same(d) && s.atMs > d.atMs - kEarlyMs && s.atMs < d.atMs + kLateMs;
        });
    for (const Change& s : said)
        wrong += std::ranges::none_of(done, [&](const Change& d) { return d.same(s) && d.atMs < s.atMs + kEarlyMs; });
    EXPECT_GE(reported, evening.reported) << "of " << done.size();
    EXPECT_LE(wrong, evening.wrong) << "of " << said.size();
}

INSTANTIATE_TEST_SUITE_P(All, SampleEvening,
                         testing::Values(Evening{"risk_evening", "risk-cubes-6", "red,blue,white", 45, 2},
                                         Evening{"conquest_evening", "conquest-figures-6", "white,blue,orange", 25, 1},
                                         Evening{"river_war_evening", "own-forts-6", "red,blue,white", 18, 4}),
                         [](const auto& evening) { return std::string(evening.param.folder); });

}  // namespace
}  // namespace hexwarden::commands
