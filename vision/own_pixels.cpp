#include "vision/own_pixels.h"

#include "vision/new_things.h"
#include "vision/paint_or_ground.h"

#include <algorithm>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kSharpness = .7;                       // pixels of blur before colours are compared
constexpr double kExplained = .02;                      // of the light
constexpr double kUnlikeGround = .2;                    // likewise: no light makes the ground look so
constexpr double kDarkPaint = .25, kBrightPaint = 1.6;  // of a thing's colour, in its shade and its glare
constexpr double kDarkGround = .35, kBrightGround = 1.12;
constexpr int kFewPixels = 12;
constexpr int kHole = 5, kShade = 7;          // pixels across: a hole in it; its own shade between two of its parts
constexpr int kRim = 2;                       // pixels about what is repainted
constexpr double kPaint = 210, kPlain = 110;  // grey levels
constexpr double kSoftRim = .6;               // pixels

/// Of the pixels under a mask.
template <class T, class ValueAt>
std::vector<T> valuesUnder(const cv::Mat& mask, ValueAt valueAt) {
    std::vector<T> values;
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x)
            if (mask.at<std::uint8_t>(y, x)) values.push_back(valueAt(y, x));
    return values;
}

cv::Vec3d colourUnder(const cv::Mat& picture, const cv::Mat& mask) {
    const auto pixels = valuesUnder<cv::Vec3b>(mask, [&](int y, int x) { return picture.at<cv::Vec3b>(y, x); });
    return pixels.empty() ? cv::Vec3d() : calibration::medianOf(pixels);
}

/// Of the half under the mask that light on the ground explains least, `off`: how far each pixel is from that. The
/// shadow of a pale thing may differ more from the ground than the thing, but is ground in less light.
cv::Vec3d colourUnlikeGround(const cv::Mat& picture, const cv::Mat& off, const cv::Mat& mask) {
    auto values = valuesUnder<double>(mask, [&](int y, int x) { return off.at<double>(y, x); });
    const auto least = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), least, values.end());
    return colourUnder(picture, mask & (off >= *least));
}

/// Of the connected parts of a mask the one that most of another lies in.
cv::Mat partUnder(const cv::Mat& mask, const cv::Mat& about) {
    cv::Mat labels;
    const int count = cv::connectedComponents(mask, labels);
    std::vector<int> shared(static_cast<std::size_t>(count));
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x)
            if (about.at<std::uint8_t>(y, x)) ++shared[static_cast<std::size_t>(labels.at<int>(y, x))];
    shared[0] = 0;
    const auto most = std::max_element(shared.begin(), shared.end());
    return *most == 0 ? cv::Mat() : cv::Mat(labels == static_cast<int>(most - shared.begin()));
}

cv::Mat ellipse(int across) {
    return cv::getStructuringElement(cv::MORPH_ELLIPSE, {across, across});
}

/// Gaps of less than `across` pixels closed, also at the picture's rim.
cv::Mat closed(const cv::Mat& mask, int across) {
    cv::Mat wide;
    cv::copyMakeBorder(mask, wide, across, across, across, across, cv::BORDER_CONSTANT, 0);
    cv::morphologyEx(wide, wide, cv::MORPH_CLOSE, ellipse(across));
    return wide(cv::Rect({across, across}, mask.size())).clone();
}

