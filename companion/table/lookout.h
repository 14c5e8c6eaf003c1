// A source and the eye that looks at it: the one place where a camera's profile reaches both, and where what was
// learned goes back into it.
#pragma once

#include "calibration/profile.h"
#include "companion/table/eye.h"
#include "companion/table/table_loop.h"
#include "vision/source/source.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace hexwarden::table {

struct Lookout {
    std::unique_ptr<source::FrameSource> source;  ///< straightened by the profile's lens; throws as `straightened` does
    Eye eye;                                      ///< knows the profile's focal length, colours and shown pieces
};

/// `name`: of the source, as profiles know it. `still` and the focal length of `options` are set here. Throws as `Eye`.
Lookout lookoutFor(std::unique_ptr<source::FrameSource>, const std::string& name,
                   const std::optional<calibration::Profile>&, const std::filesystem::path& data,
                   EyeOptions options = {});

/// The profile with what a loop came to know of its table.
calibration::Profile withLearned(calibration::Profile, const Learned&);

}  // namespace hexwarden::table
