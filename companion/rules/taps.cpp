#include "companion/rules/taps.h"

#include <algorithm>

namespace hexwarden::rules {
namespace {

/// Pieces of one kind and owner on a site.
struct Pile {
    Colour owner{};
    Piece piece = Piece::none;
    int count = 1;
};

std::vector<Pile> pilesOn(const GameState& state, const Site& site) {
    std::vector<Pile> all;
    if (const auto there = game::occupantOf(state, site); there.piece != Piece::none)
        all.push_back({there.colour, there.piece});
    for (const game::Stack& stack : state.stacks)
        if (site == Site(stack.at)) all.push_back({stack.owner, stack.piece, stack.count});
    return all;
}

void addThief(const RuleSet& rules, const GameState& state, const Ledger& ledger, Hex to,
              std::vector<game::Body>& bodies) {
    const Piece thief = ledger.box.thiefOn(board::isWater(state.layout.terrain[to]));
    // While a running game is entered it is said where he stands, and nobody is robbed.
    const auto mover = ledger.joining ? std::optional(state.seats[0].colour) : ledger.active;
    if (!mover || thief == Piece::none) return;
    const ColourSet victims = ledger.joining ? ColourSet{} : rules.victimsAt(state, ledger, to) - ColourSet{*mover};
    for (const Colour victim : activeFirst(state, ledger))
        if (victims.has(victim)) bodies.emplace_back(game::ThiefMoved{*mover, thief, to, victim});
    bodies.emplace_back(game::ThiefMoved{*mover, thief, to, std::nullopt});
}

}  // namespace

std::vector<Colour> activeFirst(const GameState& state, const Ledger& ledger) {
    std::vector<Colour> players;
    for (const game::Seat& seat : state.seats) players.push_back(seat.colour);
    std::stable_partition(players.begin(), players.end(), [&](Colour c) { return c == ledger.active; });
    return players;
}

bool canMeanToBuild(const Box& box, const GameState& state, const Site& site, Colour player, Piece piece) {
    if (!box.price(piece) || !box.suits(piece, state.layout, site)) return false;
    if (!board::isBuilding(piece) && box.ground(piece) == Ground::hex) return true;
    const auto there = game::occupantOf(state, site);
    if (there.piece == Piece::none) return !board::isBuilding(piece) || piece == Piece::settlement;
    return board::isBuilding(piece) && there.piece != piece && there.colour == player;
}

std::vector<game::Body> tapsOn(const RuleSet& rules, const GameState& state, const Ledger& ledger, const Site& site) {
    std::vector<game::Body> bodies = rules.taps(state, ledger, site);
    const auto piles = pilesOn(state, site);
    for (const Pile& pile : piles)
        if (ledger.box.moves(pile.piece))
            bodies.emplace_back(game::Moved{pile.owner, pile.piece, site, site, pile.count});
    const auto players = activeFirst(state, ledger);
    for (const Piece piece : board::kPieces)
        for (const Colour player : players)
            if (canMeanToBuild(ledger.box, state, site, player, piece))
                bodies.emplace_back(game::Built{player, piece, site});
    for (const Pile& pile : piles) bodies.emplace_back(game::Removed{pile.owner, pile.piece, site});
    if (const auto* hex = std::get_if<Hex>(&site)) addThief(rules, state, ledger, *hex, bodies);
    return bodies;
}

}  // namespace hexwarden::rules
