// `cameras`, `watch` and `scan` on the stand-in for a camera: the program's own way to a real one.
#include "companion/commands/cameras.h"

#include "companion/commands/complete.h"
#include "companion/commands/scan.h"
#include "companion/commands/watch.h"
#include "tests/commands/command_fixture.h"
#include "tests/support/fake_camera.h"

#include <csignal>
#include <functional>
#include <map>
#include <optional>
#include <ostream>
#include <streambuf>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::commands {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;

/// Keeps what is written, and does something once when it hears a word.
class Heard : public std::streambuf {
  public:
    std::string text;
    std::map<std::string, std::function<void()>> on;

  protected:
    std::streamsize xsputn(const char* words, std::streamsize count) override {
        text.append(words, static_cast<std::size_t>(count));
        return count;
    }
    int overflow(int c) override {
        text += static_cast<char>(c);
        return c;
    }
    int sync() override {
        std::erase_if(on, [this](const auto& word) {
            const bool heard = text.find(word.first) != std::string::npos;
            if (heard) word.second();
            return heard;
        });
        return 0;
    }
};

class CamerasTest : public CommandTest {
  protected:
    void SetUp() override {
        CommandTest::SetUp();
        fake_.emplace(folder_ / "machine");
    }
    void TearDown() override {
        fake_.reset();
        CommandTest::TearDown();
    }

    /// The board of the sample game, as a webcam sees it.
    void plugBoard(const std::string& more = "") {
        cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
        std::vector<cv::Mat> pictures;
        cv::Mat picture;
        for (int i = 0; i < 20 && film.read(picture); ++i) pictures.push_back(picture.clone());
        fake_->plug(0, "046d_C920", "card C920\n" + fake_->mode("MJPG", {1280, 720}, "30 15", pictures) + more);
    }

    std::optional<support::FakeCameras> fake_;
};

TEST_F(CamerasTest, AreListedForPeopleAndPrograms) {
    EXPECT_EQ(run(cameras, {}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("there is no camera"));
    plugBoard();
    EXPECT_EQ(run(cameras, {}), 0);
    EXPECT_THAT(out_.str(), AllOf(HasSubstr("046d_C920\n"), HasSubstr("1280x720@15/MJPG  (chosen)")));
    EXPECT_EQ(run(cameras, {"--json"}), 0);
    const json line = json::parse(out_.str());
    EXPECT_EQ(line["name"], "046d_C920");
    EXPECT_EQ(line["device"], "/dev/video0");
    EXPECT_EQ(line["usable"], true);
    EXPECT_EQ(line["chosen"], "1280x720@15/MJPG");
    EXPECT_EQ(line["modes"].size(), 2U);
    EXPECT_EQ(run(cameras, {"--loud"}), 2);
}

TEST_F(CamerasTest, WhyOneCannotBeUsedIsSaid) {
    plugBoard("denied\n");
    EXPECT_EQ(run(cameras, {"--json"}), 0);
    const json line = json::parse(out_.str());
    EXPECT_EQ(line["usable"], false);
    EXPECT_THAT(line["problem"].get<std::string>(), HasSubstr("join the group"));
    EXPECT_EQ(run(watch, {"C920"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("join the group"));
}

TEST_F(CamerasTest, AreWatched) {
    plugBoard();
    // As soon as the board is reported the camera is pulled out; when that is reported too, Ctrl-C.
    Heard heard;
    heard.on["\"t\":\"board\""] = [this] { fake_->unplug(0); };
    heard.on["is gone: plug it in again"] = [] { ::raise(SIGINT); };
    std::ostream out(&heard);
    EXPECT_EQ(watch({"046d_C920", "--json", "--mode", "1280x720/MJPG"}, {in_, out, err_}), 0) << err_.str();
    EXPECT_TRUE(heard.on.empty()) << heard.text;
    EXPECT_THAT(heard.text, HasSubstr("\"view\":{\"side_px\":"));
    EXPECT_THAT(fake_->log(), HasSubstr("format MJPG 1280x720"));
}

TEST_F(CamerasTest, AreOfferedByTheShell) {
    plugBoard();
    const std::filesystem::path data = HEXWARDEN_SOURCE "/data";
    const Arguments offered = completions({"watch", ""}, data);
    ASSERT_EQ(offered.size(), 1U);
    EXPECT_THAT(offered[0], HasSubstr("046d_C920"));
    EXPECT_EQ(completions({"scan", ""}, data), offered);
    EXPECT_EQ(completions({"--source", ""}, data), offered);
    EXPECT_TRUE(completions({"watch", "x"}, data).empty());
}

TEST_F(CamerasTest, AreScanned) {
    plugBoard();
    EXPECT_EQ(run(scan, {"046d_C920", "--json"}), 0) << err_.str();
    const json line = json::parse(out_.str());
    EXPECT_EQ(line["board"], true);
    EXPECT_GT(line["view"]["side_px"].get<double>(), 20);
    EXPECT_EQ(line["size"], (json{1280, 720}));
    EXPECT_EQ(run(scan, {"C930", "--json"}), 1);
}

TEST_F(CamerasTest, ModesThatAreNoneAreRefused) {
    plugBoard();
    EXPECT_EQ(run(watch, {"C920", "--mode", "big"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("'big' is no mode of a camera"));
    EXPECT_EQ(run(watch, {"C920", "--mode", "800x600"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("has no mode 800x600"));
}

}  // namespace
}  // namespace hexwarden::commands
