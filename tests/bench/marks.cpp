#include "tests/bench/marks.h"

#include "companion/scan/report.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::bench {
namespace {

using board::Occupant;
using calibration::project;

/// In tile sides, as score.py has them.
constexpr double kHexReach = .5, kPieceReach = .3, kRobberReach = .8, kHarbourReach = .4, kBoardOff = .06;
constexpr double kUnreadableReachPx = 60;

std::string words(board::Terrain terrain, board::Token token) {
    return std::string(board::word(terrain)) + (token ? ' ' + std::to_string(token) : "");
}

std::string words(Occupant o) {
    if (o.piece == board::Piece::none) return "empty";
    return std::string(board::word(o.colour)) + ' ' + std::string(board::word(o.piece));
}

bool same(Occupant a, Occupant b) {
    return a.piece == b.piece && (a.piece == board::Piece::none || a.colour == b.colour);
}

/// The nearest of `items` if it lies within `reach`, else null.
template <class Items, class At>
auto* nearest(Items& items, cv::Point2d to, double reach, At at) {
    auto best = std::min_element(items.begin(), items.end(), [&](const auto& a, const auto& b) {
        return cv::norm(at(a) - to) < cv::norm(at(b) - to);
    });
    return best == items.end() || cv::norm(at(*best) - to) > reach ? nullptr : &*best;
}

/// Where the sites of a board lie.
class Placed {
  public:
    explicit Placed(const cv::Matx33d& imageFromLattice) : imageFromLattice_(imageFromLattice) {}
    cv::Point2d operator()(const board::Site& site) const {
        return project(imageFromLattice_, calibration::pointInLattice(site));
    }
    double sidePx(const board::Site& site) const {
        return shortSidePx(imageFromLattice_, calibration::pointInLattice(site));
    }

  private:
    cv::Matx33d imageFromLattice_;
};

struct Reported {
    board::Site site;
    Occupant occupant;
    cv::Point2d at;
};

cv::Point2d placeOf(const board::DieReading& die) {
    return {die.atInImage[0], die.atInImage[1]};
}

}  // namespace

std::pair<double, double> interval(Count c) {
    if (c.of == 0) return {0, 1};
    const double z = 1.96, n = c.of, p = c.right / n, d = 1 + z * z / n;
    const double middle = p + z * z / 2 / n, s = z * std::sqrt(p * (1 - p) / n + z * z / 4 / n / n);
    return {(middle - s) / d, (middle + s) / d};
}

Reliability reliability(const std::vector<Judged>& judged) {
    struct Bin {
        int n = 0;
        double p = 0, right = 0;
    };
    std::array<Bin, 15> bins;
    Reliability all;
    for (const Judged& j : judged) {
        Bin& bin = bins[std::min(bins.size() - 1, static_cast<std::size_t>(j.p * bins.size()))];
        ++bin.n, bin.p += j.p, bin.right += j.right;
        ++all.readings, all.meanP += j.p, all.share += j.right;
        if (j.p > .99) all.sure += {j.right, 1};
    }
    if (all.readings == 0) return all;
    all.meanP /= all.readings, all.share /= all.readings;
    for (const Bin& bin : bins) all.error += std::abs(bin.p - bin.right) / all.readings;
    return all;
}

void Marks::count(const std::string& figure, bool right) {
    counts_[figure] += {right, 1};
}

Count Marks::of(const std::string& figure) const {
    const auto found = counts_.find(figure);
    return found == counts_.end() ? Count{} : found->second;
}

void Marks::take(const Label& label, const vision::Scan& scan) {
    if (label.board)
        takeBoard(label, scan);
    else
        count("board where none is", bool(scan.board));
    takeDice(label, scan);
}

