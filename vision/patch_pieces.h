// Splits a patch into pieces: the area that each shown kind hides is known, and the pieces are those that together hide
// the patch, touching or half behind one another.
#pragma once

#include "tracker/board/observation.h"
#include "vision/bulk.h"
#include "vision/left_behind.h"

#include <optional>
#include <set>
#include <vector>

namespace hexwarden::vision {

/// How well the outline of something that nobody showed is taken to fit.
inline constexpr double kStrangerFit = .72;
/// Of a building of any maker; of one that is larger than most.
inline constexpr Bulk kUsualBuilding{.34F, .3F}, kLargeBuilding{.46F, .36F};

/// What may lie in a patch.
struct PatchKind {
    board::ShownAs what;
    bool lying = false;
    Bulk bulk;                   ///< of what differs where one comes: with its shade
    std::optional<Form> form{};  ///< of the one that was shown last
    bool onSites = false;        ///< of the base game: it stands on a free corner or edge, and nobody showed it
    std::optional<Bulk> own{};   ///< of the one that was shown last, without the shade that its bulk holds
};
/// It lies along an edge.
bool liesAlong(const PatchKind&);
/// A unit of which is known what it looks like without shade.
bool isShadelessUnit(const PatchKind&);

/// Each kind of the pieces that were shown, lying apart from standing, in the mean bulk of those shown.
std::vector<PatchKind> patchKinds(const calibration::ShownPieces&);

/// A piece of a patch.
struct PatchPiece {
    cv::Point2d foot;          ///< on the lattice
    std::size_t kind = 0;      ///< that explains the most of the patch there
    std::vector<double> fits;  ///< by kind: how well its outline there overlaps what the piece hides, 0 to 1
    cv::Mat mask;              ///< what it hides: 8-bit, of the patch's box
    bool outlined = true;      ///< the outline of its kind fits; else it is the whole of a patch that no kind's fits
    bool hint = false;         ///< so small a patch is as likely nothing: others must see something there
    Bulk bulk{};               ///< of its outline
};

/// A piece of about this outline with its foot there; none where less than that share of the outline differs. Fits
/// every kind alike.
std::optional<PatchPiece> pieceAt(cv::Point2d foot, const Bulk&, double share, const Patch&, const View&,
                                  std::size_t kinds);
/// What an outline hides of a box of the picture, 8-bit.
cv::Mat outlineIn(const cv::Rect& box, const View&, cv::Point2d foot, const Bulk&);
/// The patch without what an outline hides.
void cutOut(Patch&, const View&, cv::Point2d foot, const Bulk&);

/// The fewest that explain the patch, those first that explain the most. `view`: of the pictures that the patch is of;
/// `free`: corners and edges where pieces of the base game may stand; `only`: the kinds of all of them, none for any.
/// Of known kinds, outlines without shade are tried too: pieces brighter than the ground, or on a bright one, have
/// none.
std::vector<PatchPiece> piecesIn(const Patch&, const View& view, const std::vector<PatchKind>&,
                                 const std::set<board::Site>& free = {}, const std::set<std::size_t>& only = {});
/// ... of their own pixels alone, without any shade (`own_pixels.h`): one at least in each connected part, unless that
/// is a crumb.
std::vector<PatchPiece> piecesOfOwn(const Patch&, const View& view, const std::vector<PatchKind>&,
                                    const std::set<std::size_t>& only);
/// ... with one of the base game first, of each of its kinds in turn: beside it any others, or shown ones of a single
/// kind, for a large thing may have the outline of several small ones. Those first that explain the patch best; none if
/// no piece of the base game fits.
std::vector<std::vector<PatchPiece>> piecesBesideBase(const Patch&, const View& view, const std::vector<PatchKind>&,
                                                      const std::set<board::Site>& free);

}  // namespace hexwarden::vision
