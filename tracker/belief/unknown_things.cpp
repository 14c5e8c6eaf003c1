#include "tracker/belief/unknown_things.h"

#include "tracker/belief/robber_belief.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace hexwarden::belief {
namespace {

/// So long what a reach brought may yet be read as the robber, a building or a road.
constexpr std::int64_t kWaitMs = 5000;
/// Less sure strangers are nothing to ask about.
constexpr float kStrange = .5F;

}  // namespace

void UnknownThings::came(board::Hex hex, float probability, std::int64_t atMs) {
    explain(hex);
    if (probability >= kStrange && !isRobber(hex, atMs)) things_.push_back({hex, probability, atMs});
}

void UnknownThings::explain(const board::Site& site) {
    std::erase_if(things_, [&](const board::UnknownThing& thing) { return board::touches(thing.hex, site); });
}

void UnknownThings::robberMoved(std::optional<board::Hex> from, std::optional<board::Hex> to, std::int64_t atMs) {
    std::erase_if(robberMoves_, [&](const RobberMove& move) { return atMs - move.atMs > kRobberReadMs; });
    robberMoves_.push_back({from, to, atMs});
    std::erase_if(things_, [this](const board::UnknownThing& thing) { return isRobber(thing.hex, thing.sinceMs); });
}

void UnknownThings::forget() {
    things_.clear();
    robberMoves_.clear();
}

std::vector<board::UnknownThing> UnknownThings::unexplained(std::int64_t nowMs) const {
    std::vector<board::UnknownThing> all;
    std::copy_if(things_.begin(), things_.end(), std::back_inserter(all),
                 [nowMs](const board::UnknownThing& thing) { return nowMs - thing.sinceMs >= kWaitMs; });
    return all;
}

bool UnknownThings::isRobber(board::Hex hex, std::int64_t atMs) const {
    return std::any_of(robberMoves_.begin(), robberMoves_.end(), [&](const RobberMove& move) {
        return std::abs(move.atMs - atMs) <= kRobberReadMs && (move.from == hex || move.to == hex);
    });
}

}  // namespace hexwarden::belief
