#include "companion/ask/table.h"

#include "companion/ask/books/books.h"
#include "tracker/board/message.h"

namespace hexwarden::ask {
namespace {

using board::Terrain;

constexpr std::size_t kMostHexes = 841;  // all playable ones
constexpr int kMostUnits = 999;
constexpr int kMostCounted = 999;

void readPlayers(const Field& field, GameState& state) {
    for (const Field& f : field.list(1, board::kColourCount)) {
        const Colour c = f.colour();
        if (seatOf(state, c)) f.complain("two players are " + std::string(word(c)));
        state.seats.push_back({c, {}, {}});
    }
}

void readHexes(const Field& field, board::Layout& layout) {
    for (const Field& f : field.list(0, kMostHexes)) {
        const auto parts = f.list(3, 4);
        const Hex h{parts[0].number(-board::kReach, board::kReach), parts[1].number(-board::kReach, board::kReach)};
        if (layout.terrain[h] != Terrain::none) f.complain("the hex is there twice");
        layout.terrain[h] = parts[2].terrain();
        if (parts.size() < 4) continue;
        const int token = parts[3].number(0, 12);
        if (token == 1 || token == 7) parts[3].complain("there is no token " + std::to_string(token));
        layout.token[h] = static_cast<board::Token>(token);
    }
}

void readPorts(const Field& field, board::Layout& layout) {
    for (const Field& f : field.list()) {
        const auto parts = f.list(2, 2);
        const Site at = parts[0].site();
        if (const auto* corner = std::get_if<Corner>(&at)) {
            layout.harbour[*corner] = parts[1].harbour();
        } else if (const auto* hex = std::get_if<Hex>(&at)) {
            layout.port[*hex] = parts[1].harbour();
        } else {
            parts[0].complain("a port lies on a corner or a hex");
        }
    }
}

void readBuildings(const Field& field, Table& table) {
    GameState& state = table.state;
    for (const Field& f : field.list()) {
        const auto parts = f.list(3, 4);
        const Site at = parts[0].site();
        const Piece piece = parts[2].piece();
        if (!board::isBuilding(piece)) parts[2].complain("a " + std::string(word(piece)) + " is no building");
        if (parts.size() == 4 && piece != Piece::fort) parts[3].complain("only a fort is made of another piece");
        if (parts.size() == 4) readOrigin(parts[0], parts[3], table.given);
        if (occupantOf(state, at).piece != Piece::none) f.complain("two buildings stand on one site");
        const game::Occupant building{piece, readPlayer(parts[1], state)};
        if (const auto* corner = std::get_if<Corner>(&at)) {
            state.buildings[*corner] = building;
        } else if (const auto* hex = std::get_if<Hex>(&at)) {
            state.hexBuildings[*hex] = building;
        } else {
            parts[0].complain("a building stands on a corner or a hex");
        }
    }
}

void readRoutes(const Field& field, GameState& state) {
    for (const Field& f : field.list()) {
        const auto parts = f.list(3, 3);
        const Edge e = parts[0].edge();
        const Piece piece = parts[2].piece();
        if (!board::isRoute(piece)) parts[2].complain("a " + std::string(word(piece)) + " does not lie on an edge");
        if (state.routes[e].piece != Piece::none) f.complain("two pieces lie on one edge");
        state.routes[e] = {piece, readPlayer(parts[1], state)};
    }
}

void readUnits(const Field& field, GameState& state) {
    for (const Field& f : field.list()) {
        const auto parts = f.list(4, 5);
        const game::Stack stack{parts[0].hex(), readPlayer(parts[1], state), parts[2].piece(),
                                parts[3].number(1, kMostUnits)};
        if (!game::fits(stack.piece, stack.at) || board::isBuilding(stack.piece))
            parts[2].complain("a " + std::string(word(stack.piece)) + " does not stand on a hex");
        if (parts.size() == 5 && parts[4].text() != "aboard") parts[4].complain("pieces are aboard or not");
        if (parts.size() == 5 && !isAboard(state.layout, stack)) parts[4].complain("only knights on water are aboard");
        addStack(state, stack);
    }
}

board::River readRiver(const Field& field, const board::Layout& layout) {
    Fields fields(field);
    board::River river;
    river.x = fields.required("x").hex();
    river.y = fields.required("y").hex();
    river.z = fields.required("z").hex();
    river.mouth = fields.required("mouth").corner();
    fields.finish();
    const bool hexesAreGiven = layout.terrain != board::Layout{}.terrain;
    if (const auto objection = hexesAreGiven ? objectionTo(river, layout) : objectionTo(river))
        field.complain(english(*objection));
    return river;
}

void readThief(const std::optional<Field>& field, std::optional<Hex>& thief) {
    if (field) thief = field->hex();
}

}  // namespace

Table readTable(const std::optional<Field>& field) {
    Table table;
    if (!field) return table;
    GameState& state = table.state;
    Fields fields(*field);
    if (const auto f = fields.optional("players")) {
        readPlayers(*f, state);
        table.hasPlayers = true;
    }
    if (const auto f = fields.optional("hexes")) readHexes(*f, state.layout);
    if (const auto f = fields.optional("ports")) readPorts(*f, state.layout);
    if (const auto f = fields.optional("buildings")) readBuildings(*f, table);
    if (const auto f = fields.optional("routes")) readRoutes(*f, state);
    if (const auto f = fields.optional("units")) readUnits(*f, state);
    if (const auto f = fields.optional("river")) state.layout.river = readRiver(*f, state.layout);
    readThief(fields.optional("robber"), state.robber);
    readThief(fields.optional("pirate"), state.pirate);
    readFlood(fields, table.given);
    if (const auto f = fields.optional("holders")) readHolders(*f, state, table.given);
    if (const auto f = fields.optional("knights")) readKnights(*f, state);
    if (const auto f = fields.optional("weapons")) {
        const auto weapons = readCounts(*f, state, kMostCounted);
        for (Colour c : board::kColours) of(state.deeds, c).weaponsBought = static_cast<std::int16_t>(of(weapons, c));
    }
    fields.finish();
    return table;
}

void readKnights(const Field& field, GameState& state) {
    const auto knights = readCounts(field, state, kMostCounted);
    for (Colour c : board::kColours)
        of(state.deeds, c).played[static_cast<std::size_t>(game::Card::knight)] =
            static_cast<std::int16_t>(of(knights, c));
}

void readHolders(const Field& field, const GameState& state, Ledger& ledger) {
    ledger.longest.holder = ledger.army.holder = std::nullopt;
    Fields fields(field);
    if (const auto f = fields.optional("longest")) ledger.longest.holder = readPlayer(*f, state);
    if (const auto f = fields.optional("army")) ledger.army.holder = readPlayer(*f, state);
    fields.finish();
}

Colour readPlayer(const Field& field, const GameState& state) {
    const Colour c = field.colour();
    if (!state.seats.empty() && !seatOf(state, c)) field.complain(std::string(word(c)) + " does not play");
    return c;
}

game::ByColour<int> readCounts(const Field& field, const GameState& state, int most) {
    game::ByColour<int> counts{};
    for (const auto& [key, f] : Fields(field).all()) {
        const Json name(key);
        of(counts, readPlayer(Field(name, f.path()), state)) = f.number(0, most);
    }
    return counts;
}

}  // namespace hexwarden::ask
