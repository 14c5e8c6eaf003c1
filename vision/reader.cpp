#include "vision/reader.h"

#include "vision/dice_reader.h"
#include "vision/harbour_reader.h"
#include "vision/joint_tiles.h"
#include "vision/piece_context.h"

#include <algorithm>

namespace hexwarden::vision {
namespace {

/// A die of 16 mm beside tiles of 45 mm a side.
constexpr double kDieOverTileSide = .36;

/// Tells which sites a hand hides or the picture cuts off.
class Visibility {
  public:
    Visibility(const View& view, const cv::Mat& hidden) : view_(view), hidden_(hidden) {}

    bool operator()(const board::Site& site) const {
        const cv::Point2d at = project(view_.imageFromLattice, pointInLattice(site));
        if (!cv::Rect2d({}, cv::Size2d(view_.size)).contains(at)) return false;
        if (hidden_.empty()) return true;
        const int reach = std::max(1, cvRound(.3 * sidePxAt(view_.imageFromLattice, pointInLattice(site))));
        const cv::Rect about = cv::Rect(cvRound(at.x) - reach, cvRound(at.y) - reach, 2 * reach + 1, 2 * reach + 1) &
                               cv::Rect({}, hidden_.size());
        return cv::countNonZero(hidden_(about)) * 8 < about.area();
    }

    template <class S>
    std::vector<S> split(const std::vector<S>& sites, std::vector<board::Site>& hidden) const {
        std::vector<S> seen;
        for (S site : sites) {
            if ((*this)(site))
                seen.push_back(site);
            else
                hidden.emplace_back(site);
        }
        return seen;
    }

  private:
    const View& view_;
    const cv::Mat& hidden_;
};

}  // namespace

struct Reader::Parts {
    TileReader tiles;
    PieceReader pieces;
    HarbourReader harbours;
    DiceReader dice;
    std::vector<board::BoardSpec> specs;
    board::PieceSet pieceSet;
    TableColours colours;
    Stopwatch watch;

    const board::BoardSpec* specNamed(const std::string& name) const {
        const auto found = std::find_if(specs.begin(), specs.end(), [&](const auto& s) { return s.name == name; });
        return found == specs.end() ? nullptr : &*found;
    }
};

Reader::Reader(const std::filesystem::path& models, std::vector<board::BoardSpec> specs, board::PieceSet pieceSet)
    : parts_(new Parts{TileReader(models),
                       PieceReader(models),
                       HarbourReader(models),
                       DiceReader(models),
                       std::move(specs),
                       std::move(pieceSet),
                       {},
                       {}}) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

board::Observation Reader::read(const Frame& frame, const BoardPose& pose, const Reading& what) {
    CV_Assert(frame.image.size() == pose.view.size);
    Stopwatch& watch = parts_->watch = {};
    Pyramid pyramid(frame.image);
    const Visibility visible(pose.view, what.hidden);
    board::Observation seen;
    seen.frame = frame.id;
    seen.atMs = frame.atMs;
    seen.poseQuality = static_cast<float>(pose.quality);
    seen.handInView = !what.hidden.empty() && cv::countNonZero(what.hidden) > 0;

    const auto hexes = visible.split(pose.land, seen.hidden);
    if (what.tiles || what.pieces) {
        auto looks = parts_->tiles.look(pyramid, pose.view.imageFromLattice, hexes);
        seen.robber = robberAmong(looks);
        for (const TileLook& look : looks) seen.robberOdds.push_back({look.hex, static_cast<float>(look.robberLogit)});
        watch.lap("tiles and robber");
        if (what.tiles) {
            parts_->tiles.readTokens(pyramid, pose.view.imageFromLattice, looks);
            seen.tiles = readTogether(looks, parts_->specNamed(pose.layout));
            watch.lap("tokens");
            seen.harbours = parts_->harbours.read(pyramid, pose.view.imageFromLattice, pose.land);
            watch.lap("harbours");
        }
    }
    if (what.pieces) {
        const auto corners = visible.split(cornersOf(pose.land), seen.hidden);
        const auto edges = visible.split(edgesOf(pose.land), seen.hidden);
        PieceLooks looks = parts_->pieces.look(pyramid, pose.view, corners, edges, parts_->pieceSet, parts_->colours);
        weighByContext(looks, parts_->pieceSet);
        for (const auto& look : looks.corners)
            seen.sites.push_back({look.site, topThree(cornerOccupants(), look.occupant)});
        for (const auto& look : looks.edges)
            seen.sites.push_back({look.site, topThree(edgeOccupants(), look.occupant)});
        watch.lap("pieces");
    }
    if (what.dice) {
        seen.dice = readDice(frame, &pose);
        watch.lap("dice");
    }
    return seen;
}

const std::vector<Lap>& Reader::laps() const {
    return parts_->watch.laps();
}

std::vector<board::DieReading> Reader::readDice(const Frame& frame, const BoardPose* pose) {
    if (!pose) return parts_->dice.read(frame.image);
    cv::Point2d middle;
    for (board::Hex h : pose->land) middle += centreInLattice(h) * (1. / static_cast<double>(pose->land.size()));
    return parts_->dice.read(frame.image, kDieOverTileSide * sidePxAt(pose->view.imageFromLattice, middle));
}

void Reader::learn(const Frame& frame, const BoardPose& pose, const std::vector<ConfirmedPiece>& pieces) {
    const auto light = calibration::lightFromScene(frame.image);
    Pyramid pyramid(frame.image);
    for (const auto& [site, colour] : pieces) {
        std::optional<calibration::Lab> seen;
        if (const auto* corner = std::get_if<board::Corner>(&site))
            seen = colourOnCorner(light,
                                  pyramid.crop(imageFromCornerCrop(pose.view, pointInLattice(*corner)), kCornerCrop));
        else if (const auto* edge = std::get_if<board::Edge>(&site))
            seen = colourOnEdge(light, pyramid.crop(imageFromEdgeCrop(pose.view, endsInLattice(*edge)), kEdgeCrop));
        if (seen) parts_->colours.learn(colour, *seen);
    }
}

void Reader::use(TableColours colours) {
    parts_->colours = std::move(colours);
}

const TableColours& Reader::colours() const {
    return parts_->colours;
}

}  // namespace hexwarden::vision
