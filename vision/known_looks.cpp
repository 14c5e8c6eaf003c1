#include "vision/known_looks.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

// Half-way between what path-traced pictures of many kinds favour and what was fitted on filmed games, in which pieces
// are shown on a table and come to tiles (data/models/alike.md).
struct Kernel {
    double weight, scale;  // nats; squared distance
    double of(double squaredDistance) const { return -weight * std::log1p(squaredDistance / scale); }
};
constexpr Kernel kAlone{4.5, 1}, kWithGround{2.5, 2};
// Squared distances beyond which a thing is rather none of those shown, as the model's card has them.
constexpr double kAloneStranger = 3.45, kStranger = 4.267;
// Of what its own pixels and the look with the ground say, where some of the pixels are missing or not its own.
constexpr double kPartly = .5, kGroundInstead = 2;
constexpr std::size_t kMostOfAKind = 30;

double together(double alone, double withGround, bool wholly) {
    return (wholly ? 1 : kPartly) * kAlone.of(alone) + (wholly ? 1 : kGroundInstead) * kWithGround.of(withGround);
}

}  // namespace

void KnownLooks::know(const calibration::ShownPieces& shown) {
    seen_.clear();
    alike_ = alikeAmong(shown);
    for (const calibration::ShownPiece& piece : shown.pieces)
        if (piece.coming && !piece.coming->alone.empty())
            seen_.push_back({{{piece.kind, piece.worth, piece.colour.has_value()}, piece.lying},
                             {Place(piece.coming->alone.begin(), piece.coming->alone.end()),
                              Place(piece.place.begin(), piece.place.end())}});
}

void KnownLooks::recognise(board::ShownAs what, bool lying, Look look) {
    const auto isOfPair = [&](const AlikeKinds& pair) { return pair.first == what || pair.second == what; };
    if (std::ranges::none_of(alike_, isOfPair)) name(what, lying, std::move(look));
}

void KnownLooks::name(board::ShownAs what, bool lying, Look look) {
    const Kind kind{what, lying};
    const auto same = [&](const Seen& seen) { return seen.kind == kind; };
    if (std::ranges::count_if(seen_, same) < std::ptrdiff_t(kMostOfAKind)) seen_.push_back({kind, std::move(look)});
}

std::pair<int, double> KnownLooks::oddsOf(const Look& look, const Kind& kind, bool wholly) const {
    double sum = 0;
    int looks = 0;
    for (const Seen& seen : seen_) {
        if (seen.kind != kind) continue;
        ++looks;
        sum += std::exp(together(squaredDistance(look.alone, seen.look.alone),
                                 squaredDistance(look.withGround, seen.look.withGround), wholly));
    }
    return {looks, sum};
}

/// The mean over its looks: a kind that was seen often must not win by number.
std::optional<double> KnownLooks::logitOf(const Look& look, const Kind& kind, bool wholly) const {
    const auto [looks, odds] = oddsOf(look, kind, wholly);
    return looks > 0 ? std::optional(std::log(odds / looks)) : std::nullopt;
}

double KnownLooks::overStranger(const Look& look, board::ShownAs what, bool wholly, double expected) const {
    const auto [looks, odds] = oddsOf(look, {what, false}, wholly);
    return std::log((odds * std::exp(-strangerLogit(wholly)) + std::exp(expected)) / (looks + 1));
}

double KnownLooks::strangerLogit(bool wholly) {
    return together(kAloneStranger, kStranger, wholly);
}

}  // namespace hexwarden::vision
