// What Conquest puts in the place of the base game's rules. This half is about pieces; `rules_of_rounds.h` has what
// they earn.
#pragma once

#include "companion/rules/base/rules.h"
#include "companion/rules/book.h"

namespace hexwarden::rules::conquest {

struct Call;

extern const Book kBook;
/// Its rules in order, those of one part of a game.
void addRules(Part, const Options&, const Accord&, Rules&);
/// What it knows of a moment.
void addExtras(const GameState&, const Ledger&, Extras&);
void addDues(const GameState&, const Ledger&, const Options&, std::vector<Due>&);
void addTaps(const GameState&, const Ledger&, const Site&, std::vector<game::Body>&);
/// Whom a peril strikes, or that it is settled (CONQ-20 to CONQ-22).
Notice noticeOf(const Call&);

/// CONQ-30, CONQ-50: how many pieces a player has and what they cost.
class Supply : public Rule {
  public:
    explicit Supply(bool galleyForWool) : galleyForWool_(galleyForWool) {}
    void equip(Box&, std::size_t seats) const override;

  private:
    bool galleyForWool_;
};

/// CONQ-6: ship, knight and first settlement of each player in order.
class Landing : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// CONQ-1, CONQ-41, CONQ-50: settlements, cities and castles.
class Buildings : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// CONQ-1, CONQ-51: walls are built, moved, and laid by the road-building card.
class Walls : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// CONQ-31: where ships and knights appear, two a turn.
class Recruits : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// CONQ-33, CONQ-38, CONQ-52.
class Moves : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// All dice of a battle are even, what is added to them included: both sides roll again (CONQ-35).
bool isTied(const GameState&, const Ledger&, const game::Battled&);

/// CONQ-34 to CONQ-37.
class Battles : public Rule {
  public:
    explicit Battles(bool attackGoesOn) : attackGoesOn_(attackGoesOn) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    bool attackGoesOn_;
};

/// CONQ-53.
class Breaches : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// CONQ-39: who may fish or hunt; what it brings is CONQ-11's and CONQ-12's.
class Foraging : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// CONQ-32: keeps every ship and knight with what it has done this turn. Accounts after all rules that ask who can do
/// what, and before those that ask who did it (`Units::lastActor`).
class Actions : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// CONQ-40, and what the bank takes for gold, fish and meat (CONQ-10 to CONQ-12).
base::BankRates ratesAtPorts(const GameState&, const Ledger&, Colour);

}  // namespace hexwarden::rules::conquest
