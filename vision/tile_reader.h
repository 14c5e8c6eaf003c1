// Terrain, tokens and the robber: what each tile looks like by itself.
#pragma once

#include "vision/crops.h"
#include "vision/network.h"
#include "vision/shares.h"

#include <array>
#include <optional>
#include <utility>

namespace hexwarden::vision {

/// 0 is no token; the order of the network's outputs.
inline constexpr std::array<board::Token, 11> kTokens{0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

struct TileLook {
    board::Hex hex;
    Shares terrain;             ///< in the order of board::kTerrains
    std::vector<float> look;    ///< features by which tiles of a board are compared; empty: not read
    Shares token;               ///< in the order of kTokens; empty until they are read
    double disc = 0;            ///< probability that a token lies here
    cv::Point2d discInLattice;  ///< its centre, meaningless where there is none
    double hidden = 0;          ///< probability that something else lies over the tile: then the rest means nothing
    std::optional<cv::Vec3d> colour{};  ///< of its ground, BGR as the camera shows it; none until tokens are read
    double robberLogit = 0;             ///< seen from low down, his body is expected above his tile
};

/// The colour of the ring about a tile's middle, between its token and where tiles meet: BGR as the camera shows it.
cv::Vec3d colourOfTile(Pyramid&, const cv::Matx33d& imageFromLattice, board::Hex);

bool takesToken(board::Terrain);
/// The share of those terrains on which a token belongs, in the order of board::kTerrains.
double tokenTaker(const Shares& terrain);

class TileReader {
  public:
    /// Throws as Network does.
    explicit TileReader(const std::filesystem::path& modelsFolder);

    /// Everything but the tokens' numbers, as far as one crop shows it.
    std::vector<TileLook> look(Pyramid&, const View&, const std::vector<board::Hex>&);
    /// For tiles that were looked at in the same picture: reads doubtful terrain again, in more rotations.
    void lookAgain(Pyramid&, const cv::Matx33d& imageFromLattice, std::vector<TileLook>&);
    /// The same, and the numbers of tokens; of a laid board also those at the rims of their tiles.
    void readClosely(Pyramid&, const cv::Matx33d& imageFromLattice, std::vector<TileLook>&);

  private:
    /// Where on a tile a number is read most surely, and how surely.
    std::pair<cv::Point2d, double> surestToken(Pyramid&, const cv::Matx33d& imageFromLattice, board::Hex);
    void searchMissing(Pyramid&, const cv::Matx33d& imageFromLattice, std::vector<TileLook>&);

    Network tiles_;
    Network tokens_;
};

}  // namespace hexwarden::vision
