// `watch`: what it refuses, and the lines it writes.
#include "companion/commands/watch.h"

#include "calibration/profile.h"
#include "companion/commands/scan.h"
#include "companion/commands/watch_lines.h"
#include "tests/commands/command_fixture.h"
#include "tracker/journal/journal.h"

#include <csignal>
#include <fstream>
#include <sstream>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::commands {
namespace {

using board::Colour;
using board::Piece;
using nlohmann::json;
using ::testing::HasSubstr;

class WatchTest : public CommandTest {
  protected:
    std::vector<json> lines() const {
        std::vector<json> all;
        std::istringstream text(out_.str());
        for (std::string line; std::getline(text, line);) all.push_back(json::parse(line));
        return all;
    }

    static table::SeenFrame look(std::int64_t atMs, bool board) {
        table::SeenFrame look;
        look.frame.atMs = look.seen.atMs = atMs;
        if (board) {
            look.pose.emplace();
            look.pose->view.size = {640, 480};
        } else {
            look.reason = board::say("no board is in view");
        }
        return look;
    }

    table::Snapshot snapshot_;
};

TEST_F(WatchTest, SourcesThatAreNotThereAreReportedInOneSentence) {
    EXPECT_EQ(run(watch, {"763"}), 1);
    EXPECT_EQ(err_.str(), "hexwarden: there is no camera 763\n");
    EXPECT_EQ(run(watch, {in("no.mp4")}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("there is no camera, file or folder"));
    EXPECT_EQ(run(watch, {}), 2);
    EXPECT_EQ(run(watch, {"0", "--sideways"}), 2);
    EXPECT_EQ(run(watch, {"0", "--every", "often"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("--every takes milliseconds, not 'often'"));
    EXPECT_EQ(out_.str(), "");
}

TEST_F(WatchTest, AProfileOfAnotherTableIsReportedInOneSentence) {
    cv::imwrite(in("table.png"), cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 150)));
    calibration::Profile profile;
    profile.camera = calibration::assumedCamera({1280, 720});
    calibration::save(profile, in("other.profile"));
    EXPECT_EQ(run(watch, {in("table.png"), "--profile", in("other.profile")}), 1);
    EXPECT_EQ(err_.str(),
              "hexwarden watch: this profile is of another table: the picture was 1280x720 and is 640x480\n");
}

TEST_F(WatchTest, ALayoutThatIsNotThereIsReportedAtOnce) {
    cv::imwrite(in("table.png"), cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 150)));
    EXPECT_EQ(run(watch, {in("table.png"), "--layout", "base19", "--journal", in("new.hexwarden")}), 1);
    EXPECT_FALSE(std::filesystem::exists(in("new.hexwarden"))) << "nothing was begun";
    EXPECT_EQ(err_.str(), "hexwarden: there is no layout 'base19'\n");
}

TEST_F(WatchTest, TheGamesOwnPiecesAreTheOnesInPlay) {
    cv::imwrite(in("table.png"), cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 150)));
    game::Event began;
    began.body = game::Began{{}, {}, {{Colour::red, "Ann"}}, "seafarers-6"};
    journal::Journal::create(in("old.hexwarden")).append(began);
    EXPECT_EQ(run(watch, {in("table.png"), "--journal", in("old.hexwarden"), "--pieces", "base-4"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("is played with seafarers-6, not base-4"));
    EXPECT_EQ(run(watch, {in("table.png"), "--journal", in("old.hexwarden")}), 0) << err_.str();
}

TEST_F(WatchTest, WhatThePiecesLookLikeGoesIntoTheProfile) {
    cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
    film.set(cv::CAP_PROP_POS_FRAMES, 720);
    cv::Mat last;
    ASSERT_TRUE(film.read(last));
    cv::imwrite(in("evening.png"), last);
    calibration::Profile profile;
    profile.camera = calibration::assumedCamera(last.size());
    calibration::save(profile, in("table.profile"));

    EXPECT_EQ(run(watch, {in("evening.png"), "--learn"}), 2);
    ASSERT_EQ(run(watch, {in("evening.png"), "--profile", in("table.profile"), "--learn"}), 0) << err_.str();
    const auto learned = calibration::loadProfile(in("table.profile"));
    EXPECT_GE(learned.colours[static_cast<std::size_t>(Colour::red)].samples, 4);
    EXPECT_GE(learned.colours[static_cast<std::size_t>(Colour::blue)].samples, 4);
    EXPECT_EQ(learned.colours[static_cast<std::size_t>(Colour::white)].samples, 0);
    EXPECT_TRUE(learned.imageFromLattice);
}

/// Somebody ends the program, by Ctrl-C or another signal, as soon as the first line is written.
class InterruptedBuffer : public std::stringbuf {
  public:
    explicit InterruptedBuffer(int how = SIGINT) : how_(how) {}

  protected:
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        if (!std::exchange(pressed_, true)) std::raise(how_);
        return std::stringbuf::xsputn(text, count);
    }

  private:
    int how_;
    bool pressed_ = false;
};

