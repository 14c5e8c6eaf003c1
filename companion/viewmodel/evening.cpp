#include "companion/viewmodel/evening.h"

#include "companion/viewmodel/names.h"

#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

Told takeNext(const game::Event& event, rules::Referee& referee) {
    const rules::Credits before = referee.ledger().lastCredits;
    Told told{event, referee.take(event), {}};
    const rules::Credits& now = referee.ledger().lastCredits;
    if (game::rollOf(event.body) || now != before) told.credits = now;
    return told;
}

bool isMending(const game::Event& event) {
    return std::holds_alternative<game::Undone>(event.body) || std::holds_alternative<game::Corrected>(event.body);
}

}  // namespace

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

QString Evening::nameOf(game::Colour colour) const {
    const auto seat = game::seatOf(state(), colour);
    const std::string named = seat ? state().seats[*seat].name : std::string();
    return named.empty() ? name(colour) : QString::fromStdString(named);
}

std::optional<std::int64_t> Evening::undoable() const {
    if (story_.empty() || std::holds_alternative<game::Began>(story_.back().event.body)) return std::nullopt;
    return story_.back().event.sequence;
}

std::optional<std::int64_t> Evening::redoable() const {
    // An undoing whose event is itself an undoing has brought something back; the one it undid is spent.
    std::vector<std::int64_t> spent;
    for (auto event = journal_.rbegin(); event != journal_.rend(); ++event) {
        if (!isMending(*event)) return std::nullopt;
        const auto* undone = std::get_if<game::Undone>(&event->body);
        if (!undone) continue;
        if (std::ranges::find(spent, event->sequence) != spent.end()) continue;
        const bool ofUndoing = std::ranges::any_of(journal_, [&](const game::Event& e) {
            return e.sequence == undone->what && std::holds_alternative<game::Undone>(e.body);
        });
        if (!ofUndoing) return event->sequence;
        spent.push_back(undone->what);
    }
    return std::nullopt;
}

bool inForce(const Evening& evening, std::string_view book) {
    return evening.referee().rules().plays(book);
}

void Evening::undo() {
    if (const auto last = undoable()) declare(game::Undone{*last});
}

void Evening::redo() {
    if (const auto last = redoable()) declare(game::Undone{*last});
}

}  // namespace hexwarden::viewmodel
