// The program's own way to a real camera, on the stand-in of tests/support/fake_video.cpp.
#include "vision/source/camera_source.h"

#include "tests/support/fake_camera.h"
#include "tests/support/scratch_folder.h"
#include "vision/source/source.h"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/videodev2.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hexwarden::source {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
namespace fs = std::filesystem;

constexpr const char* kName = "046d_Webcam_C920_1234";

class CameraTest : public ::testing::Test {
  protected:
    std::string usual(int brightness = 90) {
        cv::Mat picture(720, 1280, CV_8UC3, cv::Scalar::all(brightness));
        return "card Webcam C920\n" + cameras_.mode("YUYV", {640, 480}, "30", {picture}) +
               cameras_.mode("MJPG", {1280, 720}, "30 15 5", {picture});
    }

    static std::string refusal(const std::string& name, const SourceOptions& options = {}) {
        try {
            open(name, options);
        } catch (const std::runtime_error& e) {
            return e.what();
        }
        return "opened";
    }

    static std::string interruption(FrameSource& source) {
        for (;;) {
            const Next next = source.next();
            if (const auto* why = std::get_if<Interruption>(&next)) return english(why->reason);
        }
    }

    static cv::Size size(FrameSource& source) {
        const Next next = source.next();
        const auto* frame = std::get_if<vision::Frame>(&next);
        return frame ? frame->image.size() : cv::Size();
    }

    static std::ptrdiff_t openFiles() {
        return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
    }

    static std::string set(std::uint32_t control, int value) {
        return "control " + std::to_string(control) + " " + std::to_string(value) + "\n";
    }

    support::ScratchFolder folder_;
    support::FakeCameras cameras_{folder_};
};

TEST_F(CameraTest, IsListedByItsLastingNameWithItsModes) {
    EXPECT_TRUE(cameras().empty());
    cameras_.plug(2, kName, usual());
    const auto all = cameras();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].name, kName);
    EXPECT_EQ(all[0].title, "Webcam C920");
    EXPECT_EQ(all[0].device, "/dev/video2");
    EXPECT_TRUE(all[0].problem.empty());
    EXPECT_EQ(all[0].modes.size(), 4U);
}

TEST_F(CameraTest, IsFoundByNumberDeviceNameAndTitle) {
    cameras_.plug(2, kName, usual());
    for (const char* name : {"2", "/dev/video2", kName, "webcam c920", "C920"})
        EXPECT_EQ(cameraCalled(name).value_or(Camera{}).device, "/dev/video2") << name;
    EXPECT_FALSE(cameraCalled("0"));
    EXPECT_FALSE(cameraCalled("C930"));
    cameras_.plug(3, "046d_Webcam_C920_9999", usual());
    EXPECT_THAT(refusal("C920"), HasSubstr("several cameras are called 'C920'"));
    EXPECT_EQ(refusal("4"), "there is no camera 4");
}

TEST_F(CameraTest, GivesItsBestModeOrTheOneAskedFor) {
    cameras_.plug(0, kName, usual());
    const auto steering = std::make_shared<Steering>();
    {
        const auto source = open("0", {.steering = steering});
        EXPECT_EQ(size(*source), cv::Size(1280, 720));
        EXPECT_EQ(text(steering->chosen().mode), "1280x720@15/MJPG");
        EXPECT_EQ(steering->chosen().camera, kName);
        EXPECT_EQ(steering->chosen().modes.size(), 4U);
    }
    EXPECT_EQ(size(*open("0", {.mode = "640x480"})), cv::Size(640, 480));
    EXPECT_THAT(cameras_.log(), AllOf(HasSubstr("format MJPG 1280x720\nrate 15"), HasSubstr("format YUYV 640x480")));
    EXPECT_EQ(refusal("0", {.mode = "1920x1080"}), "the camera Webcam C920 has no mode 1920x1080");
}

TEST_F(CameraTest, RawPicturesHaveTheirColours) {
    cameras_.plug(0, kName,
                  cameras_.mode("YUYV", {640, 480}, "30", {cv::Mat(48, 64, CV_8UC3, cv::Scalar(30, 60, 200))}));
    const auto source = open("0");
    const Next next = source->next();
    const cv::Scalar mean = cv::mean(std::get<vision::Frame>(next).image);
    EXPECT_NEAR(mean[0], 30, 6);
    EXPECT_NEAR(mean[1], 60, 6);
    EXPECT_NEAR(mean[2], 200, 6);
}

TEST_F(CameraTest, FourThousandPixelsAreBroughtDown) {
    cameras_.plug(0, kName,
                  cameras_.mode("MJPG", {3840, 2160}, "30", {cv::Mat(2160, 3840, CV_8UC3, cv::Scalar::all(80))}));
    EXPECT_EQ(size(*open("0")), cv::Size(1920, 1080));
}

