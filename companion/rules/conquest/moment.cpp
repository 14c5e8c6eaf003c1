// What Conquest knows of a moment: round and tokens, whom perils strike, what players may take.
#include "companion/rules/choices.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/rules.h"

#include <algorithm>

namespace hexwarden::rules::conquest {
namespace {

std::vector<VictoryTokens> shown(const std::vector<TokenAward>& awards) {
    std::vector<VictoryTokens> tokens;
    tokens.reserve(awards.size());
    for (const TokenAward& a : awards)
        tokens.push_back({a.player, a.count, word(a.token), name(a.token), clauseOf(a.token), a.round});
    return tokens;
}

constexpr Text kSettled{"{what}: settled.", "{what}: erledigt."};
constexpr Text kStrikes{"{what}: it strikes {players}; tap what the die chose.",
                        "{what}: Es trifft {players}. Tippt an, was der Würfel bestimmt hat."};
constexpr Text kStrikesOneOf{"{what}: it strikes one of {players}; tap what the die chose.",
                             "{what}: Es trifft jemanden von diesen: {players}. Tippt an, was der Würfel bestimmt "
                             "hat."};

/// Hexes on which that peril may take something.
std::vector<Site> hexesStruck(const GameState& state, const Ledger& ledger, Peril peril) {
    std::vector<Site> struck;
    for (const Hex h : hexes(state.layout)) {
        const auto losses = lossesAt(state, ledger, h);
        const bool here = std::ranges::any_of(losses, [&](const game::Lost& loss) {
            const Call* call = callFor(ledger, loss.player, loss.piece);
            return call && call->peril == peril;
        });
        if (here) struck.emplace_back(h);
    }
    return struck;
}

}  // namespace

Notice noticeOf(const Call& call) {
    const Text text = call.settled ? kSettled : call.struck.size() > 1 ? kStrikesOneOf : kStrikes;
    return {.text = text, .clause = clauseOf(call.peril), .what = name(call.peril), .players = call.struck};
}

void addExtras(const GameState&, const Ledger& ledger, Extras& extras) {
    const auto& [units, economy, progress] = accountOf(ledger);
    extras.rounds = {progress.attackPhase, roundOfPhase(progress), kRoundsAPhase, progress.order};
    extras.awards = shown(progress.awards);
    extras.tokens = shown(tokensByKind(progress));
    if (progress.winners.size() > 1) extras.sharers = progress.winners;
    extras.dragonGold = economy.dragonGold;
    for (const Call& call : economy.calls) extras.notices.push_back(noticeOf(call));
}

void addDues(const GameState& state, const Ledger& ledger, const Options&, std::vector<Due>& dues) {
    for (const Call& call : accountOf(ledger).economy.calls)
        if (!call.settled)
            dues.push_back({.kind = Due::Kind::peril,
                            .clause = clauseOf(call.peril),
                            .players = call.struck,
                            .name = name(call.peril),
                            .where = hexesStruck(state, ledger, call.peril)});
    addChoices(ledger, "CONQ-3", dues);
    for (const game::Seat& seat : state.seats) {
        const Cards& gift = of(ledger.lastCredits.gifts, seat.colour);
        if (state.turn.dice && gift != Cards{})
            dues.push_back({.kind = Due::Kind::gift, .clause = "CONQ-4", .players = {seat.colour}, .cards = gift});
        if (of(ledger.freeCards, seat.colour))
            dues.push_back({.kind = Due::Kind::freeCard, .clause = "CONQ-62", .players = {seat.colour}});
    }
}

void addTaps(const GameState& state, const Ledger& ledger, const Site& site, std::vector<game::Body>& bodies) {
    if (const auto* h = std::get_if<Hex>(&site))
        for (const game::Lost& loss : lossesAt(state, ledger, *h)) bodies.emplace_back(loss);
}

}  // namespace hexwarden::rules::conquest
