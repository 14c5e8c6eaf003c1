// Who occupies a hex, and who controls hexes, buildings and roads by armies.
#pragma once

#include "companion/rules/path_search.h"

#include <optional>

namespace hexwarden::rules {
struct Ledger;
}

namespace hexwarden::rules::risk {

struct RiskAccount;

/// Armies of one player on a hex.
int armiesOn(const GameState&, Colour, Hex);
/// Somebody else who has armies there; none on a hex that is free or the player's own.
std::optional<Colour> enemyOn(const GameState&, Colour player, Hex);
/// No army of anybody stands there.
bool isFree(const GameState&, Hex);

/// Armies that it takes to control a land hex: as many as its token has pips, at least one (RISK-30).
int armiesToControl(const board::Layout&, Hex);

/// BATTLE-6: how a number of armies is laid out with as few pieces as can be.
struct Figures {
    int artillery = 0;  ///< 10 armies
    int cavalry = 0;    ///< 5 armies
    int infantry = 0;   ///< 1 army

    bool operator==(const Figures&) const = default;
};
constexpr Figures figuresFor(int armies) {
    return {armies / 10, armies % 10 / 5, armies % 5};
}

/// Armies that came onto a hex of somebody else: they cannot retreat, so they fight until one side is gone (RISK-6,
/// RISK-32, RISK-44).
struct Landing {
    Hex at;
    Colour attacker{};

    bool operator==(const Landing&) const = default;
};

/// The landing that is being fought out; none if nobody has landed.
std::optional<Landing> landingOf(const Ledger&);
/// Armies of the last roll that the player has not placed yet (RISK-41).
int freeArmiesOf(const Ledger&, Colour);
/// RISK-50.
bool isOut(const Ledger&, Colour);

/// Control of the whole board at one moment; looks at the state for as long as it lives. A hex on which several
/// players have armies is nobody's; armies of a landing (RISK-32) do not count until they have won.
class Control {
  public:
    /// Of a table alone: nobody has landed, nobody is out.
    explicit Control(const GameState&);
    Control(const GameState&, const Ledger&);
    Control(const GameState&, const RiskAccount&);

    /// RISK-30.
    std::optional<Colour> of(Hex h) const { return hexes_[h]; }
    /// RISK-31: another player than the owner who controls the building there.
    std::optional<Colour> of(Corner) const;
    /// RISK-33: another player than the owner who controls the road there; ships are never controlled.
    std::optional<Colour> of(Edge) const;

    /// Who has the points, production and harbour of the building there: its controller, or else its owner.
    std::optional<Colour> beneficiaryOf(Corner) const;
    /// Players at the table who have no building under their control (RISK-50).
    ColourSet withoutBuilding() const;

  private:
    template <std::size_t N>
    std::optional<Colour> ofAllLand(const std::array<Hex, N>&, Colour owner) const;

    const GameState& state_;
    ColourSet out_;
    board::SiteMap<Hex, std::optional<Colour>> hexes_{};
};

/// RISK-41: armies that each player gets for a roll; nobody for a 7, none for who is out or has no building.
game::ByColour<int> freeArmies(const GameState&, const Control&, int roll, ColourSet out = {});

}  // namespace hexwarden::rules::risk
