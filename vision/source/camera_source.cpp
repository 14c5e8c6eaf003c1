#include "vision/source/camera_source.h"

#include "calibration/reduce.h"
#include "tracker/board/message.h"
#include "vision/source/pause.h"

#include <algorithm>
#include <cerrno>
#include <stdexcept>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace hexwarden::source {
namespace {

using namespace std::chrono_literals;

constexpr int kWaitMs = 100;        // between two looks at whether somebody wants to stop
constexpr auto kPatience = 2500ms;  // for a picture
constexpr auto kRateOver = 2500ms;
constexpr auto kFocusing = 2s;                      // what a camera takes to focus
constexpr double kFewestPerSecond = 1.75;           // that the table can be followed by: two, reported a little late
constexpr double kBlackMean = 6, kBlackSpread = 4;  // of 255: what a closed shutter leaves of a picture
const cv::Size kLargest(1920, 1080);

bool isBlack(const cv::Mat& picture) {
    cv::Mat small;
    cv::resize(picture, small, {64, 36}, 0, 0, cv::INTER_AREA);
    cv::Scalar mean, spread;
    cv::meanStdDev(small.reshape(1), mean, spread);
    return mean[0] < kBlackMean && spread[0] < kBlackSpread;
}

void bringDown(cv::Mat& picture) {
    const auto [shorter, longer] = std::minmax(picture.cols, picture.rows);  // it may be held upright
    const double scale =
        std::max({1.0, static_cast<double>(longer) / kLargest.width, static_cast<double>(shorter) / kLargest.height});
    if (scale > 1.1) picture = calibration::averagedDown(picture, 1 / scale);
}

std::string sizeText(cv::Size size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

}  // namespace

CameraSource::CameraSource(const std::string& name, const SourceOptions& options)
    : name_(name),
      wish_(modeWish(options.mode)),
      options_(options),
      steering_(options.steering ? options.steering : std::make_shared<Steering>()),
      focusings_(steering_->focusings()) {
    connect();
}

void CameraSource::connect() {
    session_.reset();
    asked_ = Clock::now();
    const auto camera = cameraCalled(name_);
    if (!camera) throw board::Failure(board::say("there is no camera %1", name_));
    camera_ = *camera;
    if (!camera_.problem.empty()) throw board::Failure(camera_.problem);
    const auto mode = bestMode(camera_.modes, wish_);
    if (!mode) throw board::Failure(board::say("the camera %1 has no mode %2", camera_.title, options_.mode));
    auto session = std::make_unique<Session>(camera_.device);
    const auto failed = [&] { return board::Failure(cameraProblem(camera_, errno)); };
    if (!session->device) throw failed();
    const auto given = session->device.use(*mode);
    if (!given || !session->device.start()) throw failed();
    session->mode = *given;
    session->controls.emplace(session->device);
    session_ = std::move(session);
    name_ = camera_.name;
    lastGood_ = rateSince_ = Clock::now();
    inRate_ = 0;
    silentMs_ = 0;
    first_ = true;
    locked_ = reportedBlack_ = reportedSlow_ = false;
    reportedSize_ = false;
    lockAt_.reset();
    steering_->tell({camera_.name, camera_.title, *given, camera_.modes, session_->controls->canLock(),
                     session_->controls->canFocus(), 0});
}

Interruption CameraSource::leave(const board::Message& reason) {
    session_.reset();
    steering_->tell({});
    retryMs_ = options_.firstRetryMs;
    reportedMissing_ = reason;
    return {reason};
}

/// Why there is still no camera, if that was not reported yet.
std::optional<board::Message> CameraSource::retry(const std::stop_token& stop) {
    if (!pauseFor(std::chrono::milliseconds(retryMs_), stop)) return std::nullopt;
    // A camera that is plugged in again is to be seen at once, so that the pauses stay short.
    retryMs_ = std::min({retryMs_ * 2, options_.longestRetryMs, std::int64_t(1000)});
    try {
        connect();
    } catch (const std::exception& e) {
        auto why = board::messageOf(e);
        // That it is gone was reported when it went.
        if (!camera_.title.empty() && why == board::say("there is no camera %1", name_)) return std::nullopt;
        if (reportedMissing_ != why) return reportedMissing_ = std::move(why);
    }
    return std::nullopt;
}

void CameraSource::steer() {
    const auto now = Clock::now();
    if (steering_->focusings() != focusings_) {
        focusings_ = steering_->focusings();
        session_->controls->focus();
        if (locked_) lockAt_ = now + kFocusing;
    }
    if (lockAt_ && now >= *lockAt_) {
        lockAt_.reset();
        session_->controls->lock(steering_->locked());
    }
    if (steering_->locked() == locked_) return;
    locked_ = steering_->locked();
    session_->controls->lock(locked_);
}

/// Of a table at rest, as somebody has said, by a glimpse of the picture.
bool CameraSource::showsNothingNew() {
    if (!steering_->resting()) {
        rest_.forget();
        return false;
    }
    const auto at = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - opened_).count();
    if (rest_.isTooSoon(at)) return true;
    const cv::Mat small = glimpse(bytes_, session_->mode);
    return !small.empty() && rest_.passes(small, at);
}

