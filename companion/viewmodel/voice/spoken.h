// What a screen shows as sentences for the ear, in the language of the screen, and how long a voice takes for them.
#pragma once

#include "tracker/game/event.h"

#include <QString>

namespace hexwarden::viewmodel {

/// "eight"; digits from 20 on.
QString spoken(int number);
/// "two ore and one wool"; empty for no cards.
QString spoken(const game::Cards&);
/// A sentence of a screen: numbers below 20 as words, signs as words or as pauses, the ids of clauses left out, the
/// first letter large, a stop at the end.
QString spoken(const QString& sentence);
/// Up to the first of these signs. After a colon screens tell how to tap it; after a semicolon, what comes of it.
QString upTo(const char* signs, const QString& sentence);

/// Seconds that Debian's synthesiser takes at its normal rate; how well this is met is in docs/measurements.md.
double secondsToSay(const QString& text);

}  // namespace hexwarden::viewmodel
