#include "vision/picture_header.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace hexwarden::vision {
namespace {

using Bytes = std::span<const std::uint8_t>;
using Size = std::optional<std::pair<std::int64_t, std::int64_t>>;

bool says(Bytes bytes, std::size_t at, std::string_view text) {
    return bytes.size() >= at + text.size() &&
           std::equal(text.begin(), text.end(), bytes.begin() + std::ptrdiff_t(at),
                      [](char c, std::uint8_t byte) { return static_cast<std::uint8_t>(c) == byte; });
}

/// An unsigned number of so many bytes; none beyond the end.
std::optional<std::uint32_t> number(Bytes bytes, std::size_t at, std::size_t count, bool bigEndian) {
    if (at > bytes.size() || bytes.size() - at < count) return std::nullopt;
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value = value << 8 | bytes[at + (bigEndian ? i : count - 1 - i)];
    return value;
}

Size sizeAt(Bytes bytes, std::size_t width, std::size_t height, std::size_t count, bool bigEndian) {
    const auto w = number(bytes, width, count, bigEndian), h = number(bytes, height, count, bigEndian);
    if (!w || !h) return std::nullopt;
    return std::pair(*w, *h);
}

/// From marker to marker until one begins a frame.
Size sizeOfJpeg(Bytes bytes) {
    std::size_t at = 2;
    while (at + 1 < bytes.size()) {
        if (bytes[at] != 0xFF) return std::nullopt;
        const std::uint8_t marker = bytes[at + 1];
        if (marker == 0xFF) {  // filling
            ++at;
            continue;
        }
        const bool frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame) return sizeAt(bytes, at + 7, at + 5, 2, true);
        const bool alone = marker == 0x01 || (marker >= 0xD0 && marker <= 0xD8);
        const auto length = number(bytes, at + 2, 2, true);
        if (!alone && (!length || *length < 2)) return std::nullopt;
        at += alone ? 2 : 2 + *length;
    }
    return std::nullopt;
}

Size sizeOfWebp(Bytes bytes) {
    if (says(bytes, 12, "VP8X")) {
        const auto less = sizeAt(bytes, 24, 27, 3, false);
        if (!less) return std::nullopt;
        return std::pair(less->first + 1, less->second + 1);
    }
    if (says(bytes, 12, "VP8L")) {
        const auto bits = number(bytes, 21, 4, false);
        if (!bits) return std::nullopt;
        return std::pair(std::int64_t(*bits & 0x3FFF) + 1, std::int64_t(*bits >> 14 & 0x3FFF) + 1);
    }
    if (!says(bytes, 12, "VP8 ")) return std::nullopt;
    const auto size = sizeAt(bytes, 26, 28, 2, false);
    if (!size) return std::nullopt;
    return std::pair(size->first & 0x3FFF, size->second & 0x3FFF);
}

Size sizeOfBmp(Bytes bytes) {
    const auto header = number(bytes, 14, 4, false);
    if (header == 12U) return sizeAt(bytes, 18, 20, 2, false);
    const auto size = sizeAt(bytes, 18, 22, 4, false);
    if (!size) return std::nullopt;
    // A negative height: rows from top to bottom.
    return std::pair(std::int64_t(std::int32_t(size->first)),
                     std::abs(std::int64_t(std::int32_t(std::uint32_t(size->second)))));
}

/// The first directory's width (256) and length (257), each a short or a long.
Size sizeOfTiff(Bytes bytes) {
    const bool bigEndian = bytes[0] == 'M';
    const auto directory = number(bytes, 4, 4, bigEndian);
    const auto entries = directory ? number(bytes, *directory, 2, bigEndian) : std::nullopt;
    if (!entries) return std::nullopt;
    std::optional<std::uint32_t> width, height;
    for (std::uint32_t i = 0; i < *entries; ++i) {
        const std::size_t at = std::size_t(*directory) + 2 + 12 * std::size_t(i);
        const auto tag = number(bytes, at, 2, bigEndian), type = number(bytes, at + 2, 2, bigEndian);
        if (!tag || !type) return std::nullopt;
        const auto value = number(bytes, at + 8, type == 3U ? 2 : 4, bigEndian);
        if (tag == 256U) width = value;
        if (tag == 257U) height = value;
    }
    if (!width || !height) return std::nullopt;
    return std::pair(*width, *height);
}

