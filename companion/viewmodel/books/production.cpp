#include "companion/viewmodel/books/production.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace hexwarden::viewmodel {

std::vector<Production> productionOf(const Evening& evening) {
    std::vector<Production> all;
    for (const game::Seat& seat : evening.state().seats) all.push_back({seat.colour});
    for (const Entry& entry : evening.story()) {
        const auto gains = entry.credits.gains();
        const bool rolled = game::rollOf(entry.event.body).has_value();
        for (Production& production : all) {
            const game::Cards& gained = game::of(gains, production.player);
            std::ranges::transform(production.cards, gained, production.cards.begin(), std::plus{});
            const int sum = std::accumulate(gained.begin(), gained.end(), 0);
            if (rolled) production.afterRoll.push_back(production.afterRoll.back());
            production.afterRoll.back() += sum;
        }
    }
    return all;
}

int mostCards(const std::vector<Production>& all) {
    int most = 1;
    for (const Production& production : all) most = std::max(most, production.afterRoll.back());
    return most + most % 2;
}

}  // namespace hexwarden::viewmodel
