// A camera of this machine: frames as they come, a sentence with a cure when they do not, and patience until they do.
#pragma once

#include "tracker/board/message.h"
#include "vision/source/camera_controls.h"
#include "vision/source/cameras.h"
#include "vision/source/device.h"
#include "vision/source/rest.h"
#include "vision/source/source.h"
#include "vision/source/steering.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace hexwarden::source {

/// Never waits for a camera longer than three seconds without saying so. A camera that was unplugged is looked for by
/// its lasting name. Torn pictures are left out; black ones too, and are reported. Pictures larger than 1920x1080 are
/// brought down to it.
class CameraSource : public FrameSource {
  public:
    /// Throws std::runtime_error with one sentence if there is no such camera, or it cannot be used now.
    CameraSource(const std::string& name, const SourceOptions&);

    Next next(std::stop_token) override;
    Pace pace() const override { return Pace::live; }

  private:
    using Clock = std::chrono::steady_clock;
    /// An opened camera with all that ends with it.
    struct Session {
        explicit Session(const std::string& path) : device(path) {}
        Device device;
        std::optional<CameraControls> controls;
        CameraMode mode;
    };

    void connect();
    std::optional<board::Message> retry(const std::stop_token&);
    void steer();
    bool showsNothingNew();
    std::optional<board::Message> objectionTo(const cv::Mat&);
    Interruption leave(const board::Message& reason);

    std::string name_;  ///< as people gave it, later the camera's lasting name
    ModeWish wish_;
    SourceOptions options_;
    std::shared_ptr<Steering> steering_;
    Camera camera_;
    std::unique_ptr<Session> session_;
    std::vector<std::uint8_t> bytes_;
    Rest rest_;
    std::int64_t id_ = -1, retryMs_ = 0, silentMs_ = 0;
    Clock::time_point opened_ = Clock::now(), asked_, lastGood_, rateSince_;
    int inRate_ = 0, focusings_ = 0;
    std::optional<Clock::time_point> lockAt_;
    bool first_ = true, locked_ = false, reportedSize_ = false, reportedBlack_ = false, reportedSlow_ = false;
    board::Message reportedMissing_;
};

}  // namespace hexwarden::source
