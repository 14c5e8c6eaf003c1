// Points with their reasons.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/words.h"

#include <vector>

namespace hexwarden::rules {

struct PointPart {
    Colour player{};
    int points = 0;
    ClauseId clause;
    Text what;  ///< "settlements", for a list of reasons

    bool operator==(const PointPart& o) const {
        return player == o.player && points == o.points && clause == o.clause && what.en == o.what.en;
    }
};

struct Points {
    std::vector<PointPart> parts;

    int total(Colour) const;
};

}  // namespace hexwarden::rules
