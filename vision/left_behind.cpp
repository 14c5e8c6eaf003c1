#include "vision/left_behind.h"

#include "calibration/reduce.h"
#include "vision/covered.h"
#include "vision/differing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr int kLongSidePx = 320;
constexpr double kMotion = .045;       // share of the light, of a reduced and blurred pixel
constexpr double kMovedShare = 2e-4;   // of the pixels: fewer are no motion
constexpr double kArm = .14;           // share of the light
constexpr double kArmShare = .004;     // of the picture
constexpr int kArmAcross = 5;          // reduced pixels; a line that lies elsewhere by one or two is no arm
constexpr std::int64_t kArmMs = 8000;  // what lies still longer is no arm
constexpr int kStillFrames = 5;        // after this many the average of the steady view is calm

constexpr double kChange = .075;                    // share of the light
constexpr float kDarkest = .35F, kLightest = .97F;  // of what a shadow leaves of the light
constexpr float kSameTint = .1F, kTintFloor = 6;    // by how much its channels may differ; grey levels
constexpr float kNoShadow = 6, kSoft = .6F;         // times the least change, of the light: no shadow is so deep
constexpr float kOneWay = .95F, kPlainly = 1.0F;    // of a channel that gets lighter or darker; times the least change
constexpr float kRim = .6F;                         // of the difference beside it: less is the rim of a thing
constexpr double kLeastArea = .008, kGap = .03;     // squares of a tile side; tile sides

cv::Mat reduced(const cv::Mat& picture) {
    const double scale = std::min(1., kLongSidePx / static_cast<double>(std::max(picture.cols, picture.rows)));
    cv::Mat small, precise;
    cv::GaussianBlur(calibration::averagedDown(picture, scale), small, {3, 3}, 0);
    small.convertTo(precise, CV_32F);
    return precise;
}

cv::Mat greatest(const cv::Mat& difference) {
    std::array<cv::Mat, 3> channels;
    cv::split(difference, channels);
    return cv::max(cv::max(channels[0], channels[1]), channels[2]);
}

int movedBetween(const cv::Mat& before, const cv::Mat& now, const ChangeScale& changes) {
    if (before.size() != now.size()) return 0;
    return cv::countNonZero(greatest(cv::abs(now - before)) > changes.levels(kMotion));
}

int largestDifference(cv::Vec3b a, cv::Vec3b b) {
    return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

/// An arm comes from beyond the picture; a heap of pieces does not.
bool showsAnArm(const cv::Mat& still, const cv::Mat& now, const ChangeScale& changes) {
    cv::Mat differs = greatest(cv::abs(now - still)) > changes.levels(kArm);
    cv::morphologyEx(differs, differs, cv::MORPH_OPEN,
                     cv::getStructuringElement(cv::MORPH_RECT, {kArmAcross, kArmAcross}));
    cv::Mat labels, stats, centres;
    const int count = cv::connectedComponentsWithStats(differs, labels, stats, centres);
    for (int i = 1; i < count; ++i) {
        const int x = stats.at<int>(i, cv::CC_STAT_LEFT), y = stats.at<int>(i, cv::CC_STAT_TOP);
        const bool atRim = x == 0 || y == 0 || x + stats.at<int>(i, cv::CC_STAT_WIDTH) == now.cols ||
                           y + stats.at<int>(i, cv::CC_STAT_HEIGHT) == now.rows;
        if (atRim && stats.at<int>(i, cv::CC_STAT_AREA) > kArmShare * static_cast<double>(now.total())) return true;
    }
    return false;
}

cv::Mat gradientOf(const cv::Mat& picture) {
    cv::Mat grey, across, down, size;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    cv::Sobel(grey, across, CV_32F, 1, 0);
    cv::Sobel(grey, down, CV_32F, 0, 1);
    cv::magnitude(across, down, size);
    return size;
}

}  // namespace

void StillTable::forget() {
    for (cv::Mat* picture : {&still_, &small_, &last_, &lastRaw_}) picture->release();
    stillFrames_ = 0;
    moved_ = false;
}

std::optional<Reach> StillTable::look(const cv::Mat& picture, const cv::Mat& frame, std::int64_t atMs,
                                      const ChangeScale& changes) {
    const cv::Mat now = reduced(picture), raw = reduced(frame);
    // In the average what has gone fades for a while; in the frames there is more noise.
    const double most = kMovedShare * static_cast<double>(now.total());
    const int fading = movedBetween(last_, now, changes);
    const int moved = std::min(fading, movedBetween(lastRaw_, raw, changes));
    last_ = now, lastRaw_ = raw;
    if (moved > most) {
        stillFrames_ = 0;
        moved_ = true;
        return std::nullopt;
    }
    if (++stillFrames_ == 1) stillSinceMs_ = atMs;
    if (stillFrames_ < kStillFrames || fading > most) return std::nullopt;
    const bool known = small_.size() == now.size();
    if (known && moved_ && atMs - stillSinceMs_ < kArmMs && showsAnArm(small_, raw, changes)) return std::nullopt;
    std::optional<Reach> reach;
    if (known && moved_) reach = Reach{still_, picture, stillSinceMs_};
    if (!known || moved_ || stillFrames_ % kStillFrames == 0) still_ = picture, small_ = raw;  // slow changes are none
    moved_ = false;
    return reach;
}

