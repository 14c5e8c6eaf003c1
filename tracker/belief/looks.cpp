#include "tracker/belief/looks.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace hexwarden::belief {
namespace {

using board::Piece;
using board::Trace;

constexpr double kUnseen = .01;  // share of what a look does not list

double weightIn(const std::vector<Share>& shares, const Share& of) {
    for (const Share& share : shares)
        if (share.isSame(of)) return std::max(share.weight, kUnseen);
    return kUnseen;
}

}  // namespace

std::vector<Share> lookOf(const Trace& trace) {
    std::vector<Share> shares;
    for (const board::TraceGuess& guess : trace.kinds) {
        if (guess.what.piece == Piece::none || !guess.what.owned)
            shares.push_back({guess.what, std::nullopt, double(guess.probability)});
        else
            for (const auto& colour : trace.colours)
                shares.push_back({guess.what, colour.value, double(guess.probability) * double(colour.probability)});
    }
    return shares;
}

std::vector<Share> meanOf(const std::vector<Share>& looks, int count, const std::vector<Share>& more) {
    std::vector<Share> mean = looks;
    for (const Share& share : more)
        if (std::ranges::none_of(looks, [&](const Share& s) { return s.isSame(share); })) mean.push_back(share);
    double sum = 0;
    for (Share& share : mean)
        sum += share.weight =
            std::exp((count * std::log(weightIn(looks, share)) + std::log(weightIn(more, share))) / (count + 1));
    for (Share& share : mean) share.weight /= sum;
    return mean;
}

Trace seenAs(Trace trace, const std::vector<Share>& shares) {
    const std::vector<board::TraceGuess> was = std::move(trace.kinds);
    trace.kinds.clear(), trace.colours.clear();
    for (const Share& share : shares) {
        const auto weight = static_cast<float>(share.weight);
        auto kind = std::ranges::find(trace.kinds, share.what, &board::TraceGuess::what);
        if (kind == trace.kinds.end()) {
            const auto listed = std::ranges::find(was, share.what, &board::TraceGuess::what);
            const board::Site site = listed == was.end() ? board::Site(trace.hex) : listed->site;
            kind = trace.kinds.insert(trace.kinds.end(), {share.what, site, 0});
        }
        kind->probability += weight;
        if (!share.colour) continue;
        auto colour = std::ranges::find(trace.colours, *share.colour, &board::Guess<board::Colour>::value);
        if (colour == trace.colours.end()) colour = trace.colours.insert(trace.colours.end(), {*share.colour, 0});
        colour->probability += weight;
    }
    float all = 0, owned = 0;
    for (const auto& kind : trace.kinds) all += kind.probability;
    for (auto& kind : trace.kinds) kind.probability /= all;
    for (const auto& colour : trace.colours) owned += colour.probability;
    for (auto& colour : trace.colours) colour.probability /= owned;
    std::ranges::stable_sort(trace.kinds, std::ranges::greater{}, &board::TraceGuess::probability);
    std::ranges::stable_sort(trace.colours, std::ranges::greater{}, &board::Guess<board::Colour>::probability);
    return trace;
}

}  // namespace hexwarden::belief
