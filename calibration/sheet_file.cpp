#include "calibration/charuco_sheet.h"
#include "calibration/whole_file.h"
#include "tracker/board/message.h"
#include "vision/codecs/codecs.h"

#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {
namespace {

constexpr double kMmPerInch = 25.4, kPointsPerMm = 72 / kMmPerInch;

/// Four decimals: a tenth of a micrometre. PDF knows no exponents.
std::string number(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), value, std::chars_format::fixed, 4).ptr;
    return {digits.data(), end};
}

std::string escaped(std::string_view words) {
    std::string s;
    for (char c : words) {
        if (c == '(' || c == ')' || c == '\\') s += '\\';
        s += c;
    }
    return s;
}

/// The page's drawing in mm from the top left corner; letters are turned back upright.
std::string pdfContent(Paper paper) {
    std::string s = number(kPointsPerMm) + " 0 0 " + number(-kPointsPerMm) + " 0 " +
                    number(paperMm(paper).height * kPointsPerMm) + " cm\n";
    for (const cv::Rect2d& r : blackMm(paper))
        s += number(r.x) + ' ' + number(r.y) + ' ' + number(r.width) + ' ' + number(r.height) + " re\n";
    s += "f\n";
    for (const SheetLabel& label : labels(paper))
        s += "BT /F1 " + number(label.heightMm) + " Tf 1 0 0 -1 " + number(label.atMm.x) + ' ' + number(label.atMm.y) +
             " Tm (" + escaped(label.words) + ") Tj ET\n";
    return s;
}

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xFFFFFFFF;
    for (char byte : bytes) {
        crc ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (crc & 1 ? 0xEDB88320 : 0);
    }
    return ~crc;
}

std::string bigEndian(std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xFF);
    return bytes;
}

/// A PNG file that states its resolution in a pHYs chunk behind its header, so that it prints at true size.
std::string withResolution(std::string png, int dotsPerInch) {
    constexpr std::size_t header = 33;  // signature and IHDR
    const std::string dotsPerMetre = bigEndian(static_cast<std::uint32_t>(std::lround(dotsPerInch / 0.0254)));
    const std::string chunk = "pHYs" + dotsPerMetre + dotsPerMetre + '\1';
    return png.insert(header, bigEndian(9) + chunk + bigEndian(crc32(chunk)));
}

}  // namespace

std::string sheetPdf(Paper paper) {
    const cv::Size2d page = paperMm(paper) * kPointsPerMm;
    const std::string content = pdfContent(paper);
    const std::array<std::string, 5> objects{
        "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + number(page.width) + ' ' + number(page.height) +
            "] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        "<< /Length " + std::to_string(content.size()) + " >>\nstream\n" + content + "endstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"};
    std::string pdf = "%PDF-1.6\n";
    std::string table = "xref\n0 6\n0000000000 65535 f \n";
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const std::string offset = std::to_string(pdf.size());
        table += std::string(10 - offset.size(), '0') + offset + " 00000 n \n";
        pdf += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const std::string tableAt = std::to_string(pdf.size());
    return pdf + table + "trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n" + tableAt + "\n%%EOF\n";
}

cv::Mat sheetPicture(Paper paper, int dotsPerInch) {
    const double pxPerMm = dotsPerInch / kMmPerInch;
    const auto px = [&](double mm) { return static_cast<int>(std::lround(mm * pxPerMm)); };
    cv::Mat page(px(paperMm(paper).height), px(paperMm(paper).width), CV_8U, cv::Scalar(255));
    for (const cv::Rect2d& r : blackMm(paper))
        page(cv::Rect({px(r.x), px(r.y)}, cv::Point(px(r.x + r.width), px(r.y + r.height)))) = 0;
    for (const SheetLabel& label : labels(paper)) {
        const double scale =
            cv::getFontScaleFromHeight(cv::FONT_HERSHEY_SIMPLEX, std::max(1, px(label.heightMm * 0.7)));
        cv::putText(page, label.words, {px(label.atMm.x), px(label.atMm.y)}, cv::FONT_HERSHEY_SIMPLEX, scale, 0,
                    std::max(1, px(0.3)), cv::LINE_AA);
    }
    return page;
}

void writeSheet(const std::filesystem::path& file, Paper paper) {
    constexpr int dotsPerInch = 300;
    if (file.extension() == ".pdf") return writeWhole(file, sheetPdf(paper));
    if (file.extension() != ".png")
        throw board::Failure(board::say("the sheet is written as .pdf or .png, not as '%1'", file));
    const auto png = codecs::encoded(".png", sheetPicture(paper, dotsPerInch));
    writeWhole(file, withResolution({png.begin(), png.end()}, dotsPerInch));
}

}  // namespace hexwarden::calibration
