#include "companion/viewmodel/screens/evening.h"

#include "companion/viewmodel/words/names.h"

#include <algorithm>
#include <map>

namespace hexwarden::viewmodel {

namespace {

Told takeNext(const game::Event& event, rules::Referee& referee) {
    const rules::Credits before = referee.ledger().lastCredits;
    Told told{event, referee.take(event), {}};
    const rules::Credits& now = referee.ledger().lastCredits;
    if (game::rollOf(event.body) || now != before) told.credits = now;
    return told;
}

/// The undoings that nobody has undone, by what they take back.
std::map<std::int64_t, std::int64_t> undoings(const std::vector<game::Event>& journal) {
    std::map<std::int64_t, std::int64_t> undoingOf;
    for (auto event = journal.rbegin(); event != journal.rend(); ++event)
        if (const auto* undone = std::get_if<game::Undone>(&event->body))
            if (!undoingOf.contains(event->sequence)) undoingOf.emplace(undone->what, event->sequence);
    return undoingOf;
}

}  // namespace

bool isMending(const game::Event& event) {
    return std::holds_alternative<game::Undone>(event.body) || std::holds_alternative<game::Corrected>(event.body);
}

std::vector<Told> tell(const std::vector<game::Event>& effective, rules::Referee& referee) {
    std::vector<Told> story;
    for (const game::Event& event : effective) story.push_back(takeNext(event, referee));
    return story;
}

void Evening::follow(std::vector<game::Event> journal) {
    journal_ = std::move(journal);
    const std::vector<game::Event> now = game::effective(journal_);
    const bool grown = now.size() >= story_.size() &&
                       std::ranges::equal(story_, std::span(now).first(story_.size()), {}, &Told::event);
    if (!grown) {
        story_.clear();
        referee_ = rules::Referee();
    }
    for (std::size_t i = story_.size(); i < now.size(); ++i) story_.push_back(takeNext(now[i], referee_));
    emit changed();
}

rules::Referee Evening::after(std::size_t count) const {
    rules::Referee referee;
    for (std::size_t i = 0; i < std::min(count, story_.size()); ++i) referee.take(story_[i].event);
    return referee;
}

std::size_t Evening::storyUpTo(std::int64_t sequence) const {
    const auto later =
        std::ranges::upper_bound(story_, sequence, {}, [](const Told& told) { return told.event.sequence; });
    return static_cast<std::size_t>(later - story_.begin());
}

QString Evening::nameOf(game::Colour colour) const {
    const auto seat = game::seatOf(state(), colour);
    const std::string named = seat ? state().seats[*seat].name : std::string();
    return named.empty() ? name(colour) : QString::fromStdString(named);
}

std::optional<game::Event> Evening::undoable() const {
    const auto undone = undoings(journal_);
    for (auto event = journal_.rbegin(); event != journal_.rend(); ++event) {
        const auto* correction = std::get_if<game::Corrected>(&event->body);
        // A correction of what did not happen changes nothing.
        const bool idle = correction && undone.contains(correction->what);
        if (idle || undone.contains(event->sequence) || std::holds_alternative<game::Undone>(event->body)) continue;
        return std::holds_alternative<game::Began>(event->body) ? std::nullopt : std::optional(*event);
    }
    return std::nullopt;
}

std::optional<std::int64_t> Evening::redoable() const {
    const auto undone = undoings(journal_);
    for (auto event = journal_.rbegin(); event != journal_.rend(); ++event) {
        if (undone.contains(event->sequence)) continue;
        const auto* undoing = std::get_if<game::Undone>(&event->body);
        if (!undoing) return std::nullopt;
        // An undoing whose event is itself an undoing has brought something back.
        if (!isUndoing(undoing->what)) return event->sequence;
    }
    return std::nullopt;
}

std::optional<std::int64_t> Evening::undoingOf(std::int64_t sequence) const {
    const auto undone = undoings(journal_);
    const auto found = undone.find(sequence);
    return found == undone.end() ? std::nullopt : std::optional(found->second);
}

bool Evening::isUndoing(std::int64_t sequence) const {
    const auto found = std::ranges::find(journal_, sequence, &game::Event::sequence);
    return found != journal_.end() && std::holds_alternative<game::Undone>(found->body);
}

void Evening::undo() {
    if (const auto last = undoable()) declare(game::Undone{last->sequence});
}

void Evening::redo() {
    if (const auto last = redoable()) declare(game::Undone{*last});
}

}  // namespace hexwarden::viewmodel
