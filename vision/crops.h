// The cut-outs that the recognition networks look at; vision/training/common/geometry.py cuts the same ones.
#pragma once

#include "calibration/colours.h"
#include "vision/geometry.h"

#include <optional>
#include <vector>

namespace hexwarden::vision {

inline const cv::Size kTileCrop{96, 96};    ///< +-1.0 tile side about the hex's centre, rectified
inline const cv::Size kTokenCrop{48, 48};   ///< +-0.40 about the disc's centre, rectified
inline const cv::Size kCornerCrop{96, 96};  ///< +-0.62 sides wide, 0.80 above to 0.44 below, standing things upright
inline const cv::Size kEdgeCrop{64, 32};    ///< +-0.80 of the edge's length wide, +-0.40 high, the lean's side up

inline const cv::Size kShapeCrop{160, 160};  ///< +-1.12 about the hex's centre wide, 1.40 above to 0.84 below, likewise

inline const cv::Size kAlikeCrop{48, 48};  ///< +-0.36 about a thing's foot wide, 0.56 above to 0.16 below, likewise

// Tile sides, as in vision/training/common/geometry.py.
inline constexpr double kTileHalfSpan = 1.0;
inline constexpr double kTokenHalfSpan = 0.40;
inline constexpr double kCornerHalfWidth = 0.62;
inline constexpr double kCornerAbove = 0.80;
inline constexpr double kEdgeHalfWidth = 0.80;
inline constexpr double kShapeHalfWidth = 1.12;
inline constexpr double kShapeAbove = 1.40;
inline constexpr double kAlikeHalfWidth = 0.36;
inline constexpr double kAlikeAbove = 0.56;

// Transforms from the pixels of a crop to those of the picture. `degrees` turns a rectified crop's x axis clockwise as
// seen on the lattice.
cv::Matx33d imageFromTileCrop(const cv::Matx33d& imageFromLattice, cv::Point2d centreInLattice, double degrees = 0);
cv::Matx33d imageFromTokenCrop(const cv::Matx33d& imageFromLattice, cv::Point2d centreInLattice, double degrees = 0);
cv::Matx33d imageFromCornerCrop(const View&, cv::Point2d cornerInLattice);
cv::Matx33d imageFromShapeCrop(const View&, cv::Point2d centreInLattice);
cv::Matx33d imageFromAlikeCrop(const View&, cv::Point2d footInLattice);
/// Of any size: standing things upright, their foot in the middle of its width and `above` tile sides below its border.
cv::Matx33d imageFromUprightCrop(const View&, cv::Point2d footInLattice, cv::Size, double halfWidth, double above);
cv::Matx33d imageFromEdgeCrop(const View&, const std::array<cv::Point2d, 2>& endsInLattice);

/// A picture and its halvings, so that a crop is never taken at less than half the resolution at hand.
class Pyramid {
  public:
    explicit Pyramid(cv::Mat image);

    const cv::Mat& image() const { return levels_.front(); }
    /// Of the whole picture.
    const calibration::Light& light();
    /// The crop whose pixels lie at imageFromCrop; beyond the picture its rim is repeated, or `border` says otherwise.
    cv::Mat crop(const cv::Matx33d& imageFromCrop, cv::Size, cv::BorderTypes border = cv::BORDER_REPLICATE);

  private:
    const cv::Mat& level(std::size_t index);

    std::vector<cv::Mat> levels_;
    std::optional<calibration::Light> light_;
};

/// A crop of which a network sees `size`, so many times smaller.
cv::Mat reducedCrop(Pyramid&, const cv::Matx33d& imageFromCrop, cv::Size size, int reduction);

}  // namespace hexwarden::vision
