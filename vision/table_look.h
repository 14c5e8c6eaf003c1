// What this table's pieces and its empty sites look like, learned from those that were confirmed.
//
// A recognition network ends in a layer that maps a few features to kinds and colours. Here that layer is adapted to
// where it would be, had it been trained on this table as well: logits + A seen + b, where A and b make the confirmed
// sites likeliest and are held small by a ridge. So a print that looks like a road, or a set of pieces that was never
// trained on, is known after one confirmed picture; with nothing confirmed nothing changes.
#pragma once

#include "calibration/colour_difference.h"
#include "tracker/board/site.h"

#include <deque>
#include <map>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// What a network says of one crop, by itself.
struct SiteSight {
    std::vector<float> kind, colour;             ///< logits
    std::vector<float> seen;                     ///< features of unit length, about
    std::optional<calibration::Lab> looks = {};  ///< of the pixels that it takes for the piece's own, as delivered
    double ownCells = 0;                         ///< how many of the mask's cells it takes for the piece's own
    std::vector<float> kindPlace = {};  ///< of what is likely a building: see BuildingPlace of vision/joint_groups.h
};

/// One network's sites: corners, or edges.
class TableLook {
  public:
    /// A site confirmed as the network's kind and colour of these numbers; kind 0, and no colour, is empty. Sights of
    /// the same site that contradict it are forgotten. Counts after the next `fit`.
    void learn(const board::Site&, std::size_t kind, std::optional<std::size_t> colour, const SiteSight&);
    /// A few milliseconds.
    void fit();

    /// The sight with logits as they are on this table.
    SiteSight onThisTable(SiteSight) const;

  private:
    struct Sample {
        std::size_t kind;
        std::optional<std::size_t> colour;
        SiteSight sight;
    };

    std::map<board::Site, std::deque<Sample>> samples_;
    cv::Mat kindMove_, colourMove_;  ///< double, a row for each logit, a column for each feature and one for b
};

}  // namespace hexwarden::vision
