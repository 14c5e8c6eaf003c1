#include "vision/dice_reader.h"

#include "calibration/colours.h"
#include "vision/dice_search.h"
#include "vision/heat_map.h"
#include "vision/shares.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

/// A die of 16 mm beside tiles of 45 mm a side.
constexpr double kDieOverTileSide = .36;
constexpr double kBestSidePx = 36;              ///< of a top face: the size that the network reads best
constexpr float kFaintPeak = .12f;              ///< looked at closely
constexpr float kSureDie = .95f, kSpeck = .5f;  ///< a chance; over a sure die's side
constexpr double kBody = 1.2;   ///< over a die's side: so far from the top face's centre its other faces reach
constexpr double kAlike = .25;  ///< of the sides of dice of one size, as a logarithm
constexpr double kSmallest = .55, kLargest = 1.5;  ///< over the expected side
constexpr int kClosePx = 80, kFacePx = 48;         ///< of a close look; of what the network of faces reads
constexpr double kFaceSidePx = 24;
constexpr float kFaintest = .05f;
constexpr double kLeastShare = .01;  ///< of a value that a network rules out: it may err
/// Where one network notices a die plainly and the other is sure of its value, both are right so often: in four places
/// of made-up films where the close looks showed nothing all were dice, and of 3,700 places of filmed evenings and 600
/// of photographs where none lies it is so in none (from .3 on in two).
constexpr double kPlainlyNoticed = .5, kSureFace = .85, kBothSure = .8;
constexpr double kMiddle = .4;          ///< sides: what lies nearer to a crop's middle is what it was cut about
constexpr double kVanished = .1;        ///< what the first turns show less of is not looked at further
constexpr std::size_t kMostFaces = 12;  ///< of one picture or block beyond what was found at first

/// Of a close look, radians. Where nobody knows from where a die is seen, its sides may lie anywhere about its top;
/// else they lie below it, and a quarter turn shows all that a square can show.
constexpr std::array kAnyTurns{0., 1.2, 2.7, 4.3}, kQuarterTurns{0., .4, .8, 1.2};

// Where a side's centre may lie, seen from its top's, in sides of the flattened face: at most so far to the left or
// right, and so far below.
constexpr double kSideBeside = .9, kSideBelow = .25;
constexpr double kTouching = .95;     ///< nearer than this no two dice lie
constexpr double kOneFace = .45;      ///< nearer than this both lie on one face
constexpr double kTopOverSide = .25;  ///< of their chances: a side often looks better than the top
constexpr double kFaintTop = .12;     ///< a peak or a chance; less is something that lies behind the die

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
    /// Of a peak in a close look, in sides of the face.
    static cv::Vec2d offMiddle(cv::Point2d peak) {
        const cv::Point2d off = peak * kCellPx - cv::Point2d(kClosePx - kCellPx, kClosePx - kCellPx) / 2.;
        return cv::Vec2d(off.x, off.y) * (1 / kBestSidePx);
    }

  private:
    cv::Mat output_;
};

/// A square crop about a face, which has so many pixels a side in it, turned by so much.
cv::Matx33d imageFromFaceCrop(const board::DieReading& die, const cv::Matx22d& imageFromFace, double turn,
                              double sidePx, int cropPx) {
    const double c = std::cos(turn), s = std::sin(turn), middle = (cropPx - 1) / 2.;
    const cv::Matx22d a = imageFromFace * cv::Matx22d{c, -s, s, c} * (die.sideInImage / sidePx);
    const cv::Vec2d corner = cv::Vec2d(die.atInImage[0], die.atInImage[1]) - a * cv::Vec2d(middle, middle);
    return {a(0, 0), a(0, 1), corner[0], a(1, 0), a(1, 1), corner[1], 0, 0, 1};
}

/// Whether a close look's peak is of what the crop was cut about.
bool isInMiddle(const Peak& peak) {
    return cv::norm(Heat::offMiddle(peak.at)) < kMiddle;
}

/// The die where an upright close look has this peak.
board::DieReading shifted(board::DieReading die, const cv::Matx22d& imageFromFace, const Peak& peak) {
    const cv::Vec2d shift = imageFromFace * Heat::offMiddle(peak.at) * double(die.sideInImage);
    die.atInImage[0] += static_cast<float>(shift[0]);
    die.atInImage[1] += static_cast<float>(shift[1]);
    return die;
}

