// What came and went in a reach, thing by thing, among the pieces that were shown once.
//
// A patch in which the table differs is taken apart into pieces by how much each kind hides (patch_pieces.h); what
// stood there before is known and goes first. Its place among all kinds of things (likeness.h) and the fit of its
// outline decide together which kind it is.
#pragma once

#include "tracker/board/piece_set.h"
#include "vision/board_pose.h"
#include "vision/coming.h"
#include "vision/known_looks.h"
#include "vision/left_behind.h"
#include "vision/likeness.h"
#include "vision/patch_pieces.h"
#include "vision/piece_reader.h"
#include "vision/shape_reader.h"
#include "vision/site_traces.h"

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace hexwarden::vision {

/// How much a better fit of the outline speaks for a kind, nats.
inline constexpr double kFit = 5;
/// Tile sides from a piece: what comes there replaces it.
inline constexpr double kReplaced = .25;

/// Who looks at single things.
struct TraceEyes {
    LikenessReader& likeness;
    ShapeReader& shapes;
    PieceReader& pieces;
    const TableColours& colours;
    /// Lattice points where pieces of the base game stand.
    std::vector<cv::Point2d> taken{};
};

/// What became of the table in a reach.
struct ReachTraces {
    std::vector<board::Trace> traces;
    std::vector<CameToSite> onSites;
    std::vector<board::Site> touched;  ///< corners, edges and hexes at which the table differs
};

/// Not thread-safe.
class TraceReader {
  public:
    TraceReader(calibration::ShownPieces, board::PieceSet);

    /// `pose`: of both pictures. Things beside the board are overlooked.
    ReachTraces read(const Reach&, const BoardPose& pose, const TraceEyes&, const ChangeScale&);

    /// Other pieces were shown; what stands there stays.
    void know(calibration::ShownPieces);
    /// People said what a thing is that came in an earlier reach: its kind is known by its look too.
    void recognise(const board::NamedThing&);
    /// Hexes have other names from now on.
    void forget() { standing_.clear(), taken_.reset(), brought_.clear(); }

  private:
    struct Thing {
        cv::Point2d foot;  ///< on the lattice
        PatchKind kind;
        board::Trace trace;                           ///< as it came
        std::optional<calibration::Lab> colour = {};  ///< when it came
        std::optional<Look> look = {};                ///< ... unless its kind is known by it already

        board::Piece piece() const { return trace.kinds.front().what.piece; }
        board::Trace asGone() const {
            board::Trace went = trace;
            went.came = false;
            return went;
        }
    };
    /// A thing of a patch and how it looks in either picture.
    struct Found {
        PatchPiece piece;
        cv::Point origin{};    ///< of its mask, in the reduced pictures
        cv::Mat patch{};       ///< 8-bit, of its mask's box: all that it was found in, if it is part of a patch
        bool alone = true;     ///< nothing else hides any of the patch
        double outline = 0;    ///< of the patch: outlineGained
        bool inPlace = false;  ///< of what went or of a number token: it can only have come
        bool rebuilt = false;  ///< in place of a building
        bool ofCity = false;   ///< of a city
        bool onGone = false;   ///< so near what went that the two hide the same ground
        bool beside = false;   ///< the number token that it pushed aside lies beside it
        bool lands = false;    ///< it comes together with its player's first building, to the same hex
        bool ofDisc = false;   ///< its patch is as round, flat and large as a disc, on the sea
        std::array<Place, 2> places{};  ///< before, after
        Shares shape{};                 ///< where it is, by the network that finds things; empty if it sees nothing
        Place byItself{};               ///< where it is, in one paint on plain ground; empty if it does not stand out
        std::array<SiteSight, 2> sights{};
        double ship = 0;                  ///< rather than a road, log odds by the network of edges; 0 off edges
        std::array<double, 2> colours{};  ///< likePlayers
        double odds = 0;                  ///< that it came, log

        bool came() const { return odds > 0; }
        /// Whether it came or went.
        bool isUnsure() const {
            constexpr double kUnsure = .3;  // log odds
            return std::abs(odds) <= kUnsure;
        }
        /// So small that others must see something there, and the network of things sees nothing.
        bool isUnseen() const { return piece.hint && shape.empty(); }
        bool replaces() const { return came() && (rebuilt || onGone); }
        /// Whether both were found in one patch.
        bool sharesPatch(const Found& other) const {
            return this == &other || (!patch.empty() && patch.data == other.patch.data);
        }
    };
    /// The pictures of a reach, and what they are compared by.
    struct Pictures {
        const Reach& reach;     ///< as they were taken
        const BoardPose& pose;  ///< of these
        const TraceEyes& eyes;
        const ChangeScale& changes;
        std::array<Pyramid, 2>& whole;  ///< as they were taken: before, after
        cv::Mat before, after;          ///< reduced, in the light of the later
        double scale = 1;               ///< so far
        cv::Mat wholeBefore{};          ///< as it was taken, in the light of the later; empty where nothing differs
        std::array<cv::Mat, 2> bare{};  ///< where they show the ground
        std::map<board::Hex, cv::Mat> pushed{};  ///< number tokens: what differs by them
        View view{};                             ///< of the reduced ones
        calibration::Light light{};
        std::vector<calibration::Lab> players{};  ///< their colours
    };

    std::vector<Thing> takeGone(std::vector<Patch>&, const Pictures&);
    std::vector<Thing> takeReplaced(const std::vector<Found>&);
    static cv::Mat hiddenBy(const Thing&, const View&);
    void keepHidden(std::vector<Thing>& gone, const std::vector<Found>&, const Pictures&);
    std::vector<Found> findIn(std::vector<Patch>&, const Pictures&, const std::vector<cv::Point2d>& occupied,
                              const std::set<board::Site>& free, const std::vector<Thing>& gone) const;
    bool isWholeUnit(const Patch&, const Pictures&) const;
    std::vector<Found> overlooked(const std::vector<board::Trace>&, const Pictures&) const;
    board::Trace record(const Found&, board::Trace, const Pictures&);
    void learnBuilding(const Found&, const board::Trace&);
    void recognise(const Found&, const board::TraceGuess& likeliest);
    void takeTokens(std::vector<Found>&, const std::vector<board::Hex>& land) const;
    static bool isBuildingAt(const Thing& thing, cv::Point2d foot) {
        return board::isBuilding(thing.piece()) && cv::norm(thing.foot - foot) < kReplaced;
    }
    bool stoodBuilding(cv::Point2d foot, const std::vector<Thing>& gone) const;
    std::map<board::Hex, cv::Mat> pushedTokens(const std::vector<Patch>&, const std::vector<Thing>& gone,
                                               const Pictures&) const;
    void layTokens(Pictures&) const;
    bool isRebuilt(const Found&, const board::TraceGuess& likeliest) const;
    bool isRestOfBuilding(const Found&, std::span<const Found> all) const;
    void weigh(std::vector<Found>&, const Pictures&) const;
    bool isShown(board::Piece) const;
    bool isAllShownAt(cv::Point2d foot, const std::vector<board::Hex>& land) const;
    bool stoodAt(cv::Point2d foot) const;
    std::vector<double> oddsOfKinds(const Found&, std::size_t picture, const std::vector<board::Hex>& land,
                                    std::vector<double> looks) const;
    std::vector<double> looksIn(const Found&, std::size_t picture) const;
    std::vector<double> looksOf(const Found&, std::size_t picture) const;
    static void lookAtShapes(std::vector<Found>&, const Pictures&);
    void lookAtRoutes(std::vector<Found>&, const Pictures&) const;
    static double asRoute(const Found&, board::Piece);
    std::optional<std::size_t> surelyLike(const board::TraceGuess&, double enough) const;
    std::vector<Found> inPlaceOf(std::span<const Found>, std::vector<PatchPiece>, const cv::Mat& mask, double overlap,
                                 const std::set<std::size_t>& like, const Pictures&) const;
    std::vector<Found> apartFromShade(std::span<const Found>, const std::set<std::size_t>& like, const Pictures&) const;
    std::vector<Found> asTheyLook(std::span<const Found>, const std::set<std::size_t>& like, const Pictures&) const;
    std::vector<Found> besideBase(std::span<const Found>, const std::set<board::Site>& free, const Pictures&) const;
    std::vector<Found> takenApart(std::vector<Found>, const std::set<board::Site>& free, const Pictures&) const;
    Patch hiddenGround(const Found&, const Pictures&) const;
    void lookAlone(std::vector<Found>&, const Pictures&) const;
    void giveToBuildings(std::vector<board::TraceGuess>&, const Found&, const std::vector<board::Hex>& land) const;
    std::vector<cv::Point2d> stoodOn(std::vector<cv::Point2d> taken);
    void nameKinds();
    void giveToSites(std::vector<board::TraceGuess>&, const Found&) const;
    double onSiteOdds(const Found&, std::size_t kind) const;
    std::set<board::Site> shadedCorners(std::span<const Found>, const std::set<board::Site>& free, const BoardPose&,
                                        const View&) const;
    std::optional<board::Site> readAtOnce(const Found&, const board::TraceGuess& likeliest,
                                          const std::set<board::Site>& free) const;
    std::optional<CameToSite> onSite(const Found&, const board::TraceGuess& likeliest) const;
    std::set<board::Site> freeSites(const std::vector<board::Hex>& land,
                                    const std::vector<cv::Point2d>& occupied) const;
    std::vector<board::Colour> coloursShown() const;
    board::Trace traceOf(const Found&, const BoardPose&) const;

    calibration::ShownPieces shown_;
    board::PieceSet set_;
    KnownLooks known_;
    std::vector<PatchKind> kinds_;
    std::vector<PatchKind> withBase_;  ///< the same, then pieces of the base game on their sites
    bool learnedSettlement_ = false;   ///< the settlement among them is the first that was built
    BareTable ground_;
    View formView_;                                  ///< of the pictures that are being compared
    std::vector<Thing> standing_;                    ///< what came before and did not go
    std::vector<cv::Point2d> stood_;                 ///< where something stood before this reach
    std::optional<std::vector<cv::Point2d>> taken_;  ///< TraceEyes::taken at the last reach
    std::set<board::Site> brought_;                  ///< edges to which a reach brought a road of the base game
};

}  // namespace hexwarden::vision
