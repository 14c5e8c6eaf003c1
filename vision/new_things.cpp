#include "vision/new_things.h"

#include "vision/coming.h"
#include "vision/own_pixels.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kSame = .5;        // of a thing's box, that must differ for it to have gone
constexpr double kBeyond = .12;     // tile sides beyond what differs, that a thing may reach
constexpr double kShownReach = .3;  // tile sides from where people say that a piece is shown, within which it came
constexpr double kLargest = 1.1;    // tile sides: what is larger is a card, a sheet or a sleeve

}  // namespace

std::optional<cv::Point2d> footOf(const cv::Mat& mask, const View& view, cv::Point origin) {
    std::vector<cv::Point> inside;
    cv::findNonZero(mask, inside);
    if (inside.empty()) return std::nullopt;
    for (cv::Point& p : inside) p += origin;
    cv::Point2d middle;
    for (const cv::Point p : inside) middle += cv::Point2d(p) / static_cast<double>(inside.size());
    const cv::Matx33d latticeFromImage = view.imageFromLattice.inv();
    const cv::Vec2d lean = leanAt(view, project(latticeFromImage, middle));
    double bottom = 1e9, left = 1e9, right = -1e9;
    for (const cv::Point p : inside) {
        const cv::Point2d off = cv::Point2d(p) - middle;
        bottom = std::min(bottom, off.x * lean[0] + off.y * lean[1]);
        const double across = off.x * lean[1] - off.y * lean[0];
        left = std::min(left, across), right = std::max(right, across);
    }
    // The foot is as deep as wide, seen at the board's slant; its middle is half of that above its lower rim.
    const cv::Point2d axis(lean[0], lean[1]), across(lean[1], -lean[0]);
    const cv::Point2d low = middle + axis * bottom + across * ((left + right) / 2);
    const cv::Point2d at = project(latticeFromImage, low);
    const double side = sidePxAt(view.imageFromLattice, at);
    const cv::Point2d further = project(latticeFromImage, low + axis);
    const double slant = 1 / std::max(1., side * cv::norm(further - at));
    const double up = std::min((right - left) / 2 * slant, -bottom);
    return project(latticeFromImage, low + axis * up);
}

std::vector<NewThing> thingsThatCame(const Reach& reach, const View& view, const std::vector<Patch>& patches,
                                     const ChangeScale& changes) {
    if (patches.empty()) return {};
    std::vector<NewThing> things;
    const cv::Mat before = inLightOf(reach.after, reach.before);
    for (const Patch& patch : patches) {
        cv::Mat mask = cv::Mat::zeros(reach.after.size(), CV_8U);
        mask(patch.box).setTo(255, patch.mask);
        const auto foot = footOf(mask, view);
        if (!foot || outlineGained(reach.before, reach.after, mask) <= 0) continue;
        const auto bulk = bulkOf(mask, view, *foot);
        const auto form = formOf(patch.mask, patch.box.tl(), view);
        if (!bulk || !form || std::max(bulk->width, bulk->height) > kLargest) continue;
        things.push_back({0, patch.box, *foot, *bulk, *form});
        const int beyond = cvRound(kBeyond * sidePxAt(view.imageFromLattice, *foot));
        const auto own = ownPixels(reach.after, before, patch.mask, patch.box.tl(), beyond, changes, true);
        if (!own) continue;
        things.back().alone = aloneCrop(reach.after, view, *own);
        things.back().own = bulkOf(own->mask, view, *foot);
    }
    return things;
}

const NewThing* lastBrought(const std::vector<std::vector<NewThing>>& byReach, cv::Point2d foot) {
    const auto distance = [&](const NewThing& thing) { return cv::norm(thing.foot - foot); };
    for (auto things = byReach.rbegin(); things != byReach.rend(); ++things) {
        const auto nearest = std::ranges::min_element(*things, {}, distance);
        if (nearest != things->end() && distance(*nearest) < kShownReach) return &*nearest;
    }
    return nullptr;
}

void NewThings::take(const Reach& reach, const View& view, const ChangeScale& changes) {
    const double side = sidePxAt(view.imageFromLattice, {0, 0});
    cv::Mat differs = cv::Mat::zeros(reach.after.size(), CV_8U);
    const auto patches = patchesOf(reach.before, reach.after, side, changes);
    for (const Patch& patch : patches) differs(patch.box).setTo(255, patch.mask);
    std::erase_if(things_, [&](const NewThing& thing) {
        return cv::countNonZero(differs(thing.box)) > kSame * thing.box.area();
    });
    for (NewThing& thing : thingsThatCame(reach, view, patches, changes)) {
        thing.number = ++last_;
        things_.push_back(std::move(thing));
    }
}

std::optional<NewThing> NewThings::numbered(std::int64_t number) const {
    const auto found = std::find_if(things_.begin(), things_.end(), [&](const auto& t) { return t.number == number; });
    return found == things_.end() ? std::nullopt : std::optional(*found);
}

void NewThings::forget(std::int64_t number) {
    std::erase_if(things_, [&](const NewThing& thing) { return thing.number == number; });
}

}  // namespace hexwarden::vision
