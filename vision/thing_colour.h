// The colour of a thing of any shape.
#pragma once

#include "calibration/colours.h"
#include "vision/piece_reader.h"

namespace hexwarden::vision {

/// Whose it may be, most likely first; the shares add up to 1. `logits`: of the network of corners (PieceReader::
/// sightsAt), which learned settlements and cities; `looks`: its colour in this light, none where it is all glare or
/// shadow; `model`: what the players' colours look like; `shown`: the players' colours in which a piece was shown.
std::vector<board::Guess<board::Colour>> coloursOfThing(const std::vector<float>& logits,
                                                        const std::optional<calibration::Lab>& looks,
                                                        const calibration::ColourModel& model,
                                                        const std::vector<board::Colour>& players,
                                                        const std::vector<board::Colour>& shown);

/// The colour of what stands in a crop: the median of a patch just above its foot, in the crop's own light.
cv::Vec3d colourAboveFoot(const cv::Mat& crop);
/// Whether that differs plainly from the crop's rim.
bool standsOut(const cv::Mat& crop);

}  // namespace hexwarden::vision
