// A stand-in for /dev/videoN, so that the program's own way to a real camera runs where there is none: a library that
// comes before the C library and answers for everything below $HEXWARDEN_FAKE_CAMERAS/dev as if it lay below /dev.
// `FakeCamera` writes what it reads:
//
//     dev/videoN            a text file; while it is there the camera is plugged in
//     dev/v4l/by-id/NAME    a link to it
//     log                   what was set, a line each: "format MJPG 1280x720", "control 9963788 0"
//
// Lines of a camera: `card WORDS`, `mode FORMAT WIDTHxHEIGHT RATE… FOLDER` (the pictures' bytes lie in the folder, in
// name order), `control ID VALUE`, and what is wrong with it: `busy`, `denied`, `silent` (who waits for it need not: it
// is noted how long they would have, "waited 100"), `torn`, `gives FORMAT WIDTHxHEIGHT`, `rate N` (whatever was asked
// for), `unplugged-after N` pictures, the last of them by half.
#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t kBufferBytes = std::size_t(1) << 23;

struct Mode {
    std::uint32_t format, width, height;
    std::vector<unsigned> rates;
    std::string folder;
};

struct Script {
    std::string card = "Camera";
    std::vector<Mode> modes;
    std::map<std::uint32_t, int> controls;
    bool busy = false, denied = false, silent = false, torn = false;
    unsigned rate = 0, unpluggedAfter = 0;
    std::uint32_t givesFormat = 0, givesWidth = 0, givesHeight = 0;
};

struct Open {
    std::string path;
    Script script;
    const Mode* mode = nullptr;
    unsigned rate = 15;
    std::vector<std::vector<char>> pictures;
    std::deque<std::uint32_t> queued;
    std::uint32_t buffers = 0;
    bool streaming = false;
    struct stat file {};  ///< another file of the same name is another plugging in
    Clock::time_point due;
    unsigned given = 0;
};

std::mutex& mutex() {
    static auto* one = new std::mutex;
    return *one;
}
std::map<int, std::shared_ptr<Open>>& opened() {
    static auto* all = new std::map<int, std::shared_ptr<Open>>;
    return *all;
}

template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

std::string root() {
    const char* folder = std::getenv("HEXWARDEN_FAKE_CAMERAS");
    return folder ? folder : "";
}

bool isVideo(const std::string& path) {
    return path.starts_with("/dev/video");
}

/// Where the stand-in keeps what lies at `path`; `path` itself if that is none of its business.
std::string redirected(const char* path) {
    const std::string asked = path ? path : "";
    if (root().empty()) return asked;
    return asked == "/dev" || isVideo(asked) || asked.starts_with("/dev/v4l") ? root() + asked : asked;
}

std::uint32_t number(const std::string& letters) {
    std::uint32_t format = 0;
    for (unsigned i = 0; i < 4; ++i) format |= std::uint32_t(static_cast<unsigned char>(letters.at(i))) << (8 * i);
    return format;
}

std::string letters(std::uint32_t format) {
    std::string four(4, ' ');
    for (unsigned i = 0; i < 4; ++i) four[i] = static_cast<char>(format >> (8 * i) & 0xff);
    return four;
}

void log(const std::string& line) {
    std::ofstream(root() + "/log", std::ios::app) << line << '\n';
}

Script readScript(const std::string& file) {
    Script script;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string word, format;
        char x = 0;
        words >> word;
        if (word == "card") std::getline(words >> std::ws, script.card);
        if (word == "mode") {
            Mode mode{};
            words >> format >> mode.width >> x >> mode.height;
            mode.format = number(format);
            for (std::string rest; words >> rest;)
                if (rest.find('/') == std::string::npos)
                    mode.rates.push_back(static_cast<unsigned>(std::stoul(rest)));
                else
                    mode.folder = rest;
            script.modes.push_back(mode);
        }
        if (word == "control") {
            std::uint32_t id = 0;
            int value = 0;
            words >> id >> value;
            script.controls[id] = value;
        }
        if (word == "gives") {
            words >> format >> script.givesWidth >> x >> script.givesHeight;
            script.givesFormat = number(format);
        }
        if (word == "rate") words >> script.rate;
        if (word == "unplugged-after") words >> script.unpluggedAfter;
        script.busy = script.busy || word == "busy";
        script.denied = script.denied || word == "denied";
        script.silent = script.silent || word == "silent";
        script.torn = script.torn || word == "torn";
    }
    return script;
}

