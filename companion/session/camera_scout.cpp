#include "companion/session/camera_scout.h"

#include "vision/board_finder.h"
#include "vision/source/source.h"

#include <algorithm>

namespace hexwarden::session {
namespace {

constexpr int kPictures = 6;  // of a camera, before it is said to see no board: the first are taken in the wrong light

}  // namespace

CameraScout::CameraScout(std::filesystem::path data, std::chrono::milliseconds every)
    : data_(std::move(data)), every_(every) {
    qRegisterMetaType<Cameras>();
}

CameraScout::~CameraScout() {
    thread_.request_stop();
}

void CameraScout::start() {
    thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

void CameraScout::look(bool wanted, const std::string& watched) {
    {
        const std::lock_guard guard(mutex_);
        if (wanted && !wanted_) looked_.clear();
        wanted_ = wanted;
        watched_ = watched;
    }
    woken_.notify_one();
}

void CameraScout::run(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        list();
        const source::Camera* next = nullptr;
        {
            std::unique_lock guard(mutex_);
            for (const source::Camera& camera : cameras_)
                if (wanted_ && camera.problem.empty() && camera.name != watched_ && !looked_.contains(camera.name))
                    next = &camera;
            if (next)
                looked_.insert(next->name);
            else
                woken_.wait_for(guard, stop, every_, [] { return false; });
        }
        if (next) lookThrough(*next, stop);
    }
}

void CameraScout::list() {
    const auto devices = source::cameraDevices();
    // What may not be opened yet may be in a moment: rights come after the device.
    const bool settled = std::ranges::all_of(cameras_, [](const auto& camera) { return camera.problem.empty(); });
    if (listed_ && settled && devices == devices_) return;
    auto now = source::cameras();
    const bool same = listed_ && std::ranges::equal(now, cameras_, [](const auto& a, const auto& b) {
                          return a.name == b.name && a.device == b.device && a.problem == b.problem;
                      });
    listed_ = true;
    devices_ = devices;
    if (same) return;
    {
        const std::lock_guard guard(mutex_);
        std::erase_if(looked_, [&](const std::string& name) {
            return std::ranges::find(now, name, &source::Camera::name) == now.end();
        });
    }
    cameras_ = std::move(now);
    emit changed(cameras_);
}

void CameraScout::lookThrough(const source::Camera& camera, const std::stop_token& stop) try {
    vision::BoardFinder finder(data_ / "models", vision::readBoardSpecs(data_ / "boards"));
    const auto source = source::open(camera.device);
    for (int i = 0; i < kPictures; ++i) {
        const source::Next next = source->next(stop);
        const auto* frame = std::get_if<vision::Frame>(&next);
        if (!frame) return;  // black, silent or gone
        if (finder.find(*frame)) return void(emit sawBoard(QString::fromStdString(camera.name)));
    }
} catch (const std::exception&) {
    // Nobody chose this camera; what is wrong with it is reported when somebody does.
}

}  // namespace hexwarden::session
