// All that is known of one camera over one table, kept from evening to evening in a readable file:
//
//   hexwarden-profile 1
//   source 0                              as `hexwarden watch` takes it; left out: any
//   layout base-19                        left out: any
//   picture 1920 1080
//   lens sheet                            assumed, or measured with the sheet
//   focal 1504.2 1503.8                   pixels, across and down
//   centre 958.1 541.7
//   distortion 0.04 -0.11 0 0 0           k1 k2 p1 p2 k3
//   reprojection 0.31                     pixels
//   pose 110.2 3.1 950 …                  imageFromLattice row by row; left out if the board was not found
//   colour red 41 58 40 6 7 7 12          L*a*b*, spread along each, confirmed pieces
//   pieces risk-cubes-6                   the piece set that pieces were shown for; left out if none were
//   shown army 5 red standing 0.25 …      a piece that was shown: kind, worth, colour or none, standing or lying, place
//   end                                   a profile without it was cut off
//
// Empty lines and lines that begin with # are skipped; so is `white`, which version 0.2 kept.
#pragma once

#include "calibration/camera_model.h"
#include "calibration/colours.h"
#include "calibration/shown_pieces.h"
#include "tracker/board/message.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwarden::calibration {

struct Profile {
    std::string source;
    std::string layout;
    CameraModel camera;
    std::optional<cv::Matx33d> imageFromLattice;  ///< where the board lay when the profile was made
    std::array<Prototype, board::kColourCount> colours = ColourModel().prototypes();
    ShownPieces shown{};

    bool operator==(const Profile&) const = default;
};

/// Writes every number exactly.
std::string text(const Profile&);

/// Throws std::runtime_error with one sentence that names `file` and the line that cannot be read, or what is missing.
Profile profileOf(std::string_view text, std::string_view file);

/// Replaces the file completely or not at all: see whole_file.h. Throws std::runtime_error naming the file.
void save(const Profile&, const std::filesystem::path&);
Profile loadProfile(const std::filesystem::path&);

/// The pieces that were shown; none if none were. Throws board::Failure if they were shown for another piece set.
const ShownPieces& shownFor(const Profile&, std::string_view pieceSet);

/// Horizontal, in pixels; 0 without a profile or a measured lens.
double knownFocalPx(const std::optional<Profile>&);

/// Why a profile is not one of this table, in one sentence that names everything that differs; none if it fits. An
/// empty `source` or `layout`, here or in the profile, fits any; so does the size of a picture where nothing is known
/// but the pieces that were shown.
std::optional<board::Message> objectionTo(const Profile&, std::string_view source, cv::Size picture,
                                          std::string_view layout);

}  // namespace hexwarden::calibration
