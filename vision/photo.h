// Photographs from files.
#pragma once

#include "vision/frame.h"

#include <filesystem>
#include <functional>

namespace hexwarden::vision {

/// Reads a photograph, turned upright as EXIF says. Throws board::Failure, one sentence naming the file, if there is no
/// such file, if it is a device or a pipe, if it is no picture, if it ends early, or if it has more than `mostPixels`.
/// One of more than `kMostWholePixels` comes at half its width and height; `makeRoom` is called before it is decoded,
/// which takes most of the memory that a program may take here.
Frame readPhoto(const std::filesystem::path&, const std::function<void()>& makeRoom = {});

}  // namespace hexwarden::vision
