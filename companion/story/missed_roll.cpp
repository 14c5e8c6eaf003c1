#include "companion/story/missed_roll.h"

#include "tracker/game/mending.h"

#include <algorithm>

namespace hexwarden::story {
namespace {

using game::Colour;
using rules::Phase;

// Whatever was rolled, as long as no robber has to move.
constexpr int kSomeSum = 8;

void roll(rules::Referee& referee, Colour player) {
    referee.take({.body = game::Rolled{player, game::Dice::ofTotal(kSomeSum)}});
}

/// What is missing between where the rules stand and that event, so that it breaks fewer of them.
std::optional<MissedRoll> missingBefore(const rules::Referee& then, const Entry& entry) {
    const auto player = game::playerOf(entry.event.body);
    const auto active = then.ledger().active;
    const Phase phase = then.ledger().phase;
    const auto seats = then.state().seats.size();
    if (!player || !active || (phase != Phase::roll && phase != Phase::act)) return std::nullopt;
    if (game::rollOf(entry.event.body) || !game::seatOf(then.state(), *player)) return std::nullopt;
    if (phase == Phase::act && *player == *active) return std::nullopt;

    rules::Referee other = then;
    MissedRoll first{*active, std::nullopt, entry.event.sequence};
    if (phase == Phase::act) {
        other.take({.body = game::TurnEnded{*active}});
        if (!other.ledger().active) return std::nullopt;
        first = {*other.ledger().active, active, entry.event.sequence};
    }
    for (std::size_t turns = 0; turns < seats && other.ledger().active; ++turns) {
        const Colour next = *other.ledger().active;
        roll(other, next);
        if (next == *player) {
            const bool better = other.judge(entry.event).objections.size() < entry.verdict.objections.size();
            return better ? std::optional(first) : std::nullopt;
        }
        other.take({.body = game::TurnEnded{next}});
    }
    return std::nullopt;
}

bool isRuledOn(const Story& story, std::int64_t sequence) {
    return std::ranges::any_of(story.entries(), [&](const Entry& entry) {
        const auto* ruled = std::get_if<game::Ruled>(&entry.event.body);
        return ruled && ruled->about == sequence;
    });
}

}  // namespace

std::optional<MissedRoll> missedRoll(const Story& story) {
    const auto& entries = story.entries();
    std::size_t first = entries.size();
    while (first > 0 && !game::rollOf(entries[first - 1].event.body)) --first;
    for (std::size_t i = first; i < entries.size(); ++i) {
        if (entries[i].verdict.allowed() || isRuledOn(story, entries[i].event.sequence)) continue;
        if (const auto missing = missingBefore(story.after(i), entries[i])) return missing;
    }
    return std::nullopt;
}

std::vector<game::Body> putIn(const MissedRoll& roll, int sum) {
    std::vector<game::Body> bodies;
    if (roll.ended) bodies.push_back(game::missed(roll.before, game::TurnEnded{*roll.ended}));
    bodies.push_back(game::missed(roll.before, game::Rolled{roll.player, game::Dice::ofTotal(sum)}));
    return bodies;
}

}  // namespace hexwarden::story
