#include "companion/rules/choices.h"

#include <algorithm>

namespace hexwarden::rules {
namespace {

/// Cards of kinds that the choice does not have.
Cards othersThan(const std::vector<Resource>& among, Cards cards) {
    for (const Resource kind : among) cards[static_cast<std::size_t>(kind)] = 0;
    return cards;
}

/// What surely is not in the bank: of gold, fish and meat it has as much as anybody wants (BASE-13).
Cards lackingFor(const Cards& cards, const Cards& bank) {
    Cards lacking{};
    for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind)
        if (cards[kind] > std::max(0, bank[kind])) lacking[kind] = cards[kind];
    return lacking;
}

bool fits(const OpenChoice& choice, const game::Chosen& e) {
    return sum(e.cards) <= choice.count && othersThan(choice.among, e.cards) == Cards{};
}

}  // namespace

const OpenChoice* choiceFor(const Ledger& ledger, const game::Chosen& e) {
    const OpenChoice* found = nullptr;
    for (const OpenChoice& choice : ledger.choices) {
        if (choice.player != e.player || (e.at && choice.at != e.at)) continue;
        if (fits(choice, e)) return &choice;
        if (!found) found = &choice;
    }
    return found;
}

void judgeChoice(const Ledger& ledger, const game::Chosen& e, const ChoiceSentences& says, Verdict& verdict) {
    std::vector<Site> sites;
    if (e.at) sites.emplace_back(*e.at);
    const OpenChoice* choice = choiceFor(ledger, e);
    if (!choice) return verdict.object({.sentence = &says.nothing, .player = e.player, .sites = sites});
    if (const int count = sum(e.cards); count == 0 || count > choice->count)
        verdict.object({.sentence = &says.otherCount, .player = e.player, .number = choice->count, .sites = sites});
    const Cards others = othersThan(choice->among, e.cards);
    if (others != Cards{})
        verdict.object({.sentence = &says.otherKinds, .player = e.player, .cards = others, .sites = sites});
    const Cards lacking = lackingFor(e.cards - others, ledger.bank);
    if (lacking != Cards{}) verdict.object({.sentence = &says.bankLacks, .player = e.player, .cards = lacking});
}

void openChoice(OpenChoice choice, Ledger& ledger) {
    of(ledger.hands, choice.player).gainChoice(choice.count);
    ledger.choices.push_back(std::move(choice));
}

void answerChoice(const game::Chosen& e, Ledger& ledger) {
    const OpenChoice* answered = choiceFor(ledger, e);
    if (!answered) return;
    const auto choice = ledger.choices.begin() + (answered - ledger.choices.data());
    of(ledger.hands, e.player).name(e.cards - othersThan(choice->among, e.cards));
    choice->count -= sum(e.cards);
    if (choice->count <= 0) ledger.choices.erase(choice);
}

void addChoices(const Ledger& ledger, ClauseId clause, std::vector<Due>& dues) {
    for (const OpenChoice& choice : ledger.choices) {
        Due due{.kind = Due::Kind::choice, .clause = clause, .players = {choice.player}, .count = choice.count};
        if (choice.at) due.at = *choice.at;
        due.among = choice.among;
        dues.push_back(std::move(due));
    }
}

}  // namespace hexwarden::rules
