#include "companion/scan/overlay.h"

#include "tracker/board/land_and_water.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <sstream>

#include <opencv2/imgproc.hpp>

namespace hexwarden::scan {
namespace {

using vision::project;

const cv::Scalar kInk(30, 26, 22), kPaper(250, 250, 250), kDoubt(0, 215, 255), kRed(40, 40, 205);
constexpr int kFont = cv::FONT_HERSHEY_DUPLEX;

cv::Scalar paint(board::Colour c) {
    switch (c) {
        case board::Colour::red:
            return {45, 40, 215};
        case board::Colour::blue:
            return {215, 110, 30};
        case board::Colour::white:
            return {250, 250, 250};
        case board::Colour::orange:
            return {20, 140, 255};
        case board::Colour::green:
            return {70, 160, 40};
        case board::Colour::brown:
            return {45, 75, 120};
        case board::Colour::yellow:
            return {60, 225, 250};
        case board::Colour::grey:
            return {150, 150, 150};
    }
    return kPaper;
}

/// What can be read on this ground.
cv::Scalar inkOn(cv::Scalar ground) {
    const bool isDark = ground[0] + 4 * ground[1] + 2 * ground[2] < 900;
    return isDark ? kPaper : kInk;
}

std::string percent(double p) {
    return std::to_string(cvRound(p * 100)) + "%";
}

cv::Scalar paint(board::Terrain t) {
    switch (t) {
        case board::Terrain::forest:
            return {60, 110, 35};
        case board::Terrain::pasture:
            return {90, 205, 150};
        case board::Terrain::fields:
            return {60, 200, 245};
        case board::Terrain::hills:
            return {60, 105, 205};
        case board::Terrain::mountains:
            return {150, 140, 130};
        case board::Terrain::desert:
            return {170, 215, 235};
        case board::Terrain::gold:
            return {40, 180, 220};
        case board::Terrain::sea:
        case board::Terrain::shoal:
            return {200, 150, 70};
        case board::Terrain::none:
            break;
    }
    return kPaper;
}

/// One drawing: a picture, the board in it, and a pen whose width follows the size of the tiles.
class Sheet {
  public:
    Sheet(const cv::Mat& photo, const vision::BoardPose* pose) : picture_(photo.clone()), pose_(pose) {
        side_ = std::max(photo.cols, photo.rows) / 14.;
        if (pose) side_ = vision::sidePxAt(pose->view.imageFromLattice, {0, 0});
    }

    cv::Mat picture() const { return picture_; }
    double side() const { return side_; }
    int pen(double sides) const { return std::max(1, cvRound(sides * side_)); }
    cv::Point2d at(cv::Point2d inLattice) const { return project(pose_->view.imageFromLattice, inLattice); }
    cv::Point2d at(const board::Site& site) const { return at(vision::pointInLattice(site)); }

    void line(cv::Point2d from, cv::Point2d to, cv::Scalar colour, double width) {
        cv::line(picture_, from, to, kInk, pen(width) + pen(.035), cv::LINE_AA);
        cv::line(picture_, from, to, colour, pen(width), cv::LINE_AA);
    }

    void disc(cv::Point2d middle, double radius, cv::Scalar fill, cv::Scalar rim, double width) {
        cv::circle(picture_, middle, pen(radius), rim, cv::FILLED, cv::LINE_AA);
        cv::circle(picture_, middle, pen(radius - width), fill, cv::FILLED, cv::LINE_AA);
    }

    void shape(cv::Point2d middle, const std::vector<cv::Point2d>& outline, double size, cv::Scalar fill) {
        for (const auto& [scale, colour] : {std::pair{1.22, kInk}, std::pair{1., fill}}) {
            std::vector<cv::Point> points;
            for (cv::Point2d p : outline) points.emplace_back(middle + p * (size * scale * side_));
            cv::fillPoly(picture_, points, colour, cv::LINE_AA);
        }
    }

    /// Text centred at a point; `height` in tile sides.
    void words(cv::Point2d middle, const std::string& text, double height, cv::Scalar colour) {
        const auto [scale, thick, box] = measure(text, height);
        cv::putText(picture_, text, middle + cv::Point2d(-box.width / 2., box.height / 2.), kFont, scale, colour, thick,
                    cv::LINE_AA);
    }

