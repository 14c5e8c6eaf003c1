#include "companion/rules/points.h"

namespace hexwarden::rules {

int Points::total(game::Colour player) const {
    int total = 0;
    for (const PointPart& part : parts)
        if (part.player == player) total += part.points;
    return total;
}

}  // namespace hexwarden::rules
