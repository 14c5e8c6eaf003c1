#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <variant>

namespace hexwarden::rules::base {
namespace {

template <class... E>
bool isAny(const Event& event) {
    return (std::holds_alternative<E>(event.body) || ...);
}

/// What a player does with pieces, cards and dice on a turn, as opposed to words and mending. When somebody chooses,
/// the books know that give the choice.
bool isDeed(const Event& event) {
    return playerOf(event.body) && !isAny<game::Consented, game::Chosen>(event);
}

bool isWarlike(const Event& event) {
    const auto* bought = std::get_if<game::Bought>(&event.body);
    return isAny<game::Attacked, game::Burned>(event) || (bought && bought->what == game::Bought::What::weapon);
}

/// What BASE-17 says of the order is about this, but about no road of a card (BASE-30) and no free card (CONQ-62).
bool buildsInOrder(const Ledger& ledger, const Event& event) {
    if (const auto* built = std::get_if<game::Built>(&event.body)) return !ledger.isFree(*built);
    const auto* bought = std::get_if<game::Bought>(&event.body);
    return bought && !ledger.isFree(*bought);
}

bool isOf(const GameState& state, Colour player) {
    return seatOf(state, player).has_value();
}

class Judging {
  public:
    Judging(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict)
        : state_(state), ledger_(ledger), event_(event), verdict_(verdict), player_(*playerOf(event.body)) {}

    void roll() {
        if (ledger_.thiefDue) return;  // BASE-14 speaks of that
        const bool again = ledger_.phase == Phase::act && player_ == *ledger_.active;
        if (again) return object(kRolledAlready);
        if (ledger_.phase == Phase::act || player_ != *ledger_.active) object(kNotYourTurn);
    }

    void beforeRoll() {
        if (player_ != *ledger_.active) return object(kNotYourTurn);
        const bool anyTime = isAny<game::Played, game::ThiefMoved, game::Discarded>(event_) || laysFreeRoute();
        if (!anyTime) object(kRollFirst);
    }

    void act() {
        if (isAny<game::Discarded, game::Traded>(event_)) return;  // BASE-14 and BASE-31 know who
        if (player_ != *ledger_.active) object(kNotYourTurn);
    }

    void between() {
        if (isAny<game::TurnEnded>(event_)) return;
        if (!isAny<game::Built, game::Bought>(event_) || laysFreeRoute()) {
            if (player_ == *ledger_.active) return beforeRoll();
            return object(kOnlyBuilding);
        }
        if (player_ == state_.turn.ended) return object(kJustHadTurn);
        if (ledger_.builder && distance(*ledger_.builder) > distance(player_))
            verdict_.object({&kOutOfOrder, player_, ledger_.builder});
    }

  private:
    void object(const Sentence& sentence) { verdict_.object({&sentence, player_, ledger_.active}); }

    bool laysFreeRoute() const {
        const auto* built = std::get_if<game::Built>(&event_.body);
        return built && ledger_.isFree(*built);
    }

    /// Seats after the one who ended the turn.
    std::size_t distance(Colour player) const {
        const std::size_t seats = state_.seats.size();
        return (*seatOf(state_, player) + seats - seatOf(state_, *state_.turn.ended).value_or(0)) % seats;
    }

    const GameState& state_;
    const Ledger& ledger_;
    const Event& event_;
    Verdict& verdict_;
    Colour player_;
};

}  // namespace

void Turns::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (isWarlike(event) && !ledger.box.weapon) verdict.object({&kNoWeapons});
    if (isAny<game::Chosen>(event) && !ledger.box.goldIsChosen && !ledger.box.choosesOnSeven)
        verdict.object({&kNoChoices, playerOf(event.body)});
    if (isAny<game::Moved>(event)) verdict.object({&kNothingMoves});
    if (isAny<game::Removed>(event)) verdict.object({&kNothingLeaves});
    if (!isDeed(event) || !ledger.active || !isOf(state, *playerOf(event.body))) return;
    Judging judging(state, ledger, event, verdict);
    switch (ledger.phase) {
        case Phase::setUp:
            return;
        case Phase::roll:
            return isAny<game::Rolled>(event) ? judging.roll() : judging.beforeRoll();
        case Phase::act:
            return isAny<game::Rolled>(event) ? judging.roll() : judging.act();
        case Phase::between:
            return isAny<game::Rolled>(event) ? judging.roll() : judging.between();
        case Phase::over:
            if (ledger.winner) verdict.remark({&kGameIsOver, playerOf(event.body), ledger.winner});
            return;
    }
}

void Turns::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (ledger.phase == Phase::over) return;
    if (game::rollOf(event.body)) {
        ledger.phase = Phase::act;
        ledger.active = after.turn.roller;
        ledger.builder = std::nullopt;
        ledger.freeRoutes = 0;
    }
    if (isAny<game::TurnEnded>(event) && after.turn.number > 0) {
        if (ledger.phase == Phase::between) {
            if (isOf(after, *playerOf(event.body))) ledger.builder = playerOf(event.body);
            return;
        }
        const bool others = buildingBetweenTurns_ && after.seats.size() > 4;
        ledger.phase = others ? Phase::between : Phase::roll;
        const Colour ender = *playerOf(event.body);
        ledger.active = after.seats.empty() ? ender : nextPlayer(after, ender);
        ledger.builder = std::nullopt;
        ledger.freeRoutes = 0;
    }
    if (ledger.phase == Phase::between && buildsInOrder(ledger, event) && isOf(after, *playerOf(event.body)))
        ledger.builder = playerOf(event.body);
}

void Turns::open(const GameState& state, Ledger& ledger) const {
    if (state.turn.number == 0) return;
    ledger.phase = state.turn.dice ? Phase::act : Phase::roll;
    if (state.turn.roller)
        ledger.active = state.turn.roller;
    else if (state.turn.ended && !state.seats.empty())
        ledger.active = nextPlayer(state, *state.turn.ended);
}

}  // namespace hexwarden::rules::base
