#include "calibration/charuco_sheet.h"
#include "tests/support/scratch_folder.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/aruco/charuco.hpp>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::calibration {
namespace {

class Sheet : public testing::TestWithParam<Paper> {};
INSTANTIATE_TEST_SUITE_P(Papers, Sheet, testing::Values(Paper::a4, Paper::letter));

TEST_P(Sheet, StaysOnThePageWithMarginsThatPrintersCanPrint) {
    const cv::Size2d paper = paperMm(GetParam());
    double right = 0, bottom = 0;
    for (const cv::Rect2d& r : blackMm(GetParam())) {
        EXPECT_GE(r.x, 12);
        EXPECT_GE(r.y, 12);
        right = std::max(right, r.x + r.width);
        bottom = std::max(bottom, r.y + r.height);
    }
    EXPECT_LE(right, paper.width - 12);
    EXPECT_LE(bottom, paper.height - 12);
    for (const SheetLabel& label : labels(GetParam())) EXPECT_LE(label.atMm.y, paper.height - 10);
}

TEST_P(Sheet, RulerIsAHundredMillimetresLong) {
    const auto black = blackMm(GetParam());
    const auto line = std::find_if(black.begin(), black.end(), [](const cv::Rect2d& r) { return r.width == 100; });
    ASSERT_NE(line, black.end());
    const double tickTop = line->y + line->height;
    double first = 1e9, last = 0;
    int ticks = 0, onTheCentimetre = 0;
    for (const cv::Rect2d& r : black)
        if (r.y == tickTop) {
            first = std::min(first, r.x);
            last = std::max(last, r.x + r.width);
            ++ticks;
            const double middle = r.x + r.width / 2 - line->x;
            onTheCentimetre += std::abs(middle - 10 * std::round(middle / 10)) < 1e-9;
        }
    EXPECT_EQ(onTheCentimetre, 9) << "all ticks but the two whose outer edges count";
    EXPECT_EQ(ticks, 11);
    EXPECT_NEAR(last - first, 100, 1e-9);
}

// The page is drawn by us and the corners are OpenCV's: the picture must show each corner where its board has it.
TEST_P(Sheet, PictureShowsEveryCornerWhereTheBoardHasIt) {
    constexpr int dotsPerInch = 100;
    const auto view = findSheet(sheetPicture(GetParam(), dotsPerInch));
    ASSERT_TRUE(view) << view.refusal;
    ASSERT_EQ(view->cornersInImage.size(), static_cast<std::size_t>((kSquaresAcross - 1) * (kSquaresDown - 1)));
    const double pxPerMm = dotsPerInch / 25.4;
    for (std::size_t i = 1; i < view->cornersInImage.size(); ++i) {
        const cv::Point2f inPx = view->cornersInImage[i] - view->cornersInImage[0];
        const cv::Point3f inMm = view->cornersOnSheet[i] - view->cornersOnSheet[0];
        EXPECT_NEAR(cv::norm(inPx) / pxPerMm, cv::norm(inMm), 0.3) << i;
    }
}

TEST_P(Sheet, PdfIsOnePageOfTheSizeOfThePaperAndItsOffsetsHold) {
    const std::string pdf = sheetPdf(GetParam());
    std::smatch box;
    ASSERT_TRUE(std::regex_search(pdf, box, std::regex(R"(MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\])")));
    EXPECT_NEAR(std::stod(box[1]) / 72 * 25.4, paperMm(GetParam()).width, 0.01);
    EXPECT_NEAR(std::stod(box[2]) / 72 * 25.4, paperMm(GetParam()).height, 0.01);
    EXPECT_THAT(pdf, testing::HasSubstr("/PrintScaling /None"));
    const auto table = pdf.rfind("xref\n0 6\n", pdf.rfind("startxref") - 1);
    ASSERT_NE(table, std::string::npos);
    for (std::size_t i = 1; i <= 5; ++i) {
        const std::string entry = pdf.substr(table + 9 + 20 * i, 20);
        const std::string object = std::to_string(i) + " 0 obj\n";
        EXPECT_EQ(pdf.substr(std::stoul(entry), object.size()), object);
    }
    EXPECT_EQ(std::stoul(pdf.substr(pdf.rfind("startxref") + 10)), table);
    const auto stream = pdf.find("stream\n") + 7;
    const auto length = std::stoul(pdf.substr(pdf.find("/Length ") + 8));
    EXPECT_EQ(pdf.substr(stream + length, 9), "endstream");
}

TEST(SheetFile, PngStatesItsResolutionAndCanBeRead) {
    const support::ScratchFolder folder;
    const auto file = folder / "sheet.png";
    writeSheet(file, Paper::a4);
    const cv::Mat page = cv::imread(file.string(), cv::IMREAD_GRAYSCALE);
    ASSERT_FALSE(page.empty());
    EXPECT_NEAR(page.cols / 300.0 * 25.4, 210, 0.1);
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    // 300 dots per inch are 11811 = 0x2E23 a metre; the last four bytes are the checksum, as zlib reckons it.
    EXPECT_EQ(bytes.find(std::string("pHYs\0\0\x2E\x23\0\0\x2E\x23\1"
                                     "\x78\xA5\x3F\x76",
                                     17)),
              37u);
}

TEST(SheetFile, OtherEndingsAndFullDisksAreRefused) {
    EXPECT_THROW(writeSheet("sheet.bmp", Paper::a4), std::runtime_error);
    EXPECT_THROW(writeSheet("/nowhere/sheet.pdf", Paper::a4), std::runtime_error);
}

}  // namespace
}  // namespace hexwarden::calibration
