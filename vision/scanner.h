// One photograph, one answer: finding and reading together.
#pragma once

#include "vision/board_finder.h"
#include "vision/reader.h"

namespace hexwarden::vision {

struct Scan {
    calibration::Outcome<BoardPose> board;
    board::Observation seen;  ///< of a refused board only the dice
    double findMs = 0;
    double readMs = 0;
};

class Scanner {
  public:
    /// `data`: the folder with boards/ and models/. Throws as BoardFinder and Reader do.
    explicit Scanner(const std::filesystem::path& data, FinderOptions = {}, ReaderOptions = {});

    Scan scan(const Frame&);

    BoardFinder& finder() { return finder_; }
    Reader& reader() { return reader_; }

  private:
    BoardFinder finder_;
    Reader reader_;
};

}  // namespace hexwarden::vision
