#include "companion/rules/purchases.h"

namespace hexwarden::rules {

int weaponsOf(const GameState& state, Colour player) {
    const game::Deeds& deeds = of(state.deeds, player);
    return deeds.weaponsBought + deeds.knightsBurned - deeds.weaponsUsed;
}

std::vector<Purchase> purchasesOf(const Ledger& ledger, Colour player) {
    const Hand& hand = ledger.hand(player);
    std::vector<Purchase> purchases;
    for (const Piece piece : board::kPieces)
        if (const auto& price = ledger.box.price(piece); price && ledger.left(player, piece) > 0)
            purchases.push_back({piece, false, meansFor(hand, price->cards)});
    if (ledger.box.card && ledger.deck > 0)
        purchases.push_back({Piece::none, false, meansFor(hand, ledger.box.card->cards)});
    if (ledger.box.weapon) purchases.push_back({Piece::none, true, meansFor(hand, ledger.box.weapon->cards)});
    return purchases;
}

}  // namespace hexwarden::rules
