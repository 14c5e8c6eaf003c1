// What board and hands say about dice: dice lie seldom on pieces, and never in a hand.
#pragma once

#include "tracker/board/observation.h"
#include "vision/piece_reader.h"

#include <array>
#include <map>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// A single pip where the robber's body and head are is his head.
void overlookHead(std::vector<board::DieReading>&, const View&, const board::RobberReading&);

/// What is seen on a building is part of it: windows of a tower, the yards of a settlement of many parts.
void overlookBuildings(std::vector<board::DieReading>&, const View&,
                       const std::map<board::Corner, PieceLook<board::Corner>>&);

/// What is seen on a harbour's print is part of it: 3:1 beside a spot has as many marks as a five. `seen`: with its
/// harbours, also those whose kind is open.
void overlookHarbours(std::vector<board::DieReading>&, const BoardPose&, const board::Observation& seen);

/// Dice of which much lies where a hand is: those were not thrown yet, or are not seen whole. `hands` as in Reading.
void leaveOutHeld(std::vector<board::DieReading>&, const cv::Mat& hands);

/// Those of these parts of the picture that no hand touches, as Observation has them.
std::vector<std::array<float, 4>> clearOfHands(const std::vector<cv::Rect>&, const cv::Mat& hands);

}  // namespace hexwarden::vision
