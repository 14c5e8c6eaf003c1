// Whether a camera stands well enough for what is to be read, and what to do where it does not.
#pragma once

#include "tracker/board/message.h"
#include "vision/board_view.h"

#include <vector>

namespace hexwarden::vision {

enum class About : std::uint8_t {
    tokens,     ///< pixels of a hex's side
    pieces,     ///< likewise
    units,      ///< likewise
    dice,       ///< pixels of a die's face, of an ordinary die of 16 mm
    angle,      ///< degrees from straight above
    cutOff,     ///< share of the land's corners, %
    sharpness,  ///< width of the sharpest edges, pixels
    light,      ///< brightness, 0 to 255
    noise,      ///< grey levels
    glare,      ///< hexes whose middle mirrors a lamp, %
    bands,      ///< %
    sway,       ///< hundredths of a hex's side
};

/// One figure held against what reading needs of it (docs/tried.md, "What is read from which view").
struct Placing {
    About about{};
    double value = 0;
    std::optional<double> least, most;
    board::Message sentence{};  ///< what is wrong and its cure; empty where it is good

    bool good() const { return sentence.empty(); }
    /// How far beyond its limit, as a factor: the greatest is worst.
    double strain() const;
};

struct PlacingNeeds {
    bool units = false;  ///< things that stand on hexes are in play
    std::optional<cv::Size>
        larger{};  ///< the largest picture that this camera could give, if that is more than it gives
};

/// What was measured, the most urgent first.
std::vector<Placing> placingOf(const BoardView&, const PlacingNeeds& = {});

}  // namespace hexwarden::vision
