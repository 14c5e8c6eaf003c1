// What a reach did: things that came, went or moved, each as the kind and colour that explains all of them best.
//
// What is taken from a hex must have stood there, and what comes to another hex in the same reach is probably the same
// piece: in a march the kinds of what went follow from what came, and vice versa. A hand mostly moves pieces of one
// colour, and pieces mostly join others of their colour. The rules of the game are not used.
#pragma once

#include "tracker/board/observation.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwarden::belief {

/// How many of a kind and owner are believed to stand on a site, by worth; none for a kind that nobody owns.
using Standing = std::function<int(const board::Site&, board::Piece, std::optional<board::Colour>)>;

/// A kind and owner that a thing may be.
struct Share {
    board::ShownAs what;
    std::optional<board::Colour> colour;  ///< none for what nobody owns
    double weight = 0;                    ///< probability

    bool isSame(const Share& other) const { return what == other.what && colour == other.colour; }
    bool operator==(const Share&) const = default;
};

/// One thing of a reach.
struct Passage {
    board::ShownAs what;                        ///< `Piece::none`: something that nobody showed
    std::optional<board::Colour> colour;        ///< none for what nobody owns
    std::optional<board::Site> from;            ///< none: it came from beside the board
    std::optional<board::Site> to;              ///< none: it left the board
    float probability = 0;                      ///< that it is of that kind and colour
    std::vector<Share> may{};                   ///< all that it may be; what is missing from 1 is neither
    std::optional<std::size_t> went{}, came{};  ///< the traces that it explains

    bool isPushed() const { return from && from == to; }
    bool operator==(const Passage&) const = default;
};

struct ReachOptions {
    double march = 2.2;  ///< nats by which a thing that moved is more probable than one that went and another that came
    double pushed = 4.5;        ///< ... where it stays on its hex
    double pushedUnlike = 1;    ///< ... and looks like another: armies take hexes, ones are changed for a five
    double unheldOf = -5;       ///< nats for a thing that goes from where none such is believed to stand
    double ownGround = 1.1;     ///< nats for a unit that comes to where units or a building of its colour stand
    double sameAgain = -2.5;    ///< nats for a building that comes to where the same one stands
    double fortOnNothing = -6;  ///< nats for a fort that comes to where no building of its colour stands
    double oneHand = .85;       ///< chance that all that a reach moves is of one colour
    float leastColour = .02F;
};

/// Each trace once, in no particular order. What was only pushed on its hex goes to where it came from.
std::vector<Passage> explainReach(const std::vector<board::Trace>&, const Standing&, const ReachOptions& = {});

/// How many, by worth, of the pieces that marched to a site were probably overlooked there: they went from the same
/// place as others that came, and came nowhere. In a battle they fell.
int overlookedAt(const std::vector<Passage>&, const board::Site& to, board::Piece, std::optional<board::Colour>,
                 const Standing&);

}  // namespace hexwarden::belief
