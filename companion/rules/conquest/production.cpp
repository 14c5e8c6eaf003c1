// What a roll, the net and the hunt bring (CONQ-2 to CONQ-4, CONQ-10 to CONQ-12).
#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"
#include "companion/rules/choices.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/economy.h"
#include "companion/rules/conquest/pieces.h"
#include "companion/rules/conquest/rules_of_rounds.h"
#include "companion/rules/conquest/sentences_of_rounds.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

/// A die up to this brings a fish or meat (CONQ-39); one more for a hunter with a relic (CONQ-70).
constexpr int kCatch = 2;

std::size_t index(Resource r) {
    return static_cast<std::size_t>(r);
}

/// What a land hex yields to buildings; fish are for ships.
std::optional<Resource> yieldOfLand(const GameState& state, Hex h) {
    return isLand(state, h) ? board::yieldOf(state.layout.terrain[h]) : std::nullopt;
}

void draw(const GameState& state, Hex field, Resource resource, Hex home, Credits& credits) {
    const auto building = state.hexBuildings[home];
    if (const int count = gradeOf(building.piece); count > 0)
        credits.paid.push_back(
            {building.colour, resource, count, field, home, resource == Resource::gold ? "CONQ-10" : "CONQ-2"});
}

/// Ships of a player on one hex.
game::ByColour<int> shipsOn(const GameState& state, Hex h) {
    game::ByColour<int> ships{};
    for (const game::Stack& s : state.stacks)
        if (s.at == h && isShip(s.piece)) of(ships, s.owner) += s.count;
    return ships;
}

void fish(const GameState& state, Hex shoal, bool onSeven, Credits& credits) {
    const auto ships = shipsOn(state, shoal);
    for (Colour c : board::kColours)
        if (const int n = of(ships, c); n > 0)
            credits.paid.push_back({c, Resource::fish, onSeven ? 1 : n, shoal, shoal, onSeven ? "CONQ-3" : "CONQ-11"});
}

/// What a 7 brings where the ground leaves no choice, as far as the bank can pay it (BASE-13).
Credits sureOfSeven(const std::vector<Choice>& choices, const GameState& state, const Ledger& ledger) {
    Credits credits;
    for (const Choice& c : choices)
        if (!c.isFree()) credits.paid.push_back({c.player, c.among[0], c.count, c.building, c.building, "CONQ-3"});
    base::BankShortage().produce(state, ledger, kSeven, credits);
    return credits;
}

/// Whoever takes something on a 7; a building on barren ground brings nothing, nor does one whose only kind is gone.
ColourSet takersOfSeven(const GameState& state, const Ledger& ledger, bool ownHexDraws) {
    const auto choices = choicesOfSeven(state, ownHexDraws);
    ColourSet takers;
    for (const Choice& choice : choices)
        if (choice.isFree()) takers.add(choice.player);
    for (const Credit& credit : sureOfSeven(choices, state, ledger).paid) takers.add(credit.player);
    return takers;
}

/// Cards that nobody has named yet, unless the ground leaves no choice.
void takeOnSeven(const GameState& state, bool ownHexDraws, Ledger& ledger) {
    const auto choices = choicesOfSeven(state, ownHexDraws);
    Credits sure = sureOfSeven(choices, state, ledger);
    const auto gains = sure.gains();
    for (const game::Seat& seat : state.seats) of(ledger.hands, seat.colour).gain(of(gains, seat.colour));
    accountOf(ledger).economy.sureOfSeven = std::move(sure.paid);
    for (const Choice& choice : choices)
        if (choice.isFree()) openChoice({choice.player, choice.count, choice.among, choice.building}, ledger);
}

/// CONQ-39, CONQ-70: what the die shows of a catch.
bool brings(const Units& units, const game::Foraged& e) {
    const auto there = units.on(e.at, e.player);
    const bool relic = e.how == game::Foraged::How::hunt && std::any_of(there.begin(), there.end(), [&](const Unit* u) {
                           return u->id == units.lastActor && u->blessed;
                       });
    return e.die <= kCatch + (relic ? 1 : 0);
}

}  // namespace

