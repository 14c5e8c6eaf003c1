// Rendered tables: a board of known truth, painted and seen by a camera, with flaws by name.
//
// Nothing here is meant to look real; it is meant to be unmistakable, so that what goes wrong on it is wrong in the
// code.
#pragma once

#include "tracker/board/layout.h"
#include "tracker/board/observation.h"
#include "vision/board_pose.h"

#include <map>

namespace hexwarden::support {

struct TableTruth {
    std::vector<board::Hex> land;
    std::map<board::Hex, board::Terrain> terrain;
    std::map<board::Hex, board::Token> token;  ///< hexes without one are left out
    std::map<board::Hex, cv::Point2d> pushed;  ///< where tokens lie that were pushed away: tile sides from the middle
    std::optional<board::Hex> robber;
    std::map<board::Corner, board::Occupant> buildings;
    std::map<board::Edge, board::Occupant> routes;
};

struct ViewFrom {
    double tiltDegrees = 0;
    double turnDegrees = 0;
    double fill = .85;  ///< radius of the board over half the picture's short side, about
    cv::Size size{1280, 960};
    cv::Point2d shift{};  ///< of the board's middle from the picture's, in widths and heights of the picture
    double focal = vision::kAssumedFocal;  ///< over the picture's long side
};

struct Flaws {
    double blurPx = .7;
    double noise = 3;            ///< grey levels, one standard deviation
    double lightGradient = .15;  ///< relative brightness from one rim of the picture to the other
    double gain = 1;             ///< of the whole picture
    cv::Vec3d tint{1, 1, 1};     ///< blue, green, red
};

struct RenderedTable {
    cv::Mat image;
    vision::View view;
};

/// A base-19 board shuffled by the seed, with a few settlements, cities and roads of four players that obey the rules.
TableTruth shuffledTable(const board::BoardSpec&, std::uint64_t seed);

RenderedTable render(const TableTruth&, const ViewFrom&, const Flaws&, std::uint64_t seed);

/// Only the table's wood, under the same flaws.
cv::Mat bareTable(cv::Size, const Flaws&, std::uint64_t seed);

}  // namespace hexwarden::support
