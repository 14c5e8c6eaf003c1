#include "companion/rules/rule_set.h"

#include <algorithm>

namespace hexwarden::rules {
namespace {

/// Whoever has the points on their own turn has won (BASE-34).
void crown(Ledger& ledger) {
    const bool inATurn = ledger.phase == Phase::roll || ledger.phase == Phase::act;
    if (!inATurn || !ledger.active || ledger.box.pointsToWin == 0) return;
    if (ledger.points.total(*ledger.active) < ledger.box.pointsToWin) return;
    ledger.winner = ledger.active;
    ledger.phase = Phase::over;
}

/// An event that only states a fact (who plays, what somebody holds) cannot break a rule.
bool tellsHowItStands(const Event& event) {
    return std::holds_alternative<game::Joined>(event.body) || std::holds_alternative<game::TakenUp>(event.body) ||
           std::holds_alternative<game::Holds>(event.body);
}

}  // namespace

RuleSet::RuleSet(std::vector<const Book*> books, Options options, Rules rules, std::size_t seats)
    : books_(std::move(books)), options_(std::move(options)), rules_(std::move(rules)) {
    for (const auto& rule : rules_) rule->equip(box_, seats);
}

ColourSet RuleSet::victimsAt(const GameState& state, const Ledger& ledger, Hex h) const {
    const Piece thief = box_.thiefOn(board::isWater(state.layout.terrain[h]));
    if (thief == Piece::none) return {};
    const VictimsAt robbed = thief == Piece::pirate ? box_.robbedAtSea : box_.robbedAt;
    return robbed ? robbed(state, ledger, h) : ColourSet{};
}

Extras RuleSet::extras(const GameState& state, const Ledger& ledger) const {
    Extras all;
    for (const Book* book : books_)
        if (book->extras) book->extras(state, ledger, all);
    return all;
}

std::vector<Due> RuleSet::dues(const GameState& state, const Ledger& ledger) const {
    std::vector<Due> all;
    for (const Book* book : books_)
        if (book->dues) book->dues(state, ledger, options_, all);
    return all;
}

std::vector<game::Body> RuleSet::taps(const GameState& state, const Ledger& ledger, const Site& site) const {
    std::vector<game::Body> all;
    for (const Book* book : books_)
        if (book->taps) book->taps(state, ledger, site, all);
    return all;
}

Verdict RuleSet::judge(const GameState& state, const Ledger& ledger, const Event& event) const {
    Verdict verdict;
    if (ledger.joining || tellsHowItStands(event)) return verdict;
    for (const auto& rule : rules_) rule->judge(state, ledger, event, verdict);
    if (const auto* played = std::get_if<game::Played>(&event.body); played && !played->builds.empty())
        judgeBuilds(state, ledger, *played, verdict);
    return verdict;
}

void RuleSet::judgeBuilds(GameState state, Ledger ledger, const game::Played& played, Verdict& verdict) const {
    ledger.freeRoutes = static_cast<int>(played.builds.size());
    ledger.freeRoutesOf = played.player;
    for (const auto& [piece, edge] : played.builds) {
        const Event built{.body = game::Built{played.player, piece, edge}};
        for (const auto& rule : rules_) rule->judge(state, ledger, built, verdict);
        take(state, ledger, built);
    }
}

Credits RuleSet::produce(const GameState& state, const Ledger& ledger, int roll, Credits credits) const {
    credits.clear();
    for (const auto& rule : rules_) rule->produce(state, ledger, roll, credits);
    return credits;
}

Points RuleSet::score(const GameState& state, const Ledger& ledger, Points points) const {
    points.parts.clear();
    for (const auto& rule : rules_) rule->score(state, ledger, points);
    return points;
}

Ledger RuleSet::open(const GameState& state, Ledger given) const {
    given.hands.fill(Hand::unknown());
    return standing(state, std::move(given));
}

Ledger RuleSet::standing(const GameState& state, Ledger given) const {
    Ledger ledger = std::move(given);
    ledger.box = box_;
    for (const auto& rule : rules_) rule->open(state, ledger);
    ledger.points = score(state, ledger);
    return ledger;
}

Verdict RuleSet::advance(GameState& state, Ledger& ledger, const Event& event) const {
    Verdict verdict = judge(state, ledger, event);
    take(state, ledger, event);
    return verdict;
}

void RuleSet::join(GameState& state, Ledger& ledger, const Event& event) const {
    const bool begins = std::holds_alternative<game::Joined>(event.body) && state.turn.number == 0;
    const auto* takenUp = std::get_if<game::TakenUp>(&event.body);
    Ledger given;
    given.hands = ledger.hands;
    given.cardsEntered = ledger.cardsEntered;
    given.longest.holder = ledger.longest.holder;
    given.army.holder = ledger.army.holder;
    if (takenUp) given.active = takenUp->player;
    if (begins) given.hands.fill(Hand::unknown());
    if (const auto* holds = std::get_if<game::Holds>(&event.body)) {
        of(given.hands, holds->player) = Hand{holds->cards, holds->unknown, holds->unknown};
        of(given.cardsEntered, holds->player) |= holds->hidden.has_value();
    }
    game::apply(state, event);
    const bool known = ledger.cardsAreKnown && !begins;
    ledger = standing(state, std::move(given));
    ledger.cardsAreKnown = known || std::ranges::all_of(state.seats, [&](const game::Seat& seat) {
                               return of(ledger.cardsEntered, seat.colour);
                           });
    ledger.joining = takenUp == nullptr;
    if (takenUp) return;
    ledger.phase = Phase::act;
    ledger.active = std::nullopt;
}

void RuleSet::take(GameState& state, Ledger& ledger, const Event& event) const {
    if (ledger.joining || std::holds_alternative<game::Joined>(event.body) ||
        std::holds_alternative<game::TakenUp>(event.body))
        return join(state, ledger, event);
    const GameState before = state;
    game::apply(state, event);
    for (const auto& rule : rules_) rule->settle(before, ledger, event, state);
    if (const auto roll = game::rollOf(event.body))
        ledger.lastCredits = produce(before, ledger, *roll, std::move(ledger.lastCredits));
    for (const auto& rule : rules_) rule->account(before, state, event, ledger);
    ledger.points = score(state, ledger, std::move(ledger.points));
    crown(ledger);
}

}  // namespace hexwarden::rules
