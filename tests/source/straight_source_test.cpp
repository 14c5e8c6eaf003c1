#include "vision/source/straight_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::source {
namespace {

class OneFrame : public FrameSource {
  public:
    explicit OneFrame(cv::Mat image) : image_(std::move(image)) {}
    Next next(std::stop_token) override {
        if (image_.empty()) return End{};
        return vision::Frame{std::exchange(image_, {}), 7, 40};
    }
    Pace pace() const override { return Pace::video; }

  private:
    cv::Mat image_;
};

calibration::Profile profile() {
    calibration::Profile profile;
    profile.source = "0";
    profile.camera = calibration::assumedCamera({320, 240});
    profile.camera.distortion = {-0.3, 0.1, 0, 0, 0};
    return profile;
}

cv::Mat stripe() {
    cv::Mat picture = cv::Mat::zeros(240, 320, CV_8UC3);
    picture.rowRange(20, 24) = cv::Scalar::all(255);
    return picture;
}

TEST(StraightSource, BendsTheLensBackAndKeepsTheRest) {
    const auto source = straightened(std::make_unique<OneFrame>(stripe()), profile(), "0");
    const Next next = source->next();
    const auto& frame = std::get<vision::Frame>(next);
    EXPECT_EQ(frame.id, 7);
    EXPECT_EQ(frame.atMs, 40);
    EXPECT_GT(cv::norm(frame.image, stripe(), cv::NORM_INF), 200);
    EXPECT_EQ(cv::norm(frame.image, calibration::Straightener(profile().camera)(stripe()), cv::NORM_INF), 0);
    EXPECT_TRUE(std::holds_alternative<End>(source->next()));
    EXPECT_EQ(source->pace(), Pace::video);
}

TEST(StraightSource, AProfileOfAnotherTableIsRefused) {
    const auto larger = straightened(std::make_unique<OneFrame>(cv::Mat(480, 640, CV_8UC3)), profile(), "1");
    EXPECT_THAT(
        [&] { larger->next(); },
        testing::ThrowsMessage<std::runtime_error>(
            "this profile is of another table: the camera was 0 and is 1; the picture was 320x240 and is 640x480"));
}

}  // namespace
}  // namespace hexwarden::source
