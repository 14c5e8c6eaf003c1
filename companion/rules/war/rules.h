// What War adds to the base game.
#pragma once

#include "companion/rules/book.h"
#include "companion/rules/war/abandoned.h"

namespace hexwarden::rules::war {

extern const Book kBook;
/// Its rules in order, those of one part of a game.
void addRules(Part, const Options&, const Accord&, Rules&);
/// What it knows of a moment.
void addExtras(const GameState&, const Ledger&, Extras&);

/// What a table that is given tells of a fort: the piece that it was made of (WAR-12).
void giveFort(Ledger&, Corner, Piece madeOf);
/// Had buildings and has none left (WAR-35).
bool isHomeless(const Ledger&, Colour);

/// WAR-1: buying weapons, and the cards that lie on them.
class Weapons : public Rule {
  public:
    explicit Weapons(bool cardsReturnAtOnce) : cardsReturnAtOnce_(cardsReturnAtOnce) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;

  private:
    bool cardsReturnAtOnce_;
};

/// WAR-33.
class Burning : public Rule {
  public:
    explicit Burning(bool allowed) : allowed_(allowed) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    bool allowed_;
};

/// WAR-12: what each fort was made of. Accounts before `base::Stock`, which leaves out what it hides.
class FortOrigins : public Rule {
  public:
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// WAR-10, WAR-11, WAR-12: forts from settlements and cities, cities from forts.
class Forts : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void score(const GameState&, const Ledger&, Points&) const override;
};

/// WAR-12's option: a fort that was a city draws as one.
class FortsDrawAsMade : public Rule {
  public:
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;
};

/// WAR-2 to WAR-7, WAR-13, WAR-20 to WAR-22.
class Attacks : public Rule {
  public:
    Attacks(Terms terms, bool stepDown) : terms_(terms), stepDown_(stepDown) {}
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void settle(const GameState&, const Ledger&, const Event&, GameState&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    Terms terms_;
    bool stepDown_;  ///< WAR-4: a destroyed city or fort turns back into a settlement
};

/// WAR-32.
class Pillaging : public Rule {
  public:
    explicit Pillaging(bool allowed) : allowed_(allowed) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    bool allowed_;
};

/// WAR-30.
class DesertKnights : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// WAR-31: which roads are abandoned, and that nothing is built from them.
class AbandonedRoads : public Rule {
  public:
    explicit AbandonedRoads(Terms terms) : terms_(terms) {}
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;

  private:
    Terms terms_;
};

/// WAR-35: a player without any building settles anywhere, or is out.
class Homeless : public Rule {
  public:
    explicit Homeless(bool areOut) : areOut_(areOut) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;

  private:
    bool areOut_;
};

}  // namespace hexwarden::rules::war
