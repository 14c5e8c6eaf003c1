#include "vision/thing_colour.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

// Of log odds: of other shapes than its own the network is sure where it is wrong. This and kOdd were fitted on 268
// things of six filmed games of Conquest and one of Risk.
constexpr double kNetwork = .5;
constexpr double kOdd = .002;      // chance that a piece does not look like its colour
constexpr double kStandsOut = 12;  // CIEDE2000, from the rim of a crop
constexpr double kUnplayed = .2;   // share of a colour that no piece was shown in, where several were

bool contains(const std::vector<board::Colour>& colours, board::Colour colour) {
    return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

}  // namespace

std::vector<board::Guess<board::Colour>> coloursOfThing(const std::vector<float>& logits,
                                                        const std::optional<calibration::Lab>& looks,
                                                        const calibration::ColourModel& model,
                                                        const std::vector<board::Colour>& players,
                                                        const std::vector<board::Colour>& shown) {
    const Shares network = softmax(logits);
    const auto seen = looks ? model.guess(*looks, players) : std::vector<calibration::ColourGuess>{};
    std::vector<board::Guess<board::Colour>> guesses;
    double sum = 0;
    for (std::size_t i = 0; i < kPieceColours.size(); ++i) {
        const board::Colour colour = kPieceColours[i];
        if (!contains(players, colour)) continue;
        double share = std::pow(network[i], kNetwork);
        if (!contains(shown, colour)) share *= kUnplayed;
        for (const auto& guess : seen)
            if (guess.colour == colour) share *= guess.probability + kOdd;
        sum += share;
        guesses.push_back({colour, static_cast<float>(share)});
    }
    for (auto& guess : guesses) guess.probability /= static_cast<float>(sum);
    std::stable_sort(guesses.begin(), guesses.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    return guesses;
}

cv::Vec3d colourAboveFoot(const cv::Mat& crop) {
    const cv::Mat patch = crop(cv::Rect(crop.cols * 4 / 10, crop.rows * 6 / 10, crop.cols / 5, crop.rows / 6));
    std::vector<cv::Vec3b> pixels;
    for (int y = 0; y < patch.rows; ++y)
        pixels.insert(pixels.end(), patch.ptr<cv::Vec3b>(y), patch.ptr<cv::Vec3b>(y) + patch.cols);
    return calibration::medianOf(pixels);
}

bool standsOut(const cv::Mat& crop) {
    std::vector<cv::Vec3b> rim;
    for (int x = 0; x < crop.cols; ++x) {
        rim.push_back(crop.at<cv::Vec3b>(0, x));
        rim.push_back(crop.at<cv::Vec3b>(crop.rows - 1, x));
    }
    for (int y = 0; y < crop.rows; ++y) {
        rim.push_back(crop.at<cv::Vec3b>(y, 0));
        rim.push_back(crop.at<cv::Vec3b>(y, crop.cols - 1));
    }
    const auto lab = [](cv::Vec3d bgr) { return calibration::labUnder({}, bgr); };
    return calibration::ciede2000(lab(calibration::medianOf(rim)), lab(colourAboveFoot(crop))) > kStandsOut;
}

}  // namespace hexwarden::vision
