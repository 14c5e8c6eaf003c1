#include "vision/table_colours.h"

#include "vision/crops.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

/// Pieces from which a colour is known: with fewer, what it started from counts for more than what was seen.
constexpr int kEnough = 4;

/// The network has used the same pixels, and is more reliable in a light other than that in which the prototypes were
/// learned; so the prototypes have a third of their weight.
constexpr double kWeight = .35;

/// A settlement's or a city's lower half, in tile sides about a point above its foot.
constexpr double kBuildingAbove = .10, kBuildingHalfWidth = .11, kBuildingHalfHeight = .12;
/// The middle of a road, in lengths of the edge.
constexpr double kRouteHalfLength = .20, kRouteHalfWidth = .05;

bool isKnown(const calibration::Prototype& prototype) {
    return prototype.samples >= kEnough;
}

const cv::Mat& buildingMask() {
    static const cv::Mat mask = [] {
        const double pixelsPerSide = kCornerCrop.width / (2 * kCornerHalfWidth);
        const cv::Point middle(kCornerCrop.width / 2, cvRound((kCornerAbove - kBuildingAbove) * pixelsPerSide));
        const cv::Size axes(cvRound(kBuildingHalfWidth * pixelsPerSide), cvRound(kBuildingHalfHeight * pixelsPerSide));
        cv::Mat m = cv::Mat::zeros(kCornerCrop, CV_8U);
        cv::ellipse(m, middle, axes, 0, 0, 360, 255, cv::FILLED);
        return m;
    }();
    return mask;
}

const cv::Mat& routeMask() {
    static const cv::Mat mask = [] {
        const double pixelsPerLength = kEdgeCrop.width / (2 * kEdgeHalfWidth);
        const cv::Point middle(kEdgeCrop.width / 2, kEdgeCrop.height / 2);
        const cv::Point reach(cvRound(kRouteHalfLength * pixelsPerLength), cvRound(kRouteHalfWidth * pixelsPerLength));
        cv::Mat m = cv::Mat::zeros(kEdgeCrop, CV_8U);
        cv::rectangle(m, middle - reach, middle + reach, 255, cv::FILLED);
        return m;
    }();
    return mask;
}

}  // namespace

std::optional<calibration::Lab> colourOnCorner(const calibration::Light& light, const cv::Mat& cornerCrop) {
    return calibration::pieceColour(light, cornerCrop, buildingMask());
}

std::optional<calibration::Lab> colourOnEdge(const calibration::Light& light, const cv::Mat& edgeCrop) {
    return calibration::pieceColour(light, edgeCrop, routeMask());
}

TableColours::TableColours(const std::array<calibration::Prototype, board::kColourCount>& start)
    : model_(start), now_(start) {}

void TableColours::learn(board::Colour colour, calibration::Lab lab) {
    model_.learn(colour, lab);
    now_ = calibration::ColourModel(model_.prototypes());
}

bool TableColours::known() const {
    const auto all = prototypes();
    return std::count_if(all.begin(), all.end(), isKnown) >= 2;
}

void TableColours::weigh(Shares& shares, std::span<const board::Colour> colours, calibration::Lab seen) const {
    std::vector<board::Colour> known;
    double before = 0;
    for (std::size_t i = 0; i < colours.size(); ++i)
        if (shares[i] > 0 && isKnown(now_.prototype(colours[i]))) {
            known.push_back(colours[i]);
            before += shares[i];
        }
    if (known.size() < 2) return;
    const auto guesses = now_.guess(seen, known);
    double noneOfThem = 1, after = 0;
    for (const auto& guess : guesses) noneOfThem -= guess.probability;
    Shares weighed = shares;
    for (const auto& guess : guesses) {
        const auto i =
            static_cast<std::size_t>(std::find(colours.begin(), colours.end(), guess.colour) - colours.begin());
        weighed[i] *= std::pow(guess.probability + noneOfThem / static_cast<double>(known.size()), kWeight);
        after += weighed[i];
    }
    for (board::Colour colour : known) {
        const auto i = static_cast<std::size_t>(std::find(colours.begin(), colours.end(), colour) - colours.begin());
        shares[i] = weighed[i] * before / after;
    }
}

}  // namespace hexwarden::vision
