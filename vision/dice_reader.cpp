#include "vision/dice_reader.h"

#include "calibration/colours.h"
#include "vision/attention.h"
#include "vision/heat_map.h"
#include "vision/shares.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

/// A die of 16 mm beside tiles of 45 mm a side.
constexpr double kDieOverTileSide = .36;
constexpr std::array kLongSides{320, 640, 1280};
constexpr double kBestSidePx = 32;                 ///< of a top face: the size that the network reads best
constexpr double kEasySidePx = 14;                 ///< of a top face: found nearly as well, and cheaper
constexpr float kFaintPeak = 0.25f;                ///< looked at closely
constexpr double kToldPeak = .29;                  ///< times the value's share of it
constexpr float kSure = .95f, kSpeck = .5f;        ///< a chance; over a sure die's side
constexpr double kSmallest = .65, kLargest = 1.5;  ///< over the expected side
constexpr int kClosePx = 64;
constexpr std::array kTurns{0., 1.2, 2.7, 4.3};  ///< of close looks, radians
constexpr double kVanished = .1;                 ///< what the first turns show less of is not looked at further

constexpr int kCellPx = 4, kStride = 16;

// Of films, in pixels of the reduced picture.
constexpr int kBlockPx = 128, kMarginPx = 32, kBlockGist = 32;
constexpr std::size_t kBlocksAPicture = 2;
constexpr double kStill = 14;      ///< grey levels; less is noise
constexpr double kSameScale = .1;  ///< of the expected side, as a logarithm

cv::Size reducedTo(int longSide, cv::Size image) {
    const double scale = static_cast<double>(longSide) / std::max(image.width, image.height);
    const auto whole = [&](int pixels) { return std::max(1, cvRound(pixels * scale / kStride)) * kStride; };
    return {whole(image.width), whole(image.height)};
}

cv::Matx33d imageFromReduced(cv::Size image, cv::Size reduced) {
    return cv::Matx33d::diag(
        {static_cast<double>(image.width) / reduced.width, static_cast<double>(image.height) / reduced.height, 1});
}

/// The long side at which dice of a known size are looked for.
int easyLongSide(cv::Size image, double usualSidePx) {
    const int side = cvRound(std::max(image.width, image.height) * kEasySidePx / usualSidePx);
    return std::clamp(side, kLongSides.front(), kLongSides.back());
}

bool overlap(const board::DieReading& a, const board::DieReading& b) {
    const double off = std::hypot(a.atInImage[0] - b.atInImage[0], a.atInImage[1] - b.atInImage[1]);
    return off < .7 * std::max(a.sideInImage, b.sideInImage);
}

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
    : imageFromLattice_(pose.view.imageFromLattice), latticeFromImage_(imageFromLattice_.inv()) {
    const cv::Point2d middle = middleOfLand(pose.land);
    usual_ = kDieOverTileSide * sidePxAt(imageFromLattice_, middle);
    if ((imageFromLattice_ * cv::Vec3d(middle.x, middle.y, 1))[2] < 0) imageFromLattice_ *= -1;
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
    float largest = 0;
    for (const auto& die : dice)
        if (die.probability >= kSure) largest = std::max(largest, die.sideInImage);
    std::erase_if(dice, [&](const auto& die) { return die.sideInImage < kSpeck * largest; });
}

struct DiceReader::Candidate {
    board::DieReading die;
    double unease = 0;  ///< how far its size is from the best, less for a sure reading
};

struct DiceReader::Block {
    cv::Rect core;   ///< of the reduced picture: dice whose centres lie here are this block's
    cv::Mat asRead;  ///< its gist; empty until it is read
    cv::Mat last;    ///< of the picture before
    std::int64_t lastRead = -1;
};

/// A film so far.
struct DiceReader::Film {
    cv::Size image;
    double usualSidePx = 0;
    cv::Size reduced;
    std::vector<Block> blocks;
    std::vector<std::vector<board::DieReading>> dice;  ///< by block
    std::int64_t pictures = 0;

    // Of the picture that was noticed last.
    cv::Mat framed;                ///< reduced, with a margin about it
    std::vector<std::size_t> due;  ///< blocks
    std::vector<bool> stands;      ///< by block: what was read of it is so, or will be read now

    bool fits(cv::Size size, double sidePx) const {
        return size == image && std::abs(std::log(sidePx / usualSidePx)) < kSameScale;
    }
};

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
        const Heat heat(closeNetwork_.run({pyramid.crop(imageFromCrop, {kClosePx, kClosePx})}, {"heat"})[0]);
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
    die.probability = static_cast<float>(chanceOfDie(present / kTurns.size() * *best));
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
    auto dice = confirmed(image, std::move(found));
    if (!size.isKnown()) dropSpecks(dice);
    return dice;
}

