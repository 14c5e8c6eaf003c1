#include "vision/steady_view.h"

#include "calibration/reduce.h"
#include "vision/geometry.h"
#include "vision/light_field.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kSamePlace = .0003;  // of the long side: what the pose of a camera at rest trembles by
constexpr double kSteps = .036;       // share of the light: what compression does to a picture of a table at rest
constexpr float kOnEdges = .3F;       // of a reduced pixel: how well pictures lie on one another
constexpr float kLittle = .5F;        // of what is a change
constexpr int kNearPx = 5;            // reduced: what differs a little counts so near to what differs plainly
constexpr double kTornPart = .85, kTornRow = .4, kWholePart = .45;  // shares of changed pixels: of each part, any row
constexpr double kLeastTorn = .15;                                  // of the picture's height
constexpr double kAnew = .9;           // of the picture: more than this changes in another light or another scene
constexpr double kNever = -1e6;        // ms
constexpr int kRestsMs = 3000;         // what has lain so long is taken for the table, by which light is judged
constexpr int kKnownFrames = 4;        // of how many the average must be the mean, for its detail to be the table's
constexpr double kKnownShare = .02;    // of the picture; less says nothing about focus
constexpr double kUsualRate = 1 / 8.;  // how fast the usual share of detail follows
constexpr int kLevel = 256;            // of the average: a grey level

/// Of the picture's width and height: where the board usually lies. In the corners a pose is guessed beyond what it was
/// measured on.
constexpr double kInnerFrom = .2, kInnerTo = .8;

/// How far a homography moves the picture there, at most, as a share of its long side.
double largestMove(const cv::Matx33d& targetFromSource, cv::Size size) {
    double most = 0;
    for (const double x : {kInnerFrom, .5, kInnerTo})
        for (const double y : {kInnerFrom, .5, kInnerTo}) {
            const cv::Point2d p(x * size.width, y * size.height);
            most = std::max(most, cv::norm(project(targetFromSource, p) - p));
        }
    return most / std::max(size.width, size.height);
}

/// What moves the picture there as nearly as possible like a homography; a picture is laid by it in half the time.
cv::Matx33d affineNear(const cv::Matx33d& targetFromSource, cv::Size size) {
    const cv::Point2d from(kInnerFrom * size.width, kInnerFrom * size.height),
        to(kInnerTo * size.width, kInnerTo * size.height), middle = (from + to) / 2;
    const cv::Point2d a = project(targetFromSource, from), b = project(targetFromSource, {to.x, from.y}),
                      c = project(targetFromSource, {from.x, to.y}), d = project(targetFromSource, to);
    const cv::Point2d x = (b - a + d - c) / (2 * (to.x - from.x)), y = (c - a + d - b) / (2 * (to.y - from.y)),
                      shift = (a + b + c + d) / 4 - x * middle.x - y * middle.y;
    return {x.x, y.x, shift.x, x.y, y.y, shift.y, 0, 0, 1};
}

cv::Mat detailOf(const cv::Mat& picture) {
    cv::Mat half, grey, detail;
    cv::resize(picture, half, {}, .5, .5, cv::INTER_AREA);
    cv::cvtColor(half, grey, cv::COLOR_BGR2GRAY);
    cv::Laplacian(grey, detail, CV_32F, 3);
    return detail;
}

double meanOf(const cv::Mat& picture) {
    const cv::Scalar mean = cv::mean(picture);
    return (mean[0] + mean[1] + mean[2]) / 3;
}

/// Rows down to the bottom that are changed nearly as a whole, while little else is. What is put in their place may
/// look like the table here and there.
bool isTorn(const cv::Mat& changed) {
    cv::Mat share;
    cv::reduce(changed, share, 1, cv::REDUCE_AVG, CV_32F);
    share /= 255;
    const int rows = changed.rows, least = cvRound(kLeastTorn * rows);
    double above = cv::sum(share)[0], below = 0;
    for (int bottom = 1; bottom <= rows - least; ++bottom) {
        const double row = share.at<float>(rows - bottom);
        if (row < kTornRow) return false;
        above -= row, below += row;
        if (bottom >= least && below > kTornPart * bottom && above < kWholePart * (rows - bottom)) return true;
    }
    return false;
}

/// One row's values. Plain arrays, so that the compiler takes several values at a time.
void blend(const std::uint8_t* __restrict now, const float* __restrict gains, const float* __restrict shares, int count,
           std::uint16_t* __restrict average, std::uint8_t* __restrict image) {
    for (int i = 0; i < count; ++i) {
        const float old = average[i], level = std::min(static_cast<float>(now[i]) * gains[i], 255.F * kLevel);
        const auto mean = static_cast<int>(old + (level - old) * shares[i]);  // less than a level's thirtieth too low
        average[i] = static_cast<std::uint16_t>(mean);
        image[i] = static_cast<std::uint8_t>((mean + kLevel / 2) / kLevel);
    }
}

}  // namespace

