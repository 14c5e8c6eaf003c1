// What draws the window: a graphics card by OpenGL, or Qt's own rasteriser.
#pragma once

#include <filesystem>

namespace hexwarden::session {

/// A card that renders, as the kernel shows it among its devices.
bool hasGraphicsCard(const std::filesystem::path& devices = "/dev");

/// To be called before the application is made. Without a card OpenGL would be Mesa's rasteriser, whose compiler takes
/// most of a second to draw the first frame, while Qt's takes a third of it. Whoever has chosen either by a variable of
/// Qt's or Mesa's gets that.
void chooseRenderer();

}  // namespace hexwarden::session
