// Streams: frames as they come, and patience when they stop coming.
#pragma once

#include "vision/source/source.h"

#include <chrono>
#include <memory>
#include <string>

#include <opencv2/videoio.hpp>

namespace hexwarden::source {

class LiveSource : public FrameSource {
  public:
    /// Throws std::runtime_error with one sentence if nothing answers.
    static std::unique_ptr<LiveSource> stream(const std::string& address, const SourceOptions&);

    Next next(std::stop_token) override;
    Pace pace() const override { return Pace::live; }

  private:
    LiveSource(std::string address, const SourceOptions&);
    bool connect();

    std::string address_;
    SourceOptions options_;
    std::unique_ptr<cv::VideoCapture> capture_;
    std::int64_t id_ = -1;
    std::int64_t retryMs_ = 0;  ///< how long to wait before the next try; 0 while frames come
    std::chrono::steady_clock::time_point opened_;
};

}  // namespace hexwarden::source