/// What is to be reported of this picture; it may be handed on nevertheless.
std::optional<board::Message> CameraSource::objectionTo(const cv::Mat& picture) {
    if (picture.size() != session_->mode.size && !std::exchange(reportedSize_, true))
        return board::say("the camera %1 gives pictures of %2 where it promised %3: choose another mode", camera_.title,
                          sizeText(picture.size()), sizeText(session_->mode.size));
    ++inRate_;
    const auto over = Clock::now() - rateSince_;
    if (over < kRateOver) return std::nullopt;
    const double perSecond = inRate_ / std::chrono::duration<double>(over).count();
    inRate_ = 0;
    rateSince_ = Clock::now();
    if (perSecond < kFewestPerSecond && !std::exchange(reportedSlow_, true))
        return board::say(
            "the camera %1 is too slow, it gives fewer than 2 pictures a second: more light or a smaller mode helps",
            camera_.title);
    return std::nullopt;
}

Next CameraSource::next(std::stop_token stop) {
    while (!stop.stop_requested()) {
        if (!session_) {
            if (const auto reason = retry(stop)) return Interruption{*reason};
            continue;
        }
        steer();
        const auto waited = session_->device.wait(kWaitMs, bytes_);
        if (waited == Device::Wait::timeout) silentMs_ += kWaitMs;
        if (waited == Device::Wait::gone) return leave(cameraProblem(camera_, ENODEV));
        if (waited == Device::Wait::frame && showsNothingNew()) {
            lastGood_ = Clock::now();
            silentMs_ = 0;
            ++inRate_;
            continue;
        }
        vision::Frame frame;
        if (waited == Device::Wait::frame) frame.image = decoded(bytes_, session_->mode);
        if (frame.image.empty()) {
            if (silentMs_ >= kPatience.count() || Clock::now() - lastGood_ > kPatience)
                return leave(cameraProblem(camera_, ETIMEDOUT));
            continue;
        }
        lastGood_ = Clock::now();
        silentMs_ = 0;
        retryMs_ = 0;
        reportedMissing_ = {};
        if (isBlack(frame.image)) {
            if (!std::exchange(reportedBlack_, true))
                return Interruption{board::say("the camera %1 gives black pictures: open its shutter", camera_.title)};
            continue;
        }
        reportedBlack_ = false;
        if (std::exchange(first_, false)) {
            auto chosen = steering_->chosen();
            chosen.openedMs = std::chrono::duration<double, std::milli>(lastGood_ - asked_).count();
            steering_->tell(std::move(chosen));
        }
        if (const auto objection = objectionTo(frame.image)) return Interruption{*objection};
        bringDown(frame.image);
        frame.id = ++id_;
        frame.atMs = std::chrono::duration_cast<std::chrono::milliseconds>(lastGood_ - opened_).count();
        return frame;
    }
    return End{};
}

}  // namespace hexwarden::source
