#include "companion/doctor/examine.h"
#include "companion/table/eye.h"
#include "vision/source/source.h"
#include "vision/stopwatch.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace hexwarden::doctor {

namespace {

constexpr std::size_t kFrames = 60;  // of the film, 125 ms apart; the board is found and read within the first third
constexpr double kSlowPhotographMs = 10000, kSlowFrameMs = 400;

std::string whole(double number) {
    return std::to_string(std::lround(number));
}

std::vector<vision::Frame> frames(const std::filesystem::path& data) {
    const auto film = source::open((data / "samples" / "first_evening" / "game.mp4").string());
    std::vector<vision::Frame> frames;
    while (frames.size() < kFrames) {
        source::Next next = film->next();
        if (!std::holds_alternative<vision::Frame>(next)) break;
        frames.push_back(std::get<vision::Frame>(std::move(next)));
    }
    if (frames.empty()) throw board::Failure(board::say("the sample's film shows nothing"));
    return frames;
}

Diagnosis photograph(const std::filesystem::path& data, const vision::Frame& frame) {
    vision::Scanner scanner(data);
    const auto start = std::chrono::steady_clock::now();
    scanner.scan(frame);
    const double ms = vision::msSince(start);
    Diagnosis diagnosis{"photograph",
                        Health::fine,
                        board::say("A photograph is read in %1 ms here.", whole(ms)),
                        {},
                        {std::to_string(frame.image.cols) + "x" + std::to_string(frame.image.rows)}};
    if (ms > kSlowPhotographMs) {
        diagnosis.health = Health::limited;
        diagnosis.cure = board::say("That is slow: close other programs.");
    }
    return diagnosis;
}

Diagnosis frame(const std::filesystem::path& data, const std::vector<vision::Frame>& film,
                const std::stop_token& stop) {
    table::Eye eye(data);
    std::vector<double> ms;
    for (const vision::Frame& frame : film) {
        if (stop.stop_requested()) break;
        const auto start = std::chrono::steady_clock::now();
        const table::SeenFrame look = eye.look(frame);
        if (look.pose) ms.push_back(vision::msSince(start));
    }
    if (ms.empty())
        return {"frame", Health::broken, board::say("The board of the sample's film is not found."),
                board::say("Reinstall Hexwarden.")};
    std::ranges::nth_element(ms, ms.begin() + static_cast<std::ptrdiff_t>(ms.size() / 2));
    const double median = ms[ms.size() / 2];
    Diagnosis diagnosis{"frame",
                        Health::fine,
                        board::say("A camera's picture takes %1 ms here (median).", whole(median)),
                        {},
                        {std::to_string(ms.size()) + " pictures of " + std::to_string(film[0].image.cols) + "x" +
                         std::to_string(film[0].image.rows)}};
    if (median > kSlowFrameMs) {
        diagnosis.health = Health::limited;
        diagnosis.cure = board::say("That is slow: choose a smaller mode of the camera, or close other programs.");
    }
    return diagnosis;
}

}  // namespace

std::vector<Diagnosis> timings(const std::filesystem::path& data, const std::stop_token& stop) try {
    const auto film = frames(data);
    std::vector<Diagnosis> all{photograph(data, film.front())};
    if (!stop.stop_requested()) all.push_back(frame(data, film, stop));
    return all;
} catch (const std::exception& e) {
    return {{"photograph", Health::broken, board::say("No picture can be read here: %1", board::messageOf(e)),
             board::say("Reinstall Hexwarden.")}};
}

}  // namespace hexwarden::doctor
