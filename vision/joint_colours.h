// The colours of all pieces in a picture, read together.
//
// A camera and its lamps move every colour at once: where hues are turned, orange looks like red, and one crop alone
// cannot know. So each colour has one unknown place in L*a*b* on this picture. All places move together with four
// things that are not known either (exposure, warmth, hue, saturation), and each a little by itself, for boxes differ;
// pieces of one colour scatter narrowly about its place. A few rounds of mean-field updates find shares and places.
//
// Of a piece only what the others teach about it counts: how likely it looks with them, over how likely it looks
// without. So a piece alone stays as it was read, nothing is counted twice, and no piece is hidden or made up.
#pragma once

#include "vision/piece_reader.h"

namespace hexwarden::vision {

struct SeenColour {
    double present = 1;  ///< the chance that there is a piece at all
    Shares colour;       ///< by itself, in the order of kPieceColours; what has no share gets none
    calibration::Lab looks;
};

/// Weighs each piece's shares by what the others look like.
void readColoursTogether(std::vector<SeenColour>&);

/// The same for the pieces that were seen on a board; the chance that a site is empty stays.
void readColoursTogether(PieceLooks&);

}  // namespace hexwarden::vision
