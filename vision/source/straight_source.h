// A source seen through a measured lens.
#pragma once

#include "calibration/profile.h"
#include "vision/source/source.h"

namespace hexwarden::source {

/// Hands out the frames of `delivered` straightened by the profile's lens; everything downstream works in the pixels of
/// the straight pictures. `next` throws std::runtime_error with one sentence that says what differs, if the profile is
/// of another camera, of another board or of pictures of another size. An empty name fits any.
std::unique_ptr<FrameSource> straightened(std::unique_ptr<FrameSource> delivered, const calibration::Profile&,
                                          std::string name, std::string layout = "");

}  // namespace hexwarden::source
