#include "tests/support/conquest_words.h"

#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/ways.h"
#include "tracker/board/text.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::support {
namespace {

using namespace rules;
using namespace rules::conquest;

Hex hexOf(Words& words) {
    return *board::hexOf(words.next());
}

std::string nameOf(const Target& t) {
    return board::text(t.at) + ":" + std::string(word(t.owner)) + ":" + std::string(word(t.kind));
}

std::vector<std::string> namesOf(const std::vector<Target>& targets) {
    std::vector<std::string> names;
    for (const Target& t : targets) names.push_back(nameOf(t));
    return names;
}

void checkWays(Words& words, const GameState& state, const Ledger& ledger) {
    const Colour player = words.colour();
    const Piece kind = words.piece();
    const Hex at = hexOf(words);
    std::vector<std::string> actual;
    for (const Way& way :
         waysOf(state, {player, kind, at, stepsOf(kind), rules::conquest::accountOf(ledger).progress.attackPhase}))
        actual.push_back(board::text(way.to()));
    EXPECT_THAT(actual, testing::UnorderedElementsAreArray(words.all()));
}

void checkAttacks(const std::string& what, Words& words, const GameState& state) {
    const Colour player = words.colour();
    const Piece kind = words.piece();
    const auto attacks = attacksOf(state, player, kind, hexOf(words));
    if (what == "targets") {
        std::vector<std::string> actual;
        for (const Attack& a : attacks) actual.push_back(nameOf(a.target));
        EXPECT_THAT(actual, testing::UnorderedElementsAreArray(words.all()));
        return;
    }
    const std::string target = words.next();
    const auto found =
        std::find_if(attacks.begin(), attacks.end(), [&](const Attack& a) { return nameOf(a.target) == target; });
    ASSERT_NE(found, attacks.end()) << target << " is no target";
    EXPECT_THAT(namesOf(what == "before" ? found->first : found->may), testing::UnorderedElementsAreArray(words.all()));
}

}  // namespace

bool checkConquest(const std::string& what, Words& words, const GameState& state, const Ledger& ledger) {
    const Units& units = rules::conquest::accountOf(ledger).units;
    if (what == "ways") {
        checkWays(words, state, ledger);
    } else if (what == "targets" || what == "before" || what == "instead") {
        checkAttacks(what, words, state);
    } else if (what == "stands") {
        const Colour owner = words.colour();
        const Piece kind = words.piece();
        const Hex at = hexOf(words);
        int count = 0;
        for (const game::Stack& s : state.stacks)
            if (s.at == at && s.owner == owner && s.piece == kind) count += s.count;
        EXPECT_EQ(count, words.number());
        EXPECT_EQ(static_cast<int>(units.on(at, owner, kind).size()), count);
    } else if (what == "building") {
        const game::Occupant actual = state.hexBuildings[hexOf(words)];
        const auto owner = words.colourOrNobody();
        EXPECT_EQ(actual, owner ? (game::Occupant{words.piece(), *owner}) : game::Occupant{});
    } else if (what == "actions") {
        const Colour owner = words.colour();
        const Piece kind = words.piece();
        const auto there = units.on(hexOf(words), owner, kind);
        EXPECT_FALSE(there.empty());
        if (!there.empty()) {
            EXPECT_EQ(actionsLeft(*there.front()), words.number());
        }
    } else if (what == "taken") {
        const Colour player = words.colour();
        EXPECT_EQ(of(units.shipsTaken, player), words.number());
        EXPECT_EQ(of(units.knightsTaken, player), words.number());
    } else {
        return false;
    }
    return true;
}

}  // namespace hexwarden::support
