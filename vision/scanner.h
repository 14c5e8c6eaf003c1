// One photograph, one answer: finding and reading together.
#pragma once

#include "tracker/board/message.h"
#include "vision/board_finder.h"
#include "vision/reader.h"

namespace hexwarden::vision {

/// The set of pieces that serves where nobody says which are in play.
inline constexpr const char* kAnyPieces = "base-6";

struct Scan {
    calibration::Outcome<BoardPose> board =
        calibration::Outcome<BoardPose>::refused(board::say("no board was looked for"));  ///< or it is not believed
    board::Observation seen;  ///< of a refused board only the dice
    double findMs = 0;
    double readMs = 0;
};

class Scanner {
  public:
    /// `data`: the folder with boards/, models/ and pieces/. Throws as BoardFinder, Reader and board::readPieceSet do.
    explicit Scanner(const std::filesystem::path& data, FinderOptions = {}, const std::string& pieceSet = kAnyPieces);

    Scan scan(const Frame&);

    BoardFinder& finder() { return finder_; }
    Reader& reader() { return reader_; }
    const Reader& reader() const { return reader_; }

  private:
    void judge(const Frame&, Scan&);

    BoardFinder finder_;
    Reader reader_;
};

}  // namespace hexwarden::vision
