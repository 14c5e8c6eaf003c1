#include "vision/aside.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>

namespace hexwarden::vision {

struct Aside::Thread {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::deque<std::function<void()>> waiting;
    std::jthread runs = std::jthread([this](const std::stop_token& stop) {  // last: it uses the others
        for (;;) {
            std::function<void()> work;
            {
                std::unique_lock lock(mutex);
                if (!changed.wait(lock, stop, [this] { return !waiting.empty(); }) || stop.stop_requested()) return;
                work = std::move(waiting.front());
                waiting.pop_front();
            }
            work();
        }
    });
};

Aside::Aside() = default;
Aside::Aside(Aside&&) noexcept = default;
Aside& Aside::operator=(Aside&&) noexcept = default;
Aside::~Aside() = default;

void Aside::add(std::function<void()> work) {
    if (!thread_) thread_ = std::make_unique<Thread>();
    {
        const std::lock_guard lock(thread_->mutex);
        thread_->waiting.push_back(std::move(work));
    }
    thread_->changed.notify_one();
}

}  // namespace hexwarden::vision
