#include "companion/session/watched_source.h"

#include "tracker/board/message.h"

#include <utility>

namespace hexwarden::session {

WatchedSource::WatchedSource(std::unique_ptr<source::FrameSource> source) : source_(std::move(source)) {}

source::Next WatchedSource::next(std::stop_token stop) {
    for (;;) {
        source::Next next = first_ ? *std::exchange(first_, std::nullopt) : source_->next(stop);
        const auto* frame = std::get_if<vision::Frame>(&next);
        if (!frame || !measured(*frame)) return next;
    }
}

std::optional<cv::Size> WatchedSource::pictureSize(
    const std::stop_token& stop, const std::function<void(const board::Message& reason)>& interrupted) {
    if (!first_) first_ = source_->next(stop);
    while (const auto* interruption = std::get_if<source::Interruption>(&*first_)) {
        interrupted(interruption->reason);
        first_ = source_->next(stop);
    }
    const auto* frame = std::get_if<vision::Frame>(&*first_);
    return frame ? std::optional(frame->image.size()) : std::nullopt;
}

void WatchedSource::measureLens(Measuring measuring) {
    const std::lock_guard guard(mutex_);
    measuring_ = std::move(measuring);
    anew_ = true;
}

bool WatchedSource::measured(const vision::Frame& frame) {
    Measuring measuring;
    {
        const std::lock_guard guard(mutex_);
        if (!measuring_) return false;
        measuring = measuring_;
        if (std::exchange(anew_, false)) capture_ = calibration::LensCapture({.still = pace() == source::Pace::stills});
    }
    // Settling the lens takes a while, for which nobody who wants to stop it has to wait.
    const auto step = capture_.look(frame.image);
    measuring(frame, step, capture_);
    return true;
}

}  // namespace hexwarden::session
