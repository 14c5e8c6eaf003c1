#include "companion/ask/events.h"

#include "tracker/board/quotes.h"
#include "tracker/board/text.h"
#include "tracker/game/words.h"

namespace hexwarden::ask {
namespace {

using namespace game;

constexpr int kMostCards = 250;
constexpr int kMostWeapons = 999;
constexpr int kMostArmies = 999;

Site readSiteFor(const Field& field, Piece piece) {
    const Site site = field.site();
    if (!fits(piece, site)) field.complain("that is no place for a " + std::string(word(piece)));
    return site;
}

Rolled readRoll(Fields& in, Colour p) {
    const auto dice = in.required("dice").list(2, 2);
    return {p, {dice[0].number(1, 6), dice[1].number(1, 6)}};
}

Built readBuild(Fields& in, Colour p) {
    const Piece piece = in.required("kind").piece();
    return {p, piece, readSiteFor(in.required("at"), piece)};
}

Moved readMove(Fields& in, Colour p) {
    const Piece piece = in.required("kind").piece();
    Moved e{p, piece, readSiteFor(in.required("from"), piece), readSiteFor(in.required("to"), piece)};
    if (e.to.index() != e.from.index()) in.required("to").complain("that is no place like the one it comes from");
    if (const auto n = in.optional("n")) e.count = n->number(1, 999);
    return e;
}

ThiefMoved readThief(Fields& in, Colour p, Piece thief, const GameState& state) {
    ThiefMoved e{p, thief, {}, {}};
    if (const auto to = in.optional("to")) e.to = to->hex();
    if (const auto victim = in.optional("steal")) e.victim = readPlayer(*victim, state);
    return e;
}

Chosen readChoice(Fields& in, Colour p) {
    Chosen e{p, in.required("get").cards()};
    if (const auto at = in.optional("at")) e.at = at->hex();
    return e;
}

Bought readBuy(Fields& in, Colour p) {
    const Field what = in.required("what");
    if (what.text() != "card" && what.text() != "weapon") what.complain("one buys a card or a weapon");
    return {p, what.text() == "card" ? Bought::What::card : Bought::What::weapon};
}

Played readPlay(Fields& in, Colour p, const GameState& state, const rules::Box& box) {
    Played e;
    e.player = p;
    const Field card = in.required("card");
    const auto known = cardOf(card.text());
    if (!known) card.complain("that is no development card");
    e.card = *known;
    if (const auto to = in.optional("to")) {
        e.to = to->hex();
        if (box.thiefOn(board::isWater(state.layout.terrain[*e.to])) == Piece::pirate) e.thief = Piece::pirate;
    }
    if (const auto victim = in.optional("steal")) e.victim = readPlayer(*victim, state);
    if (const auto builds = in.optional("builds"))
        for (const Field& f : builds->list()) {
            const auto parts = f.list(2, 2);
            const Piece piece = parts[0].piece();
            if (!board::isRoute(piece)) parts[0].complain("that is no road, ship or bridge");
            e.builds.emplace_back(piece, parts[1].edge());
        }
    if (const auto get = in.optional("get")) e.cards = get->cards();
    if (const auto resource = in.optional("resource")) e.resource = resource->resource();
    if (const auto roll = in.optional("roll")) e.roll = roll->number(2, 12);
    if (const auto at = in.optional("at")) e.at = at->hex();
    return e;
}

Traded readTrade(Fields& in, Colour p, const GameState& state) {
    Traded e;
    e.player = p;
    if (const auto with = in.optional("with"); with && with->text() != "bank") e.with = readPlayer(*with, state);
    e.give = in.required("give").cards();
    e.receive = in.required("get").cards();
    return e;
}

std::vector<int> readDice(const Field& field) {
    std::vector<int> dice;
    for (const Field& f : field.list()) dice.push_back(f.number(1, 6));
    return dice;
}

/// A piece that may stand on a hex of Conquest, or an army.
std::optional<Piece> readTarget(const std::optional<Field>& field) {
    if (!field) return std::nullopt;
    const Piece piece = field->piece();
    if (!fits(piece, Hex{})) field->complain("a " + std::string(word(piece)) + " does not fight on a hex");
    return piece;
}

Battled readBattle(Fields& in, Colour p) {
    Battled e{p, in.required("from").hex(), in.required("to").hex(), {}, {}, {}, {}};
    e.attack = readDice(in.required("attack"));
    e.defend = readDice(in.required("defend"));
    e.unit = readTarget(in.optional("unit"));
    e.target = readTarget(in.optional("target"));
    return e;
}

Breached readBreach(Fields& in, Colour p) {
    return {p, in.required("at").edge(), in.required("from").hex(), in.required("die").number(1, 6)};
}

Foraged readForage(Fields& in, Colour p, Foraged::How how) {
    return {p, how, in.required("at").hex(), in.required("die").number(1, 6)};
}

std::vector<Colour> readPlayers(Fields& in, const char* key, const GameState& state) {
    std::vector<Colour> players;
    if (const auto list = in.optional(key))
        for (const Field& f : list->list()) players.push_back(readPlayer(f, state));
    return players;
}

Attacked readAttack(Fields& in, Colour p, const GameState& state) {
    Attacked e{p, in.required("target").site(), in.required("weapons").number(0, kMostWeapons), {}, {}, {}};
    e.lenders = readPlayers(in, "lenders", state);
    e.consent = readPlayers(in, "consent", state);
    if (const auto take = in.optional("take")) e.pillage = take->cards();
    return e;
}

/// A site in its text form (WAR-7), or whatever was written.
std::string purposeOf(const Field& purpose) {
    if (purpose.json().is_array()) return board::text(purpose.edge());
    if (!purpose.isText()) return purpose.json().dump();
    const auto site = board::siteOf(purpose.text());
    return site ? board::text(*site) : std::string(purpose.text());
}

DragonFought readDragonFight(Fields& in, Colour p) {
    const Field at = in.required("at");
    const int player = in.required("player").number(1, 6);
    return {p, at.hex(), player, in.required("dragon").number(1, 6)};
}

Lost readLoss(Fields& in, Colour p) {
    const Piece piece = in.required("kind").piece();
    const Field at = in.required("at");
    if (!fits(piece, at.hex())) at.complain("that is no place for a " + std::string(word(piece)));
    return {p, piece, at.hex()};
}

Consented readConsent(Fields& in, Colour p, const GameState& state) {
    Consented e{p, readPlayer(in.required("to"), state), {}};
    if (const auto purpose = in.optional("for")) e.purpose = purposeOf(*purpose);
    return e;
}

ArmiesPlaced readArmies(Fields& in, Colour p) {
    ArmiesPlaced e{p, in.required("at").hex(), in.required("n").number(1, kMostArmies), {}};
    if (const auto paid = in.optional("resource")) e.paid = paid->resource();
    return e;
}

HarbourPlaced readHarbour(Fields& in, Colour p) {
    return {p, in.required("kind").harbour(), in.required("at").corner(), in.required("on").hex()};
}

Body readBody(Fields& in, const Field& t, const GameState& state, const rules::Box& box) {
    const auto kind = t.text();
    if (kind == "rule") return Ruled{0, std::string(in.required("text").text())};
    const Colour p = readPlayer(in.required("p"), state);
    if (kind == "roll") return readRoll(in, p);
    if (kind == "build") return readBuild(in, p);
    if (kind == "move") return readMove(in, p);
    if (kind == "robber") return readThief(in, p, Piece::robber, state);
    if (kind == "pirate") return readThief(in, p, Piece::pirate, state);
    if (kind == "discard") return Discarded{p, in.required("n").number(0, kMostCards)};
    if (kind == "choose") return readChoice(in, p);
    if (kind == "buy") return readBuy(in, p);
    if (kind == "play") return readPlay(in, p, state, box);
    if (kind == "trade") return readTrade(in, p, state);
    if (kind == "burn") return Burned{p};
    if (kind == "attack") return readAttack(in, p, state);
    if (kind == "battle") return readBattle(in, p);
    if (kind == "breach") return readBreach(in, p);
    if (kind == "fish") return readForage(in, p, Foraged::How::fish);
    if (kind == "hunt") return readForage(in, p, Foraged::How::hunt);
    if (kind == "dragonfight") return readDragonFight(in, p);
    if (kind == "lose") return readLoss(in, p);
    if (kind == "armies") return readArmies(in, p);
    if (kind == "harbour") return readHarbour(in, p);
    if (kind == "leave") return Left{p};
    if (kind == "consent") return readConsent(in, p, state);
    if (kind == "end") return TurnEnded{p};
    t.complain("no rule book of this version knows an event " + board::inQuotes(kind));
}

}  // namespace

game::Body readEvent(const Field& field, const GameState& state, const rules::Box& box) {
    Fields in(field);
    const Field t = in.required("t");
    game::Body body = readBody(in, t, state, box);
    in.finish();
    return body;
}

}  // namespace hexwarden::ask
