#include "companion/scan/teaching.h"

#include "calibration/colours.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexwarden::scan {
namespace {

using board::Failure;
using board::say;

/// A tile side of fewer pixels leaves too little of a piece ("What is read from which view", docs/tried.md).
constexpr double kLeastSidePx = 42;

std::string kindName(board::ShownAs kind) {
    std::string name(board::word(kind.piece));
    if (kind.worth > 1) name += " of " + std::to_string(kind.worth);
    return name;
}

}  // namespace

std::string words(const calibration::ShownPiece& piece) {
    return kindName({piece.kind, piece.worth}) + ", " +
           (piece.colour ? std::string(board::word(*piece.colour)) : std::string("nobody's")) +
           (piece.lying ? ", lying" : ", standing");
}

Teaching::Teaching(vision::Scanner& scanner, board::PieceSet set) : scanner_(scanner), set_(std::move(set)) {
    pieces_.set = set_.name;
}

void Teaching::take(const ShownPicture& taken) {
    const auto& [frame, picture, shown, reaches, followed] = taken;
    if (auto board = scanner_.finder().find(frame))
        board_ = *board;
    else if (followed)
        board_ = followed;
    else if (!board_ || board_->view.size != frame.image.size())
        throw Failure(say("%1: %2; pieces are shown beside a board", picture, board.refusal));
    std::vector<cv::Point2d> feet;
    for (const Shown& one : shown) {
        if (!cv::Rect2d({}, cv::Size2d(frame.image.size())).contains(one.at))
            throw Failure(say("%1 has no place %2, %3 (line %4 of the list)", picture, std::lround(one.at.x),
                              std::lround(one.at.y), one.line));
        const auto& colours = set_.colours;
        if (one.colour && std::find(colours.begin(), colours.end(), *one.colour) == colours.end())
            throw Failure(
                say("the pieces %1 have no %2 (line %3 of the list)", set_.name, board::word(*one.colour), one.line));
        feet.push_back(one.at);
    }
    const auto sights = scanner_.reader().show(frame, *board_, feet, reaches);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Shown& one = shown[i];
        if (!sights[i])
            throw Failure(say("%1: there is no piece at %2, %3 (line %4 of the list)", picture, std::lround(one.at.x),
                              std::lround(one.at.y), one.line));
        calibration::ShownPiece piece{one.kind, one.worth, one.colour, one.lying, sights[i]->place};
        piece.bulk = sights[i]->bulk;
        piece.coming = sights[i]->coming;
        piece.shape = sights[i]->shape;
        calibration::shorten(piece);
        pieces_.pieces.push_back(std::move(piece));
        colours_.push_back(sights[i]->colour);
        const double sidePx = vision::sidePxAt(board_->view.imageFromLattice,
                                               vision::project(board_->view.imageFromLattice.inv(), one.at));
        if (smallestIn_.empty() || sidePx < leastSidePx_) leastSidePx_ = sidePx, smallestIn_ = picture;
    }
}

std::array<calibration::Prototype, board::kColourCount> Teaching::coloursWith(
    const std::array<calibration::Prototype, board::kColourCount>& known) const {
    vision::TableColours colours(known);
    for (std::size_t i = 0; i < colours_.size(); ++i)
        if (const auto& colour = pieces_.pieces[i].colour) colours.learn(*colour, colours_[i]);
    return colours.prototypes();
}

std::vector<board::Message> Teaching::warnings() const {
    std::vector<board::Message> sentences;
    for (const vision::AlikeKinds& pair : vision::alikeAmong(pieces_))
        sentences.push_back(
            say("%1 and %2 look alike from here: show both again from nearer, or mark one of them, with a sticker for "
                "example",
                kindName(pair.first), kindName(pair.second)));
    std::map<board::Colour, std::vector<calibration::Lab>> byColour;
    for (std::size_t i = 0; i < colours_.size(); ++i)
        if (pieces_.pieces[i].colour) byColour[*pieces_.pieces[i].colour].push_back(colours_[i]);
    for (auto a = byColour.begin(); a != byColour.end(); ++a)
        for (auto b = std::next(a); b != byColour.end(); ++b) {
            double nearest = 100;
            for (const auto& one : a->second)
                for (const auto& other : b->second) nearest = std::min(nearest, calibration::ciede2000(one, other));
            if (nearest < calibration::kAlike)
                sentences.push_back(
                    say("%1 and %2 are too near to each other in this light: more light, or another "
                        "colour for one of them",
                        board::word(a->first), board::word(b->first)));
        }
    if (!smallestIn_.empty() && leastSidePx_ < kLeastSidePx)
        sentences.push_back(say(
            "the pieces in %1 are small: a tile's side has %2 pixels and needs %3; come nearer, or use larger pictures",
            smallestIn_, std::lround(leastSidePx_), std::lround(kLeastSidePx)));
    return sentences;
}

}  // namespace hexwarden::scan
