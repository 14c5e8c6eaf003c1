#include "companion/rules/war/attack.h"

#include "companion/rules/war/account.h"
#include "companion/rules/war/paths.h"

#include <numeric>

namespace hexwarden::rules::war {
namespace {

/// What each of the players who offer knights needs to lend them.
struct Offer {
    Colour player{};
    int knights = 0;
    ColourSets open;  ///< sets of consents with which WAR-20 lets them lend
};

class Assessing {
  public:
    Assessing(const GameState& state, const Ledger& ledger, const Terms& terms, const Attack& attack)
        : state_(state), ledger_(ledger), terms_(terms), attack_(attack), roads_(state, ledger, terms) {}

    Assessment assess() {
        a_.target = occupantOf(state_, attack_.target);
        a_.isTarget = isTarget(a_.target, attack_.attacker, terms_);
        if (!a_.isTarget) return std::move(a_);
        a_.demand = demandOf(a_.target.piece);
        a_.weapons = attack_.weapons;
        a_.ownKnights = knightsOf(attack_.attacker);
        if (const auto* corner = std::get_if<Corner>(&attack_.target); corner && a_.target.piece == Piece::fort)
            inspectFort(*corner);
        ways_ = roads_.attackTolls(attack_.attacker, attack_.target, {attack_.attacker});
        a_.hasPath = anyWithin(ways_, attack_.consent);
        askLenders();
        if (!a_.legal()) findConditions();
        return std::move(a_);
    }

  private:
    /// Played knights that still serve.
    int knightsOf(Colour c) const {
        const int used = terms_.knightsServeOnce ? of(accountOf(ledger_).knightsUsed, c) : 0;
        return std::max(0, of(ledger_.army.count, c) - used);
    }

    /// WAR-13: an edge on which no road can ever lie is no road space.
    void inspectFort(Corner corner) {
        bool anySpace = false;
        for (Edge e : edges(corner)) {
            if (!isRoadSpace(e)) continue;
            anySpace = true;
            const auto route = state_.routes[e];
            if (route.piece == Piece::none || route.colour == a_.target.colour) a_.guards.emplace_back(e);
        }
        a_.walledIn = !anySpace;
    }

    /// No road ever lies on the river's mouth (RIVER-20).
    bool isRoadSpace(Edge e) const {
        if (terms_.shipsAreRoads && touchesWater(state_.layout, e)) return true;
        return touchesLand(state_.layout, e) && !isAtMouth(e);
    }

    bool isAtMouth(Edge e) const {
        const auto& river = state_.layout.river;
        return river && std::ranges::count(mouthSides(*river), e) > 0;
    }

    void askLenders() {
        for (Colour c : board::kColours) {
            if (!attack_.lenders.has(c) || c == attack_.attacker) continue;
            if (c == a_.target.colour) {
                a_.lenders.push_back({c, Lender::Role::isVictim, 0});
                continue;
            }
            const ColourSet both{attack_.attacker, c};
            ColourSets open = roads_.linkTolls(attack_.attacker, c, both);
            const ColourSets path = roads_.attackTolls(c, attack_.target, both);
            open.insert(open.end(), path.begin(), path.end());
            offers_.push_back({c, knightsOf(c), smallestOf(std::move(open))});
            a_.lenders.push_back(roleOf(offers_.back()));
        }
    }

    Lender roleOf(const Offer& offer) const {
        if (!anyWithin(offer.open, attack_.consent)) return {offer.player, Lender::Role::notLinked, 0};
        if (a_.enoughKnights()) return {offer.player, Lender::Role::notNeeded, 0};
        return {offer.player, Lender::Role::lends, offer.knights};
    }

    bool wouldSucceed(ColourSet consent) const {
        if (!anyWithin(ways_, consent)) return false;
        int knights = a_.ownKnights;
        for (const Offer& offer : offers_)
            if (anyWithin(offer.open, consent)) knights += offer.knights;
        return knights >= a_.demand;
    }

    void findConditions() {
        if (!a_.fortIsOpen()) return;
        if (a_.enoughWeapons()) findConsents();
        if (a_.hasPath && a_.enoughWeapons() && !a_.enoughKnights())
            a_.legalIf.push_back({.knights = of(ledger_.army.count, attack_.attacker) + a_.demand - a_.knights()});
        if (a_.hasPath && !a_.enoughWeapons() && a_.enoughKnights()) a_.legalIf.push_back({.weapons = a_.demand});
    }

    void findConsents() {
        const ColourSet others = roads_.everybody() - attack_.consent - ColourSet{attack_.attacker};
        for (ColourSet set :
             smallestSets(others, [&](ColourSet more) { return wouldSucceed(attack_.consent | more); })) {
            Condition condition;
            for (Colour c : board::kColours)
                if (set.has(c)) condition.consent.push_back(c);
            std::sort(condition.consent.begin(), condition.consent.end(), byWord);
            a_.legalIf.push_back(std::move(condition));
        }
        std::stable_sort(a_.legalIf.begin(), a_.legalIf.end(), [](const Condition& a, const Condition& b) {
            if (a.consent.size() != b.consent.size()) return a.consent.size() < b.consent.size();
            return std::lexicographical_compare(a.consent.begin(), a.consent.end(), b.consent.begin(), b.consent.end(),
                                                byWord);
        });
    }

    static bool byWord(Colour a, Colour b) { return word(a) < word(b); }

    const GameState& state_;
    const Ledger& ledger_;
    const Terms& terms_;
    const Attack& attack_;
    Roads roads_;
    Assessment a_;
    ColourSets ways_;
    std::vector<Offer> offers_;
};

}  // namespace

bool isTarget(game::Occupant piece, Colour attacker, const Terms& terms) {
    const bool idleShip = piece.piece == Piece::ship && !terms.shipsAreRoads;
    return demandOf(piece.piece) > 0 && piece.colour != attacker && !idleShip;
}

int Assessment::knights() const {
    return std::accumulate(lenders.begin(), lenders.end(), ownKnights,
                           [](int sum, const Lender& l) { return sum + l.knights; });
}

Assessment assess(const GameState& state, const Ledger& ledger, const Terms& terms, const Attack& attack) {
    return Assessing(state, ledger, terms, attack).assess();
}

std::vector<Corner> attackPath(const GameState& state, const Ledger& ledger, const Terms& terms, Colour attacker,
                               const Site& target, ColourSet consent) {
    return Roads(state, ledger, terms).attackPath(attacker, target, consent);
}

std::vector<Corner> connection(const GameState& state, const Ledger& ledger, const Terms& terms, Colour a, Colour b,
                               ColourSet consent) {
    return Roads(state, ledger, terms).link(a, b, consent);
}

}  // namespace hexwarden::rules::war
