// Harbours: what is printed or laid outside each coastal edge.
#pragma once

#include "tracker/board/board_spec.h"
#include "vision/crops.h"
#include "vision/joint_harbours.h"
#include "vision/network.h"

#include <optional>

namespace hexwarden::vision {

/// The crop outside the coastal side of a land hex: 64x64, rectified, the edge horizontal near the bottom; +-0.80 sides
/// along it, 1.25 sides out above it, 0.35 inland (vision/training/tables/harbours.py cuts the same).
inline const cv::Size kHarbourCrop{64, 64};
cv::Matx33d imageFromHarbourCrop(const cv::Matx33d& imageFromLattice, board::Hex land, board::Direction coast);
/// Likewise, but nearer, as harbour_kinds.onnx sees it: +-0.62 sides, from 1.22 sides out to 0.02 inland.
cv::Matx33d imageFromHarbourKindCrop(const cv::Matx33d& imageFromLattice, board::Hex land, board::Direction coast);

class HarbourReader {
  public:
    /// Throws as Network does.
    explicit HarbourReader(const std::filesystem::path& modelsFolder);

    /// In edge order; what is unsure of an unfamiliar print is left out or left open. `box`: none for a free-form
    /// board.
    HarboursRead read(Pyramid&, const cv::Matx33d& imageFromLattice, const std::vector<board::Hex>& land,
                      const board::BoardSpec* box);

  private:
    struct Side {
        board::Hex land;
        board::Direction coast;
    };
    void readKinds(std::vector<CoastLook>&, const std::vector<std::size_t>& where, const std::vector<cv::Mat>& nearer);

    std::filesystem::path models_;
    Network network_;
    std::optional<Network> kinds_;  ///< once a print was met that `network_` does not know
};

}  // namespace hexwarden::vision
