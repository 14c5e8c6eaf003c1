// Which harbours look alike: the four 3:1 of a box have one print, and each of the others its own.
#pragma once

#include <array>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// Four edges of the coast.
using FourHarbours = std::array<std::size_t, 4>;

class AlikePrints {
  public:
    /// Nothing is known.
    AlikePrints() = default;
    /// `crops`: of all edges of the coast, BGR, as harbour_kinds.onnx reads them; empty outside the picture. Those look
    /// like all others as much as the others do on average.
    explicit AlikePrints(const std::vector<cv::Mat>& crops);

    /// Nats for 3:1 harbours lying there, rather than anything.
    double natsFor(const FourHarbours&) const;

  private:
    cv::Mat alike_;  ///< by two edges: their correlation, less the mean of all
};

}  // namespace hexwarden::vision
