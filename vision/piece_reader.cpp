#include "vision/piece_reader.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

const std::vector<board::Piece> kOnCorners{board::Piece::settlement, board::Piece::city};
const std::vector<board::Piece> kOnEdges{board::Piece::road, board::Piece::ship};

std::vector<board::Occupant> occupantsOf(const std::vector<board::Piece>& kinds) {
    std::vector<board::Occupant> all{{}};
    for (board::Piece kind : kinds)
        for (board::Colour colour : kPieceColours) all.push_back({kind, colour});
    return all;
}

bool learnSite(TableLook& look, const board::Site& site, board::Occupant occupant,
               const std::vector<board::Piece>& kinds, const SiteSight& sight) {
    const auto kind = std::find(kinds.begin(), kinds.end(), occupant.piece);
    const auto colour = std::find(kPieceColours.begin(), kPieceColours.end(), occupant.colour);
    if (occupant.piece == board::Piece::none) {
        look.learn(site, 0, std::nullopt, sight);
        return true;
    }
    if (kind == kinds.end() || colour == kPieceColours.end()) return false;
    look.learn(site, static_cast<std::size_t>(kind - kinds.begin()) + 1,
               static_cast<std::size_t>(colour - kPieceColours.begin()), sight);
    return true;
}

/// Kind and colour are read apart and taken for independent.
Shares occupantShares(Shares kind, Shares colour, const std::vector<board::Piece>& kinds, const board::PieceSet& set) {
    for (std::size_t c = 0; c < kPieceColours.size(); ++c)
        if (std::find(set.colours.begin(), set.colours.end(), kPieceColours[c]) == set.colours.end()) colour[c] = 0;
    for (std::size_t k = 0; k < kinds.size(); ++k)
        if (set.stockOf(kinds[k]) == 0) kind[k + 1] = 0;
    const bool anyColour = std::any_of(colour.begin(), colour.end(), [](double share) { return share > 0; });
    if (!anyColour) std::fill(kind.begin() + 1, kind.end(), 0);
    normalize(colour);
    normalize(kind);
    Shares occupant{kind[0]};
    for (std::size_t k = 1; k < kind.size(); ++k)
        for (double share : colour) occupant.push_back(kind[k] * share);
    return occupant;
}

/// What is more likely no building has no place among them. What building_kinds.onnx is told: the log-odds of city, no
/// surer than this, what of `seen` the kind is read from, and the likeness.
constexpr double kNoBuilding = .8;
constexpr float kSurestOdds = 6.2126F;
constexpr std::ptrdiff_t kSeenOfKind = 80;

/// A sight with less is doubtful.
constexpr double kDoubtfulBelow = .98;

bool isDoubtful(const SiteSight& sight) {
    const Shares kind = softmax(sight.kind), colour = softmax(sight.colour);
    return most(kind) < kDoubtfulBelow || (kind[0] < .5 && most(colour) < kDoubtfulBelow);
}

/// The median colour of the pixels that the network's mask takes for the piece's own, if they are more than a few.
std::optional<calibration::Lab> colourOfOwn(const cv::Mat& crop, const cv::Mat& ownLogits) {
    const std::size_t few = crop.total() / ownLogits.total() * 3 / 4;  // of a cell's pixels
    double most = 0;
    cv::minMaxLoc(ownLogits, nullptr, &most);
    if (most <= 0) return std::nullopt;
    cv::Mat own;
    cv::resize(ownLogits, own, crop.size());
    std::vector<cv::Vec3b> pixels;
    for (int y = 0; y < crop.rows; ++y)
        for (int x = 0; x < crop.cols; ++x)
            if (own.at<float>(y, x) > 0) pixels.push_back(crop.at<cv::Vec3b>(y, x));
    if (pixels.size() < few) return std::nullopt;
    return calibration::labUnder({}, calibration::medianOf(pixels));
}

double cellsOfOwn(const cv::Mat& ownLogits) {
    double cells = 0;
    for (int y = 0; y < ownLogits.rows; ++y)
        for (int x = 0; x < ownLogits.cols; ++x) cells += sigmoid(ownLogits.at<float>(y, x));
    return cells;
}

/// Always the same outputs: asked for others, the network would be laid out again.
const std::vector<std::string> kOutputs{"kind", "colour", "seen", "mask"};

