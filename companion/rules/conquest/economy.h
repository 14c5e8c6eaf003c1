// Production, and what a roll calls down on the leader: the dragon, a storm, disease.
#pragma once

#include "companion/rules/credits.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwarden::rules {
struct Ledger;
}

namespace hexwarden::rules::conquest {

enum class Peril : std::uint8_t { dragon, storm, disease };

/// A peril that the last roll called (CONQ-20 to CONQ-22).
struct Call {
    Peril peril = Peril::dragon;
    std::vector<Colour> struck;  ///< whom it strikes; several where only hidden hands or the dice decide among them
    bool settled = false;        ///< the piece is gone, the dragon is beaten, or there was nothing to lose
    std::optional<Hex> fought;   ///< where the dragon won a fight: that building falls

    /// Whom it strikes, if that is known.
    std::optional<Colour> victim() const { return struck.size() == 1 ? std::optional(struck[0]) : std::nullopt; }
};

std::string_view word(Peril);
ClauseId clauseOf(Peril);
Text name(Peril);

struct Economy {
    int dragonGold = 0;               ///< gold of gold hexes since the last attack, 0 to 6 (CONQ-20)
    std::vector<Call> calls;          ///< of the last roll, in the order in which they come
    std::vector<Credit> sureOfSeven;  ///< what it brought where the ground leaves no choice, in the hands already
    std::array<int, 13> stack{};      ///< by sum: results left of the dice stack (CONQ-71)
    std::optional<Colour> justDrew;   ///< a development card, with the last event
};

inline constexpr int kDragonGold = 7;  // CONQ-20

/// The roll on which buildings choose and every shoal is fished (CONQ-3).
inline constexpr int kSeven = 7;

/// What a building may choose on a 7 (CONQ-3).
struct Choice {
    Colour player{};
    Hex building;
    int count = 0;
    std::vector<Resource> among;  ///< each kind once, in the order of `kResources`

    bool isFree() const { return among.size() > 1; }
};

/// All choices of a 7, in the order of the hexes; a building on barren ground has none.
std::vector<Choice> choicesOfSeven(const GameState&, bool ownHexDraws);

/// Players with most points as the perils count them: by buildings and walls; of several, those who may have most with
/// ships, knights, gold and resources in hand too (CONQ-20).
std::vector<Colour> leadersForPerils(const GameState&, const Ledger&);

/// What the last roll called, in the order in which it comes.
const std::vector<Call>& callsOf(const Ledger&);
/// What the last roll gave without a choice, a 7 (CONQ-3).
const std::vector<Credit>& withoutChoice(const Ledger&);
/// Results of that sum that are left in the dice stack (CONQ-71).
int resultsLeft(const Ledger&, int sum);

/// The call that waits for a player to lose a piece of that kind; null if none does.
const Call* callFor(const Ledger&, Colour player, Piece);
/// What such a call may take on a hex: the building, then what else stands there.
std::vector<game::Lost> lossesAt(const GameState&, const Ledger&, Hex);

}  // namespace hexwarden::rules::conquest
