// The rules of Risk of Catan, each with the clauses it stands for. It is Seafarers with armies on it.
#pragma once

#include "companion/rules/base/rules.h"
#include "companion/rules/book.h"
#include "companion/rules/consent.h"
#include "companion/rules/path_search.h"

namespace hexwarden::rules::risk {

struct RiskAccount;

extern const Book kBook;
/// Its rules in order, those of one part of a game.
void addRules(Part, const Options&, const Accord&, Rules&);
/// What it knows of a moment.
void addExtras(const GameState&, const Ledger&, Extras&);
void addDues(const GameState&, const Ledger&, const Options&, std::vector<Due>&);
void addTaps(const GameState&, const Ledger&, const Site&, std::vector<game::Body>&);

/// The first has promised the second peace.
bool hasPromised(const GameState&, Colour from, Colour to);
/// Players whose roads and leave the mover has this turn (RISK-12).
ColourSet lendersTo(const GameState&, Colour mover);

/// RISK-2, RISK-3: remarks on a board that is not of the two decks.
class Board : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// RISK-5, RISK-6: the second settlement is a city, and armies are placed until all land is held.
class SetUp : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// RISK-4, RISK-31: whom one robber can rob who is the pirate too.
ColourSet robbedAt(const GameState&, const Ledger&, Hex);
class OneRobber : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
};

/// RISK-20: harbours are chosen, and the bank's rates follow control (RISK-31).
base::BankRates ratesAtHarbours(const GameState&, const Ledger&, Colour);
/// Tokens of a kind that nobody has taken.
int harboursLeft(const GameState&, board::HarbourKind);
/// Every token that can be laid on that water, kind by kind: one for each building beside it that waits for one.
std::vector<game::HarbourPlaced> harboursFor(const GameState&, Hex water);
/// Buildings beside water on which a harbour can be laid for them, and none is.
std::vector<Corner> buildingsWithoutHarbour(const GameState&);
class Harbours : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// RISK-10: gifts, and promises of peace.
class Agreements : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// RISK-31: what a controlled building yields.
class ControlledProduction : public Rule {
  public:
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;
};

/// RISK-32, RISK-40, RISK-41, RISK-42.
class Recruits : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// RISK-13, RISK-43 and the BATTLE clauses.
class Battles : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// RISK-44, RISK-45, BATTLE-4: armies that move.
class Marches : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};
/// RISK-44 for one attack, by a march or by a battle with a hex that is no neighbour.
void judgeSneakAttack(const GameState&, const Ledger&, Colour, Hex from, Hex to, Verdict&);
/// Keeps that it sets out.
void noteSneakAttack(const GameState& before, Colour, Hex from, Hex to, RiskAccount&);

/// RISK-32, RISK-45, RISK-46: what must be done first, and what comes too late.
class TurnOrder : public Rule {
  public:
    explicit TurnOrder(bool buildingAndAttacksMixed) : mixed_(buildingAndAttacksMixed) {}
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    bool mixed_;
};

/// RISK-50: who is out, and what becomes of their cards and turns.
class Elimination : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// RISK-51: whose armies a borrowed colour is, where nobody plays that colour.
Colour armyOwner(const GameState&, Colour pieces);
class BorrowedColours : public Rule {
  public:
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
};

/// RISK-1, RISK-31: points of buildings by who controls them, and how many win.
class BuildingPoints : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void score(const GameState&, const Ledger&, Points&) const override;
};

}  // namespace hexwarden::rules::risk
