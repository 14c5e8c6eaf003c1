// Facts and findings as JSON.
#include "companion/ask/table.h"
#include "companion/rules/purchases.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::ask {
namespace {

using board::HarbourKind;

constexpr std::string_view wordOf(rules::Phase phase) {
    switch (phase) {
        case rules::Phase::setUp:
            return "setup";
        case rules::Phase::roll:
            return "roll";
        case rules::Phase::act:
            return "act";
        case rules::Phase::between:
            return "between";
        case rules::Phase::over:
            return "over";
    }
    return "";
}

struct Counter {
    std::string_view phase;
    int round;
};

Counter plainCounter(const GameState& state, const Ledger& ledger) {
    const int seats = std::max<int>(1, static_cast<int>(state.seats.size()));
    return {wordOf(ledger.phase), state.turn.number == 0 ? 0 : (state.turn.number - 1) / seats + 1};
}

/// CONQ-60: which phase, and which of its rounds.
Counter counterOfRounds(const rules::Rounds& rounds, const Ledger& ledger) {
    const bool plays = ledger.phase != rules::Phase::setUp && ledger.phase != rules::Phase::over;
    return {plays ? (rounds.attackPhase ? "attack" : "build") : wordOf(ledger.phase), rounds.number};
}

/// Several share a win of Conquest (CONQ-81).
OrderedJson winnerOf(const Ledger& ledger, const rules::Extras& extras) {
    if (extras.sharers.empty()) return playerOrNull(ledger.winner);
    OrderedJson all = OrderedJson::array();
    for (Colour c : extras.sharers) all.push_back(word(c));
    return all;
}

OrderedJson hexesOf(const board::Layout& layout) {
    OrderedJson all = OrderedJson::array();
    for (Hex h : hexes(layout)) all.push_back({h.q, h.r, word(layout.terrain[h]), layout.token[h]});
    return all;
}

template <class S, class Write>
OrderedJson listOf(Write write) {
    std::vector<std::pair<std::string, OrderedJson>> named;
    for (std::size_t i = 0; i < board::kSiteCount<S>; ++i)
        if (auto entry = write(S::at(i)); !entry.is_null()) named.emplace_back(board::text(S::at(i)), std::move(entry));
    std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    OrderedJson all = OrderedJson::array();
    for (auto& [name, entry] : named) all.push_back(std::move(entry));
    return all;
}

template <class S>
OrderedJson piecesOf(const board::SiteMap<S, game::Occupant>& map) {
    return listOf<S>([&](S site) -> OrderedJson {
        const auto o = map[site];
        if (o.piece == Piece::none) return nullptr;
        return {nameOf(site), word(o.colour), word(o.piece)};
    });
}

OrderedJson portsOf(const board::Layout& layout, const std::vector<game::HarbourToken>& tokens) {
    auto all = listOf<Corner>([&](Corner c) -> OrderedJson {
        if (layout.harbour[c] == HarbourKind::none) return nullptr;
        return {nameOf(c), word(layout.harbour[c])};
    });
    for (const auto& token : tokens) all.push_back({nameOf(token.at), word(token.kind)});
    for (auto& port : listOf<Hex>([&](Hex h) -> OrderedJson {
             if (layout.port[h] == HarbourKind::none) return nullptr;
             return {nameOf(h), word(layout.port[h])};
         }))
        all.push_back(std::move(port));
    return all;
}

OrderedJson unitsOf(const GameState& state) {
    OrderedJson all = OrderedJson::array();
    for (const game::Stack& s : state.stacks) {
        OrderedJson unit{board::text(s.at), word(s.owner), word(s.piece), s.count};
        if (isAboard(state.layout, s)) unit.push_back("aboard");
        all.push_back(std::move(unit));
    }
    return all;
}

template <class Value>
OrderedJson byPlayer(const GameState& state, Value value) {
    OrderedJson all = OrderedJson::object();
    for (const game::Seat& seat : state.seats) all[std::string(word(seat.colour))] = value(seat.colour);
    return all;
}

OrderedJson hexOrNull(const std::optional<Hex>& h) {
    return h ? OrderedJson(board::text(*h)) : OrderedJson(nullptr);
}

OrderedJson riverOf(const board::Layout& layout) {
    if (!layout.river) return nullptr;
    const auto& [x, y, z, mouth] = *layout.river;
    return {{"x", board::text(x)}, {"y", board::text(y)}, {"z", board::text(z)}, {"mouth", board::text(mouth)}};
}

}  // namespace

