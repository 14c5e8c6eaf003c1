// How the ends of two stories differ: the preview of a correction.
#pragma once

#include "companion/story/story.h"

namespace hexwarden::story {

struct Change {
    game::Colour player{};
    game::Cards drawn{};  ///< more, or fewer below 0, from rolls and set-up over the whole game
    int pointsBefore = 0;
    int pointsAfter = 0;
    rules::Hand handBefore{};
    rules::Hand handAfter{};

    bool operator==(const Change&) const = default;
};

struct Difference {
    std::vector<Change> changes;            ///< of each player for whom something differs, in playing order
    bool longestMoves = false;              ///< the longest road has another holder:
    std::optional<game::Colour> longestOf;  ///< this one; none: nobody
    bool turnMoves = false;                 ///< it is somebody else's turn:
    std::optional<game::Colour> turnOf;     ///< this one's; none: nobody's
    int broken = 0;                         ///< how many more events break a rule; below 0: fewer
};

/// Events that break a rule.
int brokenIn(const Story&);

Difference differenceOf(const Story& before, const Story& after);

}  // namespace hexwarden::story
