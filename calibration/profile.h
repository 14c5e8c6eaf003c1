// All that is known of one camera over one table, kept from evening to evening in a readable file:
//
//   hexwarden-profile 1
//   source 0                              as `hexwarden watch` takes it
//   layout base-19
//   picture 1920 1080
//   lens sheet                            assumed, board or sheet
//   focal 1504.2 1503.8
//   centre 958.1 541.7
//   distortion 0.04 -0.11 0 0 0
//   reprojection 0.31
//   pose 110.2 3.1 950 …                  imageFromLattice row by row; left out if the board was not found
//   white 0.81 0.92 0.97                  left out if the light was not measured
//   colour red 41 58 40 6 7 7 12          Lab, spread in Lab, confirmed pieces
#pragma once

#include "calibration/camera_model.h"
#include "calibration/colours.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwarden::calibration {

struct Profile {
    std::string source;  ///< may be empty: made from photographs of the sheet, for any source
    std::string layout;  ///< may be empty: any board
    CameraModel camera;
    std::optional<cv::Matx33d> imageFromLattice;  ///< where the board lay; a hint for finding it
    Light light;
    std::array<Prototype, board::kColourCount> colours = ColourModel().prototypes();

    bool operator==(const Profile&) const = default;
};

std::string text(const Profile&);

/// Throws std::runtime_error with one sentence that names `file` and the line that cannot be read.
Profile profileOf(std::string_view text, std::string_view file);

/// Writes beside the file and renames, so that a full disk or a crash leaves the old profile whole. Throws
/// std::runtime_error naming the file.
void save(const Profile&, const std::filesystem::path&);
Profile loadProfile(const std::filesystem::path&);

/// Why a profile is not one of this table, in one sentence that names everything that differs; none if it fits. An
/// empty `source` or `layout` fits any.
std::optional<std::string> objectionTo(const Profile&, std::string_view source, cv::Size picture,
                                       std::string_view layout);

}  // namespace hexwarden::calibration