cv::Mat differing(const cv::Mat& before, const cv::Mat& after, const ChangeScale& changes) {
    cv::Mat a, b, mask(after.size(), CV_8U, cv::Scalar(0)), shaded = mask.clone();
    cv::GaussianBlur(before, b, {3, 3}, 0);
    cv::GaussianBlur(after, a, {3, 3}, 0);
    cv::Mat difference, beside;
    cv::absdiff(a, b, difference);
    cv::dilate(greatest(difference), beside, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    const auto least = static_cast<float>(changes.levels(kChange));
    const auto rows = [&](const cv::Range& range) {
        for (int y = range.start; y < range.end; ++y) {
            const auto *now = a.ptr<cv::Vec3b>(y), *was = b.ptr<cv::Vec3b>(y);
            const auto* near = beside.ptr<std::uint8_t>(y);
            auto *out = mask.ptr<std::uint8_t>(y), *shade = shaded.ptr<std::uint8_t>(y);
            for (int x = 0; x < a.cols; ++x) {
                const int most = largestDifference(now[x], was[x]);
                if (static_cast<float>(most) <= least) continue;
                float low = 1, high = 0;
                bool lighter = false, darker = false;
                for (int c = 0; c < 3; ++c) {
                    const float n = now[x][c] + kTintFloor, w = was[x][c] + kTintFloor, kept = std::min(n / w, w / n);
                    low = std::min(low, kept), high = std::max(high, kept);
                    lighter = lighter || n * kOneWay > w, darker = darker || n < w * kOneWay;
                }
                // Light makes all channels brighter or all darker; at the rim of a thing its colour and the ground's
                // mix.
                const auto much = static_cast<float>(most);
                const bool mixed =
                    lighter && darker && much > kPlainly * least && much > kRim * static_cast<float>(near[x]);
                const bool shadow = low > kDarkest && high < kLightest && high - low < kSameTint * high && !mixed;
                // A deep shadow without a tint is as likely a grey thing: it counts where it is strong.
                const bool thing = !shadow || (static_cast<float>(most) > kNoShadow * least && low < kSoft);
                (thing ? out : shade)[x] = 255;
            }
        }
    };
    cv::parallel_for_({0, a.rows}, rows, 2);
    return withCovered(mask, shaded, b, a, changes);
}

std::vector<Patch> patchesOf(const cv::Mat& before, const cv::Mat& after, double sidePx, const ChangeScale& changes) {
    return patchesIn(differing(before, after, changes), sidePx);
}

std::vector<Patch> patchesIn(const cv::Mat& differs, double sidePx) {
    cv::Mat mask;
    cv::morphologyEx(differs, mask, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3}));
    const int gap = std::max(1, cvRound(kGap * sidePx));
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE,
                     cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * gap + 1, 2 * gap + 1}));
    std::vector<std::pair<int, Patch>> found;
    for (Patch& part : partsOf({cv::Rect({}, mask.size()), mask})) {
        const int area = cv::countNonZero(part.mask);
        if (area >= kLeastArea * sidePx * sidePx) found.emplace_back(area, std::move(part));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& x, const auto& y) { return x.first > y.first; });
    std::vector<Patch> patches;
    for (auto& [area, patch] : found) patches.push_back(std::move(patch));
    return patches;
}

std::vector<Patch> partsOf(const Patch& patch) {
    cv::Mat labels, stats, centres;
    const int count = cv::connectedComponentsWithStats(patch.mask, labels, stats, centres);
    std::vector<Patch> parts;
    for (int i = 1; i < count; ++i) {
        const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                           stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
        parts.push_back({box + patch.box.tl(), labels(box) == i});
    }
    return parts;
}

std::vector<Patch> within(const std::vector<Patch>& patches, const cv::Mat& rest) {
    std::vector<Patch> left;
    for (const Patch& patch : patches)
        std::ranges::move(partsOf({patch.box, rest(patch.box) & patch.mask}), std::back_inserter(left));
    return left;
}

double outlineGained(const cv::Mat& before, const cv::Mat& after, const cv::Mat& region) {
    cv::Mat wide, narrow;
    const cv::Mat three = cv::getStructuringElement(cv::MORPH_RECT, {3, 3});
    cv::dilate(region, wide, three, {-1, -1}, 2);
    cv::erode(region, narrow, three, {-1, -1}, 1);
    const cv::Mat rim = wide & ~narrow;
    const double was = cv::mean(gradientOf(before), rim)[0], is = cv::mean(gradientOf(after), rim)[0];
    return was + is > 0 ? (is - was) / (is + was) : 0;
}

}  // namespace hexwarden::vision
