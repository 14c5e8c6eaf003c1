#include "vision/board_view.h"

#include <algorithm>
#include <limits>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {

BoardView measureView(const cv::Mat& image, const BoardPose& pose) {
    BoardView view;
    if (image.empty() || pose.land.empty()) return view;
    const cv::Rect picture({}, image.size());
    view.sidePx = std::numeric_limits<double>::max();
    std::vector<cv::Point> outline;
    int outside = 0;
    for (const board::Hex hex : pose.land) {
        double side = 0;  // the mean of the six: a side that points at the camera is short at any distance
        const auto corners = board::corners(hex);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const cv::Point2d at = project(pose.view.imageFromLattice, pointInLattice(corners[i]));
            const cv::Point2d next =
                project(pose.view.imageFromLattice, pointInLattice(corners[(i + 1) % corners.size()]));
            side += cv::norm(next - at) / static_cast<double>(corners.size());
            outline.emplace_back(at);
            outside += !picture.contains(outline.back());
        }
        view.sidePx = std::min(view.sidePx, side);
        view.nearestPx = std::max(view.nearestPx, side);
    }
    view.cutOff = static_cast<double>(outside) / static_cast<double>(outline.size());
    const cv::Rect around = cv::boundingRect(outline) & picture;
    if (around.empty()) return view;
    cv::Mat grey, edges;
    cv::cvtColor(image(around), grey, cv::COLOR_BGR2GRAY);
    cv::Laplacian(grey, edges, CV_32F);
    cv::Scalar mean, spread;
    cv::meanStdDev(edges, mean, spread);
    view.brightness = cv::mean(grey)[0];
    view.sharpness = spread[0] * spread[0];
    return view;
}

}  // namespace hexwarden::vision
