#include "companion/table/table_loop.h"

#include "companion/table/clock.h"
#include "tracker/board/message.h"

#include <exception>
#include <utility>

namespace hexwarden::table {
namespace {

// With a margin: what was seen is believed after 1.4 s at the latest, and what is unknown is asked about after 5 s.
constexpr std::int64_t kRestAfterMs = 8000;

}  // namespace

TableLoop::TableLoop(std::unique_ptr<source::FrameSource> source, Eye eye, Table& table, LoopListener listener,
                     std::shared_ptr<source::Steering> steering)
    : source_(std::move(source)),
      eye_(std::move(eye)),
      table_(table),
      listener_(std::move(listener)),
      steering_(std::move(steering)),
      learned_{eye_.colours().prototypes(), std::nullopt, eye_.shown()},
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

void TableLoop::place(const vision::BoardPose& pose) {
    const std::lock_guard guard(mutex_);
    placed_ = pose;
}

void TableLoop::ask(std::function<void(Eye&)> what) {
    const std::lock_guard guard(mutex_);
    asked_.push_back(std::move(what));
}

Learned TableLoop::learned() const {
    const std::lock_guard guard(mutex_);
    return learned_;
}

void TableLoop::run(const std::stop_token& stop) {
    for (;;) {
        source::Next next = source::End{};
        try {
            next = source_->next(stop);
        } catch (const std::exception& e) {
            if (listener_.failed) listener_.failed(board::messageOf(e));
        }
        if (std::holds_alternative<source::End>(next)) break;
        if (const auto* gap = std::get_if<source::Interruption>(&next)) {
            if (listener_.interrupted) listener_.interrupted(gap->reason);
            continue;
        }
        try {
            look(std::get<vision::Frame>(next));
        } catch (const std::exception& e) {
            if (listener_.failed) listener_.failed(board::messageOf(e));
        }
    }
    try {
        table_.finish([this](const game::Interpretation& reading) { return album_.of(reading); });
    } catch (const std::exception& e) {
        if (listener_.failed) listener_.failed(board::messageOf(e));
    }
    if (listener_.ended) listener_.ended();
}

void TableLoop::look(const vision::Frame& frame) {
    std::vector<std::function<void(Eye&)>> asked;
    {
        const std::lock_guard guard(mutex_);
        if (const auto placed = std::exchange(placed_, std::nullopt)) eye_.place(*placed);
        asked = std::exchange(asked_, {});
    }
    for (const auto& what : asked) what(eye_);
    if (const auto& layout = table_.snapshot()->state().layout; !(layout == expected_)) {
        expected_ = layout;
        eye_.expect(layout);
    }
    // A camera has been open for a while before its first picture comes, and its clock stands still in a suspended
    // machine.
    if (!openedEpochMs_ || source_->pace() == source::Pace::live) openedEpochMs_ = epochMs() - frame.atMs;
    const SeenFrame looked = eye_.look(frame);
    album_.take(looked);
    std::vector<board::Change> changes;
    try {
        changes = table_.see({looked.seen, *openedEpochMs_ + frame.atMs,
                              [this](const game::Interpretation& reading) { return album_.of(reading); },
                              source_->pace() == source::Pace::stills});
    } catch (const std::exception& e) {  // the journal cannot be written: what is seen is still shown
        if (listener_.failed) listener_.failed(board::messageOf(e));
    }
    eye_.confirm(looked, table_.snapshot()->state());
    eye_.name(table_.named());
    if (steering_) steering_->rest(rests(looked, changes));
    {
        const std::lock_guard guard(mutex_);
        learned_ = {eye_.colours().prototypes(), looked.pose, eye_.shown()};
    }
    if (listener_.looked) listener_.looked(looked, changes);
}

/// Nobody has done anything for a while, and nothing waits for another look.
bool TableLoop::rests(const SeenFrame& looked, const std::vector<board::Change>& changes) {
    const bool happens = !looked.pose || looked.seen.boardReset || looked.handInView || looked.seen.stirred ||
                         !changes.empty() || !table_.settled();
    if (happens) busyMs_ = looked.frame.atMs;
    return looked.frame.atMs - busyMs_ >= kRestAfterMs;
}

}  // namespace hexwarden::table
