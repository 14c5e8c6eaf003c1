#include "vision/dice_context.h"

#include "vision/dice_search.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

// Heights, and how far from its middle a piece reaches; tile sides. Robbers stand anywhere on their tile.
constexpr double kRobberHeight = .9, kRobberReach = .45;
constexpr double kBuildingHeight = .35, kBuildingReach = .25;
constexpr double kOnBuilding = .03;  ///< odds of a die that leans on a building to a building that looks like a die
constexpr double kPrintOut = .6, kPrintReach = .5;  ///< a harbour's print: from its edge, and about there; tile sides
constexpr double kOnPrint = .1;  ///< odds of a die that lies on a print to a print that looks like a die
constexpr double kHeld = .2;     ///< share of a face that a hand covers or carries

/// A piece as the picture shows it: a line from its foot to its top, and so far about it.
struct Body {
    cv::Point2d foot, up;
    double reachPx;

    Body(const View& view, cv::Point2d footInLattice, double height, double reach)
        : foot(project(view.imageFromLattice, footInLattice)),
          up(project(imageFromRaisedLattice(view, height, footInLattice), footInLattice) - foot),
          reachPx(reach * sidePxAt(view.imageFromLattice, footInLattice)) {}

    bool holds(const board::DieReading& die) const {
        const cv::Point2d off = cv::Point2d(die.atInImage[0], die.atInImage[1]) - foot;
        const double along = std::clamp(off.dot(up) / std::max(up.dot(up), 1e-9), 0., 1.);
        return cv::norm(off - along * up) < reachPx;
    }
};

/// Where something stands with the chance `there`: for each time that it looks like a die, one lies there `oddsThere`
/// times.
void weigh(board::DieReading& die, double oddsThere, double there) {
    const double odds = oddsThere * die.probability / std::max(1 - die.probability, 1e-6F);
    die.probability *= static_cast<float>(1 - there + there * odds / (1 + odds));
}

void leaveOutUnlikely(std::vector<board::DieReading>& dice) {
    std::erase_if(dice, [](const board::DieReading& die) { return die.probability < chanceOfDie(kReportedPeak); });
}

}  // namespace

void overlookHead(std::vector<board::DieReading>& dice, const View& view, const board::RobberReading& robber) {
    const Body body(view, centreInLattice(robber.hex), kRobberHeight, kRobberReach);
    for (board::DieReading& die : dice)
        if (die.value == 1 && body.holds(die)) die.probability *= 1 - robber.probability;
    leaveOutUnlikely(dice);
}

void overlookBuildings(std::vector<board::DieReading>& dice, const View& view,
                       const std::map<board::Corner, PieceLook<board::Corner>>& corners) {
    if (dice.empty()) return;
    for (const auto& [corner, look] : corners) {
        const double building = 1 - look.occupant.front();
        if (building < board::kThere) continue;
        const Body body(view, pointInLattice(corner), kBuildingHeight, kBuildingReach);
        for (board::DieReading& die : dice)
            if (body.holds(die)) weigh(die, kOnBuilding, building);
    }
    leaveOutUnlikely(dice);
}

void overlookHarbours(std::vector<board::DieReading>& dice, const BoardPose& pose, const board::Observation& seen) {
    if (dice.empty()) return;
    for (const auto* harbours : {&seen.harbours, &seen.openHarbours})
        for (const board::HarbourReading& harbour : *harbours) {
            cv::Point2d middle = middleInLattice(harbour.edge);
            for (const board::Hex hex : board::hexes(harbour.edge))
                if (std::ranges::find(pose.land, hex) != pose.land.end())
                    middle += kPrintOut * outward(hex, harbour.edge);
            const Body print(pose.view, middle, 0, kPrintReach);
            for (board::DieReading& die : dice)
                if (print.holds(die)) weigh(die, kOnPrint, 1);
        }
    leaveOutUnlikely(dice);
}

void leaveOutHeld(std::vector<board::DieReading>& dice, const cv::Mat& hands) {
    if (hands.empty()) return;
    std::erase_if(dice, [&](const board::DieReading& die) {
        const int reach = std::max(1, cvRound(die.sideInImage / 2)), side = 2 * reach + 1;
        const cv::Point at(cvRound(die.atInImage[0]), cvRound(die.atInImage[1]));
        const cv::Rect about = cv::Rect(at.x - reach, at.y - reach, side, side) & cv::Rect({}, hands.size());
        return cv::countNonZero(hands(about)) > kHeld * about.area();
    });
}

std::vector<std::array<float, 4>> clearOfHands(const std::vector<cv::Rect>& parts, const cv::Mat& hands) {
    std::vector<std::array<float, 4>> clear;
    for (const cv::Rect& part : parts)
        if (hands.empty() || cv::countNonZero(hands(part & cv::Rect({}, hands.size()))) == 0)
            clear.push_back({float(part.x), float(part.y), float(part.br().x), float(part.br().y)});
    return clear;
}

}  // namespace hexwarden::vision
