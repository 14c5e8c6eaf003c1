#include "calibration/profile.h"

#include "calibration/whole_file.h"
#include "tests/support/scratch_folder.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace hexwarden::calibration {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

Profile sample() {
    Profile profile;
    profile.source = "http://phone.local:8080/video stream";
    profile.layout = "base-19";
    profile.camera = assumedCamera({1920, 1080});
    profile.camera.focalPx = {1504.1234567890123, 1.0 / 3};
    profile.camera.distortion = {0.1, -0.2, 1e-7, -3e-9, 0.5};
    profile.camera.source = LensSource::sheet;
    profile.camera.reprojectionPx = 0.31;
    profile.imageFromLattice = cv::Matx33d{110.25, 3, 950, -2, 90, 500, 1e-5, 2e-4, 1};
    profile.colours[3] = {{60, 35.5, 55}, {5, 6, 7}, 12};
    return profile;
}

std::string refusalOf(std::string_view text) {
    try {
        profileOf(text, "table.profile");
    } catch (const std::runtime_error& e) {
        return e.what();
    }
    return "";
}

std::string with(std::string whole, const std::string& old, const std::string& now) {
    const auto at = whole.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return whole.replace(at, old.size(), now);
}

class ProfileFile : public testing::Test {
  protected:
    support::ScratchFolder folder_;
    fs::path file_ = folder_ / "table.profile";
};

TEST(Profile, GoesBothWaysToTheLastBit) {
    EXPECT_EQ(profileOf(text(sample()), "x"), sample());
    Profile plain;
    plain.camera = assumedCamera({640, 480});
    EXPECT_EQ(profileOf(text(plain), "x"), plain);
}

/// What each version wrote stays readable (docs/decisions/0013-versions.md).
TEST(Profile, OneOfEveryOlderVersionIsRead) {
    const fs::path file = fs::path(HEXWARDEN_SOURCE) / "tests/calibration/version_1.profile";
    EXPECT_EQ(loadProfile(file), sample());
}

TEST(Profile, NotesAndEmptyLinesAreSkipped) {
    EXPECT_EQ(profileOf(with(text(sample()), "lens", "\n# measured on Sunday\r\nlens"), "x"), sample());
}

TEST(Profile, DamageIsReportedByFileAndLine) {
    const std::string good = text(sample());
    EXPECT_EQ(refusalOf(""), "table.profile is empty");
    EXPECT_EQ(refusalOf("\x89PNG\r\n"), "table.profile, line 1: this is no profile of Hexwarden");
    EXPECT_EQ(refusalOf("hexwarden-profile 2\n"),
              "table.profile, line 1: this profile is from a newer version of Hexwarden");
    EXPECT_EQ(refusalOf(with(good, "1920", "19x0")), "table.profile, line 4: '19x0' is no number");
    EXPECT_THAT(refusalOf(with(good, "picture 1920", "picture -1")), HasSubstr("line 4: that is no size"));
    EXPECT_THAT(refusalOf(with(good, "lens sheet", "lens glass")), HasSubstr("line 5: a lens is"));
    EXPECT_THAT(refusalOf(with(good, "focal 1504", "focal nan 1504")), HasSubstr("line 6: 2 numbers are expected"));
    EXPECT_THAT(refusalOf(with(good, "0.31", "inf")), HasSubstr("line 9: 'inf' is no number"));
    EXPECT_THAT(refusalOf(with(good, "colour red", "colour pink")), HasSubstr("no colour"));
    EXPECT_THAT(refusalOf(with(good, "colour blue", "colour red")), HasSubstr("'colour red' is given twice"));
    EXPECT_THAT(refusalOf(with(good, "pose", "place")), HasSubstr("'place' is not known"));
    EXPECT_THAT(refusalOf(with(good, "5 6 7 12", "5 0 7 12")), HasSubstr("above zero"));
}

ShownPiece shown(board::Piece kind, std::optional<board::Colour> colour) {
    ShownPiece piece{kind, 5, colour, true, std::vector<float>(kPlaceSize, .25F)};
    piece.place[3] = -1.5F;
    return piece;
}

TEST(Profile, KeepsThePiecesThatWereShown) {
    Profile profile = sample();
    profile.shown = {"risk-cubes-6",
                     {shown(board::Piece::army, board::Colour::red), shown(board::Piece::flood, std::nullopt)}};
    const std::string kept = text(profile);
    EXPECT_EQ(profileOf(kept, "x"), profile);
    EXPECT_THAT(kept, HasSubstr("shown flood 5 none lying 0.25 0.25 0.25 -1.5 0.25"));
    EXPECT_EQ(shownFor(profile, "risk-cubes-6").pieces.size(), 2U);
    EXPECT_THROW(shownFor(profile, "base-6"), board::Failure);
    const auto ofAnotherNetwork = profileOf(with(kept, "risk-cubes-6 " + std::string(kPlacesOf), "risk-cubes-6"), "x");
    EXPECT_THAT([&] { shownFor(ofAnotherNetwork, "risk-cubes-6"); },
                testing::ThrowsMessage<std::runtime_error>(HasSubstr("shown to another version of Hexwarden")));
    EXPECT_THAT(refusalOf(with(kept, "shown army", "shown tank")), HasSubstr("'tank' is no kind of piece"));
    EXPECT_THAT(refusalOf(with(kept, "army 5 red", "army 0 red")), HasSubstr("'0' is no number of pieces"));
    EXPECT_THAT(refusalOf(with(kept, "army 5 red", "army 5 pink")), HasSubstr("'pink' is no colour"));
    EXPECT_THAT(refusalOf(with(kept, "red lying", "red asleep")), HasSubstr("standing or lying, not 'asleep'"));
    EXPECT_THAT(refusalOf(with(kept, " -1.5", " inf")), HasSubstr("'inf' is no number"));
    EXPECT_THAT(refusalOf(with(kept, " -1.5", "")), HasSubstr("28 words are expected, not 27"));
}

