// Dice lying anywhere in the picture.
#pragma once

#include "tracker/board/observation.h"
#include "vision/crops.h"
#include "vision/network.h"

#include <memory>

namespace hexwarden::vision {

/// The chance that a die is there and shows this value, where the network's peak, times the value's share of it, has
/// this height. Peaks are lower than that chance: a line between the log-odds of both, fitted on damian and paolo,
/// which the network was trained on, and on made-up scenes that it was not.
double chanceOfDie(double peak);

class DiceReader {
  public:
    /// Throws as Network does.
    explicit DiceReader(const std::filesystem::path& modelsFolder);

    /// Likeliest first. `expectedSidePx`: of a top face, where the board's scale is known; it may then differ by half,
    /// and one look suffices. 0: anything, looked for at two sizes.
    std::vector<board::DieReading> read(const cv::Mat& image, double expectedSidePx = 0);

    /// Dice in the next picture of a film: only blocks of it that have changed and lie still are read, two a picture
    /// and all of the first; dice elsewhere stand, dice where something moves are left out.
    std::vector<board::DieReading> watch(const cv::Mat& image, double expectedSidePx);
    /// By the last watch.
    std::size_t blocksRead() const { return blocksRead_; }

  private:
    struct Candidate;
    struct Block;
    struct Film;
    /// Probability and value from several turns at the size that the network reads best.
    void lookClosely(Pyramid&, board::DieReading&);
    /// In a reduced picture; `toImage` maps its pixels' places.
    void findIn(const cv::Mat& small, const cv::Matx33d& toImage, double expectedSidePx, std::vector<Candidate>&);
    void readAt(const cv::Mat& image, int longSide, double expectedSidePx, std::vector<Candidate>&);
    std::vector<board::DieReading> confirmed(const cv::Mat& image, std::vector<Candidate>);

    Network network_, closeNetwork_;
    std::shared_ptr<Film> film_;
    std::size_t blocksRead_ = 0;
};

}  // namespace hexwarden::vision
