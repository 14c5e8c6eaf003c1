#include "vision/photo.h"

#include "vision/picture_header.h"

#include <fstream>
#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <libheif/heif.h>
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
        const Frame frame = readPhoto(write(std::string("large") + extension, {bytes.begin(), bytes.end()}));
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
    EXPECT_EQ(readPhoto(write("picture", encoded(".png"))).image.size(), cv::Size(160, 120));
    EXPECT_THAT([&] { readPhoto(write("film.jpg", "\x1A\x45\xDF\xA3 matroska")); },
                failsNaming("film.jpg is no picture"));
}

TEST_F(Photo, APipeIsNotWaitedFor) {
    const std::string pipe = testing::TempDir() + "/pipe.jpg";
    ::unlink(pipe.c_str());
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THAT([&] { readPhoto(pipe); }, failsNaming("pipe.jpg is no file with a picture"));
    EXPECT_THAT([] { readPhoto("/dev/zero"); }, failsNaming("/dev/zero is no file with a picture"));
}

/// What a phone takes of something red on the left and blue on the right; none where nothing encodes it.
std::optional<std::string> heicOf(cv::Size size) {
    heif_context* context = heif_context_alloc();
    heif_encoder* encoder = nullptr;
    if (heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder).code != heif_error_Ok)
        return std::nullopt;
    heif_encoder_set_parameter_string(encoder, "preset", "ultrafast");
    heif_image* image = nullptr;
    heif_image_create(size.width, size.height, heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image);
    heif_image_add_plane(image, heif_channel_interleaved, size.width, size.height, 8);
    int stride = 0;
    std::uint8_t* plane = heif_image_get_plane(image, heif_channel_interleaved, &stride);
    cv::Mat rgb(size, CV_8UC3, plane, static_cast<std::size_t>(stride));
    rgb.colRange(0, size.width / 2).setTo(cv::Scalar(200, 90, 30));
    rgb.colRange(size.width / 2, size.width).setTo(cv::Scalar(20, 60, 180));
    std::string file = testing::TempDir() + "/phone.heic";
    EXPECT_EQ(heif_context_encode_image(context, image, encoder, nullptr, nullptr).code, heif_error_Ok);
    EXPECT_EQ(heif_context_write_to_file(context, file.c_str()).code, heif_error_Ok);
    heif_image_release(image);
    heif_encoder_release(encoder);
    heif_context_free(context);
    return file;
}

/// Of the largest, which come at half their size, too.
class PhonesPicture : public testing::TestWithParam<cv::Size> {};

TEST_P(PhonesPicture, IsRead) {
    const auto file = heicOf(GetParam());
    if (!file) GTEST_SKIP() << "no encoder for HEIC here";
    const Frame frame = readPhoto(*file);
    const bool large = GetParam().area() > kMostWholePixels;
    ASSERT_EQ(frame.image.size(), large ? GetParam() / 2 : GetParam());
    const int middle = frame.image.cols / 2;
    const cv::Scalar left = cv::mean(frame.image.colRange(0, middle - 20)),
                     right = cv::mean(frame.image.colRange(middle + 20, frame.image.cols));
    for (int channel = 0; channel < 3; ++channel) {
        EXPECT_NEAR(left[channel], cv::Scalar(30, 90, 200)[channel], 6);
        EXPECT_NEAR(right[channel], cv::Scalar(180, 60, 20)[channel], 6);
    }
}

INSTANTIATE_TEST_SUITE_P(Photo, PhonesPicture, testing::Values(cv::Size(320, 200), cv::Size(5900, 4260)),
                         [](const auto& p) { return "Of" + std::to_string(p.param.width) + "Pixels"; });

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
