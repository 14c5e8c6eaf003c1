#include "vision/source/video_source.h"

#include "tracker/board/message.h"
#include "vision/codecs/codecs.h"
#include "vision/source/pause.h"

#include <cmath>
#include <stdexcept>

namespace hexwarden::source {
namespace {

constexpr double kUsualFramesPerSecond = 25;  // for files that do not say

}  // namespace

VideoSource::VideoSource(const std::filesystem::path& file, const SourceOptions& options)
    : video_(codecs::video()), options_(options), started_(std::chrono::steady_clock::now()) {
    if (!video_->open(file.string(), cv::CAP_FFMPEG))
        throw board::Failure(board::say("'%1' is no video that can be played", file));
    framesPerSecond_ = video_->get(cv::CAP_PROP_FPS);
    if (!(framesPerSecond_ > 0)) framesPerSecond_ = kUsualFramesPerSecond;
}

// Containers with a varying frame rate have each frame's time; the others have 0 for all of them.
std::int64_t VideoSource::timeOfFrame() const {
    const double stamped = video_->get(cv::CAP_PROP_POS_MSEC);
    const double counted = 1000.0 * static_cast<double>(id_) / framesPerSecond_;
    return std::llround(stamped > 0 ? stamped : counted);
}

Next VideoSource::next(std::stop_token stop) {
    while (!stop.stop_requested() && video_->grab()) {
        ++id_;
        const std::int64_t atMs = timeOfFrame();
        if (atMs < dueMs_) continue;
        vision::Frame frame{.image = {}, .id = id_, .atMs = atMs};
        if (!video_->retrieve(frame.image) || frame.image.empty()) return End{};
        dueMs_ = options_.everyMs > 0 ? (atMs / options_.everyMs + 1) * options_.everyMs : 0;
        if (options_.realTime && !pauseUntil(started_ + std::chrono::milliseconds(atMs), stop)) return End{};
        return frame;
    }
    return End{};
}

}  // namespace hexwarden::source
