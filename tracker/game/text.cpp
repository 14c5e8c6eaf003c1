// Bodies to lines; docs/journal.md has the grammar. The reader is in parse.cpp.
#include "tracker/board/text.h"

#include "tracker/game/mending.h"
#include "tracker/game/overloaded.h"
#include "tracker/game/words.h"

namespace hexwarden::game {
namespace {

using board::text;

/// Words with single spaces between them.
class Line {
  public:
    template <class... Words>
    explicit Line(const Words&... words) {
        add(words...);
    }
    template <class... Words>
    Line& add(const Words&... words) {
        (put(words), ...);
        return *this;
    }
    std::string take() { return std::move(line_); }

  private:
    void put(std::string_view w) {
        if (!line_.empty()) line_ += ' ';
        line_ += w;
    }
    void put(const char* w) { put(std::string_view(w)); }
    void put(const std::string& w) { put(std::string_view(w)); }
    void put(Colour c) { put(word(c)); }
    void put(Piece p) { put(word(p)); }
    void put(Resource r) { put(word(r)); }
    void put(Hex h) { put(text(h)); }
    void put(Corner c) { put(text(c)); }
    void put(Edge e) { put(text(e)); }
    void put(const Site& s) { put(text(s)); }
    void put(std::int64_t n) { put(std::to_string(n)); }
    void put(int n) { put(std::to_string(n)); }
    void put(const Cards& cards) {
        bool none = true;
        for (Resource r : board::kResources)
            if (const int n = cards[static_cast<std::size_t>(r)]; n != 0) {
                add(n, r);
                none = false;
            }
        if (none) put("nothing");
    }

