#include "companion/table/album.h"

#include "calibration/reduce.h"
#include "vision/codecs/codecs.h"

#include <algorithm>
#include <utility>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::table {
namespace {

constexpr int kPictureWidth = 960;
constexpr int kQuality = 80;
constexpr int kCloseUpPx = 200;
constexpr double kRoomSides = 1.25;       ///< about the middle of a single site
constexpr double kRoomDice = 1.5;         ///< about dice, in sides of their faces
constexpr std::int64_t kUnreadMs = 1500;  ///< dice may have lain there for so long before they were read
constexpr float kSureDie = .2F;
constexpr std::int64_t kEveryMs = 800;
constexpr std::size_t kMoments = 8;

std::vector<std::uint8_t> encoded(const cv::Mat& picture) {
    if (picture.empty()) return {};
    return codecs::encoded(".jpg", picture, {cv::IMWRITE_JPEG_QUALITY, kQuality});
}

/// Where on the board something happened.
std::vector<board::Site> sitesOf(const game::Body& body) {
    if (const auto* built = std::get_if<game::Built>(&body)) return {built->at};
    if (const auto* removed = std::get_if<game::Removed>(&body)) return {removed->at};
    if (const auto* moved = std::get_if<game::Moved>(&body)) return {moved->from, moved->to};
    if (const auto* sent = std::get_if<game::ThiefMoved>(&body); sent && sent->to) return {*sent->to};
    return {};
}

/// The square that shows some sites, seen from straight above.
cv::Matx33d latticeFromCloseUp(const std::vector<board::Site>& sites) {
    cv::Point2d least(1e9, 1e9), most(-1e9, -1e9);
    for (const auto& site : sites) {
        const auto at = calibration::pointInLattice(site);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    const cv::Point2d middle = (least + most) / 2;
    const double half = kRoomSides + std::max(most.x - least.x, most.y - least.y) / 2;
    const double sidesPerPx = 2 * half / kCloseUpPx;
    return {sidesPerPx, 0, middle.x - half, 0, sidesPerPx, middle.y - half, 0, 0, 1};
}

/// The part of a picture in which the dice lie.
cv::Rect roundDice(const std::vector<board::DieReading>& dice, double scale, cv::Size picture) {
    cv::Rect2d all;
    for (const board::DieReading& die : dice) {
        if (die.probability < kSureDie) continue;
        const double room = kRoomDice * die.sideInImage;
        all |= cv::Rect2d(die.atInImage[0] - room, die.atInImage[1] - room, 2 * room, 2 * room);
    }
    const cv::Rect2d scaled(all.x * scale, all.y * scale, all.width * scale, all.height * scale);
    return cv::Rect(scaled) & cv::Rect({}, picture);
}

}  // namespace

Album::Moment Album::reduced(const Moment& moment) {
    Moment small = moment;
    const double scale = std::min(1., static_cast<double>(kPictureWidth) / moment.picture.cols);
    small.picture = calibration::averagedDown(moment.picture, scale);
    if (moment.pictureFromLattice)
        small.pictureFromLattice = cv::Matx33d::diag({scale, scale, 1}) * *moment.pictureFromLattice;
    small.pictureFromFrame = scale * moment.pictureFromFrame;
    return small;
}

void Album::take(const SeenFrame& look) {
    now_ = {look.frame.image, std::nullopt, look.seen.dice, 1, look.frame.atMs};
    if (look.pose) now_.pictureFromLattice = look.pose->view.imageFromLattice;
    const bool due = past_.empty() || now_.atMs - past_.back().atMs >= kEveryMs;
    if (look.handInView || !due) return;
    past_.push_back(reduced(now_));
    if (past_.size() > kMoments) past_.pop_front();
}

cv::Mat Album::closeUp(const Moment& moment, const std::vector<board::Site>& sites) {
    cv::Mat cut;
    if (moment.pictureFromLattice)
        cv::warpPerspective(moment.picture, cut, *moment.pictureFromLattice * latticeFromCloseUp(sites),
                            {kCloseUpPx, kCloseUpPx}, cv::INTER_AREA | cv::WARP_INVERSE_MAP);
    return cut;
}

journal::Evidence Album::of(const game::Interpretation& reading) const {
    journal::Evidence evidence;
    if (now_.picture.empty()) return evidence;
    const Moment present = reduced(now_);
    evidence.photograph = encoded(present.picture);
    const bool rolled = std::holds_alternative<game::Rolled>(reading.body);
    const std::int64_t sinceMs = reading.atMs - (rolled ? kUnreadMs : 0);
    const auto earlier =
        std::find_if(past_.rbegin(), past_.rend(), [&](const Moment& moment) { return moment.atMs < sinceMs; });
    const bool remembered = earlier != past_.rend();
    if (const auto sites = sitesOf(reading.body); !sites.empty()) {
        evidence.after = encoded(closeUp(present, sites));
        if (remembered) evidence.before = encoded(closeUp(*earlier, sites));
    }
    if (rolled) {
        const cv::Rect place = roundDice(present.dice, present.pictureFromFrame, present.picture.size());
        evidence.after = encoded(present.picture(place));
        if (remembered && earlier->picture.size() == present.picture.size())
            evidence.before = encoded(earlier->picture(place));
    }
    return evidence;
}

}  // namespace hexwarden::table
