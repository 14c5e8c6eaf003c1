// Milliseconds a stage on a picture of 1920 pixels:   vision_bench [PHOTO…]
//
// Without photographs a rendered table is looked at. Each stage is run eleven times and the median told.
#include "tests/support/rendered_table.h"
#include "vision/photo.h"
#include "vision/scanner.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace {

using namespace hexwarden;

constexpr int kRuns = 11, kLongSide = 1920;

double medianMs(const std::function<void()>& stage) {
    std::vector<double> ms;
    stage();
    for (int i = 0; i < kRuns; ++i) {
        const auto start = std::chrono::steady_clock::now();
        stage();
        ms.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::nth_element(ms.begin(), ms.begin() + kRuns / 2, ms.end());
    return ms[kRuns / 2];
}

void measure(vision::Scanner& scanner, const char* name, const cv::Mat& picture) {
    cv::Mat image;
    const double scale = static_cast<double>(kLongSide) / std::max(picture.cols, picture.rows);
    cv::resize(picture, image, {}, scale, scale, scale < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
    const vision::Frame frame{image, 0, 0};
    std::vector<uchar> jpeg;
    cv::imencode(".jpg", image, jpeg);
    std::printf("%s\n", name);
    std::printf("  decode  %6.1f ms\n", medianMs([&] { cv::imdecode(jpeg, cv::IMREAD_COLOR); }));
    std::printf("  find    %6.1f ms\n", medianMs([&] { scanner.finder().find(frame); }));
    const auto board = scanner.finder().find(frame);
    if (!board) {
        std::printf("  refused: %s\n", board.refusal.c_str());
        return;
    }
    const auto read = [&](vision::Reading what) {
        return medianMs([&] { scanner.reader().read(frame, *board, what); });
    };
    std::printf("  read    %6.1f ms: tiles and robber %.1f, pieces and robber %.1f, dice %.1f\n", read({}),
                read({true, false, false, {}}), read({false, true, false, {}}), read({false, false, true, {}}));
}

}  // namespace

int main(int count, char** arguments) try {
    const std::filesystem::path data = HEXWARDEN_SOURCE "/data";
    vision::Scanner scanner(data);
    for (int i = 1; i < count; ++i) measure(scanner, arguments[i], vision::readPhoto(arguments[i]).image);
    if (count == 1) {
        const auto truth = support::shuffledTable(vision::readBoardSpecs(data / "boards")[0], 1);
        measure(scanner, "a rendered table",
                support::render(truth, {.tiltDegrees = 25, .size = {kLongSide, kLongSide * 3 / 4}}, {}, 1).image);
    }
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "vision_bench: %s\n", e.what());
    return 1;
}
