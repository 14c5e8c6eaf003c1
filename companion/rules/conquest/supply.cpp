#include "companion/rules/conquest/rules.h"

namespace hexwarden::rules::conquest {
namespace {

struct Item {
    Piece piece;
    int pieces;
    Cards cards;  ///< lumber brick wool grain ore
    ClauseId clause;
};

constexpr Item kItems[]{
    {Piece::wall, 15, {0, 2}, "CONQ-50"},
    {Piece::settlement, 5, {1, 1, 0, 1}, "CONQ-50"},
    {Piece::city, 3, {0, 0, 0, 2, 2}, "CONQ-50"},
    {Piece::castle, 1, {1, 1, 1, 1, 1}, "CONQ-50"},
    {Piece::ship, kUnlimited, {1, 0, 1}, "CONQ-30"},
    {Piece::galley, 1, {1, 1, 0, 0, 1}, "CONQ-30"},
    {Piece::cargo, 3, {2, 0, 1}, "CONQ-30"},
    {Piece::knight, kUnlimited, {0, 0, 1, 0, 1}, "CONQ-30"},
    {Piece::archer, kUnlimited, {1, 0, 1, 0, 1}, "CONQ-30"},
    {Piece::cavalry, kUnlimited, {0, 0, 1, 1, 1}, "CONQ-30"},
};
constexpr Cards kGalleyForWool{1, 0, 1, 0, 1};  // CONQ-30
constexpr Cards kCardCost{0, 0, 1, 1, 1};       // CONQ-50

}  // namespace

void Supply::equip(Box& box, std::size_t) const {
    box.piece(Piece::road) = 0;
    box.price(Piece::road) = std::nullopt;
    for (const Item& item : kItems) {
        box.piece(item.piece) = item.pieces;
        box.price(item.piece) = Price{item.cards, item.clause};
    }
    if (galleyForWool_) box.price(Piece::galley) = Price{kGalleyForWool, "CONQ-30"};
    box.card = Price{kCardCost, "CONQ-50"};
    for (Piece p : {Piece::settlement, Piece::city, Piece::castle, Piece::ship}) box.ground(p) = Ground::hex;
}

}  // namespace hexwarden::rules::conquest
