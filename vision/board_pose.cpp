#include "vision/board_pose.h"

#include <algorithm>
#include <iterator>

namespace hexwarden::vision {
namespace {

template <class S, class Around>
std::vector<S> sitesAround(const std::vector<board::Hex>& land, Around around) {
    std::vector<S> all;
    for (board::Hex h : land)
        for (S site : around(h)) all.push_back(site);
    std::sort(all.begin(), all.end(), [](S a, S b) { return a.index() < b.index(); });
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

}  // namespace

std::vector<board::Hex> renumbered(const std::vector<board::Hex>& land, int sixths,
                                   const std::vector<board::Hex>& like) {
    std::vector<board::Hex> turned;
    for (board::Hex h : land) turned.push_back(board::turned(h, sixths));
    if (land.size() != like.size() || land.empty()) return turned;
    // A shift keeps the order of hexes, so that the first ones must belong together.
    const board::Hex from = *std::min_element(turned.begin(), turned.end());
    const board::Hex to = *std::min_element(like.begin(), like.end());
    auto shifted = turned;
    for (board::Hex& h : shifted) h = {h.q + to.q - from.q, h.r + to.r - from.r};
    return std::is_permutation(shifted.begin(), shifted.end(), like.begin(), like.end()) ? shifted : turned;
}

BoardPose renumbered(const BoardPose& pose, int sixths, const std::vector<board::Hex>& like) {
    BoardPose other = pose;
    if (pose.land.empty()) return other;
    other.land = renumbered(pose.land, sixths, like);
    const board::Hex now = other.land.front(), turned = board::turned(pose.land.front(), sixths);
    const board::Hex back{turned.q - now.q, turned.r - now.r};
    other.view.imageFromLattice = pose.view.imageFromLattice * latticeTurned(-sixths) * latticeShiftedTo(back);
    std::sort(other.land.begin(), other.land.end());
    for (board::Hex& h : other.water) {
        const board::Hex there = board::turned(h, sixths);
        h = {there.q - back.q, there.r - back.r};
    }
    std::sort(other.water.begin(), other.water.end());
    return other;
}

BoardPose resized(const BoardPose& pose, cv::Size size) {
    const double x = static_cast<double>(size.width) / pose.view.size.width;
    const double y = static_cast<double>(size.height) / pose.view.size.height;
    BoardPose other = pose;
    other.view.imageFromLattice = resizedFromPicture(x, y) * pose.view.imageFromLattice;
    other.view.size = size;
    other.view.focalPx = pose.view.focalPx * x;
    return other;
}

std::vector<board::Corner> cornersOf(const std::vector<board::Hex>& land) {
    return sitesAround<board::Corner>(land, [](board::Hex h) { return board::corners(h); });
}

std::vector<board::Edge> edgesOf(const std::vector<board::Hex>& land) {
    return sitesAround<board::Edge>(land, [](board::Hex h) { return board::edges(h); });
}

std::vector<board::Edge> openEdgesOf(const BoardPose& pose) {
    std::vector<board::Edge> open;
    std::ranges::set_difference(edgesOf(pose.water), edgesOf(pose.land), std::back_inserter(open), {},
                                &board::Edge::index, &board::Edge::index);
    return open;
}

}  // namespace hexwarden::vision
