#include "companion/rules/credits.h"

namespace hexwarden::rules {

void Credits::clear() {
    paid.clear();
    withheld.clear();
    gifts = {};
}

game::ByColour<game::Cards> Credits::gains() const {
    game::ByColour<game::Cards> sums = gifts;
    for (const Credit& c : paid) of(sums, c.player)[static_cast<std::size_t>(c.resource)] += c.count;
    return sums;
}

}  // namespace hexwarden::rules
