#include "vision/dice_reader.h"

#include "calibration/colours.h"
#include "vision/heat_map.h"
#include "vision/shares.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr std::array kLongSides{320, 640, 1280};
constexpr double kBestSidePx = 32;   ///< of a top face: the size that the network reads best
constexpr double kEasySidePx = 14;   ///< of a top face: found nearly as well, and cheaper
constexpr float kFaintPeak = 0.25f;  ///< looked at closely
constexpr float kTold = 0.2f;
constexpr double kSmallest = .65, kLargest = 1.5;  ///< over the expected side
constexpr int kClosePx = 64;
constexpr std::array kTurns{0., 1.2, 2.7, 4.3};  ///< of close looks, radians
constexpr double kVanished = .1;                 ///< what the first turns show less of is not looked at further

/// The network's peaks are lower than the chance that they are right: a line between the log-odds of both, fitted on
/// damian and paolo, which it was trained on.
constexpr double kHonestSlope = 3.7, kHonestShift = 1.9;

constexpr int kCellPx = 4, kStride = 16;

double honest(double peak) {
    const double p = std::clamp(peak, 1e-3, 1 - 1e-3);
    return sigmoid(kHonestSlope * std::log(p / (1 - p)) + kHonestShift);
}

/// What the network says of one picture.
class Heat {
  public:
    explicit Heat(cv::Mat output) : output_(std::move(output)) {}

    cv::Mat channel(int c) const {
        return {output_.size[2], output_.size[3], CV_32F, const_cast<float*>(output_.ptr<float>(0, c))};
    }
    /// Of a value 1 to 6 in the cell nearest to a peak.
    float share(int value, cv::Point2d at) const { return channel(value).at<float>(cvRound(at.y), cvRound(at.x)); }
    /// Of the top face, pixels of the network's picture.
    double side(cv::Point2d at) const { return std::exp2(share(7, at)); }

  private:
    cv::Mat output_;
};

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
    const double acrossPx = static_cast<double>(image.cols) / small.cols;
    const double downPx = static_cast<double>(image.rows) / small.rows;
    const Heat heat(network_.run({small}, {"heat"})[0]);
    for (const Peak& peak : peaksOf(heat.channel(0), kFaintPeak)) {
        const double side = heat.side(peak.at), sideInImage = side * std::sqrt(acrossPx * downPx);
        const double overExpected = expectedSidePx > 0 ? sideInImage / expectedSidePx : 1;
        if (overExpected < kSmallest || overExpected > kLargest) continue;
        Candidate c;
        c.die.probability = peak.height;
        c.die.atInImage = {static_cast<float>((peak.at.x * kCellPx + kCellPx / 2.) * acrossPx),
                           static_cast<float>((peak.at.y * kCellPx + kCellPx / 2.) * downPx)};
        // Of two witnesses of the size neither is exact.
        c.die.sideInImage = static_cast<float>(sideInImage / std::sqrt(overExpected));
        c.unease = std::abs(std::log2(side / kBestSidePx)) - 2 * c.die.probability;
        found.push_back(c);
    }
}

void DiceReader::lookClosely(Pyramid& pyramid, board::DieReading& die) {
    const double step = die.sideInImage / kBestSidePx, middle = (kClosePx - 1) / 2.;
    Shares values(6);
    double present = 0;
    int turns = 0;
    for (double turn : kTurns) {
        if (present < kVanished * turns++) break;
        const double c = std::cos(turn) * step, s = std::sin(turn) * step;
        const cv::Matx33d imageFromCrop{
            c, -s, die.atInImage[0] - (c - s) * middle, s, c, die.atInImage[1] - (s + c) * middle, 0, 0, 1};
        const Heat heat(network_.run({pyramid.crop(imageFromCrop, {kClosePx, kClosePx})}, {"heat"})[0]);
        const cv::Point2d centre((middle - (kCellPx - 1) / 2.) / kCellPx, (middle - (kCellPx - 1) / 2.) / kCellPx);
        for (const Peak& peak : peaksOf(heat.channel(0), .05f)) {
            if (cv::norm(peak.at - centre) > .4 * kBestSidePx / kCellPx) continue;
            present += peak.height;
            for (int v = 1; v <= 6; ++v) values[std::size_t(v - 1)] += heat.share(v, peak.at) * peak.height;
            break;
        }
    }
    normalize(values);
    const auto best = std::max_element(values.begin(), values.end());
    die.value = static_cast<int>(best - values.begin()) + 1;
    die.probability = static_cast<float>(honest(present / kTurns.size() * *best));
}

std::vector<board::DieReading> DiceReader::read(const cv::Mat& image, double expectedSidePx) {
    const int longSide = std::max(image.cols, image.rows);
    std::vector<Candidate> found;
    if (expectedSidePx > 0) {
        const int side = cvRound(longSide * kEasySidePx / expectedSidePx);
        readAt(image, std::clamp(side, kLongSides.front(), kLongSides.back()), expectedSidePx, found);
    } else {
        for (int side : kLongSides)
            if (side <= 1.2 * longSide) readAt(image, side, 0, found);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& a, const Candidate& b) { return a.unease < b.unease; });
    Pyramid pyramid(image);
    std::vector<board::DieReading> kept;
    for (Candidate& c : found) {
        const auto same = [&](const board::DieReading& k) {
            const double off = std::hypot(k.atInImage[0] - c.die.atInImage[0], k.atInImage[1] - c.die.atInImage[1]);
            return off < .7 * std::max(k.sideInImage, c.die.sideInImage);
        };
        if (std::any_of(kept.begin(), kept.end(), same)) continue;
        lookClosely(pyramid, c.die);
        if (c.die.probability < kTold) continue;
        kept.push_back(c.die);
        kept.back().colour = colourOf(image, {c.die.atInImage[0], c.die.atInImage[1]}, c.die.sideInImage);
    }
    std::stable_sort(kept.begin(), kept.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    return kept;
}

}  // namespace hexwarden::vision
