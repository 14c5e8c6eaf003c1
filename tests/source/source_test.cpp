#include "vision/source/source.h"

#include "tests/support/complaint.h"
#include "tests/support/scratch_folder.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>
#include <unistd.h>

namespace hexwarden::source {
namespace {

namespace fs = std::filesystem;
using support::complaint;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr int kFrames = 40;
constexpr int kFramesPerSecond = 20;

class SourceTest : public ::testing::Test {
  protected:
    /// The picture of frame `n`: eight stripes, black or white, are its binary digits. Below them
    /// lies noise, so that frames take room in a file.
    static cv::Mat picture(int n) {
        cv::Mat image(48, 64, CV_8UC3, cv::Scalar::all(0));
        for (int bit = 0; bit < 8; ++bit)
            if (n >> bit & 1) image.colRange(8 * bit, 8 * bit + 8).setTo(cv::Scalar::all(255));
        cv::randu(image.rowRange(32, 48), 0, 255);
        return image;
    }
    static int numberOf(const vision::Frame& frame) {
        int n = 0;
        for (int bit = 0; bit < 8; ++bit)
            if (cv::mean(frame.image(cv::Rect(8 * bit, 0, 8, 32)))[0] > 127) n |= 1 << bit;
        return n;
    }

    fs::path video(const std::string& name, const char (&code)[5]) const {
        const fs::path file = folder_ / name;
        cv::VideoWriter out(file.string(), cv::VideoWriter::fourcc(code[0], code[1], code[2], code[3]),
                            kFramesPerSecond, {64, 48});
        for (int n = 0; n < kFrames; ++n) out << picture(n);
        return file;
    }

    static std::vector<vision::Frame> all(FrameSource& source) {
        std::vector<vision::Frame> frames;
        for (;;) {
            const Next next = source.next();
            if (std::holds_alternative<End>(next)) return frames;
            if (const auto* frame = std::get_if<vision::Frame>(&next)) frames.push_back(*frame);
        }
    }

