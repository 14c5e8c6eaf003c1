// Pieces shown to the camera once, and what the camera makes of them.
#pragma once

#include "companion/scan/shown_list.h"
#include "tracker/board/message.h"
#include "vision/likeness.h"
#include "vision/scanner.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwarden::scan {

/// A picture in which pieces are shown.
struct ShownPicture {
    vision::Frame frame;
    std::string name;  ///< as people call it
    std::vector<Shown> pieces;
    std::vector<vision::Reach> reaches = {};         ///< of a film: those that brought them
    std::optional<vision::BoardPose> followed = {};  ///< of a film: where its board lies
};

class Teaching {
  public:
    /// `scanner`: one with the piece set that the pieces are shown for.
    Teaching(vision::Scanner& scanner, board::PieceSet);

    /// In a picture in which no board is found it lies where it was followed to, or as in the picture before. Throws
    /// board::Failure naming the picture: no board, nothing stands where a piece is shown, a colour that the set does
    /// not have.
    void take(const ShownPicture&);

    const calibration::ShownPieces& pieces() const { return pieces_; }
    /// What the colours of other evenings come to with those of the pieces that were shown.
    std::array<calibration::Prototype, board::kColourCount> coloursWith(
        const std::array<calibration::Prototype, board::kColourCount>& known) const;
    /// What cannot be told apart from here, and what would help; a sentence each.
    std::vector<board::Message> warnings() const;

  private:
    vision::Scanner& scanner_;
    board::PieceSet set_;
    std::optional<vision::BoardPose> board_;
    calibration::ShownPieces pieces_;
    std::vector<calibration::Lab> colours_;  ///< of each piece
    double leastSidePx_ = 0;
    std::string smallestIn_;
};

/// "5 red armies" reads "army of 5, red, standing".
std::string words(const calibration::ShownPiece&);

}  // namespace hexwarden::scan
