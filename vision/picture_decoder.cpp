#include "vision/picture_decoder.h"

#include "vision/halved_png.h"
#include "vision/picture_header.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string_view>

#include <fcntl.h>
#include <libheif/heif.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <unistd.h>

namespace hexwarden::vision {
namespace {

/// libjpeg, libpng and libtiff write their warnings to stderr themselves, past every handler that OpenCV sets.
class Hush {
  public:
    Hush() : guard_(mutex()), stderr_(::dup(STDERR_FILENO)) {
        const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (stderr_ >= 0 && nowhere >= 0) ::dup2(nowhere, STDERR_FILENO);
        if (nowhere >= 0) ::close(nowhere);
    }
    ~Hush() {
        if (stderr_ < 0) return;
        ::dup2(stderr_, STDERR_FILENO);
        ::close(stderr_);
    }
    Hush(const Hush&) = delete;
    Hush& operator=(const Hush&) = delete;

  private:
    static std::mutex& mutex() {
        static std::mutex one;
        return one;
    }

    std::lock_guard<std::mutex> guard_;
    int stderr_;
};

template <auto release>
struct With {
    void operator()(auto* what) const { release(what); }
};

/// What the colour channels of a picture mean is said only by some; most are as JPEG has them.
bool isOfFullRange(const heif_image_handle* handle) {
    heif_color_profile_nclx* said = nullptr;
    if (heif_image_handle_get_nclx_color_profile(handle, &said).code) return true;
    const std::unique_ptr<heif_color_profile_nclx, With<heif_nclx_color_profile_free>> profile(said);
    return profile->full_range_flag != 0;
}

/// Half as wide and high, put together from the brightness at half its size and the colours as they are: as BGR the
/// whole picture would take twice the memory. Empty where its channels are others.
cv::Mat halvedHeic(const heif_image_handle* handle) {
    if (!isOfFullRange(handle)) return {};
    heif_image* made = nullptr;
    if (heif_decode_image(handle, &made, heif_colorspace_YCbCr, heif_chroma_420, nullptr).code) return {};
    const std::unique_ptr<heif_image, With<heif_image_release>> image(made);
    const cv::Size half(heif_image_get_width(made, heif_channel_Cb), heif_image_get_height(made, heif_channel_Cb));
    const auto channel = [&](heif_channel which) -> cv::Mat {
        int stride = 0;
        std::uint8_t* plane = heif_image_get_plane(made, which, &stride);
        const cv::Size size(heif_image_get_width(made, which), heif_image_get_height(made, which));
        if (!plane || size.empty() || heif_image_get_bits_per_pixel_range(made, which) != 8) return {};
        return {size, CV_8UC1, plane, static_cast<std::size_t>(stride)};
    };
    const cv::Mat bright = channel(heif_channel_Y), blue = channel(heif_channel_Cb), red = channel(heif_channel_Cr);
    if (bright.empty() || blue.empty() || red.size() != blue.size()) return {};
    std::array<cv::Mat, 3> parts{cv::Mat(), red, blue};
    cv::resize(bright, parts[0], half, 0, 0, cv::INTER_AREA);
    cv::Mat together;
    cv::merge(parts.data(), parts.size(), together);
    cv::cvtColor(together, together, cv::COLOR_YCrCb2BGR);
    return together;
}

/// The library turns it upright itself.
cv::Mat decodedHeic(std::span<const std::uint8_t> bytes) {
    const std::unique_ptr<heif_context, With<heif_context_free>> context(heif_context_alloc());
    if (heif_context_read_from_memory_without_copy(context.get(), bytes.data(), bytes.size(), nullptr).code) return {};
    heif_image_handle* found = nullptr;
    if (heif_context_get_primary_image_handle(context.get(), &found).code) return {};
    const std::unique_ptr<heif_image_handle, With<heif_image_handle_release>> handle(found);
    const auto pixels = std::int64_t(heif_image_handle_get_width(found)) * heif_image_handle_get_height(found);
    if (pixels <= 0 || pixels > mostPixels(PictureKind::heic)) return {};
    if (pixels > kMostWholePixels)
        if (cv::Mat halved = halvedHeic(found); !halved.empty()) return halved;
    heif_image* made = nullptr;
    if (heif_decode_image(found, &made, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nullptr).code) return {};
    const std::unique_ptr<heif_image, With<heif_image_release>> image(made);
    int stride = 0;
    std::uint8_t* plane = heif_image_get_plane(made, heif_channel_interleaved, &stride);
    const cv::Size size(heif_image_get_primary_width(made), heif_image_get_primary_height(made));
    if (!plane || size.empty()) return {};
    cv::Mat picture(size, CV_8UC3, plane, static_cast<std::size_t>(stride));
    if (pixels > kMostWholePixels) cv::resize(picture, picture, {}, .5, .5, cv::INTER_AREA);
    cv::Mat bgr;
    cv::cvtColor(picture, bgr, cv::COLOR_RGB2BGR);
    return bgr;
}

/// OpenCV chooses a decoder by itself, and hands what it does not take for one of our kinds to a reader of DICOM that
/// aborts the program when the file is damaged.
bool looksLikeDicom(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kMark = "DICM";
    constexpr std::size_t kAt = 128;
    return bytes.size() >= kAt + kMark.size() && std::equal(kMark.begin(), kMark.end(), bytes.begin() + kAt);
}

cv::Mat decodedByOpenCv(std::span<const std::uint8_t> bytes, int flags) {
    if (looksLikeDicom(bytes)) return {};
    // Not copied, and not written to.
    const cv::Mat wrapped(1, static_cast<int>(bytes.size()), CV_8U, const_cast<std::uint8_t*>(bytes.data()));
    try {
        return cv::imdecode(wrapped, flags);
    } catch (const cv::Exception&) {
        return {};
    }
}

}  // namespace

cv::Mat decoded(std::span<const std::uint8_t> bytes) {
    const auto header = headerOf(bytes);
    if (!header) return {};
    const Hush hush;
    const bool large = header->width * header->height > kMostWholePixels;
    if (large && header->kind == PictureKind::png) return halvedPng(bytes);
    if (header->kind == PictureKind::heic) return decodedHeic(bytes);
    return decodedByOpenCv(bytes, large ? cv::IMREAD_REDUCED_COLOR_2 : cv::IMREAD_COLOR);
}

}  // namespace hexwarden::vision
