#include "companion/table/eye.h"

#include "tracker/board/message.h"
#include "vision/credence.h"
#include "vision/freed_memory.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace hexwarden::table {
namespace {

constexpr double kBlurSides = 0.5;         // more motion from frame to frame than this is no sway
constexpr double kAwaySides = 0.4;         // so far from where it began the board has been moved, not swayed
constexpr int kAwayFrames = 8;             // and stays there
constexpr std::int64_t kSameHandMs = 400;  // a hand that was away for less is the same
constexpr std::int64_t kRareMs = 200;      // between frames: a hand may be in one of them only
constexpr double kRimSides = 0.6;          // a hand counts if it is so near to the land
constexpr double kSameShape = 0.02;        // of pictures, as a logarithm: others are cut or turned, not only resized
// A site that the record has empty may hold a piece that was never believed; it is not learned unless it looks empty.
constexpr float kPlainlyEmpty = 0.7F;

double sidePx(const vision::BoardPose& pose) {
    return vision::sidePxAt(pose.view.imageFromLattice, {0, 0});
}

/// 255 on the land and a rim about it.
cv::Mat boardMask(const vision::BoardPose& pose) {
    std::vector<cv::Point> outline;
    for (const auto& corner : calibration::cornersInLattice(pose.land)) {
        const auto at = vision::project(pose.view.imageFromLattice, corner);
        outline.emplace_back(cvRound(at.x), cvRound(at.y));
    }
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    cv::Mat mask = cv::Mat::zeros(pose.view.size, CV_8U);
    cv::fillConvexPoly(mask, hull, 255);
    cv::polylines(mask, hull, true, 255, std::max(1, cvRound(2 * kRimSides * sidePx(pose))));
    return mask;
}

/// The board under the turn that brings it nearest to where it lay, so that the hexes keep their names.
vision::BoardPose namedLike(const vision::BoardPose& lastSeen, const vision::BoardPose& found) {
    const cv::Size was = lastSeen.view.size, is = found.view.size;
    if (std::abs(std::log(is.aspectRatio() / was.aspectRatio())) > kSameShape) return found;
    const vision::BoardPose before = vision::resized(lastSeen, is);
    vision::BoardPose nearest = found;
    double least = 1e9;
    for (int sixths = 0; sixths < 6; ++sixths) {
        const auto turned = vision::renumbered(found, sixths, before.land);
        if (turned.land != before.land) continue;
        const double off =
            calibration::disagreementSides(turned.view.imageFromLattice, before.view.imageFromLattice, before.land);
        if (off < least) least = off, nearest = turned;
    }
    return nearest;
}

double agreement(const std::vector<board::TileReading>& tiles, const std::vector<board::Hex>& names,
                 const board::Layout& layout) {
    constexpr double kUnlisted = 0.01;
    const auto logOf = [](const auto& guesses, auto value) {
        double p = kUnlisted;
        for (const auto& guess : guesses)
            if (guess.value == value) p = std::max<double>(p, guess.probability);
        return std::log(p);
    };
    double sum = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        // `none` is listed nowhere: a hex that the record lacks speaks against this turn and does not forbid it.
        sum += logOf(tiles[i].terrain, layout.terrain[names[i]]) + logOf(tiles[i].token, layout.token[names[i]]);
    }
    return sum;
}

std::vector<board::Hex> landOf(const board::Layout& layout) {
    std::vector<board::Hex> land = board::hexes(layout);
    std::erase_if(land, [&](board::Hex h) { return !board::isLand(layout, h); });
    return land;
}

/// By how many sixths the read hexes must be turned to be the layout's.
int turnTo(const board::Layout& layout, const std::vector<board::Hex>& land,
           const std::vector<board::TileReading>& tiles) {
    const auto expected = landOf(layout);
    std::array<double, 6> agreements{};
    for (int sixths = 0; sixths < 6; ++sixths) {
        const auto renamed = vision::renumbered(land, sixths, expected);
        std::vector<board::Hex> names;
        for (const auto& tile : tiles)
            names.push_back(renamed[std::size_t(std::find(land.begin(), land.end(), tile.hex) - land.begin())]);
        agreements[std::size_t(sixths)] = agreement(tiles, names, layout);
    }
    return static_cast<int>(std::max_element(agreements.begin(), agreements.end()) - agreements.begin());
}

}  // namespace

