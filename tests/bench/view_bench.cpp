// From which view of the table on what is read: labelled photographs made worse step by step; kUsage tells how.
#include "calibration/camera_model.h"
#include "companion/commands/options.h"
#include "tests/bench/marks.h"
#include "vision/board_view.h"
#include "vision/photo.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <sstream>
#include <stdexcept>

#include <opencv2/imgproc.hpp>

namespace {

using namespace hexwarden;
using namespace hexwarden::bench;

constexpr const char* kUsage =
    R"(What is still read when a camera shows less: labelled photographs made worse step by step.

  view_bench FOLDER... --HARM VALUE,VALUE...

Prints a line a value: boards, tokens, pieces and dice that are read rightly, and what measuring the view says.

  --side PX       brought to so many pixels a hex's side, where the board is farthest away
  --die PX        the same by a die's face, for photographs of dice
  --blur SHARE    out of focus by so many sides, after 1280 pixels of the long side
  --noise SIGMA   grey levels at middle grey, growing with brightness
  --dark GAIN     less light
  --glare SHARE   a lamp mirrored on so much of each token
  --tilt DEGREES  seen flatter, squeezed along the picture's height
)";

constexpr double kLongSidePx = 1280;  // before harm is done, but for sizes: what cameras give

void scale(Label& label, double x, double y) {
    if (label.board) {
        label.board->imageFromLattice = cv::Matx33d(x, 0, 0, 0, y, 0, 0, 0, 1) * label.board->imageFromLattice;
        label.board->size = {cvRound(label.board->size.width * x), cvRound(label.board->size.height * y)};
    }
    for (TrueDie& die : label.dice) {
        die.at = {die.at.x * x, die.at.y * y};
        die.reachPx *= std::min(x, y);
    }
    for (cv::Point2d& at : label.unreadable) at = {at.x * x, at.y * y};
    for (cv::Rect2d& box : label.ignored) box = {box.x * x, box.y * y, box.width * x, box.height * y};
}

void resize(Label& label, cv::Mat& picture, double x, double y) {
    cv::resize(picture, picture, {}, x, y, std::min(x, y) < 1 ? cv::INTER_AREA : cv::INTER_CUBIC);
    scale(label, x, y);
}

vision::BoardPose poseOf(const TrueBoard& board) {
    vision::BoardPose pose;
    pose.view = {board.imageFromLattice, board.size, 0};
    for (const auto& [hex, tile] : board.tiles) pose.land.push_back(hex);
    return pose;
}

void bringToUsual(Label& label, cv::Mat& picture) {
    const double factor = kLongSidePx / std::max(picture.cols, picture.rows);
    if (factor < 1) resize(label, picture, factor, factor);
}

void bringToSide(Label& label, cv::Mat& picture, double px) {
    if (!label.board) return;
    const double factor = px / vision::measureView(picture, poseOf(*label.board)).sidePx;
    resize(label, picture, factor, factor);
}

void bringToDie(Label& label, cv::Mat& picture, double px) {
    if (label.dice.empty()) return;
    std::vector<double> reach;
    for (const TrueDie& die : label.dice) reach.push_back(die.reachPx);
    std::ranges::nth_element(reach, reach.begin() + std::ptrdiff_t(reach.size() / 2));
    const double factor = px / ((reach[reach.size() / 2] - 2) / .6);  // as readLabels makes it of a face's side
    resize(label, picture, factor, factor);
    for (TrueDie& die : label.dice) die.reachPx += 2;
}

void soften(Label& label, cv::Mat& picture, double sides) {
    bringToUsual(label, picture);
    if (sides <= 0 || !label.board) return;
    cv::GaussianBlur(picture, picture, {}, sides * vision::measureView(picture, poseOf(*label.board)).sidePx);
}

void roughen(Label& label, cv::Mat& picture, double sigma) {
    bringToUsual(label, picture);
    cv::Mat noise(picture.size(), CV_32FC3), level;
    cv::RNG(7).fill(noise, cv::RNG::NORMAL, 0, sigma);
    picture.convertTo(level, CV_32FC3, 1 / 128.);
    cv::sqrt(level, level);
    cv::multiply(noise, level, noise);
    cv::add(picture, noise, picture, cv::noArray(), CV_8UC3);
}

void darken(Label& label, cv::Mat& picture, double gain) {
    bringToUsual(label, picture);
    picture *= gain;
}

