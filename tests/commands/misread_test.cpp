// A kept misreading is a source like any other: `scan` reads its last picture, `watch` plays it.
#include "companion/commands/scan.h"
#include "companion/commands/watch.h"
#include "tests/commands/command_fixture.h"
#include "vision/source/clip.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::commands {
namespace {

using nlohmann::json;

class MisreadTest : public CommandTest {
  protected:
    /// Two seconds of the sample game.
    std::string clip() const {
        cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
        source::Clip clip{{}, "read\n"};
        cv::Mat picture;
        for (int i = 0; i < 8 && film.read(picture); ++i) {
            std::vector<unsigned char> jpeg;
            cv::imencode(".jpg", picture, jpeg);
            clip.pictures.push_back({5000 + 250 * i, {jpeg.begin(), jpeg.end()}});
        }
        const std::string file = in("evening.misread");
        source::save(clip, file);
        return file;
    }
};

TEST_F(MisreadTest, IsScannedByItsLastPicture) {
    EXPECT_EQ(run(scan, {clip(), "--json"}), 0) << err_.str();
    EXPECT_EQ(json::parse(out_.str())["board"], true);
}

TEST_F(MisreadTest, IsWatched) {
    EXPECT_EQ(run(watch, {clip(), "--json"}), 0) << err_.str();
    EXPECT_THAT(out_.str(), testing::HasSubstr("\"t\":\"board\""));
}

TEST_F(MisreadTest, ADamagedOneIsReportedInOneSentence) {
    std::ofstream(in("torn.misread")) << "nothing";
    EXPECT_EQ(run(scan, {in("torn.misread")}), 1);
    EXPECT_THAT(err_.str(), testing::HasSubstr("torn.misread' is no archive, or it is damaged"));
}

}  // namespace
}  // namespace hexwarden::commands
