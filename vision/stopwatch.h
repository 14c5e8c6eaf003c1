// How long the stages of a look took.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::vision {

struct Lap {
    std::string stage;
    double ms = 0;
};

class Stopwatch {
  public:
    /// The time since the lap before, or since the watch was made, belongs to `stage`.
    void lap(std::string_view stage) {
        const auto now = Clock::now();
        laps_.push_back({std::string(stage), std::chrono::duration<double, std::milli>(now - last_).count()});
        last_ = now;
    }

    const std::vector<Lap>& laps() const { return laps_; }

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point last_ = Clock::now();
    std::vector<Lap> laps_;
};

}  // namespace hexwarden::vision
