// Hands frames from one thread to another and keeps only the newest.
#pragma once

#include "vision/source/source.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <utility>

namespace hexwarden::source {

/// A frame that nobody took is replaced by the next one; what else happened is kept in order.
class Mailbox {
  public:
    void put(Next item) {
        {
            const std::lock_guard guard(mutex_);
            const bool replaces = !items_.empty() && isFrame(items_.back()) && isFrame(item);
            if (replaces) items_.pop_back();
            items_.push_back(std::move(item));
        }
        arrived_.notify_one();
    }

    /// Waits; `End` once `stop` is requested.
    Next take(std::stop_token stop) {
        std::unique_lock guard(mutex_);
        if (!arrived_.wait(guard, stop, [this] { return !items_.empty(); })) return End{};
        Next item = std::move(items_.front());
        items_.pop_front();
        return item;
    }

  private:
    static bool isFrame(const Next& item) { return std::holds_alternative<vision::Frame>(item); }

    std::mutex mutex_;
    std::condition_variable_any arrived_;
    std::deque<Next> items_;
};

}  // namespace hexwarden::source
