// How much a camera's pictures flicker where nothing moves: a variance that grows with brightness, by channel.
//
// Foi et al., "Practical Poissonian-Gaussian noise modeling and fitting for single-image raw-data", 2008: var = a + b
// I.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

class CameraNoise {
  public:
    /// Two pictures one after the other of the same size, float BGR in grey levels, light already alike; `still`:
    /// 8-bit, not zero where nothing moved. It changes slowly: a lamp that is dimmed counts within a few seconds.
    void observe(const cv::Mat& before, const cv::Mat& now, const cv::Mat& still);

    /// Standard deviation at a brightness of 0 to 255, grey levels; 0 before anything was observed.
    float sigma(int channel, float brightness) const;

  private:
    struct Line {
        double a = 0, b = 0;
    };
    std::array<Line, 3> variance_{};
    int observed_ = 0;
};

}  // namespace hexwarden::vision
