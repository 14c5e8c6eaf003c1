#include "companion/rules/set_out.h"

#include "tracker/board/frame.h"

#include <algorithm>
#include <random>

namespace hexwarden::rules {
namespace {

using board::HarbourKind;
using board::Hex;
using board::Layout;
using board::Terrain;
using board::Token;

constexpr std::array<Token, 18> kLetters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
constexpr std::array<Token, 28> kLettersOfSix{2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                              8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};

constexpr std::array kHarbours{HarbourKind::any, HarbourKind::grain, HarbourKind::ore,
                               HarbourKind::any, HarbourKind::wool,  HarbourKind::any,
                               HarbourKind::any, HarbourKind::brick, HarbourKind::lumber};

struct Tile {
    Terrain terrain;
    Token token;
};
/// Row by row from north-west.
constexpr std::array kBeginners{
    Tile{Terrain::mountains, 10}, Tile{Terrain::pasture, 2},   Tile{Terrain::forest, 9},  Tile{Terrain::fields, 12},
    Tile{Terrain::hills, 6},      Tile{Terrain::pasture, 4},   Tile{Terrain::hills, 10},  Tile{Terrain::fields, 9},
    Tile{Terrain::forest, 11},    Tile{Terrain::desert, 0},    Tile{Terrain::forest, 3},  Tile{Terrain::mountains, 8},
    Tile{Terrain::forest, 8},     Tile{Terrain::mountains, 3}, Tile{Terrain::fields, 4},  Tile{Terrain::pasture, 5},
    Tile{Terrain::hills, 5},      Tile{Terrain::fields, 6},    Tile{Terrain::pasture, 11}};

template <class T>
void shuffle(std::vector<T>& cards, std::mt19937_64& random) {
    for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[random() % i]);
}

bool isRed(Token token) {
    return token == 6 || token == 8;
}

bool redsLieApart(const Layout& layout) {
    for (Hex h : hexes(layout))
        for (Hex next : neighbours(h))
            if (isRed(layout.token[h]) && isRed(layout.token[next])) return false;
    return true;
}

std::vector<Hex> inReadingOrder(std::vector<Hex> land) {
    std::sort(land.begin(), land.end(), [](Hex a, Hex b) { return a.r != b.r ? a.r < b.r : a.q < b.q; });
    return land;
}

}  // namespace

std::vector<Token> tokensInOrder(const board::BoardSpec& spec) {
    int count = 0;
    for (int tokens : spec.tokenCount) count += tokens;
    if (count == static_cast<int>(kLetters.size())) return {kLetters.begin(), kLetters.end()};
    if (count == static_cast<int>(kLettersOfSix.size())) return {kLettersOfSix.begin(), kLettersOfSix.end()};
    std::vector<Token> tokens;
    for (std::size_t number = 0; number < spec.tokenCount.size(); ++number)
        tokens.insert(tokens.end(), static_cast<std::size_t>(spec.tokenCount[number]), static_cast<Token>(number));
    return tokens;
}

void layTokens(Layout& layout, const board::BoardSpec& spec, Hex corner) {
    const auto tokens = tokensInOrder(spec);
    auto next = tokens.begin();
    for (Hex h : board::spiralFrom(corner, spec.land)) {
        const bool yields = board::yieldOf(layout.terrain[h]).has_value();
        layout.token[h] = yields && next != tokens.end() ? *next++ : Token{0};
    }
}

void layHarbours(Layout& layout, const std::vector<board::Edge>& places, const std::vector<HarbourKind>& kinds) {
    layout.harbour = {};
    for (std::size_t i = 0; i < std::min(places.size(), kinds.size()); ++i)
        for (const board::Corner c : board::ends(places[i])) layout.harbour[c] = kinds[i];
}

std::vector<HarbourKind> harboursInOrder(const board::BoardSpec& spec) {
    std::vector<HarbourKind> kinds;
    for (std::size_t kind = 0; kind < spec.harbourCount.size(); ++kind)
        kinds.insert(kinds.end(), static_cast<std::size_t>(spec.harbourCount[kind]), static_cast<HarbourKind>(kind));
    auto printed = std::vector<HarbourKind>(kHarbours.begin(), kHarbours.end()), sorted = printed;
    std::sort(sorted.begin(), sorted.end());
    return sorted == kinds ? printed : kinds;
}

Layout deal(const board::BoardSpec& spec, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::vector<Terrain> terrains;
    for (const Terrain t : board::kTerrains)
        terrains.insert(terrains.end(), static_cast<std::size_t>(spec.terrainCount[static_cast<std::size_t>(t)]), t);
    auto tokens = tokensInOrder(spec);
    auto kinds = harboursInOrder(spec);
    shuffle(kinds, random);
    Layout layout;
    do {
        shuffle(terrains, random);
        shuffle(tokens, random);
        layout = {};
        auto token = tokens.begin();
        for (std::size_t i = 0; i < std::min(spec.land.size(), terrains.size()); ++i) {
            layout.terrain[spec.land[i]] = terrains[i];
            if (board::yieldOf(terrains[i]) && token != tokens.end()) layout.token[spec.land[i]] = *token++;
        }
    } while (!redsLieApart(layout));
    layHarbours(layout, board::harbourSlots(spec), kinds);
    return layout;
}

Layout beginners(const board::BoardSpec& spec) {
    Layout layout;
    if (spec.land.size() != kBeginners.size()) return layout;
    const auto land = inReadingOrder(spec.land);
    for (std::size_t i = 0; i < land.size(); ++i) {
        layout.terrain[land[i]] = kBeginners[i].terrain;
        layout.token[land[i]] = kBeginners[i].token;
    }
    layHarbours(layout, board::harbourSlots(spec), harboursInOrder(spec));
    return layout;
}

}  // namespace hexwarden::rules
