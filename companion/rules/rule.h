// A rule: a small object without state that has an opinion on what it is about, and none on everything else.
//
// To add one: a class in its book's folder, its sentences in the book's list, its line in the book's order, a scenario
// that cites its clause. Nothing registers itself; the books' orders are the whole truth about what is in force.
#pragma once

#include "companion/rules/ledger.h"
#include "companion/rules/verdict.h"

#include <memory>
#include <vector>

namespace hexwarden::rules {

class Rule {
  public:
    Rule() = default;
    Rule(const Rule&) = delete;
    Rule& operator=(const Rule&) = delete;
    virtual ~Rule() = default;

    /// What this rule puts in the box for that number of players; asked once, in the recipe's order.
    virtual void equip(Box&, std::size_t seats) const;

    /// Objections, questions and remarks on an event that has not been applied yet; or waives what a rule before it
    /// said.
    virtual void judge(const GameState&, const Ledger&, const Event&, Verdict&) const;

    /// Adds, removes or redirects credits of a roll (2..12).
    virtual void produce(const GameState&, const Ledger&, int roll, Credits&) const;

    /// What the event does to the table besides what it says: `after` has the event's own facts already, and what is
    /// changed there every later rule sees.
    virtual void settle(const GameState& before, const Ledger&, const Event&, GameState& after) const;

    /// Keeps what no piece shows; `before` and `after` are the facts without and with the event.
    virtual void account(const GameState& before, const GameState& after, const Event&, Ledger&) const;

    /// What the table shows, if its set-up was not recorded: called once, in place of earlier events. The ledger holds
    /// what was entered besides the pieces.
    virtual void open(const GameState&, Ledger&) const;

    /// Points with reasons.
    virtual void score(const GameState&, const Ledger&, Points&) const;
};

/// In the order in which they are asked.
using Rules = std::vector<std::unique_ptr<const Rule>>;

inline void Rule::equip(Box&, std::size_t) const {}
inline void Rule::judge(const GameState&, const Ledger&, const Event&, Verdict&) const {}
inline void Rule::produce(const GameState&, const Ledger&, int, Credits&) const {}
inline void Rule::settle(const GameState&, const Ledger&, const Event&, GameState&) const {}
inline void Rule::account(const GameState&, const GameState&, const Event&, Ledger&) const {}
inline void Rule::open(const GameState&, Ledger&) const {}
inline void Rule::score(const GameState&, const Ledger&, Points&) const {}

}  // namespace hexwarden::rules
