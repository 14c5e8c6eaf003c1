// SHOWN.jsonl: which pieces were shown to the camera, where in which picture. One line a piece:
//
//   {"photo":"IMG.jpg","at":[812.0,640.5],"kind":"army","worth":5,"colour":"red"}
//   {"at_ms":4200,"at":[812.0,640.5],"box":[790,600,840,650],"kind":"fort","colour":"blue","lying":true}
#pragma once

#include "tracker/board/words.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::scan {

struct Shown {
    int line = 0;                      ///< of the list, from 1
    std::string photo;                 ///< one of several pictures by its name; empty where there is one
    std::optional<std::int64_t> atMs;  ///< a moment of a video
    cv::Point2d at;                    ///< the middle of its foot, pixels
    std::optional<cv::Rect2d> box;     ///< what bounds it
    board::Piece kind = board::Piece::army;
    int worth = 1;                        ///< how many of the kind it counts for
    std::optional<board::Colour> colour;  ///< none for what nobody owns
    bool lying = false;
};

/// Throws board::Failure naming `file` and the line: no JSON, an unknown word, a number out of range, a missing field.
std::vector<Shown> shownList(std::string_view text, std::string_view file);

}  // namespace hexwarden::scan
