// Focus, exposure, white balance and mains frequency of an open camera: saved, held, and given back.
#pragma once

#include "vision/source/device.h"

#include <cstdint>
#include <vector>

namespace hexwarden::source {

class CameraControls {
  public:
    /// Sets the mains frequency at once. The device must outlive this.
    explicit CameraControls(Device&);
    /// Gives back everything as it was found.
    ~CameraControls();
    CameraControls(const CameraControls&) = delete;
    CameraControls& operator=(const CameraControls&) = delete;

    bool canLock() const { return canLock_; }
    bool canFocus() const { return canFocus_; }

    /// Takes what the camera has set by itself as it stands now, or gives it back to the camera.
    void lock(bool on);
    /// Lets the camera focus by itself; `lock` holds it again.
    void focus();

  private:
    struct Saved {
        std::uint32_t id;
        int value;
    };
    void keep(std::uint32_t id);
    void give(std::uint32_t id, int value);

    Device& device_;
    std::vector<Saved> found_;  ///< in the order in which they were first changed
    bool canLock_ = false, canFocus_ = false;
};

}  // namespace hexwarden::source
