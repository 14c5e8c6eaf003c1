#include "tests/support/phone_picture.h"

#include <stdexcept>
#include <string>

#include <libheif/heif.h>

namespace hexwarden::support {
namespace {

std::string number(std::uint64_t value, int count) {
    std::string bytes;
    for (int i = count - 1; i >= 0; --i) bytes += static_cast<char>(value >> 8 * i);
    return bytes;
}

std::string box(const std::string& kind, const std::string& body) {
    return number(body.size() + 8, 4) + kind + body;
}

std::string versioned(const std::string& kind, int version, int flags, const std::string& body) {
    return box(kind,
               number(static_cast<std::uint64_t>(version), 1) + number(static_cast<std::uint64_t>(flags), 3) + body);
}

/// The body of the first box of that kind, however deep it lies; the encoder's files hold each once.
std::string found(const std::string& bytes, const std::string& kind) {
    const auto at = bytes.find(kind);
    if (at == std::string::npos || at < 4) throw std::logic_error("the encoder wrote no " + kind);
    std::size_t size = 0;
    for (std::size_t i = at - 4; i < at; ++i) size = size << 8 | static_cast<std::uint8_t>(bytes[i]);
    return bytes.substr(at + 4, size - 8);
}

heif_error keep(heif_context*, const void* data, std::size_t size, void* to) {
    const auto* bytes = static_cast<const std::uint8_t*>(data);
    static_cast<Bytes*>(to)->assign(bytes, bytes + size);
    return {heif_error_Ok, heif_suberror_Unspecified, ""};
}

std::string sizeOf(cv::Size size) {
    return versioned("ispe", 0, 0, number(std::uint64_t(size.width), 4) + number(std::uint64_t(size.height), 4));
}

}  // namespace

std::optional<Bytes> heicInOnePiece(cv::Size size) {
    heif_context* context = heif_context_alloc();
    heif_encoder* encoder = nullptr;
    if (heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder).code != heif_error_Ok)
        return std::nullopt;
    heif_encoder_set_parameter_string(encoder, "preset", "ultrafast");
    heif_image* image = nullptr;
    heif_image_create(size.width, size.height, heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image);
    heif_image_add_plane(image, heif_channel_interleaved, size.width, size.height, 8);
    int stride = 0;
    std::uint8_t* plane = heif_image_get_plane(image, heif_channel_interleaved, &stride);
    cv::Mat rgb(size, CV_8UC3, plane, static_cast<std::size_t>(stride));
    rgb.colRange(0, size.width / 2).setTo(cv::Scalar(200, 90, 30));
    rgb.colRange(size.width / 2, size.width).setTo(cv::Scalar(20, 60, 180));
    Bytes bytes;
    heif_writer writer{1, keep};
    const bool encoded = heif_context_encode_image(context, image, encoder, nullptr, nullptr).code == heif_error_Ok &&
                         heif_context_write(context, &writer, &bytes).code == heif_error_Ok;
    heif_image_release(image);
    heif_encoder_release(encoder);
    heif_context_free(context);
    if (!encoded) throw std::logic_error("the encoder failed");
    return bytes;
}

// Item 1 is the grid, item 2 its only piece, which stands in it once for each tile.
Bytes heicOfTiles(const Bytes& tile, cv::Size tileSize, const PhonePicture& picture) {
    const std::string piece(tile.begin(), tile.end()), coded = found(piece, "mdat");
    const int columns = (picture.size.width + tileSize.width - 1) / tileSize.width,
              rows = (picture.size.height + tileSize.height - 1) / tileSize.height;
    const auto tiles = std::uint64_t(columns) * std::uint64_t(rows);
    const std::string grid = number(0, 2) + number(std::uint64_t(rows - 1), 1) + number(std::uint64_t(columns - 1), 1) +
                             number(std::uint64_t(picture.size.width), 2) +
                             number(std::uint64_t(picture.size.height), 2);
    std::string references;
    for (std::uint64_t i = 0; i < tiles; ++i) references += number(2, 2);
    // Properties from 1 on: two sizes, how the pieces are coded, the turn, the mirror.
    const std::string properties = sizeOf(picture.size) + sizeOf(tileSize) + box("hvcC", found(piece, "hvcC")) +
                                   box("irot", number(std::uint64_t(picture.turns), 1)) + box("imir", number(1, 1));
    const std::string mine = picture.mirrored ? "\x03\x01\x84\x85" : "\x02\x01\x84";
    const std::string associations = number(2, 4) + number(1, 2) + mine + number(2, 2) + "\x02\x02\x83";
    const auto meta = [&](std::uint64_t codedAt) {
        return versioned(
            "meta", 0, 0,
            versioned("hdlr", 0, 0, number(0, 4) + "pict" + number(0, 8) + number(0, 5)) +
                versioned("pitm", 0, 0, number(1, 2)) +
                versioned("iinf", 0, 0,
                          number(2, 2) + versioned("infe", 2, 0, number(1, 2) + number(0, 2) + "grid" + number(0, 1)) +
                              versioned("infe", 2, 1, number(2, 2) + number(0, 2) + "hvc1" + number(0, 1))) +
                versioned("iref", 0, 0, box("dimg", number(1, 2) + number(tiles, 2) + references)) +
                box("iprp", box("ipco", properties) + versioned("ipma", 0, 0, associations)) + box("idat", grid) +
                versioned("iloc", 1, 0,
                          number(0x4400, 2) + number(2, 2) + number(1, 2) + number(1, 2) + number(0, 2) + number(1, 2) +
                              number(0, 4) + number(grid.size(), 4) + number(2, 2) + number(0, 2) + number(0, 2) +
                              number(1, 2) + number(codedAt, 4) + number(coded.size(), 4)));
    };
    const std::string kind = box("ftyp", "heic" + number(0, 4) + "mif1heic");
    const std::string whole = kind + meta(kind.size() + meta(0).size() + 8) + box("mdat", coded);
    return {whole.begin(), whole.end()};
}

}  // namespace hexwarden::support