std::vector<Choice> choicesOfSeven(const GameState& state, bool ownHexDraws) {
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex home = Hex::at(i);
        const auto building = state.hexBuildings[home];
        const int count = gradeOf(building.piece);
        if (count == 0) continue;
        std::array<bool, board::kResourceCount> there{};
        const auto add = [&](Hex h) {
            if (const auto resource = yieldOfLand(state, h)) there[index(*resource)] = true;
        };
        if (ownHexDraws) add(home);
        for (Hex h : neighbours(home)) add(h);
        Choice choice{building.colour, home, count, {}};
        for (Resource r : board::kResources)
            if (there[index(r)]) choice.among.push_back(r);
        if (!choice.among.empty()) choices.push_back(std::move(choice));
    }
    return choices;
}

int resultsLeft(const Ledger& ledger, int sum) {
    return accountOf(ledger).economy.stack.at(static_cast<std::size_t>(sum));
}

const std::vector<Credit>& withoutChoice(const Ledger& ledger) {
    return accountOf(ledger).economy.sureOfSeven;
}

void Draws::equip(Box& box, std::size_t) const {
    box.choosesOnSeven = true;
    box.cardKinds = board::kResourceCount;
}

void Draws::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* moved = std::get_if<game::ThiefMoved>(&event.body)) verdict.object({&kNoRobber, moved->player});
    if (const auto* discarded = std::get_if<game::Discarded>(&event.body))
        verdict.object({&kNoDiscards, discarded->player});
    if (const auto* chosen = std::get_if<game::Chosen>(&event.body))
        judgeChoice(ledger, *chosen, {kNothingToChoose, kOtherCountOnSeven, kGroundLacks, base::kBankLacksChosen},
                    verdict);
}

void Draws::produce(const GameState& state, const Ledger&, int roll, Credits& credits) const {
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex h = Hex::at(i);
        if (state.layout.terrain[h] == board::Terrain::shoal) {
            if (roll == kSeven || state.layout.token[h] == roll) fish(state, h, roll == kSeven, credits);
            continue;
        }
        if (state.layout.token[h] != roll) continue;
        const auto resource = yieldOfLand(state, h);
        if (!resource) continue;
        if (ownHexDraws_) draw(state, h, *resource, h, credits);
        for (Hex home : neighbours(h)) draw(state, h, *resource, home, credits);
    }
}

/// What a 7 lets players choose waits until the turn is over.
void Draws::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (game::rollOf(event.body) || game::turnIsOver(before, after)) {
        ledger.choices.clear();
        accountOf(ledger).economy.sureOfSeven.clear();
    }
    if (const auto* chosen = std::get_if<game::Chosen>(&event.body)) answerChoice(*chosen, ledger);
    if (game::rollOf(event.body) == kSeven) takeOnSeven(after, ownHexDraws_, ledger);
    const auto* foraged = std::get_if<game::Foraged>(&event.body);
    if (!foraged) return;
    if (!brings(accountOf(ledger).units, *foraged)) return;
    const Resource caught = foraged->how == game::Foraged::How::hunt ? Resource::meat : Resource::fish;
    ++of(ledger.hands, foraged->player).least[index(caught)];
}

void Consolation::produce(const GameState& state, const Ledger& ledger, int roll, Credits& credits) const {
    const auto gains = credits.gains();
    const ColourSet takers = roll == kSeven ? takersOfSeven(state, ledger, ownHexDraws_) : ColourSet{};
    for (const game::Seat& seat : state.seats)
        if (!takers.has(seat.colour) && of(gains, seat.colour) == Cards{})
            of(credits.gifts, seat.colour)[index(Resource::gold)] = 1;
}

}  // namespace hexwarden::rules::conquest
