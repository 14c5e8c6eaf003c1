#include "vision/source/camera_mode.h"

#include "tracker/board/message.h"
#include "tracker/board/number.h"

#include <cmath>
#include <sstream>
#include <stdexcept>
#include <tuple>

namespace hexwarden::source {
namespace {

constexpr int kEnoughPixels = 1920 * 1080;  // nothing on a table is read better from more
constexpr double kEnoughPerSecond = 10, kUsualPerSecond = 15;

bool fits(const CameraMode& mode, const ModeWish& wish) {
    return (!wish.size || *wish.size == mode.size) && (wish.format.empty() || wish.format == mode.format) &&
           (!wish.framesPerSecond || std::abs(*wish.framesPerSecond - mode.framesPerSecond) < .5);
}

/// Greater is better.
auto worth(const CameraMode& mode) {
    const bool fluent = mode.framesPerSecond >= kEnoughPerSecond - .01;
    const int pixels = mode.size.area();
    const bool sensible = pixels <= kEnoughPixels;
    // Where nothing is fluent the fastest is best, where all is too large the smallest.
    return std::tuple(fluent, fluent ? 0.0 : mode.framesPerSecond, sensible, sensible ? pixels : -pixels,
                      -std::abs(mode.framesPerSecond - kUsualPerSecond), mode.format != "MJPG", mode.format != "GREY");
}

}  // namespace

std::string text(const CameraMode& mode) {
    std::ostringstream out;
    out << mode.size.width << 'x' << mode.size.height << '@' << std::round(mode.framesPerSecond * 10) / 10 << '/'
        << mode.format;
    return out.str();
}

ModeWish modeWish(const std::string& text) {
    ModeWish wish;
    std::string rest = text;
    const auto cut = [&](char mark) {
        const auto at = rest.find(mark);
        const std::string tail = at == std::string::npos ? "" : rest.substr(at + 1);
        const bool there = at != std::string::npos;
        rest = rest.substr(0, at);
        return std::pair(there, tail);
    };
    const auto wrong = [&] {
        return board::Failure(board::say("'%1' is no mode of a camera; write it like 1920x1080@15/MJPG", text));
    };
    if (text.empty()) return wish;
    if (const auto [there, format] = cut('/'); there) {
        if (format.size() != 4) throw wrong();
        wish.format = format;
    }
    if (const auto [there, rate] = cut('@'); there) {
        const auto value = board::numberIn<int>(rate);
        if (!value || *value < 1) throw wrong();
        wish.framesPerSecond = *value;
    }
    const auto [there, height] = cut('x');
    const auto w = board::numberIn<int>(rest), h = board::numberIn<int>(height);
    if (there && w && h && *w > 0 && *h > 0)
        wish.size = cv::Size(*w, *h);
    else if (!rest.empty() || there)
        throw wrong();
    return wish;
}

std::optional<CameraMode> bestMode(const std::vector<CameraMode>& modes, const ModeWish& wish) {
    const CameraMode* best = nullptr;
    for (const CameraMode& mode : modes)
        if (fits(mode, wish) && (!best || worth(*best) < worth(mode))) best = &mode;
    return best ? std::optional(*best) : std::nullopt;
}

}  // namespace hexwarden::source
