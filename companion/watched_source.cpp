#include "companion/watched_source.h"

#include <utility>

namespace hexwarden {

WatchedSource::WatchedSource(std::unique_ptr<source::FrameSource> source) : source_(std::move(source)) {}

source::Next WatchedSource::next(std::stop_token stop) {
    for (;;) {
        source::Next next = first_ ? *std::exchange(first_, std::nullopt) : source_->next(stop);
        const auto* frame = std::get_if<vision::Frame>(&next);
        if (!frame || !measured(*frame)) return next;
    }
}

std::optional<cv::Size> WatchedSource::pictureSize(const std::stop_token& stop) {
    while (!first_ || std::holds_alternative<source::Interruption>(*first_)) first_ = source_->next(stop);
    const auto* frame = std::get_if<vision::Frame>(&*first_);
    return frame ? std::optional(frame->image.size()) : std::nullopt;
}

void WatchedSource::measureLens(Measuring measuring) {
    const std::lock_guard guard(mutex_);
    measuring_ = std::move(measuring);
    capture_ = calibration::LensCapture({.still = pace() == source::Pace::stills});
}

bool WatchedSource::measured(const vision::Frame& frame) {
    const std::lock_guard guard(mutex_);
    if (!measuring_) return false;
    const auto step = capture_.look(frame.image);
    measuring_(frame, step, capture_);
    return true;
}

}  // namespace hexwarden
