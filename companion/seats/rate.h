// Limits how many messages somebody may send a second, and at once.
#pragma once

#include <algorithm>
#include <cstdint>

namespace hexwarden::seats {

class Rate {
  public:
    explicit Rate(int aSecond) : aSecond_(aSecond), left_(aSecond) {}

    /// Takes one, unless there is none left at that moment.
    bool take(std::int64_t nowMs) {
        left_ = std::min(aSecond_, left_ + aSecond_ * static_cast<double>(nowMs - lastMs_) / 1000);
        lastMs_ = nowMs;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double aSecond_, left_;
    std::int64_t lastMs_ = 0;
};

}  // namespace hexwarden::seats
