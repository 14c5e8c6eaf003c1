// What was read in one photograph, for programs and for people.
#pragma once

#include "vision/placing.h"
#include "vision/scanner.h"

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace hexwarden::scan {

struct Scanned {
    std::string photo;  ///< as it was named on the command line
    cv::Size size;
    vision::Scan scan;
    double decodeMs = 0;
    std::optional<vision::BoardView> view{};  ///< how well the picture shows the board, if it was measured
    vision::PlacingNeeds needs{};
};

/// The likeliest occupant if the site is more likely taken than not.
std::optional<board::Guess<board::Occupant>> occupantOf(const board::SiteReading&);

/// One answer as docs/scan.md describes it.
nlohmann::ordered_json json(const Scanned&);
/// The figures, and what would help, in sentences.
nlohmann::ordered_json json(const vision::BoardView&, const vision::PlacingNeeds&);

/// The same for people, several lines.
std::string text(const Scanned&);

}  // namespace hexwarden::scan
