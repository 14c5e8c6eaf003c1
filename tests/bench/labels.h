// Labelled photographs: NAME.json beside NAME.jpg, in the form that score.py reads (see the README beside the
// photographs).
#pragma once

#include "tracker/board/observation.h"

#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include <opencv2/core.hpp>

namespace hexwarden::bench {

struct TrueTile {
    board::Terrain terrain = board::Terrain::none;
    board::Token token = 0;    ///< 0: none
    bool tokenHidden = false;  ///< something covers it: nobody can read it
};

/// One of the other pieces of the rule books.
struct TrueShape {
    board::Shape shape{};
    board::Colour colour{};
    cv::Point2d at;  ///< its foot, pixels
    bool lying = false;
    double visible = 1;  ///< share of it that nothing hides
};

struct TrueBoard {
    cv::Matx33d imageFromLattice;
    cv::Size size;  ///< of the photograph; tiles beyond it are not asked
    std::map<board::Hex, TrueTile> tiles;
    std::optional<board::Hex> robber;  ///< none: not on the board, or not known
    std::vector<std::pair<board::Site, board::Occupant>> pieces;
    std::map<board::Edge, board::HarbourKind> harbours{};  ///< all of them; empty: not written down
    std::vector<TrueShape> shapes{};
    bool otherPieces = false;  ///< `shapes` was written down; else there is nothing but the base game's pieces
};

struct TrueDie {
    int value = 0;
    cv::Point2d at;       ///< pixels
    double reachPx = 0;   ///< a reading is of this die if it lies so near
    bool emblem = false;  ///< a logo instead of pips: may be read as anything
};

struct Label {
    std::string name, set;  ///< the set is the name up to its underscore
    std::filesystem::path photo;
    std::optional<TrueBoard> board;
    std::vector<TrueDie> dice;
    bool allDice = false;  ///< a photograph of dice: what is read elsewhere is false, but for the following
    std::vector<cv::Point2d> unreadable;
    std::vector<cv::Rect2d> ignored;
};

/// All labels of a folder by name, those without a board or dice left out. Throws std::runtime_error naming the file
/// that cannot be read.
std::vector<Label> readLabels(const std::filesystem::path& folder);

/// One tile side in pixels about a lattice point, along the direction that the view foreshortens most.
double shortSidePx(const cv::Matx33d& imageFromLattice, cv::Point2d inLattice);

}  // namespace hexwarden::bench
