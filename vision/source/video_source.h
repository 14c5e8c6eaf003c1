// Frames of a video file at the file's own times.
#pragma once

#include "vision/source/source.h"

#include <chrono>
#include <filesystem>
#include <memory>

#include <opencv2/videoio.hpp>

namespace hexwarden::source {

/// A file that stops in the middle of a frame ends after its last whole one.
class VideoSource : public FrameSource {
  public:
    /// Throws std::runtime_error if the file is no video that can be played.
    VideoSource(const std::filesystem::path&, const SourceOptions&);

    Next next(std::stop_token) override;
    Pace pace() const override { return Pace::video; }

  private:
    std::int64_t timeOfFrame() const;

    std::unique_ptr<cv::VideoCapture> video_;
    SourceOptions options_;
    double framesPerSecond_ = 0;
    std::int64_t id_ = -1;
    std::int64_t dueMs_ = 0;
    std::chrono::steady_clock::time_point started_;
};

}  // namespace hexwarden::source
