#include "vision/harbour_reader.h"

#include "tracker/board/frame.h"

#include <algorithm>
#include <set>

namespace hexwarden::vision {
namespace {

/// Of a crop, in tile sides.
struct Reach {
    double halfWidth, out, in;
};
constexpr Reach kReach{.80, 1.25, .35};      // vision/training/tables/harbours.py
constexpr Reach kKindReach{.62, 1.22, .02};  // vision/training/tables/harbour_kinds.py

constexpr std::size_t kBoard = 9;  ///< harbours that harbour_kinds.onnx reads together

cv::Matx33d imageFromCropOf(const Reach& reach, const cv::Matx33d& imageFromLattice, board::Hex land,
                            board::Direction coast) {
    const board::Edge edge = board::edge(land, coast);
    const cv::Point2d middle = middleInLattice(edge), out = outward(land, edge);
    const cv::Point2d along(-out.y, out.x);
    const double across = 2 * reach.halfWidth / kHarbourCrop.width, down = (reach.out + reach.in) / kHarbourCrop.height;
    const cv::Point2d first = middle - along * (reach.halfWidth - across / 2) + out * (reach.out - down / 2);
    return imageFromLattice * cv::Matx33d(along.x * across, -out.x * down, first.x,  //
                                          along.y * across, -out.y * down, first.y, 0, 0, 1);
}

}  // namespace

cv::Matx33d imageFromHarbourCrop(const cv::Matx33d& imageFromLattice, board::Hex land, board::Direction coast) {
    return imageFromCropOf(kReach, imageFromLattice, land, coast);
}

cv::Matx33d imageFromHarbourKindCrop(const cv::Matx33d& imageFromLattice, board::Hex land, board::Direction coast) {
    return imageFromCropOf(kKindReach, imageFromLattice, land, coast);
}

HarbourReader::HarbourReader(const std::filesystem::path& modelsFolder)
    : models_(modelsFolder), network_(modelsFolder / "harbours.onnx") {}

/// `where`: the edges with harbours, at most kBoard. `nearer`: the crops of all edges in the picture.
void HarbourReader::readKinds(std::vector<CoastLook>& looks, const std::vector<std::size_t>& where,
                              const std::vector<cv::Mat>& nearer) {
    std::vector<cv::Mat> crops;
    for (std::size_t i = 0; i < kBoard; ++i) crops.push_back(nearer[where[i % where.size()]]);  // fewer are repeated
    if (!kinds_) kinds_.emplace(models_ / "harbour_kinds.onnx", static_cast<int>(kBoard));
    const cv::Mat logits = kinds_->run(crops, {"together"})[0];
    for (std::size_t i = 0; i < where.size(); ++i) {
        Shares& shares = looks[where[i]].asPrinted;
        shares = softmax({logits.ptr<float>(static_cast<int>(i)), kHarbourKinds.size() - 1});
        shares.insert(shares.begin(), 0);
    }
}

HarboursRead HarbourReader::read(Pyramid& pyramid, const cv::Matx33d& imageFromLattice,
                                 const std::vector<board::Hex>& land, const board::BoardSpec* box) {
    const cv::Rect2d picture({}, cv::Size2d(pyramid.image().size()));
    const std::vector<board::Edge> edges = board::coastOf(land);
    const std::set<board::Hex> in(land.begin(), land.end());
    std::vector<CoastLook> looks(edges.size());
    std::vector<Side> coastSides;
    std::vector<cv::Mat> crops;
    std::vector<std::size_t> seen;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const auto sides = board::hexes(edges[i]);
        const board::Hex coast = in.contains(sides[0]) ? sides[0] : sides[1];
        const auto way = std::ranges::find_if(board::kDirections,
                                              [&](board::Direction d) { return board::edge(coast, d) == edges[i]; });
        coastSides.push_back({coast, *way});
        const cv::Matx33d imageFromCrop = imageFromHarbourCrop(imageFromLattice, coast, *way);
        if (!picture.contains(project(imageFromCrop, {kHarbourCrop.width / 2., kHarbourCrop.height / 3.}))) continue;
        seen.push_back(i);
        crops.push_back(pyramid.crop(imageFromCrop, kHarbourCrop));
    }
    if (seen.empty()) return {};
    const cv::Mat logits = network_.run(crops, {"harbour"})[0];
    const bool isFramed = box && edges.size() == kFrameCoast;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        looks[seen[i]].kind = softmax({logits.ptr<float>(static_cast<int>(i)), kHarbourKinds.size()});
        if (isFramed) looks[seen[i]].marks = marksOf(crops[i]);
    }
    HarboursRead read = isFramed ? harboursOfFrame(edges, looks, box->harbourCount) : harboursAlone(edges, looks);
    const auto isSure = [&] { return read.open.empty() && read.reported.size() == kBoard; };
    if (isFramed && !isSure()) {
        std::vector<cv::Mat> nearer(edges.size());
        for (std::size_t i : seen) {
            const auto [coast, way] = coastSides[i];
            nearer[i] = pyramid.crop(imageFromHarbourKindCrop(imageFromLattice, coast, way), kHarbourCrop);
        }
        const AlikePrints alike(nearer);
        read = harboursOfFrame(edges, looks, box->harbourCount, alike);
        std::vector<std::size_t> where;
        for (const auto* harbours : {&read.reported, &read.open})
            for (const board::HarbourReading& harbour : *harbours) {
                const auto at = std::find(edges.begin(), edges.end(), harbour.edge) - edges.begin();
                if (!looks[static_cast<std::size_t>(at)].kind.empty()) where.push_back(static_cast<std::size_t>(at));
            }
        if (!read.open.empty() && !where.empty() && where.size() <= kBoard) {
            readKinds(looks, where, nearer);
            read = harboursOfFrame(edges, looks, box->harbourCount, alike);
        }
    }
    const auto byEdge = [](const auto& a, const auto& b) { return a.edge.index() < b.edge.index(); };
    std::sort(read.reported.begin(), read.reported.end(), byEdge);
    std::sort(read.open.begin(), read.open.end(), byEdge);
    return read;
}

}  // namespace hexwarden::vision