void SteadyView::start(const cv::Mat& picture, const cv::Matx33d& imageFromLattice) {
    CV_Assert(picture.type() == CV_8UC3);
    imageFromLattice_ = usedFromLattice_ = imageFromLattice;
    cell_ = std::max(1, cvRound(static_cast<double>(std::max(picture.cols, picture.rows)) / options_.longSidePx));
    picture.convertTo(average_, CV_16U, kLevel);
    image_ = picture;
    small_ = reduced(picture);
    last_ = small_;
    lit_ = small_.clone();
    movedAtMs_ = cv::Mat(small_.size(), CV_32S, cv::Scalar(kNever));
    light_ = meanOf(small_);
    frames_ = cv::Mat(small_.size(), CV_8U, cv::Scalar(1));
    usualDetail_.reset();
    unfitSinceMs_.reset();
}

cv::Mat SteadyView::reduced(const cv::Mat& picture) const {
    const cv::Size size(picture.cols / cell_, picture.rows / cell_);
    cv::Mat precise;
    calibration::averagedDown(picture(cv::Rect({}, size * cell_)), size).convertTo(precise, CV_32F);
    return precise;
}

cv::Mat SteadyView::registered(const cv::Mat& picture, const cv::Matx33d& imageFromLattice) {
    if (largestMove(imageFromLattice * usedFromLattice_.inv(), picture.size()) > kSamePlace)
        usedFromLattice_ = imageFromLattice;
    const cv::Matx33d pictureFromImage = usedFromLattice_ * imageFromLattice_.inv();
    if (largestMove(pictureFromImage, picture.size()) <= kSamePlace) return picture;
    image_.copyTo(laid_);  // what the picture does not show stays as it was
    constexpr int kHow = cv::INTER_LINEAR | cv::WARP_INVERSE_MAP;
    const cv::Matx33d affine = affineNear(pictureFromImage, picture.size());
    if (largestMove(pictureFromImage * affine.inv(), picture.size()) <= kSamePlace)
        cv::warpAffine(picture, laid_, affine.get_minor<2, 3>(0, 0), laid_.size(), kHow, cv::BORDER_TRANSPARENT);
    else
        cv::warpPerspective(picture, laid_, pictureFromImage, laid_.size(), kHow, cv::BORDER_TRANSPARENT);
    return laid_;
}

/// What differs plainly, and what differs a little beside it: a thing that came or went, whole.
cv::Mat SteadyView::changed(const cv::Mat& now) const {
    cv::Mat grey, across, down;
    cv::cvtColor(small_, grey, cv::COLOR_BGR2GRAY);
    cv::Sobel(grey, across, CV_32F, 1, 0, 3, 1. / 8);
    cv::Sobel(grey, down, CV_32F, 0, 1, 3, 1. / 8);
    const auto steps = static_cast<float>(kSteps * light_);
    std::array<std::array<float, 256>, 3> sigma{};
    for (int c = 0; c < 3; ++c)
        for (int level = 0; level < 256; ++level)
            sigma[std::size_t(c)][std::size_t(level)] = noise_.sigma(c, static_cast<float>(level));
    cv::Mat plain(now.size(), CV_8U), little(now.size(), CV_8U);
    for (int y = 0; y < now.rows; ++y) {
        const auto *a = now.ptr<cv::Vec3f>(y), *b = small_.ptr<cv::Vec3f>(y);
        const auto *dx = across.ptr<float>(y), *dy = down.ptr<float>(y);
        const auto* frames = frames_.ptr<std::uint8_t>(y);
        auto *toPlain = plain.ptr<std::uint8_t>(y), *toLittle = little.ptr<std::uint8_t>(y);
        for (int x = 0; x < now.cols; ++x) {
            const float edges = steps + kOnEdges * (std::abs(dx[x]) + std::abs(dy[x]));
            const float units = static_cast<float>(options_.units) * std::sqrt(1 + 1.F / frames[x]);
            float most = 0;  // of the differences, over what is no change
            for (int c = 0; c < 3; ++c) {
                const auto level = std::size_t(std::clamp(b[x][c], 0.F, 255.F));
                const float still = edges + units * sigma[std::size_t(c)][level];
                most = std::max(most, std::abs(a[x][c] - b[x][c]) / still);
            }
            toPlain[x] = most > 1 ? 255 : 0;
            toLittle[x] = most > kLittle ? 255 : 0;
        }
    }
    cv::Mat near;
    cv::dilate(plain, near, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * kNearPx + 1, 2 * kNearPx + 1}));
    return plain | (little & near);
}

/// The share of the average's detail that a picture shows; none where too little of the table is known. What noise is
/// left in the average is detail that no picture shows, so that only frames of one film can be compared.
std::optional<double> SteadyView::detailShown(Details details, const cv::Mat& changed) const {
    // Where a hand or a new piece lies, there is other detail.
    const cv::Mat unknown = changed | (frames_ < kKnownFrames);
    if (cv::countNonZero(unknown) > (1 - kKnownShare) * static_cast<double>(unknown.total())) return std::nullopt;
    cv::Mat elsewhere;
    cv::resize(unknown, elsewhere, details.average.size(), 0, 0, cv::INTER_NEAREST);
    details.average.setTo(0, elsewhere);
    const double there = details.average.dot(details.average);
    return there > 0 ? std::optional(details.picture.dot(details.average) / there) : std::nullopt;
}

