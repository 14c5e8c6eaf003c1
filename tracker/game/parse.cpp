// Lines to bodies; docs/journal.md has the grammar. The writer is in text.cpp.
#include "tracker/board/message.h"
#include "tracker/board/number.h"
#include "tracker/board/quotes.h"
#include "tracker/board/text.h"
#include "tracker/game/mending.h"
#include "tracker/game/player_name.h"
#include "tracker/game/state.h"
#include "tracker/game/words.h"

#include <limits>
#include <stdexcept>

namespace hexwarden::game {
namespace {

/// Takes one word after another; every failure names the word it failed at.
class LineReader {
  public:
    explicit LineReader(std::string_view line) : rest_(line) { skipSpaces(); }

    bool atEnd() const { return rest_.empty(); }

    std::string_view peek() const { return rest_.substr(0, rest_.find(' ')); }

    std::string_view take(const char* expected) {
        if (atEnd())
            throw board::Failure(board::say("the line ends where %1 should stand", board::Message{expected, {}}));
        last_ = peek();
        rest_.remove_prefix(last_.size());
        skipSpaces();
        return last_;
    }

    bool takeIf(std::string_view word) {
        if (peek() != word) return false;
        take("");
        return true;
    }

    void expect(const char* word) {
        if (take(word) != word) fail(word);
    }

    std::string_view rest() const { return rest_; }

    [[noreturn]] void fail(const char* expected) const {
        throw board::Failure(board::say("%1 is not %2", board::inQuotes(last_), board::Message{expected, {}}));
    }

    template <class T>
    T need(std::optional<T> value, const char* expected) const {
        if (!value) fail(expected);
        return *std::move(value);
    }

    Colour colour() { return need(board::colourOf(take("a colour")), "a colour"); }
    Piece piece() { return need(board::pieceOf(take("a piece")), "a piece"); }
    Resource resource() { return need(board::resourceOf(take("a resource")), "a resource"); }
    Hex hex() { return onBoard(need(board::hexOf(take("a hex")), "a hex")); }
    Corner corner() { return onBoard(need(board::cornerOf(take("a corner")), "a corner")); }
    Edge edge() { return onBoard(need(board::edgeOf(take("an edge")), "an edge")); }
    Site site() { return onBoard(need(board::siteOf(take("a site")), "a hex, a corner or an edge")); }
    Card card() { return need(cardOf(take("a card")), "a development card"); }
    board::HarbourKind harbour() { return need(board::harbourKindOf(take("a harbour")), "a kind of harbour"); }

    std::int64_t number(std::int64_t least, std::int64_t most, const char* expected) {
        const auto w = take(expected);
        const auto value = board::numberIn<std::int64_t>(w);
        if (!value || *value < least || *value > most) fail(expected);
        return *value;
    }
    int die() { return static_cast<int>(number(1, 6, "a die from 1 to 6")); }
    int count() { return static_cast<int>(number(0, 999, "a count")); }
    std::int64_t sequence() { return number(0, std::numeric_limits<std::int64_t>::max(), "the number of an event"); }

    std::string quote() {
        if (atEnd() || rest_.front() != '"') {
            take("a text in quotes");
            fail("a text in quotes");
        }
        std::string value;
        for (std::size_t i = 1; i < rest_.size(); ++i) {
            if (rest_[i] == '"') {
                rest_.remove_prefix(i + 1);
                skipSpaces();
                return value;
            }
            if (rest_[i] == '\\' && i + 1 < rest_.size()) {
                ++i;
                value += rest_[i] == 'n' ? '\n' : rest_[i];
            } else {
                value += rest_[i];
            }
        }
        throw board::Failure(board::say("the text in quotes does not end: %1", board::inQuotes(rest_)));
    }

    Cards cards() {
        Cards cards{};
        if (takeIf("nothing")) return cards;
        do {
            const int n = count();
            cards[static_cast<std::size_t>(resource())] += n;
        } while (!atEnd() && peek().front() >= '0' && peek().front() <= '9');
        return cards;
    }

