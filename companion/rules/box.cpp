#include "companion/rules/box.h"

#include <numeric>

namespace hexwarden::rules {

int Box::cardsInDeck() const {
    return std::accumulate(deck.begin(), deck.end(), 0);
}

}  // namespace hexwarden::rules
