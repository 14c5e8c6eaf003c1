#include "companion/ask/questions.h"

#include "companion/ask/books/books.h"
#include "companion/rules/placements.h"
#include "companion/rules/routes.h"
#include "tracker/board/quotes.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::ask {
namespace {

using rules::kUnlimited;

constexpr int kMostPoints = 999;

OrderedJson creditOf(const rules::Credit& c) {
    OrderedJson credit = OrderedJson::object();
    credit["player"] = word(c.player);
    credit["resource"] = word(c.resource);
    credit["count"] = c.count;
    credit["hex"] = board::text(c.hex);
    credit["building"] = nameOf(c.building);
    credit["clause"] = c.clause;
    return credit;
}

/// What set-up must wait for, so that a piece can be placed at all (BASE-10, CONQ-6).
Piece dueFor(Piece piece, bool route) {
    if (route) return Piece::road;
    return piece == Piece::ship || piece == Piece::knight ? piece : Piece::settlement;
}

/// Kinds that a `hand` cannot pay and a `stock` does not have.
void applyStock(const Field& field, Colour player, Ledger& ledger) {
    for (const auto& [key, f] : Fields(field).all()) {
        const auto piece = board::pieceOf(key);
        if (!piece) f.complain(board::inQuotes(key) + " is not a kind of piece");
        of(ledger.stock, player)[static_cast<std::size_t>(*piece)] = f.number(0, kUnlimited);
    }
}

}  // namespace

Ledger plainLedger(const Question& q) {
    Ledger ledger = q.rules.open(q.table.state, q.table.given);
    ledger.bank.fill(kUnlimited);
    for (auto& left : ledger.stock) left.fill(kUnlimited);
    ledger.deck = kUnlimited;
    return ledger;
}

void needRiver(const Question& q) {
    if (q.rules.box().river && !q.table.state.layout.river)
        throw Complaint("the Great River needs its tile on the table", "table.river");
}

OrderedJson production(Question q) {
    needRiver(q);
    const int roll = q.fields.required("roll").number(2, 12);
    Ledger ledger = plainLedger(q);
    if (const auto bank = q.fields.optional("bank"))
        for (const auto& [key, f] : Fields(*bank).all()) {
            const auto resource = board::resourceOf(key);
            if (!resource) f.complain(board::inQuotes(key) + " is not a resource");
            ledger.bank[static_cast<std::size_t>(*resource)] = f.number(0, kUnlimited);
        }
    const GameState& state = q.table.state;
    const auto credits = q.rules.produce(state, ledger, roll);
    OrderedJson gains = OrderedJson::object(), list = OrderedJson::array();
    const auto sums = credits.gains();
    for (Colour c : board::kColours)
        if (rules::sum(of(sums, c)) > 0) gains[std::string(word(c))] = countsOf(of(sums, c));
    for (const auto& c : credits.paid) list.push_back(creditOf(c));
    OrderedJson result{{"gains", std::move(gains)}, {"credits", std::move(list)}};
    if (q.rules.box().choosesOnSeven) result["choices"] = choicesOf(q.rules, state, roll);
    if (q.rules.box().armiesFight) result["armies"] = armiesOf(q.table.state, roll);
    return result;
}

OrderedJson longestRoute(Question q) {
    if (const auto holder = q.fields.optional("holder"))
        q.table.given.longest.holder = readPlayer(*holder, q.table.state);
    const Ledger ledger = q.rules.open(q.table.state, q.table.given);
    OrderedJson length = OrderedJson::object(), route = OrderedJson::object();
    for (Colour c : board::kColours) {
        const int half = of(ledger.longest.count, c);
        if (half == 0 && !seatOf(q.table.state, c)) continue;
        const auto& edges = of(ledger.routes, c);
        length[std::string(word(c))] = halves(half);
        route[std::string(word(c))] = namesOf(std::vector<Site>(edges.begin(), edges.end()));
    }
    return {
        {"length", std::move(length)}, {"route", std::move(route)}, {"holder", playerOrNull(ledger.longest.holder)}};
}

OrderedJson placements(Question q) {
    needRiver(q);
    GameState& state = q.table.state;
    const Colour player = readPlayer(q.fields.required("player"), state);
    Ledger ledger = plainLedger(q);
    const auto setUp = q.fields.optional("setup");
    const auto from = q.fields.optional("from");
    const auto hand = q.fields.optional("hand");
    if (const auto stock = q.fields.optional("stock")) applyStock(*stock, player, ledger);
    const bool settingUp = setUp && setUp->flag();
    if (from && !settingUp) from->complain("'from' belongs to set-up");
    if (settingUp) {
        ledger.phase = rules::Phase::setUp;
        ledger.active = player;
        if (from) ledger.setUp.from = from->corner();
    } else {
        rules::letAct(state, ledger, player);
    }
    const auto purse = hand ? rules::Hand::exactly(hand->cards()) : rules::Hand::unknown();

    OrderedJson result = OrderedJson::object();
    for (Piece piece : board::kPieces) {
        const auto& price = q.rules.box().price(piece);
        if (!price) continue;
        const bool route = q.rules.box().ground(piece) == rules::Ground::edge;
        ledger.setUp.piece = dueFor(piece, route);
        // What set-up lays is a settlement, also where it becomes a city at once (RISK-5).
        const bool payable = settingUp ? (route ? from.has_value() : piece != Piece::city)
                                       : !purse.surelyLacks(price->cards) && ledger.left(player, piece) > 0;
        result[std::string(word(piece))] =
            payable ? namesOf(rules::placements(q.rules, state, ledger, player, piece)) : OrderedJson::array();
    }
    return result;
}

OrderedJson points(Question q) {
    GameState& state = q.table.state;
    Ledger ledger = plainLedger(q);
    ledger.longest.holder = q.table.given.longest.holder;
    ledger.army.holder = q.table.given.army.holder;
    if (const auto f = q.fields.optional("holders")) readHolders(*f, state, ledger);
    if (const auto cards = q.fields.optional("cards")) {
        const auto counts = readCounts(*cards, state, kMostPoints);
        for (Colour c : board::kColours)
            of(state.deeds, c).played[static_cast<std::size_t>(game::Card::victoryPoint)] =
                static_cast<std::int16_t>(of(counts, c));
    }
    const auto scored = q.rules.score(state, ledger);
    OrderedJson totals = OrderedJson::object(), parts = OrderedJson::array();
    for (Colour c : board::kColours)
        if (const int total = scored.total(c); total != 0 || seatOf(state, c)) totals[std::string(word(c))] = total;
    for (const auto& part : scored.parts)
        parts.push_back({{"player", word(part.player)}, {"points", part.points}, {"clause", part.clause}});
    return {{"points", std::move(totals)}, {"parts", std::move(parts)}};
}

}  // namespace hexwarden::ask
