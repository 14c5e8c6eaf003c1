// What scenarios of Risk expect, besides what all scenarios can:
//
//   then armies 0,0 red 3                  or `nobody`: who stands there, and no others
//   then controls red SITE …               hexes, buildings at corners, roads on edges; `nobody` for those not
//   controlled then unplaced red 2                    free armies not placed yet then recruits red 4 HEX … the limit by
//   points, and exactly the hexes then sneaks red 0,0 [with blue …] to HEX …      exactly these goals;  then redeploys
//   likewise then out white                         or `nobody`: eliminated so far then rate red ore 3 cards that the
//   bank takes then legal-if white,blue grey …        exactly these sets of consents then odds 3 2 0.3626 chance to win
//   with 3 armies against 2, as many digits as written then figures 18 1 1 3                  artillery, cavalry,
//   infantry
#pragma once

#include "companion/rules/ledger.h"
#include "tests/support/scenario_words.h"

namespace hexwarden::support {

/// False for a word that it does not know.
bool checkRisk(const std::string& what, Words&, const rules::GameState&, const rules::Ledger&);

}  // namespace hexwarden::support