TEST_F(WatchTest, TheEndOfTheSessionEndsTheWatchingInOrder) {
    for (const int how : {SIGTERM, SIGHUP}) {
        const std::string film = HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4";
        const std::string game = in("ended" + std::to_string(how) + ".hexwarden");
        InterruptedBuffer buffer(how);
        std::ostream out(&buffer);
        EXPECT_EQ(watch({film, "--json", "--journal", game}, {in_, out, err_}), 0) << err_.str();
        for (const char* leftover : {"-lock", "-wal", "-shm"}) EXPECT_FALSE(std::filesystem::exists(game + leftover));
        EXPECT_GE(journal::Journal::openReadOnly(game).events().size(), 1U);
    }
}

/// Whenever a line is out, its event must be in the journal: somebody may pull the plug now.
class WrittenFirst : public std::stringbuf {
  public:
    explicit WrittenFirst(std::string game) : game_(std::move(game)) {}
    int reported = 0, missing = 0;

  protected:
    int sync() override {
        std::istringstream text(str());
        reported = 0;
        for (std::string line; std::getline(text, line);) {
            const json one = json::parse(line);
            // The robber's first place is a part of the board.
            const bool moved = one["t"] == "change" && (one["after"]["kind"] != "robber" || one.contains("from"));
            reported += moved || one["t"] == "roll";
        }
        int written = 0;
        for (const auto& event : journal::Journal::openReadOnly(game_).events())
            written += event.source == game::Source::camera && !std::holds_alternative<game::LaidOut>(event.body);
        missing += written < reported;
        return std::stringbuf::sync();
    }

  private:
    std::string game_;
};

TEST_F(WatchTest, APrintedChangeIsWritten) {
    WrittenFirst buffer(in("evening.hexwarden"));
    std::ostream out(&buffer);
    EXPECT_EQ(
        watch({HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4", "--json", "--journal", in("evening.hexwarden")},
              {in_, out, err_}),
        0)
        << err_.str();
    EXPECT_GT(buffer.reported, 5);
    EXPECT_EQ(buffer.missing, 0);
}

TEST_F(WatchTest, CtrlCEndsTheWatchingAndKeepsWhatWasLearned) {
    const std::string film = HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4";
    calibration::Profile profile;
    profile.camera = calibration::assumedCamera({1280, 720});
    calibration::save(profile, in("table.profile"));
    InterruptedBuffer buffer;
    std::ostream out(&buffer);
    EXPECT_EQ(watch({film, "--json", "--profile", in("table.profile"), "--learn"}, {in_, out, err_}), 0) << err_.str();
    std::istringstream text(buffer.str());
    for (std::string line; std::getline(text, line);) EXPECT_LT(json::parse(line)["at_ms"], 30'000);
    EXPECT_TRUE(calibration::loadProfile(in("table.profile")).imageFromLattice);
}

TEST_F(WatchTest, APictureThatCannotBeReadIsAFailure) {
    std::ofstream(in("table.png")) << "no picture";
    EXPECT_EQ(run(watch, {in("table.png")}), 1);
    EXPECT_EQ(err_.str(), "hexwarden watch: no picture of '" + in("table.png") + "' can be read\n");
}

TEST_F(WatchTest, ScanTakesNoProfileOfAnotherTableEither) {
    cv::imwrite(in("table.png"), cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 150)));
    calibration::Profile profile;
    profile.camera = calibration::assumedCamera({1280, 720});
    calibration::save(profile, in("other.profile"));
    EXPECT_EQ(run(scan, {in("table.png"), "--profile", in("other.profile")}), 1);
    EXPECT_EQ(err_.str(), "hexwarden scan: " + in("table.png") +
                              ": this profile is of another table: the picture was 1280x720 and is 640x480\n");
    EXPECT_EQ(out_.str(), "");
}

