#include "companion/story/difference.h"

#include <algorithm>

namespace hexwarden::story {
namespace {

using game::of;

game::ByColour<game::Cards> drawnIn(const Story& story) {
    game::ByColour<game::Cards> sums{};
    for (const Entry& entry : story.entries()) {
        const auto gains = entry.credits.gains();
        for (std::size_t c = 0; c < sums.size(); ++c) sums[c] = rules::operator+(sums[c], gains[c]);
    }
    return sums;
}

}  // namespace

int brokenIn(const Story& story) {
    return static_cast<int>(
        std::ranges::count_if(story.entries(), [](const Entry& t) { return !t.verdict.allowed(); }));
}

Difference differenceOf(const Story& before, const Story& after) {
    Difference difference;
    const auto drawnBefore = drawnIn(before), drawnAfter = drawnIn(after);
    const rules::Ledger &was = before.referee().ledger(), &is = after.referee().ledger();
    for (const game::Seat& seat : before.referee().state().seats) {
        const game::Colour c = seat.colour;
        const Change change{c,
                            rules::operator-(of(drawnAfter, c), of(drawnBefore, c)),
                            was.points.total(c),
                            is.points.total(c),
                            was.hand(c),
                            is.hand(c)};
        if (change.drawn != game::Cards{} || change.pointsBefore != change.pointsAfter ||
            change.handBefore != change.handAfter)
            difference.changes.push_back(change);
    }
    difference.longestMoves = was.longest.holder != is.longest.holder;
    difference.longestOf = is.longest.holder;
    difference.turnMoves = was.active != is.active;
    difference.turnOf = is.active;
    difference.broken = brokenIn(after) - brokenIn(before);
    return difference;
}

}  // namespace hexwarden::story