Eye::Eye(const std::filesystem::path& data, EyeOptions options)
    : options_(std::move(options)), scanner_(data, options_.finder, options_.pieceSet) {
    if (!options_.still) vision::keepFreedMemory();
}

void Eye::expect(const board::Layout& layout) {
    expected_ = layout;
    turned_ = false;
}

void Eye::place(const vision::BoardPose& pose) {
    pose_ = pose;
    placed_ = true;
    foundByItself_ = false;
}

void Eye::use(const vision::TableColours& colours) {
    scanner_.reader().use(colours);
}

void Eye::know(calibration::ShownPieces shown) {
    shown_ = std::move(shown);
    scanner_.reader().know(shown_);
}

void Eye::showing(bool on) {
    showing_ = on;
    fresh_.forgetAll();
}

std::optional<vision::ShownSight> Eye::teach(std::int64_t number, calibration::ShownPiece piece) {
    const auto thing = fresh_.numbered(number);
    if (!thing || !pose_) return std::nullopt;
    const vision::ShownSight sight = scanner_.reader().sightOf(readFrame_, readPose_, *thing);
    piece.place = sight.place;
    piece.bulk = sight.bulk;
    piece.coming = sight.coming;
    piece.shape = sight.shape;
    calibration::shorten(piece);
    shown_.set = options_.pieceSet;
    shown_.pieces.push_back(piece);
    scanner_.reader().know(shown_);
    if (piece.colour) scanner_.reader().learnColour(*piece.colour, sight.colour);
    fresh_.forget(number);
    return sight;
}

void Eye::unlearn(board::Piece kind, int worth) {
    std::erase_if(shown_.pieces, [&](const auto& piece) { return piece.kind == kind && piece.worth == worth; });
    scanner_.reader().know(shown_);
}

const vision::TableColours& Eye::colours() const {
    return scanner_.reader().colours();
}

void Eye::confirm(const SeenFrame& look, const game::GameState& record) {
    if (!look.pose || look.handInView || board::hexes(record.layout).empty()) return;
    std::vector<vision::ConfirmedSite> fresh;
    for (const board::SiteReading& reading : look.seen.sites) {
        const board::Occupant there = game::occupantOf(record, reading.site);
        const bool empty = there.piece == board::Piece::none;
        const auto& seen = reading.occupant[0];
        if (empty != (seen.value.piece == board::Piece::none) || (empty && seen.probability < kPlainlyEmpty)) continue;
        const auto known = learned_.find(reading.site);
        if (known != learned_.end() && known->second == there) continue;
        learned_[reading.site] = there;
        fresh.push_back({reading.site, there});
    }
    if (!fresh.empty()) scanner_.reader().learn(readFrame_, readPose_, fresh);
}

void Eye::name(const std::vector<board::NamedThing>& things) {
    scanner_.reader().learn(things);
}

SeenFrame Eye::look(const vision::Frame& frame) {
    SeenFrame look;
    look.frame = frame;
    const cv::Size before = std::exchange(size_, frame.image.size());
    const bool viewReset = !options_.still && !before.empty() && before != size_;
    if (viewReset) pose_.reset();
    if (pose_ && !options_.still)
        follow(frame, look);
    else
        find(frame, look);
    if (pose_ && !options_.still && framesSinceFound_ % options_.checkEvery == options_.checkEvery / 2)
        check(frame, look);
    if (pose_) {
        read(frame, look);
    } else {
        look.seen.frame = frame.id;
        look.seen.atMs = frame.atMs;
        look.seen.dice = scanner_.reader().readDice(frame);
    }
    look.seen.boardReset = std::exchange(poseReplaced_, false);
    look.seen.viewReset = viewReset;
    look.pose = pose_;
    look.fresh = fresh_.all();
    look.handInView = look.seen.handInView;
    announceHand(frame, look);
    return look;
}

