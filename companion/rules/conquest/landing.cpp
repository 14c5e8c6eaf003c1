#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

using game::Built;
using game::Moved;

int unitsOf(const GameState& state, Colour player, bool (*isWanted)(Piece)) {
    int count = 0;
    for (const game::Stack& s : state.stacks)
        if (s.owner == player && isWanted(s.piece)) count += s.count;
    return count;
}

/// Ship, then knight, then perhaps a settlement.
Piece dueOf(const GameState& state, Colour player) {
    if (unitsOf(state, player, isShip) == 0) return Piece::ship;
    return unitsOf(state, player, isKnight) == 0 ? Piece::knight : Piece::settlement;
}

bool isPort(const GameState& state, Hex h) {
    return isWater(state, h) && state.layout.port[h] != board::HarbourKind::none;
}

/// Land that yields one of the five resources.
bool isResourceHex(const GameState& state, Hex h) {
    const auto resource = board::yieldOf(state.layout.terrain[h]);
    return isLand(state, h) && resource && static_cast<std::size_t>(*resource) < board::kCardKindCount;
}

/// The first seat that has not landed; none if all have.
std::optional<Colour> nextToLand(const GameState& state, const Ledger& ledger) {
    const auto next = std::find_if(state.seats.begin(), state.seats.end(), [&](const game::Seat& seat) {
        return !of(accountOf(ledger).units.landed, seat.colour);
    });
    return next == state.seats.end() ? std::nullopt : std::optional(next->colour);
}

void await(const GameState& state, Ledger& ledger) {
    ledger.phase = Phase::setUp;
    ledger.active = nextToLand(state, ledger);
    if (ledger.active) ledger.setUp = {dueOf(state, *ledger.active), 1, {}};
}

void begin(const GameState& state, Ledger& ledger) {
    ledger.phase = Phase::roll;
    ledger.active = state.seats.empty() ? std::nullopt : std::optional(state.seats[0].colour);
}

Credits firstCards(const GameState& state) {
    Credits credits;
    const auto draw = [&](Colour player, Hex from, Hex building) {
        if (const auto resource = board::yieldOf(state.layout.terrain[from]); resource && isLand(state, from))
            credits.paid.push_back({player, *resource, 1, from, building, "CONQ-6"});
    };
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex h = Hex::at(i);
        const auto building = state.hexBuildings[h];
        if (building.piece == Piece::none) continue;
        draw(building.colour, h, h);
        for (Hex next : neighbours(h)) draw(building.colour, next, h);
    }
    return credits;
}

/// Everybody has landed, and the knights' steps count for no turn.
Credits finish(const GameState& state, Ledger& ledger) {
    rest(accountOf(ledger).units);
    Credits cards = firstCards(state);
    const auto gains = cards.gains();
    for (Colour c : board::kColours) of(ledger.hands, c).gain(of(gains, c));
    return cards;
}

bool hasMoved(const Units& units, Colour player) {
    return std::any_of(units.all.begin(), units.all.end(),
                       [&](const Unit& u) { return u.owner == player && isKnight(u.kind) && u.at != u.home; });
}

class Judging {
  public:
    Judging(const GameState& state, const Ledger& ledger, Colour player, Verdict& verdict)
        : state_(state), ledger_(ledger), player_(player), verdict_(verdict) {}

    void build(const Built& e) const {
        const auto* hex = std::get_if<Hex>(&e.at);
        const auto object = [&](const Sentence& s) {
            verdict_.object({.sentence = &s, .player = player_, .sites = {e.at}});
        };
        const Piece due = ledger_.setUp.piece;
        const bool fits = hex && e.piece == due;
        if (due == Piece::ship) {
            if (!fits || !isPort(state_, *hex)) object(kLandAtAPort);
        } else if (due == Piece::knight) {
            if (!fits || !isResourceHex(state_, *hex) || !hasShipBeside(state_, player_, *hex)) object(kLandAKnight);
        } else if (!fits || !hasKnightOn(state_, player_, *hex)) {
            object(kSettleWithTheKnight);
        }
    }

    void move(const Moved& e) const {
        const bool step = e.piece == Piece::knight && ledger_.setUp.piece == Piece::settlement && e.count == 1 &&
                          hasKnightOn(state_, player_, std::get<Hex>(e.from)) && isLand(state_, std::get<Hex>(e.to)) &&
                          distance(std::get<Hex>(e.from), std::get<Hex>(e.to)) == 1 &&
                          !hasMoved(accountOf(ledger_).units, player_);
        if (!step) return verdict_.object({.sentence = &kLandOneStep, .player = player_, .sites = {e.from, e.to}});
        if (const auto other = settledByOther(state_, player_, std::get<Hex>(e.to)))
            verdict_.object(
                {.sentence = &kEnteredToAttack, .player = player_, .other = other, .sites = {e.from, e.to}});
    }

    void end() const {
        if (ledger_.setUp.piece == Piece::ship) verdict_.object({&kLandAtAPort, player_});
        if (ledger_.setUp.piece == Piece::knight) verdict_.object({&kLandAKnight, player_});
    }

  private:
    const GameState& state_;
    const Ledger& ledger_;
    Colour player_;
    Verdict& verdict_;
};

}  // namespace

void Landing::equip(Box& box, std::size_t) const {
    box.mayPass = true;
    box.opensLanded = true;
}

void Landing::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (ledger.phase != Phase::setUp || !ledger.active) return;
    const auto player = playerOf(event.body);
    if (!player || std::holds_alternative<game::Consented>(event.body) ||
        std::holds_alternative<game::Removed>(event.body))
        return;
    const auto* built = std::get_if<Built>(&event.body);
    const auto* moved = std::get_if<Moved>(&event.body);
    const bool lands = built || (moved && std::holds_alternative<Hex>(moved->from)) ||
                       std::holds_alternative<game::TurnEnded>(event.body);
    if (!lands) return verdict.object({.sentence = &kLandingNotOver, .player = player, .other = ledger.active});
    if (*player != *ledger.active)
        return verdict.object({.sentence = &kNotYourLanding, .player = player, .other = ledger.active});
    const Judging judging(state, ledger, *player, verdict);
    if (built) return judging.build(*built);
    if (moved) return judging.move(*moved);
    judging.end();
}

void Landing::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (std::holds_alternative<game::Began>(event.body)) {
        accountOf(ledger).units = {};
        return await(after, ledger);
    }
    const bool landing = before.turn.number == 0 && nextToLand(before, ledger);
    if (!landing) return;
    auto& landed = accountOf(ledger).units.landed;
    if (after.turn.number > 0) {  // a roll says that nobody settles any more
        landed.fill(true);
        finish(after, ledger);
        return;
    }
    const auto* built = std::get_if<Built>(&event.body);
    const bool settles = built && board::isBuilding(built->piece);
    if (settles || std::holds_alternative<game::TurnEnded>(event.body)) of(landed, *playerOf(event.body)) = true;
    if (nextToLand(after, ledger)) return await(after, ledger);
    ledger.lastCredits = finish(after, ledger);
    begin(after, ledger);
}

/// A table whose set-up was not recorded has landed.
void Landing::open(const GameState& state, Ledger& ledger) const {
    accountOf(ledger).units.landed.fill(true);
    if (state.turn.number == 0) begin(state, ledger);
}

}  // namespace hexwarden::rules::conquest
