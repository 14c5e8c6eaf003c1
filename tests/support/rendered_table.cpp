#include "tests/support/rendered_table.h"

#include "tests/support/rendered_pieces.h"
#include "tests/support/tile_paint.h"

#include <algorithm>
#include <numbers>

#include <opencv2/imgproc.hpp>

namespace hexwarden::support {
namespace {

using vision::centreInLattice;

constexpr double kPaintPxPerSide = 120;

vision::View viewOf(const std::vector<board::Hex>& land, const ViewFrom& from) {
    cv::Point2d middle;
    for (board::Hex h : land) middle += centreInLattice(h) * (1. / double(land.size()));
    double radius = 0;
    for (board::Hex h : land) radius = std::max(radius, cv::norm(centreInLattice(h) - middle) + 1);
    const double focal = from.focal * std::max(from.size.width, from.size.height);
    const double distance = focal * 2 * radius / (from.fill * std::min(from.size.width, from.size.height));
    const double t = from.tiltDegrees * std::numbers::pi / 180, a = from.turnDegrees * std::numbers::pi / 180;
    const cv::Matx33d turned{std::cos(a), -std::sin(a), 0, std::sin(a), std::cos(a), 0, 0, 0, 1};
    const cv::Matx33d tilted{1, 0, 0, 0, std::cos(t), std::sin(t), 0, -std::sin(t), std::cos(t)};
    const cv::Matx33d r = tilted * turned;
    const cv::Vec3d aside(from.shift.x * from.size.width / focal, from.shift.y * from.size.height / focal, 1);
    const cv::Vec3d origin = aside * distance - r * cv::Vec3d(middle.x, middle.y, 0);
    const cv::Matx33d camera{focal, 0, (from.size.width - 1) / 2., 0, focal, (from.size.height - 1) / 2., 0, 0, 1};
    const cv::Matx33d m =
        camera * cv::Matx33d(r(0, 0), r(0, 1), origin[0], r(1, 0), r(1, 1), origin[1], r(2, 0), r(2, 1), origin[2]);
    return {m * (1 / m(2, 2)), from.size, 0};
}

cv::Mat wood(cv::Size size, cv::RNG& random) {
    cv::Mat coarse(size.height / 4 + 1, size.width / 60 + 1, CV_8U), grain, brown;
    random.fill(coarse, cv::RNG::NORMAL, 128, 12);
    cv::resize(coarse, grain, size, 0, 0, cv::INTER_CUBIC);
    cv::cvtColor(grain, brown, cv::COLOR_GRAY2BGR);
    cv::multiply(brown, cv::Scalar(.48, .72, 1.03), brown);
    return brown;
}

cv::Mat flawed(const cv::Mat& clean, const Flaws& flaws, cv::RNG& random) {
    cv::Mat image;
    clean.convertTo(image, CV_32FC3);
    for (int y = 0; y < image.rows; ++y)
        for (int x = 0; x < image.cols; ++x) {
            const double light =
                flaws.gain * (1 + flaws.lightGradient * (double(x) / image.cols + double(y) / image.rows - 1));
            auto& pixel = image.at<cv::Vec3f>(y, x);
            for (int c = 0; c < 3; ++c) pixel[c] = static_cast<float>(pixel[c] * light * flaws.tint[c]);
        }
    if (flaws.blurPx > 0) cv::GaussianBlur(image, image, {}, flaws.blurPx);
    cv::Mat noise(image.size(), image.type()), out;
    random.fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(flaws.noise));
    cv::Mat(image + noise).convertTo(out, CV_8UC3);
    return out;
}

/// The sea frame, tiles and tokens from straight above, and where that picture lies in the lattice.
cv::Mat paintBoard(const TableTruth& truth, cv::Matx33d& latticeFromPaint, cv::RNG& random) {
    cv::Point2d low(1e9, 1e9), high(-1e9, -1e9);
    for (board::Hex h : truth.land) {
        const cv::Point2d c = centreInLattice(h);
        low = {std::min(low.x, c.x - 2.2), std::min(low.y, c.y - 2.2)};
        high = {std::max(high.x, c.x + 2.2), std::max(high.y, c.y + 2.2)};
    }
    const double s = 1 / kPaintPxPerSide;
    latticeFromPaint = {s, 0, low.x, 0, s, low.y, 0, 0, 1};
    const cv::Matx33d paintFromLattice = latticeFromPaint.inv();
    cv::Mat paint = cv::Mat::zeros(cvRound((high.y - low.y) / s), cvRound((high.x - low.x) / s), CV_8UC4);
    const auto at = [&](cv::Point2d p) { return vision::project(paintFromLattice, p); };
    std::vector<cv::Point> rim;
    for (board::Hex h : truth.land)
        for (board::Corner c : board::corners(h)) {
            const cv::Point2d middle = centreInLattice(truth.land[truth.land.size() / 2]),
                              p = vision::pointInLattice(c);
            rim.emplace_back(at(p + (p - middle) * (.75 / std::max(1., cv::norm(p - middle)))));
        }
    std::vector<cv::Point> hull;
    cv::convexHull(rim, hull);
    cv::fillConvexPoly(paint, hull, cv::Scalar(190, 130, 45, 255), cv::LINE_AA);
    for (board::Hex h : truth.land) {
        paintTile(paint, at(centreInLattice(h)), kPaintPxPerSide, truth.terrain.at(h), random);
        const auto token = truth.token.find(h);
        if (token == truth.token.end()) continue;
        const auto pushed = truth.pushed.find(h);
        const cv::Point2d place = pushed == truth.pushed.end() ? cv::Point2d(0, .12) : pushed->second;
        paintToken(paint, at(centreInLattice(h) + place), kPaintPxPerSide, token->second);
    }
    return paint;
}

}  // namespace

