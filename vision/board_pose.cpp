#include "vision/board_pose.h"

#include <algorithm>

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

BoardPose renumbered(const BoardPose& pose, int sixths) {
    BoardPose turned = pose;
    turned.view.imageFromLattice = pose.view.imageFromLattice * latticeTurned(-sixths);
    for (board::Hex& h : turned.land) h = board::turned(h, sixths);
    std::sort(turned.land.begin(), turned.land.end());
    return turned;
}

BoardPose resized(const BoardPose& pose, cv::Size size) {
    const double x = static_cast<double>(size.width) / pose.view.size.width;
    const double y = static_cast<double>(size.height) / pose.view.size.height;
    BoardPose other = pose;
    other.view.imageFromLattice =
        cv::Matx33d{x, 0, (x - 1) / 2, 0, y, (y - 1) / 2, 0, 0, 1} * pose.view.imageFromLattice;
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

}  // namespace hexwarden::vision