void mirrorLamp(Label& label, cv::Mat& picture, double share) {
    bringToUsual(label, picture);
    if (!label.board) return;
    constexpr double kTokenSides = .3;
    cv::Mat light = cv::Mat::zeros(picture.size(), CV_32FC1);
    for (const auto& [hex, tile] : label.board->tiles) {
        if (tile.token == 0) continue;
        std::vector<cv::Point> spot;
        const cv::Point2d middle = vision::pointInLattice(hex);
        for (int i = 0; i < 24; ++i) {
            const double angle = CV_2PI * i / 24, reach = kTokenSides * std::sqrt(share);
            spot.emplace_back(vision::project(label.board->imageFromLattice,
                                              middle + cv::Point2d(reach * std::cos(angle), reach * std::sin(angle))));
        }
        cv::fillConvexPoly(light, spot, 400);
    }
    cv::GaussianBlur(light, light, {}, 1);
    cv::cvtColor(light, light, cv::COLOR_GRAY2BGR);
    cv::add(picture, light, picture, cv::noArray(), CV_8UC3);
}

void flatten(Label& label, cv::Mat& picture, double degrees) {
    bringToUsual(label, picture);
    if (!label.board) return;
    const double now = vision::tiltDegrees(poseOf(*label.board).view) * CV_PI / 180, to = degrees * CV_PI / 180;
    if (to > now) resize(label, picture, 1, std::cos(to) / std::cos(now));
}

struct Harm {
    const char* option;
    std::function<void(Label&, cv::Mat&, double)> to;
};
const Harm kHarms[]{{"--side", bringToSide}, {"--die", bringToDie},   {"--blur", soften}, {"--noise", roughen},
                    {"--dark", darken},      {"--glare", mirrorLamp}, {"--tilt", flatten}};

double middle(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto at = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

void measure(vision::Scanner& scanner, const std::vector<Label>& labels, const Harm& harm, double value) {
    Marks marks;
    std::vector<double> side, blur, noise, brightness, glare, tilt;
    for (Label label : labels) {
        vision::Frame frame = vision::readPhoto(label.photo);
        harm.to(label, frame.image, value);
        const vision::Scan scan = scanner.scan(frame);
        marks.take(label, scan);
        if (!label.board) continue;
        const vision::BoardView view = vision::measureView(frame.image, poseOf(*label.board));
        side.push_back(view.sidePx);
        blur.push_back(view.blurPx);
        noise.push_back(view.noise);
        brightness.push_back(view.brightness);
        glare.push_back(view.glare);
        tilt.push_back(view.tiltDegrees);
    }
    std::printf("| %g |", value);
    for (const char* figure :
         {"board found rightly", "terrain", "tokens", "pieces: recall", "pieces: precision", "dice"})
        std::printf(" %d of %d |", marks.of(figure).right, marks.of(figure).of);
    std::printf(" side %.0f px, blur %.2f px, noise %.1f, brightness %.0f, glare %.2f, tilt %.0f |\n", middle(side),
                middle(blur), middle(noise), middle(brightness), middle(glare), middle(tilt));
    std::fflush(stdout);
}

void run(const commands::Arguments& arguments) {
    if (commands::wroteHelp(arguments, {std::cin, std::cout, std::cerr}, kUsage)) return;
    std::vector<std::string> folders, values(std::size(kHarms));
    commands::OptionTargets wanted{.others = &folders};
    for (std::size_t i = 0; i < std::size(kHarms); ++i) wanted.values[kHarms[i].option] = &values[i];
    if (const auto wrong = commands::takeApart(arguments, wanted))
        throw std::runtime_error(english(*wrong) + "; see --help");
    std::vector<Label> labels;
    for (const std::string& folder : folders)
        for (Label& label : readLabels(folder)) labels.push_back(std::move(label));
    if (labels.empty()) throw std::runtime_error("which folder of labelled photographs?");
    vision::Scanner scanner(HEXWARDEN_SOURCE "/data");
    for (std::size_t i = 0; i < std::size(kHarms); ++i) {
        if (values[i].empty()) continue;
        std::printf(
            "\n| %s | boards | terrain | tokens | pieces found | right of those reported | dice | measured |\n"
            "|---|---|---|---|---|---|---|---|\n",
            kHarms[i].option);
        std::istringstream list(values[i]);
        for (std::string value; std::getline(list, value, ',');) measure(scanner, labels, kHarms[i], std::stod(value));
    }
}

}  // namespace

int main(int count, char** arguments) try {
    run({arguments + 1, arguments + count});
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "view_bench: %s\n", e.what());
    return 1;
}