SiteSight sightIn(const std::vector<cv::Mat>& outputs, std::size_t i) {
    return {row(outputs[0], i), row(outputs[1], i), row(outputs[2], i)};
}

void takeMean(std::vector<float>& one, const std::vector<float>& other) {
    std::transform(one.begin(), one.end(), other.begin(), one.begin(), [](float a, float b) { return (a + b) / 2; });
}

/// In a strongly coloured light white pieces look orange, and the networks know rooms that are lit as usual.
std::vector<cv::Mat> withoutCast(const std::vector<cv::Mat>& crops, const cv::Mat& removal) {
    if (removal.empty()) return crops;
    std::vector<cv::Mat> usual(crops.size());
    for (std::size_t i = 0; i < crops.size(); ++i) cv::LUT(crops[i], removal, usual[i]);
    return usual;
}

/// Weighs the colours of a piece by those that are known of the table. `colourOn`: colourOnCorner, colourOnEdge.
auto weighedBy(auto colourOn, const calibration::Light& light, const TableColours& known) {
    return [colourOn, &light, &known](Shares& colour, const cv::Mat& crop) {
        if (!known.known()) return;
        if (const auto seen = colourOn(light, crop)) known.weigh(colour, kPieceColours, *seen);
    };
}

template <class S, class CropOf, class Weigh>
std::vector<PieceLook<S>> lookAt(Network& network, const std::vector<S>& sites, const std::vector<board::Piece>& kinds,
                                 const board::PieceSet& set, const TableLook& table, const cv::Mat& castRemoval,
                                 CropOf cropOf, Weigh weighColour) {
    std::vector<PieceLook<S>> looks;
    if (sites.empty()) return looks;
    std::vector<cv::Mat> crops;
    for (S site : sites) crops.push_back(cropOf(site));
    const auto sights = sightsOf(network, withoutCast(crops, castRemoval));
    for (std::size_t i = 0; i < sites.size(); ++i) {
        const SiteSight& alone = sights[i];
        const SiteSight here = table.onThisTable(alone);
        Shares colour = softmax(here.colour);
        weighColour(colour, crops[i]);
        looks.push_back({sites[i], occupantShares(softmax(here.kind), colour, kinds, set), alone});
    }
    return looks;
}

}  // namespace

const std::vector<board::Occupant>& cornerOccupants() {
    static const auto all = occupantsOf(kOnCorners);
    return all;
}

const std::vector<board::Occupant>& edgeOccupants() {
    static const auto all = occupantsOf(kOnEdges);
    return all;
}

cv::Mat cornerCrop(Pyramid& pyramid, const View& view, board::Corner corner, int reduction) {
    return reducedCrop(pyramid, imageFromCornerCrop(view, pointInLattice(corner)), kCornerCrop, reduction);
}

cv::Mat edgeCrop(Pyramid& pyramid, const View& view, board::Edge edge, int reduction) {
    return reducedCrop(pyramid, imageFromEdgeCrop(view, endsInLattice(edge)), kEdgeCrop, reduction);
}

std::vector<SiteSight> sightsOf(Network& network, const std::vector<cv::Mat>& crops) {
    if (crops.empty()) return {};
    std::vector<SiteSight> sights;
    std::vector<std::size_t> doubtful;
    std::vector<cv::Mat> mirrored;
    const auto outputs = network.run(crops, kOutputs);
    for (std::size_t i = 0; i < crops.size(); ++i) {
        SiteSight& sight = sights.emplace_back(sightIn(outputs, i));
        const cv::Mat own = channelOf(outputs[3], i, 0);
        sight.looks = colourOfOwn(crops[i], own);
        sight.ownCells = cellsOfOwn(own);
        if (!isDoubtful(sight)) continue;
        doubtful.push_back(i);
        cv::flip(crops[i], mirrored.emplace_back(), 1);
    }
    if (doubtful.empty()) return sights;
    const auto again = network.run(mirrored, kOutputs);
    for (std::size_t i = 0; i < doubtful.size(); ++i) {
        SiteSight& sight = sights[doubtful[i]];
        const SiteSight other = sightIn(again, i);
        takeMean(sight.kind, other.kind);
        takeMean(sight.colour, other.colour);
        takeMean(sight.seen, other.seen);
    }
    return sights;
}

