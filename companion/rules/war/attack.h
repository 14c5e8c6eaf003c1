// May this be attacked, from where, and what would make it legal: the questions of WAR-2 to WAR-5, WAR-13 and WAR-20 to
// WAR-22, answered without changing anything.
#pragma once

#include "companion/rules/path_search.h"
#include "companion/rules/verdict.h"
#include "companion/rules/war/abandoned.h"

namespace hexwarden::rules::war {

/// WAR-2: weapons needed to destroy a piece, and played knights; 0 for what is no target.
constexpr int demandOf(Piece target) {
    switch (target) {
        case Piece::road:
        case Piece::bridge:
        case Piece::ship:
            return 1;
        case Piece::settlement:
            return 2;
        case Piece::city:
        case Piece::fort:
            return 3;
        case Piece::none:
        case Piece::castle:
        case Piece::wall:
        case Piece::army:
        case Piece::knight:
        case Piece::archer:
        case Piece::cavalry:
        case Piece::galley:
        case Piece::cargo:
        case Piece::robber:
        case Piece::pirate:
        case Piece::flood:
            return 0;
    }
    return 0;
}

/// Somebody else's road, settlement, city or fort (WAR-6, WAR-37).
bool isTarget(game::Occupant, Colour attacker, const Terms&);

struct Attack {
    Colour attacker{};
    Site target;
    int weapons = 0;
    ColourSet consent{};  ///< besides the attacker's
    ColourSet lenders{};  ///< who offer their played knights
};

/// How somebody who offers knights stands to it.
struct Lender {
    enum class Role : std::uint8_t { lends, notNeeded, notLinked, isVictim };

    Colour player{};
    Role role = Role::lends;
    int knights = 0;  ///< that count for this attack
};

struct Assessment {
    game::Occupant target;
    bool isTarget = false;  ///< somebody else's road, settlement, city or fort
    int demand = 0;         ///< of weapons, and of knights
    int weapons = 0;
    int ownKnights = 0;
    std::vector<Lender> lenders;
    bool hasPath = false;
    std::vector<Site> guards;  ///< a fort's road spaces that are empty or its owner's (WAR-13)
    bool walledIn = false;     ///< a fort without any road space (RIVER-32)

    /// What would make it legal, each alone: consents, then knights, then weapons. Empty if it is legal, or if one
    /// thing is not enough.
    std::vector<Condition> legalIf;

    int knights() const;
    bool enoughWeapons() const { return weapons >= demand; }
    bool enoughKnights() const { return knights() >= demand; }
    bool fortIsOpen() const { return guards.empty() && !walledIn; }
    bool legal() const { return isTarget && enoughWeapons() && enoughKnights() && hasPath && fortIsOpen(); }
};

/// Everything about an attack at once. Knights are counted as the ledger has them.
Assessment assess(const GameState&, const Ledger&, const Terms&, const Attack&);

/// WAR-32: what destroying a building may bring, whether or not this table pillages; a road brings nothing.
struct Spoils {
    Cards most{};  ///< of each kind, as its hexes and the bank allow
    int due = 0;   ///< cards in all
};
Spoils spoilsAt(const GameState&, const Ledger&, const Site& target);

/// WAR-5, WAR-31: the corners from one of the attacker's buildings to the target, one alone if the building stands at
/// an end of the target road; empty if these consents open no path. The shortest, of several the first by name.
std::vector<Corner> attackPath(const GameState&, const Ledger&, const Terms&, Colour attacker, const Site& target,
                               ColourSet consent);

/// WAR-21: the corners from a building of `a` to one of `b`, who both consent; empty if their roads are not connected.
std::vector<Corner> connection(const GameState&, const Ledger&, const Terms&, Colour a, Colour b, ColourSet consent);

}  // namespace hexwarden::rules::war
