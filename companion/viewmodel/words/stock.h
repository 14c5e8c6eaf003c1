// What everybody holds and what is left, as far as the record knows it: for the seats and the bank on the table's
// screen.
#pragma once

#include "companion/viewmodel/screens/evening.h"

namespace hexwarden::viewmodel {

/// How many cards a hand holds: "3", "2–4", or "?" if nothing is known.
QString countOf(const rules::Hand&);
/// "2 wool, 1 ore and 3 unknown"; empty for a hand of which at most the count is known.
QString handOf(const Evening&, game::Colour);
/// "2 development cards · 1 knight played · road 5 · left: 3 settlements"; empty before anything is there.
QString kitOf(const Evening&, game::Colour);
/// A length in halves, as bridges count: "3", "3½".
QString halves(int halfRoads);
/// "can pay: road · perhaps: settlement (takes 1 of 2 unknown) · cannot pay: city"; empty where nothing of the hand
/// is known.
QString meansOf(const Evening&, game::Colour);
/// "Bank: 12 lumber, 9 brick. 20 development cards left."; of what hands may hide, at most this many.
QString bankOf(const Evening&);

}  // namespace hexwarden::viewmodel