TEST_F(WatchTest, ChangesAreWrittenAsTheInterfaceSays) {
    WatchLines written(out_, "film.mp4", true);
    const std::vector<board::Change> changes{
        board::SiteChange{board::Edge{{0, 0}, board::Side::northEast}, {}, {Piece::road, Colour::red}, 0.98764F, 1500},
        board::SiteChange{board::Corner{{0, 0}, board::Tip::north},
                          {Piece::settlement, Colour::blue},
                          {Piece::city, Colour::blue},
                          1,
                          1600},
        board::RobberChange{board::Hex{0, 0}, {1, -1}, 0.9F, 1700}, board::DiceRest{{3, 4}, 0.95F, 1800}};
    written.looked(look(2000, true), changes, snapshot_, 6);
    const auto all = lines();
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0], json::parse(R"({"t":"change","at_ms":1500,"site":["0,0,N","1,-1,S"],"before":null,
        "after":{"kind":"road","colour":"red"},"p":0.988})"));
    EXPECT_EQ(all[1], json::parse(R"({"t":"change","at_ms":1600,"site":"0,0,N",
        "before":{"kind":"settlement","colour":"blue"},"after":{"kind":"city","colour":"blue"},"p":1.0})"));
    EXPECT_EQ(all[2], json::parse(R"({"t":"change","at_ms":1700,"site":"1,-1","before":null,
        "after":{"kind":"robber"},"p":0.9,"from":"0,0"})"));
    EXPECT_EQ(all[3], json::parse(R"({"t":"roll","at_ms":1800,"dice":[3,4],"p":0.95})"));
}

TEST_F(WatchTest, LosingFindingAndHandsAreReportedOnce) {
    WatchLines written(out_, "film.mp4", true);
    for (const std::int64_t atMs : {0, 100, 200}) written.looked(look(atMs, false), {}, snapshot_, 6);
    auto hand = look(300, true);
    hand.handCame = true;
    written.looked(hand, {}, snapshot_, 6);
    written.looked(look(400, true), {}, snapshot_, 6);
    written.interrupted(board::say("the stream stopped"));
    const auto all = lines();
    ASSERT_EQ(all.size(), 4U) << out_.str();
    EXPECT_EQ(all[0], json::parse(R"({"t":"lost","at_ms":0,"reason":"no board is in view"})"));
    EXPECT_EQ(all[1], json::parse(R"({"t":"found","at_ms":300})"));
    EXPECT_EQ(all[2], json::parse(R"({"t":"hand","at_ms":300})"));
    EXPECT_EQ(all[3], json::parse(R"({"t":"lost","at_ms":400,"reason":"the stream stopped"})"));
}

TEST_F(WatchTest, TheBoardIsReportedWhenItWasReadOftenEnoughOrAtTheEnd) {
    snapshot_.tiles.push_back({{0, 0}, {{{board::Terrain::hills, 0.9F}, {}, {}}}, {{{board::Token{6}, 0.9F}, {}, {}}}});
    auto read = look(0, true);
    read.seen.tiles = snapshot_.tiles;
    WatchLines often(out_, "film.mp4", true);
    often.looked(read, {}, snapshot_, 2);
    EXPECT_EQ(out_.str(), "");
    often.looked(read, {}, snapshot_, 2);
    often.looked(read, {}, snapshot_, 2);
    often.ended(snapshot_);
    ASSERT_EQ(lines().size(), 1U);
    const json report = lines()[0];
    EXPECT_EQ(report["t"], "board");
    EXPECT_EQ(report["board"], true);
    EXPECT_EQ(report["hexes"][0]["terrain"], "hills");
    EXPECT_EQ(report["hexes"][0]["token"], 6);

    out_.str({});
    WatchLines once(out_, "film.mp4", true);
    once.looked(read, {}, snapshot_, 6);
    once.ended(snapshot_);
    EXPECT_EQ(lines().size(), 1U);
}

