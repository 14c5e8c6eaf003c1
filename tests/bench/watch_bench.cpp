// What a frame costs while a table is watched:   watch_bench FILM [EVERY_MS [PIECE_SET [PROFILE]]]
// What is read of a film as a webcam takes it:   watch_bench --stress FILM TRUTH [EFFECT[:STRENGTH]...]
// That film, for other programs:                 watch_bench --through FILM EFFECT[:STRENGTH] OUT.avi
//
// With a profile, the pieces that were shown once are known by it.
// Frames with the board already found are kept apart from the first ones and from those on which tiles are read too.
#include "calibration/profile.h"
#include "companion/table/eye.h"
#include "tests/bench/quantile.h"
#include "tests/bench/stress_table.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <stdexcept>
#include <string>

#include <opencv2/videoio.hpp>

namespace {

using namespace hexwarden;

struct Kind {
    const char* name;
    std::vector<double> ms, processorMs;
};

void print(const Kind& kind) {
    using bench::at;
    if (kind.ms.empty()) return;
    std::printf("| %s | %zu | %.0f, %.0f | %.0f, %.0f |\n", kind.name, kind.ms.size(), at(kind.ms, .5),
                at(kind.ms, .95), at(kind.processorMs, .5), at(kind.processorMs, .95));
}

void run(const char* film, double everyMs, const std::string& pieceSet, const char* profile) {
    cv::VideoCapture video(film);
    if (!video.isOpened()) throw std::runtime_error(std::string("cannot open ") + film);
    table::EyeOptions options;
    if (!pieceSet.empty()) options.pieceSet = pieceSet;
    table::Eye eye(HEXWARDEN_SOURCE "/data", options);
    if (profile) eye.know(calibration::shownFor(calibration::loadProfile(profile), pieceSet));
    Kind first{"before the board is known", {}, {}}, tiles{"with tiles and tokens", {}, {}},
        known{"known board", {}, {}}, hand{"known board, a hand in view", {}, {}};
    vision::Frame frame;
    double nextMs = 0;
    while (video.grab()) {
        const double atMs = video.get(cv::CAP_PROP_POS_MSEC);
        if (atMs < nextMs) continue;
        nextMs += everyMs;
        cv::Mat image;
        if (!video.retrieve(image)) break;
        frame.image = image, frame.atMs = static_cast<std::int64_t>(atMs), ++frame.id;
        const std::clock_t processor = std::clock();
        const auto start = std::chrono::steady_clock::now();
        const table::SeenFrame look = eye.look(frame);
        const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        Kind& kind = !look.pose || frame.id == 1 ? first
                     : !look.seen.tiles.empty()  ? tiles
                     : look.handInView           ? hand
                                                 : known;
        kind.ms.push_back(ms);
        kind.processorMs.push_back(1000. * static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC);
    }
    std::printf("| frames | how many | ms, median and 95th percentile | processor ms, likewise |\n|---|---|---|---|\n");
    for (const Kind* kind : {&first, &tiles, &known, &hand}) print(*kind);
}

}  // namespace

int main(int count, char** arguments) try {
    if (count > 1 && std::string(arguments[1]) == "--stress") {
        if (count < 4) throw std::runtime_error("which film and which truth?");
        bench::printStress(arguments[2], arguments[3], {arguments + 4, static_cast<std::size_t>(count - 4)});
        return 0;
    }
    if (count > 1 && std::string(arguments[1]) == "--through") {
        if (count != 5) throw std::runtime_error("which film, which effect and which new film?");
        bench::writeThrough(arguments[2], arguments[3], arguments[4]);
        return 0;
    }
    if (count < 2) throw std::runtime_error("which film?");
    run(arguments[1], count > 2 ? std::stod(arguments[2]) : 125, count > 3 ? arguments[3] : "",
        count > 4 ? arguments[4] : nullptr);
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "watch_bench: %s\n", e.what());
    return 1;
}
