#include "companion/rules/conquest/battle.h"

#include "companion/rules/conquest/board.h"

#include <algorithm>

namespace hexwarden::rules::conquest {
namespace {

/// One piece looking for targets.
class Gunner {
  public:
    Gunner(const GameState& state, Colour player, Piece unit, Hex at)
        : state_(state), player_(player), unit_(unit), at_(at) {}

    bool reaches(const Target& t) const {
        if (unit_ == Piece::cargo || (isKnight(unit_) && isWater(state_, at_) && unit_ != Piece::archer)) return false;
        if (t.at == at_) return isShip(unit_) || unit_ == Piece::archer || !isShip(t.kind);
        if (distance(t.at, at_) != 1 || wallAgainst(state_, player_, at_, t.at)) return false;
        if (unit_ == Piece::archer) return true;
        if (unit_ == Piece::galley && isShip(t.kind)) return true;
        return isShip(unit_) && !isShip(t.kind);
    }

    Attack attackOn(const Target& t) const {
        Attack attack{t, {}, {}};
        if (board::isBuilding(t.kind)) {
            addTo(attack.first, t.at, t.owner, [](Piece p) { return isKnight(p); });
            for (Hex next : neighbours(t.at)) {
                if (isShip(unit_) && isWater(state_, next))
                    addTo(attack.first, next, t.owner, [](Piece p) { return p == Piece::ship || p == Piece::galley; });
                if (isLand(state_, next)) addTo(attack.may, next, t.owner, [](Piece p) { return p == Piece::archer; });
            }
        } else if (t.kind == Piece::archer || t.kind == Piece::cavalry) {
            addTo(attack.may, t.at, t.owner, [](Piece p) { return p == Piece::knight; });
        } else if (isShip(unit_) && (t.kind == Piece::galley || t.kind == Piece::cargo)) {
            addTo(attack.may, t.at, t.owner, [](Piece p) { return p == Piece::ship; });
        }
        std::sort(attack.first.begin(), attack.first.end());
        std::sort(attack.may.begin(), attack.may.end());
        return attack;
    }

  private:
    template <class Stands>
    void addTo(std::vector<Target>& defenders, Hex h, Colour owner, Stands stands) const {
        for (const game::Stack& s : state_.stacks)
            if (s.at == h && s.owner == owner && !isAboard(state_.layout, s) && stands(s.piece))
                defenders.push_back({h, owner, s.piece});
    }

    const GameState& state_;
    Colour player_;
    Piece unit_;
    Hex at_;
};

}  // namespace

bool contains(const std::vector<Target>& targets, const Target& t) {
    return std::find(targets.begin(), targets.end(), t) != targets.end();
}

bool Attack::isDefendedBy(const Target& t) const {
    return contains(first, t) || contains(may, t);
}

std::vector<Target> targetsOn(const GameState& state, Colour attacker, Hex h) {
    std::vector<Target> targets;
    for (const game::Stack& s : state.stacks)
        if (s.at == h && s.owner != attacker && !isAboard(state.layout, s) && (isShip(s.piece) || isKnight(s.piece)))
            targets.push_back({h, s.owner, s.piece});
    if (const auto other = settledByOther(state, attacker, h))
        targets.push_back({h, *other, state.hexBuildings[h].piece});
    std::sort(targets.begin(), targets.end());
    return targets;
}

std::vector<Attack> attacksOf(const GameState& state, Colour player, Piece unit, Hex at) {
    const Gunner gunner(state, player, unit, at);
    std::vector<Attack> attacks;
    const auto look = [&](Hex h) {
        for (const Target& t : targetsOn(state, player, h))
            if (gunner.reaches(t)) attacks.push_back(gunner.attackOn(t));
    };
    look(at);
    for (Hex next : neighbours(at))
        if (next.playable()) look(next);
    std::sort(attacks.begin(), attacks.end(), [](const Attack& a, const Attack& b) { return a.target < b.target; });
    return attacks;
}

int attackBonus(Piece unit, bool blessed) {
    return (unit == Piece::galley ? 1 : 0) + (blessed ? 1 : 0);
}

int defenceBonus(Piece target, bool blessed) {
    const int worth = target == Piece::settlement || target == Piece::galley ? 1
                      : target == Piece::city                                ? 2
                      : target == Piece::castle                              ? 3
                                                                             : 0;
    return worth + (blessed ? 1 : 0);
}

bool tied(const std::vector<int>& attack, int attackBonus, const std::vector<int>& defend, int defenceBonus) {
    const auto even = [&](int a, int d) { return a + attackBonus == d + defenceBonus; };
    return !attack.empty() && std::equal(attack.begin(), attack.end(), defend.begin(), defend.end(), even);
}

std::optional<bool> attackerWins(const std::vector<int>& attack, int attackBonus, const std::vector<int>& defend,
                                 int defenceBonus) {
    if (attack.size() != defend.size() || attack.empty()) return std::nullopt;
    for (std::size_t i = 0; i < attack.size(); ++i) {
        const int ahead = attack[i] + attackBonus - defend[i] - defenceBonus;
        if (ahead != 0) return i + 1 == attack.size() ? std::optional(ahead > 0) : std::nullopt;
    }
    return std::nullopt;
}

Piece conquered(const GameState& state, const Box& box, Colour winner, Piece building) {
    constexpr std::array levels{Piece::castle, Piece::city, Piece::settlement};
    for (Piece level : levels)
        if (level <= building && countOf(state, winner, level) < box.piece(level)) return level;
    return Piece::none;
}

}  // namespace hexwarden::rules::conquest
