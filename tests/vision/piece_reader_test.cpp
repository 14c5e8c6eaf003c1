#include "vision/piece_reader.h"

#include "calibration/colour_difference.h"
#include "tests/support/seed.h"
#include "vision/photo.h"
#include "vision/scanner.h"

#include <random>

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

std::vector<cv::Mat> blots(int count, cv::Size size, std::uint64_t seed) {
    cv::RNG random(seed);
    std::vector<cv::Mat> crops;
    for (int i = 0; i < count; ++i) {
        cv::Mat coarse(5, 5, CV_8UC3);
        random.fill(coarse, cv::RNG::UNIFORM, 0, 256);
        cv::resize(coarse, crops.emplace_back(), size, 0, 0, cv::INTER_CUBIC);
    }
    return crops;
}

std::vector<cv::Mat> mirrored(const std::vector<cv::Mat>& crops) {
    std::vector<cv::Mat> others;
    for (const cv::Mat& crop : crops) cv::flip(crop, others.emplace_back(), 1);
    return others;
}

bool isSureOfItsKind(const SiteSight& sight) {
    const Shares kind = softmax(sight.kind);
    return *std::max_element(kind.begin(), kind.end()) >= .98;
}

void expectTheSameBothWaysRound(const char* model, cv::Size size, std::uint64_t seed) {
    Network network(std::filesystem::path(HEXWARDEN_SOURCE) / "data/models" / model);
    const auto crops = blots(60, size, seed);
    const auto sights = sightsOf(network, crops), others = sightsOf(network, mirrored(crops));
    int same = 0;
    for (std::size_t i = 0; i < crops.size(); ++i) {
        const bool isSame = cv::norm(sights[i].kind, others[i].kind) < 1e-3 &&
                            cv::norm(sights[i].colour, others[i].colour) < 1e-3 &&
                            cv::norm(sights[i].seen, others[i].seen) < 1e-3;
        same += isSame;
        EXPECT_TRUE(isSame || isSureOfItsKind(sights[i]) || isSureOfItsKind(others[i])) << "crop " << i;
    }
    EXPECT_GE(same, 10) << "of " << crops.size();
}

/// As a camera without white balance sees it under such a lamp: linear, blue green red.
cv::Mat underLamp(const cv::Mat& picture, cv::Vec3d lamp) {
    cv::Mat seen = picture.clone();
    for (cv::Vec3b& pixel : cv::Mat_<cv::Vec3b>(seen))
        pixel = calibration::deliveredOf(calibration::linearOf(pixel).mul(lamp));
    return seen;
}

std::vector<std::pair<board::Site, board::Occupant>> piecesIn(const Scan& scan) {
    std::vector<std::pair<board::Site, board::Occupant>> pieces;
    for (const board::SiteReading& reading : scan.seen.sites)
        if (reading.occupant[0].value.piece != board::Piece::none)
            pieces.emplace_back(reading.site, reading.occupant[0].value);
    return pieces;
}

TEST(PieceReader, ReadsUnderAWarmLampWhatItReadsByDay) {
    const std::filesystem::path data = std::filesystem::path(HEXWARDEN_SOURCE) / "data";
    Frame photo = readPhoto(data / "samples" / "first_evening" / "poster.jpg");
    Scanner scanner(data);
    const auto byDay = piecesIn(scanner.scan(photo));
    photo.image = underLamp(photo.image, {0.15, 0.42, 0.85});
    EXPECT_TRUE(piecesIn(scanner.scan(photo)) == byDay);
    EXPECT_EQ(byDay.size(), 9U);
}

TEST(PieceReader, IsOfTheSameMindAboutADoubtfulSiteAndItsMirrorImage) {
    const auto seed = support::seed();
    expectTheSameBothWaysRound("corners.onnx", kCornerCrop, seed);
    expectTheSameBothWaysRound("edges.onnx", kEdgeCrop, seed);
}

}  // namespace
}  // namespace hexwarden::vision
