// Photographs from files.
#pragma once

#include "vision/frame.h"

#include <filesystem>

namespace hexwarden::vision {

/// Reads a photograph, turned upright as EXIF says. Throws board::Failure, one sentence naming the file, if there is no
/// such file, if it is a device or a pipe, if it is no picture, if it ends early, or if it has more than `mostPixels`.
/// One of more than `kMostWholePixels` comes at half its width and height.
Frame readPhoto(const std::filesystem::path&);

}  // namespace hexwarden::vision
