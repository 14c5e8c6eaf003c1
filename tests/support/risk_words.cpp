#include "tests/support/risk_words.h"

#include "companion/rules/risk/account.h"
#include "companion/rules/risk/battle.h"
#include "companion/rules/risk/recruiting.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/travel.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace hexwarden::support {
namespace {

using namespace rules;
using Names = std::vector<std::string>;

Names sorted(Names names) {
    std::sort(names.begin(), names.end());
    return names;
}

Hex hexIn(Words& words) {
    return *board::hexOf(words.next());
}

void checkArmies(Words& words, const GameState& state) {
    const Hex at = hexIn(words);
    const auto player = words.colourOrNobody();
    const int expected = player ? words.number() : 0;
    for (Colour c : board::kColours) EXPECT_EQ(risk::armiesOn(state, c, at), c == player ? expected : 0) << word(c);
}

void checkControl(Words& words, const risk::Control& control) {
    const auto player = words.colourOrNobody();
    for (const std::string& name : words.all()) {
        if (const auto hex = board::hexOf(name)) {
            EXPECT_EQ(control.of(*hex), player) << name;
        } else if (name.find('/') == name.npos) {
            EXPECT_EQ(control.of(*board::cornerOf(name)), player) << name;
        } else {
            EXPECT_EQ(control.of(*board::edgeOf(name)), player) << name;
        }
    }
}

template <class Find>
void checkWays(Words& words, const GameState& state, const risk::Control& control, Find find) {
    const Colour player = words.colour();
    const Hex from = hexIn(words);
    ColourSet consent;
    for (std::string w = words.next(); w != "to"; w = words.next())
        if (w != "with") consent.add(*board::colourOf(w));
    Names goals;
    for (const auto& way : find(state, control, player, from, consent)) goals.push_back(board::text(way.to));
    EXPECT_EQ(goals, sorted(words.all()));
}

void checkRecruits(Words& words, const GameState& state, const Ledger& ledger, const risk::Control& control) {
    const Colour player = words.colour();
    EXPECT_EQ(ledger.points.total(player), words.number());
    Names hexes;
    for (Hex h : risk::recruitingHexes(state, control, player)) hexes.push_back(board::text(h));
    EXPECT_EQ(hexes, sorted(words.all()));
}

void checkOdds(Words& words) {
    const int attackers = words.number(), defenders = words.number();
    const std::string win = words.next();
    const double step = std::pow(10.0, -static_cast<double>(win.size() - win.find('.') - 1));
    EXPECT_NEAR(risk::odds(attackers, defenders).win, std::stod(win), step / 2);
}

}  // namespace

bool checkRisk(const std::string& what, Words& words, const GameState& state, const Ledger& ledger) {
    const risk::Control control(state, rules::risk::accountOf(ledger));
    if (what == "armies") {
        checkArmies(words, state);
    } else if (what == "controls") {
        checkControl(words, control);
    } else if (what == "unplaced") {
        const Colour player = words.colour();
        EXPECT_EQ(of(rules::risk::accountOf(ledger).freeArmies, player), words.number());
    } else if (what == "recruits") {
        checkRecruits(words, state, ledger, control);
    } else if (what == "sneaks") {
        checkWays(words, state, control, risk::sneakAttacks);
    } else if (what == "redeploys") {
        checkWays(words, state, control, risk::redeployments);
    } else if (what == "out") {
        ColourSet expected;
        for (const std::string& w : words.all())
            if (w != "nobody") expected.add(*board::colourOf(w));
        EXPECT_EQ(rules::risk::accountOf(ledger).out, expected);
    } else if (what == "rate") {
        const Colour player = words.colour();
        const auto resource = static_cast<std::size_t>(*board::resourceOf(words.next()));
        EXPECT_EQ(risk::ratesAtHarbours(state, ledger, player)[resource], words.number());
    } else if (what == "odds") {
        checkOdds(words);
    } else if (what == "figures") {
        const auto figures = risk::figuresFor(words.number());
        EXPECT_EQ(figures.artillery, words.number());
        EXPECT_EQ(figures.cavalry, words.number());
        EXPECT_EQ(figures.infantry, words.number());
    } else {
        return false;
    }
    return true;
}

}  // namespace hexwarden::support