    /// Half the width of a chip with this text, in pixels.
    double reachOf(const std::string& text, double height) const {
        const cv::Size box = std::get<2>(measure(text, height));
        return box.width / 2. + box.height * .65;
    }

    /// A chip with text, centred at a point; `breadth` in what the text asks for.
    void chip(cv::Point2d middle, const std::string& text, double height, cv::Scalar ink, cv::Scalar ground,
              double breadth = 1) {
        const cv::Size box = std::get<2>(measure(text, height));
        const double half = box.height * .9 * breadth;
        const cv::Point2d end(std::max(0., box.width / 2. - half * .25), 0);
        cv::line(picture_, middle - end, middle + end, ground, cvRound(2 * half), cv::LINE_AA);
        words(middle, text, height, ink);
    }

    /// A small cross where a thing stands.
    void foot(cv::Point2d at, cv::Scalar colour) {
        for (const auto& [ink, width] : {std::pair{kInk, .05}, std::pair{colour, .025}})
            cv::drawMarker(picture_, at, ink, cv::MARKER_TILTED_CROSS, pen(.14), pen(width), cv::LINE_AA);
    }

    /// A ring with the probability below it, or above.
    void doubt(cv::Point2d at, double probability, bool above = false) {
        cv::circle(picture_, at, pen(.30), kDoubt, pen(.035), cv::LINE_AA);
        chip(at + cv::Point2d(0, (above ? -.42 : .42) * side_), percent(probability), .13, kInk, kDoubt);
    }

    void banner(const std::string& text) {
        const int height = std::min(std::max(24, std::max(picture_.cols, picture_.rows) / 28), picture_.rows);
        cv::Mat strip = picture_(cv::Rect(0, 0, picture_.cols, height));
        cv::addWeighted(strip, .25, cv::Mat(strip.size(), strip.type(), kInk), .75, 0, strip);
        double scale = height / 42.;
        const int width = cv::getTextSize(text, kFont, scale, 1, nullptr).width;
        scale = std::min(scale, scale * (picture_.cols - height) / std::max(1, width));
        if (scale <= 0) return;  // a picture too small for words
        cv::putText(picture_, text, {height / 3, cvRound(height * .68)}, kFont, scale, kPaper, std::max(1, height / 30),
                    cv::LINE_AA);
    }

    void dim() { picture_.convertTo(picture_, -1, .55, 0); }

  private:
    std::tuple<double, int, cv::Size> measure(const std::string& text, double height) const {
        const double scale = std::max(.3, height * side_ / 22);
        const int thick = std::max(1, cvRound(scale * 1.4));
        return {scale, thick, cv::getTextSize(text, kFont, scale, thick, nullptr)};
    }

