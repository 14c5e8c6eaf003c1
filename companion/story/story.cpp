#include "companion/story/story.h"

#include "tracker/game/mending.h"

#include <algorithm>

namespace hexwarden::story {
namespace {

// Some 40 kB each: a quarter of a megabyte for a game of 400 events, and no step back replays more than these.
constexpr std::size_t kStandEvery = 64;

/// What the event paid, if it paid anything: the ledger keeps the credits of the last one that did.
rules::Credits paidBy(const game::Event& event, const rules::Credits& before, const rules::Credits& now) {
    return game::rollOf(event.body) || now != before ? now : rules::Credits();
}

}  // namespace

bool isMending(const game::Event& event) {
    return std::holds_alternative<game::Undone>(event.body) || std::holds_alternative<game::Corrected>(event.body);
}

Entry take(const game::Event& event, const rules::RuleSet& rules, game::GameState& state, rules::Ledger& ledger) {
    const rules::Credits before = ledger.lastCredits;
    rules::Verdict verdict = rules.advance(state, ledger, event);
    return {event, std::move(verdict), paidBy(event, before, ledger.lastCredits)};
}

Story::Story(std::vector<game::Event> journal) {
    follow(std::move(journal));
}

void Story::append(game::Event event) {
    if (isMending(event)) {
        Story mended = *this;
        mended.journal_.push_back(std::move(event));
        mended.derive();
        *this = std::move(mended);
    } else {
        takeNext(event);
        journal_.push_back(std::move(event));
    }
}

void Story::follow(std::vector<game::Event> journal) {
    journal_ = std::move(journal);
    derive();
}

Story Story::with(const game::Body& body) const {
    game::Event event;
    event.sequence = journal_.empty() ? 1 : journal_.back().sequence + 1;
    event.body = body;
    Story other = *this;
    other.append(std::move(event));
    return other;
}

void Story::takeNext(const game::Event& event) {
    const rules::Credits before = referee_.ledger().lastCredits;
    rules::Verdict verdict = referee_.take(event);
    entries_.push_back({event, std::move(verdict), paidBy(event, before, referee_.ledger().lastCredits)});
    if (entries_.size() % kStandEvery == 0) stands_.push_back(std::make_shared<const rules::Referee>(referee_));
}

void Story::derive() {
    const std::vector<game::Event> now = game::effective(journal_);
    const auto same =
        static_cast<std::size_t>(std::ranges::mismatch(entries_, now, {}, &Entry::event).in1 - entries_.begin());
    if (same < entries_.size()) {
        referee_ = after(same);
        entries_.resize(same);
        stands_.resize(same / kStandEvery);
    }
    for (std::size_t i = same; i < now.size(); ++i) takeNext(now[i]);
}

rules::Referee Story::after(std::size_t count) const {
    count = std::min(count, entries_.size());
    if (count == entries_.size()) return referee_;
    const std::size_t stand = count / kStandEvery;
    rules::Referee referee = stand > 0 ? *stands_[stand - 1] : rules::Referee();
    for (std::size_t i = stand * kStandEvery; i < count; ++i) referee.take(entries_[i].event);
    return referee;
}

std::size_t Story::upTo(std::int64_t sequence) const {
    const auto found = std::ranges::find(entries_, sequence, [](const Entry& t) { return t.event.sequence; });
    if (found != entries_.end()) return static_cast<std::size_t>(found - entries_.begin()) + 1;
    for (std::size_t i = entries_.size(); i > 0; --i) {
        const std::int64_t earlier = entries_[i - 1].event.sequence;
        if (earlier < sequence && !game::placeOfMissed(find(earlier)->body)) return i;
    }
    return 0;
}

}  // namespace hexwarden::story
