// Waiting that ends at once when asked to stop.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace hexwarden::source {

/// False if `stop` was requested before `until`.
inline bool pauseUntil(std::chrono::steady_clock::time_point until, std::stop_token stop) {
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock guard(mutex);
    never.wait_until(guard, stop, until, [] { return false; });
    return !stop.stop_requested();
}

inline bool pauseFor(std::chrono::milliseconds time, std::stop_token stop) {
    return pauseUntil(std::chrono::steady_clock::now() + time, std::move(stop));
}

}  // namespace hexwarden::source