std::vector<board::DieReading> DiceReader::confirmed(const cv::Mat& image, std::vector<Candidate> found) {
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& a, const Candidate& b) { return a.unease < b.unease; });
    Pyramid pyramid(image);
    std::vector<board::DieReading> kept;
    for (Candidate& c : found) {
        if (std::any_of(kept.begin(), kept.end(), [&](const auto& k) { return overlap(k, c.die); })) continue;
        lookClosely(pyramid, c.die);
        if (c.die.probability < chanceOfDie(kToldPeak)) continue;
        kept.push_back(c.die);
        kept.back().colour = colourOf(image, {c.die.atInImage[0], c.die.atInImage[1]}, c.die.sideInImage);
    }
    std::stable_sort(kept.begin(), kept.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    return kept;
}

std::size_t DiceReader::notice(const cv::Mat& image, const DieSize& size) {
    if (!film_ || !film_->fits(image.size(), size.usual())) {
        film_ = std::make_shared<Film>();
        film_->image = image.size(), film_->usualSidePx = size.usual();
        film_->reduced = reducedTo(easyLongSide(image.size(), size.usual()), image.size());
        for (int y = 0; y < film_->reduced.height; y += kBlockPx)
            for (int x = 0; x < film_->reduced.width; x += kBlockPx)
                film_->blocks.push_back(
                    {cv::Rect(x, y, kBlockPx, kBlockPx) & cv::Rect({}, film_->reduced), {}, {}, -1});
        film_->dice.resize(film_->blocks.size());
        film_->stands.resize(film_->blocks.size());
    }
    Film& film = *film_;
    ++film.pictures;
    cv::Mat small;
    // Less than halved, four pixels tell of each new one all there is to tell, in a third of the time.
    const bool little = 2 * film.reduced.width > image.cols;
    cv::resize(image, small, film.reduced, 0, 0, little ? cv::INTER_LINEAR : cv::INTER_AREA);
    cv::copyMakeBorder(small, film.framed, kMarginPx, kMarginPx + kBlockPx, kMarginPx, kMarginPx + kBlockPx,
                       cv::BORDER_REPLICATE);
    film.due.clear();
    for (std::size_t i = 0; i < film.blocks.size(); ++i) {
        Block& block = film.blocks[i];
        const cv::Mat now = gist(small(block.core), {kBlockGist, kBlockGist});
        const bool moving = !block.last.empty() && differ(now, block.last, kStill);
        film.stands[i] = !block.asRead.empty() && !differ(now, block.asRead, kStill);
        if (!film.stands[i] && !moving) film.due.push_back(i);
        block.last = now;
    }
    std::stable_sort(film.due.begin(), film.due.end(),
                     [&](std::size_t a, std::size_t b) { return film.blocks[a].lastRead < film.blocks[b].lastRead; });
    // What lay there at the start is to be known at the start, or it would pass for a throw when its turn comes.
    if (film.pictures > 1 && film.due.size() > kBlocksAPicture) film.due.resize(kBlocksAPicture);
    for (std::size_t i : film.due) film.stands[i] = true;
    return film.due.size();
}

std::vector<board::DieReading> DiceReader::readDue(const cv::Mat& image, const DieSize& size) {
    CV_Assert(film_ && film_->image == image.size());
    Film& film = *film_;
    for (std::size_t i : film.due) {
        Block& block = film.blocks[i];
        // Always of one size, so that the network need not be laid out anew.
        const cv::Rect part(block.core.tl(), cv::Size(kBlockPx + 2 * kMarginPx, kBlockPx + 2 * kMarginPx));
        const cv::Matx33d reducedFromPart{1, 0, double(part.x - kMarginPx), 0, 1, double(part.y - kMarginPx), 0, 0, 1};
        const cv::Matx33d imageFromPart = imageFromReduced(film.image, film.reduced) * reducedFromPart;
        std::vector<Candidate> found;
        findIn(film.framed(part), imageFromPart, size, found);
        std::erase_if(found, [&](const Candidate& c) {
            const cv::Vec3d at = imageFromPart.inv() * cv::Vec3d(c.die.atInImage[0], c.die.atInImage[1], 1);
            return !cv::Rect2d(kMarginPx, kMarginPx, block.core.width, block.core.height)
                        .contains(cv::Point2d(at[0], at[1]));
        });
        film.dice[i] = confirmed(image, std::move(found));
        block.asRead = block.last;
        block.lastRead = film.pictures;
    }
    std::vector<board::DieReading> all;
    for (std::size_t i = 0; i < film.blocks.size(); ++i)
        for (const board::DieReading& die : film.dice[i])
            if (film.stands[i] && std::none_of(all.begin(), all.end(), [&](const auto& k) { return overlap(k, die); }))
                all.push_back(die);
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    return all;
}

}  // namespace hexwarden::vision
