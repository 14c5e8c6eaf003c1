#include "tracker/belief/flood_belief.h"

#include <algorithm>

namespace hexwarden::belief {
namespace {

constexpr float kHexes = 19;        // of a board with a river tile: a stranger may lie on any of them
constexpr float kDue = 20;          // times as probable once it is due; chosen by hand
constexpr float kElsewhere = .02F;  // chance that the marker lies off the flood plain

}  // namespace

void FloodBelief::thrown(const board::DiceRest& rest) {
    due_ = rest.dice[0] + rest.dice[1] == 7;
}

std::vector<board::Trace> FloodBelief::weigh(std::vector<board::Trace> traces, board::Hex floodPlain) const {
    for (board::Trace& trace : traces) {
        float sum = 0;
        for (board::TraceGuess& guess : trace.kinds) {
            if (guess.what.piece == board::Piece::flood)
                guess.probability *= trace.hex != floodPlain ? kElsewhere : due_ ? kHexes * kDue : kHexes;
            sum += guess.probability;
        }
        if (sum <= 0) continue;
        for (board::TraceGuess& guess : trace.kinds) guess.probability /= sum;
        std::ranges::stable_sort(trace.kinds, std::ranges::greater{}, &board::TraceGuess::probability);
    }
    return traces;
}

}  // namespace hexwarden::belief
