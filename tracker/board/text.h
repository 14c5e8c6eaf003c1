// One-line text forms of sites, both ways.
//
//   hex     "q,r"
//   corner  "q,r,N" or "q,r,S"; also read: "q,r,NE" and the other four corners of a hex
//   edge    "cornerA/cornerB", the two names sorted as strings; also read: "q,r,E" and the other five sides of a hex
//
// "q,r,NE" names a corner where a corner is wanted and an edge where an edge is wanted; `site` takes it for an edge.
#pragma once

#include "tracker/board/site.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace hexwarden::board {

std::string text(Hex);
std::string text(Corner);
std::string text(Edge);
std::string text(const Site&);
/// Where the name of a corner stands among the names of all corners, sorted as strings.
int nameOrder(Corner);
/// The two corner names of an edge, sorted as strings.
std::array<std::string, 2> cornerNames(Edge);

/// None if the text is no such site or lies beyond `kReach` + 1.
std::optional<Hex> hexOf(std::string_view);
std::optional<Corner> cornerOf(std::string_view);
std::optional<Edge> edgeOf(std::string_view);
std::optional<Edge> edgeOf(std::string_view cornerA, std::string_view cornerB);
std::optional<Site> siteOf(std::string_view);

}  // namespace hexwarden::board