TEST_F(WatchTest, ADoubtIsAskedOnce) {
    WatchLines written(out_, "film.mp4", true);
    snapshot_.doubts.push_back(
        {board::Corner{{0, 0}, board::Tip::north}, {Piece::settlement, Colour::blue}, {}, 0.9F, 700});
    for (int i = 0; i < 3; ++i) written.looked(look(1000, true), {}, snapshot_, 6);
    ASSERT_EQ(lines().size(), 1U);
    EXPECT_EQ(lines()[0], json::parse(R"({"t":"doubt","at_ms":700,"site":"0,0,N",
        "before":{"kind":"settlement","colour":"blue"},"after":null,"p":0.9})"));
}

TEST_F(WatchTest, ADoubtAboutTheKindNamesTheOthersAsTheyWouldCount) {
    WatchLines written(out_, "film.mp4", true), spoken(out_, "film.mp4", false);
    snapshot_.believed.push_back({{0, 0}, Piece::archer, {}, Colour::red, 2, 0, 1, true});
    snapshot_.unitDoubts.push_back({{0, 0}, Piece::knight, {Piece::archer, Piece::cavalry}, Colour::red, 0, 1, .6F, 7});
    written.looked(look(1000, true), {}, snapshot_, 6);
    ASSERT_EQ(lines().size(), 1U);
    EXPECT_EQ(lines()[0]["or"], json::parse(R"([{"kind":"archer","colour":"red","count":3},
        {"kind":"cavalry","colour":"red","count":1}])"));
    out_.str({});
    spoken.looked(look(1000, true), {}, snapshot_, 6);
    EXPECT_NE(out_.str().find("1 of red knight or archer or cavalry at 0,0"), std::string::npos) << out_.str();
}

TEST_F(WatchTest, WhatWasNotShownIsAskedAboutOnce) {
    WatchLines written(out_, "film.mp4", true), spoken(out_, "film.mp4", false);
    snapshot_.unknown.push_back({{0, 0}, 0.8F, 700});
    for (int i = 0; i < 3; ++i) written.looked(look(1000, true), {}, snapshot_, 6);
    ASSERT_EQ(lines().size(), 1U);
    EXPECT_EQ(lines()[0], json::parse(R"({"t":"doubt","at_ms":700,"site":"0,0","before":null,
        "after":{"kind":"unknown"},"p":0.8})"));
    out_.str({});
    spoken.looked(look(1000, true), {}, snapshot_, 6);
    EXPECT_NE(out_.str().find("something that was not shown at 0,0?"), std::string::npos) << out_.str();
}

TEST_F(WatchTest, ADoubtAboutACountIsAskedOnce) {
    WatchLines written(out_, "film.mp4", true);
    snapshot_.unitDoubts.push_back({{0, 0}, Piece::army, {}, Colour::red, 7, 5, 0.9F, 700});
    for (int i = 0; i < 3; ++i) written.looked(look(1000, true), {}, snapshot_, 6);
    ASSERT_EQ(lines().size(), 1U);
    EXPECT_EQ(lines()[0], json::parse(R"({"t":"doubt","at_ms":700,"site":"0,0",
        "before":{"kind":"army","colour":"red","count":7},"after":{"kind":"army","colour":"red","count":5},"p":0.9})"));
    snapshot_.unitDoubts[0].seen = 4;
    written.looked(look(1000, true), {}, snapshot_, 6);
    EXPECT_EQ(lines().size(), 2U) << "another count is another question";
}

}  // namespace
}  // namespace hexwarden::commands
