// What scenarios of Conquest expect, besides what all scenarios can:
//
//   then ways red cavalry 0,0 HEX …            where a fresh one could go
//   then targets red ship 1,0 0,0:blue:city …  all it could attack from there
//   then before red ship 1,0 0,0:blue:city TARGET …   who must be fought before that
//   then instead red ship 1,0 0,0:blue:archer TARGET … who can stand in for it
//   then stands blue knight 0,0 2              pieces on a hex, aboard or not
//   then building 0,0 red city                 or `nobody`
//   then actions red knight 0,0 1              actions left of the first of them
//   then taken red 1 2                         ships in the graveyard, knights in prison
#pragma once

#include "companion/rules/ledger.h"
#include "tests/support/scenario_words.h"

namespace hexwarden::support {

/// False for a word that it does not know.
bool checkConquest(const std::string& what, Words&, const rules::GameState&, const rules::Ledger&);

}  // namespace hexwarden::support
