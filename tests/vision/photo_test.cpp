#include "vision/photo.h"

#include "tests/support/scratch_folder.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <sys/stat.h>
#include <unistd.h>

namespace hexwarden::vision {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

class Photo : public testing::Test {
  protected:
    std::filesystem::path write(const std::string& name, const std::string& bytes) {
        const auto path = folder_ / name;
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
    const support::ScratchFolder folder_;

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
    EXPECT_THAT([&] { readPhoto(folder_); }, failsNaming("is no file"));
}

TEST_F(Photo, ThatIsNoPictureIsNamed) {
    EXPECT_THAT([&] { readPhoto(write("empty.jpg", "")); }, failsNaming("empty.jpg is empty"));
    EXPECT_THAT([&] { readPhoto(write("words.jpg", "roll, then trade, then build")); },
                failsNaming("words.jpg is no picture"));
}

TEST_F(Photo, ThatPromisesTooMuchIsRefusedByItsHeader) {
    std::string png = encoded(".png");
    png.replace(16, 8, std::string("\0\0\x75\x30\0\0\x75\x30", 8));  // 30000 x 30000
    EXPECT_THAT([&] { readPhoto(write("bomb.png", png)); }, failsNaming("bomb.png has 900 megapixels; up to 100"));
}

TEST_F(Photo, OfMoreThan25MegapixelsComesAtHalfItsSize) {
    cv::Mat large(4601, 5603, CV_8UC3, cv::Scalar(40, 90, 200));
    large(cv::Rect(0, 0, 2802, 4601)).setTo(cv::Scalar(210, 120, 30));
    for (const char* extension : {".jpg", ".png"}) {
        std::vector<uchar> bytes;
        cv::imencode(extension, large, bytes, {cv::IMWRITE_PNG_COMPRESSION, 1});
        int rooms = 0;
        const Frame frame =
            readPhoto(write(std::string("large") + extension, {bytes.begin(), bytes.end()}), [&] { ++rooms; });
        EXPECT_EQ(rooms, 1) << extension;
        EXPECT_NEAR(frame.image.cols, 2801.5, 1) << extension;
        EXPECT_NEAR(frame.image.rows, 2300.5, 1) << extension;
        EXPECT_LT(cv::norm(cv::mean(frame.image.colRange(0, 1380)) - cv::Scalar(210, 120, 30)), 4) << extension;
        EXPECT_LT(cv::norm(cv::mean(frame.image.colRange(1420, 2800)) - cv::Scalar(40, 90, 200)), 4) << extension;
        bytes.resize(bytes.size() / 2);
        EXPECT_THAT(
            [&] {
                readPhoto(write(std::string("cut large") + extension, {bytes.begin(), bytes.end()}));
            },
            failsNaming("cut large"));
    }
}

TEST_F(Photo, OfAKindThatIsDecodedAtOnceHasALowerLimit) {
    std::string bmp = encoded(".bmp");
    bmp.replace(18, 8, std::string("\x40\x1F\0\0\x40\x1F\0\0", 8));  // 8000 x 8000
    EXPECT_THAT([&] { readPhoto(write("large.bmp", bmp)); }, failsNaming("large.bmp has 64 megapixels; up to 25"));
}

TEST_F(Photo, IsKnownByItsFirstBytes) {
    EXPECT_EQ(readPhoto(write("picture", encoded(".png")), [] { FAIL() << "for a small one"; }).image.size(),
              cv::Size(160, 120));
    EXPECT_THAT([&] { readPhoto(write("film.jpg", "\x1A\x45\xDF\xA3 matroska")); },
                failsNaming("film.jpg is no picture"));
}

TEST_F(Photo, APipeIsNotWaitedFor) {
    const std::string pipe = folder_ / "pipe.jpg";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THAT([&] { readPhoto(pipe); }, failsNaming("pipe.jpg is no file with a picture"));
    EXPECT_THAT([] { readPhoto("/dev/zero"); }, failsNaming("/dev/zero is no file with a picture"));
}

TEST_F(Photo, DamageIsSaidInOurWordsOnly) {
    std::string jpeg = encoded(".jpg");
    for (std::size_t i = jpeg.size() / 2; i < jpeg.size() / 2 + 40; ++i) jpeg[i] = '\xF7';
    testing::internal::CaptureStderr();
    try {
        readPhoto(write("damaged.jpg", jpeg));
    } catch (const std::runtime_error&) {
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
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
