#include "companion/rules/conquest/rules_of_rounds.h"
#include "companion/rules/conquest/tally.h"

namespace hexwarden::rules::conquest {

void BoardPoints::score(const GameState& state, const Ledger&, Points& points) const {
    const auto all = tallies(state);
    for (Colour c : board::kColours) {
        const Tally& t = of(all, c);
        const auto add = [&](int worth, Text what) {
            if (worth > 0) points.parts.push_back({c, worth, "CONQ-80", what});
        };
        add(t.walls, {"walls", "Mauern"});
        add(t.settlements, {"settlements", "Siedlungen"});
        add(2 * t.cities, {"cities", "Städte"});
        add(3 * t.castles, {"castles", "Burgen"});
        add(t.ships, {"ships", "Schiffe"});
        add(2 * t.bigShips, {"galleys and cargo ships", "Galeeren und Frachtschiffe"});
        add(t.knights, {"knights", "Ritter"});
        add(2 * t.bigKnights, {"archers and cavalry", "Bogenschützen und Reiterei"});
        add(t.cards, {"victory-point cards", "Siegpunktkarten"});
    }
}

}  // namespace hexwarden::rules::conquest
