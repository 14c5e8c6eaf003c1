// What Seafarers adds to the base game.
#pragma once

#include "companion/rules/book.h"
#include "companion/rules/path_search.h"

namespace hexwarden::rules::seafarers {

extern const Book kBook;
/// What it asks of other books' rules.
void agree(const Options&, Accord&);
/// Its rules in order, those of one part of a game.
void addRules(Part, const Options&, const Accord&, Rules&);
/// What it knows of a moment.
void addDues(const GameState&, const Ledger&, const Options&, std::vector<Due>&);

/// What a table that is given tells of this turn (SEA-5): a ship was built there; one was moved.
void giveShipBuilt(Ledger&, Edge);
void giveShipMoved(Ledger&);

/// SEA-1, SEA-2, SEA-7, SEA-8: ships and where they may be built.
class Ships : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// SEA-4: a settlement at the end of ships alone.
class CoastalSettlements : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// SEA-5, SEA-7: one ship a turn.
class ShipMoves : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// SEA-7: players with a ship on an edge of that hex, whom the pirate can rob there.
ColourSet sailorsAt(const GameState&, Hex);
class Pirate : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// SEA-1: a free choice that nobody sees until it is recorded. It waits for the players as long as nothing else
/// happens.
class GoldFields : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// SEA-10: points for the first settlement of each player on an island that is new to them.
class Islands : public Rule {
  public:
    explicit Islands(int points) : points_(points) {}
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void score(const GameState&, const Ledger&, Points&) const override;
    void open(const GameState&, Ledger&) const override;

  private:
    int points_;
};

/// How a ship lies in its owner's routes (SEA-5).
enum class ShipState : std::uint8_t { closed, inTheMiddle, open };
ShipState stateOf(const GameState&, const Ledger&, Edge ship);

}  // namespace hexwarden::rules::seafarers
