#include "companion/commands/calibrate.h"

#include "calibration/charuco_sheet.h"
#include "calibration/profile.h"
#include "tests/calibration/rendered_plane.h"
#include "tests/support/scratch_folder.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::commands {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class Calibrate : public testing::Test {
  protected:
    support::ScratchFolder folder_;
    std::istringstream in_;
    std::ostringstream out_, err_;

    int run(const Arguments& arguments) { return calibrate(arguments, {in_, out_, err_}); }
    std::string in(const char* name) const { return (folder_ / name).string(); }

    /// Photographs of the printed sheet through a lens of 700 pixels, in files.
    std::vector<std::string> photographs() const {
        calibration::CameraModel camera = calibration::assumedCamera({800, 600});
        camera.focalPx = {700, 700};
        const cv::Mat sheet = calibration::sheetPicture(calibration::Paper::a4, 120);
        const double mmPerPx = 25.4 / 120;
        const cv::Matx33d planeFromTexture{mmPerPx, 0, -105, 0, mmPerPx, -148.5, 0, 0, 1};
        const std::vector<std::pair<cv::Vec3d, cv::Vec3d>> placements{{{0, 0, 0}, {0, 0, 330}},
                                                                      {{0.5, 0, 1.57}, {60, 20, 330}},
                                                                      {{-0.5, 0.1, 1.5}, {-70, 30, 340}},
                                                                      {{0, 0.55, 1.4}, {50, -40, 350}},
                                                                      {{0, -0.55, 1.6}, {-50, -40, 350}}};
        std::vector<std::string> files;
        for (const auto& [turn, shiftMm] : placements) {
            files.push_back(in(("view" + std::to_string(files.size()) + ".png").c_str()));
            const cv::Matx33d view = calibration::straightFromPlane(camera, turn, shiftMm) * planeFromTexture;
            cv::imwrite(files.back(), calibration::rendered(sheet, view, camera, {2, 0.5, 9}));
        }
        return files;
    }
};

TEST_F(Calibrate, WritesTheSheet) {
    EXPECT_EQ(run({"--sheet", in("sheet.pdf"), "--paper", "letter"}), 0);
    std::ifstream pdf(in("sheet.pdf"), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(pdf), {}};
    EXPECT_EQ(bytes, calibration::sheetPdf(calibration::Paper::letter));
    EXPECT_THAT(out_.str(), HasSubstr("actual size"));
}

TEST_F(Calibrate, MeasuresTheLensAndKeepsTheColoursOfTheProfile) {
    calibration::Profile before;
    before.camera = calibration::assumedCamera({640, 480});
    before.colours[0].samples = 7;
    calibration::save(before, in("table.profile"));

    Arguments arguments{"--lens"};
    for (const std::string& file : photographs()) arguments.push_back(file);
    cv::imwrite(in("table.png"), cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 120, 150)));
    arguments.push_back(in("table.png"));
    for (const char* word : {"--out", "", "--source", "0"}) arguments.emplace_back(word);
    arguments[arguments.size() - 3] = in("table.profile");
    EXPECT_EQ(run(arguments), 0) << err_.str();
    EXPECT_THAT(out_.str(), HasSubstr("table.png: not used, no marker"));

    const calibration::Profile after = calibration::loadProfile(in("table.profile"));
    EXPECT_NEAR(after.camera.focalPx[0], 700, 7);
    EXPECT_EQ(after.camera.source, calibration::LensSource::sheet);
    EXPECT_EQ(after.source, "0");
    EXPECT_EQ(after.colours, before.colours);
    EXPECT_EQ(run({"--show", in("table.profile")}), 0);
    EXPECT_THAT(out_.str(), HasSubstr("red: learned from 7 pieces"));
}

TEST_F(Calibrate, TooFewPhotographsAreSaidAndNothingIsWritten) {
    std::ofstream(in("broken.png")) << "no picture";
    const auto files = photographs();
    EXPECT_THAT(
        [&] {
            run({"--lens", files[0], files[1], in("broken.png"), "--out", in("table.profile")});
        },
        testing::ThrowsMessage<std::runtime_error>(HasSubstr("only 2 photographs")));
    EXPECT_THAT(err_.str(), HasSubstr("broken.png"));
    EXPECT_FALSE(fs::exists(in("table.profile")));
}

TEST_F(Calibrate, ArgumentsThatMeanNothingAreRefused) {
    for (const Arguments& arguments : {Arguments{},
                                       {"--lens"},
                                       {"--lens", "a.jpg"},
                                       {"--sheet"},
                                       {"a.jpg"},
                                       {"--sheet", "a.pdf", "--paper", "a3"},
                                       {"--sheet", "a.pdf", "--show", "b"},
                                       {"--colour"}})
        EXPECT_EQ(run(arguments), 2);
    EXPECT_EQ(run({"--help"}), 0);
    EXPECT_THAT(out_.str(), HasSubstr("usage: hexwarden calibrate"));
}

}  // namespace
}  // namespace hexwarden::commands
