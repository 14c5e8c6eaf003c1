#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <array>
#include <map>

namespace hexwarden::rules::base {
namespace {

using board::HarbourKind;
using board::Layout;
using board::Terrain;

/// BASE-1, BASE-2, BASE-4: what the box of a board with that many land hexes has.
struct Mix {
    std::array<int, 6> terrain;   ///< forest, pasture, fields, hills, mountains, desert
    std::array<int, 13> tokens;   ///< by number
    std::array<int, 7> harbours;  ///< by HarbourKind; each serves two corners
};
constexpr Mix kSmall{{4, 4, 4, 3, 3, 1}, {0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1}, {0, 4, 1, 1, 1, 1, 1}};
constexpr Mix kLarge{{6, 6, 6, 5, 5, 2}, {0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2}, {0, 5, 1, 1, 2, 1, 1}};

Mix mixOf(const Layout& layout) {
    Mix mix{};
    for (Hex h : hexes(layout)) {
        const auto kind = static_cast<std::size_t>(layout.terrain[h]) - 1;
        if (kind < mix.terrain.size()) ++mix.terrain[kind];
        if (layout.token[h] != 0) ++mix.tokens[layout.token[h]];
    }
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        if (const auto kind = layout.harbour[Corner::at(i)]; kind != HarbourKind::none)
            ++mix.harbours[static_cast<std::size_t>(kind)];
    for (int& corners : mix.harbours) corners = (corners + 1) / 2;
    return mix;
}

bool isRed(board::Token t) {
    return t == 6 || t == 8;
}

void remarkOnMix(const Layout& layout, Verdict& verdict) {
    const Mix mix = mixOf(layout);
    const auto land = hexes(layout).size();
    if (land != 19 && land != 30) return;  // a free-form board has no box of its own
    const Mix& box = land == 19 ? kSmall : kLarge;
    if (mix.terrain != box.terrain) verdict.remark({&kOtherMix});
    if (mix.tokens != box.tokens) verdict.remark({&kOtherTokens});
    if (mix.harbours != box.harbours) verdict.remark({&kOtherHarbours});
}

void remarkOnTokens(const Layout& layout, Verdict& verdict) {
    for (Hex h : hexes(layout)) {
        if (layout.terrain[h] == Terrain::desert && layout.token[h] != 0)
            verdict.remark({.sentence = &kTokenOnDesert, .sites = {h}});
        if (!isRed(layout.token[h])) continue;
        for (board::Direction d : {board::Direction::northEast, board::Direction::east, board::Direction::southEast})
            if (const Hex next = neighbour(h, d); isRed(layout.token[next]))
                verdict.remark({.sentence = &kRedTokensTouch, .sites = {h, next}});
    }
}

void remarkOnRobber(const game::LaidOut& e, Verdict& verdict) {
    std::vector<Site> deserts;
    for (Hex h : hexes(e.layout))
        if (e.layout->terrain[h] == Terrain::desert) deserts.emplace_back(h);
    if (deserts.empty() || (e.robber && e.layout->terrain[*e.robber] == Terrain::desert)) return;
    verdict.remark({.sentence = &kRobberNotOnDesert, .sites = std::move(deserts)});
}

}  // namespace

void Board::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto* laid = std::get_if<game::LaidOut>(&event.body);
    if (!laid) return;
    remarkOnTokens(laid->layout, verdict);
    if (!fromTheBox_) return;
    remarkOnMix(laid->layout, verdict);
    if (state.turn.number == 0) remarkOnRobber(*laid, verdict);
}

}  // namespace hexwarden::rules::base
