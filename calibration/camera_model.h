// The lens: maps pixels of the camera's picture to an ideal pinhole picture and back.
//
// The model is OpenCV's: focal lengths and centre in pixels, distortion k1 k2 p1 p2 k3. Only `Straightener` and the
// point functions here know of distortion; everything after them (vision, the board's pose) sees straight pictures, in
// which the board's plane maps by a homography.
#pragma once

#include <array>
#include <optional>
#include <string>

#include <opencv2/core.hpp>

namespace hexwarden::calibration {

/// Where the numbers come from: assumed or measured.
enum class LensSource : std::uint8_t { assumed, sheet };
std::string_view word(LensSource);
std::optional<LensSource> lensSourceOf(std::string_view);

struct CameraModel {
    cv::Size size;                       ///< pixels of the pictures that it holds for
    cv::Vec2d focalPx;                   ///< across and down
    cv::Point2d centrePx;                ///< principal point
    std::array<double, 5> distortion{};  ///< k1 k2 p1 p2 k3
    LensSource source = LensSource::assumed;
    double reprojectionPx = 0;  ///< root mean square over the sheet's corners; 0 unless measured with the sheet

    bool operator==(const CameraModel&) const = default;
};

/// Focal length over the long side where nothing is known: phones and webcams lie between 0.7 and 1.1.
inline constexpr double kAssumedFocal = 0.9;

CameraModel assumedCamera(cv::Size);

/// Focal length in pixels from the image of one plane, with square pixels and the principal point in the middle of the
/// picture: the two constraints on the image of the absolute conic (Zhang 2000, section 2.3) solved by least squares.
/// None if the view is too square on to tell, or if the answer is no lens for a table (0.4 to 4 long sides).
std::optional<double> focalFromPlane(const cv::Matx33d& imageFromPlane, cv::Size);

cv::Matx33d cameraMatrix(const CameraModel&);
bool isStraight(const CameraModel&);

/// Straight pictures from delivered ones; keeps its maps between pictures. Pictures of another size than that of a
/// lens that bends are an error of the caller. Returns the picture itself, not a copy, where the lens is straight.
class Straightener {
  public:
    explicit Straightener(const CameraModel&);
    cv::Mat operator()(const cv::Mat& delivered) const;

  private:
    cv::Size size_;
    cv::Mat mapXY_, mapFraction_;  ///< empty where the lens is straight
};

}  // namespace hexwarden::calibration
