#include "companion/rules/risk/battle.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace hexwarden::rules::risk {
namespace {

/// Chances of the attacker's losses in one roll; the defender loses the other pairs.
using Chances = std::array<double, kMostDefenceDice + 1>;

Chances chancesOf(int attackDice, int defenceDice) {
    Chances chances{};
    int rolls = 1;
    for (int i = 0; i < attackDice + defenceDice; ++i) rolls *= 6;
    for (int roll = 0; roll < rolls; ++roll) {
        std::vector<int> attack, defend;
        for (int i = 0, rest = roll; i < attackDice + defenceDice; ++i, rest /= 6)
            (i < attackDice ? attack : defend).push_back(rest % 6);
        chances[static_cast<std::size_t>(lossesOf(std::move(attack), std::move(defend)).attacker)] += 1.0 / rolls;
    }
    return chances;
}

const Chances& chances(int attackDice, int defenceDice) {
    static const auto all = [] {
        std::array<std::array<Chances, kMostDefenceDice>, kMostAttackDice> table{};
        for (int a = 1; a <= kMostAttackDice; ++a)
            for (int d = 1; d <= kMostDefenceDice; ++d)
                table[static_cast<std::size_t>(a - 1)][static_cast<std::size_t>(d - 1)] = chancesOf(a, d);
        return table;
    }();
    return all[static_cast<std::size_t>(attackDice - 1)][static_cast<std::size_t>(defenceDice - 1)];
}

/// What is to be expected with `a` attackers left, by defenders left.
using Row = std::vector<Odds>;

/// The row of `a` attackers from the rows of one and two fewer.
Row nextRow(int a, int defenders, int staying, const Row& oneFewer, const Row& twoFewer) {
    Row row(static_cast<std::size_t>(defenders) + 1);
    row[0] = {1, static_cast<double>(a), 0};
    for (int d = 1; d <= defenders; ++d) {
        const auto at = static_cast<std::size_t>(d);
        const int dice = attackDice(a, staying), defence = defenceDice(d);
        if (dice < 1) {
            row[at] = {0, static_cast<double>(a), static_cast<double>(d)};
            continue;
        }
        const Chances& chance = chances(dice, defence);
        const int pairs = std::min(dice, defence);
        for (int lost = 0; lost <= pairs; ++lost) {
            const auto left = at - static_cast<std::size_t>(pairs - lost);
            const Odds& then = lost == 0 ? row[left] : lost == 1 ? oneFewer[left] : twoFewer[left];
            const double p = chance[static_cast<std::size_t>(lost)];
            row[at].win += p * then.win;
            row[at].attackersLeft += p * then.attackersLeft;
            row[at].defendersLeft += p * then.defendersLeft;
        }
    }
    return row;
}

}  // namespace

int attackDice(int attackers, int staying) {
    return std::clamp(attackers - staying, 0, kMostAttackDice);
}

int defenceDice(int defenders) {
    return std::clamp(defenders, 0, kMostDefenceDice);
}

Losses lossesOf(std::vector<int> attack, std::vector<int> defend) {
    std::sort(attack.begin(), attack.end(), std::greater{});
    std::sort(defend.begin(), defend.end(), std::greater{});
    Losses losses;
    for (std::size_t i = 0; i < std::min(attack.size(), defend.size()); ++i)
        ++(attack[i] > defend[i] ? losses.defender : losses.attacker);
    return losses;
}

std::vector<Odds> oddsCurve(int mostAttackers, int defenders, int staying) {
    std::vector<Odds> curve;
    Row oneFewer, twoFewer;
    for (int a = 0; a <= mostAttackers; ++a) {
        Row row = nextRow(a, defenders, staying, oneFewer, twoFewer);
        if (a > 0) curve.push_back(row.back());
        twoFewer = std::exchange(oneFewer, std::move(row));
    }
    return curve;
}

Odds odds(int attackers, int defenders, int staying) {
    return oddsCurve(attackers, defenders, staying).back();
}

}  // namespace hexwarden::rules::risk