/// Whether a side may lie there, `off` from the top's centre, in sides of the flattened face.
bool mayBeSide(const cv::Vec2d& off, double reach) {
    return off[1] > kSideBelow && std::abs(off[0]) < kSideBeside && cv::norm(off) < reach;
}

/// How far below the top's centre a side's may lie, likewise: the flatter the view, the longer a flattened side is.
double reachOfSides(const cv::Matx22d& imageFromFace) {
    cv::Vec2d lengths;
    cv::SVD::compute(imageFromFace, lengths, cv::SVD::NO_UV);
    const double cosine = lengths[1] / lengths[0];
    return .75 + .5 * std::sqrt(1 - cosine * cosine) / cosine;
}

/// The commonest colour of the top face's rim, between the pips.
board::Colour colourOf(Pyramid& pyramid, cv::Point2d at, double side) {
    const cv::Mat& image = pyramid.image();
    const int half = std::max(2, cvRound(side * .45));
    const cv::Rect box =
        cv::Rect(cvRound(at.x) - half, cvRound(at.y) - half, 2 * half, 2 * half) & cv::Rect({}, image.size());
    if (box.empty()) return board::Colour::white;
    const auto lab = calibration::pieceColour(pyramid.light(), image(box), cv::Mat(box.size(), CV_8U, cv::Scalar(255)));
    if (!lab) return board::Colour::white;
    const auto guesses = calibration::ColourModel().guess(*lab, {board::kColours.begin(), board::kColours.end()});
    return guesses.empty() ? board::Colour::white : guesses[0].colour;
}

}  // namespace

double chanceOfDie(double peak) {
    constexpr double kSlope = 2.4, kShift = 3.2;  // fitted on damian, paolo and made-up scenes; held out: fudw
    const double p = std::clamp(peak, 1e-3, 1 - 1e-3);
    return sigmoid(kSlope * logit(p) + kShift);
}

DieSize::DieSize(const BoardPose& pose)
    : view_(pose.view), imageFromLattice_(pose.view.imageFromLattice), latticeFromImage_(imageFromLattice_.inv()) {
    const cv::Point2d middle = middleOfLand(pose.land);
    usual_ = kDieOverTileSide * sidePxAt(imageFromLattice_, middle);
    if ((imageFromLattice_ * cv::Vec3d(middle.x, middle.y, 1))[2] < 0) imageFromLattice_ *= -1;
}

