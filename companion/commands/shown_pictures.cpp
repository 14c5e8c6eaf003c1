#include "companion/commands/shown_pictures.h"

#include "calibration/whole_file.h"
#include "companion/commands/steady_film.h"
#include "vision/geometry.h"
#include "vision/photo.h"
#include "vision/source/source.h"
#include "vision/source/stills_source.h"
#include "vision/source/straight_source.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <iterator>
#include <map>

namespace hexwarden::commands {
namespace {

namespace fs = std::filesystem;
using board::Failure;
using board::say;
using scan::Shown;

/// After so long a reach is known: the table has lain still for a while.
constexpr std::int64_t kSettledMs = 2000;

/// Photographs may be named by their file name alone.
const std::string* photoCalled(const std::string& name, const std::vector<std::string>& photos) {
    for (const std::string& photo : photos)
        if (photo == name || fs::path(photo).filename() == name) return &photo;
    return nullptr;
}

std::vector<std::string> picturesOf(const std::vector<std::string>& sources) {
    std::vector<std::string> pictures;
    for (const std::string& source : sources) {
        if (!fs::is_directory(source)) {
            pictures.push_back(source);
            continue;
        }
        const std::size_t before = pictures.size();
        for (const auto& entry : fs::directory_iterator(source))
            if (entry.is_regular_file() && source::isPicture(entry.path())) pictures.push_back(entry.path().string());
        std::sort(pictures.begin() + static_cast<std::ptrdiff_t>(before), pictures.end());
    }
    return pictures;
}

/// What was known, but for the kinds that were shown now, and these.
calibration::ShownPieces joined(const calibration::ShownPieces& before, calibration::ShownPieces now) {
    if (before.set != now.set || !isReadable(before)) return now;
    auto kept = before.pieces;
    std::erase_if(kept, [&](const auto& old) {
        return std::any_of(now.pieces.begin(), now.pieces.end(),
                           [&](const auto& piece) { return piece.kind == old.kind && piece.worth == old.worth; });
    });
    now.pieces.insert(now.pieces.begin(), kept.begin(), kept.end());
    return now;
}

vision::Frame straight(vision::Frame frame, const std::string& name,
                       const std::optional<calibration::Profile>& profile) {
    if (!profile) return frame;
    if (const auto objection = calibration::objectionTo(*profile, "", frame.image.size(), ""))
        throw Failure(say("%1: %2", name, *objection));
    frame.image = calibration::Straightener(profile->camera)(frame.image);
    return frame;
}

void eachPhoto(const std::vector<std::string>& photos, const std::vector<Shown>& list,
               const std::optional<calibration::Profile>& profile, const TakeShown& take) {
    std::map<std::string, std::vector<Shown>> byPhoto;
    for (const Shown& shown : list) {
        if (shown.atMs)
            throw Failure(say("line %1 of the list names a moment of a video, and this is none", shown.line));
        if (shown.photo.empty() && photos.size() != 1)
            throw Failure(say("line %1 of the list must name one of the photographs", shown.line));
        const std::string* photo = shown.photo.empty() ? &photos.front() : photoCalled(shown.photo, photos);
        if (!photo) throw Failure(say("line %1 of the list names %2, which is not there", shown.line, shown.photo));
        byPhoto[*photo].push_back(shown);
    }
    for (const auto& [photo, shown] : byPhoto) take({straight(vision::readPhoto(photo), photo, profile), photo, shown});
}

std::vector<Shown> moved(std::vector<Shown> shown, const cv::Matx33d& by) {
    for (Shown& one : shown) one.at = vision::project(by, one.at);
    return shown;
}

void eachMoment(const std::string& film, const std::vector<Shown>& list,
                const std::optional<calibration::Profile>& profile, vision::BoardFinder& finder,
                const TakeShown& take) {
    std::map<std::int64_t, std::vector<Shown>> byMoment;
    for (const Shown& shown : list) {
        if (!shown.atMs) throw Failure(say("line %1 of the list must name a moment of the video", shown.line));
        byMoment[*shown.atMs].push_back(shown);
    }
    const auto source = source::open(film, {.everyMs = 0});
    SteadyFilm steady(finder);
    std::optional<SteadyFilm::Look> before;
    std::deque<SteadyFilm::Look> shownIn;  // whose reaches may not be over yet
    auto seen = byMoment.begin(), taken = byMoment.begin();
    while (taken != byMoment.end()) {
        source::Next next = source->next();
        if (const auto* why = std::get_if<source::Interruption>(&next)) throw Failure(why->reason);
        const auto* came = std::get_if<vision::Frame>(&next);
        if (!came && seen != byMoment.end())
            throw Failure(
                say("line %1 of the list names a moment after the end of %2", seen->second.front().line, film));
        if (came) {
            const SteadyFilm::Look look = steady.take(straight(*came, film, profile));
            for (; seen != byMoment.end() && look.frame.atMs >= seen->first; ++seen) {
                const bool earlier = before && seen->first - before->frame.atMs < look.frame.atMs - seen->first;
                shownIn.push_back(earlier ? *before : look);
            }
            before = look;
        }
        for (; taken != seen && (!came || came->atMs >= taken->first + kSettledMs); ++taken, shownIn.pop_front()) {
            const SteadyFilm::Look& in = shownIn.front();
            take({in.frame, film + ", " + std::to_string(taken->first) + " ms", moved(taken->second, in.steadyFromRaw),
                  steady.until(taken->first + kSettledMs / 2), in.board});
        }
    }
}

}  // namespace

void eachShownPicture(const std::vector<std::string>& sources, const std::vector<Shown>& list,
                      const std::optional<calibration::Profile>& profile, vision::BoardFinder& finder,
                      const TakeShown& take) {
    const std::string& first = sources.front();
    if (sources.size() == 1 && fs::is_regular_file(first) && !source::isPicture(first))
        eachMoment(first, list, profile, finder, take);
    else
        eachPhoto(picturesOf(sources), list, profile, take);
}

Taught learnShown(const std::vector<std::string>& sources, const std::string& list, const std::string& pieceSet,
                  const std::string& layout, const fs::path& data, std::optional<calibration::Profile>& profile) {
    const auto shown = scan::shownList(calibration::readWhole(list), list);
    vision::Scanner scanner(data, {.layout = layout, .focalPx = calibration::knownFocalPx(profile)}, pieceSet);
    scan::Teaching teaching(scanner, board::readPieceSet(data / "pieces" / (pieceSet + ".txt")));
    cv::Size size;
    eachShownPicture(sources, shown, profile, scanner.finder(), [&](const scan::ShownPicture& picture) {
        size = picture.frame.image.size();
        teaching.take(picture);
    });
    if (!profile) profile.emplace().camera = calibration::assumedCamera(size);
    profile->colours = teaching.coloursWith(profile->colours);
    profile->shown = joined(profile->shown, teaching.pieces());
    return {teaching.pieces(), teaching.warnings()};
}

}  // namespace hexwarden::commands
