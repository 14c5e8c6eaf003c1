// A companion at home on a machine with cameras, which are stand-ins.
#pragma once

#include "tests/session/session_fixture.h"
#include "tests/support/fake_camera.h"

#include <opencv2/videoio.hpp>

namespace hexwarden::tests {

class CameraFixture : public SessionFixture {
  protected:
    static constexpr const char* kName = "046d_C920";

    std::string grey(int brightness = 120) {
        return "card C920\n" +
               machine_.mode("MJPG", {320, 240}, "30 15", {cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(brightness))});
    }
    /// The board of the sample game.
    std::string board() {
        cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
        std::vector<cv::Mat> pictures;
        cv::Mat picture;
        for (int i = 0; i < 10 && film.read(picture); ++i) pictures.push_back(picture.clone());
        return "card C920\n" + machine_.mode("MJPG", {1280, 720}, "30 15", pictures);
    }

    int argc_ = 1;
    char name_[8] = "camera";
    char* argv_[2] = {name_, nullptr};
    QCoreApplication app_{argc_, argv_};
    support::FakeCameras machine_{home_.filePath("machine").toStdString()};
};

}  // namespace hexwarden::tests
