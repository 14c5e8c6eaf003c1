#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"
#include "companion/rules/war/account.h"
#include "companion/rules/war/rules.h"
#include "companion/rules/war/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::war {
namespace {

constexpr Cards kFortCost{0, 1, 1, 1, 0};  // WAR-10: lumber brick wool grain ore
constexpr int kFortDraws = 1;              // WAR-12
constexpr int kFortPoints = 1;             // WAR-10

const game::Built* buildsOnCorner(const Event& event, Piece piece) {
    const auto* built = std::get_if<game::Built>(&event.body);
    return built && built->piece == piece && std::holds_alternative<Corner>(built->at) ? built : nullptr;
}

bool isFort(const GameState& state, Corner c) {
    return state.buildings[c].piece == Piece::fort;
}

bool isKnown(const Ledger& ledger, Corner fort) {
    const auto& forts = accountOf(ledger).forts;
    return std::any_of(forts.begin(), forts.end(), [&](const Fort& f) { return f.at == fort; });
}

void hideOrigins(const GameState& state, Ledger& ledger) {
    for (auto& hidden : ledger.hiddenPieces)
        for (Piece origin : {Piece::settlement, Piece::city}) hidden[static_cast<std::size_t>(origin)] = 0;
    for (const Fort& fort : accountOf(ledger).forts)
        ++of(ledger.hiddenPieces, state.buildings[fort.at].colour)[static_cast<std::size_t>(fort.madeOf)];
}

}  // namespace

void FortOrigins::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (base::touchesNoPiece(event)) return;
    std::erase_if(accountOf(ledger).forts, [&](const Fort& f) { return !isFort(after, f.at); });
    if (const auto* built = buildsOnCorner(event, Piece::fort)) {
        const Corner corner = std::get<Corner>(built->at);
        const bool wasCity = before.buildings[corner] == game::Occupant{Piece::city, built->player};
        if (!isKnown(ledger, corner))
            accountOf(ledger).forts.push_back({corner, wasCity ? Piece::city : Piece::settlement});
    }
    hideOrigins(after, ledger);
}

void FortOrigins::open(const GameState& state, Ledger& ledger) const {
    std::erase_if(accountOf(ledger).forts, [&](const Fort& f) { return !isFort(state, f.at); });
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        if (const Corner c = Corner::at(i); isFort(state, c) && !isKnown(ledger, c))
            accountOf(ledger).forts.push_back({c});
    hideOrigins(state, ledger);
}

void Forts::equip(Box& box, std::size_t) const {
    box.piece(Piece::fort) = kUnlimited;
    box.price(Piece::fort) = Price{kFortCost, "WAR-10"};
    box.draw(Piece::fort) = {kFortDraws, "WAR-12"};
}

void Forts::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* built = buildsOnCorner(event, Piece::fort)) {
        const Corner corner = std::get<Corner>(built->at);
        const auto there = state.buildings[corner];
        const bool replaces = there.piece == Piece::settlement || there.piece == Piece::city;
        if (!replaces || there.colour != built->player)
            verdict.object({.sentence = &kNothingToFortify, .player = built->player, .sites = {corner}});
    } else if (const auto* city = buildsOnCorner(event, Piece::city)) {
        const Corner corner = std::get<Corner>(city->at);
        if (state.buildings[corner] != game::Occupant{Piece::fort, city->player}) return;
        verdict.waive(base::kNothingToUpgrade, "WAR-11");
        if (accountOf(ledger).madeOf(corner) == Piece::city) verdict.waive(base::kNoneLeft, "WAR-12");
    }
}

void Forts::score(const GameState&, const Ledger& ledger, Points& points) const {
    for (Colour c : board::kColours)
        if (const int forts = ledger.onTable(c, Piece::fort); forts > 0)
            points.parts.push_back({c, forts * kFortPoints, "WAR-10", {"forts", "Festungen"}});
}

void FortsDrawAsMade::produce(const GameState& state, const Ledger& ledger, int, Credits& credits) const {
    for (Credit& c : credits.paid) {
        const auto* corner = std::get_if<Corner>(&c.building);
        if (corner && isFort(state, *corner)) c.count = ledger.box.draw(accountOf(ledger).madeOf(*corner)).cards;
    }
}

}  // namespace hexwarden::rules::war
