// Things that hide one another: two low ones, one behind the other, have the outline of a tall one.
#include "vision/trace_reader.h"

#include <iterator>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kPoorFit = .8;    // less is another thing's outline, or that of several
constexpr double kMostOfIt = .75;  // of what the pictures differ by, that several must explain
constexpr double kOverlap = 1.25;  // times that, what their outlines may cover together
constexpr double kSurely = .8;

}  // namespace

/// What looks like one kind and has the outline of another is several of that kind, if they explain it as well and look
/// like it each.
std::vector<TraceReader::Found> TraceReader::takenApart(std::vector<Found> found, const Reach& reach,
                                                        const Pictures& pictures, const BoardPose& pose,
                                                        const TraceEyes& eyes, const ChangeScale& changes) const {
    std::vector<Found> apart;
    for (Found& one : found) {
        const board::TraceGuess likeliest = traceOf(one, pose).kinds.front();
        const auto kind = std::ranges::find(kinds_, likeliest.what, &PatchKind::what);
        const auto k = static_cast<std::size_t>(kind - kinds_.begin());
        std::vector<Found> several;
        if (kind != kinds_.end() && likeliest.probability > kSurely && one.piece.fits[k] < kPoorFit &&
            one.piece.fits[one.piece.kind] > kPoorFit) {
            const cv::Rect box(one.origin, one.piece.mask.size());
            cv::Mat explained = cv::Mat::zeros(box.size(), CV_8U);
            double covered = 0;
            for (PatchPiece& piece : piecesIn({box, one.piece.mask}, pictures.view, withBase_, {}, k)) {
                explained |= piece.mask;
                covered += cv::contourArea(outlineOf(pictures.view, piece.foot, kind->bulk));
                several.push_back({std::move(piece), box.tl(), false, one.outline, one.inPlace});
            }
            const double all = cv::countNonZero(one.piece.mask);
            if (several.size() < 2 || cv::countNonZero(explained) < kMostOfIt * all || covered > kOverlap * all)
                several.clear();
            weigh(several, reach, pictures, pose, eyes, changes);
            const bool alike = std::ranges::all_of(several, [&](const Found& part) {
                const board::TraceGuess guess = traceOf(part, pose).kinds.front();
                return part.came() == one.came() && guess.what == likeliest.what && guess.probability > kSurely;
            });
            if (!alike) several.clear();
        }
        if (several.empty()) several.push_back(std::move(one));
        std::ranges::move(several, std::back_inserter(apart));
    }
    return apart;
}

}  // namespace hexwarden::vision
