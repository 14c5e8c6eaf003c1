// Conquest's rules in order: of the base game stay the turn, cards, trade and the bank; everything about places is its
// own, and there are neither robber nor roads.
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/rules_of_rounds.h"

namespace hexwarden::rules::conquest {

void addRules(Part part, const Options& options, const Accord&, Rules& rules) {
    switch (part) {
        case Part::board:
            return add<base::Board>(rules, false);
        case Part::turn:
            add<base::Stock>(rules);
            add<base::Costs>(rules);
            add<Supply>(rules, options.is("galley_for_wool"));
            add<Landing>(rules);
            // Where production is rolled once a round, nobody could tell the end of a turn from the end of building
            // after it.
            add<base::Turns>(rules, options.is("special_building") && !options.is("production_once_a_round"));
            if (options.is("dice_stack")) add<DiceStack>(rules);
            return;
        case Part::building:
            add<Buildings>(rules);
            add<Walls>(rules);
            add<Recruits>(rules);
            add<Moves>(rules);
            add<Battles>(rules, options.is("attack_goes_on"));
            add<Breaches>(rules);
            add<Foraging>(rules);
            add<BattleTokens>(rules);
            return add<Actions>(rules);
        case Part::cards:
            add<base::DevelopmentCards>(rules);
            add<NewCards>(rules, options.number("new_cards"));
            return add<base::Trade>(rules, ratesAtPorts);
        case Part::production:
            return add<Draws>(rules, options.is("own_hex_draws"));
        case Part::gifts:
            return;
        case Part::bank:
            add<base::BankShortage>(rules);
            add<Consolation>(rules, options.is("own_hex_draws"));
            return add<Perils>(rules);
        case Part::points:
            add<BoardPoints>(rules);
            add<Tokens>(rules);
            return add<Rounds>(rules, Length{options.number("rounds"), options.number("tokens_to_win")},
                               options.is("production_once_a_round"));
    }
}

}  // namespace hexwarden::rules::conquest
