#include "vision/harbour_reader.h"

#include "vision/shares.h"

#include <algorithm>

namespace hexwarden::vision {
namespace {

constexpr double kHalfWidth = 0.80, kOut = 1.25, kIn = 0.35;
/// The network learned one printed frame; prints of other editions come out with less than this
/// (data/models/harbours.md), and a harbour left out is told from the ones that are there more easily than a wrong one.
constexpr double kTrusted = .85;
/// The order of the network's outputs.
constexpr std::array kKinds{board::HarbourKind::none,  board::HarbourKind::any,  board::HarbourKind::lumber,
                            board::HarbourKind::brick, board::HarbourKind::wool, board::HarbourKind::grain,
                            board::HarbourKind::ore};

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

std::vector<board::HarbourReading> HarbourReader::read(Pyramid& pyramid, const cv::Matx33d& imageFromLattice,
                                                       const std::vector<board::Hex>& land) {
    const cv::Rect2d picture({}, cv::Size2d(pyramid.image().size()));
    std::vector<board::Edge> edges;
    std::vector<cv::Mat> crops;
    for (board::Hex h : land)
        for (board::Direction d : board::kDirections) {
            if (std::find(land.begin(), land.end(), board::neighbour(h, d)) != land.end()) continue;
            const cv::Matx33d imageFromCrop = imageFromHarbourCrop(imageFromLattice, h, d);
            if (!picture.contains(project(imageFromCrop, {kHarbourCrop.width / 2., kHarbourCrop.height / 3.})))
                continue;
            edges.push_back(board::edge(h, d));
            crops.push_back(pyramid.crop(imageFromCrop, kHarbourCrop));
        }
    std::vector<board::HarbourReading> found;
    if (edges.empty()) return found;
    const cv::Mat logits = network_.run(crops, {"harbour"})[0];
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Shares shares = softmax({logits.ptr<float>(static_cast<int>(i)), kKinds.size()});
        const auto best = std::max_element(shares.begin(), shares.end()) - shares.begin();
        if (best != 0 && shares[best] > kTrusted)
            found.push_back({edges[i], kKinds[best], static_cast<float>(shares[best])});
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.edge.index() < b.edge.index(); });
    return found;
}

}  // namespace hexwarden::vision
