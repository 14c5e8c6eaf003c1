#include "vision/source/source.h"

#include "tracker/board/number.h"
#include "vision/source/live_source.h"
#include "vision/source/newest.h"
#include "vision/source/stills_source.h"
#include "vision/source/video_source.h"

#include <filesystem>
#include <optional>
#include <stdexcept>

namespace hexwarden::source {
namespace {

std::optional<int> cameraIndexOf(const std::string& description) {
    const auto index = board::numberIn<int>(description);
    return index && *index >= 0 ? index : std::nullopt;
}

}  // namespace

std::unique_ptr<FrameSource> open(const std::string& description, const Options& options) {
    namespace fs = std::filesystem;
    if (const auto index = cameraIndexOf(description))
        return std::make_unique<Newest>(LiveSource::camera(*index, options));
    if (description.find("://") != std::string::npos)
        return std::make_unique<Newest>(LiveSource::stream(description, options));
    if (fs::is_directory(description)) return std::make_unique<StillsSource>(StillsSource::ofFolder(description));
    if (!fs::exists(description)) throw std::runtime_error("there is no file or folder '" + description + "'");
    if (isPicture(description)) return std::make_unique<StillsSource>(std::vector<fs::path>{description});
    auto video = std::make_unique<VideoSource>(description, options);
    if (options.realTime) return std::make_unique<Newest>(std::move(video));
    return video;
}

}  // namespace hexwarden::source
