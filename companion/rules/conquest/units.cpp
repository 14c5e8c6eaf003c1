#include "companion/rules/conquest/units.h"

#include <bit>

namespace hexwarden::rules::conquest {

int Unit::actionsDone() const {
    return std::popcount(done);
}

std::vector<const Unit*> Units::on(Hex h, Colour owner, Piece kind) const {
    std::vector<const Unit*> there;
    for (const Unit& u : all)
        if (u.at == h && u.owner == owner && (kind == Piece::none || u.kind == kind)) there.push_back(&u);
    return there;
}

int actionsLeft(const Unit& unit) {
    return kActionsATurn - unit.actionsDone();
}

bool mayStill(const Unit& unit, Action action) {
    return !unit.has(action) && actionsLeft(unit) > 0;
}

}  // namespace hexwarden::rules::conquest
