// The game that comes with the program and plays when there is no camera: a film, and a script that says who sits at it
// and what its board has (data/samples/first_evening/README.md).
#pragma once

#include "tracker/board/layout.h"
#include "tracker/game/event.h"

#include <filesystem>

namespace hexwarden::session {

std::filesystem::path sampleFilm(const std::filesystem::path& data);

/// Who plays; seats go by the names of their colours.
game::Began sampleSeats(const std::filesystem::path& data);

/// The board with its harbours, which no camera can read of this print.
board::Layout sampleBoard(const std::filesystem::path& data);

}  // namespace hexwarden::session
