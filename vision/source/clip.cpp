#include "vision/source/clip.h"

#include "calibration/whole_file.h"
#include "tracker/board/message.h"
#include "tracker/board/number.h"
#include "vision/picture_decoder.h"
#include "vision/source/pause.h"
#include "vision/source/tar.h"

#include <algorithm>
#include <chrono>

namespace hexwarden::source {

namespace {

constexpr std::size_t kDigits = 10;

std::string nameOf(std::int64_t atMs) {
    const std::string digits = std::to_string(atMs);
    return std::string(kDigits - std::min(kDigits, digits.size()), '0') + digits + ".jpg";
}

std::optional<std::int64_t> timeIn(const std::string& name) {
    if (!name.ends_with(".jpg")) return std::nullopt;
    return board::numberIn<std::int64_t>(name.substr(0, name.size() - 4));
}

}  // namespace

void save(const Clip& clip, const std::filesystem::path& file) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    std::vector<Member> members{{kClipText, clip.text}};
    for (const Clip::Picture& picture : clip.pictures) members.push_back({nameOf(picture.atMs), picture.jpeg});
    calibration::writeWhole(file, tar(members, std::chrono::duration_cast<std::chrono::seconds>(now).count()));
}

Clip loadClip(const std::filesystem::path& file) {
    Clip clip;
    for (Member& member : untar(calibration::readWhole(file), file.string())) {
        if (const auto atMs = timeIn(member.name))
            clip.pictures.push_back({*atMs, std::move(member.bytes)});
        else if (member.name == kClipText)
            clip.text = std::move(member.bytes);
    }
    if (clip.pictures.empty()) throw board::Failure(board::say("'%1' holds no pictures", file));
    std::ranges::sort(clip.pictures, {}, &Clip::Picture::atMs);
    return clip;
}

bool isClip(const std::filesystem::path& file) {
    return file.extension() == kClipEnding;
}

ClipSource::ClipSource(const std::filesystem::path& file, bool realTime)
    : clip_(loadClip(file)), file_(file), realTime_(realTime) {}

Next ClipSource::next(std::stop_token stop) {
    if (stop.stop_requested() || at_ == clip_.pictures.size()) return End{};
    const Clip::Picture& picture = clip_.pictures[at_];
    const std::int64_t before = clip_.pictures[at_ > 0 ? at_ - 1 : 0].atMs;
    if (realTime_ && !pauseFor(std::chrono::milliseconds(picture.atMs - before), stop)) return End{};
    const auto id = static_cast<std::int64_t>(at_++);
    const std::vector<std::uint8_t> bytes(picture.jpeg.begin(), picture.jpeg.end());
    vision::Frame frame{vision::decoded(bytes), id, picture.atMs - clip_.pictures.front().atMs};
    if (frame.image.empty())
        return Interruption{board::say("the picture %1 of '%2' is damaged", nameOf(picture.atMs), file_)};
    return frame;
}

}  // namespace hexwarden::source