void Marks::takeBoard(const Label& label, const vision::Scan& scan) {
    const TrueBoard& truth = *label.board;
    const Placed inTruth(truth.imageFromLattice),
        inScan(scan.board ? scan.board->view.imageFromLattice : cv::Matx33d::eye());
    const auto atTile = [&](const board::TileReading& t) { return inScan(t.hex); };
    bool tiles = true, tokens = true, matched = true;
    double off = 0;
    for (const auto& [hex, tile] : truth.tiles) {
        if (board::isWater(tile.terrain) || !cv::Rect2d({}, cv::Size2d(truth.size)).contains(inTruth(hex))) continue;
        const auto* reported =
            scan.board ? nearest(scan.seen.tiles, inTruth(hex), kHexReach * inTruth.sidePx(hex), atTile) : nullptr;
        matched &= reported != nullptr;
        if (reported)
            off += cv::norm(atTile(*reported) - inTruth(hex)) / inTruth.sidePx(hex) / double(truth.tiles.size());
        const bool terrain = reported && reported->terrain[0].value == tile.terrain;
        count("terrain", terrain);
        tiles &= terrain;
        if (tile.tokenHidden) continue;
        const bool token = reported && reported->token[0].value == tile.token;
        count(tile.token ? "tokens" : "no token where none is", token);
        tokens &= token;
    }
    const bool right = scan.board && matched && off < kBoardOff;
    count("board found rightly", right);
    count("board found wrongly", scan.board && !right);
    const bool pieces = takePieces(truth, scan);
    count("whole board: tiles and tokens", right && tiles && tokens);
    count("whole board: everything", right && tiles && tokens && pieces);
    takeRobber(label, scan);
    takeHarbours(truth, scan);
    if (scan.board) {
        judgeTiles(label, scan);
        judgeSites(label, scan);
    }
}

bool Marks::takePieces(const TrueBoard& truth, const vision::Scan& scan) {
    const Placed inTruth(truth.imageFromLattice);
    std::vector<Reported> reported;
    if (scan.board)
        for (const board::SiteReading& site : scan.seen.sites)
            if (const auto occupant = scan::occupantOf(site))
                reported.push_back({site.site, occupant->value, Placed(scan.board->view.imageFromLattice)(site.site)});
    bool exact = true;
    const auto countReported = [&](Occupant occupant, bool right) {
        count("pieces: precision", right);
        count("precision, " + std::string(board::word(occupant.piece)), right);
        count("precision, " + std::string(board::word(occupant.colour)), right);
        exact &= right;
    };
    for (const auto& [site, occupant] : truth.pieces) {
        const auto at = [&, index = site.index()](const Reported& t) {
            return t.site.index() == index ? t.at : cv::Point2d(1e9, 1e9);
        };
        const Reported* hit = nearest(reported, inTruth(site), kPieceReach * inTruth.sidePx(site), at);
        const bool right = hit && same(hit->occupant, occupant);
        count("pieces: recall", right);
        count("recall, " + std::string(board::word(occupant.piece)), right);
        count("recall, " + std::string(board::word(occupant.colour)), right);
        exact &= right;
        if (!hit) continue;
        countReported(hit->occupant, right);
        reported.erase(reported.begin() + (hit - reported.data()));
    }
    for (const Reported& t : reported) countReported(t.occupant, false);
    return exact;
}

void Marks::takeRobber(const Label& label, const vision::Scan& scan) {
    if (!label.board->robber) return;
    const Placed inTruth(label.board->imageFromLattice);
    const board::Hex hex = *label.board->robber;
    const auto* reported = scan.board && scan.seen.robber ? &*scan.seen.robber : nullptr;
    const cv::Point2d at = reported ? Placed(scan.board->view.imageFromLattice)(reported->hex) : inTruth(hex);
    const double side = inTruth.sidePx(hex);
    const bool right = reported && cv::norm(at - inTruth(hex)) < kRobberReach * side;
    count("robber", right);
    if (reported)
        judged_.push_back({label.name, About::robber, "robber", right ? "here" : "elsewhere", reported->probability,
                           right, false, at, side});
}

