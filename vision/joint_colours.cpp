#include "vision/joint_colours.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

using calibration::Lab;

// Fitted on paolo, lbraby640 and made tables, as they are and as other cameras would take them.

/// Where the colours are, as delivered, in the order of kPieceColours.
const std::array<Lab, kPieceColours.size()> kPlaces{
    {{46, 39, 32}, {34, 11, -31}, {80, 1, 11}, {63, 16, 50}, {45, -36, 28}, {28, 11, 19}}};
/// How far they move together, as one standard deviation.
constexpr double kExposure = .2, kWarmth = .33, kHue = .3, kSaturation = .4;
/// How far each place moves by itself, and how far a piece is from its place, likewise.
constexpr double kBox = 10;
const Lab kScatter{8, 6, 6};
/// Degrees of freedom of the densities: an odd piece is doubted and not decided.
constexpr double kHeavyTail = 4;
/// Pieces are not independent evidence, so the others have half their weight.
constexpr double kWeight = .5;
constexpr int kRounds = 3;
/// Pieces less likely than this are not learned from.
constexpr double kLeastPresent = .02;

constexpr int kMoves = 4;
using Moves = cv::Vec<double, kMoves>;
using MovesCovariance = cv::Matx<double, kMoves, kMoves>;
using LabFromMoves = cv::Matx<double, 3, kMoves>;

/// How a colour's place follows what moves all of them, in standard deviations.
LabFromMoves labFromMoves(Lab place) {
    const auto [L, a, b] = place.val;
    return {kExposure * L, 0,           0,         0,                //
            kExposure * a, 0,           -kHue * b, kSaturation * a,  //
            kExposure * b, kWarmth * L, kHue * a,  kSaturation * b};
}

const auto kLabFromMoves = [] {
    std::array<LabFromMoves, kPieceColours.size()> all;
    std::transform(kPlaces.begin(), kPlaces.end(), all.begin(), labFromMoves);
    return all;
}();

double logHeavyTailed(Lab off, const cv::Matx33d& covariance) {
    const double squaredDistance = off.dot(covariance.inv(cv::DECOMP_CHOLESKY) * off);
    return -.5 * std::log(cv::determinant(covariance)) -
           (kHeavyTail + 3) / 2 * std::log1p(squaredDistance / kHeavyTail);
}

/// Pieces by colour, each in so far as it is there and of that colour.
struct Pieces {
    std::array<double, kPieceColours.size()> count{};
    std::array<Lab, kPieceColours.size()> sum{};

    void add(const SeenColour& piece, double sign = 1) {
        for (std::size_t c = 0; c < count.size(); ++c) {
            const double weight = piece.present * piece.colour[c];
            count[c] = std::max(0., count[c] + sign * weight);
            sum[c] += sign * weight * piece.looks;
        }
    }
};

/// What some pieces say about where the colours are.
class Places {
  public:
    explicit Places(const Pieces& pieces) : pieces_(pieces) {
        MovesCovariance precision = MovesCovariance::eye();
        Moves pull;
        for (std::size_t c = 0; c < kPlaces.size(); ++c)
            for (int axis = 0; axis < 3; ++axis) {
                const auto move = kLabFromMoves[c].row(axis);
                const double weight = 1 / spread(c, axis);
                precision += move.t() * move * (weight * pieces.count[c]);
                pull += (move.t() * (weight * (pieces.sum[c][axis] - pieces.count[c] * kPlaces[c][axis]))).col(0);
            }
        covariance_ = precision.inv(cv::DECOMP_CHOLESKY);
        moves_ = covariance_ * pull;
    }

    /// Log-density of a piece of this colour that looks so.
    double logDensity(std::size_t colour, Lab looks) const {
        Lab off = looks - kPlaces[colour] - kLabFromMoves[colour] * moves_;
        cv::Matx33d covariance = kLabFromMoves[colour] * covariance_ * kLabFromMoves[colour].t();
        Lab left;  // of what is not known, once the colour's own pieces are
        for (int axis = 0; axis < 3; ++axis) {
            left[axis] = kScatter[axis] * kScatter[axis] / spread(colour, axis);
            const double own = pieces_.sum[colour][axis] - pieces_.count[colour] * (looks[axis] - off[axis]);
            off[axis] -= kBox * kBox / spread(colour, axis) * own;
        }
        for (int i = 0; i < 3; ++i) {
            for (int k = 0; k < 3; ++k) covariance(i, k) *= left[i] * left[k];
            covariance(i, i) += kBox * kBox * left[i] + kScatter[i] * kScatter[i];
        }
        return logHeavyTailed(off, covariance);
    }

  private:
    /// Of the sum of a colour's pieces about where the moves have it, a piece.
    double spread(std::size_t colour, int axis) const {
        return pieces_.count[colour] * kBox * kBox + kScatter[axis] * kScatter[axis];
    }

    const Pieces& pieces_;
    Moves moves_;
    MovesCovariance covariance_;
};

}  // namespace

void readColoursTogether(std::vector<SeenColour>& pieces) {
    const std::vector<SeenColour> alone = pieces;
    const Pieces nothing;
    const Places unknown(nothing);
    for (int round = 0; round < kRounds; ++round) {
        const std::vector<SeenColour> before = pieces;
        Pieces all;
        for (const SeenColour& piece : before) all.add(piece);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            Pieces others = all;
            others.add(before[i], -1);
            const Places places(others);
            Shares logs;
            for (std::size_t c = 0; c < kPlaces.size(); ++c)
                logs.push_back(kWeight *
                               (places.logDensity(c, pieces[i].looks) - unknown.logDensity(c, pieces[i].looks)));
            const double highest = *std::max_element(logs.begin(), logs.end());
            for (std::size_t c = 0; c < kPlaces.size(); ++c)
                pieces[i].colour[c] = alone[i].colour[c] * std::exp(logs[c] - highest);
            normalize(pieces[i].colour);
        }
    }
}

void readColoursTogether(PieceLooks& looks) {
    std::vector<SeenColour> pieces;
    std::vector<Shares*> occupants;
    const auto gather = [&](auto& sites) {
        for (auto& look : sites) {
            const double present = 1 - look.occupant[0];
            if (!look.alone.looks || present < kLeastPresent) continue;
            Shares colour(kPieceColours.size());
            for (std::size_t i = 1; i < look.occupant.size(); ++i)
                colour[(i - 1) % kPieceColours.size()] += look.occupant[i] / present;
            pieces.push_back({present, colour, *look.alone.looks});
            occupants.push_back(&look.occupant);
        }
    };
    gather(looks.corners);
    gather(looks.edges);
    const std::vector<SeenColour> alone = pieces;
    readColoursTogether(pieces);
    for (std::size_t n = 0; n < pieces.size(); ++n)
        for (std::size_t i = 1; i < occupants[n]->size(); ++i) {
            const std::size_t c = (i - 1) % kPieceColours.size();
            if (alone[n].colour[c] > 0) (*occupants[n])[i] *= pieces[n].colour[c] / alone[n].colour[c];
        }
}

}  // namespace hexwarden::vision
