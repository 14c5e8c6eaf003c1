// What the pieces of this table look like, learned from those that were confirmed, as evidence about the others.
#pragma once

#include "calibration/colours.h"
#include "vision/shares.h"

#include <optional>
#include <span>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// The colour of what stands in the middle of a crop (crops.h) of a corner or an edge; none if it is all glare or
/// shadow. Some of the board about a small or skewed piece is in it, and is learned with it.
std::optional<calibration::Lab> colourOnCorner(const calibration::Light&, const cv::Mat& cornerCrop);
std::optional<calibration::Lab> colourOnEdge(const calibration::Light&, const cv::Mat& edgeCrop);

class TableColours {
  public:
    TableColours() = default;
    /// Starts from what earlier evenings taught.
    explicit TableColours(const std::array<calibration::Prototype, board::kColourCount>&);

    void learn(board::Colour, calibration::Lab);

    /// Whether there are two colours to tell apart; until then `weigh` changes nothing.
    bool known() const;

    /// `shares` of `colours`, for a piece that looks like `seen`. The known colours are weighed against each other;
    /// what they have together stays, for nothing is known of the rest. A piece that looks like none of them is left as
    /// it is.
    void weigh(Shares& shares, std::span<const board::Colour> colours, calibration::Lab seen) const;

    std::array<calibration::Prototype, board::kColourCount> prototypes() const { return now_.prototypes(); }

  private:
    calibration::ColourModel model_;
    calibration::ColourModel now_;  ///< fitted to what was learned so far
};

}  // namespace hexwarden::vision
