// Dice lying anywhere in the picture.
#pragma once

#include "tracker/board/observation.h"
#include "vision/board_pose.h"
#include "vision/change_scale.h"
#include "vision/crops.h"
#include "vision/network.h"

#include <memory>
#include <optional>

namespace hexwarden::vision {

/// The chance that a die is there and shows this value, where the network's peak, times the value's share of it, has
/// this height. Peaks are lower than that chance: a line between the log-odds of both, fitted on damian and paolo,
/// which the network was trained on, and on made-up scenes that it was not.
double chanceOfDie(double peak);

/// How large a top face looks: the root of its area in pixels. A board that was found tells it, for dice lie on its
/// table; without one nothing is known.
class DieSize {
  public:
    DieSize() = default;
    explicit DieSize(const BoardPose&);

    bool isKnown() const { return usual_ > 0; }
    /// In the middle of the board.
    double usual() const { return usual_; }
    /// Lying at that pixel; none beyond the table's horizon, or where nothing is known.
    std::optional<double> at(cv::Point2d) const;

  private:
    double usual_ = 0;
    cv::Matx33d imageFromLattice_{}, latticeFromImage_{};
};

/// What is less than half as large as a sure die and lies on it is a pip and goes. Beside it, it is a die if it is sure
/// itself or as large as one that is, for dice of several sizes are thrown together; else it is a speck and goes too.
void dropSpecks(std::vector<board::DieReading>&);

class DiceReader {
  public:
    /// Throws as Network does.
    explicit DiceReader(const std::filesystem::path& modelsFolder);

    /// Likeliest first. Where their size is known it may differ by half, and one look suffices; else they are looked
    /// for at three sizes, and specks beside them are dropped.
    std::vector<board::DieReading> read(const cv::Mat& image, const DieSize& = {});

    /// Dice in the next picture of a film, in two steps, so that a reader knows beforehand what they will cost.
    /// How many blocks are to be read: those that have changed and lie still, two a picture and all of the first; and
    /// once more when they have lain still for a while, for pictures of what lies still become clearer (steady_view.h).
    std::size_t notice(const cv::Mat& image, const DieSize&, const ChangeScale& = {});
    /// Reads them, of the picture that was noticed last; dice elsewhere stand, dice where something moves are left out.
    std::vector<board::DieReading> readDue(const cv::Mat& image, const DieSize&);

  private:
    struct Candidate;
    struct Block;
    struct Film;
    /// Probability and value from several turns at the size that the network reads best.
    void lookClosely(Pyramid&, board::DieReading&);
    /// In a reduced picture; `toImage` maps its pixels' places.
    void findIn(const cv::Mat& small, const cv::Matx33d& toImage, const DieSize&, std::vector<Candidate>&);
    void readAt(const cv::Mat& image, int longSide, const DieSize&, std::vector<Candidate>&);
    std::vector<board::DieReading> confirmed(const cv::Mat& image, std::vector<Candidate>);

    Network network_, closeNetwork_;
    std::shared_ptr<Film> film_;
};

}  // namespace hexwarden::vision
