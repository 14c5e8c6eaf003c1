// Which pictures of a table at rest need not be looked at. What a camera gives then is the same picture again and
// again: to decode and read all of them takes most of a core, for nothing.
#pragma once

#include <cstdint>

#include <opencv2/core.hpp>

namespace hexwarden::source {

class Rest {
  public:
    /// True if the picture need not even be glimpsed: the table has lain still, and the last glimpse was just now.
    bool isTooSoon(std::int64_t atMs) const;
    /// `glimpse`: the picture in grey, reduced; `atMs` counts up. True if the picture may be passed over: it shows the
    /// same as the last picture that was looked at, the table has lain still for a while, and another look is not due.
    bool passes(const cv::Mat& glimpse, std::int64_t atMs);
    /// Somebody is doing something: the next picture is not passed over.
    void forget() { shown_.release(); }

  private:
    bool differs(const cv::Mat& glimpse) const;

    cv::Mat shown_;  ///< in the last picture that was not passed over; empty for none
    std::int64_t shownMs_ = 0, glimpsedMs_ = 0;
    std::int64_t awakeUntilMs_ = 0;
};

}  // namespace hexwarden::source
