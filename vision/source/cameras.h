// The cameras of this machine, as Video4Linux reports them.
#pragma once

#include "tracker/board/message.h"
#include "vision/source/camera_mode.h"

#include <string>
#include <vector>

namespace hexwarden::source {

struct Camera {
    std::string
        name;  ///< lasting: the same wherever and whenever it is plugged in, where the device has a name of its own
    std::string title;              ///< for people: what the device calls itself
    std::string device;             ///< "/dev/video0"; may be another one next time
    std::vector<CameraMode> modes;  ///< those that can be read here; none if it may not be opened
    board::Message problem;         ///< why it cannot be used now; empty if it can
};

/// All that take pictures, by the number of their device.
std::vector<Camera> cameras();

/// What `cameras` would ask, without asking it: device and lasting name of each, to see whether any came or went.
std::vector<std::string> cameraDevices();

/// By its number ("0"), its device, its lasting name, its title, or a part of either that only one camera has.
/// None if there is none; throws std::runtime_error with one sentence if several could be meant.
std::optional<Camera> cameraCalled(const std::string& name);

/// What ended in `error` (an errno) when `what` was done to the camera, in one sentence with its cure.
board::Message cameraProblem(const Camera&, int error);

}  // namespace hexwarden::source
