#include "vision/source/stills_source.h"

#include "tracker/board/message.h"
#include "vision/photo.h"
#include "vision/picture_header.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace hexwarden::source {
namespace {

namespace fs = std::filesystem;
constexpr std::int64_t kApartMs = 1000;

}  // namespace

bool isPicture(const fs::path& file) {
    constexpr std::array<std::string_view, 10> endings{".jpg", ".jpeg", ".png", ".webp", ".bmp",
                                                       ".tif", ".tiff", ".ppm", ".heic", ".heif"};
    std::string ending = file.extension().string();
    for (char& c : ending) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (std::find(endings.begin(), endings.end(), ending) != endings.end()) return true;
    std::array<char, 32> first{};
    std::ifstream in(file, std::ios::binary);
    in.read(first.data(), first.size());
    const std::vector<std::uint8_t> bytes(first.begin(), first.begin() + in.gcount());
    return vision::kindOf(bytes).has_value();
}

StillsSource StillsSource::ofFolder(const fs::path& folder) {
    std::vector<fs::path> pictures;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file() && isPicture(entry.path())) pictures.push_back(entry.path());
    if (pictures.empty()) throw board::Failure(board::say("the folder '%1' holds no pictures", folder));
    std::sort(pictures.begin(), pictures.end());
    return StillsSource(std::move(pictures));
}

Next StillsSource::next(std::stop_token stop) {
    if (stop.stop_requested() || at_ == pictures_.size()) return End{};
    const auto id = static_cast<std::int64_t>(at_);
    try {
        vision::Frame frame = vision::readPhoto(pictures_[at_++]);
        frame.id = id;
        frame.atMs = id * kApartMs;
        return frame;
    } catch (const std::runtime_error& e) {
        return Interruption{board::messageOf(e)};
    }
}

}  // namespace hexwarden::source