TEST_F(CameraTest, BusyNamesTheProgram) {
    cameras_.plug(0, kName, usual() + "busy\n");
    EXPECT_THAT(refusal("0"), HasSubstr("is busy: close the program that uses it"));
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 9, cameras_.file(0).c_str(), O_RDONLY, 0);
    pid_t other = 0;
    char program[] = "/bin/sleep", seconds[] = "60";
    char* const words[] = {program, seconds, nullptr};
    ASSERT_EQ(::posix_spawn(&other, program, &actions, nullptr, words, nullptr), 0);
    posix_spawn_file_actions_destroy(&actions);
    EXPECT_THAT(refusal("0"), HasSubstr("uses it; close that program"));
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
}

TEST_F(CameraTest, NoPermissionNamesTheGroup) {
    cameras_.plug(0, kName, usual() + "denied\n");
    EXPECT_THAT(refusal("0"), HasSubstr("may not be opened by you: join the group"));
    ASSERT_EQ(cameras().size(), 1U);
    EXPECT_EQ(cameras()[0].name, kName);
    EXPECT_THAT(english(cameras()[0].problem), HasSubstr("join the group"));
}

TEST_F(CameraTest, NoPicturesAreReportedWithinThreeSeconds) {
    cameras_.plug(0, kName, usual() + "silent\n");
    const auto source = open("0");
    EXPECT_THAT(interruption(*source), HasSubstr("gives no pictures"));
    // The stand-in notes how long it would have been waited for; the clock on the wall does not count.
    int waitedMs = 0;
    std::istringstream log(cameras_.log());
    for (std::string line; std::getline(log, line);)
        if (line.starts_with("waited ")) waitedMs += std::stoi(line.substr(7));
    EXPECT_GT(waitedMs, 1000);
    EXPECT_LT(waitedMs, 3000);
}

TEST_F(CameraTest, TornPicturesAreNotHandedOn) {
    cameras_.plug(0, kName, usual() + "torn\n");
    const auto source = open("0", {.mode = "1280x720"});
    const Next next = source->next();
    ASSERT_TRUE(std::holds_alternative<Interruption>(next));
    EXPECT_THAT(english(std::get<Interruption>(next).reason), HasSubstr("gives no pictures"));
}

TEST_F(CameraTest, BlackPicturesNameTheShutter) {
    cameras_.plug(0, kName, usual(0));
    const auto source = open("0");
    const Next next = source->next();  // the first that comes of it
    ASSERT_TRUE(std::holds_alternative<Interruption>(next));
    EXPECT_THAT(english(std::get<Interruption>(next).reason), HasSubstr("black pictures: open its shutter"));
}

TEST_F(CameraTest, AnotherSizeThanPromisedIsReported) {
    cameras_.plug(0, kName, usual() + "gives MJPG 1920x1080\n");
    const auto source = open("0", {.mode = "1280x720"});
    EXPECT_THAT(interruption(*source), HasSubstr("pictures of 1280x720 where it promised 1920x1080"));
    EXPECT_EQ(size(*source), cv::Size(1280, 720));
}

TEST_F(CameraTest, TooSlowIsReported) {
    cameras_.plug(0, kName, usual() + "rate 1\n");
    CameraSource source("0", {});
    int pictures = 0;
    Next next = source.next({});
    for (; std::holds_alternative<vision::Frame>(next); next = source.next({})) ++pictures;
    EXPECT_THAT(english(std::get<Interruption>(next).reason), HasSubstr("is too slow"));
    EXPECT_LE(pictures, 3) << "that come a second apart";
}

TEST_F(CameraTest, ThirtyAndTwoPicturesASecondAreBothTaken) {
    for (const char* rate : {"rate 30\n", "rate 2\n"}) {
        cameras_.plug(0, kName, usual() + rate);
        CameraSource source("0", {});
        for (int i = 0; i < 8; ++i) EXPECT_TRUE(std::holds_alternative<vision::Frame>(source.next({}))) << rate << i;
        cameras_.unplug(0);
    }
}

TEST_F(CameraTest, OfATableAtRestFewPicturesAreHandedOut) {
    for (const char* format : {"MJPG", "YUYV"}) {
        const cv::Mat still(720, 1280, CV_8UC3, cv::Scalar::all(90));
        cv::Mat moved = still.clone();
        moved(cv::Rect(600, 300, 80, 80)).setTo(cv::Scalar::all(200));
        std::vector<cv::Mat> pictures(150, still);
        pictures.insert(pictures.end(), 30, moved);
        cameras_.plug(0, kName, cameras_.mode(format, {1280, 720}, "30", pictures));
        const auto steering = std::make_shared<Steering>();
        CameraSource source("0", {.steering = steering});
        steering->rest(true);
        int whileStill = 0;
        bool cameAtOnce = false;
        std::int64_t lastMs = 0;
        while (!cameAtOnce && whileStill < 150) {
            const Next next = source.next({});
            ASSERT_TRUE(std::holds_alternative<vision::Frame>(next));
            const auto& frame = std::get<vision::Frame>(next);
            cameAtOnce = frame.image.at<cv::Vec3b>(340, 640)[1] > 150;
            whileStill += !cameAtOnce;
            lastMs = frame.atMs;
        }
        EXPECT_TRUE(cameAtOnce) << format;
        EXPECT_LT(whileStill, 140) << format << ", of a hundred and fifty, the last at " << lastMs << " ms";
        cameras_.unplug(0);
    }
}