    cv::Mat picture_;
    const vision::BoardPose* pose_;
    double side_ = 0;
};

const std::vector<cv::Point2d> kHouse{{-1, 1}, {-1, -.2}, {0, -1.1}, {1, -.2}, {1, 1}};
const std::vector<cv::Point2d> kTown{{-1.3, 1}, {-1.3, -.6}, {-.6, -1.4}, {.1, -.6}, {.1, -.1}, {1.4, -.1}, {1.4, 1}};
const std::vector<cv::Point2d> kTower{{-.9, 1.1}, {-.9, -1.3}, {-.5, -1.3}, {-.5, -.9}, {-.2, -.9}, {-.2, -1.3},
                                      {.2, -1.3}, {.2, -.9},   {.5, -.9},   {.5, -1.3}, {.9, -1.3}, {.9, 1.1}};
const std::vector<cv::Point2d> kPawn{{-.9, 1.2}, {-.5, -.2}, {-.55, -.9}, {0, -1.4}, {.55, -.9}, {.5, -.2}, {.9, 1.2}};

void drawTile(Sheet& sheet, const board::TileReading& tile) {
    const cv::Point2d middle = sheet.at(tile.hex), below = middle + cv::Point2d(0, .48 * sheet.side());
    const auto& token = tile.token[0];
    const std::string terrain(board::word(tile.terrain[0].value));
    constexpr double kLetters = .14, kDisc = .19;
    const cv::Point2d aside(token.value ? kDisc * sheet.side() : 0, 0);  // room for the number
    const cv::Scalar ground = paint(tile.terrain[0].value);
    sheet.chip(below + aside, terrain, kLetters, inkOn(ground), ground);
    if (token.value) {
        const bool often = token.value == 6 || token.value == 8;
        const cv::Point2d at = below - cv::Point2d(sheet.reachOf(terrain, kLetters), 0);
        sheet.disc(at, kDisc, token.probability < kDoubtBelow ? kDoubt : cv::Scalar(225, 245, 250), kInk, .02);
        sheet.words(at, std::to_string(token.value), .2, often ? kRed : kInk);
    }
    const double p = tile.terrain[0].probability * token.probability;
    if (p < kDoubtBelow) sheet.doubt(middle, p, true);
}

const std::vector<cv::Point2d>& outlineOf(board::Piece building) {
    if (building == board::Piece::settlement) return kHouse;
    return building == board::Piece::city ? kTown : kTower;
}

/// A wall is broader than a road, and a bridge is two roads.
void drawRoute(Sheet& sheet, const board::Edge& edge, board::Occupant route) {
    const auto [a, b] = vision::endsInLattice(edge);
    const cv::Point2d across(-(b - a).y, (b - a).x), from = a * .72 + b * .28, to = a * .28 + b * .72;
    const cv::Scalar colour = paint(route.colour);
    if (route.piece == board::Piece::bridge)
        for (double side : {-.06, .06})
            sheet.line(sheet.at(from + across * side), sheet.at(to + across * side), colour, .05);
    else
        sheet.line(sheet.at(from), sheet.at(to), colour, route.piece == board::Piece::wall ? .1 : .05);
}

void drawPiece(Sheet& sheet, const board::SiteReading& site) {
    const auto occupant = occupantOf(site);
    const cv::Point2d at = sheet.at(site.site);
    if (occupant) {
        if (const auto* edge = std::get_if<board::Edge>(&site.site))
            drawRoute(sheet, *edge, occupant->value);
        else
            sheet.shape(at, outlineOf(occupant->value.piece), .09, paint(occupant->value.colour));
    }
    const double p = occupant ? occupant->probability : site.occupant[0].probability;
    if (p < kDoubtBelow) sheet.doubt(at, p);
}

/// "7" of armies; "2 knight" of others.
std::string badgeOf(const board::UnitReading& unit) {
    std::ostringstream words;
    if (unit.colour) words << unit.count;
    if (unit.colour && unit.piece != board::Piece::army) words << ' ';
    if (unit.piece != board::Piece::army) words << board::word(unit.piece);
    if (unit.probability < kDoubtBelow) words << ' ' << percent(unit.probability);
    return words.str();
}

/// What stands on a hex, below one another above its middle.
void drawUnits(Sheet& sheet, const std::vector<board::UnitReading>& units) {
    std::map<board::Hex, int> drawn;
    for (const board::UnitReading& unit : units) {
        const cv::Point2d at = sheet.at(unit.hex) + cv::Point2d(0, (-.74 + .25 * drawn[unit.hex]++) * sheet.side());
        const cv::Scalar ground = unit.colour ? paint(*unit.colour) : paint(board::Terrain::sea);
        const std::string badge = badgeOf(unit);
        if (unit.probability < kDoubtBelow) sheet.chip(at, badge, .12, kDoubt, kDoubt, 1.4);
        sheet.chip(at, badge, .12, inkOn(ground), ground);
    }
}

/// The side of a die on which its value stands in the picture and in nobody's way.
cv::Point2d freeSideOf(const board::DieReading& die, const std::vector<board::DieReading>& dice, cv::Size picture) {
    const double enough = 2 * die.sideInImage;
    const auto room = [&](cv::Point2d side) {
        const cv::Point2d there(die.atInImage[0] + side.x * die.sideInImage,
                                die.atInImage[1] + side.y * die.sideInImage);
        if (!cv::Rect2d({}, cv::Size2d(picture)).contains(there)) return 0.;
        double least = enough;
        for (const board::DieReading& other : dice) {
            if (&other == &die) continue;
            const cv::Point2d off(other.atInImage[0] - die.atInImage[0], other.atInImage[1] - die.atInImage[1]);
            least = std::min(least, cv::norm(off - side * die.sideInImage));
        }
        return least;
    };
    const std::array<cv::Point2d, 4> sides{{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}};
    return *std::max_element(sides.begin(), sides.end(), [&](auto a, auto b) { return room(a) < room(b); });
}

void drawDie(Sheet& sheet, const board::DieReading& die, const std::vector<board::DieReading>& dice) {
    const cv::Point2d at(die.atInImage[0], die.atInImage[1]), reach(die.sideInImage * .6, die.sideInImage * .6);
    cv::Mat picture = sheet.picture();
    cv::rectangle(picture, at - reach, at + reach, kInk, sheet.pen(.05), cv::LINE_AA);
    cv::rectangle(picture, at - reach, at + reach, paint(die.colour), sheet.pen(.03), cv::LINE_AA);
    const bool sure = die.probability >= kDoubtBelow;
    std::string words = std::to_string(die.value);
    if (!sure) words += " " + percent(die.probability);
    const double away = reach.x + (sure ? .2 : .4) * sheet.side();
    sheet.chip(at + freeSideOf(die, dice, picture.size()) * away, words, sure ? .24 : .15, kInk,
               sure ? kPaper : kDoubt);
}

void drawBoard(Sheet& sheet, const vision::BoardPose& pose, const board::Observation& seen) {
    for (const auto& edges : {vision::edgesOf(pose.land), vision::openEdgesOf(pose)})
        for (board::Edge e : edges) {
            const auto [a, b] = vision::endsInLattice(e);
            sheet.line(sheet.at(a), sheet.at(b), kPaper, .015);
        }
    const auto drawHarbour = [&](const board::HarbourReading& h) {
        const auto sides = board::hexes(h.edge);
        const bool firstIsLand = std::find(pose.land.begin(), pose.land.end(), sides[0]) != pose.land.end();
        const cv::Point2d middle = vision::middleInLattice(h.edge), sea = vision::centreInLattice(sides[firstIsLand]);
        const cv::Point2d label = sheet.at(middle * .45 + sea * .55);
        for (cv::Point2d end : vision::endsInLattice(h.edge)) sheet.line(sheet.at(end), label, kPaper, .02);
        sheet.chip(label, std::string(board::word(h.kind)), .14, kInk, h.probability < kDoubtBelow ? kDoubt : kPaper);
    };
    std::ranges::for_each(seen.harbours, drawHarbour);
    std::ranges::for_each(seen.openHarbours, drawHarbour);
    for (const board::TileReading& tile : board::landAndWater(seen)) drawTile(sheet, tile);
    if (seen.robber) {
        const cv::Point2d at = sheet.at(seen.robber->hex) + cv::Point2d(-.55, -.25) * sheet.side();
        sheet.shape(at, kPawn, .14, {70, 60, 60});
        sheet.words(at + cv::Point2d(0, .04 * sheet.side()), "R", .14, kPaper);
        if (seen.robber->probability < kDoubtBelow) sheet.doubt(at, seen.robber->probability);
    }
    for (const board::SiteReading& site : seen.sites)
        if (std::holds_alternative<board::Edge>(site.site)) drawPiece(sheet, site);
    for (const board::SiteReading& site : seen.sites)
        if (!std::holds_alternative<board::Edge>(site.site)) drawPiece(sheet, site);
    for (const board::ShapeReading& shape : seen.shapes)
        if (shape.isThere()) sheet.foot({shape.atInImage[0], shape.atInImage[1]}, paint(shape.colour.value));
    drawUnits(sheet, seen.units);
}

}  // namespace

cv::Mat overlay(const cv::Mat& photo, const Scanned& s) {
    const vision::BoardPose* pose = s.scan.board ? &*s.scan.board : nullptr;
    Sheet sheet(photo, pose);
    if (pose) {
        drawBoard(sheet, *pose, s.scan.seen);
        sheet.banner(pose->layout + "   quality " + std::to_string(cvRound(pose->quality * 100)) + " %   find " +
                     std::to_string(cvRound(s.scan.findMs)) + " ms   read " + std::to_string(cvRound(s.scan.readMs)) +
                     " ms");
    } else {
        if (s.scan.seen.dice.empty()) sheet.dim();
        sheet.banner(english(s.scan.board.refusal));
    }
    for (const board::DieReading& die : s.scan.seen.dice) drawDie(sheet, die, s.scan.seen.dice);
    return sheet.picture();
}

}  // namespace hexwarden::scan
