// `doctor` on this machine, with a camera that stands in for one.
#include "companion/commands/doctor.h"

#include "tests/commands/command_fixture.h"
#include "tests/support/fake_camera.h"
#include "vision/source/tar.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace hexwarden::commands {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class DoctorCommand : public CommandTest {
  protected:
    void SetUp() override {
        CommandTest::SetUp();
        ::setenv("HOME", in("anna").c_str(), 1);
        ::unsetenv("XDG_STATE_HOME");
        ::unsetenv("XDG_DATA_HOME");
        std::filesystem::create_directories(in("anna/.local/state/hexwarden"));
        fake_.emplace(folder_ / "machine");
    }
    void TearDown() override {
        fake_.reset();
        CommandTest::TearDown();
    }
    std::string textOf(const std::filesystem::path& file) const {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::filesystem::path onlyFileIn(const std::string& folder) const {
        return std::filesystem::directory_iterator(folder)->path();
    }

    std::optional<support::FakeCameras> fake_;
};

TEST_F(DoctorCommand, SaysOfEverythingHowItIs) {
    EXPECT_EQ(run(doctor, {"--json"}), 0) << out_.str();
    std::istringstream lines(out_.str());
    std::set<std::string> topics;
    for (std::string line; std::getline(lines, line);) {
        const json finding = json::parse(line);
        topics.insert(finding["topic"]);
        EXPECT_FALSE(finding["what"].get<std::string>().empty());
        EXPECT_NE(finding["health"], "broken") << line;
        EXPECT_TRUE(finding["health"] == "fine" || finding["cure"].is_string()) << line;
    }
    EXPECT_THAT(topics, testing::ElementsAre("camera", "folder", "frame", "gpu", "model", "opencv", "phones",
                                             "photograph", "program", "qt", "room", "voice"));
}

TEST_F(DoctorCommand, TellsTheCureOfACameraThatMayNotBeOpened) {
    fake_->plug(0, "usb-046d_C920", "denied\n");
    EXPECT_EQ(run(doctor, {"--quick"}), 1);
    EXPECT_THAT(out_.str(), AllOf(HasSubstr("✗ Camera "), HasSubstr("join the group"), Not(HasSubstr("photograph"))));
}

TEST_F(DoctorCommand, WritesAReportWithoutNamesAndPictures) {
    std::filesystem::create_directories(in("reports"));
    std::ofstream(in("anna/.local/state/hexwarden/hexwarden.log")) << "2026 opened " + in("anna/x") + "\n";
    std::ofstream(in("anna/.local/state/hexwarden/crash-1.txt")) << "ended by: abort\n";
    EXPECT_EQ(run(doctor, {"--quick", "--report", in("reports")}), 0);
    const auto file = onlyFileIn(in("reports"));
    EXPECT_EQ(file.extension(), ".txt");
    EXPECT_THAT(err_.str(), HasSubstr(file.string()));
    EXPECT_THAT(textOf(file), AllOf(HasSubstr("✓ Hexwarden "), HasSubstr("ended by: abort"), HasSubstr("opened ~/x"),
                                    Not(HasSubstr("anna"))));
}

TEST_F(DoctorCommand, PutsIntoTheReportWhatPeopleName) {
    std::filesystem::create_directories(in("reports"));
    std::ofstream(in("evening.hexwarden")) << "a journal";
    EXPECT_EQ(run(doctor, {"--quick", "--report", in("reports"), "--with", in("evening.hexwarden")}), 0);
    const auto members = source::untar(textOf(onlyFileIn(in("reports"))), "it");
    ASSERT_EQ(members.size(), 2U);
    EXPECT_EQ(members[0].name, "report.txt");
    EXPECT_EQ(members[1].name, "evening.hexwarden");
    EXPECT_EQ(members[1].bytes, "a journal");
    EXPECT_EQ(run(doctor, {"--quick", "--report", in("reports"), "--with", in("none")}), 1);
    EXPECT_EQ(run(doctor, {"--with", in("none")}), 2);
    EXPECT_EQ(run(doctor, {"--quick", "--report", in("nowhere")}), 1);
}

}  // namespace
}  // namespace hexwarden::commands
