#include "companion/log/log.h"

#include "companion/log/crash.h"
#include "companion/log/places.h"
#include "tests/support/scratch_folder.h"

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace hexwarden::log {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class LogTest : public testing::Test {
  protected:
    LogTest() { ::setenv("HOME", "/home/anna", 1); }

    static std::string textOf(const std::filesystem::path& file) {
        std::ifstream in(file);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    support::ScratchFolder folder_;
};

TEST_F(LogTest, LiesWhereTheConventionsPutIt) {
    ::unsetenv("XDG_STATE_HOME");
    ::unsetenv("XDG_DATA_HOME");
    EXPECT_EQ(stateFolder(), "/home/anna/.local/state/hexwarden");
    EXPECT_EQ(userFolder(), "/home/anna/.local/share/hexwarden/hexwarden");
    ::setenv("XDG_STATE_HOME", "/var/lib/states", 1);
    EXPECT_EQ(stateFolder(), "/var/lib/states/hexwarden");
    ::setenv("XDG_STATE_HOME", "relative", 1);
    EXPECT_EQ(stateFolder(), "/home/anna/.local/state/hexwarden") << "the conventions ignore what is not absolute";
}

TEST_F(LogTest, KeepsLinesWithTheirTime) {
    begin(folder_);
    write("the camera 0 is gone");
    write("two\nlines");
    const auto lines = tail(folder_, 10);
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_THAT(lines[0], testing::MatchesRegex("....-..-..T..:..:..Z the camera 0 is gone"));
    EXPECT_THAT(lines[1], HasSubstr("two lines"));
}

TEST_F(LogTest, HoldsNoNames) {
    begin(folder_);
    conceal({"Ann", "Ann Marie", "Jürgen", ""});
    write("it is the turn of Ann Marie, then of Ann and Jürgen; Annual fairs, Jürgens");
    write("cannot read '/home/anna/games/x' and /home/annabel/y");
    const auto lines = tail(folder_, 2);
    EXPECT_THAT(lines[0], HasSubstr("of (name), then of (name) and (name); Annual fairs, Jürgens"));
    EXPECT_THAT(lines[1], HasSubstr("'~/games/x' and /home/annabel/y"));
}

TEST_F(LogTest, HoldsNoOwnerAndNoPassword) {
    begin(folder_);
    write("watching /media/anna/stick/film.mp4 and /media/annabel/x");
    write("watching rtsp://anna:se/c?r@et@10.0.0.7:554/live");
    write("'http://10.0.0.7/video?user=anna&pwd=secret' does not answer, http://10.0.0.8/ neither");
    const auto lines = tail(folder_, 3);
    EXPECT_THAT(lines[0], testing::EndsWith("watching /media/(name)/stick/film.mp4 and /media/annabel/x"));
    EXPECT_THAT(lines[1], testing::EndsWith("watching rtsp://(hidden)@10.0.0.7:554/live"));
    EXPECT_THAT(lines[2],
                testing::EndsWith("'http://10.0.0.7/video?(hidden)' does not answer, http://10.0.0.8/ neither"));
}

TEST_F(LogTest, TurnsOverBeforeItGrowsTooLarge) {
    begin(folder_, 1000);
    for (int i = 0; i < 200; ++i) write("line " + std::to_string(i));
    std::uintmax_t bytes = 0;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
        bytes += entry.file_size();
        ++files;
    }
    EXPECT_EQ(files, 1 + kOlderFiles);
    EXPECT_LT(bytes, 1100U * (1 + kOlderFiles));
    EXPECT_THAT(tail(folder_, 1000).back(), HasSubstr("line 199"));
    EXPECT_THAT(tail(folder_, 3), SizeIs(3));
}

TEST_F(LogTest, NobodyMindsWhereNothingCanBeWritten) {
    begin("/proc/nowhere");
    write("lost");
    EXPECT_THAT(tail("/proc/nowhere", 5), IsEmpty());
}

TEST_F(LogTest, LinesOfThreadsDoNotMix) {
    begin(folder_);
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([] {
                for (int i = 0; i < 50; ++i) write("abcdefghij");
            });
    }
    const auto lines = tail(folder_, 1000);
    EXPECT_THAT(lines, SizeIs(200));
    EXPECT_THAT(lines, testing::Each(testing::EndsWith("Z abcdefghij")));
}

using CrashTest = LogTest;

TEST_F(CrashTest, ASignalLeavesAReportThatSaysWhere) {
    EXPECT_EXIT(
        {
            watchForCrashes(folder_, "Hexwarden 9.9");
            ::raise(SIGSEGV);
        },
        testing::KilledBySignal(SIGSEGV), "");
    const auto found = crashes(folder_);
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_THAT(textOf(found[0]),
                AllOf(HasSubstr("Hexwarden 9.9, started 2"), HasSubstr("segmentation fault"), HasSubstr("log_test(")));
}

TEST_F(CrashTest, AnUncaughtExceptionIsQuotedWithoutTheHome) {
    EXPECT_EXIT(
        {
            watchForCrashes(folder_, "Hexwarden 9.9");
            std::thread([] { throw std::runtime_error("no room in /home/anna/games"); }).join();
        },
        testing::KilledBySignal(SIGABRT), "");
    const auto found = crashes(folder_);
    ASSERT_THAT(found, SizeIs(1));
    EXPECT_THAT(textOf(found[0]), AllOf(HasSubstr("exception: no room in ~/games"), Not(HasSubstr("anna"))));
}

TEST_F(CrashTest, OneThatWasAnsweredForIsNotReportedAgain) {
    std::filesystem::create_directories(folder_);
    for (int i = 0; i < 8; ++i) {
        const auto crash = folder_ / ("crash-" + std::to_string(i) + ".txt");
        std::ofstream(crash) << i;
        EXPECT_THAT(crashes(folder_), SizeIs(1));
        putAside(crash);
        EXPECT_THAT(crashes(folder_), IsEmpty());
    }
    EXPECT_THAT(oldCrashes(folder_), SizeIs(5));
    EXPECT_EQ(textOf(oldCrashes(folder_).back()), "7");
}

}  // namespace
}  // namespace hexwarden::log
