#include "tracker/game/state.h"

#include "tracker/board/text.h"
#include "tracker/game/overloaded.h"

#include <algorithm>
#include <cassert>

namespace hexwarden::game {
namespace {

void put(GameState& state, Occupant occupant, const Site& site, int count = 1) {
    assert(fits(occupant.piece, site) && onAnyBoard(site));
    if (const auto* corner = std::get_if<Corner>(&site)) {
        state.buildings[*corner] = occupant;
    } else if (const auto* edge = std::get_if<Edge>(&site)) {
        state.routes[*edge] = occupant;
    } else if (board::isBuilding(occupant.piece)) {
        state.hexBuildings[std::get<Hex>(site)] = occupant;
    } else {
        addStack(state, {std::get<Hex>(site), occupant.colour, occupant.piece, count});
    }
}

void take(GameState& state, Occupant occupant, const Site& site, int count = 1) {
    if (const auto* corner = std::get_if<Corner>(&site)) {
        state.buildings[*corner] = {};
    } else if (const auto* edge = std::get_if<Edge>(&site)) {
        state.routes[*edge] = {};
    } else if (board::isBuilding(occupant.piece)) {
        state.hexBuildings[std::get<Hex>(site)] = {};
    } else {
        addStack(state, {std::get<Hex>(site), occupant.colour, occupant.piece, -count});
    }
}

/// A cargo ship takes along what is aboard.
void move(GameState& state, const Moved& e) {
    std::vector<Stack> aboard;
    if (e.piece == Piece::cargo) aboard = passengers(state, e.player, std::get<Hex>(e.from), e.count);
    take(state, {e.piece, e.player}, e.from, e.count);
    put(state, {e.piece, e.player}, e.to, e.count);
    for (const Stack& s : aboard) {
        take(state, {s.piece, s.owner}, s.at, s.count);
        put(state, {s.piece, s.owner}, e.to, s.count);
    }
}

/// Whoever is aboard goes down with a cargo ship.
void lose(GameState& state, const Lost& e) {
    if (e.piece == Piece::cargo)
        for (const Stack& s : passengers(state, e.player, e.at, 1)) take(state, {s.piece, s.owner}, s.at, s.count);
    take(state, {e.piece, e.player}, e.at);
}

void moveThief(GameState& state, Piece thief, std::optional<Hex> to) {
    (thief == Piece::pirate ? state.pirate : state.robber) = to;
}

void forgetTheTurn(GameState& state) {
    for (Deeds& d : state.deeds) d.cardsBoughtThisTurn = d.cardsPlayedThisTurn = d.cardsShownThisTurn = 0;
    state.consents.clear();
}

void openTurn(GameState& state, Colour player, Dice dice) {
    if (state.turn.dice) {  // the end of the turn before was not recorded
        const bool another = state.turn.roller != player;
        const Deeds own = of(state.deeds, player);
        forgetTheTurn(state);
        if (another) {  // has played these before this roll
            of(state.deeds, player).cardsPlayedThisTurn = own.cardsPlayedThisTurn;
            of(state.deeds, player).cardsShownThisTurn = own.cardsShownThisTurn;
        }
    }
    ++state.turn.number;
    state.turn.dice = dice;
    state.turn.roller = player;
    state.turn.ended = std::nullopt;
}

void roll(GameState& state, const Rolled& e) {
    openTurn(state, e.player, e.dice);
    ++state.rollCount[static_cast<std::size_t>(e.dice.total())];
}

void end(GameState& state, const TurnEnded& e) {
    if (state.turn.number == 0) return;  // in set-up
    const bool afterATurn = state.turn.ended.has_value() && !state.turn.dice;
    // With 5 and 6 players the others say that they have finished building after somebody's turn (BASE-17).
    if (afterATurn && state.seats.size() > 4) return;
    endTurn(state, e.player);
}

void takeUp(GameState& state) {
    state.turn = {state.turn.number + 1, std::nullopt, std::nullopt, std::nullopt};
    forgetTheTurn(state);
}

void hold(Deeds& deeds, const Holds& e) {
    const auto set = [&](Card card, std::optional<int> count) {
        if (count) deeds.played[static_cast<std::size_t>(card)] = static_cast<std::int16_t>(*count);
    };
    const auto playedInAll = [&] { return std::accumulate(deeds.played.begin(), deeds.played.end(), 0); };
    const int hiddenBefore = deeds.cardsBought - playedInAll();
    set(Card::knight, e.knights);
    set(Card::victoryPoint, e.points);
    deeds.cardsBought = static_cast<std::int16_t>(std::max(0, e.hidden.value_or(hiddenBefore)) + playedInAll());
    deeds.cardsBoughtThisTurn = std::min(deeds.cardsBoughtThisTurn, deeds.cardsBought);
}

void play(GameState& state, const Played& e) {
    // Loaded dice show the chosen sum: the turn has its roll.
    if (e.card == Card::loadedDice && e.roll) openTurn(state, e.player, Dice::ofTotal(*e.roll));
    Deeds& deeds = of(state.deeds, e.player);
    ++deeds.played[static_cast<std::size_t>(e.card)];
    ++deeds.cardsPlayedThisTurn;
    if (e.card == Card::victoryPoint || e.card == Card::robinHood) ++deeds.cardsShownThisTurn;
    if (e.to) moveThief(state, e.thief, e.to);
    for (const auto& [piece, edge] : e.builds) put(state, {piece, e.player}, edge);
}

/// Nobody uses more weapons than lie there. Consents given for this target are used up (WAR-7).
void attack(GameState& state, const Attacked& e) {
    Deeds& deeds = of(state.deeds, e.player);
    const int held = deeds.weaponsBought + deeds.knightsBurned - deeds.weaponsUsed;
    deeds.weaponsUsed += static_cast<std::int16_t>(std::min(e.weapons, held));
    take(state, occupantOf(state, e.target), e.target);
    std::erase_if(state.consents,
                  [&](const Consent& c) { return c.to == e.player && c.purpose == board::text(e.target); });
}

}  // namespace

void endTurn(GameState& state, Colour player) {
    if (!state.turn.dice) ++state.turn.number;
    forgetTheTurn(state);
    state.turn.dice = std::nullopt;
    state.turn.roller = std::nullopt;
    state.turn.ended = player;
}

bool turnIsOver(const GameState& before, const GameState& after) {
    const bool rolled = before.turn.dice.has_value(), rolls = after.turn.dice.has_value();
    const bool another = before.turn.number != after.turn.number;
    return rolled ? another || !rolls : another && !rolls;
}

void addStack(GameState& state, Stack added) {
    const auto alike = [&](const Stack& s) {
        return s.at == added.at && s.owner == added.owner && s.piece == added.piece;
    };
    auto found = std::find_if(state.stacks.begin(), state.stacks.end(), alike);
    if (found == state.stacks.end()) {
        if (added.count <= 0) return;
        state.stacks.insert(std::lower_bound(state.stacks.begin(), state.stacks.end(), added), added);
        return;
    }
    found->count += added.count;
    if (found->count <= 0) state.stacks.erase(found);
}

std::optional<std::size_t> seatOf(const GameState& state, Colour c) {
    for (std::size_t i = 0; i < state.seats.size(); ++i)
        if (state.seats[i].colour == c) return i;
    return std::nullopt;
}

Colour nextPlayer(const GameState& state, Colour c) {
    const auto seat = seatOf(state, c);
    return state.seats[seat ? (*seat + 1) % state.seats.size() : 0].colour;
}

int countOf(const GameState& state, Colour owner, Piece piece) {
    int count = 0;
    const Occupant wanted{piece, owner};
    if (board::isRoute(piece)) {
        forEachPiece(state.routes, [&](Edge, Occupant o) { count += o == wanted; });
    } else if (board::isBuilding(piece)) {
        forEachPiece(state.buildings, [&](Corner, Occupant o) { count += o == wanted; });
        forEachPiece(state.hexBuildings, [&](Hex, Occupant o) { count += o == wanted; });
    }
    for (const Stack& s : state.stacks)
        if (s.owner == owner && s.piece == piece) count += s.count;
    return count;
}

int countOn(const GameState& state, Hex at, Colour owner, Piece piece) {
    const auto stack = std::find_if(state.stacks.begin(), state.stacks.end(),
                                    [&](const Stack& s) { return s.at == at && s.owner == owner && s.piece == piece; });
    return stack == state.stacks.end() ? 0 : stack->count;
}

std::vector<Stack> passengers(const GameState& state, Colour owner, Hex at, int ships) {
    int cargoShips = 0;
    std::vector<Stack> aboard;
    for (const Stack& s : state.stacks) {
        if (s.at != at || s.owner != owner) continue;
        if (s.piece == Piece::cargo) cargoShips += s.count;
        if (isAboard(state.layout, s)) aboard.push_back(s);
    }
    if (ships >= cargoShips) return aboard;
    int room = ships * kCargoRoom;
    for (Stack& s : aboard) room -= s.count = std::min(s.count, room);
    std::erase_if(aboard, [](const Stack& s) { return s.count == 0; });
    return aboard;
}

bool fits(Piece piece, const Site& site) {
    if (std::holds_alternative<Edge>(site)) return board::isRoute(piece);
    if (std::holds_alternative<Corner>(site)) return board::isBuilding(piece);
    return board::isBuilding(piece) || board::isUnit(piece) || piece == Piece::ship;
}

bool onAnyBoard(const Site& site) {
    const auto any = [](const auto& around) {
        return std::any_of(around.begin(), around.end(), [](Hex h) { return h.playable(); });
    };
    return std::visit(Overloaded{[&](Corner c) { return any(hexes(c)); }, [&](Edge e) { return any(hexes(e)); },
                                 [](Hex h) { return h.playable(); }},
                      site);
}

Occupant occupantOf(const GameState& state, const Site& site) {
    return std::visit(Overloaded{[&](Corner c) { return state.buildings[c]; }, [&](Edge e) { return state.routes[e]; },
                                 [&](Hex h) { return state.hexBuildings[h]; }},
                      site);
}

void apply(GameState& state, const Event& event) {
    using Base = Body::variant;
    std::visit(Overloaded{
                   [&](const Began& e) {
                       state = {};
                       state.books = e.books;
                       state.options = e.options;
                       state.pieces = e.pieces;
                       state.seats = e.seats;
                   },
                   [&](const LaidOut& e) {
                       state.layout = e.layout;
                       state.robber = e.robber;
                       state.pirate = e.pirate;
                   },
                   [&](const Rolled& e) { roll(state, e); },
                   [&](const Built& e) {
                       put(state, {e.piece, e.player}, e.at);
                   },
                   [&](const Removed& e) {
                       take(state, {e.piece, e.player}, e.at);
                   },
                   [&](const Moved& e) { move(state, e); },
                   [&](const ThiefMoved& e) { moveThief(state, e.thief, e.to); },
                   [&](const Discarded&) {},
                   [&](const Chosen&) {},
                   [&](const Bought& e) {
                       Deeds& deeds = of(state.deeds, e.player);
                       if (e.what == Bought::What::weapon) {
                           ++deeds.weaponsBought;
                       } else {
                           ++deeds.cardsBought;
                           // Before a roll it is of no turn: drawn between two (BASE-17, CONQ-62).
                           if (state.turn.dice) ++deeds.cardsBoughtThisTurn;
                       }
                   },
                   [&](const Played& e) { play(state, e); },
                   [&](const Traded&) {},
                   [&](const TurnEnded& e) { end(state, e); },
                   [&](const Burned& e) { ++of(state.deeds, e.player).knightsBurned; },
                   [&](const Attacked& e) { attack(state, e); },
                   [&](const Battled&) {},
                   [&](const Breached& e) {
                       if (e.die == 6) take(state, state.routes[e.at], e.at);
                   },
                   [&](const Foraged&) {},
                   [&](const DragonFought&) {},
                   [&](const Lost& e) { lose(state, e); },
                   [&](const ArmiesPlaced& e) {
                       addStack(state, {e.at, e.player, Piece::army, e.count});
                   },
                   [&](const HarbourPlaced& e) {
                       state.harbourTokens.push_back({e.on, e.at, e.kind});
                   },
                   [&](const Left& e) { of(state.deeds, e.player).left = true; },
                   [&](const Joined&) {},
                   [&](const TakenUp&) { takeUp(state); },
                   [&](const Holds& e) { hold(of(state.deeds, e.player), e); },
                   [&](const Consented& e) {
                       state.consents.push_back({e.player, e.to, e.purpose});
                   },
                   [&](const Ruled&) {},
                   [&](const Undone&) {},
                   [&](const Corrected&) {},
               },
               static_cast<const Base&>(event.body));
}

}  // namespace hexwarden::game
