#include "tests/bench/shape_marks.h"

#include <algorithm>
#include <set>

namespace hexwarden::bench {
namespace {

using board::Shape;
using board::ShapeReading;

constexpr double kReachSides = .2, kHidden = .4;
constexpr std::array kArmies{Shape::pawn, Shape::archer, Shape::rider,   Shape::cannon,
                             Shape::cube, Shape::disc,   Shape::cylinder};

bool isArmy(Shape s) {
    return std::find(kArmies.begin(), kArmies.end(), s) != kArmies.end();
}

std::string words(Shape shape, board::Colour colour) {
    return std::string(board::word(colour)) + ' ' + std::string(board::word(shape));
}

cv::Point2d placeOf(const ShapeReading& s) {
    return {s.atInImage[0], s.atInImage[1]};
}

struct Near {
    double sides;
    const ShapeReading* reading;
    const TrueShape* truth;
};

/// Nearest first, each once.
std::vector<Near> matched(const TrueBoard& board, const std::vector<ShapeReading>& readings,
                          const std::vector<TrueShape>& truth) {
    const cv::Matx33d latticeFromImage = board.imageFromLattice.inv();
    std::vector<Near> near;
    for (const TrueShape& t : truth) {
        const double side = calibration::sidePxAt(board.imageFromLattice, calibration::project(latticeFromImage, t.at));
        for (const ShapeReading& r : readings)
            if (const double off = cv::norm(placeOf(r) - t.at) / side; off < kReachSides) near.push_back({off, &r, &t});
    }
    std::stable_sort(near.begin(), near.end(), [](const Near& a, const Near& b) { return a.sides < b.sides; });
    std::set<const void*> used;
    std::erase_if(near, [&](const Near& n) {
        if (used.contains(n.reading) || used.contains(n.truth)) return true;
        used.insert({n.reading, n.truth});
        return false;
    });
    return near;
}

}  // namespace

std::vector<std::string> shapeFigures() {
    std::vector<std::string> names{"things: recall", "things: precision"};
    for (const char* what : {"recall, ", "precision, "})
        for (Shape s : board::kShapes) names.push_back(what + std::string(board::word(s)));
    for (const char* name :
         {"colour", "lying", "standing", "armies of a hex: count", "armies of a hex: all", "no armies where none are"})
        names.emplace_back(name);
    return names;
}

void ShapeMarks::count(const std::string& figure, bool right) {
    counts_[figure] += {right, 1};
}

Count ShapeMarks::of(const std::string& figure) const {
    const auto found = counts_.find(figure);
    return found == counts_.end() ? Count{} : found->second;
}

std::vector<TrueShape> ShapeMarks::truthOf(const TrueBoard& board) const {
    std::vector<TrueShape> truth = board.shapes;
    if (!board.otherPieces)
        for (const auto& [site, occupant] : board.pieces)
            if (board::isRoute(occupant.piece))
                truth.push_back({occupant.piece == board::Piece::road ? Shape::road : Shape::boat, occupant.colour,
                                 calibration::project(board.imageFromLattice, calibration::pointInLattice(site))});
    std::erase_if(truth, [&](const TrueShape& thing) {
        return std::find(inPlay_.begin(), inPlay_.end(), thing.shape) == inPlay_.end();
    });
    return truth;
}

void ShapeMarks::take(const Label& label, const board::Observation& seen) {
    const TrueBoard& board = *label.board;
    const std::vector<TrueShape> truth = truthOf(board);
    Found found;
    std::set<const TrueShape*> hit;
    for (const Near& n : matched(board, seen.shapes, truth)) found.emplace_back(n.reading, n.truth);
    for (const ShapeReading& reading : seen.shapes)
        if (std::none_of(found.begin(), found.end(), [&](const auto& f) { return f.first == &reading; }))
            found.emplace_back(&reading, nullptr);
    for (const auto& [reading, thing] : found)
        if (thing && reading->isThere()) hit.insert(thing);
    judge(label, found);
    const cv::Rect2d picture({}, cv::Size2d(board.size));
    for (const TrueShape& thing : truth) {
        if (thing.visible < kHidden || hit.contains(&thing) || !picture.contains(thing.at)) continue;
        count("things: recall", false);
        count("recall, " + std::string(board::word(thing.shape)), false);
    }
    if (board.otherPieces) countArmies(board, truth, seen);
}

void ShapeMarks::judge(const Label& label, const Found& found) {
    for (const auto& [reading, thing] : found) {
        if (thing && thing->visible < kHidden) continue;
        const double p = double(reading->shape.probability) * reading->colour.probability;
        const bool shapeRight = thing && reading->shape.value == thing->shape;
        const bool colourRight = thing && reading->colour.value == thing->colour;
        const std::string said = words(reading->shape.value, reading->colour.value),
                          truth = thing ? words(thing->shape, thing->colour) : "nothing";
        presence_.push_back(
            {label.name, About::site, said, truth, reading->presence, thing != nullptr, true, placeOf(*reading), 0});
        if (thing)
            kinds_.push_back(
                {label.name, About::site, said, truth, p, shapeRight && colourRight, true, placeOf(*reading), 0});
        if (!reading->isThere()) continue;
        count("things: precision", shapeRight);
        count("precision, " + std::string(board::word(reading->shape.value)), shapeRight);
        if (!thing) continue;
        count("things: recall", shapeRight);
        count("recall, " + std::string(board::word(thing->shape)), shapeRight);
        count("colour", colourRight);
        count(thing->lying ? "lying" : "standing", reading->lying == thing->lying);
    }
}

/// Of every land hex that is wholly in the picture, whatever hides an army.
void ShapeMarks::countArmies(const TrueBoard& board, const std::vector<TrueShape>& truth,
                             const board::Observation& seen) {
    const cv::Matx33d latticeFromImage = board.imageFromLattice.inv();
    const cv::Rect2d picture({}, cv::Size2d(board.size));
    for (const auto& [hex, tile] : board.tiles) {
        const auto around = board::corners(hex);
        if (board::isWater(tile.terrain) || !std::all_of(around.begin(), around.end(), [&](board::Corner c) {
                return picture.contains(
                    calibration::project(board.imageFromLattice, calibration::pointInLattice(board::Site(c))));
            }))
            continue;
        std::multiset<std::pair<Shape, board::Colour>> there, reported;
        for (const TrueShape& t : truth)
            if (isArmy(t.shape) && calibration::hexAt(calibration::project(latticeFromImage, t.at)) == hex)
                there.emplace(t.shape, t.colour);
        for (const ShapeReading& r : seen.shapes)
            if (isArmy(r.shape.value) && r.isThere() && r.hex == hex) reported.emplace(r.shape.value, r.colour.value);
        if (there.empty()) {
            count("no armies where none are", reported.empty());
            continue;
        }
        count("armies of a hex: count", there.size() == reported.size());
        count("armies of a hex: all", there == reported);
    }
}

}  // namespace hexwarden::bench
