#include "tests/support/conquest_round_words.h"

#include "companion/rules/conquest/account.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

namespace hexwarden::support {
namespace {

using namespace rules;

/// What was given away is counted apart from what was earned.
std::map<std::pair<std::string, bool>, int> countsOf(const conquest::Progress& progress, Colour player) {
    std::map<std::pair<std::string, bool>, int> sums;
    for (const auto& award : conquest::tokensByKind(progress))
        if (award.player == player) sums[{std::string(word(award.token)), award.count < 0}] += award.count;
    return sums;
}

void checkTokens(Words& words, const conquest::Progress& progress) {
    const Colour player = words.colour();
    std::map<std::pair<std::string, bool>, int> expected;
    while (!words.atEnd() && words.peek() != "nothing") {
        const int n = words.number();
        expected[{words.next(), n < 0}] += n;
    }
    EXPECT_EQ(countsOf(progress, player), expected) << word(player);
}

std::vector<std::string> named(const std::vector<Colour>& colours) {
    std::vector<std::string> names;
    for (Colour c : colours) names.emplace_back(word(c));
    return names;
}

void checkCalls(Words& words, const conquest::Economy& economy) {
    std::vector<std::string> calls;
    for (const auto& call : economy.calls) {
        calls.emplace_back(word(call.peril));
        calls.emplace_back(call.victim() ? word(*call.victim()) : "nobody");
    }
    EXPECT_EQ(calls, words.all());
}

void checkChoice(Words& words, const RuleSet& rules, const GameState& state) {
    const Colour player = words.colour();
    const auto building = board::hexOf(words.next());
    const int count = words.number();
    std::vector<std::string> among;
    int chosen = 0;
    for (const auto& choice : conquest::choicesOfSeven(state, rules.options().is("own_hex_draws"))) {
        if (choice.player != player || choice.building != building) continue;
        chosen = choice.count;
        for (Resource r : choice.among) among.emplace_back(word(r));
    }
    auto expected = words.all();
    std::sort(among.begin(), among.end());
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(chosen, count);
    EXPECT_EQ(among, expected);
}

}  // namespace

void setConquestRound(Words& words, Ledger& ledger) {
    auto& progress = rules::conquest::accountOf(ledger).progress;
    progress.attackPhase = words.next() == "attack";
    progress.round = (progress.attackPhase ? conquest::kRoundsAPhase : 0) + words.number();
}

bool checkConquestRounds(const std::string& what, Words& words, const RuleSet& rules, const GameState& state,
                         const Ledger& ledger) {
    const auto& progress = rules::conquest::accountOf(ledger).progress;
    const auto& economy = rules::conquest::accountOf(ledger).economy;
    if (what == "tokens") {
        checkTokens(words, progress);
    } else if (what == "calls") {
        checkCalls(words, economy);
    } else if (what == "dragon") {
        EXPECT_EQ(economy.dragonGold, words.number());
    } else if (what == "chooses") {
        checkChoice(words, rules, state);
    } else if (what == "round") {
        EXPECT_EQ(progress.attackPhase ? "attack" : "build", words.next());
        EXPECT_EQ(roundOfPhase(progress), words.number());
    } else if (what == "order") {
        EXPECT_EQ(named(progress.order), words.all());
    } else if (what == "free") {
        std::vector<Colour> free;
        for (Colour c : progress.order)
            if (of(ledger.freeCards, c)) free.push_back(c);
        auto names = named(free), expected = words.all();
        std::sort(names.begin(), names.end());
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(names, expected);
    } else if (what == "winners") {
        EXPECT_EQ(named(progress.winners), words.all());
    } else {
        return false;
    }
    return true;
}

}  // namespace hexwarden::support