    /// "0,0,NE" is an edge for a road and a corner for a settlement.
    Site siteFor(Piece p) {
        const auto w = take("a site");
        std::optional<Site> s;
        if (const auto e = board::edgeOf(w); e && board::isRoute(p)) s = *e;
        if (const auto c = board::cornerOf(w); c && board::isBuilding(p)) s = *c;
        if (!s) s = board::siteOf(w);
        if (!s) fail("a hex, a corner or an edge");
        if (!fits(p, *s) || !onAnyBoard(*s))
            throw board::Failure(board::say("%1 is no place for a %2", board::inQuotes(last_), word(p)));
        return *s;
    }

  private:
    template <class S>
    S onBoard(S site) const {
        if (!onAnyBoard(site)) fail("a site that a board can have");
        return site;
    }

    void skipSpaces() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }

    std::string_view rest_;
    std::string_view last_;
};

Began readBegan(LineReader& in) {
    Began e;
    while (!in.atEnd()) {
        const auto key = in.take("book, option, pieces or seat");
        if (key == "book") {
            e.books.emplace_back(in.take("a rule book"));
        } else if (key == "option") {
            std::string name(in.take("an option"));
            e.options.emplace_back(std::move(name), in.quote());
        } else if (key == "pieces") {
            e.pieces = in.take("a set of pieces");
        } else if (key == "seat") {
            Seat seat;
            seat.colour = in.colour();
            seat.name = playerName(in.quote());
            seat.place = in.need(placeOf(in.take("a place")), "south, west, north or east");
            e.seats.push_back(std::move(seat));
        } else {
            in.fail("book, option, pieces or seat");
        }
    }
    return e;
}

void readHex(LineReader& in, board::Layout& layout) {
    const Hex h = in.hex();
    layout.terrain[h] = in.need(board::terrainOf(in.take("a terrain")), "a terrain");
    if (in.atEnd() || in.peek().front() < '0' || in.peek().front() > '9') return;
    const auto token = in.number(2, 12, "a token from 2 to 12");
    if (token == 7) in.fail("a token from 2 to 12 but 7");
    layout.token[h] = static_cast<board::Token>(token);
}

board::River readRiver(LineReader& in) {
    board::River river;
    river.x = in.hex();
    river.y = in.hex();
    river.z = in.hex();
    river.mouth = in.corner();
    if (const auto objection = objectionTo(river)) throw board::Failure(*objection);
    return river;
}

LaidOut readLaidOut(LineReader& in) {
    LaidOut e;
    while (!in.atEnd()) {
        const auto key = in.take("hex, harbour, port, river, robber or pirate");
        if (key == "hex") {
            readHex(in, e.layout);
        } else if (key == "harbour") {
            const Corner c = in.corner();
            e.layout->harbour[c] = in.harbour();
        } else if (key == "port") {
            const Hex h = in.hex();
            e.layout->port[h] = in.harbour();
        } else if (key == "river") {
            e.layout->river = readRiver(in);
        } else if (key == "robber") {
            e.robber = in.hex();
        } else if (key == "pirate") {
            e.pirate = in.hex();
        } else {
            in.fail("hex, harbour, port, river, robber or pirate");
        }
    }
    return e;
}

Piece readThief(LineReader& in) {
    const Piece thief = in.piece();
    if (thief != Piece::robber && thief != Piece::pirate) in.fail("robber or pirate");
    return thief;
}

Played readPlayed(LineReader& in, Colour player) {
    Played e;
    e.player = player;
    e.card = in.card();
    while (!in.atEnd()) {
        const auto key = in.take("what the card does");
        if (key == "with") {
            e.thief = readThief(in);
        } else if (key == "to") {
            e.to = in.hex();
        } else if (key == "from") {
            e.victim = in.colour();
        } else if (key == "build") {
            const Piece piece = in.piece();
            if (!board::isRoute(piece)) in.fail("a road, a ship or a bridge");
            e.builds.emplace_back(piece, in.edge());
        } else if (key == "take") {
            e.cards = in.cards();
        } else if (key == "name") {
            e.resource = in.resource();
        } else if (key == "roll") {
            e.roll = static_cast<int>(in.number(2, 12, "a roll from 2 to 12"));
        } else if (key == "at") {
            e.at = in.hex();
        } else {
            in.fail("with, to, from, build, take, name, roll or at");
        }
    }
    return e;
}

Attacked readAttacked(LineReader& in, Colour player) {
    Attacked e;
    e.player = player;
    e.target = in.site();
    in.expect("weapons");
    e.weapons = in.count();
    while (!in.atEnd()) {
        const auto key = in.take("lender, consent or take");
        if (key == "lender") {
            e.lenders.push_back(in.colour());
        } else if (key == "consent") {
            e.consent.push_back(in.colour());
        } else if (key == "take") {
            e.pillage = in.cards();
        } else {
            in.fail("lender, consent or take");
        }
    }
    return e;
}

Battled readBattled(LineReader& in, Colour player) {
    Battled e;
    e.player = player;
    e.from = in.hex();
    e.to = in.hex();
    while (!in.atEnd()) {
        const auto key = in.take("attack, defend, unit or target");
        if (key == "attack") {
            e.attack.push_back(in.die());
        } else if (key == "defend") {
            e.defend.push_back(in.die());
        } else if (key == "unit") {
            e.unit = in.piece();
        } else if (key == "target") {
            e.target = in.piece();
        } else {
            in.fail("attack, defend, unit or target");
        }
    }
    return e;
}

Moved readMoved(LineReader& in, Colour player) {
    Moved e;
    e.player = player;
    e.piece = in.piece();
    e.from = in.siteFor(e.piece);
    e.to = in.siteFor(e.piece);
    if (e.to.index() != e.from.index()) in.fail("a place like the one it comes from");
    if (in.takeIf("count")) e.count = in.count();
    return e;
}

ThiefMoved readThiefMoved(LineReader& in, Colour player) {
    ThiefMoved e;
    e.player = player;
    e.thief = readThief(in);
    if (!in.takeIf("away")) {
        in.expect("to");
        e.to = in.hex();
    }
    if (in.takeIf("from")) e.victim = in.colour();
    return e;
}

Traded readTraded(LineReader& in, Colour player) {
    Traded e;
    e.player = player;
    e.give = in.cards();
    in.expect("for");
    e.receive = in.cards();
    in.expect("with");
    if (!in.takeIf("bank")) e.with = in.colour();
    return e;
}

Chosen readChosen(LineReader& in, Colour player) {
    Chosen e{player, in.cards()};
    if (in.takeIf("at")) e.at = in.hex();
    return e;
}

Holds readHolds(LineReader& in, Colour player) {
    Holds e;
    e.player = player;
    e.cards = in.cards();
    in.expect("unknown");
    e.unknown = in.count();
    if (in.takeIf("hidden")) e.hidden = in.count();
    if (in.takeIf("knights")) e.knights = in.count();
    if (in.takeIf("points")) e.points = in.count();
    return e;
}

ArmiesPlaced readArmies(LineReader& in, Colour player) {
    in.expect("armies");
    ArmiesPlaced e{player, in.hex(), 0};
    in.expect("count");
    e.count = in.count();
    if (in.takeIf("paying")) e.paid = in.resource();
    return e;
}

HarbourPlaced readHarbour(LineReader& in, Colour player) {
    HarbourPlaced e{player, in.harbour(), in.corner(), {}};
    in.expect("on");
    e.on = in.hex();
    return e;
}

template <class E>
E readPieceAt(LineReader& in, Colour player) {
    E e;
    e.player = player;
    e.piece = in.piece();
    e.at = in.siteFor(e.piece);
    return e;
}

Body readDeed(LineReader& in, Colour player) {
    const auto verb = in.take("what the player does");
    if (verb == "rolls") {
        const int first = static_cast<int>(in.number(1, 12, "a die from 1 to 6 or a total from 2 to 12"));
        if (in.atEnd() && first >= 2) return Rolled{player, Dice::ofTotal(first)};
        if (first > 6) in.fail("a die from 1 to 6");
        return Rolled{player, {first, in.die()}};
    }
    if (verb == "builds") return readPieceAt<Built>(in, player);
    if (verb == "removes") return readPieceAt<Removed>(in, player);
    if (verb == "moves") return readMoved(in, player);
    if (verb == "sends") return readThiefMoved(in, player);
    if (verb == "discards") return Discarded{player, in.count()};
    if (verb == "chooses") return readChosen(in, player);
    if (verb == "buys") {
        if (in.takeIf("card")) return Bought{player, Bought::What::card};
        in.expect("weapon");
        return Bought{player, Bought::What::weapon};
    }
    if (verb == "plays") return readPlayed(in, player);
    if (verb == "trades") return readTraded(in, player);
    if (verb == "ends") return TurnEnded{player};
    if (verb == "burns") return Burned{player};
    if (verb == "attacks") return readAttacked(in, player);
    if (verb == "battles") return readBattled(in, player);
    if (verb == "breaches") {
        Breached e{player, in.edge(), {}, 0};
        in.expect("from");
        e.from = in.hex();
        in.expect("die");
        e.die = in.die();
        return e;
    }
    if (verb == "fishes" || verb == "hunts") {
        Foraged e{player, verb == "fishes" ? Foraged::How::fish : Foraged::How::hunt, in.hex(), 0};
        in.expect("die");
        e.die = in.die();
        return e;
    }
    if (verb == "fights") {
        in.expect("dragon");
        DragonFought e{player, in.hex(), 0, 0};
        in.expect("dice");
        e.playerDie = in.die();
        e.dragonDie = in.die();
        return e;
    }
    if (verb == "loses") {
        Lost e{player, in.piece(), {}};
        e.at = in.hex();
        if (!fits(e.piece, e.at)) in.fail("a place for that piece");
        return e;
    }
    if (verb == "places") return in.takeIf("harbour") ? Body(readHarbour(in, player)) : Body(readArmies(in, player));
    if (verb == "leaves") return Left{player};
    if (verb == "continues") return TakenUp{player};
    if (verb == "holds") return readHolds(in, player);
    if (verb == "consents") {
        Consented e{player, in.colour(), {}};
        e.purpose = in.quote();
        return e;
    }
    in.fail("something a player does");
}

Body readBody(LineReader& in) {
    if (in.takeIf("began")) return readBegan(in);
    if (in.takeIf("laid")) return readLaidOut(in);
    if (in.takeIf("joined")) return Joined{};
    if (in.takeIf("undo")) return Undone{in.sequence()};
    if (in.takeIf("ruled")) {
        Ruled e{in.sequence(), {}};
        e.decision = in.quote();
        return e;
    }
    if (in.takeIf("correct")) {
        Corrected e{in.sequence(), nullptr};
        if (in.takeIf("before")) e.before = in.sequence();
        if (in.takeIf("correct") || in.takeIf("missed")) in.fail("what may stand for a misread event");
        e.now = std::make_shared<const Body>(readBody(in));
        return e;
    }
    if (in.takeIf("missed")) {
        const auto before = in.number(1, std::numeric_limits<std::int64_t>::max(), "the number of an event");
        for (const char* word : {"began", "undo", "correct", "missed"})
            if (in.takeIf(word)) in.fail("what may have been missed");
        return missed(before, readBody(in));
    }
    return readDeed(in, in.colour());
}

}  // namespace

Body bodyOf(std::string_view line) {
    LineReader in(line);
    Body body = readBody(in);
    if (!in.atEnd()) throw board::Failure(board::say("%1 is one word too many", board::inQuotes(in.peek())));
    return body;
}

std::optional<int> rollOf(const Body& body) {
    if (const auto* rolled = std::get_if<Rolled>(&body)) return rolled->dice.total();
    if (const auto* played = std::get_if<Played>(&body); played && played->card == Card::loadedDice)
        return played->roll;
    return std::nullopt;
}

std::optional<Colour> playerOf(const Body& body) {
    using Base = Body::variant;
    return std::visit(
        [](const auto& e) -> std::optional<Colour> {
            if constexpr (requires { e.player; }) {
                return e.player;
            } else {
                return std::nullopt;
            }
        },
        static_cast<const Base&>(body));
}

}  // namespace hexwarden::game
