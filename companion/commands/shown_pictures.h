// The pictures in which pieces were shown: photographs, a folder of them, or moments of a film.
#pragma once

#include "calibration/profile.h"
#include "companion/scan/teaching.h"
#include "tracker/board/message.h"
#include "vision/board_finder.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::commands {

/// Called with each picture that the list names, straightened by the profile's lens; a film is steadied.
using TakeShown = std::function<void(const scan::ShownPicture&)>;

/// A film is steadied by the board that the finder sees in it.
/// Throws board::Failure naming the picture and the line: one that the list names and is not there, a moment after the
/// film's end, a moment of a photograph, a picture that cannot be read, a profile of another camera.
void eachShownPicture(const std::vector<std::string>& sources, const std::vector<scan::Shown>&,
                      const std::optional<calibration::Profile>&, vision::BoardFinder&, const TakeShown&);

struct Taught {
    calibration::ShownPieces pieces;         ///< that were shown now
    std::vector<board::Message> warnings{};  ///< what cannot be told apart from here
};

/// Learns the pieces of `list` (a file as companion/scan/shown_list.h says) for a piece set, into the profile; one that
/// is not there is made. Kinds that it knew and that are shown again are learned from what is shown now. Throws as
/// `eachShownPicture`, `shownList` and `Teaching` do; then the profile is as it was.
Taught learnShown(const std::vector<std::string>& sources, const std::string& list, const std::string& pieceSet,
                  const std::string& layout, const std::filesystem::path& data, std::optional<calibration::Profile>&);

}  // namespace hexwarden::commands