    support::ScratchFolder folder_;
};

TEST_F(SourceTest, AVideoGivesEveryFrameAtItsOwnTime) {
    for (const auto& file : {video("a.avi", "MJPG"), video("a.mp4", "mp4v")}) {
        auto source = open(file.string(), {.everyMs = 0});
        EXPECT_EQ(source->pace(), Pace::video);
        const auto frames = all(*source);
        ASSERT_EQ(frames.size(), static_cast<std::size_t>(kFrames)) << file;
        for (int n = 0; n < kFrames; ++n) {
            EXPECT_EQ(numberOf(frames[n]), n) << file;
            EXPECT_EQ(frames[n].id, n);
            EXPECT_NEAR(static_cast<double>(frames[n].atMs), 50.0 * n, 1) << file;
        }
    }
}

TEST_F(SourceTest, AVideoIsSampledByItsOwnTime) {
    auto source = open(video("a.avi", "MJPG").string(), {.everyMs = 500});
    std::vector<std::int64_t> times;
    for (const auto& frame : all(*source)) times.push_back(frame.atMs);
    EXPECT_THAT(times, ElementsAre(0, 500, 1000, 1500));
}

TEST_F(SourceTest, AVideoInRealTimeIsACamera) {
    auto source = open(video("a.avi", "MJPG").string(), {.everyMs = 0, .realTime = true});
    EXPECT_EQ(source->pace(), Pace::live);
    const auto frames = all(*source);
    ASSERT_FALSE(frames.empty());
    EXPECT_EQ(numberOf(frames.back()), kFrames - 1);
}

TEST_F(SourceTest, AVideoThatEndsMidFrameGivesWhatWasReadable) {
    const fs::path file = video("a.avi", "MJPG");
    const auto whole = fs::file_size(file);
    for (const double share : {0.35, 0.5, 0.73}) {
        fs::copy_file(file, folder_ / "cut.avi", fs::copy_options::overwrite_existing);
        fs::resize_file(folder_ / "cut.avi", static_cast<std::uintmax_t>(static_cast<double>(whole) * share));
        auto source = open((folder_ / "cut.avi").string(), {.everyMs = 0});
        const auto frames = all(*source);
        EXPECT_GT(frames.size(), 3U) << share;
        EXPECT_LT(frames.size(), static_cast<std::size_t>(kFrames)) << share;
        EXPECT_TRUE(std::holds_alternative<End>(source->next()));
    }
}

TEST_F(SourceTest, WhatIsNotThereIsReportedInOneSentence) {
    EXPECT_THAT(complaint([] { open("763"); }), HasSubstr("there is no camera 763"));
    EXPECT_THAT(complaint([] { open("no/such.mp4"); }), HasSubstr("there is no camera, file or folder 'no/such.mp4'"));
    EXPECT_THAT(complaint([&] { open(folder_.path().string()); }), HasSubstr("holds no pictures"));
    std::ofstream(folder_ / "a.mp4") << "not a video";
    EXPECT_THAT(complaint([&] { open((folder_ / "a.mp4").string()); }), HasSubstr("is no video that can be played"));
}

TEST_F(SourceTest, AFolderIsReadInNameOrderAndOnlyItsPictures) {
    for (const int n : {3, 1, 2}) cv::imwrite((folder_ / (std::to_string(n) + ".PNG")).string(), picture(n));
    std::ofstream(folder_ / "notes.txt") << "not a picture";
    auto source = open(folder_.path().string());
    EXPECT_EQ(source->pace(), Pace::stills);
    std::vector<int> seen;
    std::vector<std::int64_t> times;
    for (const auto& frame : all(*source)) {
        seen.push_back(numberOf(frame));
        times.push_back(frame.atMs);
    }
    EXPECT_THAT(seen, ElementsAre(1, 2, 3));
    EXPECT_THAT(times, ElementsAre(0, 1000, 2000));
}

TEST_F(SourceTest, ADamagedPictureIsReportedAndTheNextOneFollows) {
    std::ofstream(folder_ / "1.jpg") << "not a picture";
    cv::imwrite((folder_ / "2.jpg").string(), picture(2));
    auto source = open(folder_.path().string());
    const Next first = source->next();
    ASSERT_TRUE(std::holds_alternative<Interruption>(first));
    EXPECT_THAT(english(std::get<Interruption>(first).reason), HasSubstr("1.jpg"));
    const Next second = source->next();
    ASSERT_TRUE(std::holds_alternative<vision::Frame>(second));
    EXPECT_EQ(std::get<vision::Frame>(second).id, 1);
    EXPECT_TRUE(std::holds_alternative<End>(source->next()));
}

// An APP1 segment with one EXIF entry: orientation 6, "turn the picture a quarter clockwise to see it upright".
TEST_F(SourceTest, APictureOnItsSideIsTurnedUpright) {
    std::vector<uchar> jpeg;
    cv::imencode(".jpg", picture(1), jpeg);
    const std::vector<uchar> exif{0xFF, 0xE1, 0,    34,   'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8,
                                  0,    1,    0x01, 0x12, 0,   3,   0,   0,   0, 1, 0,   6,   0, 0,  0, 0, 0, 0};
    jpeg.insert(jpeg.begin() + 2, exif.begin(), exif.end());
    const fs::path file = folder_ / "phone.jpg";
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(jpeg.data()), static_cast<std::streamsize>(jpeg.size()));
    auto source = open(file.string());
    const auto frames = all(*source);
    ASSERT_EQ(frames.size(), 1U);
    EXPECT_EQ(frames[0].image.size(), cv::Size(48, 64));
}

TEST_F(SourceTest, AStopRequestEndsEverySource) {
    std::stop_source stop;
    stop.request_stop();
    cv::imwrite((folder_ / "1.png").string(), picture(1));
    const std::string file = video("a.avi", "MJPG").string();
    for (const auto& source :
         {open(folder_.path().string()).release(), open(file).release(), open(file, {.realTime = true}).release()}) {
        const std::unique_ptr<FrameSource> owned(source);
        EXPECT_TRUE(std::holds_alternative<End>(owned->next(stop.get_token())));
    }
}

}  // namespace
}  // namespace hexwarden::source