void Marks::takeHarbours(const TrueBoard& truth, const vision::Scan& scan) {
    if (truth.harbours.empty()) return;
    const Placed inTruth(truth.imageFromLattice);
    auto told = scan.board ? scan.seen.harbours : std::vector<board::HarbourReading>{};
    const auto at = [&](const board::HarbourReading& h) { return Placed(scan.board->view.imageFromLattice)(h.edge); };
    for (const auto& [edge, kind] : truth.harbours) {
        if (!cv::Rect2d({}, cv::Size2d(truth.size)).contains(inTruth(edge))) continue;
        const auto* hit = nearest(told, inTruth(edge), kHarbourReach * inTruth.sidePx(edge), at);
        count("harbour kinds told", hit != nullptr);
        if (!hit) continue;
        count("told harbour kinds right", hit->kind == kind);
        told.erase(told.begin() + (hit - told.data()));
    }
    for (std::size_t i = 0; i < told.size(); ++i) count("told harbour kinds right", false);
}

void Marks::takeDice(const Label& label, const vision::Scan& scan) {
    std::vector<board::DieReading> reported = scan.seen.dice;
    const auto judge = [&](const board::DieReading& die, const std::string& truth, bool right) {
        judged_.push_back({label.name, About::die, "die " + std::to_string(die.value), truth, die.probability, right,
                           false, placeOf(die), 1.2 * die.sideInImage});
    };
    for (const TrueDie& die : label.dice) {
        const auto* hit = nearest(reported, die.at, die.reachPx, placeOf);
        const bool right = hit && hit->value == die.value;
        if (!die.emblem) {
            count("dice", right);
            count("dice with a wrong value", hit && !right);
            if (hit) judge(*hit, std::to_string(die.value), right);
        }
        if (hit) reported.erase(reported.begin() + (hit - reported.data()));
    }
    if (!label.allDice) return;
    for (const board::DieReading& die : reported) {
        const cv::Point2d at = placeOf(die);
        const bool excused = nearest(label.unreadable, at, kUnreadableReachPx, [](cv::Point2d p) { return p; }) ||
                             std::any_of(label.ignored.begin(), label.ignored.end(),
                                         [&](const cv::Rect2d& box) { return box.contains(at); });
        if (excused) continue;
        count("false dice", false);
        judge(die, "no die", false);
    }
}

void Marks::judgeTiles(const Label& label, const vision::Scan& scan) {
    const Placed inTruth(label.board->imageFromLattice), inScan(scan.board->view.imageFromLattice);
    for (const board::TileReading& reported : scan.seen.tiles) {
        const cv::Point2d at = inScan(reported.hex);
        const auto* there = nearest(label.board->tiles, at, kHexReach * inScan.sidePx(reported.hex),
                                    [&](const auto& tile) { return inTruth(tile.first); });
        if (there && there->second.tokenHidden) continue;
        const TrueTile truth = there ? there->second : TrueTile{};
        const auto& terrain = reported.terrain[0];
        const auto& token = reported.token[0];
        judged_.push_back(
            {label.name, About::tile, words(terrain.value, token.value),
             there ? words(truth.terrain, truth.token) : "no tile", double(terrain.probability) * token.probability,
             terrain.value == truth.terrain && token.value == truth.token, false, at, inScan.sidePx(reported.hex)});
    }
}

void Marks::judgeSites(const Label& label, const vision::Scan& scan) {
    const Placed inTruth(label.board->imageFromLattice), inScan(scan.board->view.imageFromLattice);
    for (const board::SiteReading& reported : scan.seen.sites) {
        const cv::Point2d at = inScan(reported.site);
        const double side = inScan.sidePx(reported.site);
        const auto* there = nearest(label.board->pieces, at, kPieceReach * side, [&](const auto& piece) {
            return piece.first.index() == reported.site.index() ? inTruth(piece.first) : cv::Point2d(1e9, 1e9);
        });
        const Occupant truth = there ? there->second : Occupant{};
        board::Guess<Occupant> answer;
        if (const auto taken = scan::occupantOf(reported))
            answer = *taken;
        else
            for (const auto& guess : reported.occupant)
                if (guess.value.piece == board::Piece::none) answer.probability += guess.probability;
        const bool taken = answer.value.piece != board::Piece::none || truth.piece != board::Piece::none;
        judged_.push_back({label.name, About::site, words(answer.value), words(truth), answer.probability,
                           same(answer.value, truth), taken, at, .8 * side});
    }
}

}  // namespace hexwarden::bench
