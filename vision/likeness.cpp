#include "vision/likeness.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexwarden::vision {
namespace {

/// The logit that a thing is none of those shown, beside minus the squared distance from each (the model's card).
constexpr double kStranger = -4.267;

// What things.onnx.gz takes two things for says more than their places alone. How much places and shapes weigh in a
// photograph, and what a stranger has beside both: fitted on 24 evenings, drawn and path-traced
// (things/alike_in_play.py: .40, 2.22, -3.32), and half-way to the network's own scale, which other evenings favour;
// places lie further apart since films taught them (decision 40).
constexpr double kPlace = .38, kShape = 1.6, kStrangerWithShape = -4;

/// In films: how much shapes weigh, fitted as the kernels of known_looks.cpp, and what they add to the logit of a
/// stranger, whose shape differs as well.
constexpr double kShapeInFilms = .8, kStrangerShape = -.7;

/// Kinds are reported as alike if one is taken for the other with at least this probability.
constexpr double kAlike = .1;

board::ShownAs kindOf(const calibration::ShownPiece& piece) {
    return {piece.kind, piece.worth, piece.colour.has_value()};
}

struct Kind {
    board::ShownAs what;
    double logit = -std::numeric_limits<double>::infinity();
    bool lying = false;
};

/// How much two shapes differ: their squared Hellinger distance, twice. Nothing where either is not known.
template <class Some, class Others>
double shapesDiffer(const Some& a, const Others& b) {
    if (a.empty() || a.size() != b.size()) return 0;
    double common = 0;
    for (std::size_t i = 0; i < a.size(); ++i) common += std::sqrt(double(a[i]) * double(b[i]));
    return 2 * (1 - common);
}

/// Each kind by the nearest of its pieces.
template <class Logit>
std::vector<Kind> kindsFrom(const calibration::ShownPieces& shown, Logit logitOfPiece) {
    std::vector<Kind> kinds;
    for (const calibration::ShownPiece& piece : shown.pieces) {
        const board::ShownAs what = kindOf(piece);
        auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& k) { return k.what == what; });
        if (kind == kinds.end()) kind = kinds.insert(kinds.end(), Kind{what});
        const double logit = logitOfPiece(piece);
        if (logit > kind->logit) kind->logit = logit, kind->lying = piece.lying;
    }
    return kinds;
}

}  // namespace

double squaredDistance(const Place& a, const Place& b) {
    double sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const double d = double(a[i]) - double(b[i]);
        sum += d * d;
    }
    return sum;
}

double logitOf(const Place& place, const calibration::ShownPieces& shown, board::ShownAs what, bool lying) {
    double logit = -std::numeric_limits<double>::infinity();
    for (const calibration::ShownPiece& piece : shown.pieces)
        if (kindOf(piece) == what && piece.lying == lying)
            logit = std::max(logit, -squaredDistance(place, piece.place));
    return logit;
}

double shapeLogitOf(const Shares& shape, const calibration::ShownPieces& shown, board::ShownAs what, bool lying) {
    double least = 2;
    for (const calibration::ShownPiece& piece : shown.pieces)
        if (kindOf(piece) == what && piece.lying == lying) least = std::min(least, shapesDiffer(shape, piece.shape));
    return -kShapeInFilms * least;
}

double strangerShapeLogit() {
    return kStrangerShape;
}

double strangerLogit() {
    return kStranger;
}

Likeness likenessOf(const Place& place, const Shares& shape, const calibration::ShownPieces& shown,
                    const std::function<double(board::Piece)>& belongs) {
    const bool shaped = !shape.empty() && std::all_of(shown.pieces.begin(), shown.pieces.end(),
                                                      [](const auto& piece) { return !piece.shape.empty(); });
    const std::vector<Kind> kinds = kindsFrom(shown, [&](const calibration::ShownPiece& piece) {
        const double far = squaredDistance(place, piece.place);
        const double looks = shaped ? -kPlace * far - kShape * shapesDiffer(shape, piece.shape) : -far;
        return looks + (belongs ? belongs(piece.kind) : 0);
    });
    const double stranger = std::exp(shaped ? kStrangerWithShape : kStranger);
    double known = 0;
    const Kind* best = nullptr;
    for (const Kind& kind : kinds) {
        known += std::exp(kind.logit);
        if (!best || kind.logit > best->logit) best = &kind;
    }
    Likeness likeness;
    likeness.known = known / (known + stranger);
    if (!best || known < stranger) {
        likeness.shown = {{}, static_cast<float>(1 - likeness.known)};
    } else {
        likeness.shown = {best->what, static_cast<float>(std::exp(best->logit) / known)};
        likeness.lying = best->lying;
    }
    return likeness;
}

std::vector<AlikeKinds> alikeAmong(const calibration::ShownPieces& shown) {
    std::vector<AlikeKinds> alike;
    for (const calibration::ShownPiece& piece : shown.pieces) {
        const board::ShownAs what = kindOf(piece);
        const auto kinds = kindsFrom(shown, [&](const auto& one) { return -squaredDistance(piece.place, one.place); });
        for (const Kind& other : kinds) {
            if (other.what == what) continue;
            const double taken = std::exp(other.logit) / (1 + std::exp(other.logit));  // its own place is 0 away
            if (taken < kAlike) continue;
            const auto same = std::find_if(alike.begin(), alike.end(), [&](const AlikeKinds& a) {
                return (a.first == what && a.second == other.what) || (a.first == other.what && a.second == what);
            });
            if (same == alike.end())
                alike.push_back({what, other.what, taken});
            else
                same->probability = std::max(same->probability, taken);
        }
    }
    return alike;
}

std::vector<Place> LikenessReader::places(Pyramid& pyramid, const View& view, const std::vector<cv::Point2d>& feet) {
    if (feet.empty()) return {};
    std::vector<cv::Mat> crops;
    for (cv::Point2d foot : feet) crops.push_back(pyramid.crop(imageFromAlikeCrop(view, foot), kAlikeCrop));
    return places(crops);
}

std::vector<Place> LikenessReader::places(const std::vector<cv::Mat>& crops) {
    std::vector<Place> places;
    if (crops.empty()) return places;
    std::vector<cv::Mat> both = crops;
    for (const cv::Mat& crop : crops) cv::flip(crop, both.emplace_back(), 1);
    const cv::Mat rows = network_.run(both, {"place"})[0];
    for (std::size_t i = 0; i < crops.size(); ++i) {
        Place place = row(rows, i);
        const Place mirrored = row(rows, crops.size() + i);
        for (std::size_t k = 0; k < place.size(); ++k) place[k] = (place[k] + mirrored[k]) / 2;
        places.push_back(std::move(place));
    }
    return places;
}

}  // namespace hexwarden::vision
