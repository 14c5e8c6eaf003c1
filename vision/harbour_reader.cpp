#include "vision/harbour_reader.h"

#include "tracker/board/frame.h"

#include <algorithm>
#include <set>

namespace hexwarden::vision {
namespace {

// Tile sides, as in vision/training/tables/harbours.py.
constexpr double kHalfWidth = 0.80, kOut = 1.25, kIn = 0.35;

}  // namespace

cv::Matx33d imageFromHarbourCrop(const cv::Matx33d& imageFromLattice, board::Hex land, board::Direction coast) {
    const cv::Point2d middle = middleInLattice(board::edge(land, coast));
    const cv::Point2d out = (middle - centreInLattice(land)) * (1 / cv::norm(middle - centreInLattice(land)));
    const cv::Point2d along(-out.y, out.x);
    const double across = 2 * kHalfWidth / kHarbourCrop.width, down = (kOut + kIn) / kHarbourCrop.height;
    const cv::Point2d first = middle - along * (kHalfWidth - across / 2) + out * (kOut - down / 2);
    return imageFromLattice * cv::Matx33d(along.x * across, -out.x * down, first.x,  //
                                          along.y * across, -out.y * down, first.y, 0, 0, 1);
}

HarbourReader::HarbourReader(const std::filesystem::path& modelsFolder) : network_(modelsFolder / "harbours.onnx") {}

HarboursRead HarbourReader::read(Pyramid& pyramid, const cv::Matx33d& imageFromLattice,
                                 const std::vector<board::Hex>& land, const board::BoardSpec* box) {
    const cv::Rect2d picture({}, cv::Size2d(pyramid.image().size()));
    const std::vector<board::Edge> edges = board::coastOf(land);
    const std::set<board::Hex> in(land.begin(), land.end());
    std::vector<CoastLook> looks(edges.size());
    std::vector<cv::Mat> crops;
    std::vector<std::size_t> seen;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const auto sides = board::hexes(edges[i]);
        const board::Hex coast = in.contains(sides[0]) ? sides[0] : sides[1];
        const auto way = std::ranges::find_if(board::kDirections,
                                              [&](board::Direction d) { return board::edge(coast, d) == edges[i]; });
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
    const auto byEdge = [](const auto& a, const auto& b) { return a.edge.index() < b.edge.index(); };
    std::sort(read.reported.begin(), read.reported.end(), byEdge);
    std::sort(read.open.begin(), read.open.end(), byEdge);
    return read;
}

}  // namespace hexwarden::vision