std::vector<std::vector<char>> readPictures(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<std::vector<char>> pictures;
    for (const auto& file : files) {
        std::ifstream in(file, std::ios::binary);
        pictures.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return pictures;
}

int fail(int error) {
    errno = error;
    return -1;
}

bool isGone(const Open& camera) {
    struct stat status {};
    static const auto real = next<int (*)(const char*, struct stat*)>("stat");
    return real((root() + camera.path).c_str(), &status) != 0 || status.st_ino != camera.file.st_ino ||
           status.st_mtim.tv_nsec != camera.file.st_mtim.tv_nsec ||
           (camera.script.unpluggedAfter > 0 && camera.given >= camera.script.unpluggedAfter);
}

std::vector<std::uint32_t> formatsOf(const Script& script) {
    std::vector<std::uint32_t> formats;
    for (const Mode& mode : script.modes)
        if (std::ranges::find(formats, mode.format) == formats.end()) formats.push_back(mode.format);
    return formats;
}

const Mode* modeOf(const Script& script, std::uint32_t format, std::uint32_t width, std::uint32_t height) {
    for (const Mode& mode : script.modes)
        if (mode.format == format && mode.width == width && mode.height == height) return &mode;
    return nullptr;
}

int dequeue(int fd, Open& camera, v4l2_buffer& buffer) {
    if (!camera.streaming) return fail(EINVAL);
    if (camera.queued.empty() || camera.script.silent || Clock::now() < camera.due) return fail(EAGAIN);
    const auto picture = camera.pictures.at(camera.given % camera.pictures.size());
    ++camera.given;
    const bool half = camera.script.torn || camera.given == camera.script.unpluggedAfter;
    const auto bytes = std::min(kBufferBytes, half ? picture.size() / 2 : picture.size());
    buffer.index = camera.queued.front();
    camera.queued.pop_front();
    buffer.flags = 0;
    buffer.bytesused = static_cast<std::uint32_t>(bytes);
    if (::pwrite(fd, picture.data(), bytes, static_cast<off_t>(buffer.index * kBufferBytes)) < 0) return fail(EIO);
    camera.due = std::max(camera.due + std::chrono::microseconds(1000000 / camera.rate), Clock::now());
    return 0;
}

int enumerate(Open& camera, unsigned long request, void* argument) {
    const Script& script = camera.script;
    if (request == VIDIOC_ENUM_FMT) {
        auto& one = *static_cast<v4l2_fmtdesc*>(argument);
        const auto formats = formatsOf(script);
        if (one.index >= formats.size()) return fail(EINVAL);
        one.pixelformat = formats[one.index];
        return 0;
    }
    if (request == VIDIOC_ENUM_FRAMESIZES) {
        auto& one = *static_cast<v4l2_frmsizeenum*>(argument);
        std::vector<const Mode*> fitting;
        for (const Mode& mode : script.modes)
            if (mode.format == one.pixel_format) fitting.push_back(&mode);
        if (one.index >= fitting.size()) return fail(EINVAL);
        one.type = V4L2_FRMSIZE_TYPE_DISCRETE;
        one.discrete = {fitting[one.index]->width, fitting[one.index]->height};
        return 0;
    }
    auto& one = *static_cast<v4l2_frmivalenum*>(argument);
    const Mode* mode = modeOf(script, one.pixel_format, one.width, one.height);
    if (!mode || one.index >= mode->rates.size()) return fail(EINVAL);
    one.type = V4L2_FRMIVAL_TYPE_DISCRETE;
    one.discrete = {1, mode->rates[one.index]};
    return 0;
}

int setFormat(Open& camera, v4l2_format& format) {
    auto& pix = format.fmt.pix;
    if (camera.script.busy) return fail(EBUSY);
    camera.mode = modeOf(camera.script, pix.pixelformat, pix.width, pix.height);
    if (!camera.mode) camera.mode = &camera.script.modes.front();
    pix.pixelformat = camera.mode->format;
    pix.width = camera.mode->width;
    pix.height = camera.mode->height;
    if (camera.script.givesFormat) {
        pix.pixelformat = camera.script.givesFormat;
        pix.width = camera.script.givesWidth;
        pix.height = camera.script.givesHeight;
    }
    camera.pictures = readPictures(camera.mode->folder);
    log("format " + letters(pix.pixelformat) + " " + std::to_string(pix.width) + "x" + std::to_string(pix.height));
    return 0;
}

int setRate(Open& camera, v4l2_fract& interval) {
    const auto& rates = camera.mode->rates;
    const double wanted = double(interval.denominator) / std::max(1U, interval.numerator);
    camera.rate = *std::ranges::min_element(rates, {}, [&](unsigned rate) { return std::abs(rate - wanted); });
    interval = {1, camera.rate};
    if (camera.script.rate) camera.rate = camera.script.rate;
    log("rate " + std::to_string(interval.denominator));
    return 0;
}

int control(Open& camera, unsigned long request, void* argument) {
    auto& controls = camera.script.controls;
    if (request == VIDIOC_QUERYCTRL) {
        const auto& about = *static_cast<v4l2_queryctrl*>(argument);
        return controls.contains(about.id) ? 0 : fail(EINVAL);
    }
    auto& value = *static_cast<v4l2_control*>(argument);
    if (!controls.contains(value.id)) return fail(EINVAL);
    if (request == VIDIOC_G_CTRL) {
        value.value = controls[value.id];
    } else {
        controls[value.id] = value.value;
        log("control " + std::to_string(value.id) + " " + std::to_string(value.value));
    }
    return 0;
}

int answer(int fd, Open& camera, unsigned long request, void* argument) {
    if (isGone(camera)) return fail(ENODEV);
    switch (request) {
        case VIDIOC_QUERYCAP: {
            auto& about = *static_cast<v4l2_capability*>(argument);
            about.capabilities = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
            camera.script.card.copy(reinterpret_cast<char*>(about.card), sizeof about.card - 1);
            return 0;
        }
        case VIDIOC_ENUM_FMT:
        case VIDIOC_ENUM_FRAMESIZES:
        case VIDIOC_ENUM_FRAMEINTERVALS:
            return enumerate(camera, request, argument);
        case VIDIOC_S_FMT:
            return setFormat(camera, *static_cast<v4l2_format*>(argument));
        case VIDIOC_S_PARM:
            return setRate(camera, static_cast<v4l2_streamparm*>(argument)->parm.capture.timeperframe);
        case VIDIOC_QUERYCTRL:
        case VIDIOC_G_CTRL:
        case VIDIOC_S_CTRL:
            return control(camera, request, argument);
        case VIDIOC_REQBUFS:
            camera.buffers = static_cast<v4l2_requestbuffers*>(argument)->count;
            return ::ftruncate(fd, static_cast<off_t>(camera.buffers * kBufferBytes));
        case VIDIOC_QUERYBUF: {
            auto& buffer = *static_cast<v4l2_buffer*>(argument);
            buffer.length = kBufferBytes;
            buffer.m.offset = static_cast<std::uint32_t>(buffer.index * kBufferBytes);
            return 0;
        }
        case VIDIOC_QBUF:
            camera.queued.push_back(static_cast<v4l2_buffer*>(argument)->index);
            return 0;
        case VIDIOC_DQBUF:
            return dequeue(fd, camera, *static_cast<v4l2_buffer*>(argument));
        case VIDIOC_STREAMON:
            camera.streaming = true;
            camera.due = Clock::now();
            return 0;
        case VIDIOC_STREAMOFF:
            camera.streaming = false;
            camera.queued.clear();
            return 0;
        default:
            return fail(ENOTTY);
    }
}

std::shared_ptr<Open> cameraAt(int fd) {
    const std::lock_guard guard(mutex());
    const auto at = opened().find(fd);
    return at == opened().end() ? nullptr : at->second;
}

int openCamera(const char* path) {
    const std::string file = redirected(path);
    struct stat status {};
    static const auto real = next<int (*)(const char*, struct stat*)>("stat");
    if (real(file.c_str(), &status) != 0) return fail(ENOENT);
    auto camera = std::make_shared<Open>();
    camera->path = path;
    camera->file = status;
    camera->script = readScript(file);
    if (camera->script.denied) return fail(EACCES);
    const int fd = ::memfd_create("hexwarden-camera", MFD_CLOEXEC);
    const std::lock_guard guard(mutex());
    if (fd >= 0) opened()[fd] = std::move(camera);
    return fd;
}

template <class Name>
int openAny(const char* name, const char* path, int flags, mode_t mode) {
    if (!root().empty() && path && isVideo(path)) return openCamera(path);
    static const auto real = next<Name>(name);
    return real(path, flags, mode);
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const auto mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return openAny<int (*)(const char*, int, ...)>("open", path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const auto mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return openAny<int (*)(const char*, int, ...)>("open64", path, flags, mode);
}

int close(int fd) {
    {
        const std::lock_guard guard(mutex());
        opened().erase(fd);
    }
    static const auto real = next<int (*)(int)>("close");
    return real(fd);
}

int ioctl(int fd, unsigned long request, ...) noexcept {
    va_list rest;
    va_start(rest, request);
    void* argument = va_arg(rest, void*);
    va_end(rest);
    if (const auto camera = cameraAt(fd)) return answer(fd, *camera, request, argument);
    static const auto real = next<int (*)(int, unsigned long, ...)>("ioctl");
    return real(fd, request, argument);
}

int poll(pollfd* all, nfds_t count, int timeoutMs) {
    static const auto real = next<int (*)(pollfd*, nfds_t, int)>("poll");
    const auto camera = count == 1 ? cameraAt(all->fd) : nullptr;
    if (!camera) return real(all, count, timeoutMs);
    if (camera->script.silent && !isGone(*camera)) {
        log("waited " + std::to_string(timeoutMs));
        return 0;
    }
    const auto until = Clock::now() + std::chrono::milliseconds(timeoutMs);
    do {
        all->revents = 0;
        if (isGone(*camera)) all->revents = POLLERR | POLLHUP;
        if (!camera->script.silent && Clock::now() >= camera->due) all->revents |= POLLIN;
        if (all->revents) return 1;
        real(nullptr, 0, 1);
    } while (Clock::now() < until);
    return 0;
}

DIR* opendir(const char* path) {
    static const auto real = next<DIR* (*)(const char*)>("opendir");
    return real(redirected(path).c_str());
}

ssize_t readlink(const char* path, char* to, size_t size) noexcept {
    static const auto real = next<ssize_t (*)(const char*, char*, size_t)>("readlink");
    const auto length = real(redirected(path).c_str(), to, size);
    // Who holds the stand-in's file open holds the device open.
    const std::string kept = root() + "/dev/video";
    if (length <= 0 || root().empty() || !std::string_view(to, static_cast<size_t>(length)).starts_with(kept))
        return length;
    const std::string device = std::string(to, static_cast<size_t>(length)).substr(root().size());
    return static_cast<ssize_t>(device.copy(to, size));
}

}  // extern "C"
