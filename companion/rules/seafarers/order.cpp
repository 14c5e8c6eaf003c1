// What Seafarers adds, in order.
#include "companion/rules/seafarers/rules.h"

namespace hexwarden::rules::seafarers {

void agree(const Options& options, Accord& accord) {
    accord.layoutOfItsOwn = true;
    accord.pointsToWin = options.number("points_to_win");
    accord.halfRoads[static_cast<std::size_t>(Piece::ship)] = accord.halfRoads[static_cast<std::size_t>(Piece::road)];
    accord.routeClause = "SEA-6";
    accord.routeName = {"longest trade route", "längste Handelsroute"};
}

void addRules(Part part, const Options& options, const Accord&, Rules& rules) {
    switch (part) {
        case Part::building:
            add<Ships>(rules);
            add<CoastalSettlements>(rules);
            add<ShipMoves>(rules);
            return add<Pirate>(rules);
        case Part::gifts:
            return add<GoldFields>(rules);
        case Part::points:
            return add<Islands>(rules, options.number("island_points"));
        case Part::board:
        case Part::turn:
        case Part::cards:
        case Part::production:
        case Part::bank:
            return;
    }
}

}  // namespace hexwarden::rules::seafarers
