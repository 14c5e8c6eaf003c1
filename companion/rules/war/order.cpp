// What War adds, in order.
#include "companion/rules/war/rules.h"

namespace hexwarden::rules::war {

void addRules(Part part, const Options& options, const Accord&, Rules& rules) {
    switch (part) {
        case Part::board:
            return add<FortOrigins>(rules);
        case Part::building:
            add<Weapons>(rules, options.is("weapon_cards_return_at_once"));
            add<Burning>(rules, options.is("burning"));
            add<Forts>(rules);
            add<DesertKnights>(rules);
            add<AbandonedRoads>(rules, termsOf(options));
            add<Homeless>(rules, options.is("homeless_are_out"));
            add<Pillaging>(rules, options.is("pillaging"));
            return add<Attacks>(rules, termsOf(options), options.is("destroyed_step_down"));
        case Part::gifts:
            if (options.is("forts_draw_as_made")) add<FortsDrawAsMade>(rules);
            return;
        case Part::turn:
        case Part::cards:
        case Part::production:
        case Part::bank:
        case Part::points:
            return;
    }
}

}  // namespace hexwarden::rules::war
