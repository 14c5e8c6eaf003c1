#include "vision/halved_png.h"

#include <algorithm>
#include <csetjmp>

#include <opencv2/imgproc.hpp>
#include <png.h>

namespace hexwarden::vision {
namespace {

void read(png_structp png, png_bytep to, std::size_t count) {
    auto& left = *static_cast<std::span<const std::uint8_t>*>(png_get_io_ptr(png));
    if (left.size() < count) png_error(png, "it ends early");
    std::copy_n(left.begin(), count, to);
    left = left.subspan(count);
}

/// libpng leaves by longjmp where it fails: nothing that must be destroyed is made in here.
bool readHalved(png_structp png, png_infop info, cv::Mat& twoRows, cv::Mat& halved) {
    if (setjmp(png_jmpbuf(png))) return false;
    png_read_info(png, info);
    if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) return false;
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_strip_alpha(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    png_read_update_info(png, info);
    const int width = static_cast<int>(png_get_image_width(png, info));
    const int height = static_cast<int>(png_get_image_height(png, info));
    if (png_get_rowbytes(png, info) != std::size_t(3) * std::size_t(width)) return false;
    twoRows.create(2, width, CV_8UC3);
    halved.create(height / 2, width / 2, CV_8UC3);
    for (int y = 0; y < halved.rows; ++y) {
        png_read_row(png, twoRows.ptr(0), nullptr);
        png_read_row(png, twoRows.ptr(1), nullptr);
        cv::resize(twoRows.colRange(0, halved.cols * 2), halved.row(y), {halved.cols, 1}, 0, 0, cv::INTER_AREA);
    }
    return true;
}

}  // namespace

cv::Mat halvedPng(std::span<const std::uint8_t> bytes) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    if (!png) return {};
    png_infop info = png_create_info_struct(png);
    png_set_read_fn(png, &bytes, read);
    cv::Mat twoRows, halved;
    const bool whole = info && readHalved(png, info, twoRows, halved);
    png_destroy_read_struct(&png, &info, nullptr);
    return whole ? halved : cv::Mat();
}

}  // namespace hexwarden::vision
