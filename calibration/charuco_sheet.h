// The printed sheet that a lens is measured with: a ChArUco board of 7 by 9 squares of 24 mm, the same on both papers,
// with a ruler of 100 mm to check that the printer did not scale it.
//
// Markers are cells of 3 mm of OpenCV's 4x4 dictionary. The number of rows is odd: the pattern of boards with an even
// number of rows changed between releases of OpenCV.
#pragma once

#include "calibration/outcome.h"

#include <filesystem>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::calibration {

enum class Paper : std::uint8_t { a4, letter };

inline constexpr int kSquaresAcross = 7, kSquaresDown = 9;
inline constexpr double kSquareMm = 24, kMarkerMm = 18, kCellMm = 3;

/// Width and height, upright.
cv::Size2d paperMm(Paper);

/// Everything black on the page, in mm from its top left corner; rectangles do not overlap.
std::vector<cv::Rect2d> blackMm(Paper);

struct SheetLabel {
    cv::Point2d atMm;  ///< left end of the base line
    double heightMm;
    std::string words;  ///< ASCII
};
std::vector<SheetLabel> labels(Paper);

/// The page as a PDF document of one page at true scale.
std::string sheetPdf(Paper);

/// The page as a grey picture at `dotsPerInch`.
cv::Mat sheetPicture(Paper, int dotsPerInch);

/// Writes PDF or PNG (300 dots per inch, stated in the file) by the name's ending. Throws std::runtime_error for
/// another ending and if the file cannot be written.
void writeSheet(const std::filesystem::path&, Paper);

/// What one photograph shows of the sheet: the inner corners of its squares.
struct SheetView {
    cv::Size size;                            ///< of the photograph
    std::vector<cv::Point2f> cornersInImage;  ///< pixels, refined below a pixel
    std::vector<cv::Point3f> cornersOnSheet;  ///< mm, z = 0; the same order
};

/// Refused if too few corners are in view to say anything of the lens.
Outcome<SheetView> findSheet(const cv::Mat& picture);

}  // namespace hexwarden::calibration
