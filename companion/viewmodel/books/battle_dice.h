// The dice of one battle as they are tapped in: the attacker's first, then the defender's.
#pragma once

#include <iterator>
#include <vector>

namespace hexwarden::viewmodel {

struct BattleDice {
    int attackers = 1;  ///< dice that each side rolls
    int defenders = 1;
    std::vector<int> attack{};
    std::vector<int> defend{};

    std::vector<bool> attackersTurn{};  ///< of every die entered: whose it is
    int rollOffs = 0;                   ///< ties that were rolled again, one die each

    bool complete() const { return std::ssize(attack) == attackers && std::ssize(defend) == defenders; }
    void enter(int die) {
        if (complete()) return;
        attackersTurn.push_back(std::ssize(attack) < attackers);
        (attackersTurn.back() ? attack : defend).push_back(die);
    }
    void rollAgain() {
        ++rollOffs;
        ++attackers;
        ++defenders;
    }
    /// The die that was entered last.
    void takeBack() {
        if (attackersTurn.empty()) return;
        (attackersTurn.back() ? attack : defend).pop_back();
        attackersTurn.pop_back();
        if (rollOffs == 0 || std::ssize(attackersTurn) > attackers + defenders - 2) return;
        --rollOffs;
        --attackers;
        --defenders;
    }
};

}  // namespace hexwarden::viewmodel
