// Dice lying anywhere in the picture.
#pragma once

#include "tracker/board/observation.h"
#include "vision/crops.h"
#include "vision/network.h"

namespace hexwarden::vision {

class DiceReader {
  public:
    /// Throws as Network does.
    explicit DiceReader(const std::filesystem::path& modelsFolder);

    /// Likeliest first. `expectedSidePx`: of a top face, where the board's scale is known; it may then differ by half,
    /// and one look suffices. 0: anything, looked for at two sizes.
    std::vector<board::DieReading> read(const cv::Mat& image, double expectedSidePx = 0);

  private:
    struct Candidate;
    /// Probability and value from several turns at the size that the network reads best.
    void lookClosely(Pyramid&, board::DieReading&);
    void readAt(const cv::Mat& image, int longSide, double expectedSidePx, std::vector<Candidate>&);

    Network network_;
};

}  // namespace hexwarden::vision
