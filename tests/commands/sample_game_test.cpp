// The whole way, once: `hexwarden watch` on the filmed game gives the true events, in order, and the companion's
// journal holds them.
#include "companion/commands/replay.h"
#include "companion/commands/watch.h"
#include "tests/commands/command_fixture.h"
#include "tracker/board/text.h"
#include "tracker/journal/journal.h"

#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::commands {
namespace {

using nlohmann::json;

const std::filesystem::path kGame = std::filesystem::path(HEXWARDEN_SOURCE) / "data/samples/first_evening";

std::vector<json> linesOf(std::istream& in) {
    std::vector<json> all;
    for (std::string line; std::getline(in, line);) all.push_back(json::parse(line));
    return all;
}

std::string rolled(const std::string& player, int a, int b) {
    return player + " rolls " + std::to_string(std::min(a, b)) + ' ' + std::to_string(std::max(a, b));
}

/// The truth as event lines; dice by size.
std::vector<std::string> trueEvents(const std::vector<json>& truth) {
    std::vector<std::string> events;
    for (const json& line : truth) {
        const std::string t = line["t"], player = line.value("p", "");
        if (t == "build") {
            const json& at = line["at"];
            const auto site =
                at.is_array() ? at[0].get<std::string>() + "/" + at[1].get<std::string>() : at.get<std::string>();
            events.push_back(player + " builds " + line["kind"].get<std::string>() + ' ' + site);
        } else if (t == "roll") {
            events.push_back(rolled(player, line["dice"][0], line["dice"][1]));
        } else if (t == "robber") {
            events.push_back(player + " sends robber to " + line["to"].get<std::string>());
        }
    }
    return events;
}

/// The journal's events of the same kinds, in its order.
std::vector<std::string> keptEvents(const std::vector<game::Event>& journal) {
    std::vector<std::string> events;
    for (const auto& event : journal) {
        if (const auto* roll = std::get_if<game::Rolled>(&event.body))
            events.push_back(rolled(std::string(board::word(roll->player)), roll->dice.faces().value()[0],
                                    roll->dice.faces().value()[1]));
        else if (std::holds_alternative<game::Built>(event.body) ||
                 std::holds_alternative<game::ThiefMoved>(event.body) ||
                 std::holds_alternative<game::Removed>(event.body))
            events.push_back(game::text(event.body));
    }
    return events;
}

class SampleGame : public CommandTest {};

TEST_F(SampleGame, WatchGivesTheTrueEvents) {
    std::ifstream truthFile(kGame / "truth.jsonl");
    const auto truth = linesOf(truthFile);
    ASSERT_FALSE(truth.empty());
    const std::string file = in("sample.hexwarden");
    ASSERT_EQ(run(watch, {(kGame / "game.mp4").string(), "--json", "--journal", file, "--seats", "red,blue"}), 0)
        << err_.str();

    const auto kept = journal::Journal::openReadOnly(file).events();
    EXPECT_THAT(keptEvents(kept), ::testing::ElementsAreArray(trueEvents(truth)));

    ASSERT_GE(kept.size(), 2U);
    const auto& laid = std::get<game::LaidOut>(kept[1].body);
    for (const json& hex : truth[0]["hexes"]) {
        const auto at = board::hexOf(hex["hex"].get<std::string>()).value();
        EXPECT_EQ(board::word(laid.layout->terrain[at]), hex["terrain"].get<std::string>()) << hex;
        EXPECT_EQ(laid.layout->token[at], hex["token"].is_null() ? 0 : hex["token"].get<int>()) << hex;
    }
    EXPECT_EQ(laid.robber, board::hexOf(truth[0]["robber"]["hex"].get<std::string>()));

    std::istringstream written(out_.str());
    const auto lines = linesOf(written);
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(), [](const json& l) { return l["t"] == "board"; }), 1);
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(), [](const json& l) { return l["t"] == "lost"; }), 0);

    EXPECT_EQ(run(replay, {file}), 0);
    EXPECT_THAT(out_.str(), ::testing::Not(::testing::HasSubstr("against it"))) << "the filmed game is a legal one";
}

}  // namespace
}  // namespace hexwarden::commands
