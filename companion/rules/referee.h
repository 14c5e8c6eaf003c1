// Follows one game: takes the events that count, one after the other, and keeps facts, consequences and rules in step.
// A copy is a snapshot.
#pragma once

#include "companion/rules/recipes.h"
#include "tracker/game/interpret.h"

#include <memory>

namespace hexwarden::rules {

class Referee {
  public:
    /// Base for four players until a `Began` says otherwise.
    Referee();

    /// Judges and applies. `Began` composes the rules again; throws board::Failure with the refusal's reason if they
    /// cannot be, and then nothing has changed.
    Verdict take(const Event&);

    const GameState& state() const { return state_; }
    const Ledger& ledger() const { return ledger_; }
    const RuleSet& rules() const { return *rules_; }

    /// The dice of this turn lie there. Rules may end a turn without an event (RISK-50).
    bool rolled() const { return state_.turn.dice && ledger_.phase != Phase::roll; }

    /// The verdict on an event without taking it: may I build here?
    Verdict judge(const Event& event) const { return rules_->judge(state_, ledger_, event); }

  private:
    std::shared_ptr<const RuleSet> rules_;
    GameState state_;
    Ledger ledger_;
};

/// Whose turn it is after more events. The referee must outlive the answer.
game::AskOnTurn onTurnBy(const Referee&);

}  // namespace hexwarden::rules
