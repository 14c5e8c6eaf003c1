// What each thing that a reach left or took is like by itself: its own pixels in one paint on plain ground.
#include "vision/own_pixels.h"
#include "vision/trace_reader.h"

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kBeyond = .12, kBesideOthers = .015;  // tile sides beyond what differs, that a thing may reach

}  // namespace

/// Where a thing hides the ground, in the reduced pictures. Of what replaces another thing the two pictures tell only
/// where it differs from that.
Patch TraceReader::hiddenGround(const Found& found, const Pictures& pictures) const {
    Patch where{cv::Rect(found.origin, found.piece.mask.size()), found.piece.mask};
    if (!found.replaces()) return where;
    const Bulk& bulk = found.rebuilt ? kUsualBuilding : withBase_[found.piece.kind].bulk;
    cv::Mat mask = maskOf(outlineOf(pictures.view, found.piece.foot, bulk), pictures.view.size) & ~pictures.bare[1];
    mask(where.box).setTo(255, where.mask);
    where.box = cv::boundingRect(mask);
    return {where.box, mask(where.box).clone()};
}

/// At the resolution at hand.
void TraceReader::lookAlone(std::vector<Found>& found, const Pictures& pictures) const {
    const cv::Mat &before = pictures.wholeBefore, &after = pictures.reach.after;
    cv::Mat ground;
    if (std::ranges::any_of(found, &Found::replaces)) cv::resize(ground_.bare(), ground, before.size());
    const double larger = 1 / pictures.scale;
    std::vector<cv::Mat> crops;
    std::vector<Found*> those;
    for (Found& f : found) {
        const Patch where = hiddenGround(f, pictures);
        cv::Mat about;
        cv::resize(where.mask, about, {}, larger, larger, cv::INTER_NEAREST);
        const cv::Point origin(cvRound(where.box.x * larger), cvRound(where.box.y * larger));
        const bool apart = f.alone || f.replaces();
        const int beyond =
            cvRound((apart ? kBeyond : kBesideOthers) * sidePxAt(pictures.pose.view.imageFromLattice, f.piece.foot));
        const cv::Mat& with = f.came() ? after : before;
        const cv::Mat& without = f.replaces() ? ground : f.came() ? before : after;
        const auto own = ownPixels(with, without, about, origin, beyond, pictures.changes);
        if (!own) continue;
        crops.push_back(aloneCrop(with, pictures.pose.view, *own));
        those.push_back(&f);
    }
    auto places = pictures.eyes.likeness.places(crops);
    for (std::size_t i = 0; i < those.size(); ++i) those[i]->byItself = std::move(places[i]);
}

}  // namespace hexwarden::vision
