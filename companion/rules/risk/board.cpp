#include "companion/rules/risk/deal.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <map>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

using board::Terrain;

/// RISK-2: both decks together, by Terrain: forest hills pasture fields mountains desert gold sea.
const std::map<Terrain, int> kDecks{{Terrain::forest, 5}, {Terrain::hills, 5},     {Terrain::pasture, 5},
                                    {Terrain::fields, 5}, {Terrain::mountains, 5}, {Terrain::desert, 3},
                                    {Terrain::gold, 2},   {Terrain::sea, 19}};
constexpr std::size_t kHexes = 49;  // RISK-2

void remarkOnMix(const board::Layout& layout, Verdict& verdict) {
    const auto all = hexes(layout);
    if (all.size() != kHexes) return;  // a smaller or larger table has a mix of its own
    std::map<Terrain, int> mix;
    for (Hex h : all) ++mix[layout.terrain[h]];
    if (mix != kDecks) verdict.remark({&kOtherMix});
}

}  // namespace

void Board::equip(Box& box, std::size_t) const {
    box.deal = deal;
}

void Board::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto* laid = std::get_if<game::LaidOut>(&event.body);
    if (!laid) return;
    const board::Layout& layout = laid->layout;
    remarkOnMix(layout, verdict);
    for (Hex h : hexes(layout)) {
        const bool wantsToken = isLand(layout, h) && layout.terrain[h] != Terrain::desert;
        if (wantsToken && layout.token[h] == 0) verdict.remark({.sentence = &kNoToken, .sites = {h}});
        if (layout.terrain[h] == Terrain::gold && (layout.token[h] == 6 || layout.token[h] == 8))
            verdict.remark({.sentence = &kRedOnGold, .sites = {h}});
    }
    if (state.turn.number > 0) return;
    if (layout.harbour != board::Layout{}.harbour) verdict.remark({&kHarbourAtStart});
    if (laid->robber) verdict.remark({.sentence = &kRobberAtStart, .sites = {*laid->robber}});
    if (state.seats.size() < 3 || state.seats.size() > 4) verdict.remark({&kSeats});
}

}  // namespace hexwarden::rules::risk
