// An open Video4Linux device. All of the kernel's words about cameras stay behind this header.
#pragma once

#include "vision/source/camera_mode.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwarden::source {

class Device {
  public:
    /// False, with errno, if it cannot be opened. Never waits.
    explicit Device(const std::string& path);
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    explicit operator bool() const { return fd_ >= 0; }

    /// One ioctl, repeated when a signal came; false with errno if it is refused.
    template <class Argument>
    bool ask(unsigned long request, Argument& argument) const {
        return askRaw(request, &argument);
    }

    /// What can be streamed and read here.
    std::vector<CameraMode> modes() const;

    /// Asks for a mode; what the driver really gives, or none with errno.
    std::optional<CameraMode> use(const CameraMode&);
    /// Begins streaming in the mode in use; false with errno.
    bool start();

    enum class Wait : std::uint8_t { frame, timeout, gone };
    /// Waits for a picture; `bytes` are those of the newest one, older ones are given back unread.
    Wait wait(int timeoutMs, std::vector<std::uint8_t>& bytes);

    /// A control's value, if the camera has it and it can be set.
    std::optional<int> control(std::uint32_t id) const;
    bool set(std::uint32_t id, int value);

  private:
    struct Buffer {
        void* at = nullptr;
        std::size_t size = 0;
    };
    bool askRaw(unsigned long request, void* argument) const;
    void stop();

    int fd_ = -1;
    std::vector<Buffer> buffers_;
};

/// The picture in `bytes`, in colour; empty if they are not a whole picture of that mode.
cv::Mat decoded(const std::vector<std::uint8_t>& bytes, const CameraMode&);
/// The same in grey and an eighth as large, in a fraction of the time.
cv::Mat glimpse(const std::vector<std::uint8_t>& bytes, const CameraMode&);

}  // namespace hexwarden::source
