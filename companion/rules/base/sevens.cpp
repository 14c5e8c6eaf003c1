#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <variant>

namespace hexwarden::rules::base {
namespace {

/// More cards than this, and half of them go.
constexpr int kHandLimit = 7;  // BASE-14

/// One of them, but not `player`, who surely holds a card.
std::optional<Colour> sureVictim(const GameState& state, const Ledger& ledger, Colour player, ColourSet victims) {
    for (const auto& seat : state.seats)
        if (seat.colour != player && victims.has(seat.colour) && ledger.hand(seat.colour).totalLeast() > 0)
            return seat.colour;
    return std::nullopt;
}

void judgeGoal(const GameState& state, const Ledger& ledger, Piece thief, std::optional<Hex> to, Verdict& verdict) {
    if (thief == Piece::pirate) {
        if (!ledger.box.pirate) verdict.object({&kNoPirate});
        return;
    }
    if (!to || !isLand(state.layout, *to)) return verdict.object({&kLandOnly});
    if (state.robber == to) verdict.object({.sentence = &kAnotherHex, .sites = {*to}});
}

void judgeVictim(const GameState& state, const Ledger& ledger, Colour player, Hex to, std::optional<Colour> victim,
                 ColourSet victims, Verdict& verdict) {
    if (victim == player) return verdict.object({&kOwnCards, player});
    if (victim && !victims.has(*victim))
        return verdict.object({.sentence = &kVictimNotThere, .player = player, .other = victim, .sites = {to}});
    askForCards(state, ledger, player, to, victim, victims, verdict);
}

void askForDiscards(const GameState& state, const Ledger& ledger, Verdict& verdict) {
    for (const auto& seat : state.seats)
        if (const auto due = discardDue(ledger, seat.colour); due && *due > 0)
            verdict.ask({.sentence = &kDiscardFirst, .other = seat.colour, .number = *due});
}

void judgeDiscard(const Ledger& ledger, const game::Discarded& e, Verdict& verdict) {
    if (!ledger.discardsDue) return verdict.object({&kNoDiscardDue, e.player});
    if (of(ledger.discarded, e.player)) return verdict.object({&kDiscardsOnce, e.player});
    if (e.count <= kHandLimit / 2) return verdict.object({&kDiscardFewerThanFour, e.player});
    const auto due = discardDue(ledger, e.player);
    if (due == e.count) return;
    verdict.ask({.sentence = due ? &kDiscardOther : &kDiscardHalf,
                 .player = e.player,
                 .number = 2 * e.count,
                 .most = due.value_or(0)});
}

bool mustWait(const Event& event) {
    const auto* played = std::get_if<game::Played>(&event.body);
    if (played) return played->card != game::Card::victoryPoint;
    return std::holds_alternative<game::Rolled>(event.body) || std::holds_alternative<game::Built>(event.body) ||
           std::holds_alternative<game::Bought>(event.body) || std::holds_alternative<game::Traded>(event.body) ||
           std::holds_alternative<game::TurnEnded>(event.body) || std::holds_alternative<game::Moved>(event.body) ||
           std::holds_alternative<game::Attacked>(event.body) || std::holds_alternative<game::Burned>(event.body) ||
           std::holds_alternative<game::Battled>(event.body) || std::holds_alternative<game::ArmiesPlaced>(event.body);
}

}  // namespace

ColourSet buildersAt(const GameState& state, const Ledger&, Hex h) {
    ColourSet builders;
    for (Corner c : corners(h))
        if (state.buildings[c].piece != Piece::none) builders.add(state.buildings[c].colour);
    return builders;
}

void askForCards(const GameState& state, const Ledger& ledger, Colour thief, Hex at, std::optional<Colour> victim,
                 ColourSet victims, Verdict& verdict) {
    if (victim) {
        if (ledger.hand(*victim).totalMost() == 0) verdict.ask({&kVictimHasNone, thief, victim});
    } else if (const auto other = sureVictim(state, ledger, thief, victims)) {
        verdict.ask({.sentence = &kMustSteal, .player = thief, .other = other, .sites = {at}});
    }
}

void Sevens::equip(Box& box, std::size_t) const {
    box.robbedAt = victimsAt_;
}

void Sevens::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (mustWait(event)) {
        if (ledger.thiefDue && ledger.active) verdict.object({&kThiefFirst, playerOf(event.body), ledger.active});
        if (!ledger.thiefDue && ledger.discardsDue) askForDiscards(state, ledger, verdict);
    }
    if (const auto* moved = std::get_if<game::ThiefMoved>(&event.body)) {
        if (!ledger.thiefDue) verdict.object({&kNoReasonToMove, moved->player});
        judgeGoal(state, ledger, moved->thief, moved->to, verdict);
        if (moved->to && moved->thief == Piece::robber)
            judgeVictim(state, ledger, moved->player, *moved->to, moved->victim, victimsAt_(state, ledger, *moved->to),
                        verdict);
        askForDiscards(state, ledger, verdict);
    } else if (const auto* played = std::get_if<game::Played>(&event.body)) {
        if (played->card != game::Card::knight || !played->to) return;
        judgeGoal(state, ledger, played->thief, played->to, verdict);
        if (played->thief == Piece::robber)
            judgeVictim(state, ledger, played->player, *played->to, played->victim,
                        victimsAt_(state, ledger, *played->to), verdict);
    } else if (const auto* discarded = std::get_if<game::Discarded>(&event.body)) {
        judgeDiscard(ledger, *discarded, verdict);
    }
}

void Sevens::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    const auto stolen = [&](Colour player, std::optional<Colour> victim) {
        if (victim) steal(of(ledger.hands, player), of(ledger.hands, *victim));
    };
    // The robber ends the discards, and where he has drowned (RIVER-13) whatever comes after them.
    if (!ledger.thiefDue && mustWait(event)) ledger.discardsDue = false;
    if (const auto* rolled = std::get_if<game::Rolled>(&event.body)) {
        ledger.thiefDue = ledger.discardsDue = rolled->dice.total() == 7;
        ledger.discarded = {};
    } else if (const auto* moved = std::get_if<game::ThiefMoved>(&event.body)) {
        ledger.thiefDue = ledger.discardsDue = false;
        stolen(moved->player, moved->victim);
    } else if (const auto* played = std::get_if<game::Played>(&event.body)) {
        if (played->card != game::Card::knight) return;
        if (!played->to) {
            ledger.thiefDue = true;
        } else {
            stolen(played->player, played->victim);
        }
    } else if (const auto* discarded = std::get_if<game::Discarded>(&event.body)) {
        of(ledger.hands, discarded->player).loseUnknown(discarded->count);
        of(ledger.discarded, discarded->player) = true;
    } else if (game::turnIsOver(before, after)) {
        ledger.thiefDue = ledger.discardsDue = false;
    }
}

}  // namespace hexwarden::rules::base

namespace hexwarden::rules {

std::optional<int> discardDue(const Ledger& ledger, game::Colour player) {
    const Hand& hand = ledger.hand(player);
    if (!ledger.discardsDue || of(ledger.discarded, player) || hand.totalMost() <= base::kHandLimit) return 0;
    if (!hand.countIsKnown()) return std::nullopt;
    return hand.totalLeast() / 2;
}

}  // namespace hexwarden::rules