/// What one frame alone shows may be a torn frame; but where frames are rare, the next one may show the table again.
/// A frame that was not read hands on what the one before it showed, and bears witness to nothing.
void Eye::announceHand(const vision::Frame& frame, SeenFrame& look) {
    const bool before = std::exchange(hand_, look.handInView), unread = std::exchange(unread_, false);
    const std::int64_t lastMs = std::exchange(lookedAtMs_, frame.atMs);
    if (!hand_) return;
    const bool known = handAtMs_ && (*handAtMs_ == lastMs || frame.atMs - *handAtMs_ <= kSameHandMs);
    if (!known && (unread || (!before && frame.atMs - lastMs <= kRareMs))) return;
    look.handCame = !known;
    handAtMs_ = frame.atMs;
}

void Eye::find(const vision::Frame& frame, SeenFrame& look) {
    pose_.reset();
    const auto found = scanner_.finder().find(frame);
    if (!found) {
        look.reason = found.refusal;
        return;
    }
    foundByItself_ = true;
    take(frame, *found);
}

void Eye::take(const vision::Frame& frame, vision::BoardPose pose) {
    if (lastPose_) pose = namedLike(*lastPose_, pose);
    pose_ = lastPose_ = std::move(pose);
    turned_ = numbersJudged_ = false;
    framesSinceFound_ = tileReadings_ = 0;
    poseReplaced_ = true;
    if (!options_.still) begin(frame);
}

/// The board lies in this frame as `pose_` has it.
void Eye::begin(const vision::Frame& frame) {
    tracker_.start(frame.image, pose_->view.imageFromLattice, pose_->land);
    settle(frame);
}

/// The steady view begins with this frame: what lay elsewhere in it counts no more. The tracker goes on: it knows
/// better where the board lies.
void Eye::settle(const vision::Frame& frame) {
    hands_.forget();
    still_.forget();
    fresh_.forgetAll();
    inThisPicture_ = pose_->view.imageFromLattice;
    awaySinceFrames_ = 0;
    steady_.start(frame.image, inThisPicture_);
    aboutBoard_ = boardMask(*pose_);
}

void Eye::follow(const vision::Frame& frame, SeenFrame& look) {
    if (std::exchange(placed_, false)) return take(frame, *pose_);
    const auto tracked = tracker_.follow(frame.image);
    ++framesSinceFound_;
    switch (tracked.state) {
        case calibration::Following::steady:
        case calibration::Following::moved:
            pose_->view.imageFromLattice = tracked.imageFromLattice;
            inThisPicture_ = tracked.inThisPicture;
            lastPose_ = pose_;
            blurred_ = tracked.movedSides > kBlurSides;
            awaySinceFrames_ =
                calibration::disagreementSides(inThisPicture_, steady_.imageFromLattice(), pose_->land) > kAwaySides
                    ? awaySinceFrames_ + 1
                    : 0;
            if (awaySinceFrames_ >= kAwayFrames && !hand_) settle(frame);
            break;
        case calibration::Following::hidden:
            covered_ = true;
            break;
        case calibration::Following::lost:
            look.reason = tracked.reason;
            pose_.reset();
            break;
    }
}

// The finder may err as well: the next frame's finding decides.
void Eye::check(const vision::Frame& frame, SeenFrame& look) {
    if (blurred_ || covered_ || hand_) return;
    const auto found = scanner_.finder().find(frame);
    if (!found || tracker_.check(found->view.imageFromLattice)) return;
    look.reason = board::say("the board lies elsewhere than where it was followed to");
    pose_.reset();
}

