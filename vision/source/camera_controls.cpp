#include "vision/source/camera_controls.h"

#include <algorithm>
#include <array>

#include <linux/videodev2.h>

namespace hexwarden::source {
namespace {

/// What a camera does by itself, how that is switched, and the value that it leaves behind when it is switched off.
struct Habit {
    std::uint32_t by, value;
    int on, off;
};
constexpr std::array kHabits{
    Habit{V4L2_CID_FOCUS_AUTO, V4L2_CID_FOCUS_ABSOLUTE, 1, 0},
    Habit{V4L2_CID_EXPOSURE_AUTO, V4L2_CID_EXPOSURE_ABSOLUTE, V4L2_EXPOSURE_APERTURE_PRIORITY, V4L2_EXPOSURE_MANUAL},
    Habit{V4L2_CID_AUTO_WHITE_BALANCE, V4L2_CID_WHITE_BALANCE_TEMPERATURE, 1, 0},
};

}  // namespace

CameraControls::CameraControls(Device& device) : device_(device) {
    for (const Habit& habit : kHabits) canLock_ = canLock_ || device_.control(habit.by);
    canFocus_ = device_.control(V4L2_CID_FOCUS_AUTO).has_value();
    // By itself where it can, else what most of the world has.
    keep(V4L2_CID_POWER_LINE_FREQUENCY);
    if (!device_.set(V4L2_CID_POWER_LINE_FREQUENCY, V4L2_CID_POWER_LINE_FREQUENCY_AUTO))
        device_.set(V4L2_CID_POWER_LINE_FREQUENCY, V4L2_CID_POWER_LINE_FREQUENCY_50HZ);
}

CameraControls::~CameraControls() {
    for (auto saved = found_.rbegin(); saved != found_.rend(); ++saved) device_.set(saved->id, saved->value);
}

void CameraControls::keep(std::uint32_t id) {
    if (std::ranges::find(found_, id, &Saved::id) != found_.end()) return;
    if (const auto value = device_.control(id)) found_.push_back({id, *value});
}

void CameraControls::give(std::uint32_t id, int value) {
    keep(id);
    device_.set(id, value);
}

void CameraControls::lock(bool on) {
    for (const Habit& habit : kHabits) {
        if (!device_.control(habit.by)) continue;
        const auto now = device_.control(habit.value);
        give(habit.by, on ? habit.off : habit.on);
        if (on && now) device_.set(habit.value, *now);  // some cameras jump to a value of old when they are switched
    }
}

void CameraControls::focus() {
    give(V4L2_CID_FOCUS_AUTO, 0);
    give(V4L2_CID_FOCUS_AUTO, 1);
}

}  // namespace hexwarden::source
