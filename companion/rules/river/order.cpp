// What the Great River adds, in order: `FloodPlain` turns the flood before `DrowningRobber` looks at it.
#include "companion/rules/river/rules.h"

namespace hexwarden::rules::river {
namespace {

constexpr int kTwelvePoints = 12;  // RIVER-34

}  // namespace

void agree(const Options& options, Accord& accord) {
    if (options.is("river_twelve_points") && !accord.layoutOfItsOwn) accord.pointsToWin = kTwelvePoints;
    accord.halfRoads[static_cast<std::size_t>(Piece::bridge)] = kBridgeHalfRoads;
}

void addRules(Part part, const Options& options, const Accord& accord, Rules& rules) {
    switch (part) {
        case Part::board:
            return add<Tile>(rules);
        case Part::building:
            add<Crossings>(rules);
            add<Banks>(rules);
            if (!accord.layoutOfItsOwn) add<BareMouth>(rules);
            return;
        case Part::production:
            add<FloodPlain>(rules);
            return add<DrowningRobber>(rules, options.is("river_return_steals"));
        case Part::points:
            return add<BridgeTies>(rules);
        case Part::turn:
        case Part::cards:
        case Part::gifts:
        case Part::bank:
            return;
    }
}

}  // namespace hexwarden::rules::river
