#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/sentences.h"

#include <variant>

namespace hexwarden::rules::conquest {
namespace {

/// CONQ-50: what a city or a castle replaces.
constexpr Piece lowerOf(Piece building) {
    return building == Piece::castle ? Piece::city : Piece::settlement;
}

}  // namespace

void Buildings::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built || !board::isBuilding(built->piece)) return;
    const auto object = [&](const Sentence& sentence, std::optional<Colour> other = {}, Piece piece = Piece::none) {
        verdict.object(
            {.sentence = &sentence, .player = built->player, .other = other, .piece = piece, .sites = {built->at}});
    };
    const auto* hex = std::get_if<Hex>(&built->at);
    if (!hex || !isLand(state, *hex)) return object(kBuildingInAHex);
    const auto there = state.hexBuildings[*hex];
    if (built->piece != Piece::settlement) {
        const Piece lower = lowerOf(built->piece);
        if (there != game::Occupant{lower, built->player}) object(kReplacesLower, {}, lower);
        return;
    }
    if (there.piece != Piece::none) object(kHexTaken, there.colour);
    const bool present = hasKnightOn(state, built->player, *hex) || hasShipBeside(state, built->player, *hex);
    if (ledger.phase != Phase::setUp && !present) object(kNobodyThere);
}

}  // namespace hexwarden::rules::conquest
