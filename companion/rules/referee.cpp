#include "companion/rules/referee.h"

namespace hexwarden::rules {
namespace {

std::shared_ptr<const RuleSet> composed(const game::Began& began) {
    auto made = compose(began.books, began.options, began.seats.size());
    if (const auto* refusal = std::get_if<Refusal>(&made)) throw board::Failure(refusal->reason);
    return std::get<std::shared_ptr<const RuleSet>>(std::move(made));
}

}  // namespace

Referee::Referee() : rules_(composed({})), ledger_(rules_->open(state_)) {}

Verdict Referee::take(const Event& event) {
    if (const auto* began = std::get_if<game::Began>(&event.body)) {
        rules_ = composed(*began);
        state_ = {};
        ledger_ = rules_->open(state_);
    }
    return rules_->advance(state_, ledger_, event);
}

game::AskOnTurn onTurnBy(const Referee& referee) {
    return [&referee](const std::vector<game::Interpretation>& read) {
        Referee then = referee;
        for (const game::Interpretation& reading : read) then.take({.body = reading.body});
        return game::OnTurn{then.ledger().active, then.rolled()};
    };
}

}  // namespace hexwarden::rules
