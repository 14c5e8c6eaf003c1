#include "companion/ask/books/books.h"
#include "companion/rules/placements.h"
#include "companion/rules/seafarers/rules.h"

namespace hexwarden::ask {

OrderedJson shipMoves(Question q) {
    const rules::Box& box = q.rules.box();
    if (box.piece(Piece::ship) == 0 || box.ground(Piece::ship) != rules::Ground::edge)
        throw Complaint("these rule books have no ships on edges", "rules");
    GameState& state = q.table.state;
    const Colour player = readPlayer(q.fields.required("player"), state);
    Ledger ledger = plainLedger(q);
    rules::letAct(state, ledger, player);
    if (const auto built = q.fields.optional("built_this_turn"))
        for (const Field& f : built->list()) rules::seafarers::giveShipBuilt(ledger, f.edge());
    if (const auto moved = q.fields.optional("moved"); moved && moved->flag()) rules::seafarers::giveShipMoved(ledger);
    OrderedJson list = OrderedJson::array();
    for (const auto& move : rules::moves(q.rules, state, ledger, player, Piece::ship))
        list.push_back({nameOf(move.from), namesOf(move.to)});
    return {{"moves", std::move(list)}};
}

}  // namespace hexwarden::ask
