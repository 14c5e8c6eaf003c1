// Cameras for tests: writes what `fake_video.cpp` reads. A program that is linked to that library, or runs with it
// preloaded, sees them as its own cameras.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::support {

/// A machine's cameras; none at first. Sets the environment of this process, and so of those that it starts.
class FakeCameras {
  public:
    explicit FakeCameras(const std::filesystem::path& folder);
    ~FakeCameras();
    FakeCameras(const FakeCameras&) = delete;
    FakeCameras& operator=(const FakeCameras&) = delete;

    /// The line of a mode that gives these pictures, in turn. MJPG or YUYV.
    std::string mode(const std::string& format, cv::Size, const std::string& rates,
                     const std::vector<cv::Mat>& pictures);

    /// Plugs a camera in as /dev/videoN, with a lasting name unless that is empty.
    void plug(int number, const std::string& lastingName, const std::string& lines) const;
    void unplug(int number) const;

    std::string file(int number) const;
    /// What was set so far.
    std::string log() const;

  private:
    std::filesystem::path folder_;
    int modes_ = 0;
};

}  // namespace hexwarden::support
