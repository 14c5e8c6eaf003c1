#include "vision/photo.h"

#include "tracker/board/message.h"
#include "vision/picture_decoder.h"
#include "vision/picture_header.h"

#include <fstream>
#include <vector>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 256 << 20;  // no camera writes more, and all of it is read
constexpr std::int64_t kMillion = 1'000'000;

using Bytes = std::vector<std::uint8_t>;

/// JPEG decoders fill what is missing with grey and say nothing, so the end mark is looked for.
bool endsEarly(const Bytes& bytes) {
    for (std::size_t i = bytes.size() - 1; i > 0; --i)
        if (bytes[i - 1] == 0xFF && bytes[i] == 0xD9) return bytes.size() - i > bytes.size() / 2 + 1;
    return true;
}

Bytes bytesOf(const fs::path& path, std::uintmax_t most) {
    Bytes bytes(most);
    std::ifstream in(path, std::ios::binary);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(most));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

}  // namespace

Frame readPhoto(const fs::path& path, const std::function<void()>& makeRoom) {
    const auto fail = [](board::Message why) -> void { throw board::Failure(std::move(why)); };
    std::error_code none;
    if (!fs::exists(path, none)) fail(board::say("%1 does not exist", path));
    if (!fs::is_regular_file(path, none)) fail(board::say("%1 is no file with a picture", path));
    const auto size = fs::file_size(path, none);
    if (!none && size > kMostBytes) fail(board::say("%1 is larger than any photograph", path));
    const Bytes bytes = bytesOf(path, none ? 0 : size);
    if (bytes.empty()) fail(board::say("%1 is empty or cannot be read", path));
    const auto header = headerOf(bytes);
    if (!header)
        fail(board::say("%1 is no picture, or it is cut off: JPEG, PNG, WebP, BMP, TIFF, PPM and HEIC are read", path));
    if (const auto most = mostPixels(*header); header->width * header->height > most)
        fail(board::say("%1 has %2 megapixels; up to %3 are read: make it smaller", path,
                        header->width * header->height / kMillion, most / kMillion));
    if (header->kind == PictureKind::jpeg && endsEarly(bytes))
        fail(board::say("%1 ends before its picture does", path));
    if (makeRoom && header->width * header->height > kMostWholePixels) makeRoom();
    const cv::Mat image = decoded(bytes);
    if (image.empty()) fail(board::say("%1 is no picture that can be decoded", path));
    return {image, 0, 0};
}

}  // namespace hexwarden::vision
