// What an event may have been instead, and what a correction changes.
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <QString>

namespace hexwarden::viewmodel {

/// Every other reading of an event, as the event that mends the journal: a `Corrected`, or last an `Undone`. What was
/// taken back may have happened after all.
std::vector<game::Body> correctionsOf(const game::Event&, const Evening&);
/// "8", "Blue", "It did not happen": a correction on a button; and the colour to show with it, empty for none.
QString labelOfCorrection(const game::Body&, const Evening&);
QString colourOfCorrection(const game::Body&);

struct Difference {
    QString text;
    int gain = 0;  ///< above 0 for better, below for worse
};

/// What would be otherwise now if the journal were mended so; empty if nothing that counts would be.
std::vector<Difference> differenceOf(const game::Body& mending, const Evening&);

}  // namespace hexwarden::viewmodel
