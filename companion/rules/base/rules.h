// The rules of the base game, each with the clauses it stands for.
#pragma once

#include "companion/rules/book.h"
#include "companion/rules/path_search.h"
#include "companion/rules/routes.h"

namespace hexwarden::rules::base {

extern const Book kBook;
/// What it asks of other books' rules.
void agree(const Options&, Accord&);
/// Its rules in order, those of one part of a game.
void addRules(Part, const Options&, const Accord&, Rules&);

/// Events that leave every piece where it is.
bool touchesNoPiece(const Event&);

/// BASE-1 to BASE-4, BASE-16: remarks on a board laid out otherwise than the box has it; where a layout of its own is
/// laid (SEA-7), only on its tokens.
class Board : public Rule {
  public:
    explicit Board(bool fromTheBox) : fromTheBox_(fromTheBox) {}
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;

  private:
    bool fromTheBox_;
};

/// BASE-10: who places what next, there and back; the second settlement's cards.
class SetUp : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// BASE-11, BASE-17: whose turn it is and what it allows.
class Turns : public Rule {
  public:
    explicit Turns(bool buildingBetweenTurns) : buildingBetweenTurns_(buildingBetweenTurns) {}
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;

  private:
    bool buildingBetweenTurns_;
};

/// What the buildings round a producing hex draw from it; nothing from the robber's hex, the desert and the sea.
void drawFrom(Hex, const GameState&, const Box&, Credits&);

/// BASE-12: what every building draws as its book says in the box.
class Production : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;
};

/// BASE-13: what the bank has left; the last to speak about credits and hands.
class BankShortage : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void produce(const GameState&, const Ledger&, int roll, Credits&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// BASE-14: players with a building there.
ColourSet buildersAt(const GameState&, const Ledger&, Hex);

/// BASE-14: what only the players know of a theft there: whether the victim has a card, or somebody whom it passes
/// over.
void askForCards(const GameState&, const Ledger&, Colour thief, Hex, std::optional<Colour> victim, ColourSet victims,
                 Verdict&);

/// BASE-14: discards, the robber's move and the stolen card, for a 7 and for a knight (BASE-30).
class Sevens : public Rule {
  public:
    explicit Sevens(VictimsAt victimsAt) : victimsAt_(victimsAt) {}
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;

  private:
    VictimsAt victimsAt_;
};

/// BASE-5, BASE-15, BASE-24: the pieces a player has.
class Stock : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// BASE-20: prices, and every hand as far as the table can know it.
class Costs : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
};

/// BASE-21.
class Roads : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// BASE-22.
class Settlements : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// BASE-23.
class Cities : public Rule {
  public:
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
};

/// BASE-5, BASE-11, BASE-30: development cards.
class DevelopmentCards : public Rule {
  public:
    void equip(Box&, std::size_t seats) const override;
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
};

/// Cards of each kind that buy one from the bank; 0 where it takes none.
using BankRates = std::array<int, board::kResourceCount>;

/// BASE-31: what the bank takes from a player who has these harbours.
BankRates ratesWith(const std::vector<board::HarbourKind>&);
/// BASE-31: what the harbours at a player's buildings offer.
BankRates ratesAtHarbours(const GameState&, const Ledger&, Colour);

/// BASE-31.
class Trade : public Rule {
  public:
    using RatesOf = BankRates (*)(const GameState&, const Ledger&, Colour);
    explicit Trade(RatesOf ratesOf) : ratesOf_(ratesOf) {}
    void judge(const GameState&, const Ledger&, const Event&, Verdict&) const override;

  private:
    RatesOf ratesOf_;
};

/// BASE-32, BASE-35, BASE-36; with ships SEA-6, with bridges RIVER-22: the pieces that count and how much.
class LongestRoute : public Rule {
  public:
    LongestRoute(RouteLengths halfRoads, ClauseId clause, Text name)
        : halfRoads_(halfRoads), clause_(clause), name_(name) {}
    void equip(Box&, std::size_t seats) const override;
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
    void score(const GameState&, const Ledger&, Points&) const override;

  private:
    RouteLengths halfRoads_;
    ClauseId clause_;  ///< that gives the points
    Text name_;
};

/// BASE-33, BASE-36.
class LargestArmy : public Rule {
  public:
    void account(const GameState&, const GameState&, const Event&, Ledger&) const override;
    void open(const GameState&, Ledger&) const override;
    void score(const GameState&, const Ledger&, Points&) const override;
};

/// BASE-34: buildings, shown victory-point cards, and how many points win.
class VictoryPoints : public Rule {
  public:
    explicit VictoryPoints(int pointsToWin) : pointsToWin_(pointsToWin) {}
    void equip(Box&, std::size_t seats) const override;
    void score(const GameState&, const Ledger&, Points&) const override;

  private:
    int pointsToWin_;
};

}  // namespace hexwarden::rules::base
