#include "vision/dice_reader.h"

#include "calibration/colours.h"
#include "vision/dice_search.h"
#include "vision/heat_map.h"
#include "vision/shares.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

/// A die of 16 mm beside tiles of 45 mm a side.
constexpr double kDieOverTileSide = .36;
constexpr double kBestSidePx = 32;           ///< of a top face: the size that the network reads best
constexpr float kFaintPeak = 0.25f;          ///< looked at closely
constexpr double kToldPeak = .29;            ///< times the value's share of it
constexpr float kSure = .95f, kSpeck = .5f;  ///< a chance; over a sure die's side
constexpr double kBody = 1.2;  ///< over a die's side: so far from the top face's centre its other faces reach
constexpr double kRobberHeight = .9, kRobberStray = .45;  ///< tile sides; the latter from the middle of his tile
constexpr double kHeld = .2;                              ///< share of a face that a hand covers or carries
constexpr double kAlike = .25;                            ///< of the sides of dice of one size, as a logarithm
constexpr double kSmallest = .65, kLargest = 1.5;         ///< over the expected side
constexpr int kClosePx = 64;
constexpr double kVanished = .1;  ///< what the first turns show less of is not looked at further

/// Of a close look: radians, and whether it is mirrored.
struct Turn {
    double by = 0;
    bool mirrored = false;
};
/// From above, or where nobody knows from where, a die may be looked at from anywhere; from low down only its upright
/// picture tells the top from the sides.
constexpr double kFromAbove = 25;
constexpr std::array kAnyTurns{Turn{0.}, Turn{1.2}, Turn{2.7}, Turn{4.3}};
constexpr std::array kSmallTurns{Turn{0.}, Turn{.3}, Turn{-.3}, Turn{0., true}};

constexpr int kCellPx = 4;

/// What the network says of one picture.
class Heat {
  public:
    explicit Heat(cv::Mat output) : output_(std::move(output)) {}

