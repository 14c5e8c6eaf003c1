// How long the stages of a look took.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::vision {

inline double msSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

struct Lap {
    std::string stage;
    double ms = 0;
};

class Stopwatch {
  public:
    /// The time since the lap before, or since the watch was made, belongs to `stage`.
    void lap(std::string_view stage) {
        laps_.push_back({std::string(stage), msSince(last_)});
        last_ = std::chrono::steady_clock::now();
    }

    const std::vector<Lap>& laps() const { return laps_; }

  private:
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    std::vector<Lap> laps_;
};

}  // namespace hexwarden::vision
