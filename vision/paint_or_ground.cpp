#include "vision/paint_or_ground.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>
#include <opencv2/imgproc/detail/gcgraph.hpp>

namespace hexwarden::vision {
namespace {

// How far off a pixel is that is explained: of the light; times the camera's noise.
constexpr double kSpread = .045, kOfNoise = 2;
constexpr double kUnlikeGround = 5, kUnlikePaint = 3;  // at most: what neither explains gleams
constexpr double kDarkGround = .25, kBrightGround = 1.12, kDarkPaint = .15, kBrightPaint = 1.9;
// Darker than this share of the light a shadow is seldom; what all that is missing of it would say against one.
constexpr double kShadow = .5, kDarker = 6;
constexpr double kAsBefore = 1;      // says against paint where nothing changed
constexpr double kNeighbours = 1.2;  // says that two of them are alike
constexpr double kEdge = .07;        // of the light, between neighbours
constexpr double kAcrossEdge = .1;   // of that, however much they differ

double meanOf(const cv::Vec3d& levels) {
    return (levels[0] + levels[1] + levels[2]) / 3;
}

/// How much less likely each is, nats.
struct Cost {
    double ground, paint;
};

Cost costOf(const cv::Vec3d& is, const cv::Vec3d& was, const cv::Vec3d& paint, const ChangeScale& changes) {
    const double spread = std::hypot(kSpread * changes.light, kOfNoise * changes.noise);
    const double light = is.dot(was) / std::max(1., was.dot(was));
    Cost cost{std::min(kUnlikeGround, offInLight(is, was, kDarkGround, kBrightGround) / spread),
              std::min(kUnlikePaint, offInLight(is, paint, kDarkPaint, kBrightPaint) / spread)};
    cost.ground += kDarker * std::max(0., kShadow - light);
    if (cv::norm(is - was, cv::NORM_INF) <= changes.levels(kChanged)) cost.paint += kAsBefore;
    return cost;
}

}  // namespace

/// Less light makes a colour darker by a factor, or by a difference where a camera's tones are those of film, or by
/// something between them.
double offInLight(const cv::Vec3d& seen, const cv::Vec3d& colour, double dark, double bright) {
    const double light = std::clamp(seen.dot(colour) / std::max(1., colour.dot(colour)), dark, bright);
    const double mean = meanOf(colour), more = std::clamp(meanOf(seen) - mean, (dark - 1) * mean, (bright - 1) * mean);
    const cv::Vec3d scaled = seen - colour * light, moved = seen - colour - cv::Vec3d::all(more);
    return std::min(
        {cv::norm(scaled, cv::NORM_INF), cv::norm((scaled + moved) / 2, cv::NORM_INF), cv::norm(moved, cv::NORM_INF)});
}

cv::Mat paintedPixels(const cv::Mat& is, const cv::Mat& was, const cv::Mat& where, const cv::Vec3d& paint,
                      const ChangeScale& changes) {
    cv::Mat number(is.size(), CV_32S, cv::Scalar(-1));
    int count = 0;
    for (int y = 0; y < is.rows; ++y)
        for (int x = 0; x < is.cols; ++x)
            if (where.at<std::uint8_t>(y, x)) number.at<int>(y, x) = count++;
    const cv::Rect all({}, is.size());
    const double plain = std::hypot(kEdge * changes.light, kOfNoise * changes.noise);
    cv::detail::GCGraph<double> graph(static_cast<unsigned>(count), static_cast<unsigned>(4 * count));
    for (int y = 0; y < is.rows; ++y)
        for (int x = 0; x < is.cols; ++x) {
            const int pixel = number.at<int>(y, x);
            if (pixel < 0) continue;
            const cv::Vec3d seen = is.at<cv::Vec3b>(y, x);
            const Cost cost = costOf(seen, was.at<cv::Vec3b>(y, x), paint, changes);
            graph.addVtx();
            graph.addTermWeights(pixel, cost.ground, cost.paint);
            for (const cv::Point step : {cv::Point(-1, 0), {0, -1}, {-1, -1}, {1, -1}}) {
                const cv::Point next = cv::Point(x, y) + step;
                if (!all.contains(next) || number.at<int>(next) < 0) continue;
                const double edge = cv::norm(seen - cv::Vec3d(is.at<cv::Vec3b>(next))) / plain;
                const double alike = kAcrossEdge + (1 - kAcrossEdge) * std::exp(-edge * edge / 2);
                const double bond = kNeighbours * alike / cv::norm(step);
                graph.addEdges(pixel, number.at<int>(next), bond, bond);
            }
        }
    graph.maxFlow();
    cv::Mat painted = cv::Mat::zeros(is.size(), CV_8U);
    for (int y = 0; y < is.rows; ++y)
        for (int x = 0; x < is.cols; ++x)
            if (const int pixel = number.at<int>(y, x); pixel >= 0 && graph.inSourceSegment(pixel))
                painted.at<std::uint8_t>(y, x) = 255;
    return painted;
}

}  // namespace hexwarden::vision
