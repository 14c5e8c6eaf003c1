#include "companion/commands/scan.h"

#include "companion/commands/command.h"
#include "tests/support/rendered_table.h"
#include "tests/support/scratch_folder.h"
#include "vision/board_finder.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::commands {
namespace {

using testing::HasSubstr;

class ScanCommand : public testing::Test {
  protected:
    support::ScratchFolder folder_;
    std::istringstream in_;
    std::ostringstream out_, err_;

    int run(const Arguments& arguments) { return scan(arguments, {in_, out_, err_}); }
    std::string in(const std::string& name) const { return (folder_ / name).string(); }

    std::string photograph(const std::string& name) const {
        const auto specs = vision::readBoardSpecs(dataFolder() / "boards");
        cv::imwrite(in(name), support::render(support::shuffledTable(specs[0], 2), {.tiltDegrees = 20}, {}, 2).image);
        return in(name);
    }
    std::string bytes(const std::string& name, const std::string& content) const {
        std::ofstream(in(name), std::ios::binary) << content;
        return in(name);
    }
    std::vector<nlohmann::json> answers() const {
        std::vector<nlohmann::json> all;
        std::istringstream lines(out_.str());
        for (std::string line; std::getline(lines, line);) all.push_back(nlohmann::json::parse(line));
        return all;
    }
};

TEST_F(ScanCommand, ReadsWhatItCanAndNamesWhatItCannot) {
    const std::string whole = photograph("whole.jpg");
    std::ifstream file(whole, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(file), {}};
    const std::string cut = bytes("cut.jpg", content.substr(0, content.size() / 2));
    const std::string words = bytes("words.jpg", "no picture");
    cv::imwrite(in("bare.png"), support::bareTable({640, 480}, {}, 1));
    EXPECT_EQ(run({"--json", in("none.jpg"), cut, words, whole, in("bare.png")}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("none.jpg does not exist"));
    EXPECT_THAT(err_.str(), HasSubstr("cut.jpg ends before its picture does"));
    EXPECT_THAT(err_.str(), HasSubstr("words.jpg is no picture"));
    const auto all = answers();
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0]["photo"], whole);
    EXPECT_EQ(all[0]["board"], true);
    EXPECT_EQ(all[0]["hexes"].size(), 19u);
    EXPECT_EQ(all[1]["board"], false);
    EXPECT_NE(all[1]["reason"], "");
}

// While a large one is decoded the networks are put away.
TEST_F(ScanCommand, ReadsTheSameAfterALargePhotograph) {
    const std::string usual = photograph("usual.jpg"), large = in("large.jpg");
    cv::Mat enlarged;
    cv::resize(cv::imread(usual), enlarged, {6000, 4500});
    cv::imwrite(large, enlarged);
    EXPECT_EQ(run({"--json", usual, large, usual}), 0);
    auto all = answers();
    ASSERT_EQ(all.size(), 3u);
    for (auto& answer : all) answer.erase("ms");
    EXPECT_EQ(all[1]["size"], (std::vector{3000, 2250}));
    EXPECT_EQ(all[1]["hexes"].size(), 19u);
    EXPECT_EQ(all[0], all[2]);
}

TEST_F(ScanCommand, DrawsOneOverlayAPhotograph) {
    const std::string a = photograph("a.png"), b = photograph("b.png");
    EXPECT_EQ(run({a, "--overlay", in("one.png")}), 0);
    EXPECT_EQ(run({a, b, "--overlay", in("folder")}), 0);
    EXPECT_EQ(run({a, b, "--overlay", in("both.jpg")}), 0);
    for (const char* name : {"one.png", "folder/a.png", "folder/b.png", "both-a.jpg", "both-b.jpg"})
        EXPECT_FALSE(cv::imread(in(name)).empty()) << name;
    EXPECT_THAT(out_.str(), HasSubstr("board base-19"));
    EXPECT_EQ(run({a, "--overlay", in("no/such/folder/o.png")}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("cannot write"));
}

TEST_F(ScanCommand, DrawsOverNoPhotographAndOverNoOtherOverlay) {
    std::filesystem::create_directories(in("again"));
    const std::string a = photograph("a.png"), same = photograph("again/a.png");
    EXPECT_EQ(run({a, same, "--overlay", in("both")}), 0);
    EXPECT_FALSE(cv::imread(in("both/a.png")).empty());
    EXPECT_FALSE(cv::imread(in("both/a-2.png")).empty());
    const auto before = cv::imread(a);
    EXPECT_THROW(run({a, "--overlay", in("./a.png")}), std::runtime_error);
    EXPECT_THROW(run({same, a, "--overlay", in("")}), std::runtime_error) << "the folder of the photographs";
    EXPECT_EQ(cv::norm(before, cv::imread(a), cv::NORM_INF), 0);
}

TEST_F(ScanCommand, LeavesAnOverlayWholeIfItCannotBeReplaced) {
    const std::string a = photograph("a.png");
    ASSERT_EQ(run({a, "--overlay", in("o.png")}), 0);
    std::filesystem::create_directory(in("o.png.part"));
    EXPECT_EQ(run({a, "--overlay", in("o.png")}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("o.png': Is a directory"));
    EXPECT_FALSE(cv::imread(in("o.png")).empty());
}

TEST_F(ScanCommand, SaysWhatItCannotUse) {
    EXPECT_EQ(run({}), 2);
    EXPECT_EQ(run({"--jsno", "a.jpg"}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("there is no option --jsno"));
    EXPECT_EQ(run({"a.jpg", "--overlay"}), 2);
    EXPECT_THROW(run({"a.jpg", "--layout", "base-18"}), std::runtime_error);
    EXPECT_THROW(run({"a.jpg", "--pieces", "chess"}), std::runtime_error);
    EXPECT_EQ(run({"--help"}), 0);
    EXPECT_THAT(out_.str(), HasSubstr("usage: hexwarden scan"));
}

}  // namespace
}  // namespace hexwarden::commands
