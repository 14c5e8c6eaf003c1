#include "vision/photo.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::vision {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

class Photo : public testing::Test {
  protected:
    std::filesystem::path write(const std::string& name, const std::string& bytes) {
        const auto path = std::filesystem::path(testing::TempDir()) / name;
        std::ofstream(path, std::ios::binary) << bytes;
        return path;
    }
    static std::string encoded(const std::string& extension) {
        cv::Mat image(120, 160, CV_8UC3);
        cv::randu(image, 0, 255);
        std::vector<uchar> bytes;
        cv::imencode(extension, image, bytes);
        return {bytes.begin(), bytes.end()};
    }
    static auto failsNaming(const std::string& file) { return ThrowsMessage<std::runtime_error>(HasSubstr(file)); }
};

TEST_F(Photo, IsReadWhole) {
    const Frame frame = readPhoto(write("whole.jpg", encoded(".jpg")));
    EXPECT_EQ(frame.image.size(), cv::Size(160, 120));
    EXPECT_EQ(frame.image.type(), CV_8UC3);
}

TEST_F(Photo, TurnsAsItsExifSays) {
    const std::string jpeg = encoded(".jpg");
    // APP1: Exif header, little-endian TIFF, one entry: tag 0x0112 (orientation), short, 1 value, 6 (turn right).
    const std::string app1(
        "\xFF\xE1\x00\x22"
        "Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0",
        36);
    const Frame frame = readPhoto(write("turned.jpg", jpeg.substr(0, 2) + app1 + jpeg.substr(2)));
    EXPECT_EQ(frame.image.size(), cv::Size(120, 160));
}

TEST_F(Photo, ThatDoesNotExistIsNamed) {
    EXPECT_THAT([] { readPhoto("nowhere/none.jpg"); }, failsNaming("nowhere/none.jpg does not exist"));
    EXPECT_THAT([] { readPhoto(testing::TempDir()); }, failsNaming("is no file"));
}

TEST_F(Photo, ThatIsNoPictureIsNamed) {
    EXPECT_THAT([&] { readPhoto(write("empty.jpg", "")); }, failsNaming("empty.jpg is empty"));
    EXPECT_THAT([&] { readPhoto(write("words.jpg", "roll, then trade, then build")); },
                failsNaming("words.jpg is no picture"));
}

TEST_F(Photo, CutAnywhereIsRefused) {
    for (const char* extension : {".jpg", ".png"}) {
        const std::string whole = encoded(extension);
        for (std::size_t part = 1; part < 8; ++part)
            EXPECT_THAT(
                [&] { readPhoto(write(std::string("cut") + extension, whole.substr(0, whole.size() * part / 8))); },
                failsNaming("cut"))
                << extension << " cut after " << part << " eighths";
    }
}

}  // namespace
}  // namespace hexwarden::vision