OrderedJson nameOf(const Site& site) {
    if (const auto* edge = std::get_if<Edge>(&site)) {
        auto names = board::cornerNames(*edge);
        return {std::move(names[0]), std::move(names[1])};
    }
    return board::text(site);
}

OrderedJson namesOf(const std::vector<Site>& sites) {
    std::vector<OrderedJson> names;
    names.reserve(sites.size());
    for (const Site& s : sites) names.push_back(nameOf(s));
    std::sort(names.begin(), names.end());
    return names;
}

OrderedJson countsOf(const Cards& cards) {
    OrderedJson counts = OrderedJson::object();
    for (Resource r : board::kResources)
        if (const int n = cards[static_cast<std::size_t>(r)]; n != 0) counts[std::string(word(r))] = n;
    return counts;
}

OrderedJson findingsOf(const std::vector<rules::Finding>& findings) {
    OrderedJson list = OrderedJson::array();
    for (const rules::Finding& f : findings) {
        OrderedJson entry = OrderedJson::object();
        entry["clause"] = f.clause();
        entry["text"] = render(f, rules::Language::english);
        entry["sites"] = namesOf(f.sites);
        list.push_back(std::move(entry));
    }
    return list;
}

OrderedJson conditionsOf(const std::vector<rules::Condition>& conditions) {
    OrderedJson list = OrderedJson::array();
    for (const rules::Condition& c : conditions) {
        OrderedJson consent = OrderedJson::array();
        for (Colour player : c.consent) consent.push_back(word(player));
        if (!c.consent.empty()) list.push_back({{"consent", std::move(consent)}});
        if (c.knights > 0) list.push_back({{"knights", c.knights}});
        if (c.weapons > 0) list.push_back({{"weapons", c.weapons}});
    }
    return list;
}

OrderedJson playerOrNull(const std::optional<Colour>& c) {
    return c ? OrderedJson(word(*c)) : OrderedJson(nullptr);
}

OrderedJson halves(int halfRoads) {
    return halfRoads % 2 == 0 ? OrderedJson(halfRoads / 2) : OrderedJson(halfRoads / 2.0);
}

OrderedJson writeState(const rules::RuleSet& rules, const GameState& state, const Ledger& ledger) {
    const rules::Extras extras = rules.extras(state, ledger);
    OrderedJson table = OrderedJson::object();
    table["hexes"] = hexesOf(state.layout);
    table["ports"] = portsOf(state.layout, state.harbourTokens);
    OrderedJson players = OrderedJson::array();
    for (const game::Seat& seat : state.seats) players.push_back(word(seat.colour));
    table["players"] = std::move(players);
    auto buildings = piecesOf(state.buildings);
    for (auto& building : buildings)
        if (building[2] == "fort") {
            const auto origin = extras.madeOf.find(*board::cornerOf(std::string(building[0])));
            building.push_back(word(origin == extras.madeOf.end() ? Piece::settlement : origin->second));
        }
    for (auto& building : piecesOf(state.hexBuildings)) buildings.push_back(std::move(building));
    table["buildings"] = std::move(buildings);
    table["routes"] = piecesOf(state.routes);
    table["units"] = unitsOf(state);
    table["robber"] = hexOrNull(state.robber);
    table["pirate"] = hexOrNull(state.pirate);
    table["river"] = riverOf(state.layout);
    table["flooded"] = extras.flooded;
    if (state.layout.river && extras.robberStart) table["robber_start"] = board::text(*extras.robberStart);
    const Counter counter = extras.rounds ? counterOfRounds(*extras.rounds, ledger) : plainCounter(state, ledger);
    table["phase"] = counter.phase;
    table["round"] = counter.round;
    table["points"] = byPlayer(state, [&](Colour c) { return ledger.points.total(c); });
    table["weapons"] = byPlayer(state, [&](Colour c) { return rules::weaponsOf(state, c); });
    table["knights"] = byPlayer(state, [&](Colour c) { return of(ledger.army.count, c); });
    table["longest"] = byPlayer(state, [&](Colour c) { return halves(of(ledger.longest.count, c)); });
    table["holder"] = {{"longest", playerOrNull(ledger.longest.holder)}, {"army", playerOrNull(ledger.army.holder)}};
    table["dragon"] = extras.dragonGold;
    table["winner"] = winnerOf(ledger, extras);
    return table;
}

}  // namespace hexwarden::ask
