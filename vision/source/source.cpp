#include "vision/source/source.h"

#include "tracker/board/message.h"
#include "tracker/board/number.h"
#include "vision/source/camera_source.h"
#include "vision/source/clip.h"
#include "vision/source/live_source.h"
#include "vision/source/newest.h"
#include "vision/source/stills_source.h"
#include "vision/source/turn.h"
#include "vision/source/video_source.h"

#include <filesystem>
#include <stdexcept>

namespace hexwarden::source {
namespace {

bool isCameraNumber(const std::string& description) {
    const auto number = board::numberIn<int>(description);
    return number && *number >= 0;
}

std::unique_ptr<FrameSource> opened(const std::string& description, const SourceOptions& options) {
    namespace fs = std::filesystem;
    const auto camera = [&] {
        return std::make_unique<Newest>(std::make_unique<CameraSource>(description, options), description);
    };
    if (isCameraNumber(description) || description.starts_with("/dev/video")) return camera();
    if (description.find("://") != std::string::npos)
        return std::make_unique<Newest>(LiveSource::stream(description, options), description);
    if (fs::is_directory(description)) return std::make_unique<StillsSource>(StillsSource::ofFolder(description));
    if (!fs::exists(description) && cameraCalled(description)) return camera();
    if (!fs::exists(description))
        throw board::Failure(board::say("there is no camera, file or folder '%1'", description));
    if (!fs::is_regular_file(description))
        throw board::Failure(board::say("'%1' is a device or a pipe, and no picture or film", description));
    if (isPicture(description)) return std::make_unique<StillsSource>(std::vector<fs::path>{description});
    if (isClip(description)) {
        auto clip = std::make_unique<ClipSource>(description, options.realTime);
        if (options.realTime) return std::make_unique<Newest>(std::move(clip), description);
        return clip;
    }
    auto video = std::make_unique<VideoSource>(description, options);
    if (options.realTime) return std::make_unique<Newest>(std::move(video), description);
    return video;
}

}  // namespace

std::unique_ptr<FrameSource> open(const std::string& description, const SourceOptions& options) {
    return turned(opened(description, options), options.turn);
}

}  // namespace hexwarden::source
