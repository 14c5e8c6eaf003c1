#include "vision/piece_reader.h"

#include "tests/support/seed.h"

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

TEST(PieceReader, IsOfTheSameMindAboutADoubtfulSiteAndItsMirrorImage) {
    const auto seed = support::seed();
    expectTheSameBothWaysRound("corners.onnx", kCornerCrop, seed);
    expectTheSameBothWaysRound("edges.onnx", kEdgeCrop, seed);
}

}  // namespace
}  // namespace hexwarden::vision
