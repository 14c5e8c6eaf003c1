#include "vision/source/device.h"

#include "vision/picture_decoder.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <utility>

#include <fcntl.h>
#include <linux/videodev2.h>
#include <opencv2/imgproc.hpp>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace hexwarden::source {
namespace {

constexpr std::array kReadable{V4L2_PIX_FMT_MJPEG, V4L2_PIX_FMT_JPEG, V4L2_PIX_FMT_YUYV, V4L2_PIX_FMT_NV12,
                               V4L2_PIX_FMT_GREY};
constexpr std::uint32_t kBuffers = 3;
constexpr int kStepwiseSizes[][2] = {{1920, 1080}, {1280, 720}, {640, 480}};
constexpr double kStepwiseRate = 15;

std::string letters(std::uint32_t format) {
    std::string four(4, ' ');
    for (std::size_t i = 0; i < 4; ++i) four[i] = static_cast<char>(format >> (8 * i) & 0xff);
    while (!four.empty() && four.back() == ' ') four.pop_back();
    return four;
}

std::uint32_t number(const std::string& letters) {
    std::uint32_t format = 0;
    for (std::size_t i = 0; i < 4; ++i)
        format |= static_cast<std::uint32_t>(static_cast<unsigned char>(i < letters.size() ? letters[i] : ' '))
                  << (8 * i);
    return format;
}

double rate(const v4l2_fract& interval) {
    return interval.numerator > 0 ? static_cast<double>(interval.denominator) / interval.numerator : 0;
}

bool fitsIn(int value, std::uint32_t least, std::uint32_t most) {
    return value >= static_cast<int>(least) && value <= static_cast<int>(most);
}

std::vector<cv::Size> sizesOf(const Device& device, std::uint32_t format) {
    std::vector<cv::Size> sizes;
    v4l2_frmsizeenum one{};
    one.pixel_format = format;
    for (; device.ask(VIDIOC_ENUM_FRAMESIZES, one); ++one.index) {
        if (one.type == V4L2_FRMSIZE_TYPE_DISCRETE) {
            sizes.emplace_back(static_cast<int>(one.discrete.width), static_cast<int>(one.discrete.height));
            continue;
        }
        for (const auto& [width, height] : kStepwiseSizes)
            if (fitsIn(width, one.stepwise.min_width, one.stepwise.max_width) &&
                fitsIn(height, one.stepwise.min_height, one.stepwise.max_height))
                sizes.emplace_back(width, height);
        break;
    }
    return sizes;
}

std::vector<double> ratesOf(const Device& device, std::uint32_t format, cv::Size size) {
    std::vector<double> rates;
    v4l2_frmivalenum one{};
    one.pixel_format = format;
    one.width = static_cast<std::uint32_t>(size.width);
    one.height = static_cast<std::uint32_t>(size.height);
    for (; device.ask(VIDIOC_ENUM_FRAMEINTERVALS, one); ++one.index) {
        if (one.type == V4L2_FRMIVAL_TYPE_DISCRETE) {
            rates.push_back(rate(one.discrete));
            continue;
        }
        rates.push_back(std::clamp(kStepwiseRate, rate(one.stepwise.max), rate(one.stepwise.min)));
        break;
    }
    if (rates.empty()) rates.push_back(kStepwiseRate);  // the driver does not say; it will when it is asked for one
    return rates;
}

v4l2_buffer captureBuffer(std::uint32_t index = 0) {
    v4l2_buffer buffer{};
    buffer.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    buffer.memory = V4L2_MEMORY_MMAP;
    buffer.index = index;
    return buffer;
}

/// A JPEG from its first mark to its last; what comes behind is padding. False for a torn one.
bool wholeJpeg(const std::vector<std::uint8_t>& bytes) {
    if (bytes.size() < 4 || bytes[0] != 0xff || bytes[1] != 0xd8) return false;
    auto end = bytes.size();
    while (end > 2 && bytes[end - 1] == 0) --end;
    return bytes[end - 2] == 0xff && bytes[end - 1] == 0xd9;
}

bool isJpeg(const CameraMode& mode) {
    return mode.format == "MJPG" || mode.format == "JPEG";
}

}  // namespace

Device::Device(const std::string& path) : fd_(::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC)) {}

Device::~Device() {
    if (fd_ < 0) return;
    stop();
    ::close(fd_);
}

bool Device::askRaw(unsigned long request, void* argument) const {
    int result = 0;
    do result = ::ioctl(fd_, request, argument);
    while (result < 0 && errno == EINTR);
    return result >= 0;
}

std::vector<CameraMode> Device::modes() const {
    std::vector<CameraMode> modes;
    v4l2_fmtdesc format{};
    format.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    for (; ask(VIDIOC_ENUM_FMT, format); ++format.index) {
        if (std::ranges::find(kReadable, format.pixelformat) == kReadable.end()) continue;
        for (const cv::Size size : sizesOf(*this, format.pixelformat))
            for (const double perSecond : ratesOf(*this, format.pixelformat, size))
                modes.push_back({size, perSecond, letters(format.pixelformat)});
    }
    return modes;
}

