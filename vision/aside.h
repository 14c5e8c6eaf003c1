// Work that another core does meanwhile.
#pragma once

#include <functional>
#include <future>
#include <memory>
#include <type_traits>
#include <utility>

namespace hexwarden::vision {

/// One thread, which starts with the first work and stays: OpenCV keeps about a kilobyte for every thread that ever
/// used it, so that a new one for each frame would fill the memory in an evening.
class Aside {
  public:
    Aside();
    Aside(Aside&&) noexcept;
    Aside& operator=(Aside&&) noexcept;
    /// Waits for what is under way; what was not begun is never done.
    ~Aside();

    /// Done after all that was asked for before. What it throws, the future throws. Unlike that of std::async, the
    /// future does not wait when it is destroyed: what the work uses must belong to it or live longer than this object.
    template <class Work>
    std::future<std::invoke_result_t<Work>> begin(Work work) {
        auto task = std::make_shared<std::packaged_task<std::invoke_result_t<Work>()>>(std::move(work));
        auto result = task->get_future();
        add([task] { (*task)(); });
        return result;
    }

  private:
    void add(std::function<void()>);

    struct Thread;
    std::unique_ptr<Thread> thread_;
};

}  // namespace hexwarden::vision
