#include "vision/dice_reader.h"

#include "calibration/colours.h"
#include "vision/heat_map.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr std::array kLongSides{640, 1280};
constexpr double kBestSidePx = 32;  ///< of a top face: the size that the network reads best
constexpr double kEasySidePx = 24;  ///< of a top face: read nearly as well, and cheaper
constexpr float kPeak = 0.4f;
constexpr int kCellPx = 4, kStride = 16;

/// The commonest colour of the top face's rim, between the pips.
board::Colour colourOf(const cv::Mat& image, cv::Point2d at, double side) {
    const int half = std::max(2, cvRound(side * .45));
    const cv::Rect box =
        cv::Rect(cvRound(at.x) - half, cvRound(at.y) - half, 2 * half, 2 * half) & cv::Rect({}, image.size());
    if (box.empty()) return board::Colour::white;
    const calibration::Light light = calibration::lightFromScene(image);
    const auto lab = calibration::pieceColour(light, image(box), cv::Mat(box.size(), CV_8U, cv::Scalar(255)));
    if (!lab) return board::Colour::white;
    const auto guesses = calibration::ColourModel().guess(*lab, {board::kColours.begin(), board::kColours.end()});
    return guesses.empty() ? board::Colour::white : guesses[0].colour;
}

}  // namespace

struct DiceReader::Candidate {
    board::DieReading die;
    double unease = 0;  ///< how far its size is from the best, less for a sure reading
};

DiceReader::DiceReader(const std::filesystem::path& modelsFolder) : network_(modelsFolder / "dice.onnx") {}

void DiceReader::readAt(const cv::Mat& image, int longSide, double expectedSidePx, std::vector<Candidate>& found) {
    const double scale = static_cast<double>(longSide) / std::max(image.cols, image.rows);
    const auto whole = [&](int pixels) { return std::max(1, cvRound(pixels * scale / kStride)) * kStride; };
    cv::Mat small;
    cv::resize(image, small, {whole(image.cols), whole(image.rows)}, 0, 0,
               scale < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
    const double acrossPx = static_cast<double>(image.cols) / small.cols,
                 downPx = static_cast<double>(image.rows) / small.rows;
    const cv::Mat heat = network_.run({small}, {"heat"})[0];
    const auto channel = [&](int c) {
        return cv::Mat(heat.size[2], heat.size[3], CV_32F, const_cast<float*>(heat.ptr<float>(0, c)));
    };
    for (const Peak& peak : peaksOf(channel(0), kPeak)) {
        const cv::Point cell(cvRound(peak.at.x), cvRound(peak.at.y));
        int value = 1;
        for (int v = 2; v <= 6; ++v)
            if (channel(v).at<float>(cell) > channel(value).at<float>(cell)) value = v;
        const double side = std::exp2(channel(7).at<float>(cell));
        const double sideInImage = side * std::sqrt(acrossPx * downPx);
        const double overExpected = expectedSidePx > 0 ? sideInImage / expectedSidePx : 1;
        if (overExpected < .25 || overExpected > 2.5) continue;
        Candidate c;
        c.die.value = value;
        c.die.probability = peak.height * channel(value).at<float>(cell);
        c.die.atInImage = {static_cast<float>((peak.at.x * kCellPx + kCellPx / 2.) * acrossPx),
                           static_cast<float>((peak.at.y * kCellPx + kCellPx / 2.) * downPx)};
        c.die.sideInImage = static_cast<float>(sideInImage);
        c.unease = std::abs(std::log2(side / kBestSidePx)) - 2 * c.die.probability;
        found.push_back(c);
    }
}

std::vector<board::DieReading> DiceReader::read(const cv::Mat& image, double expectedSidePx) {
    const int longSide = std::max(image.cols, image.rows);
    std::vector<Candidate> found;
    if (expectedSidePx > 0) {
        const int side = cvRound(longSide * kEasySidePx / expectedSidePx);
        readAt(image, std::clamp(side, kLongSides[0], kLongSides[1]), expectedSidePx, found);
    } else {
        readAt(image, kLongSides[0], 0, found);
        if (kLongSides[1] <= 1.2 * longSide) readAt(image, kLongSides[1], 0, found);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& a, const Candidate& b) { return a.unease < b.unease; });
    std::vector<board::DieReading> kept;
    for (const Candidate& c : found) {
        const auto same = [&](const board::DieReading& k) {
            const double off = std::hypot(k.atInImage[0] - c.die.atInImage[0], k.atInImage[1] - c.die.atInImage[1]);
            return off < .7 * std::max(k.sideInImage, c.die.sideInImage);
        };
        if (c.die.probability < kPeak || std::any_of(kept.begin(), kept.end(), same)) continue;
        kept.push_back(c.die);
        kept.back().colour = colourOf(image, {c.die.atInImage[0], c.die.atInImage[1]}, c.die.sideInImage);
    }
    std::stable_sort(kept.begin(), kept.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    return kept;
}

}  // namespace hexwarden::vision
