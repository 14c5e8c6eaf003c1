#include "companion/rules/risk/deal.h"

#include "tracker/board/text.h"

#include <algorithm>
#include <random>
#include <vector>

namespace hexwarden::rules::risk {
namespace {

using board::Hex;
using board::Layout;
using board::Terrain;
using board::Token;

// Seven rows of seven hexes, every other one half a hex to the east. Two lands of red hexes (r) lie in a random mix of
// orange ones (o): RISK-2.
constexpr int kRows = 7;
constexpr std::array<std::string_view, kRows> kMap{"ooooooo", "orroooo", "orrrooo", "orrooro",
                                                   "oooorro", "ooorrro", "oooorro"};

constexpr int redHexes() {
    int count = 0;
    for (std::string_view row : kMap)
        for (char hex : row) count += hex == 'r';
    return count;
}
static_assert(redHexes() == 15);

struct Cards {
    Terrain terrain;
    int red;
    int orange;
};
constexpr std::array kDecks{Cards{Terrain::forest, 3, 2}, Cards{Terrain::pasture, 3, 2},   Cards{Terrain::fields, 3, 2},
                            Cards{Terrain::hills, 3, 2},  Cards{Terrain::mountains, 3, 2}, Cards{Terrain::desert, 0, 3},
                            Cards{Terrain::gold, 0, 2},   Cards{Terrain::sea, 0, 19}};

/// The tokens of base game and Seafarers together, by number; of these 28 one is not needed.
constexpr std::array<int, 13> kTokens{0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2};

bool isRed(Token t) {
    return t == 6 || t == 8;
}

/// std::shuffle may differ from one library to the next.
template <class T>
void shuffle(std::vector<T>& cards, std::mt19937_64& random) {
    for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[random() % i]);
}

std::vector<Terrain> deck(int Cards::*count, std::mt19937_64& random) {
    std::vector<Terrain> cards;
    for (const Cards& c : kDecks) cards.insert(cards.end(), static_cast<std::size_t>(c.*count), c.terrain);
    shuffle(cards, random);
    return cards;
}

void dealHexes(Layout& layout, std::mt19937_64& random) {
    auto red = deck(&Cards::red, random), orange = deck(&Cards::orange, random);
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kRows; ++column) {
            const int r = row - kRows / 2;
            const Hex h{column - kRows / 2 - (r - (r & 1)) / 2, r};
            auto& from = kMap[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == 'r' ? red : orange;
            layout.terrain[h] = from.back();
            from.pop_back();
        }
}

bool takesRed(const Layout& layout, Hex h) {
    const auto around = neighbours(h);
    return layout.terrain[h] != Terrain::gold &&
           std::none_of(around.begin(), around.end(), [&](Hex next) { return isRed(layout.token[next]); });
}

/// The red tokens first, each on a hex that may have it; false if there is no room left for one.
bool dealTokens(Layout& layout, std::mt19937_64& random) {
    std::vector<Hex> places;
    for (Hex h : hexes(layout))
        if (board::yieldOf(layout.terrain[h])) places.push_back(h);
    shuffle(places, random);
    std::vector<Token> tokens;
    for (std::size_t number = 0; number < kTokens.size(); ++number)
        tokens.insert(tokens.end(), static_cast<std::size_t>(kTokens[number]), static_cast<Token>(number));
    shuffle(tokens, random);
    tokens.resize(places.size());
    std::stable_partition(tokens.begin(), tokens.end(), isRed);
    for (Token token : tokens) {
        const auto place =
            std::find_if(places.begin(), places.end(), [&](Hex h) { return !isRed(token) || takesRed(layout, h); });
        if (place == places.end()) return false;
        layout.token[*place] = token;
        places.erase(place);
    }
    return true;
}

}  // namespace

Layout deal(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    while (true) {
        Layout layout;
        dealHexes(layout, random);
        if (dealTokens(layout, random)) return layout;
    }
}

}  // namespace hexwarden::rules::risk