TEST(Profile, WhatWasMeasuredOfAPieceThatCameIntoViewIsKept) {
    Profile profile = sample();
    ShownPiece piece = shown(board::Piece::galley, board::Colour::blue);
    piece.bulk = {.5F, .25F};
    piece.coming = {{.125F, .75F, .25F}, {-4.5F, 3}};
    profile.shown = {"conquest-figures-6", {piece}};
    const std::string kept = text(profile);
    EXPECT_THAT(kept, HasSubstr(" 0.5 0.25 0.125 0.75 0.25 -4.5 3"));
    EXPECT_EQ(profileOf(kept, "x"), profile);
    EXPECT_THAT(refusalOf(with(kept, " 0.125 0.75", " 0 0.75")), HasSubstr("so large"));
    EXPECT_THAT(refusalOf(with(kept, " -4.5 3", " -4.5")), HasSubstr("words are expected"));
    profile.shown.pieces[0].coming->alone.assign(kPlaceSize, .75F);
    EXPECT_EQ(profileOf(text(profile), "x"), profile) << "with its place alone";
    profile.shown.pieces[0].shape.assign(board::kShapeCount, .0625F);
    EXPECT_EQ(profileOf(text(profile), "x"), profile) << "with its shape";
    profile.shown.pieces[0].coming->own = {.375F, .125F};
    const std::string own = text(profile);
    EXPECT_EQ(profileOf(own, "x"), profile) << "with its own bulk";
    EXPECT_THAT(refusalOf(with(own, " own 0.375 0.125", " own 0.375")), HasSubstr("2 words are expected, not 1"));
    EXPECT_THAT(refusalOf(with(own, " own 0.375", " own 3")), HasSubstr("so large"));
    profile.shown.pieces[0].bulk.reset(), profile.shown.pieces[0].coming.reset();
    const std::string shaped = text(profile);
    EXPECT_EQ(profileOf(shaped, "x"), profile) << "of a photograph, where nobody saw it come";
    EXPECT_THAT(refusalOf(with(shaped, "shape 0.0625", "shape")), HasSubstr("13 words are expected, not 12"));
    EXPECT_THAT(refusalOf(with(shaped, "shape 0.0625", "shape -0.5")), HasSubstr("'-0.5' is no number"));
}

TEST(Profile, OfShownPiecesAloneFitsPicturesOfAnySize) {
    Profile profile;
    profile.camera = assumedCamera({640, 480});
    EXPECT_TRUE(objectionTo(profile, "", {1280, 720}, ""));
    profile.shown = {"risk-cubes-6", {shown(board::Piece::army, board::Colour::red)}};
    EXPECT_FALSE(objectionTo(profile, "", {1280, 720}, ""));
    profile.imageFromLattice = cv::Matx33d::eye();
    EXPECT_TRUE(objectionTo(profile, "", {1280, 720}, "")) << "the board lies elsewhere in such a picture";
}

TEST(Profile, CutAtEveryLengthItIsNeverHalfRead) {
    const std::string good = text(sample());
    for (std::size_t length = 0; length < good.size() - 1; ++length)
        EXPECT_THAT(refusalOf(good.substr(0, length)), HasSubstr("table.profile")) << length;
}

TEST(Profile, AnotherTableIsRefusedWithEverythingThatDiffers) {
    const Profile profile = sample();
    EXPECT_FALSE(objectionTo(profile, profile.source, {1920, 1080}, "base-19"));
    EXPECT_FALSE(objectionTo(profile, "", {1920, 1080}, ""));
    EXPECT_EQ(english(*objectionTo(profile, "", {1280, 720}, "base-30")),
              "this profile is of another table: the picture was 1920x1080 and is 1280x720; the board was base-19 and "
              "is base-30");
    EXPECT_THAT(english(*objectionTo(profile, "0", {1920, 1080}, "")), HasSubstr("the camera was http"));
}

TEST_F(ProfileFile, IsReplacedWhole) {
    save(sample(), file_);
    Profile other = sample();
    other.layout = "base-30";
    save(other, file_);
    EXPECT_EQ(loadProfile(file_), other);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1) << "something was left behind";
}

TEST_F(ProfileFile, AMissingFileIsNamed) {
    EXPECT_THAT([&] { loadProfile(file_); },
                testing::ThrowsMessage<std::runtime_error>(HasSubstr("table.profile': No such file")));
}

TEST_F(ProfileFile, AFullDiskLosesNothing) {
    save(sample(), file_);
    Profile other = sample();
    other.layout = "base-30";
    // The system refuses to let the file grow, as a full disk does.
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{100, before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &full);
    EXPECT_THAT([&] { save(other, file_); }, testing::ThrowsMessage<std::runtime_error>(HasSubstr("table.profile'")));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    EXPECT_EQ(loadProfile(file_), sample());
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1) << "something was left behind";
}

TEST_F(ProfileFile, AFolderThatIsNotThereIsNamed) {
    EXPECT_THAT([&] { save(sample(), folder_ / "none" / "table.profile"); },
                testing::ThrowsMessage<std::runtime_error>(HasSubstr("No such file")));
}

}  // namespace
}  // namespace hexwarden::calibration
