// What each thing that a reach left or took is like by itself: its own pixels in one paint on plain ground.
#include "vision/own_pixels.h"
#include "vision/trace_reader.h"

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kBeyond = .12, kBesideOthers = .015;  // tile sides beyond what differs, that a thing may reach

}  // namespace

/// Where a thing hides the ground, in the reduced pictures. Of what replaces another thing the two pictures tell only
/// where it differs from that. `bare`: where the later picture shows the ground.
Patch TraceReader::hiddenGround(const Found& found, const Pictures& pictures, const cv::Mat& bare) const {
    Patch where{cv::Rect(found.origin, found.piece.mask.size()), found.piece.mask};
    if (!found.replaces()) return where;
    const Bulk& bulk = found.rebuilt ? kUsualBuilding : withBase_[found.piece.kind].bulk;
    cv::Mat mask = maskOf(outlineOf(pictures.view, found.piece.foot, bulk), pictures.view.size) & ~bare;
    mask(where.box).setTo(255, where.mask);
    where.box = cv::boundingRect(mask);
    return {where.box, mask(where.box).clone()};
}

/// At the resolution at hand.
void TraceReader::lookAlone(std::vector<Found>& found, const Reach& reach, const Pictures& pictures,
                            const BoardPose& pose, const TraceEyes& eyes, const ChangeScale& changes) const {
    const cv::Mat before = inLightOf(reach.after, reach.before);
    cv::Mat ground, bare;
    if (std::ranges::any_of(found, &Found::replaces)) {
        cv::resize(ground_.bare(), ground, before.size());
        bare = ground_.shownIn(pictures.after, changes);
    }
    const double larger = 1 / pictures.scale;
    std::vector<cv::Mat> crops;
    std::vector<Found*> those;
    for (Found& f : found) {
        const Patch where = hiddenGround(f, pictures, bare);
        cv::Mat about;
        cv::resize(where.mask, about, {}, larger, larger, cv::INTER_NEAREST);
        const cv::Point origin(cvRound(where.box.x * larger), cvRound(where.box.y * larger));
        const bool apart = f.alone || f.replaces();
        const int beyond =
            cvRound((apart ? kBeyond : kBesideOthers) * sidePxAt(pose.view.imageFromLattice, f.piece.foot));
        const cv::Mat& with = f.came() ? reach.after : before;
        const cv::Mat& without = f.replaces() ? ground : f.came() ? before : reach.after;
        const auto own = ownPixels(with, without, about, origin, beyond, changes);
        if (!own) continue;
        crops.push_back(aloneCrop(with, pose.view, *own));
        those.push_back(&f);
    }
    auto places = eyes.likeness.places(crops);
    for (std::size_t i = 0; i < those.size(); ++i) those[i]->byItself = std::move(places[i]);
}

}  // namespace hexwarden::vision
