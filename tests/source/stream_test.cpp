#include "tests/support/mjpeg_server.h"
#include "vision/source/mailbox.h"
#include "vision/source/newest.h"
#include "vision/source/pause.h"
#include "vision/source/source.h"

#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::source {
namespace {

using ::testing::HasSubstr;

std::vector<std::uint8_t> jpegOf(int brightness) {
    std::vector<std::uint8_t> jpeg;
    cv::imencode(".jpg", cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(brightness)), jpeg);
    return jpeg;
}

double brightness(const Next& next) {
    return cv::mean(std::get<vision::Frame>(next).image)[0];
}

TEST(Stream, StopsComesBackAndIsReadOn) {
    auto phone = std::make_unique<support::MjpegServer>(jpegOf(60));
    const int port = phone->port();
    const auto source = open(phone->address(), {.firstRetryMs = 20, .longestRetryMs = 200, .patienceMs = 3000});
    EXPECT_EQ(source->pace(), Pace::live);
    const Next first = source->next();
    ASSERT_TRUE(std::holds_alternative<vision::Frame>(first));
    EXPECT_NEAR(brightness(first), 60, 2);

    phone.reset();
    Next next = source->next();
    while (std::holds_alternative<vision::Frame>(next)) next = source->next();
    ASSERT_TRUE(std::holds_alternative<Interruption>(next));
    EXPECT_THAT(english(std::get<Interruption>(next).reason), HasSubstr("stopped"));

    phone = std::make_unique<support::MjpegServer>(jpegOf(200), port);
    next = source->next();
    ASSERT_TRUE(std::holds_alternative<vision::Frame>(next));
    EXPECT_NEAR(brightness(next), 200, 2);
    EXPECT_GT(std::get<vision::Frame>(next).id, std::get<vision::Frame>(first).id);
    EXPECT_GT(std::get<vision::Frame>(next).atMs, std::get<vision::Frame>(first).atMs);
}

TEST(Stream, NobodyThereIsReportedInOneSentence) {
    std::string address;
    { address = support::MjpegServer(jpegOf(60)).address(); }
    try {
        open(address);
        FAIL() << "somebody answered";
    } catch (const std::runtime_error& e) {
        EXPECT_THAT(e.what(), HasSubstr("no pictures come from http://127.0.0.1"));
    }
}

/// Hangs until somebody stops it, or once until somebody lets it go.
class Hanging : public FrameSource {
  public:
    explicit Hanging(std::shared_ptr<std::stop_source> let) : let_(std::move(let)) {}
    Next next(std::stop_token stop) override {
        if (std::exchange(first_, false)) {
            pauseUntil(std::chrono::steady_clock::time_point::max(), let_->get_token());
            return vision::Frame{cv::Mat(2, 2, CV_8UC3), 0, 0};
        }
        pauseUntil(std::chrono::steady_clock::time_point::max(), std::move(stop));
        return End{};
    }
    Pace pace() const override { return Pace::live; }

  private:
    std::shared_ptr<std::stop_source> let_;
    bool first_ = true;
};

TEST(Newest, TellsOnceThatNothingComesWhateverTheSourceHangsIn) {
    EXPECT_LT(Newest::kPatience, std::chrono::seconds(3));
    const auto let = std::make_shared<std::stop_source>();
    Newest newest(std::make_unique<Hanging>(let), "the phone", std::chrono::milliseconds(1));
    const Next silence = newest.next({});
    ASSERT_TRUE(std::holds_alternative<Interruption>(silence));
    EXPECT_EQ(english(std::get<Interruption>(silence).reason), "no pictures come from the phone");
    let->request_stop();
    EXPECT_TRUE(std::holds_alternative<vision::Frame>(newest.next({})));
}

TEST(Mailbox, KeepsOnlyTheNewestFrame) {
    Mailbox mailbox;
    for (int id = 0; id < 5; ++id) mailbox.put(vision::Frame{.image = {}, .id = id, .atMs = 0});
    mailbox.put(Interruption{board::say("gone")});
    mailbox.put(vision::Frame{.image = {}, .id = 5, .atMs = 0});
    EXPECT_EQ(std::get<vision::Frame>(*mailbox.take({})).id, 4);
    EXPECT_EQ(english(std::get<Interruption>(*mailbox.take({})).reason), "gone");
    EXPECT_EQ(std::get<vision::Frame>(*mailbox.take({})).id, 5);
}

TEST(Mailbox, WaitsUntilAskedToStop) {
    Mailbox mailbox;
    std::stop_source stop;
    std::thread impatient([&] { stop.request_stop(); });
    EXPECT_TRUE(std::holds_alternative<End>(*mailbox.take(stop.get_token())));
    impatient.join();
}

}  // namespace
}  // namespace hexwarden::source
