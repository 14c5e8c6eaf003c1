#include "vision/shape_reader.h"

#include "vision/heat_map.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Shape;

constexpr int kCellPx = 4;
constexpr float kLeastPresence = .1F;
/// The network's channels.
enum Channel { centre, offsetX, offsetY, lying, firstShape, firstColour = firstShape + int(board::kShapeCount) };

// In tile sides. Seen from two hexes, the places of one thing differ by less than kSame. It may seem to lie nearer to
// another hex by kSlack.
constexpr double kSame = .12, kSlack = .2;
constexpr double kMarkerReach = .3, kBoatReach = .25;
constexpr double kFaint = .02, kNearFoot = .3;  // of what people say stands there

// How likely a thing is there, given how likely the network finds it and what share its shape has among those in play:
// a line between log-odds, fitted on 96 made tables of four games (vision/training/things/in_play.py). Taken
// as a product instead, a third of what the network saw was not reported, for figures look like other figures.
constexpr double kOddsInPlay = 1.37, kPresencePower = 1.26, kSharePower = 1.27;

/// The channels of one cell.
class Cell {
  public:
    Cell(const cv::Mat& heat, std::size_t picture, int x, int y)
        : first_(heat.ptr<float>(static_cast<int>(picture)) + y * heat.size[3] + x),
          step_(heat.size[2] * heat.size[3]) {}

    float operator[](int channel) const { return first_[channel * step_]; }
    Shares shares(int first, std::size_t count) const {
        std::vector<float> logits;
        for (std::size_t i = 0; i < count; ++i) logits.push_back((*this)[first + static_cast<int>(i)]);
        return softmax(logits);
    }

  private:
    const float* first_;
    std::ptrdiff_t step_;
};

template <class S, class Sites, class At>
S nearest(const Sites& sites, cv::Point2d to, At at) {
    return *std::min_element(sites.begin(), sites.end(),
                             [&](S a, S b) { return cv::norm(at(a) - to) < cv::norm(at(b) - to); });
}

/// The likeliest of some values and its share among them; the sum of their shares.
template <class T, std::size_t N>
std::pair<board::Guess<T>, double> best(const std::array<T, N>& values, const Shares& shares,
                                        const std::vector<T>& allowed) {
    board::Guess<T> found;
    double sum = 0, most = -1;
    for (std::size_t i = 0; i < N; ++i) {
        if (std::find(allowed.begin(), allowed.end(), values[i]) == allowed.end()) continue;
        sum += shares[i];
        if (shares[i] > most) most = shares[i], found.value = values[i];
    }
    found.probability = sum > 0 ? static_cast<float>(most / sum) : 0;
    return {found, sum};
}

double presenceInPlay(double presence, double share) {
    const double sure = std::min(presence, 1 - 1e-6);
    const double odds = kOddsInPlay * std::pow(sure / (1 - sure), kPresencePower) * std::pow(share, kSharePower);
    return odds / (1 + odds);
}

/// A crop's mirror image, half a cell to the right and below.
cv::Mat mirrorCrop(Pyramid& pyramid, const cv::Matx33d& imageFromCrop) {
    const cv::Matx33d besides{1, 0, kCellPx / 2., 0, 1, kCellPx / 2., 0, 0, 1};
    cv::Mat crop;
    cv::flip(pyramid.crop(imageFromCrop * besides, kShapeCrop), crop, 1);
    return crop;
}

/// Makes of what the network drew of crops the mean of that and of what it drew of their mirrorCrops.
void addMirrored(cv::Mat& heat, const cv::Mat& mirrored) {
    const cv::Matx23d besides{1, 0, -.5, 0, 1, -.5};
    for (int picture = 0; picture < heat.size[0]; ++picture)
        for (int channel = 0; channel < heat.size[1]; ++channel) {
            cv::Mat mean = channelOf(heat, static_cast<std::size_t>(picture), channel), back;
            cv::flip(channelOf(mirrored, static_cast<std::size_t>(picture), channel), back, 1);
            cv::warpAffine(back, back, besides, back.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                           cv::BORDER_REPLICATE);
            mean = (mean + (channel == offsetX ? -back : back)) / 2;
        }
}

}  // namespace

