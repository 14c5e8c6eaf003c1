// Whether two things are of one kind, whatever kind that is: recognises pieces that were shown once.
//
// A network (data/models/alike.onnx; building_looks.onnx.gz for buildings) gives each thing a place; things of one kind
// lie near each other, and how far apart they lie says how likely they are the same. It was trained on episodes: a few
// kinds of a random box are shown once or twice, and the network names what all other pictures of the box show,
// strangers among it.
#pragma once

#include "calibration/shown_pieces.h"
#include "tracker/board/observation.h"
#include "vision/crops.h"
#include "vision/network.h"
#include "vision/shares.h"

#include <functional>
#include <vector>

namespace hexwarden::vision {

/// kPlaceSize numbers; how much two of them differ is their squared distance, in nats.
using Place = std::vector<float>;
double squaredDistance(const Place&, const Place&);

/// Which of the pieces that were shown a thing is; `Piece::none` if it is more likely none of them.
struct Likeness {
    board::Guess<board::ShownAs> shown;
    double known = 0;    ///< probability that it is any of those shown
    bool lying = false;  ///< as the nearest of them was shown
};

/// `shape`: share of each of board::kShapes, by the network that finds things; empty if it is not known. `belongs`: how
/// much a kind belongs where the thing stands, in nats.
Likeness likenessOf(const Place&, const Shares& shape, const calibration::ShownPieces&,
                    const std::function<double(board::Piece)>& belongs = {});

/// The logit that a thing is of that kind, by the nearest of its pieces; and that it is none of those shown.
double logitOf(const Place&, const calibration::ShownPieces&, board::ShownAs, bool lying);
double strangerLogit();
/// What the shape of a thing adds to these in films; zero where it or theirs is not known.
double shapeLogitOf(const Shares&, const calibration::ShownPieces&, board::ShownAs, bool lying);
double strangerShapeLogit();
/// Adds what the shape says to the logits of kinds, and to the last entry.
template <class Kinds>
void addShape(std::vector<double>& logits, const Shares& shape, const calibration::ShownPieces& shown,
              const Kinds& kinds) {
    std::size_t k = 0;
    for (const auto& kind : kinds) logits[k++] += shapeLogitOf(shape, shown, kind.what, kind.lying);
    if (!shape.empty()) logits.back() += strangerShapeLogit();
}
/// The logit of each kind (its nearest piece counts); the last entry is "none of them".
template <class Kinds>
std::vector<double> kindLogits(const Place& place, const calibration::ShownPieces& shown, const Kinds& kinds) {
    std::vector<double> logits;
    for (const auto& kind : kinds) logits.push_back(logitOf(place, shown, kind.what, kind.lying));
    logits.push_back(strangerLogit());
    return logits;
}

/// Two kinds that were shown and that are likely to be taken for each other.
struct AlikeKinds {
    board::ShownAs first, second;
    double probability;  ///< that one is taken for the other, in the places where they were shown
};
std::vector<AlikeKinds> alikeAmong(const calibration::ShownPieces&);

class LikenessReader {
  public:
    /// Throws as Network does.
    explicit LikenessReader(const std::filesystem::path& network) : network_(network) {}

    /// Of things whose feet are at these lattice points.
    std::vector<Place> places(Pyramid&, const View&, const std::vector<cv::Point2d>& feet);
    /// Of crops of things: each the mean of the places of the crop and of its mirror image, which is steadier.
    std::vector<Place> places(const std::vector<cv::Mat>& crops);

  private:
    Network network_;
};

}  // namespace hexwarden::vision
