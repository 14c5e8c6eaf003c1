#include "companion/viewmodel/words/picks.h"

#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/verdict_lines.h"

#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

game::Chosen with(board::Resource kind, const rules::OpenChoice& choice, game::Cards cards) {
    ++cards[static_cast<std::size_t>(kind)];
    return {choice.player, cards, choice.at};
}

}  // namespace

void Picks::keep(const std::vector<DueLine>& owed) {
    std::erase_if(picks_, [&](const Pick& pick) {
        return std::ranges::none_of(
            owed, [&](const DueLine& due) { return due.cure == DueLine::Cure::choose && due.choice == pick.choice; });
    });
}

game::Cards Picks::picked(const DueLine& due) const {
    const auto pick = std::ranges::find(picks_, due.choice, &Pick::choice);
    return pick == picks_.end() ? game::Cards{} : pick->cards;
}

std::vector<Pickable> Picks::kindsOf(const DueLine& due, const Evening& evening) const {
    std::vector<Pickable> kinds;
    if (due.cure != DueLine::Cure::choose) return kinds;
    const game::Cards cards = picked(due);
    for (const board::Resource kind : due.choice.among)
        kinds.push_back(
            {kind, cards[static_cast<std::size_t>(kind)], verdictOn(with(kind, due.choice, cards), evening).allowed()});
    return kinds;
}

QString Picks::textOf(const DueLine& due) const {
    return name(picked(due));
}

QString Picks::objectionTo(const DueLine& due, board::Resource kind, const Evening& evening) const {
    const rules::Verdict verdict = verdictOn(with(kind, due.choice, picked(due)), evening);
    return verdict.allowed() ? QString() : inWords(verdict.objections[0], evening);
}

std::optional<game::Chosen> Picks::pick(const DueLine& due, board::Resource kind) {
    game::Chosen chosen = with(kind, due.choice, picked(due));
    clear(due);
    if (rules::sum(chosen.cards) >= due.choice.count) return chosen;
    picks_.push_back({due.choice, chosen.cards});
    return std::nullopt;
}

void Picks::clear(const DueLine& due) {
    std::erase_if(picks_, [&](const Pick& pick) { return pick.choice == due.choice; });
}

}  // namespace hexwarden::viewmodel
