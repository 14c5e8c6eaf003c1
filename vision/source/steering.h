// Requests to a camera that is being watched, and its answers. Usable from any thread.
#pragma once

#include "vision/source/camera_mode.h"

#include <atomic>
#include <mutex>
#include <string>
#include <vector>

namespace hexwarden::source {

class Steering {
  public:
    /// Focus, exposure and white balance stay as they are now, where the camera can; false gives them back to it.
    void lock(bool on) { locked_ = on; }
    bool locked() const { return locked_; }
    /// The camera focuses once more, also while it is locked.
    void focusAgain() { ++focusings_; }
    int focusings() const { return focusings_; }

    /// The table lies still: pictures that show nothing new may be left out. False as soon as something happens.
    void rest(bool on) { resting_ = on; }
    bool resting() const { return resting_; }

    struct Chosen {
        std::string camera;  ///< its lasting name; empty while none is open
        std::string title;
        CameraMode mode;  ///< what the driver really gives
        std::vector<CameraMode> modes;
        bool canLock = false, canFocus = false;
        double openedMs = 0;  ///< from asking for it until its first picture
    };
    Chosen chosen() const {
        const std::lock_guard guard(mutex_);
        return chosen_;
    }
    void tell(Chosen chosen) {
        const std::lock_guard guard(mutex_);
        chosen_ = std::move(chosen);
    }

  private:
    std::atomic<bool> locked_ = false, resting_ = false;
    std::atomic<int> focusings_ = 0;
    mutable std::mutex mutex_;
    Chosen chosen_;
};

}  // namespace hexwarden::source
