#include "tests/support/rendered_pieces.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace hexwarden::support {
namespace {

cv::Scalar paint(board::Colour c) {
    switch (c) {
        case board::Colour::red:
            return {40, 30, 200};
        case board::Colour::blue:
            return {190, 80, 25};
        case board::Colour::white:
            return {235, 238, 240};
        case board::Colour::orange:
            return {15, 125, 245};
        case board::Colour::green:
            return {60, 130, 20};
        case board::Colour::brown:
            return {35, 60, 100};
        case board::Colour::yellow:
            return {40, 215, 245};
        case board::Colour::grey:
            return {128, 128, 128};
    }
    return {};
}

const std::vector<cv::Point2d> kBar{{-.055, 0}, {.055, 0}, {.055, .11}, {-.055, .11}};
const std::vector<cv::Point2d> kHouse{{-.14, 0}, {.14, 0}, {.14, .18}, {0, .32}, {-.14, .18}};
const std::vector<cv::Point2d> kTower{{-.13, 0}, {.13, 0}, {.13, .34}, {0, .48}, {-.13, .34}};
const std::vector<cv::Point2d> kPawn{{-.13, 0}, {.13, 0},   {.16, .2},   {.07, .42},
                                     {.1, .58}, {-.1, .58}, {-.07, .42}, {-.16, .2}};

}  // namespace

cv::Vec3d Pieces::seen(cv::Point2d p, double height) const {
    const auto [rotation, origin] = vision::cameraPose(view_, p);
    const cv::Vec3d at = rotation * cv::Vec3d(p.x, p.y, -height) + origin;
    const double focal = vision::kAssumedFocal * std::max(view_.size.width, view_.size.height);
    return {focal * at[0] / at[2] + (view_.size.width - 1) / 2., focal * at[1] / at[2] + (view_.size.height - 1) / 2.,
            at[2]};
}

void Pieces::addPrism(cv::Point2d middle, cv::Point2d along, double length, const std::vector<cv::Point2d>& profile,
                      cv::Scalar colour) {
    const cv::Point2d unit = along * (1 / cv::norm(along)), across(-unit.y, unit.x), half = unit * (length / 2);
    const std::size_t n = profile.size();
    const auto corner = [&](std::size_t i, bool front) {
        return seen(middle + across * profile[i].x + (front ? half : -half), profile[i].y);
    };
    const auto add = [&](const std::vector<cv::Vec3d>& points, double brightness) {
        Face face{{}, colour * brightness, 0};
        for (const cv::Vec3d& p : points) {
            face.outline.emplace_back(cvRound(p[0]), cvRound(p[1]));
            face.depth += p[2] / double(points.size());
        }
        faces_.push_back(face);
    };
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t j = (i + 1) % n;
        const double slope = std::abs(profile[i].x - profile[j].x) / cv::norm(profile[i] - profile[j]);
        add({corner(i, false), corner(j, false), corner(j, true), corner(i, true)}, .65 + .35 * slope);
    }
    for (bool front : {false, true}) {
        std::vector<cv::Vec3d> end;
        for (std::size_t i = 0; i < n; ++i) end.push_back(corner(i, front));
        add(end, .8);
    }
}

void Pieces::addRoute(board::Edge e, board::Occupant occupant) {
    const auto [a, b] = vision::endsInLattice(e);
    addPrism((a + b) / 2, b - a, .6, kBar, paint(occupant.colour));
}

void Pieces::addBuilding(board::Corner c, board::Occupant occupant) {
    const cv::Point2d at = vision::pointInLattice(c);
    if (occupant.piece == board::Piece::city) {
        addPrism(at + cv::Point2d(.13, 0), {1, 0}, .28, kHouse, paint(occupant.colour));
        addPrism(at - cv::Point2d(.13, 0), {0, 1}, .26, kTower, paint(occupant.colour));
    } else {
        addPrism(at, {1, 0}, .34, kHouse, paint(occupant.colour));
    }
}

void Pieces::addRobber(board::Hex h) {
    for (const cv::Point2d along : {cv::Point2d(1, 0), cv::Point2d(0, 1)})
        addPrism(vision::centreInLattice(h), along, .16, kPawn, {55, 50, 50});
}

void Pieces::addCube(cv::Point2d middle, double side, board::Colour colour) {
    const double half = side / 2;
    addPrism(middle, {1, 0}, side, {{-half, 0}, {half, 0}, {half, side}, {-half, side}}, paint(colour));
}

void Pieces::addObelisk(cv::Point2d middle, double side, double height, board::Colour colour) {
    const double half = side / 2;
    addPrism(middle, {1, 0}, side,
             {{-half, 0}, {half, 0}, {half / 2, height * .8}, {0, height}, {-half / 2, height * .8}}, paint(colour));
}

void Pieces::drawOn(cv::Mat& image) const {
    std::vector<Face> order = faces_;
    std::stable_sort(order.begin(), order.end(), [](const Face& a, const Face& b) { return a.depth > b.depth; });
    for (const Face& face : order) {
        std::vector<cv::Point> hull;
        cv::convexHull(face.outline, hull);
        cv::fillConvexPoly(image, hull, face.colour, cv::LINE_AA);
    }
}

}  // namespace hexwarden::support
