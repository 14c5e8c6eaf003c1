#include "calibration/charuco_sheet.h"

#include "calibration/reduce.h"
#include "tracker/board/message.h"

#include <algorithm>
#include <cmath>

#include <opencv2/aruco/charuco.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {
namespace {

constexpr int kCellsPerSquare = static_cast<int>(kSquareMm / kCellMm);
constexpr double kTopMm = 22, kRulerMm = 248;
constexpr std::size_t kMinCorners = 12;
constexpr int kDetectSide = 1600;  // markers are found on a picture of this long side, corners refined on the full one

cv::Ptr<cv::aruco::CharucoBoard> charucoBoard() {
    static_assert(kSquaresDown % 2 == 1);
    const auto dictionary = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_50);
    return cv::aruco::CharucoBoard::create(kSquaresAcross, kSquaresDown, static_cast<float>(kSquareMm),
                                           static_cast<float>(kMarkerMm), dictionary);
}

/// The board as a picture of one pixel a cell: square sides and marker cells are whole numbers of cells.
cv::Mat1b boardCells() {
    constexpr int zoom = 10;
    const cv::Size cells{kSquaresAcross * kCellsPerSquare, kSquaresDown * kCellsPerSquare};
    cv::Mat drawn;
    charucoBoard()->draw(cells * zoom, drawn, 0, 1);
    cv::Mat1b small(cells);
    for (int y = 0; y < cells.height; ++y)
        for (int x = 0; x < cells.width; ++x)
            small(y, x) = drawn.at<std::uint8_t>(y * zoom + zoom / 2, x * zoom + zoom / 2);
    return small;
}

void addRuler(std::vector<cv::Rect2d>& black, double leftMm) {
    constexpr double line = 0.4;
    black.emplace_back(leftMm, kRulerMm, 100, line);
    for (int tick = 0; tick <= 10; ++tick) {
        const double length = tick % 5 == 0 ? 5 : 3;
        // The outer edges of the first and the last tick are 100 mm apart.
        const double at = tick == 0 ? 0 : tick == 10 ? 100 - line : 10 * tick - line / 2;
        black.emplace_back(leftMm + at, kRulerMm + line, line, length);
    }
}

}  // namespace

cv::Size2d paperMm(Paper paper) {
    switch (paper) {
        case Paper::a4:
            return {210, 297};
        case Paper::letter:
            return {215.9, 279.4};
    }
    return {};
}

std::vector<cv::Rect2d> blackMm(Paper paper) {
    const cv::Mat1b cells = boardCells();
    const double leftMm = (paperMm(paper).width - cells.cols * kCellMm) / 2;
    std::vector<cv::Rect2d> black;
    for (int y = 0; y < cells.rows; ++y)
        for (int x = 0; x < cells.cols; ++x) {
            const int from = x;
            while (x < cells.cols && cells(y, x) == 0) ++x;
            if (x > from)
                black.emplace_back(leftMm + from * kCellMm, kTopMm + y * kCellMm, (x - from) * kCellMm, kCellMm);
        }
    addRuler(black, leftMm);
    return black;
}

std::vector<SheetLabel> labels(Paper paper) {
    const double leftMm = (paperMm(paper).width - kSquaresAcross * kSquareMm) / 2;
    const std::string name = paper == Paper::a4 ? "A4, 210 x 297 mm" : "Letter, 215.9 x 279.4 mm";
    return {{{leftMm, 16}, 5, "Hexwarden lens sheet"},
            {{leftMm + 102, kRulerMm + 4}, 4, "100 mm"},
            {{leftMm, kRulerMm + 13}, 3.5, name + ". Squares of 24 mm, markers of 18 mm."},
            {{leftMm, kRulerMm + 19}, 3.5, "Print at actual size (100 %) and check the ruler. Mount it flat."}};
}

Outcome<SheetView> findSheet(const cv::Mat& picture) {
    using Found = Outcome<SheetView>;
    if (picture.empty()) return Found::refused(board::say("the photograph is empty"));
    cv::Mat grey = picture;
    if (picture.channels() == 3) cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    const double scale = std::min(1.0, static_cast<double>(kDetectSide) / std::max(grey.cols, grey.rows));
    const cv::Mat small = averagedDown(grey, scale);

    const auto sheet = charucoBoard();
    std::vector<std::vector<cv::Point2f>> markers;
    std::vector<int> markerIds, cornerIds;
    cv::aruco::detectMarkers(small, sheet->dictionary, markers, markerIds);
    if (markerIds.empty()) return Found::refused(board::say("no marker of the sheet is in view"));
    SheetView view;
    view.size = picture.size();
    cv::aruco::interpolateCornersCharuco(markers, markerIds, small, sheet, view.cornersInImage, cornerIds);
    if (cornerIds.size() < kMinCorners)
        return Found::refused(
            board::say("only %1 corners of the sheet are in view, %2 are needed", cornerIds.size(), kMinCorners));
    for (cv::Point2f& p : view.cornersInImage)
        p = (p + cv::Point2f(0.5F, 0.5F)) / static_cast<float>(scale) - cv::Point2f(0.5F, 0.5F);
    if (scale < 1) {
        const int reach = static_cast<int>(std::lround(2 / scale));
        cv::cornerSubPix(grey, view.cornersInImage, {reach, reach}, {-1, -1},
                         {cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 40, 0.005});
    }
    for (int id : cornerIds) view.cornersOnSheet.push_back(sheet->chessboardCorners[id]);
    return view;
}

}  // namespace hexwarden::calibration
