// What the companion reads its frames from: hands them on, or keeps them to itself while the lens is being measured, so
// that a sheet held over the board does not count as a game.
#pragma once

#include "calibration/lens_capture.h"
#include "tracker/board/message.h"
#include "vision/source/source.h"

#include <functional>
#include <mutex>

namespace hexwarden::session {

class WatchedSource : public source::FrameSource {
  public:
    /// A frame that was examined for the sheet; called in the thread that asks for frames.
    using Measuring =
        std::function<void(const vision::Frame&, calibration::LensCapture::Step, const calibration::LensCapture&)>;

    explicit WatchedSource(std::unique_ptr<source::FrameSource>);

    source::Next next(std::stop_token) override;
    source::Pace pace() const override { return source_->pace(); }

    /// Size of the pictures: waits for the first, which `next` hands out still, and tells why none comes meanwhile.
    /// None if none comes at all.
    std::optional<cv::Size> pictureSize(const std::stop_token&,
                                        const std::function<void(const board::Message& reason)>& interrupted);

    /// Starts over with measuring the lens; nobody to tell ends it. From any thread; a frame that is being looked at
    /// meanwhile is reported all the same.
    void measureLens(Measuring);

  private:
    bool measured(const vision::Frame&);

    std::unique_ptr<source::FrameSource> source_;
    std::optional<source::Next> first_;
    std::mutex mutex_;
    Measuring measuring_;
    bool anew_ = false;
    calibration::LensCapture capture_;  ///< of the thread that asks for frames
};

}  // namespace hexwarden::session
