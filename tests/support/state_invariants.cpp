#include "tests/support/state_invariants.h"

#include "tracker/board/text.h"

#include <algorithm>
#include <set>

namespace hexwarden::support {
namespace {

using namespace game;

using board::text;
using Broken = std::optional<std::string>;

template <class S>
Broken sitesHoldWhatFits(const board::SiteMap<S, Occupant>& map) {
    for (std::size_t i = 0; i < board::kSiteCount<S>; ++i) {
        const Occupant o = map[S::at(i)];
        if (o.piece == Piece::none && o.colour != Colour{}) return "the empty site " + text(S::at(i)) + " has a colour";
        if (o.piece != Piece::none && (!fits(o.piece, S::at(i)) || board::isUnit(o.piece)))
            return "a " + std::string(word(o.piece)) + " does not stand on " + text(S::at(i));
    }
    return std::nullopt;
}

Broken seatsDiffer(const GameState& state) {
    std::set<Colour> colours;
    for (const Seat& seat : state.seats)
        if (!colours.insert(seat.colour).second) return "two seats are " + std::string(word(seat.colour));
    return std::nullopt;
}

Broken stacksAreTidy(const GameState& state) {
    for (std::size_t i = 0; i < state.stacks.size(); ++i) {
        const Stack& s = state.stacks[i];
        if (s.count < 1) return "an empty stack lies on " + text(s.at);
        if (!fits(s.piece, s.at) || board::isBuilding(s.piece))
            return "a " + std::string(word(s.piece)) + " is stacked on " + text(s.at);
        if (i == 0) continue;
        const Stack& before = state.stacks[i - 1];
        if (!(before < s)) return "the stacks are out of order at " + text(s.at);
        if (before.at == s.at && before.owner == s.owner && before.piece == s.piece)
            return "one stack on " + text(s.at) + " is counted twice";
    }
    return std::nullopt;
}

Broken countsAreNotNegative(const GameState& state) {
    for (const Deeds& d : state.deeds) {
        const auto negative = [](int n) { return n < 0; };
        if (std::any_of(d.played.begin(), d.played.end(), negative) || d.cardsBought < 0 || d.weaponsBought < 0 ||
            d.weaponsUsed < 0 || d.knightsBurned < 0)
            return "a player's deeds count below zero";
        if (d.cardsBoughtThisTurn > d.cardsBought) return "more cards were bought this turn than in the whole game";
    }
    return std::nullopt;
}

Broken turnMakesSense(const GameState& state) {
    if (state.turn.dice && !state.turn.roller) return "the dice were rolled by nobody";
    if (!state.turn.dice && state.turn.roller) return "somebody rolled, but there are no dice";
    if (state.turn.dice && (state.turn.dice->total() < 2 || state.turn.dice->total() > 12))
        return "two dice make " + std::to_string(state.turn.dice->total());
    if (state.turn.dice && state.turn.dice->faces())
        for (int die : *state.turn.dice->faces())
            if (die < 1 || die > 6) return "a die shows " + std::to_string(die);
    if (state.turn.dice && state.turn.ended) return "a turn both runs and has ended";
    if (state.rollCount[0] != 0 || state.rollCount[1] != 0) return "two dice made less than two";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> invariant(const GameState& state) {
    for (const Broken& broken : {seatsDiffer(state), sitesHoldWhatFits(state.buildings),
                                 sitesHoldWhatFits(state.routes), sitesHoldWhatFits(state.hexBuildings),
                                 stacksAreTidy(state), countsAreNotNegative(state), turnMakesSense(state)})
        if (broken) return broken;
    for (const auto& thief : {state.robber, state.pirate})
        if (thief && !thief->playable()) return "a thief stands off every board, on " + text(*thief);
    return std::nullopt;
}

}  // namespace hexwarden::support
