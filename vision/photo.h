// Photographs from files.
#pragma once

#include "vision/frame.h"

#include <filesystem>

namespace hexwarden::vision {

/// Reads a photograph, EXIF orientation applied. Throws std::runtime_error, one sentence naming the file, if there is
/// no such file, if it is no image, if it ends early, or if it is larger than OpenCV agrees to decode (2^30 pixels).
Frame readPhoto(const std::filesystem::path&);

}  // namespace hexwarden::vision
