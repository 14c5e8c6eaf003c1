#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <variant>

namespace hexwarden::rules::base {
namespace {

/// BASE-5.
constexpr int kRoads = 15;       // BASE-5
constexpr int kSettlements = 5;  // BASE-5
constexpr int kCities = 4;       // BASE-5

void recount(const GameState& state, Ledger& ledger) {
    ledger.laid = {};
    const auto count = [&](game::Occupant o) { ++of(ledger.laid, o.colour)[static_cast<std::size_t>(o.piece)]; };
    forEachPiece(state.routes, [&](Edge, game::Occupant o) { count(o); });
    forEachPiece(state.buildings, [&](Corner, game::Occupant o) { count(o); });
    forEachPiece(state.hexBuildings, [&](Hex, game::Occupant o) { count(o); });
    for (const game::Stack& s : state.stacks) of(ledger.laid, s.owner)[static_cast<std::size_t>(s.piece)] += s.count;

    for (Colour c : board::kColours)
        for (std::size_t piece = 0; piece < board::kPieceCount; ++piece)
            of(ledger.stock, c)[piece] =
                ledger.box.pieces[piece] - of(ledger.hiddenPieces, c)[piece] - of(ledger.laid, c)[piece];
    for (Piece made : board::kPieces)
        if (const Making& making = ledger.box.making(made); making.count > 0)
            for (Colour c : board::kColours)
                of(ledger.stock, c)[static_cast<std::size_t>(making.piece)] -= making.count * ledger.onTable(c, made);
}

}  // namespace

void Stock::equip(Box& box, std::size_t) const {
    box.piece(Piece::road) = kRoads;
    box.piece(Piece::settlement) = kSettlements;
    box.piece(Piece::city) = kCities;
}

void Stock::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built) return;
    if (ledger.box.piece(built->piece) == 0) {
        verdict.object({.sentence = &kNoSuchPiece, .player = built->player, .piece = built->piece});
    } else if (ledger.left(built->player, built->piece) <= 0) {
        verdict.object({.sentence = &kNoneLeft, .player = built->player, .piece = built->piece});
    }
}

void Stock::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (!touchesNoPiece(event)) recount(after, ledger);
}

void Stock::open(const GameState& state, Ledger& ledger) const {
    recount(state, ledger);
}

}  // namespace hexwarden::rules::base
