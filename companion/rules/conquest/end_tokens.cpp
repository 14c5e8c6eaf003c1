#include "companion/rules/conquest/end_tokens.h"

#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/shapes.h"
#include "companion/rules/conquest/tally.h"

#include <algorithm>

namespace hexwarden::rules::conquest {
namespace {

constexpr int kWorth = 3;  // CONQ-93

/// Who is on an island.
struct Island {
    game::ByColour<std::vector<Site>> buildings{};
    ColourSet settlers;
    ColourSet everybody;  ///< with a building, a knight or anything else there
};

std::vector<Island> survey(const GameState& state, const Islands& islands) {
    std::vector<Island> all(static_cast<std::size_t>(islands.count()));
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex h = Hex::at(i);
        const auto building = state.hexBuildings[h];
        if (building.piece == Piece::none || islands.at(h) < 0) continue;
        Island& island = all[static_cast<std::size_t>(islands.at(h))];
        of(island.buildings, building.colour).push_back(h);
        island.settlers.add(building.colour);
        island.everybody.add(building.colour);
    }
    for (const game::Stack& s : state.stacks)
        if (const int at = islands.at(s.at); at >= 0) all[static_cast<std::size_t>(at)].everybody.add(s.owner);
    return all;
}

/// The seats that have most, as long as it is more than `than`.
template <class Count>
std::vector<Colour> most(const GameState& state, int than, Count count) {
    int best = than;
    for (const game::Seat& seat : state.seats) best = std::max(best, count(seat.colour));
    std::vector<Colour> colours;
    for (const game::Seat& seat : state.seats)
        if (best > than && count(seat.colour) == best) colours.push_back(seat.colour);
    return colours;
}

}  // namespace

void giveEndTokens(const GameState& state, Ledger& ledger) {
    Progress& progress = accountOf(ledger).progress;
    const Units& units = accountOf(ledger).units;
    const Islands islands(state.layout);
    const auto surveyed = survey(state, islands);

    for (const game::Seat& seat : state.seats)
        for (const Island& island : surveyed)
            if (island.settlers.has(seat.colour) && island.everybody.size() == 1)
                give(progress, seat.colour, Token::monarch, kWorth, of(island.buildings, seat.colour));

    for (Colour c : most(state, 0, [&](Colour s) { return of(units.shipsTaken, s) + of(units.knightsTaken, s); }))
        give(progress, c, Token::general, kWorth);

    for (const game::Seat& seat : state.seats) {
        std::vector<bool> isStart(surveyed.size());
        if (progress.start)
            for (Hex h : of(*progress.start, seat.colour))
                if (const int at = islands.at(h); at >= 0) isStart[static_cast<std::size_t>(at)] = true;
        for (std::size_t i = 0; i < surveyed.size(); ++i)
            if (surveyed[i].settlers.has(seat.colour) && !isStart[i])
                give(progress, seat.colour, Token::colonist, kWorth, of(surveyed[i].buildings, seat.colour));
    }

    const auto all = tallies(state);
    for (Colour c : most(state, 0, [&](Colour s) { return of(all, s).points(); }))
        give(progress, c, Token::builder, kWorth);
}

}  // namespace hexwarden::rules::conquest
