// Risk's rules in order: Seafarers with armies, whose control moves what buildings are worth.
#include "companion/rules/risk/rules.h"
#include "companion/rules/seafarers/rules.h"

namespace hexwarden::rules::risk {

void addRules(Part part, const Options& options, const Accord& accord, Rules& rules) {
    switch (part) {
        case Part::board:
            add<base::Board>(rules, false);
            return add<Board>(rules);
        case Part::turn:
            add<base::Stock>(rules);
            add<base::Costs>(rules);
            add<base::SetUp>(rules);
            add<base::Turns>(rules, options.is("special_building"));
            add<base::Sevens>(rules, robbedAt);
            return add<OneRobber>(rules);
        case Part::building:
            add<base::Roads>(rules);
            add<base::Settlements>(rules);
            add<base::Cities>(rules);
            add<seafarers::Ships>(rules);
            add<seafarers::CoastalSettlements>(rules);
            return add<seafarers::ShipMoves>(rules);
        case Part::cards:
            add<base::DevelopmentCards>(rules);
            add<base::Trade>(rules, ratesAtHarbours);
            add<Harbours>(rules);
            return add<Agreements>(rules);
        case Part::production:
            return add<base::Production>(rules);
        case Part::gifts:
            add<seafarers::GoldFields>(rules);
            add<ControlledProduction>(rules);
            add<BorrowedColours>(rules);
            add<TurnOrder>(rules, options.is("build_and_attack_mixed"));
            add<Recruits>(rules);
            add<Battles>(rules);
            add<Marches>(rules);
            add<SetUp>(rules);
            return add<Elimination>(rules);
        case Part::bank:
            return add<base::BankShortage>(rules);
        case Part::points:
            add<base::LongestRoute>(rules, accord.halfRoads, accord.routeClause, accord.routeName);
            add<base::LargestArmy>(rules);
            return add<BuildingPoints>(rules);
    }
}

}  // namespace hexwarden::rules::risk
