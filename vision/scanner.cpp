#include "vision/scanner.h"

#include <chrono>

namespace hexwarden::vision {
namespace {

double msSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

Scanner::Scanner(const std::filesystem::path& data, FinderOptions finderOptions, const std::string& pieceSet)
    : finder_(data / "models", readBoardSpecs(data / "boards"), std::move(finderOptions)),
      reader_(data / "models", readBoardSpecs(data / "boards"),
              board::readPieceSet(data / "pieces" / (pieceSet + ".txt"))) {}

Scan Scanner::scan(const Frame& frame) {
    const auto start = std::chrono::steady_clock::now();
    Scan scan{finder_.find(frame), {}, 0, 0};
    scan.findMs = msSince(start);
    const auto found = std::chrono::steady_clock::now();
    if (scan.board)
        scan.seen = reader_.read(frame, *scan.board);
    else
        scan.seen.dice = reader_.readDice(frame);
    scan.readMs = msSince(found);
    return scan;
}

}  // namespace hexwarden::vision
