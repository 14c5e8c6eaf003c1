#include "vision/river_reader.h"

#include "tracker/board/layout.h"
#include "vision/median.h"

#include <algorithm>
#include <array>
#include <limits>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

// Tile sides: how far from the side that it crosses water must be seen, on both sides of it; how far aside; of a spot.
constexpr std::array kBeyond{.16, .26};
constexpr std::array kAside{-.18, -.09, 0., .09, .18};
constexpr double kSpot = .035;
constexpr std::array kToMouth{.5, .65, .78};  // shares of the way from the middle of the tile
// b* of CIELAB: water is bluer than that, and by so much bluer than other sides and than the next best way.
constexpr double kBlue = -4, kThanLand = 14, kThanOthers = 7;

class Shore {
  public:
    Shore(const cv::Mat& picture, const calibration::Light& light, const View& view)
        : picture_(picture), light_(light), view_(view) {}

    /// How yellow the picture is about a lattice point, below zero how blue: b*. Infinite outside of it.
    double yellowAt(cv::Point2d at) const {
        const cv::Point2d pixel = project(view_.imageFromLattice, at);
        const int reach = std::max(1, cvRound(kSpot * sidePxAt(view_.imageFromLattice, at)));
        const cv::Rect spot(cvRound(pixel.x) - reach, cvRound(pixel.y) - reach, 2 * reach + 1, 2 * reach + 1);
        if ((spot & cv::Rect({}, picture_.size())) != spot) return std::numeric_limits<double>::infinity();
        const cv::Scalar mean = cv::mean(picture_(spot));
        return calibration::labUnder(light_, {mean[0], mean[1], mean[2]})[2];
    }

    /// The bluest beside a point, across a way.
    double bluestBeside(cv::Point2d at, cv::Point2d way) const {
        const cv::Point2d across = cv::Point2d(-way.y, way.x) / cv::norm(way);
        double least = std::numeric_limits<double>::infinity();
        for (const double aside : kAside) least = std::min(least, yellowAt(at + across * aside));
        return least;
    }

    /// The yellowest stretch of water that crosses a side of tiles, but one: a bridge may hide that.
    double across(board::Edge edge) const {
        std::vector<double> stretches;
        const cv::Point2d middle = middleInLattice(edge);
        for (const board::Hex hex : board::hexes(edge)) {
            const cv::Point2d way = centreInLattice(hex) - middle;
            for (const double beyond : kBeyond)
                stretches.push_back(bluestBeside(middle + way / cv::norm(way) * beyond, way));
        }
        std::ranges::sort(stretches);
        return stretches.end()[-2];
    }

    double toMouth(board::Hex from, board::Corner mouth) const {
        double most = -std::numeric_limits<double>::infinity();
        const cv::Point2d start = centreInLattice(from), way = pointInLattice(mouth) - start;
        for (const double share : kToMouth) most = std::max(most, bluestBeside(start + way * share, way));
        return most;
    }

  private:
    const cv::Mat& picture_;
    const calibration::Light& light_;
    const View& view_;
};

}  // namespace

std::optional<board::River> riverIn(const cv::Mat& picture, const calibration::Light& light, const View& view,
                                    const std::vector<board::TileReading>& tiles) {
    board::Layout land;
    for (const board::TileReading& tile : tiles) land.terrain[tile.hex] = tile.terrain[0].value;
    const Shore shore(picture, light, view);
    const auto ways = board::possibleRivers(land);
    const board::River* best = nullptr;
    double most = std::numeric_limits<double>::infinity(), next = most;
    for (const board::River& way : ways) {
        const auto sides = board::bridgeSites(way);
        const double yellow =
            std::max({shore.across(sides[0]), shore.across(sides[1]), shore.toMouth(way.z, way.mouth)});
        if (yellow < most)
            next = most, most = yellow, best = &way;
        else
            next = std::min(next, yellow);
    }
    if (!best || most > kBlue || next - most < kThanOthers) return std::nullopt;
    std::vector<double> others;
    for (const board::Hex hex : board::hexes(land))
        for (const board::Hex beside : board::neighbours(hex))
            if (const auto edge = board::edgeBetween(hex, beside);
                edge && hex < beside && board::isLand(land, hex) && board::isLand(land, beside))
                others.push_back(shore.across(*edge));
    return medianOf(others) - most > kThanLand ? std::optional(*best) : std::nullopt;
}

}  // namespace hexwarden::vision