SteadyView::Fitness SteadyView::fitnessOf(const cv::Mat& changed, std::optional<double> detail) const {
    if (isTorn(changed)) return Fitness::torn;
    if (detail && usualDetail_ && *detail < options_.leastDetail * *usualDetail_) return Fitness::soft;
    return Fitness::fit;
}

void SteadyView::average(const cv::Mat& picture, const cv::Mat& gain) {
    image_ = cv::Mat(picture.size(), CV_8UC3);  // whoever got the last one keeps it
    const int values = 3 * picture.cols;
    const auto cells = [&](const cv::Range& range) {
        // Of each value of a row: what brings it to the average's light, in 256ths, and the new picture's share.
        const auto length = static_cast<std::size_t>(values);
        std::vector<float> gains(length), shares(length);
        for (int v = range.start; v < range.end; ++v) {
            std::size_t i = 0;
            for (int u = 0; u < frames_.cols; ++u) {
                const cv::Vec3f gainHere = gain.at<cv::Vec3f>(v, u) * kLevel;
                const float share = 1.F / static_cast<float>(frames_.at<std::uint8_t>(v, u));
                const std::size_t end = u + 1 == frames_.cols ? length : i + std::size_t(3 * cell_);
                for (; i < end; i += 3)
                    for (std::size_t c = 0; c < 3; ++c) gains[i + c] = gainHere[int(c)], shares[i + c] = share;
            }
            const int end = v + 1 == frames_.rows ? picture.rows : (v + 1) * cell_;
            for (int y = v * cell_; y < end; ++y)
                blend(picture.ptr<std::uint8_t>(y), gains.data(), shares.data(), values, average_.ptr<std::uint16_t>(y),
                      image_.ptr<std::uint8_t>(y));
        }
    };
    cv::parallel_for_({0, frames_.rows}, cells, 2);
}

SteadyView::Seen SteadyView::take(const cv::Mat& picture, const cv::Matx33d& imageFromLattice, std::int64_t atMs) {
    CV_Assert(started() && picture.size() == average_.size());
    if (repeats_.take(picture)) return {image_, Fitness::repeated};
    const cv::Mat laid = registered(picture, imageFromLattice);
    auto details = aside_.begin([laid, image = image_] { return Details{detailOf(laid), detailOf(image)}; });
    const cv::Mat raw = reduced(laid), gain = gainTo(lit_, raw), now = raw.mul(gain);
    cv::Mat moved = changed(now);
    const auto detail = detailShown(details.get(), moved);
    // A tear over half of the picture is taken for its light, in which nothing looks as before.
    const bool anew = cv::mean(moved)[0] > 255 * kAnew;
    const Fitness fitness = anew && isTorn(changed(raw)) ? Fitness::torn : fitnessOf(moved, detail);
    if (fitness != Fitness::fit) {
        if (!unfitSinceMs_) unfitSinceMs_ = atMs;
        if (atMs - *unfitSinceMs_ < options_.mostUnreadMs) return {image_, fitness};
    }
    if (fitness != Fitness::fit || !usualDetail_)
        usualDetail_ = detail;
    else if (detail)
        *usualDetail_ += (*detail - *usualDetail_) * kUsualRate;
    unfitSinceMs_.reset();
    noise_.observe(last_, now, ~moved);
    last_ = now;
    cv::dilate(moved, moved, cv::Mat());
    const cv::Mat known = moved & ((frames_ >= options_.most) | (movedAtMs_ > kNever));
    frames_ = cv::min(frames_ + 1, options_.most);
    frames_.setTo(1, moved);
    average(laid, gain);
    for (int y = 0; y < small_.rows; ++y) {
        auto* mean = small_.ptr<cv::Vec3f>(y);
        const auto* level = now.ptr<cv::Vec3f>(y);
        const auto* frames = frames_.ptr<std::uint8_t>(y);
        for (int x = 0; x < small_.cols; ++x) mean[x] += (level[x] - mean[x]) / static_cast<float>(frames[x]);
    }
    light_ = meanOf(small_);
    movedAtMs_.setTo(static_cast<double>(atMs), known);
    if (anew) now.copyTo(lit_), movedAtMs_.setTo(kNever);
    small_.copyTo(lit_, movedAtMs_ < static_cast<double>(atMs - kRestsMs));
    return {image_, fitness};
}

ChangeScale SteadyView::changes() const {
    double noise = 0;
    for (int channel = 0; channel < 3; ++channel) noise += noise_.sigma(channel, static_cast<float>(light_)) / 3;
    return {light_, noise};
}

}  // namespace hexwarden::vision
