// What an event may have been instead, and what a correction changes.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

#include <QString>

namespace hexwarden::viewmodel {

/// Every other reading of an event, as the event that mends the journal: a `Corrected`, or last an `Undone`. What was
/// taken back may have happened after all.
std::vector<game::Body> correctionsOf(const game::Event&, const Evening&);
/// "8", "Blue", "It did not happen": a correction of the event with the number `about` on a button; and the colour to
/// show with it, empty for none.
QString labelOfCorrection(const game::Body&, std::int64_t about, const Evening&);
QString colourOfCorrection(const game::Body&);

struct DifferenceLine {
    QString text;
    int gain = 0;  ///< above 0 for better, below for worse
};

/// The same after a tap on a site: the event there instead.
std::vector<game::Body> correctionsAt(const game::Event&, const game::Site&, const Evening&);
/// Of what was missed before the event, everything that a tap on a site may have meant then. A move ends where it began
/// until its goal is known.
std::vector<game::Body> missedAt(const game::Event&, const game::Site&, const Evening&);
/// The moves among these with their goal, and each number of pieces.
std::vector<game::Body> missedMoves(const game::Event&, const game::Site& from, const game::Site& to, const Evening&);
bool wantsGoal(const game::Body& mending);
/// The event happened right before another one.
std::optional<game::Body> reorderedBefore(const game::Event&, std::int64_t other, const Evening&);
/// Where else the rules would have let it be: to be shown on the board.
std::vector<game::Site> otherSitesOf(const game::Event&, const Evening&);

/// What would change now if the journal were corrected this way; empty if nothing that counts would.
std::vector<DifferenceLine> differenceOf(const game::Body& mending, const Evening&);
/// The same for a list with the roles text and gain; one line if nothing would change.
std::vector<Row> differenceRows(const game::Body& mending, const Evening&);

}  // namespace hexwarden::viewmodel