bool KnownTable::learn(board::Corner corner, board::Occupant occupant, const SiteSight& sight) {
    return learnSite(corners, corner, occupant, kOnCorners, sight);
}

bool KnownTable::learn(board::Edge edge, board::Occupant occupant, const SiteSight& sight) {
    return learnSite(edges, edge, occupant, kOnEdges, sight);
}

PieceReader::PieceReader(const std::filesystem::path& modelsFolder)
    : corners_(modelsFolder / "corners.onnx"),
      edges_(modelsFolder / "edges.onnx"),
      buildingLooks_(modelsFolder / "building_looks.onnx.gz"),
      buildingKinds_(modelsFolder / "building_kinds.onnx"),
      likeness_(modelsFolder / "alike.onnx") {}

PieceLooks PieceReader::look(Pyramid& pyramid, const View& view, const std::vector<board::Corner>& corners,
                             const std::vector<board::Edge>& edges, const board::PieceSet& set,
                             const KnownTable& table) {
    const auto onCorner = [&](board::Corner c) { return cornerCrop(pyramid, view, c); };
    const auto onEdge = [&](board::Edge e) { return edgeCrop(pyramid, view, e); };
    if (corners.empty() && edges.empty()) return {};
    const calibration::Light& light = pyramid.light();
    const cv::Mat castRemoval = calibration::castRemoval(light);
    PieceLooks looks{lookAt(corners_, corners, kOnCorners, set, table.corners, castRemoval, onCorner,
                            weighedBy(colourOnCorner, light, table.colours)),
                     lookAt(edges_, edges, kOnEdges, set, table.edges, castRemoval, onEdge,
                            weighedBy(colourOnEdge, light, table.colours))};
    place(pyramid, view, looks.corners);
    return looks;
}

std::vector<PieceLook<board::Hex>> PieceReader::look(Pyramid& pyramid, const View& view,
                                                     const std::vector<board::Hex>& hexes, const board::PieceSet& set,
                                                     const KnownTable& table) {
    const auto inMiddle = [&](board::Hex h) {
        return pyramid.crop(imageFromCornerCrop(view, centreInLattice(h)), kCornerCrop);
    };
    const calibration::Light& light = pyramid.light();
    return lookAt(corners_, hexes, kOnCorners, set, table.corners, calibration::castRemoval(light), inMiddle,
                  weighedBy(colourOnCorner, light, table.colours));
}

void PieceReader::place(Pyramid& pyramid, const View& view, std::vector<PieceLook<board::Corner>>& looks) {
    std::vector<SiteSight*> buildings;
    std::vector<cv::Point2d> feet;
    for (auto& look : looks) {
        if (look.occupant[0] > kNoBuilding) continue;
        buildings.push_back(&look.alone);
        feet.push_back(pointInLattice(look.site));
    }
    const auto likeness = buildingLooks_.places(pyramid, view, feet);
    for (std::size_t i = 0; i < buildings.size(); ++i) {
        const SiteSight& sight = *buildings[i];
        std::vector<float> seen{std::clamp(sight.kind[2] - sight.kind[1], -kSurestOdds, kSurestOdds)};
        seen.insert(seen.end(), sight.seen.begin(), sight.seen.begin() + kSeenOfKind);
        seen.insert(seen.end(), likeness[i].begin(), likeness[i].end());
        buildings[i]->kindPlace = row(buildingKinds_.runRows(cv::Mat(seen).reshape(1, 1), "place"), 0);
    }
}

std::vector<SiteSight> PieceReader::sightsAt(Pyramid& pyramid, const View& view, const std::vector<cv::Point2d>& feet) {
    if (feet.empty()) return {};
    std::vector<cv::Mat> crops;
    for (const cv::Point2d foot : feet) crops.push_back(pyramid.crop(imageFromCornerCrop(view, foot), kCornerCrop));
    return sightsOf(corners_, withoutCast(crops, calibration::castRemoval(pyramid.light())));
}

std::vector<SiteSight> PieceReader::sightsAt(Pyramid& pyramid, const View& view,
                                             const std::vector<board::Edge>& edges) {
    if (edges.empty()) return {};
    std::vector<cv::Mat> crops;
    for (const board::Edge edge : edges) crops.push_back(edgeCrop(pyramid, view, edge));
    return sightsOf(edges_, withoutCast(crops, calibration::castRemoval(pyramid.light())));
}

}  // namespace hexwarden::vision
