// Frames reach the table, except while a sheet is held before the camera.
#include "companion/session/watched_source.h"

#include <gtest/gtest.h>

namespace hexwarden::session {
namespace {

using calibration::LensCapture;

/// Grey pictures, as many as wanted, each a little wider than the one before; first the interruptions.
class Fake : public source::FrameSource {
  public:
    explicit Fake(int frames, int interruptions = 0) : frames_(frames), interruptions_(interruptions) {}

    source::Next next(std::stop_token) override {
        if (interruptions_-- > 0) return source::Interruption{board::say("the camera is away")};
        if (given_ == frames_) return source::End{};
        vision::Frame frame;
        frame.id = given_++;
        frame.image = cv::Mat(48, 64 + given_, CV_8UC3, cv::Scalar::all(120));
        return frame;
    }
    source::Pace pace() const override { return source::Pace::live; }

  private:
    int frames_, interruptions_, given_ = 0;
};

std::int64_t idOf(const source::Next& next) {
    const auto* frame = std::get_if<vision::Frame>(&next);
    return frame ? static_cast<std::int64_t>(frame->id) : -1;
}

TEST(WatchedSource, AskingForTheSizeLosesNoFrameAndTellsWhyNoneComes) {
    WatchedSource source(std::make_unique<Fake>(2, 3));
    int interruptions = 0;
    const auto size = source.pictureSize({}, [&](const board::Message& reason) {
        EXPECT_EQ(english(reason), "the camera is away");
        ++interruptions;
    });
    EXPECT_EQ(size, cv::Size(65, 48));
    EXPECT_EQ(interruptions, 3);
    EXPECT_EQ(idOf(source.next({})), 0);
    EXPECT_EQ(idOf(source.next({})), 1);
    EXPECT_TRUE(std::holds_alternative<source::End>(source.next({})));
}

TEST(WatchedSource, ASourceThatEndsHasNoSize) {
    WatchedSource source(std::make_unique<Fake>(0));
    EXPECT_EQ(source.pictureSize({}, [](const board::Message&) {}), std::nullopt);
    EXPECT_TRUE(std::holds_alternative<source::End>(source.next({})));
}

TEST(WatchedSource, WhileTheLensIsMeasuredTheTableSeesNothing) {
    WatchedSource source(std::make_unique<Fake>(6));
    EXPECT_EQ(idOf(source.next({})), 0);
    int looked = 0;
    source.measureLens([&](const vision::Frame& frame, LensCapture::Step step, const LensCapture& capture) {
        EXPECT_EQ(frame.id, ++looked);
        EXPECT_EQ(step, LensCapture::Step::unseen);
        EXPECT_EQ(capture.views(), 0U);
    });
    EXPECT_TRUE(std::holds_alternative<source::End>(source.next({})));
    EXPECT_EQ(looked, 5);
}

TEST(WatchedSource, AfterMeasuringTheTableIsWatchedAgain) {
    WatchedSource source(std::make_unique<Fake>(3));
    source.measureLens([](const auto&, auto, const auto&) { FAIL() << "measuring was cancelled"; });
    source.measureLens({});
    EXPECT_EQ(idOf(source.next({})), 0);
}

}  // namespace
}  // namespace hexwarden::session