    cv::Mat channel(int c) const { return channelOf(output_, 0, c); }
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

double chanceOfDie(double peak) {
    constexpr double kSlope = 2.2, kShift = 2.3;
    const double p = std::clamp(peak, 1e-3, 1 - 1e-3);
    return sigmoid(kSlope * std::log(p / (1 - p)) + kShift);
}

DieSize::DieSize(const BoardPose& pose)
    : view_(pose.view), imageFromLattice_(pose.view.imageFromLattice), latticeFromImage_(imageFromLattice_.inv()) {
    const cv::Point2d middle = middleOfLand(pose.land);
    usual_ = kDieOverTileSide * sidePxAt(imageFromLattice_, middle);
    if ((imageFromLattice_ * cv::Vec3d(middle.x, middle.y, 1))[2] < 0) imageFromLattice_ *= -1;
    tilt_ = vision::tiltDegrees(view_, middle);
}

double DieSize::leanAt(cv::Point2d pixel) const {
    if (!at(pixel)) return 0;
    const cv::Vec2d up = vision::leanAt(view_, project(latticeFromImage_, pixel));
    return std::atan2(up[0], -up[1]);
}

std::optional<double> DieSize::tiltDegrees() const {
    return isKnown() ? std::optional(tilt_) : std::nullopt;
}

std::optional<double> DieSize::at(cv::Point2d pixel) const {
    if (!isKnown()) return std::nullopt;
    const cv::Vec3d lattice = latticeFromImage_ * cv::Vec3d(pixel.x, pixel.y, 1);
    const cv::Vec3d back = imageFromLattice_ * (lattice / lattice[2]);
    if (!(back[2] > 0)) return std::nullopt;
    const cv::Matx22d j = jacobianAt(imageFromLattice_, {lattice[0] / lattice[2], lattice[1] / lattice[2]});
    return kDieOverTileSide * std::sqrt(std::abs(cv::determinant(j)));
}

void dropSpecks(std::vector<board::DieReading>& dice) {
    const std::vector<board::DieReading> all = dice;
    const auto isSpeck = [&](const board::DieReading& die) {
        bool dwarfed = false, alike = die.probability >= kSure;
        for (const board::DieReading& other : all) {
            if (other.probability < kSure) continue;
            const double off = std::hypot(other.atInImage[0] - die.atInImage[0], other.atInImage[1] - die.atInImage[1]);
            const bool dwarfs = die.sideInImage < kSpeck * other.sideInImage;
            if (dwarfs && off < kBody * other.sideInImage) return true;
            dwarfed = dwarfed || dwarfs;
            alike = alike || std::abs(std::log(die.sideInImage / other.sideInImage)) < kAlike;
        }
        return dwarfed && !alike;
    };
    std::erase_if(dice, isSpeck);
}

void overlookHead(std::vector<board::DieReading>& dice, const View& view, const board::RobberReading& robber) {
    const cv::Point2d foot = centreInLattice(robber.hex), seen = project(view.imageFromLattice, foot);
    const cv::Point2d body = project(imageFromRaisedLattice(view, kRobberHeight, foot), foot) - seen;
    const double reach = kRobberStray * sidePxAt(view.imageFromLattice, foot);
    const auto isHead = [&](const board::DieReading& die) {
        const cv::Point2d off = cv::Point2d(die.atInImage[0], die.atInImage[1]) - seen;
        const double along = std::clamp(off.dot(body) / std::max(body.dot(body), 1e-9), 0., 1.);
        return die.value == 1 && cv::norm(off - along * body) < reach;
    };
    for (board::DieReading& die : dice)
        if (isHead(die)) die.probability *= 1 - robber.probability;
    std::erase_if(dice, [](const board::DieReading& die) { return die.probability < chanceOfDie(kToldPeak); });
}

void leaveOutHeld(std::vector<board::DieReading>& dice, const cv::Mat& hands) {
    if (hands.empty()) return;
    std::erase_if(dice, [&](const board::DieReading& die) {
        const int reach = std::max(1, cvRound(die.sideInImage / 2)), side = 2 * reach + 1;
        const cv::Point at(cvRound(die.atInImage[0]), cvRound(die.atInImage[1]));
        const cv::Rect about = cv::Rect(at.x - reach, at.y - reach, side, side) & cv::Rect({}, hands.size());
        return cv::countNonZero(hands(about)) > kHeld * about.area();
    });
}

DiceReader::DiceReader(const std::filesystem::path& modelsFolder)
    : network_(modelsFolder / "dice.onnx"), closeNetwork_(modelsFolder / "dice.onnx") {}

void DiceReader::findIn(const cv::Mat& small, const cv::Matx33d& toImage, const DieSize& size,
                        std::vector<Candidate>& found) {
    const Heat heat(network_.run({small}, {"heat"})[0]);
    for (const Peak& peak : peaksOf(heat.channel(0), kFaintPeak)) {
        const double side = heat.side(peak.at), sideInImage = side * std::sqrt(toImage(0, 0) * toImage(1, 1));
        const cv::Vec3d at =
            toImage * cv::Vec3d(peak.at.x * kCellPx + kCellPx / 2., peak.at.y * kCellPx + kCellPx / 2., 1);
        const double overExpected = sideInImage / size.at({at[0], at[1]}).value_or(sideInImage);
        if (overExpected < kSmallest || overExpected > kLargest) continue;
        Candidate c;
        c.die.probability = peak.height;
        c.die.atInImage = {static_cast<float>(at[0]), static_cast<float>(at[1])};
        // Of two witnesses of the size neither is exact.
        c.die.sideInImage = static_cast<float>(sideInImage / std::sqrt(overExpected));
        c.unease = std::abs(std::log2(side / kBestSidePx)) - 2 * c.die.probability;
        found.push_back(c);
    }
}

void DiceReader::readAt(const cv::Mat& image, int longSide, const DieSize& size, std::vector<Candidate>& found) {
    const cv::Size reduced = reducedTo(longSide, image.size());
    cv::Mat small;
    cv::resize(image, small, reduced, 0, 0, reduced.width < image.cols ? cv::INTER_AREA : cv::INTER_LINEAR);
    findIn(small, imageFromReduced(image.size(), reduced), size, found);
}

void DiceReader::Looked::judge() {
    const auto best = std::max_element(peaks.begin(), peaks.end());
    die.value = static_cast<int>(best - peaks.begin()) + 1;
    die.probability = static_cast<float>(chanceOfDie(*best));
}

void DiceReader::Looked::add(const Looked& other) {
    for (std::size_t v = 0; v < peaks.size(); ++v)
        peaks[v] = (peaks[v] * looks + other.peaks[v] * other.looks) / (looks + other.looks);
    looks += other.looks;
    judge();
}

DiceReader::Looked DiceReader::lookClosely(Pyramid& pyramid, const DieSize& size, board::DieReading die) {
    const double step = die.sideInImage / kBestSidePx, middle = (kClosePx - 1) / 2.;
    const bool fromAbove = size.tiltDegrees().value_or(0) < kFromAbove;
    const double lean = fromAbove ? 0 : size.leanAt({die.atInImage[0], die.atInImage[1]});
    Looked looked{die};
    double present = 0;
    int turns = 0;
    for (const Turn& turn : fromAbove ? kAnyTurns : kSmallTurns) {
        if (present < kVanished * turns++) break;
        const double c = std::cos(lean + turn.by) * step, s = std::sin(lean + turn.by) * step;
        const double flip = turn.mirrored ? -1 : 1;
        const cv::Matx33d imageFromCrop{flip * c, -s, die.atInImage[0] - (flip * c - s) * middle,
                                        flip * s, c,  die.atInImage[1] - (flip * s + c) * middle,
                                        0,        0,  1};
        const Heat heat(closeNetwork_.run({pyramid.crop(imageFromCrop, {kClosePx, kClosePx})}, {"heat"})[0]);
        const cv::Point2d centre((middle - (kCellPx - 1) / 2.) / kCellPx, (middle - (kCellPx - 1) / 2.) / kCellPx);
        for (const Peak& peak : peaksOf(heat.channel(0), .05f)) {
            if (cv::norm(peak.at - centre) > .4 * kBestSidePx / kCellPx) continue;
            present += peak.height;
            for (int v = 1; v <= 6; ++v)
                looked.peaks[std::size_t(v - 1)] += heat.share(v, peak.at) * peak.height / double(kAnyTurns.size());
            break;
        }
    }
    looked.judge();
    return looked;
}

std::vector<board::DieReading> DiceReader::read(const cv::Mat& image, const DieSize& size) {
    std::vector<Candidate> found;
    if (size.isKnown()) {
        readAt(image, easyLongSide(image.size(), size.usual()), size, found);
    } else {
        for (int side : kLongSides)
            if (side == kLongSides.front() || side <= 1.2 * std::max(image.cols, image.rows))
                readAt(image, side, size, found);
    }
    std::vector<board::DieReading> dice;
    for (const Looked& looked : confirmed(image, size, std::move(found))) dice.push_back(looked.die);
    if (!size.isKnown()) dropSpecks(dice);
    return dice;
}

std::vector<DiceReader::Looked> DiceReader::confirmed(const cv::Mat& image, const DieSize& size,
                                                      std::vector<Candidate> found, std::vector<Looked> known) {
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& a, const Candidate& b) { return a.unease < b.unease; });
    Pyramid pyramid(image);
    for (Looked& before : known) before.add(lookClosely(pyramid, size, before.die));
    std::vector<Looked> kept = std::move(known);
    for (const Candidate& c : found) {
        if (std::any_of(kept.begin(), kept.end(), [&](const Looked& k) { return overlap(k.die, c.die); })) continue;
        kept.push_back(lookClosely(pyramid, size, c.die));
        if (kept.back().die.probability < chanceOfDie(kToldPeak)) {
            kept.pop_back();
            continue;
        }
        board::DieReading& die = kept.back().die;
        die.colour = colourOf(image, {die.atInImage[0], die.atInImage[1]}, die.sideInImage);
    }
    std::erase_if(kept, [](const Looked& k) { return k.die.probability < chanceOfDie(kToldPeak); });
    std::stable_sort(kept.begin(), kept.end(),
                     [](const Looked& a, const Looked& b) { return a.die.probability > b.die.probability; });
    return kept;
}

}  // namespace hexwarden::vision
