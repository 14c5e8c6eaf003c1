#include "vision/scanner.h"

#include "calibration/sha256.h"
#include "tracker/board/meaning.h"
#include "vision/credence.h"
#include "vision/stopwatch.h"

#include <utility>

namespace hexwarden::vision {

Scanner::Scanner(const std::filesystem::path& data, FinderOptions finderOptions, const std::string& pieceSet)
    : finder_(data / "models", readBoardSpecs(data / "boards"), std::move(finderOptions)),
      reader_(data / "models", readBoardSpecs(data / "boards"),
              board::readPieceSet(data / "pieces" / (pieceSet + ".txt"))) {
    calibration::demandListed(data / "pieces");
}

/// Checks the reading too, not only the lattice.
void Scanner::judge(const Frame& frame, Scan& scan) {
    auto why = objectionToTiles(scan.seen);
    if (isMirrored(finder_, reader_, frame, scan.seen)) why = mirrored();
    if (why) {
        scan.board = calibration::Outcome<BoardPose>::refused(*why);
        board::Observation dice;
        dice.dice = std::move(scan.seen.dice);
        scan.seen = std::move(dice);
    } else {
        scan.board.value->quality *= tileCredence(scan.seen);
    }
}

Scan Scanner::scan(const Frame& frame) {
    const auto start = std::chrono::steady_clock::now();
    Scan scan{finder_.find(frame), {}, 0, 0};
    scan.findMs = msSince(start);
    const auto found = std::chrono::steady_clock::now();
    if (scan.board) {
        scan.seen = reader_.read(frame, *scan.board);
        judge(frame, scan);
        if (scan.seen.river) board::bridgeRiver(scan.seen.sites, *scan.seen.river);
    } else {
        scan.seen.dice = reader_.readDice(frame);
    }
    scan.readMs = msSince(found);
    return scan;
}

}  // namespace hexwarden::vision
