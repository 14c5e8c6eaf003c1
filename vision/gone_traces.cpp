// What stood on the table and went: whether the ground shows where it stood, or something else has its place.
#include "vision/trace_reader.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Piece;

constexpr double kGoneShare = .6;  // share of a piece's area that must change before it counts as removed
constexpr double kVacated = .25;   // share of a piece's area that must show the ground before it counts as removed
constexpr double kHidden = .6;     // share of what no ground shows of a piece, that lies behind another
constexpr double kOneSpot = .12;   // tile sides between feet; two pieces cannot stand so

}  // namespace

cv::Mat TraceReader::hiddenBy(const Thing& thing, const View& view) {
    const auto* edge = std::get_if<board::Edge>(&thing.trace.kinds.front().site);
    if (edge && liesAlong(thing.kind))
        return maskOf(outlineAlong(view, endsInLattice(*edge), thing.kind.bulk.height, thing.kind.form), view.size);
    return maskOf(outlineOf(view, thing.foot, thing.kind.bulk), view.size);
}

/// Things that stood where the table differs now; the patches keep what they did not leave bare.
std::vector<TraceReader::Thing> TraceReader::takeGone(std::vector<Patch>& patches, const Pictures& pictures) {
    cv::Mat differs = cv::Mat::zeros(pictures.view.size, CV_8U);
    for (const Patch& patch : patches) differs(patch.box).setTo(255, patch.mask);
    cv::Mat rest = differs.clone();
    const cv::Mat& bare = pictures.bare[1];
    std::vector<Thing> gone;
    const auto isStillThere = [&](const Thing& thing, const cv::Mat& mine) {
        const auto was = calibration::pieceColour(pictures.light, pictures.before, mine);
        const auto is = calibration::pieceColour(pictures.light, pictures.after, mine);
        if (!was || !is || !areOtherColours(*was, *is)) return true;
        // It shows its own colour again: what hid it went.
        return thing.colour && calibration::ciede2000(*thing.colour, *is) < calibration::ciede2000(*thing.colour, *was);
    };
    std::erase_if(standing_, [&](const Thing& thing) {
        const cv::Mat mine = hiddenBy(thing, pictures.view);
        const int all = cv::countNonZero(mine);
        if (all == 0 || cv::countNonZero(mine & differs) < kGoneShare * all) return false;
        // A unit may only be hidden by what came before it; a building makes room for another.
        const cv::Mat left = mine & bare;
        const bool building = board::isBuilding(thing.piece());
        if (!building && cv::countNonZero(left) < kVacated * all && isStillThere(thing, mine)) return false;
        gone.push_back(thing);
        cv::Mat wide;
        cv::dilate(left, wide, cv::getStructuringElement(cv::MORPH_ELLIPSE, {7, 7}));
        rest.setTo(0, wide & (bare | ~mine));
        return true;
    });
    if (!gone.empty()) patches = within(patches, rest);
    return gone;
}

/// What a thing came to the very spot of: the patch bared no ground there, so `takeGone` kept it.
std::vector<TraceReader::Thing> TraceReader::takeReplaced(const std::vector<Found>& found) {
    std::vector<Thing> replaced;
    for (const Found& f : found) {
        if (!f.came() || f.isUnsure() || !f.piece.outlined) continue;
        std::erase_if(standing_, [&](const Thing& thing) {
            const bool isIt = board::isUnit(thing.piece()) && cv::norm(thing.foot - f.piece.foot) < kOneSpot;
            if (isIt) replaced.push_back(thing);
            return isIt;
        });
    }
    return replaced;
}

/// Units that went stand there still where a stranger came that stands before them: it hides them and replaces nothing.
void TraceReader::keepHidden(std::vector<Thing>& gone, const std::vector<Found>& found, const Pictures& pictures) {
    std::vector<const Found*> strangers;
    for (const Found& f : found)
        if (f.came() && !f.isUnseen() && traceOf(f, pictures.pose).kinds.front().what.piece == Piece::none)
            strangers.push_back(&f);
    if (strangers.empty() || gone.empty()) return;
    const auto heightOf = [&](cv::Point2d foot) { return project(pictures.view.imageFromLattice, foot).y; };
    // A tall one is found as several: what reaches up in the same patch stands where the lowest does.
    const auto standsBefore = [&](const Found* f, const Thing& thing) {
        return std::ranges::any_of(strangers, [&](const Found* other) {
            return f->sharesPatch(*other) && heightOf(other->piece.foot) > heightOf(thing.foot);
        });
    };
    std::erase_if(gone, [&](const Thing& thing) {
        if (!board::isUnit(thing.piece())) return false;
        const cv::Mat mine = hiddenBy(thing, pictures.view) & ~pictures.bare[1];
        cv::Mat behind = cv::Mat::zeros(mine.size(), CV_8U);
        for (const Found* f : strangers)
            if (const cv::Mat& there = f->patch.empty() ? f->piece.mask : f->patch; standsBefore(f, thing))
                behind(cv::Rect(f->origin, there.size())).setTo(255, there);
        const bool hidden = cv::countNonZero(mine & behind) > kHidden * cv::countNonZero(mine);
        if (hidden) standing_.push_back(thing);
        return hidden;
    });
}

}  // namespace hexwarden::vision
