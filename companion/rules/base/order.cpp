// The rules of the base game in order.
#include "companion/rules/base/rules.h"

namespace hexwarden::rules::base {
namespace {

constexpr int kPointsToWin = 10;  // BASE-34
constexpr int kHalfRoads = 2;     // BASE-32: that a road counts

}  // namespace

void agree(const Options&, Accord& accord) {
    accord.pointsToWin = kPointsToWin;
    accord.halfRoads = lengthsOf({{Piece::road, kHalfRoads}});
    accord.routeClause = "BASE-32";
    accord.routeName = {"longest road", "längste Straße"};
}

void addRules(Part part, const Options& options, const Accord& accord, Rules& rules) {
    switch (part) {
        case Part::board:
            return add<Board>(rules, !accord.layoutOfItsOwn);
        case Part::turn:
            add<Stock>(rules);
            add<Costs>(rules);
            add<SetUp>(rules);
            add<Turns>(rules, options.is("special_building"));
            return add<Sevens>(rules, buildersAt);
        case Part::building:
            add<Roads>(rules);
            add<Settlements>(rules);
            return add<Cities>(rules);
        case Part::cards:
            add<DevelopmentCards>(rules);
            return add<Trade>(rules, ratesAtHarbours);
        case Part::production:
            return add<Production>(rules);
        case Part::gifts:
            return;
        case Part::bank:
            return add<BankShortage>(rules);
        case Part::points:
            add<LongestRoute>(rules, accord.halfRoads, accord.routeClause, accord.routeName);
            add<LargestArmy>(rules);
            return add<VictoryPoints>(rules, accord.pointsToWin);
    }
}

}  // namespace hexwarden::rules::base
