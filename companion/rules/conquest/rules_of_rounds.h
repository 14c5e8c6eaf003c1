// What Conquest puts in the place of the base game's rules: what rolls bring and call, rounds, cards, points and
// victory tokens. `rules.h` has the half about pieces.
#pragma once

#include "companion/rules/rule.h"

namespace hexwarden::rules::conquest {

/// CONQ-2, CONQ-3, CONQ-10 to CONQ-12: what a roll, the net and the hunt bring.
class Draws : public Rule {
  public:
    explicit Draws(bool ownHexDraws) : ownHexDraws_(ownHexDraws) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    bool ownHexDraws_;
};

/// CONQ-4: one gold for each player who gets nothing; asked after the bank has paid.
class Consolation : public Rule {
  public:
    explicit Consolation(bool ownHexDraws) : ownHexDraws_(ownHexDraws) {}
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;

  private:
    bool ownHexDraws_;
};

/// CONQ-20 to CONQ-22: dragon, storm and disease, after everybody has drawn.
class Perils : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// CONQ-70: the deck and what its new cards do.
class NewCards : public Rule {
  public:
    explicit NewCards(int ofEach) : ofEach_(ofEach) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    int ofEach_;
};

/// CONQ-71: no result of the stack comes twice before it is shuffled again.
class DiceStack : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// CONQ-80.
class BoardPoints : public Rule {
  public:
    void score(const GameState&, const Ledger&, Points&) const override;
};

/// CONQ-86, CONQ-87: tokens of battles. Stands before `Actions` forgets the fights of a turn.
class BattleTokens : public Rule {
  public:
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// CONQ-82 to CONQ-85, CONQ-88 to CONQ-91: tokens for what is done and built.
class Tokens : public Rule {
  public:
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// How long a game of Conquest lasts (CONQ-61, CONQ-81).
struct Length {
    int rounds = 6;
    int tokensToWin = 0;  ///< 0: played through all rounds
};

/// CONQ-60 to CONQ-62, CONQ-81, CONQ-92, CONQ-93: phases, rounds, whose turn it is, and how the game ends.
class Rounds : public Rule {
  public:
    Rounds(Length length, bool rollOnceARound) : length_(length), rollOnceARound_(rollOnceARound) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;

  private:
    void endTurn(const GameState&, Colour, Ledger&) const;
    void endRound(const GameState&, Ledger&) const;

    Length length_;
    bool rollOnceARound_;
};

}  // namespace hexwarden::rules::conquest
