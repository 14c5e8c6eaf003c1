// What one frame shows, in words, and what a reach did that is over with it. No pixels are kept.
#pragma once

#include "tracker/board/river.h"
#include "tracker/board/site.h"
#include "tracker/board/words.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace hexwarden::board {

/// What may be on a corner or an edge. `Piece::none` is an empty site, its colour means nothing and is red.
struct Occupant {
    Piece piece = Piece::none;
    Colour colour = Colour::red;

    bool operator==(const Occupant&) const = default;
};

template <class T>
struct Guess {
    T value{};
    float probability = 0;
};

/// The three likeliest values, likeliest first; probabilities are calibrated and need not add up to 1.
template <class T>
using TopThree = std::array<Guess<T>, 3>;

/// A corner or an edge that the camera sees free of hands.
struct SiteReading {
    Site site;
    TopThree<Occupant> occupant;
};

struct TileReading {
    Hex hex;
    TopThree<Terrain> terrain;
    TopThree<Token> token;  ///< value 0: no token
    bool bare = false;      ///< no token is seen there, however surely one lies on every such tile
};

struct RobberReading {
    Hex hex;
    float probability = 0;
};

/// How much one tile alone looks as if the robber stood on it. Says little by itself and much beside earlier looks at
/// the same tile.
struct RobberOdds {
    Hex hex;
    float nats = 0;  ///< log odds
};

struct HarbourReading {
    Edge edge;
    HarbourKind kind = HarbourKind::any;
    float probability = 0;
};

struct DieReading {
    int value = 1;  ///< pips of the top face
    Colour colour = Colour::white;
    float probability = 0;
    std::array<float, 2> atInImage{};  ///< centre of the top face, pixels
    float sideInImage = 0;             ///< side of the top face, pixels
};

/// A piece whose probability of being there is higher than this counts as there.
inline constexpr float kThere = 0.5F;

/// What a thing is by the pieces that were shown once.
struct ShownAs {
    Piece piece = Piece::none;  ///< none: something that nobody showed
    int worth = 1;              ///< how many of it it stands for
    bool owned = true;          ///< it has a player's colour

    bool operator==(const ShownAs&) const = default;
};

/// A thing that is no piece of the base game, wherever it lies.
struct ShapeReading {
    Hex hex;                           ///< where its foot is
    Site site;                         ///< where such a thing belongs: the nearest edge of a wall, the hex of a cube
    float presence = 0;                ///< probability that anything is there; what is given below here holds if so
    Guess<Shape> shape;                ///< among the shapes that the piece set shows something by
    Guess<Colour> colour;              ///< among the colours of the piece set
    bool lying = false;                ///< on its side
    std::array<float, 2> atInImage{};  ///< its foot, pixels
    /// Where pieces were shown; then it says what the thing is and the shape does not.
    std::optional<Guess<ShownAs>> shown{};

    bool isThere() const { return presence >= kThere; }
};

/// Pieces of one kind and owner on a hex, or what marks the hex.
struct UnitReading {
    Hex hex;
    Piece piece = Piece::army;
    std::vector<Piece> alike{};    ///< kinds that look the same in this set; the count is of all of them together
    std::optional<Colour> colour;  ///< none for what nobody owns, such as the flood
    int count = 0;                 ///< by worth: a disc that stands for five armies counts five
    int lying = 0;                 ///< of them, on their side
    float probability = 0;         ///< that the count is right
    bool shown = false;            ///< a piece that was shown once says the kind: it is counted with no other
};

/// Something stands on a hex that was never shown.
struct StrangerReading {
    Hex hex;
    float probability = 0;
    std::array<float, 2> atInImage{};  ///< its foot, pixels
};

/// What a thing may be that came or went, and where such a thing belongs.
struct TraceGuess {
    ShownAs what;
    Site site;
    float probability = 0;
};

/// One thing that a reach left on the table or took from it: the table as it lies still against how it lay before.
struct Trace {
    bool came = true;                    ///< or went
    Hex hex;                             ///< where its foot is
    std::vector<TraceGuess> kinds;       ///< likeliest first; `Piece::none`: something that nobody showed
    std::vector<Guess<Colour>> colours;  ///< likeliest first; of a kind that has an owner
    std::array<float, 2> atInImage{};    ///< its foot, pixels
};

/// What people said that one thing is.
struct NamedThing {
    Hex hex;
    std::array<float, 2> atInImage{};  ///< of the trace that brought it
    ShownAs what;
    bool operator==(const NamedThing&) const = default;
};

struct Observation {
    std::int64_t frame = 0;
    std::int64_t atMs = 0;                ///< since the source was opened
    std::vector<SiteReading> sites;       ///< every site in view and not hidden
    std::vector<Site> hidden;             ///< sites behind a hand or outside the picture
    std::vector<TileReading> tiles;       ///< of the land; empty on frames where tiles were not read again
    std::vector<TileReading> water;       ///< tiles of sea and shoals about a free-form land; read when `tiles` are
    std::optional<RobberReading> robber;  ///< none if not seen; he may be hidden
    std::vector<RobberOdds> robberOdds;   ///< of every tile that was looked at: not behind a hand nor changing
    std::vector<ShapeReading> shapes;     ///< more likely there than a tenth; empty without a piece set that shows any
    std::vector<Hex> searched;            ///< hexes on which shapes were looked for in this frame
    std::vector<UnitReading> units;       ///< what the shapes on hexes mean, more likely there than not
    /// What became of the table in the reach that is over with this frame; none while it goes on, and where no pieces
    /// were shown.
    std::optional<std::vector<Trace>> reach;
    std::int64_t reachAtMs = 0;  ///< since when the table lies as it does after it
    /// A reach goes on: what is read of hexes may show only a part of its result; corners and edges that it changed are
    /// left out.
    bool stirred = false;
    std::vector<StrangerReading> strangers;  ///< where pieces were shown: what is none of them
    std::vector<HarbourReading> harbours;
    std::vector<HarbourReading> openHarbours;  ///< a harbour surely lies there, its kind is the likeliest and not sure
    std::optional<River> river;                ///< where its water is plain; read when `tiles` are
    std::vector<DieReading> dice;
    /// Parts of the picture that lie still in plain view (left, top, right, bottom; pixels): no other dice lie there.
    std::vector<std::array<float, 4>> searchedForDice;
    bool handInView = false;
    bool boardReset = false;  ///< found, placed or named again: a name may mean another place than in the frame before
    bool viewReset = false;  ///< the pictures are of another size: a pixel means another place than in the frame before
    float poseQuality = 0;   ///< 0 lost to 1 sharp; see vision for how it is made
};

}  // namespace hexwarden::board
