// The harbours of one printed frame read together.
#pragma once

#include "tracker/board/observation.h"
#include "vision/alike_prints.h"
#include "vision/shares.h"

#include <array>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// The order of the kinds in what follows, and of the network's outputs.
inline constexpr std::array kHarbourKinds{
    board::HarbourKind::none, board::HarbourKind::any,   board::HarbourKind::lumber, board::HarbourKind::brick,
    board::HarbourKind::wool, board::HarbourKind::grain, board::HarbourKind::ore};

/// The frame of three and four players: its coast has so many edges, and its six pieces five each.
inline constexpr std::size_t kFrameCoast = 30;

/// A coastal edge by itself; all empty where it lies outside the picture.
struct CoastLook {
    Shares kind;       ///< as the network reads it, in the order of kHarbourKinds
    cv::Mat marks;     ///< how much is drawn on its sea, and where: marksOf its crop
    Shares asPrinted;  ///< as harbour_kinds.onnx reads it if a harbour lies there, likewise; empty if it was not asked
};

/// Of the crop of a harbour (BGR): a coarse map of its contours above the coast. Waves hardly show in it; a jetty, a
/// plate or two digits do, in whatever print.
cv::Mat marksOf(const cv::Mat& crop);

/// Shares of the kinds for each of the kFrameCoast edges, clockwise as board::coastOf lists them. Each of the frame's
/// pieces has either one harbour, at its third edge, or two, at its first and fourth, and there are three of each sort.
/// Which way the pieces were put together shows in three ways: by what the network reads, by where the same edge of
/// six pieces is marked on three of them and plain on the other three, and by which four prints look alike. Where
/// nothing fits a frame, every edge stands for itself.
std::vector<Shares> harboursTogether(const std::vector<CoastLook>& coast, const AlikePrints& = {});

/// What can be said of the harbours of a board.
struct HarboursRead {
    std::vector<board::HarbourReading> reported;
    /// A harbour surely lies there, its kind is not sure: the likeliest of those that the box has left.
    std::vector<board::HarbourReading> open;
};

/// `edges`, `coast`: the kFrameCoast edges and their looks. `count`: how many of a kind the box has, by HarbourKind.
HarboursRead harboursOfFrame(const std::vector<board::Edge>& edges, const std::vector<CoastLook>& coast,
                             const std::array<int, 7>& count, const AlikePrints& = {});

/// The harbours of any coast, each edge by itself; edges without a look are skipped.
HarboursRead harboursAlone(const std::vector<board::Edge>& edges, const std::vector<CoastLook>& coast);

}  // namespace hexwarden::vision
