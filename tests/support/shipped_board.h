// The boards of data/boards.
#pragma once

#include "tracker/board/board_spec.h"

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace hexwarden::support {

inline board::BoardSpec shippedBoard(const std::string& name) {
    const std::string path = HEXWARDEN_SOURCE "/data/boards/" + name + ".txt";
    std::ifstream in(path);
    return board::parseBoardSpec(std::string(std::istreambuf_iterator<char>(in), {}), path);
}

/// The base game's boxes, the smaller first.
inline std::vector<board::BoardSpec> shippedBoxes() {
    return {shippedBoard("base-19"), shippedBoard("base-30")};
}

}  // namespace hexwarden::support