cv::Matx22d DieSize::imageFromFace(cv::Point2d pixel) const {
    if (!at(pixel)) return cv::Matx22d::eye();
    const cv::Point2d lattice = project(latticeFromImage_, pixel);
    const cv::Matx22d j = jacobianAt(imageFromLattice_, lattice);
    const cv::Vec2d up = cv::normalize(j.inv() * vision::leanAt(view_, lattice));
    const double hand = cv::determinant(j) < 0 ? -1 : 1;  // a lattice whose y points away is turned over
    return j * cv::Matx22d{-hand * up[1], -up[0], hand * up[0], -up[1]} * (1 / std::sqrt(std::abs(cv::determinant(j))));
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
        bool dwarfed = false, alike = die.probability >= kSureDie;
        for (const board::DieReading& other : all) {
            if (other.probability < kSureDie) continue;
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

DiceReader::DiceReader(const std::filesystem::path& modelsFolder)
    : network_(modelsFolder / "dice.onnx.gz"),
      closeNetwork_(modelsFolder / "dice.onnx.gz"),
      faceNetwork_(modelsFolder / "faces.onnx") {}

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
        c.noticed = peak.height;
        c.die.atInImage = {static_cast<float>(at[0]), static_cast<float>(at[1])};
        // Neither of the two measurements of the size is exact.
        c.die.sideInImage = static_cast<float>(sideInImage / std::sqrt(overExpected));
        c.unease = std::abs(std::log2(side / kBestSidePx)) - 2 * c.noticed;
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
    const auto best = std::max_element(chances.begin(), chances.end());
    die.value = static_cast<int>(best - chances.begin()) + 1;
    die.probability = static_cast<float>(*best);
}

void DiceReader::Looked::add(const Looked& other) {
    for (std::size_t v = 0; v < chances.size(); ++v)
        chances[v] = (chances[v] * looks + other.chances[v] * other.looks) / (looks + other.looks);
    middle = (middle * looks + other.middle * other.looks) / (looks + other.looks);
    looks += other.looks;
    judge();
}

DiceReader::Looked DiceReader::lookClosely(Pyramid& pyramid, const DieSize& size, const Candidate& candidate,
                                           std::vector<Candidate>& above) {
    ++closeLooks_;
    return size.isKnown() ? lookFromAbove(pyramid, size, candidate, above)
                          : lookFromAnywhere(pyramid, candidate.die, above);
}

Shares DiceReader::peaksFrom(Pyramid& pyramid, const board::DieReading& die, const cv::Matx22d& imageFromFace,
                             std::span<const double> turns, std::vector<Peak>& upright) {
    Shares peaks(6);
    double present = 0;
    for (std::size_t i = 0; i < turns.size() && present >= kVanished * double(i); ++i) {
        const cv::Matx33d imageFromCrop = imageFromFaceCrop(die, imageFromFace, turns[i], kBestSidePx, kClosePx);
        const Heat heat(closeNetwork_.run({pyramid.crop(imageFromCrop, {kClosePx, kClosePx})}, {"heat"})[0]);
        const std::vector<Peak> found = peaksOf(heat.channel(0), kFaintest);
        if (i == 0) upright = found;
        const auto peak = std::ranges::find_if(found, isInMiddle);
        if (peak == found.end()) continue;
        present += peak->height;
        for (int v = 1; v <= 6; ++v)
            peaks[std::size_t(v - 1)] += heat.share(v, peak->at) * peak->height / double(turns.size());
    }
    return peaks;
}

void DiceReader::addTops(std::vector<Candidate>& above, const board::DieReading& side, const cv::Matx22d& imageFromFace,
                         const std::vector<Peak>& upright) {
    const auto own = std::ranges::find_if(upright, isInMiddle);
    for (auto peak = upright.begin(); peak != upright.end(); ++peak)
        if (peak != own && peak->height > kFaintTop && mayBeSide(-Heat::offMiddle(peak->at), kTouching))
            above.push_back({.die = shifted(side, imageFromFace, *peak)});
}

DiceReader::Looked DiceReader::lookFromAnywhere(Pyramid& pyramid, const board::DieReading& die,
                                                std::vector<Candidate>& above) {
    Looked looked{.die = die};
    std::vector<Peak> upright;
    const cv::Matx22d asItIs = cv::Matx22d::eye();
    std::ranges::transform(peaksFrom(pyramid, die, asItIs, kAnyTurns, upright), looked.chances.begin(), chanceOfDie);
    addTops(above, die, asItIs, upright);
    looked.judge();
    return looked;
}

DiceReader::Looked DiceReader::lookFromAbove(Pyramid& pyramid, const DieSize& size, const Candidate& candidate,
                                             std::vector<Candidate>& above) {
    const board::DieReading& die = candidate.die;
    const cv::Matx22d imageFromFace = size.imageFromFace({die.atInImage[0], die.atInImage[1]});
    std::vector<Peak> upright;
    const Shares peaks = peaksFrom(pyramid, die, imageFromFace, kQuarterTurns, upright);
    addTops(above, die, imageFromFace, upright);
    const auto own = std::ranges::find_if(upright, isInMiddle);
    // The network of faces wants the face in the middle.
    const board::DieReading centred = own == upright.end() ? die : shifted(die, imageFromFace, *own);
    std::vector<cv::Mat> faces;
    for (const double turn : kQuarterTurns)
        faces.push_back(
            pyramid.crop(imageFromFaceCrop(centred, imageFromFace, turn, kFaceSidePx, kFacePx), {kFacePx, kFacePx}));
    cv::Mat said;  // by value, 0 that no top lies there
    cv::reduce(faceNetwork_.run(faces, {"value"})[0], said, 0, cv::REDUCE_AVG);

    Looked looked{.die = die, .noticed = candidate.noticed};
    looked.middle = 1 - said.at<float>(0);
    const double peak = std::accumulate(peaks.begin(), peaks.end(), 0.);
    Shares both(6);
    for (std::size_t v = 0; v < 6; ++v)
        both[v] = std::sqrt(std::max(peaks[v] / std::max(peak, 1e-6), kLeastShare) *
                            std::max(said.at<float>(int(v) + 1) / std::max(looked.middle, 1e-6), kLeastShare));
    normalize(both);
    // Where the second network changes nothing, the first one's chances stand: they were calibrated.
    const bool agree = std::ranges::max_element(both) - both.begin() == std::ranges::max_element(peaks) - peaks.begin();
    for (std::size_t v = 0; v < 6; ++v) looked.chances[v] = agree ? chanceOfDie(peaks[v]) : chanceOfDie(peak) * both[v];
    // dice.onnx.gz learned from faces as they are seen, and is blind to some flattened ones, to single pips most of
    // all.
    const auto value = std::max_element(said.begin<float>() + 1, said.end<float>());
    if (candidate.noticed >= kPlainlyNoticed && *value >= kSureFace) {
        double& known = looked.chances[std::size_t(value - said.begin<float>()) - 1];
        known = std::max(known, kBothSure);
    }
    looked.judge();
    return looked;
}

std::vector<board::DieReading> DiceReader::read(const cv::Mat& image, const DieSize& size) {
    std::vector<Candidate> found;
    if (size.isKnown()) {
        readAt(image, longSideFor(kStillSidePx, image.size(), size.usual()), size, found);
    } else {
        for (int side : kLongSides)
            if (side == kLongSides.front() || side <= 1.2 * std::max(image.cols, image.rows))
                readAt(image, side, size, found);
    }
    Pyramid pyramid(image);
    std::vector<board::DieReading> dice;
    for (const Looked& looked : confirmed(pyramid, size, std::move(found), {})) dice.push_back(looked.die);
    if (!size.isKnown()) dropSpecks(dice);
    return dice;
}

std::vector<DiceReader::Looked> DiceReader::confirmed(Pyramid& pyramid, const DieSize& size,
                                                      std::vector<Candidate> found, std::vector<Looked> known) {
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& a, const Candidate& b) { return a.unease < b.unease; });
    std::vector<Candidate> passed;  // what is known to be a top has no top above it
    for (Looked& before : known)
        before.add(lookClosely(pyramid, size, {.die = before.die, .noticed = before.noticed}, passed));
    std::vector<Looked> kept = std::move(known);
    const double same = size.isKnown() ? kSameFace : kSameDie, least = chanceOfDie(kReportedPeak);
    const std::size_t most = found.size() + kMostFaces;
    for (std::size_t i = 0; i < std::min(found.size(), most); ++i) {  // looking finds more
        const Candidate candidate = found[i];
        if (std::ranges::any_of(kept, [&](const Looked& k) { return overlap(k.die, candidate.die, same); })) continue;
        kept.push_back(lookClosely(pyramid, size, candidate, found));
        // The same die may have been found better in another size of the picture.
        if (!size.isKnown() && kept.back().die.probability < least) kept.pop_back();
    }
    dropSides(kept, size);
    std::erase_if(kept, [&](const Looked& k) { return k.die.probability < least; });
    std::stable_sort(kept.begin(), kept.end(),
                     [](const Looked& a, const Looked& b) { return a.die.probability > b.die.probability; });
    std::vector<Looked> reported;
    for (Looked& one : kept) {
        if (std::any_of(reported.begin(), reported.end(), [&](const Looked& t) { return overlap(t.die, one.die); }))
            continue;
        one.die.colour = colourOf(pyramid, {one.die.atInImage[0], one.die.atInImage[1]}, one.die.sideInImage);
        reported.push_back(std::move(one));
    }
    return reported;
}

void DiceReader::dropSides(std::vector<Looked>& faces, const DieSize& size) {
    const std::vector<Looked> all = faces;
    std::erase_if(faces, [&](const Looked& side) {
        return std::any_of(all.begin(), all.end(), [&](const Looked& top) {
            const cv::Point2d at(top.die.atInImage[0], top.die.atInImage[1]);
            const cv::Matx22d flat = size.imageFromFace(at);
            const cv::Vec2d off = flat.inv() * cv::Vec2d(side.die.atInImage[0] - at.x, side.die.atInImage[1] - at.y) *
                                  (1. / top.die.sideInImage);
            if (cv::norm(off) < kOneFace) return top.chance() * top.middle > side.chance() * side.middle;
            if (mayBeSide(off, kTouching)) return top.chance() > std::max(kFaintTop, kTopOverSide * side.chance());
            return mayBeSide(off, reachOfSides(flat)) && top.chance() > side.chance();
        });
    });
}

}  // namespace hexwarden::vision
