#include "calibration/colours.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::calibration {
namespace {

constexpr std::size_t kRemembered = 48;
constexpr int kStartWeight = 3;       // what a colour started from counts like so many pieces
constexpr int kMostStartWeight = 12;  // and no more than this however much was confirmed on other evenings
constexpr double kHeavyTail = 4;      // degrees of freedom of the densities
const Lab kLeastSpread{4, 3.5, 3.5};

/// Painted wood and plastic of the usual boxes in neutral light. Spreads are wide, for boxes differ.
constexpr std::array<std::array<double, 3>, board::kColourCount> kCommon{
    {{42, 55, 35}, {36, 8, -45}, {90, 0, 5}, {63, 38, 58}, {45, -35, 25}, {30, 15, 18}, {80, 5, 75}, {55, 0, 0}}};
const Lab kCommonSpread{11, 10, 12};

std::size_t at(board::Colour colour) {
    return static_cast<std::size_t>(colour);
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1) return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

/// Density of a Student t of unit scale in three dimensions at a squared distance.
double heavyTailed(double squaredDistance) {
    static const double norm =
        std::tgamma((kHeavyTail + 3) / 2) / (std::tgamma(kHeavyTail / 2) * std::pow(kHeavyTail * CV_PI, 1.5));
    return norm * std::pow(1 + squaredDistance / kHeavyTail, -(kHeavyTail + 3) / 2);
}

double density(const Prototype& prototype, Lab lab) {
    double squaredDistance = 0, volume = 1;
    for (int axis = 0; axis < 3; ++axis) {
        squaredDistance += std::pow((lab[axis] - prototype.mean[axis]) / prototype.spread[axis], 2);
        volume *= prototype.spread[axis];
    }
    return heavyTailed(squaredDistance) / volume;
}

}  // namespace

ColourModel::ColourModel() {
    for (std::size_t i = 0; i < start_.size(); ++i)
        start_[i] = {{kCommon[i][0], kCommon[i][1], kCommon[i][2]}, kCommonSpread, 0};
}

ColourModel::ColourModel(const std::array<Prototype, board::kColourCount>& start) : start_(start) {}

void ColourModel::learn(board::Colour colour, Lab lab) {
    auto& recent = recent_[at(colour)];
    recent.push_back(lab);
    if (recent.size() > kRemembered) recent.pop_front();
}

Prototype ColourModel::prototype(board::Colour colour) const {
    const Prototype& start = start_[at(colour)];
    const auto& recent = recent_[at(colour)];
    if (recent.empty()) return start;
    const double startWeight = std::min(kMostStartWeight, std::max(kStartWeight, start.samples));
    const double weight = static_cast<double>(recent.size());
    Prototype learned;
    learned.samples = start.samples + static_cast<int>(recent.size());
    for (int axis = 0; axis < 3; ++axis) {
        std::vector<double> values, distances;
        for (const Lab& lab : recent) values.push_back(lab[axis]);
        const double middle = median(values);
        for (double v : values) distances.push_back(std::abs(v - middle));
        constexpr double sigmaOverMad = 1.4826;
        const double spread = sigmaOverMad * median(distances);
        const double share = weight / (weight + startWeight);
        learned.mean[axis] = share * middle + (1 - share) * start.mean[axis];
        // What the start contradicts is uncertainty too, as long as it still counts.
        const double apart = std::sqrt(share * (1 - share)) * std::abs(middle - start.mean[axis]) * (1 - share);
        learned.spread[axis] =
            std::max(kLeastSpread[axis], std::hypot(share * spread + (1 - share) * start.spread[axis], apart));
    }
    return learned;
}

std::array<Prototype, board::kColourCount> ColourModel::prototypes() const {
    std::array<Prototype, board::kColourCount> all;
    for (board::Colour colour : board::kColours) all[at(colour)] = prototype(colour);
    return all;
}

std::vector<ColourGuess> ColourModel::guess(Lab lab, const std::vector<board::Colour>& players) const {
    // Anything else has an even density over the colours that things on a table come in, and one chance in fifty.
    constexpr double gamut = 100.0 * 120 * 120, otherChance = 0.02;
    double sum = otherChance / gamut;
    std::vector<ColourGuess> guesses;
    const double chance = (1 - otherChance) / static_cast<double>(players.size());
    for (board::Colour colour : players) {
        guesses.push_back({colour, chance * density(prototype(colour), lab)});
        sum += guesses.back().probability;
    }
    for (ColourGuess& g : guesses) g.probability /= sum;
    std::sort(guesses.begin(), guesses.end(),
              [](const ColourGuess& a, const ColourGuess& b) { return a.probability > b.probability; });
    return guesses;
}

std::vector<AlikeColours> ColourModel::alike(const std::vector<board::Colour>& players) const {
    std::vector<AlikeColours> pairs;
    for (std::size_t i = 0; i < players.size(); ++i)
        for (std::size_t j = i + 1; j < players.size(); ++j) {
            const double difference = ciede2000(prototype(players[i]).mean, prototype(players[j]).mean);
            if (difference >= kAlike) continue;
            pairs.push_back({players[i], players[j], difference,
                             std::string(board::word(players[i])) + " and " + std::string(board::word(players[j])) +
                                 " look alike in this light: more light, or another colour, helps"});
        }
    return pairs;
}

}  // namespace hexwarden::calibration
