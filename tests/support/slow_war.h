// War once more, slow and obvious: every path walked, every set of consents tried.
#pragma once

#include "companion/rules/war/attack.h"

#include <set>
#include <string>
#include <vector>

namespace hexwarden::support {

using rules::Colour;
using rules::ColourSet;
using rules::Corner;
using rules::Edge;
using rules::GameState;
using rules::Site;
using Terms = rules::war::Terms;
using Path = std::vector<Corner>;

/// WAR-31, asked road by road.
std::set<Edge> slowAbandoned(const GameState&, const Terms&);

/// One attack at one table, under whatever consents are tried.
class SlowAttack {
  public:
    /// Weapons and played knights are those in `state.deeds`.
    SlowAttack(const GameState&, const Terms&, Colour attacker, Site target, ColourSet lenders);

    bool allowed(ColourSet consent) const { return allowed(consent, weapons_, knights_); }
    /// The best path, as names; empty for none.
    std::vector<std::string> path(ColourSet consent) const;
    /// Everything that alone would make it legal, as text, sorted.
    std::set<std::string> legalIf(ColourSet consent) const;

  private:
    bool allowed(ColourSet consent, int weapons, int knights) const;
    bool isTarget() const;
    bool fortIsOpen() const;
    bool mayLend(Colour lender, ColourSet consent) const;
    bool isAttackPath(const Path&, Colour from, ColourSet consent) const;
    std::vector<Path> attackPaths(Colour from, ColourSet consent) const;

    const GameState& state_;
    const Terms& terms_;
    std::set<Edge> abandoned_;
    Colour attacker_;
    Site target_;
    ColourSet lenders_;
    int weapons_;
    int knights_;
    std::vector<std::vector<Path>> pathsByPlayer_;  ///< along any roads, from that player's buildings
};

/// WAR-21.
bool slowConnected(const GameState&, const Terms&, Colour a, Colour b, ColourSet consent);

}  // namespace hexwarden::support
