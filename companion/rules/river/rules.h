// What the Great River adds to the base game, with Seafarers and with War or without.
#pragma once

#include "companion/rules/book.h"

#include <vector>

namespace hexwarden::rules::river {

extern const Book kBook;
/// What it asks of other books' rules.
void agree(const Options&, Accord&);
/// Its rules in order, those of one part of a game.
void addRules(Part, const Options&, const Accord&, Rules&);
/// What it knows of a moment.
void addExtras(const GameState&, const Ledger&, Extras&);

/// What a table that is given tells: the plain is flooded or dry; where the robber began.
void giveFlood(Ledger&, bool flooded);
void giveRobberStart(Ledger&, Hex);

/// RIVER-11: that roll floods the plain, or dries it.
bool turnsTheFlood(const GameState&, int roll);

/// Half roads that a bridge counts (RIVER-22).
inline constexpr int kBridgeHalfRoads = 3;

/// Where the 7 after his drowning may put the robber (RIVER-13, RIVER-15): his start, else the deserts, else all land.
std::vector<Hex> homesOfRobber(const GameState&, const Ledger&);

/// Whether the plain is flooded, and what the next 7 does to it (RIVER-11).
Notice floodOf(const GameState&, const Ledger&);
/// Where the robber is, and where he comes back to (RIVER-13, RIVER-15).
Notice robberOf(const GameState&, const Ledger&);

/// One player has a bridge on both sites (RIVER-23), neither abandoned (RIVER-32); of a table without its river, two.
bool builtBothBridges(const GameState&, const Ledger&, Colour);

/// RIVER-1, RIVER-2, RIVER-33: remarks and objections on the tile as it is laid.
class Tile : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// RIVER-10, RIVER-11, RIVER-14: the flood plain; stands after `base::Production` and whatever else pays for a token.
class FloodPlain : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// RIVER-12, RIVER-13, RIVER-15: the robber and the flood; stands after `FloodPlain` and after all that judge robber
/// and pirate.
class DrowningRobber : public Rule {
  public:
    explicit DrowningRobber(bool stealsOnReturn) : stealsOnReturn_(stealsOnReturn) {}
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;

  private:
    bool stealsOnReturn_;
};

/// RIVER-20, RIVER-21, RIVER-24: what lies on the sides that the river crosses.
class Crossings : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// RIVER-31: the distance rule does not act across the river; stands after `base::Settlements`.
class Banks : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// RIVER-30 without Seafarers: nothing on the corner of the mouth.
class BareMouth : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// RIVER-23: stands after `base::LongestRoute`.
class BridgeTies : public Rule {
  public:
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

}  // namespace hexwarden::rules::river
