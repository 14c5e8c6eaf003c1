#include "tracker/game/state.h"

#include <type_traits>

namespace hexwarden::game {
namespace {

/// FNV-1a over 64 bits: the same on every machine, unlike std::hash.
class Hash {
  public:
    template <class T>
    requires(std::is_integral_v<T> || std::is_enum_v<T>) void add(T value) {
        auto bits = static_cast<std::uint64_t>(value);
        for (int i = 0; i < 8; ++i, bits >>= 8) value_ = (value_ ^ (bits & 0xff)) * 0x100000001b3;
    }
    void add(const std::string& s) {
        add(s.size());
        for (char c : s) add(static_cast<unsigned char>(c));
    }
    void add(Hex h) {
        add(int{h.q});
        add(int{h.r});
    }
    template <class T>
    void add(const std::optional<T>& value) {
        add(value.has_value());
        if (value) add(*value);
    }
    template <class T, std::size_t N>
    void add(const std::array<T, N>& values) {
        for (const T& v : values) add(v);
    }
    void add(const Dice& dice) {
        if (dice.faces())
            add(*dice.faces());
        else
            add(dice.total());
    }
    void add(Occupant o) {
        add(o.piece);
        add(o.colour);
    }
    /// Only the sites that hold something, with their place.
    template <class S, class T>
    void add(const board::SiteMap<S, T>& map) {
        for (std::size_t i = 0; i < board::kSiteCount<S>; ++i)
            if (const T& value = map[S::at(i)]; !(value == T{})) {
                add(i);
                add(value);
            }
        add(board::kSiteCount<S>);
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325;
};

void add(Hash& hash, const board::Layout& layout) {
    hash.add(layout.terrain);
    hash.add(layout.token);
    hash.add(layout.harbour);
    hash.add(layout.port);
    hash.add(layout.river.has_value());
    if (!layout.river) return;
    for (Hex h : {layout.river->x, layout.river->y, layout.river->z}) hash.add(h);
    hash.add(layout.river->mouth.index());
}

void add(Hash& hash, const Deeds& d) {
    hash.add(d.played);
    for (int n : {d.cardsBought, d.cardsBoughtThisTurn, d.cardsPlayedThisTurn, d.cardsShownThisTurn, d.weaponsBought,
                  d.weaponsUsed, d.knightsBurned})
        hash.add(n);
    hash.add(d.left);
}

}  // namespace

std::uint64_t signature(const GameState& state) {
    Hash hash;
    hash.add(state.books.size());
    for (const std::string& book : state.books) hash.add(book);
    hash.add(state.options.size());
    for (const auto& [key, value] : state.options) {
        hash.add(key);
        hash.add(value);
    }
    hash.add(state.pieces);
    hash.add(state.seats.size());
    for (const Seat& seat : state.seats) {
        hash.add(seat.colour);
        hash.add(seat.name);
        hash.add(seat.place);
    }
    add(hash, state.layout);
    hash.add(state.robber);
    hash.add(state.pirate);
    hash.add(state.buildings);
    hash.add(state.hexBuildings);
    hash.add(state.routes);
    hash.add(state.stacks.size());
    for (const Stack& s : state.stacks) {
        hash.add(s.at);
        hash.add(s.owner);
        hash.add(s.piece);
        hash.add(s.count);
    }
    hash.add(state.harbourTokens.size());
    for (const HarbourToken& t : state.harbourTokens) {
        hash.add(t.on);
        hash.add(t.at.index());
        hash.add(t.kind);
    }
    hash.add(state.turn.number);
    hash.add(state.turn.dice);
    hash.add(state.turn.roller);
    hash.add(state.turn.ended);
    hash.add(state.rollCount);
    for (const Deeds& d : state.deeds) add(hash, d);
    hash.add(state.consents.size());
    for (const Consent& c : state.consents) {
        hash.add(c.from);
        hash.add(c.to);
        hash.add(c.purpose);
    }
    return hash.value();
}

}  // namespace hexwarden::game
