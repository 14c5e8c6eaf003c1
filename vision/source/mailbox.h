// Hands frames from one thread to another and keeps only the newest.
#pragma once

#include "vision/source/source.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
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

    /// Waits; `End` once `stop` is requested, nothing if nothing came `within`.
    std::optional<Next> take(std::stop_token stop, std::optional<std::chrono::milliseconds> within = std::nullopt) {
        std::unique_lock guard(mutex_);
        const auto arrived = [this] { return !items_.empty(); };
        const bool came =
            within ? arrived_.wait_for(guard, stop, *within, arrived) : arrived_.wait(guard, stop, arrived);
        if (!came && within && !stop.stop_requested()) return std::nullopt;
        if (!came) return End{};
        std::optional<Next> item = std::move(items_.front());
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
