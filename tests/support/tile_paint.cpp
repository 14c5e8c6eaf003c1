#include "tests/support/tile_paint.h"

#include <numbers>
#include <string>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace hexwarden::support {
namespace {

struct Art {
    cv::Scalar ground, mark;
};

Art artOf(board::Terrain t) {
    switch (t) {
        case board::Terrain::forest:
            return {{40, 95, 30, 255}, {25, 60, 15, 255}};
        case board::Terrain::pasture:
            return {{70, 200, 140, 255}, {95, 225, 190, 255}};
        case board::Terrain::fields:
            return {{45, 195, 240, 255}, {20, 150, 205, 255}};
        case board::Terrain::hills:
            return {{45, 90, 190, 255}, {35, 60, 140, 255}};
        case board::Terrain::mountains:
            return {{140, 135, 130, 255}, {90, 85, 85, 255}};
        case board::Terrain::desert:
            return {{150, 205, 225, 255}, {125, 180, 205, 255}};
        case board::Terrain::gold:
            return {{20, 190, 235, 255}, {0, 120, 190, 255}};
        case board::Terrain::sea:
        case board::Terrain::shoal:
        case board::Terrain::none:
            break;
    }
    return {{190, 130, 45, 255}, {210, 160, 80, 255}};
}

std::vector<cv::Point> hexagon(cv::Point2d at, double radius) {
    std::vector<cv::Point> points;
    for (int i = 0; i < 6; ++i) {
        const double a = i * std::numbers::pi / 3;
        points.emplace_back(at + cv::Point2d(std::sin(a), -std::cos(a)) * radius);
    }
    return points;
}

/// One sign of the terrain: a tree, a tuft, a stalk, a brick, a peak.
void paintMark(cv::Mat& picture, cv::Point2d p, double size, board::Terrain t, cv::Scalar colour) {
    const cv::Point2d x(size, 0), y(0, size);
    const auto fill = [&](std::vector<cv::Point> points) { cv::fillConvexPoly(picture, points, colour, cv::LINE_AA); };
    if (t == board::Terrain::forest || t == board::Terrain::mountains) {
        const double wide = t == board::Terrain::forest ? .6 : 1.2;
        fill({p - y, p + y * .8 + x * wide, p + y * .8 - x * wide});
    } else if (t == board::Terrain::hills) {
        fill({p - x - y * .4, p + x - y * .4, p + x + y * .4, p - x + y * .4});
    } else if (t == board::Terrain::fields) {
        cv::line(picture, p - y, p + y, colour, std::max(1, cvRound(size * .35)), cv::LINE_AA);
    } else {
        cv::circle(picture, p, std::max(1, cvRound(size * .5)), colour, cv::FILLED, cv::LINE_AA);
    }
}

}  // namespace

void paintTile(cv::Mat& picture, cv::Point2d at, double side, board::Terrain terrain, cv::RNG& random) {
    const Art art = artOf(terrain);
    cv::fillConvexPoly(picture, hexagon(at, side), cv::Scalar(150, 200, 220, 255), cv::LINE_AA);  // the tile's pale rim
    cv::fillConvexPoly(picture, hexagon(at, side * .95), art.ground, cv::LINE_AA);
    for (int i = 0; i < 60; ++i) {
        const double a = random.uniform(0., 2 * std::numbers::pi), r = std::sqrt(random.uniform(0., 1.)) * side * .72;
        const cv::Scalar colour = art.mark * random.uniform(.8, 1.1);
        paintMark(picture, at + cv::Point2d(std::cos(a), std::sin(a)) * r, side * .07, terrain,
                  {colour[0], colour[1], colour[2], 255});
    }
}

void paintToken(cv::Mat& picture, cv::Point2d at, double side, board::Token token) {
    const bool often = token == 6 || token == 8;
    const cv::Scalar ink = often ? cv::Scalar(30, 30, 200, 255) : cv::Scalar(25, 25, 25, 255);
    cv::circle(picture, at, cvRound(side * .29), cv::Scalar(120, 160, 180, 255), cv::FILLED, cv::LINE_AA);
    cv::circle(picture, at, cvRound(side * .275), cv::Scalar(195, 228, 240, 255), cv::FILLED, cv::LINE_AA);
    const std::string text = std::to_string(token);
    const double scale = side * .0105;
    const int thick = std::max(1, cvRound(scale * 2.4));
    const cv::Size box = cv::getTextSize(text, cv::FONT_HERSHEY_DUPLEX, scale, thick, nullptr);
    cv::putText(picture, text, at + cv::Point2d(-box.width / 2., box.height * .32), cv::FONT_HERSHEY_DUPLEX, scale, ink,
                thick, cv::LINE_AA);
    const int pips = board::pips(token);
    for (int i = 0; i < pips; ++i)
        cv::circle(picture, at + cv::Point2d((i - (pips - 1) / 2.) * side * .055, side * .19), cvRound(side * .02), ink,
                   cv::FILLED, cv::LINE_AA);
}

}  // namespace hexwarden::support
