// Cameras and streams: frames as they come, and patience when they stop coming.
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
    static std::unique_ptr<LiveSource> camera(int index, const Options&);
    static std::unique_ptr<LiveSource> stream(const std::string& address, const Options&);

    Next next(std::stop_token) override;
    Pace pace() const override { return Pace::live; }

  private:
    LiveSource(std::string name, int index, std::string address, const Options&);
    bool connect();

    std::string name_;  ///< for sentences: "camera 0", "the stream http://…"
    int index_ = 0;
    std::string address_;  ///< empty for a camera
    Options options_;
    cv::VideoCapture capture_;
    std::int64_t id_ = -1;
    std::int64_t retryMs_ = 0;  ///< how long to wait before the next try; 0 while frames come
    std::chrono::steady_clock::time_point opened_;
};

}  // namespace hexwarden::source
