// Dice lying anywhere in the picture.
#pragma once

#include "tracker/board/observation.h"
#include "vision/geometry.h"
#include "vision/network.h"

namespace hexwarden::vision {

class DiceReader {
  public:
    /// Throws as Network does.
    explicit DiceReader(const std::filesystem::path& modelsFolder);

    /// Likeliest first. `sidePx`: bounds on the side of a top face, pixels of the picture.
    std::vector<board::DieReading> read(const cv::Mat& image, cv::Vec2d sidePx = {0, 1e9});

  private:
    struct Candidate;
    void readAt(const cv::Mat& image, int longSide, cv::Vec2d sidePx, std::vector<Candidate>&);

    Network network_;
};

}  // namespace hexwarden::vision