    std::string line_;
};

void addLayout(Line& line, const LaidOut& e) {
    for (Hex h : hexes(e.layout)) line.add("hex", text(e.layout, h));
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        if (const Corner c = Corner::at(i); e.layout->harbour[c] != board::HarbourKind::none)
            line.add("harbour", c, word(e.layout->harbour[c]));
    for (std::size_t i = 0; i < board::kHexCount; ++i)
        if (const Hex h = Hex::at(i); e.layout->port[h] != board::HarbourKind::none)
            line.add("port", h, word(e.layout->port[h]));
    if (const auto& river = e.layout->river) line.add("river", river->x, river->y, river->z, river->mouth);
    if (e.robber) line.add("robber", *e.robber);
    if (e.pirate) line.add("pirate", *e.pirate);
}

std::string textOf(const Began& e) {
    Line line("began");
    for (const std::string& book : e.books) line.add("book", book);
    for (const auto& [key, value] : e.options) line.add("option", key, quoted(value));
    if (!e.pieces.empty()) line.add("pieces", e.pieces);
    for (const Seat& seat : e.seats) line.add("seat", seat.colour, quoted(seat.name), word(seat.place));
    return line.take();
}

std::string textOf(const LaidOut& e) {
    Line line("laid");
    addLayout(line, e);
    return line.take();
}

std::string textOf(const Played& e) {
    Line line(e.player, "plays", word(e.card));
    if (e.thief != Piece::robber) line.add("with", e.thief);
    if (e.to) line.add("to", *e.to);
    if (e.victim) line.add("from", *e.victim);
    for (const auto& [piece, edge] : e.builds) line.add("build", piece, edge);
    if (e.cards != Cards{}) line.add("take", e.cards);
    if (e.resource) line.add("name", *e.resource);
    if (e.roll) line.add("roll", *e.roll);
    if (e.at) line.add("at", *e.at);
    return line.take();
}

std::string textOf(const Attacked& e) {
    Line line(e.player, "attacks", e.target, "weapons", e.weapons);
    for (Colour c : e.lenders) line.add("lender", c);
    for (Colour c : e.consent) line.add("consent", c);
    if (e.pillage != Cards{}) line.add("take", e.pillage);
    return line.take();
}

std::string textOf(const Battled& e) {
    Line line(e.player, "battles", e.from, e.to);
    for (int die : e.attack) line.add("attack", die);
    for (int die : e.defend) line.add("defend", die);
    if (e.unit) line.add("unit", *e.unit);
    if (e.target) line.add("target", *e.target);
    return line.take();
}

std::string textOf(const Moved& e) {
    Line line(e.player, "moves", e.piece, e.from, e.to);
    if (e.count != 1) line.add("count", e.count);
    return line.take();
}

std::string textOf(const ThiefMoved& e) {
    Line line(e.player, "sends", e.thief);
    if (e.to) {
        line.add("to", *e.to);
    } else {
        line.add("away");
    }
    if (e.victim) line.add("from", *e.victim);
    return line.take();
}

std::string textOf(const ArmiesPlaced& e) {
    Line line(e.player, "places", "armies", e.at, "count", e.count);
    if (e.paid) line.add("paying", *e.paid);
    return line.take();
}

std::string textOf(const Holds& e) {
    Line line(e.player, "holds", e.cards, "unknown", e.unknown);
    if (e.hidden) line.add("hidden", *e.hidden);
    if (e.knights) line.add("knights", *e.knights);
    if (e.points) line.add("points", *e.points);
    return line.take();
}

std::string textOf(const Chosen& e) {
    Line line(e.player, "chooses", e.cards);
    if (e.at) line.add("at", *e.at);
    return line.take();
}

std::string textOf(const Traded& e) {
    return Line(e.player, "trades", e.give, "for", e.receive, "with", e.with ? word(*e.with) : "bank").take();
}

}  // namespace

std::string text(const Body& body) {
    using Base = Body::variant;
    return std::visit(
        Overloaded{
            [](const auto& e) { return textOf(e); },
            [](const Rolled& e) {
                const auto& faces = e.dice.faces();
                return faces ? Line(e.player, "rolls", (*faces)[0], (*faces)[1]).take()
                             : Line(e.player, "rolls", e.dice.total()).take();
            },
            [](const Built& e) { return Line(e.player, "builds", e.piece, e.at).take(); },
            [](const Removed& e) { return Line(e.player, "removes", e.piece, e.at).take(); },
            [](const Discarded& e) { return Line(e.player, "discards", e.count).take(); },
            [](const Bought& e) {
                return Line(e.player, "buys", e.what == Bought::What::card ? "card" : "weapon").take();
            },
            [](const TurnEnded& e) { return Line(e.player, "ends").take(); },
            [](const Burned& e) { return Line(e.player, "burns").take(); },
            [](const Breached& e) { return Line(e.player, "breaches", e.at, "from", e.from, "die", e.die).take(); },
            [](const Foraged& e) {
                return Line(e.player, e.how == Foraged::How::fish ? "fishes" : "hunts", e.at, "die", e.die).take();
            },
            [](const DragonFought& e) {
                return Line(e.player, "fights", "dragon", e.at, "dice", e.playerDie, e.dragonDie).take();
            },
            [](const Lost& e) { return Line(e.player, "loses", e.piece, e.at).take(); },
            [](const HarbourPlaced& e) {
                return Line(e.player, "places", "harbour", word(e.kind), e.at, "on", e.on).take();
            },
            [](const Joined&) { return std::string("joined"); },
            [](const TakenUp& e) { return Line(e.player, "continues").take(); },
            [](const Left& e) { return Line(e.player, "leaves").take(); },
            [](const Consented& e) { return Line(e.player, "consents", e.to, quoted(e.purpose)).take(); },
            [](const Ruled& e) { return Line("ruled", e.about, quoted(e.decision)).take(); },
            [](const Undone& e) { return Line("undo", e.what).take(); },
            [](const Corrected& e) {
                const std::string now = e.now ? text(*e.now) : "";
                if (e.what < 0) return Line("missed", -e.what, now).take();
                return e.before == 0 ? Line("correct", e.what, now).take()
                                     : Line("correct", e.what, "before", e.before, now).take();
            },
        },
        static_cast<const Base&>(body));
}

}  // namespace hexwarden::game
