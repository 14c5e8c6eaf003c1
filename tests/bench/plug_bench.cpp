// How long a camera that is plugged in takes until the companion shows the board:   plug_bench [TIMES]
//
// On the stand-in for a camera (tests/support/fake_video.cpp), which gives the film of the sample game; what a real one
// takes to wake up comes on top.
#include "companion/session/watching.h"
#include "tests/support/fake_camera.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QThread>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include <opencv2/videoio.hpp>

int main(int count, char** arguments) {
    using namespace hexwarden;
    const QCoreApplication app(count, arguments);
    const int times = count > 1 ? std::atoi(arguments[1]) : 10;
    const QTemporaryDir home;
    support::FakeCameras machine(home.filePath("machine").toStdString());
    cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
    std::vector<cv::Mat> pictures;
    for (cv::Mat picture; pictures.size() < 10 && film.read(picture);) pictures.push_back(picture.clone());
    const std::string lines = "card C920\n" + machine.mode("MJPG", {1280, 720}, "30 15", pictures);

    std::vector<double> first, again;
    for (int i = 0; i < times; ++i) {
        table::Table table;
        viewmodel::PictureFeed feed;
        session::Leftovers leftovers;
        session::Watching watching(
            {.data = HEXWARDEN_SOURCE "/data", .source = "046d_C920", .realTime = true, .name = "046d_C920"}, table,
            feed, leftovers);
        bool found = false, reported = false;
        QObject::connect(&watching, &session::Watching::reported, &app, [&](const viewmodel::CameraReport& report) {
            found = report.boardFound;
            reported = true;
        });
        const auto until = [&](const auto& isSo) {
            while (!isSo()) {
                QCoreApplication::processEvents();
                QThread::msleep(1);
            }
        };
        for (std::vector<double>* kind : {&first, &again}) {
            until([&] { return reported && !found; });
            const auto plugged = std::chrono::steady_clock::now();
            machine.plug(0, "046d_C920", lines);
            until([&] { return found; });
            kind->push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - plugged).count());
            machine.unplug(0);
        }
    }
    for (const auto& [name, ms] : {std::pair("first", &first), std::pair("again", &again)}) {
        std::ranges::sort(*ms);
        std::printf("plugged in %s: board shown after %.0f ms (median), %.0f ms (slowest of %d)\n", name,
                    (*ms)[ms->size() / 2], ms->back(), times);
    }
    std::fflush(stdout);
    std::_Exit(0);
}
