// What the dice have given each player during the evening.
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <vector>

namespace hexwarden::viewmodel {

struct Production {
    game::Colour player{};
    game::Cards cards{};            ///< by kind, of set-up and all rolls
    std::vector<int> afterRoll{0};  ///< cards in all: before the first roll, after it, after the second …
};

/// In the order of the seats.
std::vector<Production> productionOf(const Evening&);

/// The top of a chart: the most cards that any of them has, even so that its middle is whole; at least 2.
int mostCards(const std::vector<Production>&);

}  // namespace hexwarden::viewmodel
