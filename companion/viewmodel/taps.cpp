#include "companion/viewmodel/taps.h"

#include "companion/viewmodel/names.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

struct Taps {
    Q_DECLARE_TR_FUNCTIONS(Taps)
};

/// The seats, the one whose turn it is first.
std::vector<game::Colour> players(const Evening& evening) {
    std::vector<game::Colour> colours;
    for (const game::Seat& seat : evening.state().seats) colours.push_back(seat.colour);
    const auto active = evening.ledger().active;
    if (active) std::stable_partition(colours.begin(), colours.end(), [&](game::Colour c) { return c == *active; });
    return colours;
}

std::vector<game::Body> thiefMoves(game::Hex to, const Evening& evening) {
    std::vector<game::Body> moves;
    const game::GameState& state = evening.state();
    const auto active = evening.ledger().active;
    if (!active || !board::isLand(state.layout, to)) return moves;
    const game::ThiefMoved move{*active, game::Piece::robber, to, std::nullopt};
    for (const game::Colour victim : players(evening)) {
        const bool lives = std::ranges::any_of(board::corners(to), [&](board::Corner c) {
            return state.buildings[c].piece != game::Piece::none && state.buildings[c].colour == victim;
        });
        if (!lives || victim == *active) continue;
        auto stealing = move;
        stealing.victim = victim;
        moves.push_back(stealing);
    }
    moves.push_back(move);
    return moves;
}

}  // namespace

std::vector<game::Body> bodiesOf(const game::Site& site, const Evening& evening) {
    if (!evening.begun()) return {};
    if (const auto* h = std::get_if<board::Hex>(&site)) return thiefMoves(*h, evening);
    const game::Occupant there = game::occupantOf(evening.state(), site);
    std::vector<game::Body> bodies;
    if (there.piece == game::Piece::settlement) bodies.push_back(game::Built{there.colour, game::Piece::city, site});
    if (there.piece != game::Piece::none) {
        bodies.push_back(game::Removed{there.colour, there.piece, site});
        return bodies;
    }
    const auto piece = std::holds_alternative<board::Edge>(site) ? game::Piece::road : game::Piece::settlement;
    for (const game::Colour player : players(evening)) bodies.push_back(game::Built{player, piece, site});
    return bodies;
}

QString labelOf(const game::Body& body, const Evening& evening) {
    if (const auto* built = std::get_if<game::Built>(&body))
        return built->piece == game::Piece::city ? name(built->piece) : evening.nameOf(built->player);
    if (std::holds_alternative<game::Removed>(body)) return Taps::tr("take away");
    return {};
}

std::array<int, 2> diceOf(int sum) {
    return {sum / 2, sum - sum / 2};
}

}  // namespace hexwarden::viewmodel
