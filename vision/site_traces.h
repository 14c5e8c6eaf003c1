// What a reach left on corners and edges: settlements and roads of the base game that nobody showed. On ground of their
// own colour the networks of corners and edges overlook them, but what lies there has changed. And the discs of
// harbours.
#pragma once

#include "vision/left_behind.h"
#include "vision/piece_reader.h"

#include <map>
#include <vector>

namespace hexwarden::vision {

/// Chance that a piece of the base game came where something that nobody showed came beside it.
inline constexpr double kBesideStranger = .02;

/// Chance that a piece of the base game came where the network sees one and a reach left something.
inline constexpr double kReadAtOnce = .85;

/// Such a piece came to a free site with this probability; none if it went from there.
struct CameToSite {
    board::Site site;
    double probability = 0;
};

/// Corners, edges and hexes of the land and the water about it at which something changed. `view`: of the pictures that
/// the patches are of.
std::vector<board::Site> touchedBy(const std::vector<Patch>&, const View& view, const BoardPose&);

/// The patch is as round, flat and large as a number token or the disc of a harbour: larger than any piece.
bool isDisc(const Patch&, const View&);

/// Where a reach left a piece, the network's word that nothing stands there counts less; where it left something that
/// nobody showed, the network's word that a piece does. `came`: CameToSite.
void weighByReaches(PieceLooks&, const std::map<board::Site, double>& came);

}  // namespace hexwarden::vision
