// Whether a thing came or went where the table differs, by the pictures before and after the reach.
#pragma once

#include "vision/bulk.h"
#include "vision/left_behind.h"

#include <vector>

namespace hexwarden::vision {

/// A picture brought to the brightness and colour of another one of the same table: automatic exposure varies.
cv::Mat inLightOf(const cv::Mat& reference, const cv::Mat& picture);

/// The table as it looks where nothing stands: as it lay when it was first seen, followed through slow changes of
/// light.
class BareTable {
  public:
    /// The picture before a reach; `imageFromLattice`: of it. What was known of the table is dropped if it lies
    /// elsewhere.
    void see(const cv::Mat& before, const cv::Matx33d& imageFromLattice);
    /// The table lies still as in this picture; `shown`: of shownIn.
    void follow(const cv::Mat& after, const cv::Mat& shown);
    const cv::Mat& bare() const { return bare_; }
    /// 8-bit, where the picture shows it.
    cv::Mat shownIn(const cv::Mat& picture, const ChangeScale&) const;

  private:
    cv::Mat bare_;
    cv::Matx33d imageFromLattice_;
};

/// What speaks for a thing in one of the two pictures.
struct Presence {
    double known = 0;   ///< log odds that it is a piece and not something else
    double colour = 0;  ///< how much its colour is a player's, nats
    double bare = 0;    ///< share of it that shows the ground
};

/// Above zero it came, below it went; log odds. `outline`: of outlineGained.
double cameOdds(const Presence& before, const Presence& after, double outline);

/// The half of a mask where two pictures differ most: the thing itself, and not its shadow or the rim.
cv::Mat plainestOf(const cv::Mat& before, const cv::Mat& after, const cv::Mat& mask);

/// Whether two colours are those of different things.
bool areOtherColours(const calibration::Lab&, const calibration::Lab&);

/// How much the colour under a mask is one of these, nats; none of them in too few pixels.
double likePlayers(const calibration::Light&, const cv::Mat& picture, const cv::Mat& mask,
                   const std::vector<calibration::Lab>& players);

}  // namespace hexwarden::vision