board::Site siteOf(Shape shape, cv::Point2d foot, const std::vector<board::Hex>& land) {
    const board::Hex hex = hexAt(foot);
    const auto corner = nearest<board::Corner>(board::corners(hex), foot,
                                               [](board::Corner c) { return calibration::pointInLattice(c); });
    const auto edge = nearest<board::Edge>(board::edges(hex), foot, middleInLattice);
    const double toCorner = cv::norm(calibration::pointInLattice(corner) - foot);
    switch (shape) {
        case Shape::tower:
            if (toCorner < cv::norm(centreInLattice(hex) - foot)) return corner;
            return hex;
        case Shape::wall:
        case Shape::road:
            return edge;
        case Shape::marker:
            if (toCorner < kMarkerReach) return corner;
            return hex;
        case Shape::boat: {
            const auto isLand = [&](board::Hex h) { return std::find(land.begin(), land.end(), h) != land.end(); };
            const auto sides = board::hexes(edge);
            const bool onLand = std::any_of(sides.begin(), sides.end(), isLand);
            if (onLand && cv::norm(middleInLattice(edge) - foot) < kBoatReach) return edge;
            return hex;
        }
        case Shape::pawn:
        case Shape::archer:
        case Shape::rider:
        case Shape::cannon:
        case Shape::cube:
        case Shape::disc:
        case Shape::cylinder:
        case Shape::barge:
            return hex;
    }
    return hex;
}

std::vector<ShapeSight> sightsIn(const cv::Mat& heat, std::size_t picture) {
    cv::Mat_<float> presence = channelOf(heat, picture, centre).clone();
    for (float& p : presence) p = static_cast<float>(sigmoid(p));
    std::vector<ShapeSight> sights;
    for (const auto [x, y] : highestCells(presence, kLeastPresence)) {
        const Cell cell(heat, picture, x, y);
        const cv::Point2d foot(x + .5 + double(cell[offsetX]), y + .5 + double(cell[offsetY]));
        sights.push_back({foot * kCellPx - cv::Point2d(.5, .5), presence(y, x), sigmoid(cell[lying]),
                          cell.shares(firstShape, board::kShapeCount), cell.shares(firstColour, board::kColourCount)});
    }
    return sights;
}

ShapeSight sightAt(const cv::Mat& heat, std::size_t picture, cv::Point2d foot) {
    const auto cellOf = [&](double px, int size) { return std::clamp(int((px + .5) / kCellPx), 0, size - 1); };
    const Cell cell(heat, picture, cellOf(foot.x, heat.size[3]), cellOf(foot.y, heat.size[2]));
    return {foot, sigmoid(cell[centre]), sigmoid(cell[lying]), cell.shares(firstShape, board::kShapeCount),
            cell.shares(firstColour, board::kColourCount)};
}

std::optional<ShapeSight> surestNear(const std::vector<ShapeSight>& sights, cv::Point2d foot) {
    const ShapeSight* surest = nullptr;
    for (const ShapeSight& sight : sights)
        if (sight.presence >= kFaint && cv::norm(sight.foot - foot) < kNearFoot &&
            (!surest || sight.presence > surest->presence))
            surest = &sight;
    if (!surest) return std::nullopt;
    return *surest;
}

std::vector<const ShapeSight*> eachOnce(const std::vector<ShapeLook>& looks) {
    struct Candidate {
        const ShapeSight* sight;
        board::Hex from;
        double away;  // of the foot from that hex's centre
    };
    std::vector<Candidate> candidates;
    for (const ShapeLook& look : looks)
        for (const ShapeSight& sight : look.sights) {
            const double away = cv::norm(centreInLattice(look.hex) - sight.foot);
            const bool elsewhere = std::any_of(looks.begin(), looks.end(), [&](const ShapeLook& other) {
                return cv::norm(centreInLattice(other.hex) - sight.foot) < away - kSlack;
            });
            if (!elsewhere) candidates.push_back({&sight, look.hex, away});
        }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.away < b.away; });
    std::vector<Candidate> chosen;
    for (const Candidate& c : candidates)
        if (std::none_of(chosen.begin(), chosen.end(), [&](const Candidate& other) {
                return other.from != c.from && cv::norm(other.sight->foot - c.sight->foot) < kSame;
            }))
            chosen.push_back(c);
    std::vector<const ShapeSight*> sights;
    for (const Candidate& c : chosen) sights.push_back(c.sight);
    return sights;
}

std::optional<board::ShapeReading> shapeOf(const ShapeSight& sight, const cv::Matx33d& imageFromLattice,
                                           const std::vector<board::Hex>& land, const board::PieceSet& set) {
    const auto [shape, share] = best(board::kShapes, sight.shape, set.shapes());
    const double presence = presenceInPlay(sight.presence, share);
    if (presence < kLeastPresence) return std::nullopt;
    const std::vector<board::Colour> any(board::kColours.begin(), board::kColours.end());
    const auto colour = best(board::kColours, sight.colour, shape.value == Shape::marker ? any : set.colours).first;
    const cv::Point2d at = project(imageFromLattice, sight.foot);
    return board::ShapeReading{hexAt(sight.foot),
                               siteOf(shape.value, sight.foot, land),
                               static_cast<float>(presence),
                               shape,
                               colour,
                               sight.lying > .5,
                               {static_cast<float>(at.x), static_cast<float>(at.y)}};
}

