// Undo and redo, as every editor has them: steps that stand on one pile, steps taken back on another. An undoing of the
// topmost step takes it back; an undoing of anything else ("it did not happen") is a step of its own.
#include "companion/story/story.h"

#include <algorithm>

namespace hexwarden::story {
namespace {

struct Steps {
    std::vector<std::int64_t> standing;  ///< events, by sequence
    std::vector<std::int64_t> undoings;  ///< of steps that can be brought back
};

Steps stepsOf(const std::vector<game::Event>& journal) {
    Steps steps;
    std::vector<std::int64_t> takenBack;  // by the undoings
    for (const game::Event& event : journal) {
        const auto* undone = std::get_if<game::Undone>(&event.body);
        if (undone && !steps.standing.empty() && steps.standing.back() == undone->what) {
            steps.standing.pop_back();
            steps.undoings.push_back(event.sequence);
            takenBack.push_back(undone->what);
        } else if (undone && !steps.undoings.empty() && steps.undoings.back() == undone->what) {
            steps.undoings.pop_back();
            steps.standing.push_back(takenBack.back());
            takenBack.pop_back();
        } else {
            steps.standing.push_back(event.sequence);
            steps.undoings.clear();
            takenBack.clear();
        }
    }
    return steps;
}

}  // namespace

const game::Event* Story::find(std::int64_t sequence) const {
    const auto found = std::ranges::lower_bound(journal_, sequence, {}, &game::Event::sequence);
    return found != journal_.end() && found->sequence == sequence ? &*found : nullptr;
}

std::optional<game::Event> Story::undoable() const {
    const Steps steps = stepsOf(journal_);
    const game::Event* last = steps.standing.empty() ? nullptr : find(steps.standing.back());
    if (!last || std::holds_alternative<game::Began>(last->body)) return std::nullopt;
    return *last;
}

std::optional<std::int64_t> Story::redoable() const {
    const Steps steps = stepsOf(journal_);
    return steps.undoings.empty() ? std::nullopt : std::optional(steps.undoings.back());
}

/// Later events are settled first, because only they can take an undoing back.
std::optional<std::int64_t> Story::undoingOf(std::int64_t sequence) const {
    std::vector<std::int64_t> undone;
    std::optional<std::int64_t> undoing;
    for (auto event = journal_.rbegin(); event != journal_.rend(); ++event) {
        const auto* taking = std::get_if<game::Undone>(&event->body);
        if (!taking || std::ranges::find(undone, event->sequence) != undone.end()) continue;
        if (taking->what == sequence && !undoing) undoing = event->sequence;
        undone.push_back(taking->what);
    }
    return undoing;
}

bool Story::isUndoing(std::int64_t sequence) const {
    const game::Event* event = find(sequence);
    return event && std::holds_alternative<game::Undone>(event->body);
}

}  // namespace hexwarden::story
