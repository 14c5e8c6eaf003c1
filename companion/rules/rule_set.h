// The rules in force at one table: an ordered list, asked one after the other.
#pragma once

#include "companion/rules/book.h"

#include <memory>
#include <vector>

namespace hexwarden::rules {

class RuleSet {
  public:
    RuleSet(std::vector<const Book*> books, Options options, Rules rules, std::size_t seats);

    const std::vector<const Book*>& books() const { return books_; }
    const Options& options() const { return options_; }
    const Box& box() const { return box_; }

    /// Everybody whom a thief on that hex can rob: the robber, or on water the pirate.
    ColourSet victimsAt(const GameState&, const Ledger&, Hex) const;

    /// What the books in force know of a moment, in their order.
    Extras extras(const GameState&, const Ledger&) const;
    std::vector<Due> dues(const GameState&, const Ledger&) const;
    std::vector<game::Body> taps(const GameState&, const Ledger&, const Site&) const;

    Verdict judge(const GameState&, const Ledger&, const Event&) const;
    /// Whatever is handed in last only lends its memory.
    Credits produce(const GameState&, const Ledger&, int roll, Credits = {}) const;
    Points score(const GameState&, const Ledger&, Points = {}) const;

    /// The ledger of a table whose set-up was not recorded: hands unknown, cards as in `state.deeds`. `given` is what
    /// no piece shows and somebody entered: who held a special card before keeps it if the counts allow.
    Ledger open(const GameState&, Ledger given = {}) const;

    /// Judges the event, applies it to both whatever the verdict is, and draws the consequences.
    Verdict advance(GameState&, Ledger&, const Event&) const;
    /// The same without a verdict, for records that have been judged.
    void take(GameState&, Ledger&, const Event&) const;

  private:
    Ledger standing(const GameState&, Ledger given) const;
    /// An event while the record joins a game: nothing is paid, and what follows is derived from the table.
    void join(GameState&, Ledger&, const Event&) const;
    void judgeBuilds(GameState, Ledger, const game::Played&, Verdict&) const;

    std::vector<const Book*> books_;
    Options options_;
    Rules rules_;
    Box box_;
};

}  // namespace hexwarden::rules
