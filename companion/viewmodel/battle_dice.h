// The dice of one battle as they are tapped in: the attacker's first, then the defender's.
#pragma once

#include <algorithm>
#include <vector>

namespace hexwarden::viewmodel {

struct BattleDice {
    int attackers = 1;  ///< dice that each side rolls
    int defenders = 1;
    std::vector<int> attack{};
    std::vector<int> defend{};

    bool complete() const { return std::ssize(attack) == attackers && std::ssize(defend) == defenders; }
    void enter(int die) {
        if (std::ssize(attack) < attackers)
            attack.push_back(die);
        else if (std::ssize(defend) < defenders)
            defend.push_back(die);
    }
    void takeBack() {
        if (!defend.empty())
            defend.pop_back();
        else if (!attack.empty())
            attack.pop_back();
    }
};

}  // namespace hexwarden::viewmodel