/// Two numbers in digits, apart by white space and by comments.
Size sizeOfPpm(Bytes bytes) {
    std::array<std::int64_t, 2> numbers{};
    std::size_t at = 2, which = 0;
    for (bool comment = false, in = false; at < bytes.size(); ++at) {
        const auto c = static_cast<char>(bytes[at]);
        const bool digit = !comment && c >= '0' && c <= '9';
        if (digit) numbers[which] = std::min<std::int64_t>(numbers[which] * 10 + (c - '0'), kMostSide);
        if (in && !digit && ++which == 2) return std::pair(numbers[0], numbers[1]);
        in = digit;
        comment = comment ? c != '\n' : c == '#';
    }
    return std::nullopt;
}

bool isHeic(Bytes bytes) {
    constexpr std::array<std::string_view, 6> kBrands{"heic", "heix", "heim", "heis", "mif1", "msf1"};
    return says(bytes, 4, "ftyp") &&
           std::ranges::any_of(kBrands, [&](std::string_view brand) { return says(bytes, 8, brand); });
}

}  // namespace

std::optional<PictureKind> kindOf(std::span<const std::uint8_t> bytes) {
    using namespace std::string_view_literals;
    if (says(bytes, 0, "\xFF\xD8\xFF")) return PictureKind::jpeg;
    if (says(bytes, 0, "\x89PNG\r\n\x1A\n")) return PictureKind::png;
    if (says(bytes, 0, "RIFF") && says(bytes, 8, "WEBP")) return PictureKind::webp;
    if (says(bytes, 0, "BM")) return PictureKind::bmp;
    if (says(bytes, 0, "II*\0"sv) || says(bytes, 0, "MM\0*"sv)) return PictureKind::tiff;
    const bool apart = bytes.size() > 2 && std::string_view(" \t\r\n").find(char(bytes[2])) != std::string_view::npos;
    if (apart && (says(bytes, 0, "P5") || says(bytes, 0, "P6"))) return PictureKind::ppm;
    if (isHeic(bytes)) return PictureKind::heic;
    return std::nullopt;
}

std::optional<PictureHeader> headerOf(std::span<const std::uint8_t> bytes) {
    const auto kind = kindOf(bytes);
    if (!kind) return std::nullopt;
    if (*kind == PictureKind::heic) {
        const auto heic = heicHeaderOf(bytes);
        if (!heic) return std::nullopt;
        return PictureHeader{*kind, heic->width, heic->height, heic};
    }
    const Size size = *kind == PictureKind::jpeg   ? sizeOfJpeg(bytes)
                      : *kind == PictureKind::png  ? sizeAt(bytes, 16, 20, 4, true)
                      : *kind == PictureKind::webp ? sizeOfWebp(bytes)
                      : *kind == PictureKind::bmp  ? sizeOfBmp(bytes)
                      : *kind == PictureKind::tiff ? sizeOfTiff(bytes)
                                                   : sizeOfPpm(bytes);
    if (!size || size->first <= 0 || size->second <= 0) return std::nullopt;
    return PictureHeader{*kind, std::min(size->first, kMostSide), std::min(size->second, kMostSide)};
}

std::int64_t mostPixels(const PictureHeader& header) {
    if (header.heic) return mostPixels(*header.heic);
    const bool halved = header.kind == PictureKind::jpeg || header.kind == PictureKind::png;
    return halved ? 4 * kMostWholePixels : kMostWholePixels;
}

}  // namespace hexwarden::vision
