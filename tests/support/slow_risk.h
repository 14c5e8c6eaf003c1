// Control and the ways of armies once more, slow and obvious: straight from the clauses, hex by hex and path by path.
#pragma once

#include "companion/rules/path_search.h"

#include <random>
#include <set>
#include <string>

namespace hexwarden::support {

using rules::Colour;
using rules::GameState;
using rules::Hex;

/// RISK-30, RISK-31, RISK-33 as lines "SITE COLOUR".
std::set<std::string> slowControl(const GameState&);

/// RISK-44, RISK-45: goals by trying every walk that uses no road or ship twice.
std::set<std::string> slowGoals(const GameState&, Colour mover, Hex from, rules::ColourSet consent, bool redeploying);

/// A small table of three players with armies, roads, ships and buildings, legal or not.
GameState armiesThrownTogether(std::mt19937&);

}  // namespace hexwarden::support
