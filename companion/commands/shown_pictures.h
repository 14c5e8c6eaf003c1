// The pictures in which pieces were shown: photographs, a folder of them, or moments of a film.
#pragma once

#include "calibration/profile.h"
#include "companion/scan/shown_list.h"
#include "tracker/board/message.h"
#include "vision/board_finder.h"
#include "vision/frame.h"
#include "vision/left_behind.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::commands {

/// Called with each picture that the list names, straightened by the profile's lens, how people call it, what is shown
/// there, and of a film, which is steadied, with what hands did until then.
using TakeShown = std::function<void(const vision::Frame&, const std::string& name, const std::vector<scan::Shown>&,
                                     const std::vector<vision::Reach>&)>;

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
