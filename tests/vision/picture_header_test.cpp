#include "vision/picture_header.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::vision {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes encoded(const std::string& ending, cv::Size size, const std::vector<int>& how = {}) {
    cv::Mat picture(size, CV_8UC3);
    cv::RNG(7).fill(picture, cv::RNG::UNIFORM, 0, 255);
    Bytes bytes;
    cv::imencode(ending, picture, bytes, how);
    return bytes;
}

Bytes operator""_bytes(const char* text, std::size_t size) {
    return {text, text + size};
}

TEST(PictureHeader, SaysKindAndSizeOfWhatEncodersWrite) {
    const cv::Size size(317, 203);
    const std::vector<std::pair<PictureKind, Bytes>> pictures{
        {PictureKind::jpeg, encoded(".jpg", size)},
        {PictureKind::jpeg, encoded(".jpg", size, {cv::IMWRITE_JPEG_PROGRESSIVE, 1, cv::IMWRITE_JPEG_RST_INTERVAL, 4})},
        {PictureKind::png, encoded(".png", size)},
        {PictureKind::webp, encoded(".webp", size, {cv::IMWRITE_WEBP_QUALITY, 80})},
        {PictureKind::webp, encoded(".webp", size, {cv::IMWRITE_WEBP_QUALITY, 101})},
        {PictureKind::bmp, encoded(".bmp", size)},
        {PictureKind::tiff, encoded(".tiff", size)},
        {PictureKind::ppm, encoded(".ppm", size)},
    };
    for (const auto& [kind, bytes] : pictures) EXPECT_EQ(headerOf(bytes), (PictureHeader{kind, 317, 203})) << int(kind);
}

TEST(PictureHeader, ReadsWhatIsWrittenTheOtherWayRound) {
    const Bytes motorola =
        "MM\0*\0\0\0\x08\0\x02"
        "\x01\0\0\x03\0\0\0\x01\x03\x20\0\0"
        "\x01\x01\0\x04\0\0\0\x01\0\0\x02\x58\0\0\0\0"_bytes;
    EXPECT_EQ(headerOf(motorola), (PictureHeader{PictureKind::tiff, 800, 600}));
    Bytes endless = motorola;
    std::fill_n(endless.begin() + 18, 4, std::uint8_t(0xFF));
    endless[13] = 4;  // its width a long number
    std::fill_n(endless.begin() + 30, 4, std::uint8_t(0xFF));
    EXPECT_EQ(headerOf(endless), (PictureHeader{PictureKind::tiff, kMostSide, kMostSide}));
    EXPECT_GT(kMostSide * kMostSide, kMostWholePixels);
    Bytes topDown = encoded(".bmp", {40, 30});
    topDown[22] = 0xE2, topDown[23] = topDown[24] = topDown[25] = 0xFF;  // -30
    EXPECT_EQ(headerOf(topDown), (PictureHeader{PictureKind::bmp, 40, 30}));
    EXPECT_EQ(headerOf("P6x640 480 255\n"_bytes), std::nullopt) << "another reader would take it";
    EXPECT_EQ(headerOf("P6\n# a comment with 9 9\n640\t480 255\n"_bytes), (PictureHeader{PictureKind::ppm, 640, 480}));
}

TEST(PictureHeader, ReadsTheSizeBehindAThumbnail) {
    Bytes jpeg = encoded(".jpg", {64, 48});
    const Bytes thumbnail = encoded(".jpg", {16, 16});
    Bytes app1{0xFF, 0xE1, std::uint8_t((thumbnail.size() + 2) >> 8), std::uint8_t(thumbnail.size() + 2)};
    app1.insert(app1.end(), thumbnail.begin(), thumbnail.end());
    jpeg.insert(jpeg.begin() + 2, app1.begin(), app1.end());
    EXPECT_EQ(headerOf(jpeg), (PictureHeader{PictureKind::jpeg, 64, 48}));
}

TEST(PictureHeader, WhatIsNoPictureHasNone) {
    for (const Bytes& bytes : {Bytes{}, "GIF89a"_bytes, "P7\n4 4"_bytes, "%PDF-1.7"_bytes, "RIFF\0\0\0\0WAVEfmt "_bytes,
                               "BMW and other words"_bytes, Bytes(64, 0)})
        EXPECT_EQ(headerOf(bytes), std::nullopt) << std::string(bytes.begin(), bytes.end());
}

TEST(PictureHeader, CutAnywhereItSaysNothingWrong) {
    for (const char* ending : {".jpg", ".png", ".webp", ".bmp", ".tiff", ".ppm"}) {
        const Bytes whole = encoded(ending, {50, 40});
        const auto header = headerOf(whole);
        ASSERT_TRUE(header) << ending;
        for (std::size_t size = 0; size < std::min<std::size_t>(whole.size(), 700); ++size) {
            const auto cut = headerOf(std::span(whole).first(size));
            EXPECT_TRUE(!cut || *cut == *header || std::string(ending) == ".ppm") << ending << " of " << size;
        }
    }
}

}  // namespace
}  // namespace hexwarden::vision