void Eye::read(const vision::Frame& frame, SeenFrame& look) {
    vision::ReadScope what;
    readFrame_ = frame;
    readPose_ = *pose_;
    if (options_.still) {
        look.seen = scanner_.reader().read(readFrame_, readPose_, what);
    } else {
        const bool blurred = std::exchange(blurred_, false), covered = std::exchange(covered_, false);
        const vision::SteadyView::Seen steady = steady_.take(frame.image, inThisPicture_, frame.atMs);
        readFrame_.image = steady.image;
        readPose_.view.imageFromLattice = steady_.imageFromLattice();
        if (steady.fitness != vision::SteadyView::Fitness::fit) {
            unread_ = true;
            look.seen.frame = frame.id;
            look.seen.atMs = frame.atMs;
            look.seen.poseQuality = static_cast<float>(pose_->quality);
            look.seen.handInView = hand_;
            return;
        }
        what.changes = steady_.changes();
        scanner_.reader().noticeDice(readFrame_, readPose_, what.changes);  // on the other core meanwhile
        what.hidden = hands_.hidden(readFrame_.image, frame.atMs, sidePx(readPose_), what.changes);
        what.hands = vision::largerThanDice(what.hidden, sidePx(readPose_));
        std::optional<vision::Reach> reach;
        if (showing_ || scanner_.reader().knowsShown())
            reach = still_.look(readFrame_.image, steady_.laidFrame(), frame.atMs, what.changes);
        if (!what.hidden.empty()) what.hidden &= aboutBoard_;
        const bool hand = covered || (!what.hidden.empty() && cv::countNonZero(what.hidden) > 0);
        what.tiles = !hand && !blurred &&
                     (tileReadings_ < options_.tilesAtFirst || framesSinceFound_ % options_.tilesEvery == 0);
        what.pieces = !covered && !blurred;
        what.onlyChanged = true;
        what.stirred = still_.stirred();
        look.seen = scanner_.reader().read(readFrame_, readPose_, what);
        look.seen.handInView = hand;
        if (reach && showing_) {
            fresh_.take(*reach, readPose_.view, what.changes);
        } else if (reach) {
            look.seen.reach = scanner_.reader().traces(*reach, readPose_, what.changes);
            look.seen.reachAtMs = reach->atMs;
        }
    }
    if (!look.seen.tiles.empty()) {
        if (auto why = objection(frame, look.seen)) {
            look.reason = std::move(*why);
            look.seen = board::Observation();
            look.seen.frame = frame.id;
            look.seen.atMs = frame.atMs;
            pose_.reset();
            return;
        }
        ++tileReadings_;
        if (expected_ && !std::exchange(turned_, true)) turnToExpected(frame, look, what);
    }
}

/// Why what was found is no board after all. Tokens may be laid later than tiles: they are judged when they are there.
std::optional<board::Message> Eye::objection(const vision::Frame& frame, const board::Observation& seen) {
    if (tileReadings_ == 0 && foundByItself_ && !expected_)
        if (auto why = vision::objectionToTiles(seen)) return why;
    if (!numbersJudged_ && vision::showsNumbers(seen)) {
        numbersJudged_ = true;
        if (vision::isMirrored(scanner_.finder(), scanner_.reader(), frame, seen)) return vision::mirrored();
    }
    return std::nullopt;
}

void Eye::turnToExpected(const vision::Frame& frame, SeenFrame& look, const vision::ReadScope& what) {
    const int sixths = turnTo(*expected_, pose_->land, look.seen.tiles);
    auto named = vision::renumbered(*pose_, sixths, landOf(*expected_));
    if (named.land == pose_->land && sixths == 0) return;
    pose_ = lastPose_ = std::move(named);
    readFrame_ = frame;
    readPose_ = *pose_;
    poseReplaced_ = true;
    if (!options_.still) begin(frame);
    const bool hand = look.seen.handInView;
    look.seen = scanner_.reader().read(readFrame_, readPose_, what);
    look.seen.handInView = hand;
}

}  // namespace hexwarden::table
