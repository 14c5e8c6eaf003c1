#include "tracker/belief/otherwise_told.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::belief {
namespace {

constexpr float kPlainlyStrange = .5F;
constexpr float kAtDie = 1.5F;  // sides of its top face between that and a foot

float strange(const board::Trace& trace) {
    float share = 0;
    for (const auto& guess : trace.kinds)
        if (guess.what.piece == board::Piece::none) share = guess.probability;
    return share;
}

bool liesAt(const board::DieReading& die, const board::Trace& trace) {
    return std::hypot(die.atInImage[0] - trace.atInImage[0], die.atInImage[1] - trace.atInImage[1]) <
           kAtDie * die.sideInImage;
}

}  // namespace

std::map<board::Hex, float> strangest(const std::vector<board::Trace>& traces, bool came) {
    std::map<board::Hex, float> shares;
    for (const board::Trace& trace : traces)
        if (trace.came == came) shares[trace.hex] = std::max(shares[trace.hex], strange(trace));
    return shares;
}

std::vector<board::Trace> withoutRobber(std::vector<board::Trace> traces,
                                        const std::optional<board::RobberReading>& seen,
                                        const std::optional<board::Hex>& stood) {
    if (!seen || seen->probability < board::kThere || seen->hex == stood) return traces;
    for (const bool came : {true, false}) {
        const auto his = came ? std::optional(seen->hex) : stood;
        const auto isHis = [&](const board::Trace& t) { return t.came == came && t.hex == his; };
        auto robber = traces.end();
        for (auto t = traces.begin(); t != traces.end(); ++t)
            if (isHis(*t) && (robber == traces.end() || strange(*t) > strange(*robber))) robber = t;
        if (robber == traces.end() || strange(*robber) <= 1 - seen->probability) continue;
        if (came && strange(*robber) > kPlainlyStrange)
            std::erase_if(traces, isHis);
        else
            traces.erase(robber);
    }
    return traces;
}

std::vector<board::Trace> withoutDice(std::vector<board::Trace> traces, const std::vector<board::DieReading>& dice,
                                      const TileBelief& board) {
    std::erase_if(traces, [&](const board::Trace& trace) {
        return !board.isTile(trace.hex) &&
               std::ranges::any_of(dice, [&](const auto& die) { return liesAt(die, trace); });
    });
    return traces;
}

}  // namespace hexwarden::belief
