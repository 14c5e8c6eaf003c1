// How much of a processor a table takes at which nobody does anything:   idle_bench [SECONDS]
//
// On the stand-in for a camera (tests/support/fake_video.cpp), which gives the first picture of the sample game with a
// webcam's noise. A row for each mode; the processor's time is that of the whole process over that of the clock.
#include "companion/session/watching.h"
#include "tests/support/fake_camera.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QThread>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

namespace {

using namespace hexwarden;
using Seconds = std::chrono::duration<double>;

std::vector<cv::Mat> noisy(const cv::Mat& picture, cv::Size size, double sigma) {
    cv::Mat larger;
    cv::resize(picture, larger, size);
    cv::RNG random(1);
    std::vector<cv::Mat> all;
    for (int i = 0; i < 10; ++i) {
        cv::Mat grain(size, CV_16SC3), seen;
        random.fill(grain, cv::RNG::NORMAL, 0, sigma);
        cv::add(larger, grain, seen, cv::noArray(), CV_8U);
        all.push_back(seen);
    }
    return all;
}

/// Share of a core, and pictures looked at a second.
struct Idle {
    double share = 0, looks = 0;
};

Idle measure(double seconds) {
    table::Table table;
    viewmodel::PictureFeed feed;
    session::Leftovers leftovers;
    session::Watching watching({.data = HEXWARDEN_SOURCE "/data",
                                .source = "046d_C920",
                                .realTime = true,
                                .name = "046d_C920",
                                .steering = std::make_shared<source::Steering>()},
                               table, feed, leftovers);
    bool found = false;
    int looks = 0;
    QObject::connect(&watching, &session::Watching::reported, QCoreApplication::instance(),
                     [&](const viewmodel::CameraReport& report) {
                         found = report.boardFound;
                         ++looks;
                     });
    const auto wait = [](double forSeconds) {
        const auto since = std::chrono::steady_clock::now();
        while (Seconds(std::chrono::steady_clock::now() - since).count() < forSeconds) {
            QCoreApplication::processEvents();
            QThread::msleep(5);
        }
    };
    while (!found) wait(.1);
    wait(15);  // until the table rests
    looks = 0;
    const std::clock_t cpu = std::clock();
    const auto since = std::chrono::steady_clock::now();
    wait(seconds);
    const double passed = Seconds(std::chrono::steady_clock::now() - since).count();
    return {static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC / passed, looks / passed};
}

}  // namespace

int main(int count, char** arguments) {
    const QCoreApplication app(count, arguments);
    const double seconds = count > 1 ? std::atof(arguments[1]) : 20;
    cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
    cv::Mat picture;
    film.read(picture);
    std::printf("| mode | noise, grey levels | share of a core | pictures looked at a second |\n|---|---|---|---|\n");
    for (const cv::Size size : {cv::Size(1280, 720), cv::Size(1920, 1080)})
        for (const double sigma : {3., 14.}) {
            const QTemporaryDir home;
            support::FakeCameras machine(home.filePath("machine").toStdString());
            machine.plug(0, "046d_C920",
                         "card C920\n" + machine.mode("MJPG", size, "30 15", noisy(picture, size, sigma)));
            const Idle idle = measure(seconds);
            std::printf("| %dx%d | %.0f | %.0f %% | %.1f |\n", size.width, size.height, sigma, 100 * idle.share,
                        idle.looks);
            std::fflush(stdout);
        }
    std::_Exit(0);
}
