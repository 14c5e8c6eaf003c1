#include "vision/source/cameras.h"

#include "tracker/board/message.h"
#include "tracker/board/number.h"
#include "vision/source/device.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <map>
#include <stdexcept>

#include <dirent.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/videodev2.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexwarden::source {
namespace {

constexpr const char* kById = "/dev/v4l/by-id";

std::vector<std::string> namesIn(const std::string& folder) {
    std::vector<std::string> names;
    if (DIR* dir = ::opendir(folder.c_str())) {
        while (const dirent* entry = ::readdir(dir)) names.emplace_back(entry->d_name);
        ::closedir(dir);
    }
    std::ranges::sort(names);
    return names;
}

std::string linkAt(const std::string& path) {
    std::array<char, 512> to{};
    const auto size = ::readlink(path.c_str(), to.data(), to.size());
    return size > 0 ? std::string(to.data(), static_cast<std::size_t>(size)) : "";
}

std::string baseName(const std::string& path) {
    return path.substr(path.rfind('/') + 1);
}

/// "usb-046d_HD_Pro_Webcam_C920_1234-video-index0" becomes "046d_HD_Pro_Webcam_C920_1234".
std::string withoutUsual(std::string name) {
    if (name.starts_with("usb-")) name.erase(0, 4);
    if (const auto at = name.find("-video-index"); at != std::string::npos) {
        const std::string index = name.substr(at + 12);
        name.erase(at);
        if (index != "0") name += "-" + index;
    }
    return name;
}

/// The lasting names by the name of the device they lead to.
std::map<std::string, std::string> lastingNames() {
    std::map<std::string, std::string> names;
    for (const std::string& link : namesIn(kById))
        if (const std::string to = linkAt(std::string(kById) + "/" + link); !to.empty())
            names.emplace(baseName(to), withoutUsual(link));
    return names;
}

std::string lowered(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

/// Of the first other program that has the device open, as far as this user may know.
std::string programAt(const std::string& device) {
    const std::string self = std::to_string(::getpid());
    for (const std::string& pid : namesIn("/proc")) {
        if (pid == self || !board::numberIn<int>(pid)) continue;
        const std::string folder = "/proc/" + pid;
        for (const std::string& fd : namesIn(folder + "/fd")) {
            if (linkAt(folder + "/fd/" + fd) != device) continue;
            const std::string program = baseName(linkAt(folder + "/exe"));
            return program.empty() ? "process " + pid : program;
        }
    }
    return "";
}

std::string groupOf(const std::string& device) {
    struct stat status {};
    if (::stat(device.c_str(), &status) != 0) return "video";
    const group* owner = ::getgrgid(status.st_gid);
    return owner && status.st_gid != 0 ? owner->gr_name : "video";
}

}  // namespace

board::Message cameraProblem(const Camera& camera, int error) {
    switch (error) {
        case EBUSY: {
            const std::string program = programAt(camera.device);
            return program.empty()
                       ? board::say("the camera %1 is busy: close the program that uses it", camera.title)
                       : board::say("the camera %1 is busy: %2 uses it; close that program", camera.title, program);
        }
        case EACCES:
        case EPERM:
            return board::say("the camera %1 may not be opened by you: join the group %2 and log in again",
                              camera.title, groupOf(camera.device));
        case ENODEV:
        case ENOENT:
        case ENXIO:
        case EIO:
            return board::say("the camera %1 is gone: plug it in again", camera.title);
        case ETIMEDOUT:
            return board::say("the camera %1 gives no pictures: unplug it and plug it in again", camera.title);
        default:
            return board::say("the camera %1 cannot be used: %2", camera.title, std::strerror(error));
    }
}

std::vector<Camera> cameras() {
    std::vector<std::pair<int, std::string>> devices;
    for (const std::string& name : namesIn("/dev"))
        if (name.starts_with("video"))
            if (const auto number = board::numberIn<int>(name.substr(5))) devices.emplace_back(*number, name);
    std::ranges::sort(devices);
    const auto names = lastingNames();
    std::vector<Camera> found;
    for (const auto& [number, name] : devices) {
        Camera camera{.name = {}, .title = name, .device = "/dev/" + name, .modes = {}, .problem = {}};
        if (const auto lasting = names.find(name); lasting != names.end()) camera.name = camera.title = lasting->second;
        Device device(camera.device);
        if (!device) {
            if (errno == ENOENT) continue;
            camera.problem = cameraProblem(camera, errno);
        } else {
            v4l2_capability about{};
            if (!device.ask(VIDIOC_QUERYCAP, about)) continue;
            const auto can = about.capabilities & V4L2_CAP_DEVICE_CAPS ? about.device_caps : about.capabilities;
            if (!(can & V4L2_CAP_VIDEO_CAPTURE) || !(can & V4L2_CAP_STREAMING)) continue;  // the sound's or the lamp's
            const auto* card = reinterpret_cast<const char*>(about.card);
            const auto* bus = reinterpret_cast<const char*>(about.bus_info);
            camera.title = std::string(card, ::strnlen(card, sizeof about.card));
            if (camera.name.empty())
                camera.name = camera.title + "@" + std::string(bus, ::strnlen(bus, sizeof about.bus_info));
            camera.modes = device.modes();
            if (camera.modes.empty())
                camera.problem =
                    board::say("the camera %1 has no pictures in a format that can be read here", camera.title);
        }
        if (camera.name.empty()) camera.name = name;
        found.push_back(std::move(camera));
    }
    return found;
}

std::vector<std::string> cameraDevices() {
    std::vector<std::string> devices;
    const auto names = lastingNames();
    for (const std::string& name : namesIn("/dev")) {
        if (!name.starts_with("video") || !board::numberIn<int>(name.substr(5))) continue;
        const auto lasting = names.find(name);
        devices.push_back(name + "=" + (lasting == names.end() ? "" : lasting->second));
    }
    return devices;
}

std::optional<Camera> cameraCalled(const std::string& name) {
    const auto all = cameras();
    const std::string device = board::numberIn<int>(name) ? "/dev/video" + name : name;
    for (const Camera& camera : all)
        if (camera.device == device || camera.name == name) return camera;
    if (board::numberIn<int>(name) || name.empty()) return std::nullopt;
    const auto only = [&](auto is) -> std::optional<Camera> {
        std::optional<Camera> meant;
        for (const Camera& camera : all) {
            if (!is(lowered(camera.title)) && !is(lowered(camera.name))) continue;
            if (meant)
                throw board::Failure(
                    board::say("several cameras are called '%1'; hexwarden cameras lists their names", name));
            meant = camera;
        }
        return meant;
    };
    const std::string wanted = lowered(name);
    if (auto whole = only([&](const std::string& text) { return text == wanted; })) return whole;
    return only([&](const std::string& text) { return text.find(wanted) != std::string::npos; });
}

}  // namespace hexwarden::source