TEST_F(CameraTest, PicturesAreTurnedAsTheCameraIsHeld) {
    cameras_.plug(0, kName, usual());
    EXPECT_EQ(size(*open("0", {.turn = {1, false}})), cv::Size(720, 1280));
}

TEST_F(CameraTest, OneHeldUprightKeepsItsPixels) {
    cameras_.plug(0, kName,
                  cameras_.mode("MJPG", {1080, 1920}, "30", {cv::Mat(1920, 1080, CV_8UC3, cv::Scalar::all(80))}));
    EXPECT_EQ(size(*open("0")), cv::Size(1080, 1920));
}

TEST_F(CameraTest, UnpluggedInMidFrameIsFoundAgainAtAnotherNumber) {
    cameras_.plug(0, kName, usual() + "unplugged-after 3\n");
    const auto source = open("0", {.firstRetryMs = 20, .longestRetryMs = 50});
    EXPECT_THAT(interruption(*source), HasSubstr("is gone: plug it in again"));
    cameras_.unplug(0);
    cameras_.plug(0, "another_one", usual(200));
    cameras_.plug(4, kName, usual(90));
    const Next next = source->next();
    ASSERT_TRUE(std::holds_alternative<vision::Frame>(next)) << std::get<Interruption>(next).reason;
    EXPECT_NEAR(cv::mean(std::get<vision::Frame>(next).image)[0], 90, 3);
}

TEST_F(CameraTest, AHundredPlugsLeaveNoFileOpen) {
    const std::string lines = usual();
    cameras_.plug(0, kName, lines);
    const auto source = open("0", {.firstRetryMs = 1, .longestRetryMs = 2});
    std::ptrdiff_t before = 0;
    for (int i = 0; i < 100; ++i) {
        Next next = source->next();
        while (!std::holds_alternative<vision::Frame>(next)) next = source->next();
        if (i == 0) before = openFiles();
        cameras_.unplug(0);
        EXPECT_THAT(interruption(*source), HasSubstr("is gone"));
        cameras_.plug(0, kName, lines);
    }
    Next next = source->next();
    while (!std::holds_alternative<vision::Frame>(next)) next = source->next();
    EXPECT_EQ(openFiles(), before);
}

TEST_F(CameraTest, ControlsAreHeldFocusedAndGivenBack) {
    cameras_.plug(0, kName,
                  usual() + set(V4L2_CID_FOCUS_AUTO, 1) + set(V4L2_CID_FOCUS_ABSOLUTE, 35) +
                      set(V4L2_CID_EXPOSURE_AUTO, V4L2_EXPOSURE_APERTURE_PRIORITY) +
                      set(V4L2_CID_POWER_LINE_FREQUENCY, 2));
    const auto steering = std::make_shared<Steering>();
    auto source = open("0", {.steering = steering});
    const auto until = [&](const std::string& line) {
        for (int i = 0; i < 200 && cameras_.log().find(line) == std::string::npos; ++i) source->next();
        return cameras_.log();
    };
    source->next();
    EXPECT_TRUE(steering->chosen().canLock);
    EXPECT_TRUE(steering->chosen().canFocus);
    EXPECT_THAT(cameras_.log(), Not(HasSubstr(set(V4L2_CID_FOCUS_AUTO, 0))));
    steering->lock(true);
    EXPECT_THAT(until(set(V4L2_CID_EXPOSURE_AUTO, V4L2_EXPOSURE_MANUAL)),
                HasSubstr(set(V4L2_CID_FOCUS_AUTO, 0) + set(V4L2_CID_FOCUS_ABSOLUTE, 35)));
    steering->focusAgain();
    EXPECT_THAT(until(set(V4L2_CID_FOCUS_AUTO, 1)),
                HasSubstr(set(V4L2_CID_FOCUS_AUTO, 0) + set(V4L2_CID_FOCUS_AUTO, 1)));
    source.reset();
    const std::string log = cameras_.log();
    EXPECT_GT(log.rfind(set(V4L2_CID_FOCUS_AUTO, 1)), log.rfind(set(V4L2_CID_FOCUS_AUTO, 0)));
    EXPECT_GT(log.rfind(set(V4L2_CID_EXPOSURE_AUTO, V4L2_EXPOSURE_APERTURE_PRIORITY)),
              log.rfind(set(V4L2_CID_EXPOSURE_AUTO, V4L2_EXPOSURE_MANUAL)));
    EXPECT_GT(log.rfind(set(V4L2_CID_POWER_LINE_FREQUENCY, 2)), log.rfind(set(V4L2_CID_POWER_LINE_FREQUENCY, 3)));
}

}  // namespace
}  // namespace hexwarden::source
