// Damaged photographs, films, models and profiles: an answer or one sentence that names the file, never a crash.
#include "calibration/profile.h"
#include "tests/fuzz/mutation.h"
#include "tests/support/scratch_folder.h"
#include "vision/network.h"
#include "vision/photo.h"
#include "vision/source/source.h"

#include <fstream>
#include <functional>
#include <stop_token>

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr unsigned kSeed = 20261121;

std::string bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Opens `times` damaged copies, every fourth cut off besides, and counts those that were refused.
int refused(const std::string& whole, const std::string& name, int times,
            const std::function<void(const fs::path&)>& open) {
    EXPECT_FALSE(whole.empty());
    Mutation copies({whole}, kSeed);
    const support::ScratchFolder folder;
    const fs::path file = folder / name;
    int count = 0;
    for (int i = 0; i < times; ++i) {
        std::string copy = copies.next();
        if (i % 4 == 0) copy.resize(copy.size() * static_cast<std::size_t>(i) / static_cast<std::size_t>(times));
        std::ofstream(file, std::ios::binary) << copy;
        try {
            open(file);
        } catch (const std::runtime_error& e) {
            const std::string said = e.what();
            EXPECT_NE(said.find(name), std::string::npos) << said << ", copy " << i << " of seed " << kSeed;
            EXPECT_TRUE(isOneSentence(said)) << said;
            EXPECT_EQ(dynamic_cast<const cv::Exception*>(&e), nullptr) << said;
            ++count;
        }
    }
    return count;
}

cv::Mat somePicture() {
    cv::Mat picture(96, 128, CV_8UC3);
    cv::RNG(3).fill(picture, cv::RNG::UNIFORM, 0, 255);
    return picture;
}

class Picture : public testing::TestWithParam<const char*> {};

TEST_P(Picture, DamagedIsReadOrRefused) {
    std::vector<uchar> bytes;
    ASSERT_TRUE(cv::imencode(GetParam(), somePicture(), bytes));
    const int count =
        refused({bytes.begin(), bytes.end()}, std::string("fuzzed") + GetParam(), 300, [](const fs::path& file) {
            const vision::Frame frame = vision::readPhoto(file);
            EXPECT_FALSE(frame.image.empty());
            EXPECT_EQ(frame.image.type(), CV_8UC3);
        });
    EXPECT_GT(count, 30);
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Picture, testing::Values(".jpg", ".png", ".bmp", ".webp"),
                         [](const auto& param) { return std::string(param.param + 1); });

TEST(Film, DamagedIsWatchedOrRefused) {
    const support::ScratchFolder folder;
    const fs::path film = folder / "whole.avi";
    {
        cv::VideoWriter writer(film.string(), cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 8, {128, 96});
        ASSERT_TRUE(writer.isOpened());
        for (int i = 0; i < 6; ++i) writer.write(somePicture());
    }
    refused(bytesOf(film), "fuzzed.avi", 40, [](const fs::path& file) {
        const auto source = source::open(file.string());
        std::stop_source stop;
        for (int i = 0; i < 40; ++i) {
            const auto next = source->next(stop.get_token());
            if (std::holds_alternative<source::End>(next)) return;
            const auto* frame = std::get_if<vision::Frame>(&next);
            EXPECT_FALSE(frame && frame->image.empty());
        }
    });
}

TEST(Model, DamagedIsUsedOrRefused) {
    const fs::path model = HEXWARDEN_SOURCE "/data/models/harbours.onnx";
    const int count = refused(bytesOf(model), "fuzzed.onnx", 60, [](const fs::path& file) {
        vision::Network network(file);
        network.run({cv::Mat(64, 64, CV_8UC3, cv::Scalar(90, 80, 70))}, {"harbour"});
    });
    EXPECT_GT(count, 5);
}

TEST(Profile, DamagedIsReadOrRefused) {
    calibration::Profile profile;
    profile.source = "0";
    profile.layout = "base-19";
    profile.imageFromLattice = cv::Matx33d::eye();
    const int count = refused(calibration::text(profile), "fuzzed.profile", 2000,
                              [](const fs::path& file) { calibration::loadProfile(file); });
    EXPECT_GT(count, 500);
}

}  // namespace
}  // namespace hexwarden::fuzz
