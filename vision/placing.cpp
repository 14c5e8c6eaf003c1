#include "vision/placing.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

using board::Message;
using board::say;

// The limits of docs/tried.md, "What is read from which view", measured by view_bench; kBrightest is a guess.
constexpr double kTokenSidePx = 17, kPieceSidePx = 14, kUnitSidePx = 42;
constexpr double kDieSides = .35;  // 16 mm of 46
constexpr double kDiePx = 18;
constexpr double kFlattest = 50;
constexpr double kSoftestSides = .035, kSharpPx = 1.2;  // of a sharp picture, however small the board is in it
constexpr double kDarkest = 30, kBrightest = 215;
constexpr double kNoisiest = 12;
constexpr double kMostBands = 6;
constexpr double kMostSway = 6;

Message tooSmall(const Message& what, double least, double px, const std::optional<cv::Size>& larger) {
    const auto needed = std::lround(least), is = std::lround(px);
    if (!larger) return say("%1 need %2 pixels a hex's side, yours have %3: bring the camera nearer", what, needed, is);
    return say("%1 need %2 pixels a hex's side, yours have %3: bring the camera nearer, or choose %4x%5", what, needed,
               is, larger->width, larger->height);
}

Message diceTooSmall(double px, const std::optional<cv::Size>& larger) {
    const auto needed = std::lround(kDiePx), is = std::lround(px);
    if (!larger) return say("dice need %1 pixels a face, yours have %2: bring the camera nearer", needed, is);
    return say("dice need %1 pixels a face, yours have %2: bring the camera nearer, or choose %3x%4", needed, is,
               larger->width, larger->height);
}

}  // namespace

double Placing::strain() const {
    // One more on both sides: some limits are nothing at all.
    const double under = least ? (*least + 1) / (value + 1) : 0, over = most ? (value + 1) / (*most + 1) : 0;
    return std::max(under, over);
}

std::vector<Placing> placingOf(const BoardView& view, const PlacingNeeds& needs) {
    std::vector<Placing> all;
    const auto add = [&](About about, double value, std::optional<double> least, std::optional<double> most,
                         const Message& sentence) {
        const bool good = (!least || value >= *least) && (!most || value <= *most);
        all.push_back({about, value, least, most, good ? Message{} : sentence});
    };
    const bool board = view.sidePx > 0;
    const double perSide = board ? 100 / view.sidePx : 0;
    add(About::light, view.brightness, kDarkest, kBrightest,
        view.brightness < kDarkest ? say("the table is dark: more light helps")
                                   : say("the picture is glaring: less light helps, or none from the front"));
    if (board) {
        add(About::cutOff, 100 * view.cutOff, {}, 0,
            say("a part of the board lies outside the picture: turn the camera to it or move it back"));
        add(About::angle, view.tiltDegrees, {}, kFlattest,
            say("the board is seen too flat, %1 degrees from above (at most %2): raise the camera",
                std::lround(view.tiltDegrees), std::lround(kFlattest)));
        // Moving nearer does not make a blurred picture sharp, so this is reported before the sizes.
        add(About::sharpness, view.blurPx, {}, std::max(kSharpPx, kSoftestSides * view.sidePx),
            say("the picture is blurred: focus again, or clean the lens"));
        const double sidePx = std::round(view.sidePx), facePx = std::round(kDieSides * view.sidePx);
        add(About::tokens, sidePx, kTokenSidePx, {}, tooSmall(say("tokens"), kTokenSidePx, sidePx, needs.larger));
        add(About::pieces, sidePx, kPieceSidePx, {}, tooSmall(say("pieces"), kPieceSidePx, sidePx, needs.larger));
        if (needs.units)
            add(About::units, sidePx, kUnitSidePx, {}, tooSmall(say("units"), kUnitSidePx, sidePx, needs.larger));
        add(About::dice, facePx, kDiePx, {}, diceTooSmall(facePx, needs.larger));
        add(About::glare, 100 * view.glare, {}, 0,
            say("a lamp is reflected on %1 % of the hexes: move the lamp or the camera",
                std::lround(100 * view.glare)));
    }
    add(About::noise, view.noise, {}, kNoisiest, say("the picture is noisy: more light helps"));
    if (view.bands)
        add(About::bands, 100 * *view.bands, {}, kMostBands,
            say("the lamp flickers in bands: another lamp helps, or more daylight"));
    if (board && view.swayPx)
        add(About::sway, *view.swayPx * perSide, {}, kMostSway,
            say("the camera sways by %1 pixels: a stiffer arm helps, or one beside the table",
                std::lround(*view.swayPx)));
    return all;
}

}  // namespace hexwarden::vision
