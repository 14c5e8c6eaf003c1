// Dice lying anywhere in the picture.
#pragma once

#include "tracker/board/observation.h"
#include "vision/board_pose.h"
#include "vision/change_scale.h"
#include "vision/crops.h"
#include "vision/heat_map.h"
#include "vision/network.h"
#include "vision/shares.h"

#include <memory>
#include <optional>
#include <span>

namespace hexwarden::vision {

/// The chance that a die is there and shows this value, where the network's peak, times the value's share of it, has
/// this height. Peaks are lower than that chance: a line between the log-odds of both, fitted on damian and paolo,
/// which the network was trained on, and on made-up scenes that it was not.
double chanceOfDie(double peak);

/// How large a top face looks: the root of its area in pixels. It follows from a board that was found, for dice lie on
/// the same table; without one it is unknown.
class DieSize {
  public:
    DieSize() = default;
    explicit DieSize(const BoardPose&);

    bool isKnown() const { return usual_ > 0; }
    /// In the middle of the board.
    double usual() const { return usual_; }
    /// Lying at that pixel; none beyond the table's horizon, or where nothing is known.
    std::optional<double> at(cv::Point2d) const;
    /// From a top face at that pixel, seen from straight above, to the picture; it keeps areas. What stands there leans
    /// to the face's up, (0, -1): the top of a die is the face that lies farthest this way, and from a low camera
    /// nothing else distinguishes it from the sides.
    cv::Matx22d imageFromFace(cv::Point2d) const;

  private:
    double usual_ = 0;
    View view_;
    cv::Matx33d imageFromLattice_{}, latticeFromImage_{};
};

/// Drops candidates less than half as large as a certain die: on that die they are pips, beside it specks. Beside it,
/// one that is certain itself or as large as another certain one stays: dice of several sizes are thrown together.
void dropSpecks(std::vector<board::DieReading>&);

class DiceReader {
  public:
    /// Throws as Network does.
    explicit DiceReader(const std::filesystem::path& modelsFolder);

    /// Most likely first. A known size may be off by half, and one look suffices; otherwise three sizes are searched,
    /// and specks beside them are dropped.
    std::vector<board::DieReading> read(const cv::Mat& image, const DieSize& = {});

    /// Dice in the next picture of a film, in two steps, so that a reader knows beforehand what they will cost.
    /// How many blocks are to be read: those that have changed and lie still, two a picture and all of the first; and
    /// once more when they have lain still for a while, for pictures of what lies still become clearer (steady_view.h).
    /// Blocks with doubtful dice are looked at several times, and what all looks say counts.
    std::size_t notice(const cv::Mat& image, const DieSize&, const ChangeScale& = {});
    /// Reads them, of the picture that was noticed last; dice elsewhere stand, dice where something moves are left out.
    /// Where the first ones show much to look at closely, the others wait for the next picture.
    std::vector<board::DieReading> readDue(const cv::Mat& image, const DieSize&);
    /// The blocks of that picture whose dice are all known, in its pixels.
    std::vector<cv::Rect> searched() const;

  private:
    struct Candidate;
    struct Looked;
    struct Block;
    struct Film;
    /// Value and probability. Adds what may be the top if this was a side.
    Looked lookClosely(Pyramid&, const DieSize&, const Candidate&, std::vector<Candidate>& above);
    Looked lookFromAnywhere(Pyramid&, const board::DieReading&, std::vector<Candidate>& above);
    /// The face flattened, as from straight above: one network says that it is there, both together what it shows.
    Looked lookFromAbove(Pyramid&, const DieSize&, const Candidate&, std::vector<Candidate>& above);
    /// By value, how high the network's peak is times the value's share of it: the mean of several turns, at the size
    /// that the network reads best. `upright`: all peaks of the first turn.
    Shares peaksFrom(Pyramid&, const board::DieReading&, const cv::Matx22d& imageFromFace,
                     std::span<const double> turns, std::vector<Peak>& upright);
    /// What a close look shows above a face may be the top, and the face a side.
    static void addTops(std::vector<Candidate>& above, const board::DieReading& side, const cv::Matx22d& imageFromFace,
                        const std::vector<Peak>& upright);
    /// Of a die's faces the top stays.
    static void dropSides(std::vector<Looked>& faces, const DieSize&);
    /// In a reduced picture; `toImage` maps its pixels' places.
    void findIn(const cv::Mat& small, const cv::Matx33d& toImage, const DieSize&, std::vector<Candidate>&);
    void readAt(const cv::Mat& image, int longSide, const DieSize&, std::vector<Candidate>&);
    /// Those of the candidates that are dice, and not `known` already.
    std::vector<Looked> confirmed(Pyramid&, const DieSize&, std::vector<Candidate>, std::vector<Looked> known);

    Network network_, closeNetwork_, faceNetwork_;
    std::size_t closeLooks_ = 0;
    std::shared_ptr<Film> film_;
};

}  // namespace hexwarden::vision