TableTruth shuffledTable(const board::BoardSpec& spec, std::uint64_t seed) {
    cv::RNG random(seed);
    const auto shuffle = [&](auto& things) {
        for (std::size_t i = things.size(); i > 1; --i)
            std::swap(things[i - 1], things[std::size_t(random.uniform(0, int(i)))]);
    };
    TableTruth truth;
    truth.land = spec.land;
    std::vector<board::Terrain> terrains;
    for (board::Terrain t : board::kTerrains)
        terrains.insert(terrains.end(), std::size_t(spec.terrainCount[std::size_t(t)]), t);
    std::vector<board::Token> tokens;
    for (board::Token t = 2; t <= 12; ++t) tokens.insert(tokens.end(), std::size_t(spec.tokenCount[t]), t);
    shuffle(terrains);
    shuffle(tokens);
    for (board::Hex h : truth.land) {
        const board::Terrain terrain = terrains[truth.terrain.size()];
        truth.terrain[h] = terrain;
        if (terrain == board::Terrain::desert) {
            truth.robber = h;
        } else {
            truth.token[h] = tokens.back();
            tokens.pop_back();
        }
    }
    auto corners = vision::cornersOf(truth.land);
    shuffle(corners);
    const auto edges = vision::edgesOf(truth.land);
    for (board::Corner c : corners) {
        const auto around = board::neighbours(c);
        if (truth.buildings.size() == 8) break;
        if (std::any_of(around.begin(), around.end(), [&](board::Corner n) { return truth.buildings.contains(n); }))
            continue;
        const auto colour = static_cast<board::Colour>(truth.buildings.size() / 2);
        const auto kind = truth.buildings.size() % 2 ? board::Piece::city : board::Piece::settlement;
        for (board::Edge e : board::edges(c))
            if (std::find(edges.begin(), edges.end(), e) != edges.end() && !truth.routes.contains(e)) {
                truth.routes[e] = {board::Piece::road, colour};
                break;
            }
        truth.buildings[c] = {kind, colour};
    }
    return truth;
}

RenderedTable render(const TableTruth& truth, const ViewFrom& from, const Flaws& flaws, std::uint64_t seed) {
    cv::RNG random(seed);
    RenderedTable table;
    table.view = viewOf(truth.land, from);
    cv::Mat image = wood(from.size, random);
    cv::Matx33d latticeFromPaint;
    const cv::Mat paint = paintBoard(truth, latticeFromPaint, random);
    cv::Mat board;
    cv::warpPerspective(paint, board, table.view.imageFromLattice * latticeFromPaint, from.size, cv::INTER_AREA);
    for (int y = 0; y < image.rows; ++y)
        for (int x = 0; x < image.cols; ++x) {
            const auto p = board.at<cv::Vec4b>(y, x);
            if (p[3] > 127) image.at<cv::Vec3b>(y, x) = {p[0], p[1], p[2]};
        }
    Pieces pieces(table.view);
    for (const auto& [edge, occupant] : truth.routes) pieces.addRoute(edge, occupant);
    for (const auto& [corner, occupant] : truth.buildings) pieces.addBuilding(corner, occupant);
    if (truth.robber) pieces.addRobber(*truth.robber);
    pieces.drawOn(image);
    table.image = flawed(image, flaws, random);
    return table;
}

cv::Mat bareTable(cv::Size size, const Flaws& flaws, std::uint64_t seed) {
    cv::RNG random(seed);
    return flawed(wood(size, random), flaws, random);
}

}  // namespace hexwarden::support
