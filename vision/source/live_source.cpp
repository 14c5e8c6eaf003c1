#include "vision/source/live_source.h"

#include "tracker/board/message.h"
#include "vision/codecs/codecs.h"
#include "vision/source/pause.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace hexwarden::source {

LiveSource::LiveSource(std::string address, const SourceOptions& options)
    : address_(std::move(address)),
      options_(options),
      capture_(codecs::video()),
      opened_(std::chrono::steady_clock::now()) {}

std::unique_ptr<LiveSource> LiveSource::stream(const std::string& address, const SourceOptions& options) {
    std::unique_ptr<LiveSource> source(new LiveSource(address, options));
    if (!source->connect()) throw board::Failure(board::say("no pictures come from %1", address));
    return source;
}

bool LiveSource::connect() {
    const int patience = static_cast<int>(options_.patienceMs);
    return capture_->open(address_, cv::CAP_FFMPEG,
                          {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, patience, cv::CAP_PROP_READ_TIMEOUT_MSEC, patience});
}

Next LiveSource::next(std::stop_token stop) {
    while (!stop.stop_requested()) {
        if (retryMs_ > 0) {
            if (!pauseFor(std::chrono::milliseconds(retryMs_), stop)) break;
            retryMs_ = std::min(retryMs_ * 2, options_.longestRetryMs);
            if (!connect()) continue;
        }
        vision::Frame frame;
        if (capture_->read(frame.image) && !frame.image.empty()) {
            retryMs_ = 0;
            frame.id = ++id_;
            frame.atMs =
                std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - opened_)
                    .count();
            return frame;
        }
        capture_->release();
        if (std::exchange(retryMs_, std::max(retryMs_, options_.firstRetryMs)) == 0)
            return Interruption{board::say("the stream %1 stopped; trying again", address_)};
    }
    return End{};
}

}  // namespace hexwarden::source
