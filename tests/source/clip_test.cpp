#include "vision/source/clip.h"

#include "calibration/whole_file.h"
#include "tests/support/scratch_folder.h"
#include "vision/source/tar.h"

#include <fstream>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::source {
namespace {

class ClipTest : public testing::Test {
  protected:
    static std::string jpegOf(int brightness) {
        std::vector<unsigned char> jpeg;
        cv::imencode(".jpg", cv::Mat(24, 32, CV_8UC3, cv::Scalar::all(brightness)), jpeg);
        return {jpeg.begin(), jpeg.end()};
    }

    const support::ScratchFolder folder_;
    const std::filesystem::path file_ = folder_ / "first.misread";
};

TEST_F(ClipTest, IsPlayedInOrderFromItsFirstPictureOn) {
    save({{{9750, jpegOf(60)}, {10000, jpegOf(120)}, {12500, jpegOf(180)}}, "read\n"}, file_);
    EXPECT_EQ(loadClip(file_).text, "read\n");
    const auto source = open(file_.string());
    EXPECT_EQ(source->pace(), Pace::video);
    for (const auto& [atMs, brightness] : std::vector<std::pair<int, int>>{{0, 60}, {250, 120}, {2750, 180}}) {
        const auto frame = std::get<vision::Frame>(source->next());
        EXPECT_EQ(frame.atMs, atMs);
        EXPECT_NEAR(cv::mean(frame.image)[0], brightness, 2);
    }
    EXPECT_TRUE(std::holds_alternative<End>(source->next()));
}

TEST_F(ClipTest, ADamagedPictureIsPassedOver) {
    save({{{0, "no picture"}, {100, jpegOf(90)}}, ""}, file_);
    const auto source = open(file_.string());
    EXPECT_THAT(english(std::get<Interruption>(source->next()).reason), testing::HasSubstr("damaged"));
    EXPECT_EQ(std::get<vision::Frame>(source->next()).id, 1);
}

TEST_F(ClipTest, WhatIsNoneIsRefusedInOneSentence) {
    for (const std::string& bytes : {std::string("nothing"), tar({{kClipText, "read"}})}) {
        calibration::writeWhole(file_, bytes);
        try {
            open(file_.string());
            ADD_FAILURE();
        } catch (const std::runtime_error& e) {
            EXPECT_THAT(e.what(), testing::HasSubstr(file_.string()));
        }
    }
}

}  // namespace
}  // namespace hexwarden::source