std::optional<CameraMode> Device::use(const CameraMode& mode) {
    v4l2_format format{};
    format.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    format.fmt.pix.width = static_cast<std::uint32_t>(mode.size.width);
    format.fmt.pix.height = static_cast<std::uint32_t>(mode.size.height);
    format.fmt.pix.pixelformat = number(mode.format);
    format.fmt.pix.field = V4L2_FIELD_NONE;
    if (!ask(VIDIOC_S_FMT, format)) return std::nullopt;
    v4l2_streamparm parameters{};
    parameters.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    parameters.parm.capture.timeperframe = {1000, static_cast<std::uint32_t>(std::lround(mode.framesPerSecond * 1000))};
    double perSecond = mode.framesPerSecond;
    if (ask(VIDIOC_S_PARM, parameters))  // some cameras have one rate, and refuse to speak of it
        if (const double given = rate(parameters.parm.capture.timeperframe); given > 0) perSecond = given;
    const auto& given = format.fmt.pix;
    return CameraMode{
        {static_cast<int>(given.width), static_cast<int>(given.height)}, perSecond, letters(given.pixelformat)};
}

bool Device::start() {
    v4l2_requestbuffers wanted{};
    wanted.count = kBuffers;
    wanted.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    wanted.memory = V4L2_MEMORY_MMAP;
    if (!ask(VIDIOC_REQBUFS, wanted)) return false;
    for (std::uint32_t i = 0; i < wanted.count; ++i) {
        v4l2_buffer buffer = captureBuffer(i);
        if (!ask(VIDIOC_QUERYBUF, buffer)) return false;
        void* at = ::mmap(nullptr, buffer.length, PROT_READ | PROT_WRITE, MAP_SHARED, fd_, buffer.m.offset);
        if (at == MAP_FAILED) return false;
        buffers_.push_back({at, buffer.length});
        if (!ask(VIDIOC_QBUF, buffer)) return false;
    }
    int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    return ask(VIDIOC_STREAMON, type);
}

void Device::stop() {
    int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    if (!buffers_.empty()) ask(VIDIOC_STREAMOFF, type);
    for (const Buffer& buffer : buffers_) ::munmap(buffer.at, buffer.size);
    buffers_.clear();
}

Device::Wait Device::wait(int timeoutMs, std::vector<std::uint8_t>& bytes) {
    pollfd waiting{fd_, POLLIN, 0};
    const int ready = ::poll(&waiting, 1, timeoutMs);
    if (ready == 0 || (ready < 0 && errno == EINTR)) return Wait::timeout;
    if (ready < 0 || (waiting.revents & (POLLERR | POLLHUP | POLLNVAL))) return Wait::gone;
    bool any = false;
    v4l2_buffer buffer = captureBuffer();
    while (ask(VIDIOC_DQBUF, buffer)) {
        const bool whole = !(buffer.flags & V4L2_BUF_FLAG_ERROR) && buffer.index < buffers_.size();
        if (whole) {
            const auto* from = static_cast<const std::uint8_t*>(buffers_[buffer.index].at);
            bytes.assign(from, from + std::min<std::size_t>(buffer.bytesused, buffers_[buffer.index].size));
            any = true;
        }
        if (!ask(VIDIOC_QBUF, buffer)) return Wait::gone;
        buffer = captureBuffer();
    }
    if (!any) return errno == EAGAIN ? Wait::timeout : Wait::gone;
    return Wait::frame;
}

std::optional<int> Device::control(std::uint32_t id) const {
    v4l2_queryctrl about{};
    about.id = id;
    if (!ask(VIDIOC_QUERYCTRL, about) || (about.flags & (V4L2_CTRL_FLAG_DISABLED | V4L2_CTRL_FLAG_READ_ONLY)))
        return std::nullopt;
    v4l2_control value{id, 0};
    return ask(VIDIOC_G_CTRL, value) ? std::optional(value.value) : std::nullopt;
}

bool Device::set(std::uint32_t id, int value) {
    v4l2_control wanted{id, value};
    return ask(VIDIOC_S_CTRL, wanted);
}

cv::Mat decoded(const std::vector<std::uint8_t>& bytes, const CameraMode& mode) {
    const auto [width, height] = std::pair(mode.size.width, mode.size.height);
    auto* data = const_cast<std::uint8_t*>(bytes.data());
    const auto pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    cv::Mat picture;
    if (isJpeg(mode)) {
        if (wholeJpeg(bytes)) picture = vision::decoded(bytes);
    } else if (mode.format == "YUYV" && bytes.size() >= pixels * 2) {
        cv::cvtColor(cv::Mat(height, width, CV_8UC2, data), picture, cv::COLOR_YUV2BGR_YUYV);
    } else if (mode.format == "NV12" && bytes.size() >= pixels * 3 / 2) {
        cv::cvtColor(cv::Mat(height * 3 / 2, width, CV_8UC1, data), picture, cv::COLOR_YUV2BGR_NV12);
    } else if (mode.format == "GREY" && bytes.size() >= pixels) {
        cv::cvtColor(cv::Mat(height, width, CV_8UC1, data), picture, cv::COLOR_GRAY2BGR);
    }
    return picture;
}

cv::Mat glimpse(const std::vector<std::uint8_t>& bytes, const CameraMode& mode) {
    if (isJpeg(mode)) return wholeJpeg(bytes) ? vision::glimpse(bytes) : cv::Mat();
    const int channels = mode.format == "YUYV" ? 2 : 1;  // the first one of all raw formats is brightness
    const cv::Mat raw(mode.size, CV_8UC(channels), const_cast<std::uint8_t*>(bytes.data()));
    if (bytes.size() < raw.total() * raw.elemSize()) return {};
    cv::Mat small;
    cv::resize(raw, small, {}, .125, .125, cv::INTER_AREA);
    cv::extractChannel(small, small, 0);
    return small;
}

}  // namespace hexwarden::source