void fill(cv::Mat& mask) {
    std::vector<std::vector<cv::Point>> rims;
    cv::findContours(mask, rims, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    cv::drawContours(mask, rims, -1, 255, cv::FILLED);
}

/// What its colour explains better than the ground does, about where the pictures differ, pixel by pixel.
struct Painted {
    cv::Rect box;                ///< of the picture
    cv::Mat is, was;             ///< smoothed, of the box: with it, without it
    cv::Mat own, changed, seed;  ///< 8-bit, of the box; `changed`: what differs of the `seed`
    cv::Mat near;                ///< 8-bit, of the box: as far as it may reach
};

Painted paintedIn(const cv::Mat& with, const cv::Mat& without, const cv::Mat& about, cv::Point origin, int reach,
                  const ChangeScale& changes) {
    const cv::Rect wide(origin.x - reach, origin.y - reach, about.cols + 2 * reach, about.rows + 2 * reach);
    const cv::Rect box = wide & cv::Rect({}, with.size());
    if (box.empty()) return {};
    cv::Mat seed = cv::Mat::zeros(wide.size(), CV_8U);
    about.copyTo(seed(cv::Rect({reach, reach}, about.size())));
    seed = seed(cv::Rect(box.tl() - wide.tl(), box.size())).clone();
    if (cv::countNonZero(seed) == 0) return {};
    cv::Mat is, was, near;
    cv::GaussianBlur(with(box), is, {}, kSharpness);
    cv::GaussianBlur(without(box), was, {}, kSharpness);
    cv::dilate(seed, near, ellipse(2 * reach + 1));

    const auto differs = [&](int y, int x) {
        return cv::norm(cv::Vec3d(is.at<cv::Vec3b>(y, x)) - cv::Vec3d(was.at<cv::Vec3b>(y, x)), cv::NORM_INF);
    };
    cv::Mat offGround(box.size(), CV_64F), own = cv::Mat::zeros(box.size(), CV_8U), changed = own.clone();
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            offGround.at<double>(y, x) =
                offInLight(is.at<cv::Vec3b>(y, x), was.at<cv::Vec3b>(y, x), kDarkGround, kBrightGround);
    const cv::Vec3d colour = colourUnlikeGround(is, offGround, seed);
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x) {
            if (!near.at<std::uint8_t>(y, x) || differs(y, x) <= changes.levels(kChanged)) continue;
            changed.at<std::uint8_t>(y, x) = seed.at<std::uint8_t>(y, x);
            const double off = offGround.at<double>(y, x),
                         offPaint = offInLight(is.at<cv::Vec3b>(y, x), colour, kDarkPaint, kBrightPaint);
            const bool glare = seed.at<std::uint8_t>(y, x) && off > kUnlikeGround * changes.light;
            if (off - offPaint > kExplained * changes.light || glare) own.at<std::uint8_t>(y, x) = 255;
        }
    cv::morphologyEx(own, own, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_RECT, {2, 2}));
    return {box, is, was, own, changed, seed, near};
}

}  // namespace

std::optional<OwnPixels> ownPixels(const cv::Mat& with, const cv::Mat& without, const cv::Mat& about, cv::Point origin,
                                   int reach, const ChangeScale& changes, bool lone) {
    const Painted found = paintedIn(with, without, about, origin, reach, changes);
    if (found.box.empty()) return std::nullopt;
    const cv::Mat plainly = found.own & found.seed;
    const cv::Vec3d colour = colourUnder(found.is, cv::countNonZero(plainly) < kFewPixels ? found.seed : plainly);
    cv::Mat own = paintedPixels(found.is, found.was, found.near, colour, changes);
    if (lone) own |= closed(own, kShade) & found.changed;
    own = partUnder(own, found.seed);
    if (own.empty()) return std::nullopt;
    own = closed(own, kHole);
    if (lone) fill(own);
    if (cv::countNonZero(own) < kFewPixels) return std::nullopt;
    return OwnPixels{found.box, own};
}

cv::Mat ownOfSeveral(const cv::Mat& with, const cv::Mat& without, const cv::Mat& about, cv::Point origin,
                     const ChangeScale& changes) {
    const Painted painted = paintedIn(with, without, about, origin, 0, changes);
    cv::Mat own = cv::Mat::zeros(about.size(), CV_8U);
    if (!painted.box.empty()) painted.own.copyTo(own(painted.box - origin));
    return own;
}

cv::Mat aloneCrop(const cv::Mat& picture, const View& view, const OwnPixels& own) {
    cv::Mat core;
    cv::erode(own.mask, core, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    const cv::Mat seen = picture(own.box);
    const cv::Vec3d colour = colourUnder(seen, cv::countNonZero(core) < kFewPixels / 2 ? own.mask : core);
    const double all = std::max(1., colour.dot(colour));
    cv::Mat share, alone(seen.size(), CV_8UC3);
    own.mask.convertTo(share, CV_32F, 1 / 255.);
    cv::copyMakeBorder(share, share, kRim, kRim, kRim, kRim, cv::BORDER_CONSTANT, 0);
    cv::GaussianBlur(share, share, {}, kSoftRim);
    for (int y = 0; y < seen.rows; ++y)
        for (int x = 0; x < seen.cols; ++x) {
            const double mine = share.at<float>(y + kRim, x + kRim);
            const double paint = std::min(255., kPaint * cv::Vec3d(seen.at<cv::Vec3b>(y, x)).dot(colour) / all);
            alone.at<cv::Vec3b>(y, x) =
                cv::Vec3b::all(cv::saturate_cast<std::uint8_t>(kPlain + mine * (paint - kPlain)));
        }
    cv::copyMakeBorder(alone, alone, kRim, kRim, kRim, kRim, cv::BORDER_CONSTANT, cv::Scalar::all(kPlain));
    const cv::Point2d foot = footOf(own.mask, view, own.box.tl()).value_or(cv::Point2d());
    const cv::Point from = own.box.tl() - cv::Point(kRim, kRim);
    const cv::Matx33d boxFromPicture{1, 0, -double(from.x), 0, 1, -double(from.y), 0, 0, 1};
    return Pyramid(alone).crop(boxFromPicture * imageFromAlikeCrop(view, foot), kAlikeCrop);
}

}  // namespace hexwarden::vision
