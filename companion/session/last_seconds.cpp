#include "companion/session/last_seconds.h"

#include "vision/codecs/codecs.h"

#include <opencv2/imgcodecs.hpp>

namespace hexwarden::session {

namespace {

constexpr int kQuality = 92;  // of JPEG: dice are read as they were, at a fifth of the room

}  // namespace

void LastSeconds::see(const table::SeenFrame& look) {
    const std::int64_t now = look.frame.atMs;
    {
        const std::lock_guard guard(mutex_);
        if (!pictures_.empty() && now < pictures_.back().atMs) pictures_.clear();  // of another source
        if (!pictures_.empty() && now < pictures_.back().atMs + kApartMs) return;
    }
    const auto jpeg = codecs::encoded(".jpg", look.frame.image, {cv::IMWRITE_JPEG_QUALITY, kQuality});
    const std::lock_guard guard(mutex_);
    pictures_.push_back({now, {jpeg.begin(), jpeg.end()}});
    while (pictures_.front().atMs < now - kKeptMs) pictures_.pop_front();
    last_ = look.seen;
}

void LastSeconds::forget() {
    const std::lock_guard guard(mutex_);
    pictures_.clear();
}

std::optional<LastSeconds::Seen> LastSeconds::seen() const {
    const std::lock_guard guard(mutex_);
    if (pictures_.empty()) return std::nullopt;
    return Seen{{pictures_.begin(), pictures_.end()}, last_};
}

}  // namespace hexwarden::session
