#include "vision/known_looks.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

// Fitted on the things that came to hexes in six filmed games of Conquest; what two makers' games give fits the
// third's.
struct Kernel {
    double weight, scale;  // nats; squared distance
    double of(double squaredDistance) const { return -weight * std::log1p(squaredDistance / scale); }
};
constexpr Kernel kAlone{4.5, .5}, kWithGround{1.5, 3};
// Squared distances beyond which a thing is rather none of those shown, as the model's card has them.
constexpr double kAloneStranger = 3.45, kStranger = 4.267;
constexpr double kPartly = .5;  // of what its own pixels say if some are missing or not its own
constexpr std::size_t kMostOfAKind = 30;

}  // namespace

void KnownLooks::know(const calibration::ShownPieces& shown) {
    seen_.clear();
    for (const calibration::ShownPiece& piece : shown.pieces)
        if (piece.coming && !piece.coming->alone.empty())
            seen_.push_back({{{piece.kind, piece.worth, piece.colour.has_value()}, piece.lying},
                             {Place(piece.coming->alone.begin(), piece.coming->alone.end()),
                              Place(piece.place.begin(), piece.place.end())}});
}

void KnownLooks::recognise(board::ShownAs what, bool lying, Look look) {
    const Kind kind{what, lying};
    const auto same = [&](const Seen& seen) { return seen.kind == kind; };
    if (std::ranges::count_if(seen_, same) < std::ptrdiff_t(kMostOfAKind)) seen_.push_back({kind, std::move(look)});
}

/// The mean over its looks: a kind that was seen often must not win by number.
std::optional<double> KnownLooks::logitOf(const Look& look, const Kind& kind, bool wholly) const {
    double sum = 0;
    int looks = 0;
    for (const Seen& seen : seen_) {
        if (seen.kind != kind) continue;
        ++looks;
        sum += std::exp((wholly ? 1 : kPartly) * kAlone.of(squaredDistance(look.alone, seen.look.alone)) +
                        (wholly ? 1 : 2) * kWithGround.of(squaredDistance(look.withGround, seen.look.withGround)));
    }
    return looks > 0 ? std::optional(std::log(sum / looks)) : std::nullopt;
}

double KnownLooks::strangerLogit(bool wholly) {
    return (wholly ? 1 : kPartly) * kAlone.of(kAloneStranger) + (wholly ? 1 : 2) * kWithGround.of(kStranger);
}

}  // namespace hexwarden::vision