std::vector<board::ShapeReading> shapesAmong(const std::vector<ShapeLook>& looks, const cv::Matx33d& imageFromLattice,
                                             const std::vector<board::Hex>& land, const board::PieceSet& set) {
    std::vector<board::ShapeReading> readings;
    for (const ShapeSight* sight : eachOnce(looks))
        if (const auto reading = shapeOf(*sight, imageFromLattice, land, set)) readings.push_back(*reading);
    std::stable_sort(readings.begin(), readings.end(), [](const auto& a, const auto& b) { return a.hex < b.hex; });
    return readings;
}

std::vector<board::Hex> withSea(const BoardPose& pose) {
    std::set<board::Hex> all(pose.land.begin(), pose.land.end());
    for (board::Hex hex : pose.land)
        for (board::Hex beside : board::neighbours(hex)) all.insert(beside);
    all.insert(pose.water.begin(), pose.water.end());
    return {all.begin(), all.end()};
}

std::vector<board::Hex> hexesOfShapes(const BoardPose& pose, const board::PieceSet& set) {
    const auto sails = [](Shape s) { return s == Shape::boat || s == Shape::barge; };
    const auto shapes = set.shapes();
    return std::any_of(shapes.begin(), shapes.end(), sails) ? withSea(pose) : pose.land;
}

cv::Mat shapeCrop(Pyramid& pyramid, const View& view, board::Hex hex, int reduction) {
    return reducedCrop(pyramid, imageFromShapeCrop(view, centreInLattice(hex)), kShapeCrop, reduction);
}

ShapeReader::ShapeReader(const std::filesystem::path& modelsFolder) : network_(modelsFolder / "things.onnx.gz") {}

std::vector<ShapeLook> ShapeReader::look(Pyramid& pyramid, const View& view, const std::vector<board::Hex>& hexes,
                                         const std::vector<std::vector<cv::Point2d>>& asked, Care care) {
    std::vector<cv::Mat> crops, mirrored;
    std::vector<cv::Matx33d> latticeFromCrop;
    for (board::Hex hex : hexes) {
        const cv::Matx33d imageFromCrop = imageFromShapeCrop(view, centreInLattice(hex));
        crops.push_back(pyramid.crop(imageFromCrop, kShapeCrop));
        if (care == Care::mirrored) mirrored.push_back(mirrorCrop(pyramid, imageFromCrop));
        latticeFromCrop.push_back(view.imageFromLattice.inv() * imageFromCrop);
    }
    if (crops.empty()) return {};
    cv::Mat heat = network_.run(crops, {"heat"})[0];
    if (!mirrored.empty()) addMirrored(heat, network_.run(mirrored, {"heat"})[0]);
    std::vector<ShapeLook> looks;
    for (std::size_t i = 0; i < crops.size(); ++i) {
        ShapeLook look{hexes[i], sightsIn(heat, i)};
        for (ShapeSight& sight : look.sights) sight.foot = project(latticeFromCrop[i], sight.foot);
        if (i < asked.size())
            for (cv::Point2d foot : asked[i]) {
                ShapeSight sight = sightAt(heat, i, project(latticeFromCrop[i].inv(), foot));
                sight.foot = foot, sight.asked = true;
                look.sights.push_back(std::move(sight));
            }
        looks.push_back(std::move(look));
    }
    return looks;
}

std::vector<ShapeSight> ShapeReader::lookAbout(Pyramid& pyramid, const View& view, cv::Point2d point) {
    const cv::Matx33d imageFromCrop = imageFromShapeCrop(view, point);
    const cv::Mat heat = network_.run({pyramid.crop(imageFromCrop, kShapeCrop)}, {"heat"})[0];
    std::vector<ShapeSight> sights = sightsIn(heat, 0);
    sights.push_back(sightAt(heat, 0, project(imageFromCrop.inv(), project(view.imageFromLattice, point))));
    for (ShapeSight& sight : sights) sight.foot = project(view.imageFromLattice.inv() * imageFromCrop, sight.foot);
    return sights;
}

std::optional<ShapeSight> ShapeReader::surestAt(Pyramid& pyramid, const View& view, cv::Point2d foot) {
    auto seen = lookAbout(pyramid, view, foot);
    for (auto& look : this->look(pyramid, view, {hexAt(foot)}, {{foot}}))
        seen.insert(seen.end(), look.sights.begin(), look.sights.end());
    return surestNear(seen, foot);
}

}  // namespace hexwarden::vision
