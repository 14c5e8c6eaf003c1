#include "companion/rules/river/rules.h"
#include "companion/rules/river/sentences.h"
#include "tracker/board/message.h"

#include <variant>

namespace hexwarden::rules::river {
namespace {

constexpr std::size_t kMostSeats = 4;  // RIVER-33

}  // namespace

void Tile::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto* laid = std::get_if<game::LaidOut>(&event.body);
    if (!laid) return;
    if (state.seats.size() > kMostSeats) verdict.remark({&kMeantForFour});
    const auto& river = laid->layout->river;
    if (!river) return verdict.object({&kNoTile});
    const std::vector<Site> tile{river->x, river->y, river->z};
    if (objectionTo(*river, laid->layout)) verdict.object({.sentence = &kTileDoesNotFit, .sites = tile});
    for (Hex h : {river->x, river->y, river->z})
        if (laid->layout->token[h] == 0) verdict.remark({.sentence = &kTileWithoutToken, .sites = {h}});
}

}  // namespace hexwarden::rules::river
