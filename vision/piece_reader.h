// Pieces on corners and edges: what each site looks like by itself.
#pragma once

#include "tracker/board/piece_set.h"
#include "vision/board_pose.h"
#include "vision/crops.h"
#include "vision/likeness.h"
#include "vision/network.h"
#include "vision/shares.h"
#include "vision/table_colours.h"
#include "vision/table_look.h"

namespace hexwarden::vision {

/// The order of the networks' colour outputs.
inline constexpr std::array kPieceColours{board::Colour::red,    board::Colour::blue,  board::Colour::white,
                                          board::Colour::orange, board::Colour::green, board::Colour::brown};

/// What may be on a corner, or on an edge: nothing first, then each kind in each of kPieceColours.
const std::vector<board::Occupant>& cornerOccupants();
const std::vector<board::Occupant>& edgeOccupants();

template <class S>
struct PieceLook {
    S site;
    Shares occupant;       ///< in the order of cornerOccupants() or edgeOccupants()
    SiteSight alone = {};  ///< what the network says, whatever is known of the table
};

struct PieceLooks {
    std::vector<PieceLook<board::Corner>> corners;
    std::vector<PieceLook<board::Edge>> edges;
};

/// What the network looks at, or the same so many times smaller.
cv::Mat cornerCrop(Pyramid&, const View&, board::Corner, int reduction = 1);
cv::Mat edgeCrop(Pyramid&, const View&, board::Edge, int reduction = 1);

/// What a network of corners or edges says of their crops. Pieces lie either way round, so a doubtful crop and its
/// mirror image are both read, and the mean counts.
std::vector<SiteSight> sightsOf(Network&, const std::vector<cv::Mat>& crops);

/// What is known of one table.
struct KnownTable {
    TableColours colours;
    TableLook corners, edges;

    /// What was seen there is confirmed to be this. False for a kind that is not read: nothing is learned of it.
    bool learn(board::Corner, board::Occupant, const SiteSight&);
    bool learn(board::Edge, board::Occupant, const SiteSight&);
};

class PieceReader {
  public:
    /// Throws as Network does.
    explicit PieceReader(const std::filesystem::path& modelsFolder);

    /// Kinds and colours that the set does not have get no share.
    PieceLooks look(Pyramid&, const View&, const std::vector<board::Corner>&, const std::vector<board::Edge>&,
                    const board::PieceSet&, const KnownTable& = {});
    /// The same in the middle of hexes, in the order of cornerOccupants().
    std::vector<PieceLook<board::Hex>> look(Pyramid&, const View&, const std::vector<board::Hex>&,
                                            const board::PieceSet&, const KnownTable& = {});
    /// What the network of corners says of whatever stands at these lattice points: `kind` is nothing, settlement,
    /// city; `colour` in the order of kPieceColours.
    std::vector<SiteSight> sightsAt(Pyramid&, const View&, const std::vector<cv::Point2d>& feet);
    /// What the network of edges says of these: `kind` is nothing, road, ship; `colour` likewise.
    std::vector<SiteSight> sightsAt(Pyramid&, const View&, const std::vector<board::Edge>&);
    LikenessReader& likeness() { return likeness_; }

  private:
    /// Where what is likely a building lies by its kind.
    void place(Pyramid&, const View&, std::vector<PieceLook<board::Corner>>&);

    Network corners_;
    Network edges_;
    LikenessReader buildingLooks_;
    Network buildingKinds_;
    LikenessReader likeness_;
};

}  // namespace hexwarden::vision
