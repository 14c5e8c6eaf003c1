// A table with cubes and obelisks for armies, which no piece set has: shown once, then known.
#include "companion/commands/teach.h"

#include "calibration/profile.h"
#include "companion/commands/scan.h"
#include "companion/commands/steady_film.h"
#include "companion/commands/watch.h"
#include "companion/scan/teaching.h"
#include "tests/commands/command_fixture.h"
#include "tests/support/camera_effects.h"
#include "tests/support/rendered_pieces.h"
#include "tests/support/rendered_table.h"
#include "vision/board_finder.h"
#include "vision/geometry.h"
#include "vision/scanner.h"
#include "vision/source/source.h"

#include <fstream>
#include <map>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::commands {
namespace {

using board::Colour;
using nlohmann::json;
using testing::HasSubstr;

class TeachCommand : public CommandTest {
  protected:
    struct Army {
        std::size_t hex;  ///< of the land
        cv::Point2d beside;
        bool cube;
        Colour colour;
    };

    /// A picture of the table, with armies; where their feet are.
    std::vector<cv::Point2d> photograph(const std::string& name, const std::vector<Army>& armies) const {
        const auto specs = vision::readBoardSpecs(dataFolder() / "boards");
        auto truth = support::shuffledTable(specs[0], 2);
        auto table = support::render(truth, {.tiltDegrees = 35}, {}, 2);
        support::Pieces pieces(table.view);
        std::vector<cv::Point2d> feet;
        for (const Army& army : armies) {
            const cv::Point2d foot = vision::centreInLattice(truth.land[army.hex]) + army.beside;
            if (army.cube)
                pieces.addCube(foot, .2, army.colour);
            else
                pieces.addObelisk(foot, .2, .6, army.colour);
            feet.push_back(vision::project(table.view.imageFromLattice, foot));
        }
        pieces.drawOn(table.image);
        cv::imwrite(in(name), table.image);
        return feet;
    }
    std::string list(const std::vector<json>& lines) const {
        std::ofstream out(in("shown.jsonl"));
        for (const json& line : lines) out << line.dump() << '\n';
        return in("shown.jsonl");
    }
    static json line(cv::Point2d at, const std::string& kind, const std::string& colour) {
        return {{"at", {at.x, at.y}}, {"kind", kind}, {"colour", colour}};
    }
    /// The table learns a red cube as an army and a red obelisk as a knight.
    int teachBoth() {
        const auto feet =
            photograph("shown.png", {{9, {.3, .25}, true, Colour::red}, {4, {-.3, .25}, false, Colour::red}});
        return run(teach,
                   {in("shown.png"), "--shown", list({line(feet[0], "army", "red"), line(feet[1], "knight", "red")}),
                    "--pieces", "base-6", "--profile", in("table.profile")});
    }
    std::vector<json> answers() const {
        std::vector<json> all;
        std::istringstream lines(out_.str());
        for (std::string text; std::getline(lines, text);) all.push_back(json::parse(text));
        return all;
    }
};

TEST_F(TeachCommand, WhatWasShownOnceIsKnownInAnyColour) {
    ASSERT_EQ(teachBoth(), 0) << err_.str();
    EXPECT_THAT(out_.str(), HasSubstr("learned: army, red, standing\n"));
    EXPECT_THAT(out_.str(), HasSubstr("learned: knight, red, standing\n"));
    // On other hexes than they were shown on. How often that holds is measured with solid pieces (the model's card): a
    // flat drawing is at the edge of what the network knows, and on some hexes it does not know the obelisk.
    photograph("game.png", {{14, {.3, .25}, true, Colour::blue},
                            {14, {-.3, .3}, true, Colour::blue},
                            {12, {-.3, .25}, false, Colour::red}});
    ASSERT_EQ(run(scan, {"--json", in("game.png"), "--pieces", "base-6", "--profile", in("table.profile")}), 0)
        << err_.str();
    std::vector<std::string> units;
    const auto all = answers();
    ASSERT_TRUE(all.at(0)["board"].get<bool>()) << all.at(0)["reason"];
    for (const json& unit : all.at(0)["units"])
        units.push_back(unit.value("colour", "a") + ' ' + unit["kind"].get<std::string>() + " x " +
                        std::to_string(unit.value("count", 1)));
    EXPECT_THAT(units, testing::UnorderedElementsAre("blue army x 2", "red knight x 1"));
}

TEST_F(TeachCommand, AFilmOfPicturesTellsWhatCameAndWent) {
    ASSERT_EQ(teachBoth(), 0) << err_.str();
    std::filesystem::create_directories(in("film"));
    for (int k = 0; k < 2; ++k) photograph("film/" + std::to_string(k) + ".png", {});
    for (int k = 2; k < 5; ++k) photograph("film/" + std::to_string(k) + ".png", {{14, {.3, .25}, true, Colour::blue}});
    ASSERT_EQ(run(watch, {"--json", in("film"), "--pieces", "base-6", "--profile", in("table.profile")}), 0)
        << err_.str();
    std::vector<json> units;
    for (const json& one : answers())
        if (one["t"] == "units") units.push_back(one);
    ASSERT_EQ(units.size(), 1U) << out_.str();
    EXPECT_EQ(units[0]["kind"], "army");
    EXPECT_EQ(units[0]["colour"], "blue");
    EXPECT_EQ(units[0]["before"], 0);
    EXPECT_EQ(units[0]["after"], 1);
}

TEST_F(TeachCommand, LearnsAKindAgainAndKeepsTheOthers) {
    ASSERT_EQ(teachBoth(), 0) << err_.str();
    const auto feet = photograph("again.png", {{9, {.3, .25}, true, Colour::red}});
    EXPECT_EQ(run(teach, {in("again.png"), "--shown", list({line(feet[0], "army", "red")}), "--pieces", "base-6",
                          "--profile", in("table.profile")}),
              0)
        << err_.str();
    const auto shown = calibration::loadProfile(in("table.profile")).shown.pieces;
    ASSERT_EQ(shown.size(), 2U);
    EXPECT_EQ(shown[0].kind, board::Piece::knight);
    EXPECT_EQ(shown[1].kind, board::Piece::army);
}

TEST_F(TeachCommand, SaysWhatIsWrongAndWritesNothing) {
    const auto feet = photograph("shown.png", {{9, {.3, .25}, true, Colour::red}});
    const auto refusal = [&](const json& shown, const std::string& pieces = "base-6") {
        EXPECT_EQ(
            run(teach, {in("shown.png"), "--shown", list({shown}), "--pieces", pieces, "--profile", in("new.profile")}),
            1);
        EXPECT_FALSE(std::filesystem::exists(in("new.profile")));
        return err_.str();
    };
    EXPECT_THAT(refusal(line(feet[0], "tank", "red")), HasSubstr("'tank' is no kind of piece"));
    EXPECT_THAT(refusal(line({9000, 10}, "army", "red")), HasSubstr("has no place 9000, 10 (line 1 of the list)"));
    EXPECT_THAT(refusal(line({20, 20}, "army", "red")), HasSubstr("there is no piece at 20, 20 (line 1 of the list)"));
    EXPECT_THAT(refusal(line(feet[0], "army", "green"), "base-4"), HasSubstr("base-4 have no green"));
    json elsewhere = line(feet[0], "army", "red");
    elsewhere["photo"] = "other.jpg";
    EXPECT_THAT(refusal(elsewhere), HasSubstr("names other.jpg, which is not there"));
    json moment = line(feet[0], "army", "red");
    moment["at_ms"] = 5;
    EXPECT_THAT(refusal(moment), HasSubstr("names a moment of a video, and this is none"));
    cv::imwrite(in("shown.png"), support::bareTable({640, 480}, {}, 1));
    EXPECT_THAT(refusal(line({300, 200}, "army", "red")), HasSubstr("pieces are shown beside a board"));
    EXPECT_EQ(run(teach, {in("shown.png"), "--pieces", "base-6"}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("--shown SHOWN.jsonl says which pieces are where"));
}

TEST_F(TeachCommand, PiecesOfAnotherSetAreRefused) {
    ASSERT_EQ(teachBoth(), 0) << err_.str();
    EXPECT_EQ(run(scan, {in("shown.png"), "--pieces", "risk-cubes-6", "--profile", in("table.profile")}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("were shown for base-6, and risk-cubes-6 are played with"));
}

TEST_F(TeachCommand, WhereABoardIsHiddenForAMomentItLiesWhereItWasFollowedTo) {
    vision::Scanner scanner(dataFolder(), {});
    scan::Shown shown;
    shown.colour = Colour::red;
    shown.at = photograph("shown.png", {{9, {.3, .25}, true, Colour::red}})[0];
    const cv::Mat whole = cv::imread(in("shown.png"));
    const auto board = scanner.finder().find({whole, 0});
    ASSERT_TRUE(board) << board.refusal.text;
    const cv::Rect about(cv::Point(shown.at) - cv::Point(120, 120), cv::Size(240, 240));
    scan::ShownPicture picture{{support::bareTable(whole.size(), {}, 1), 0}, "a film, 5 ms", {shown}};
    whole(about).copyTo(picture.frame.image(about));
    scan::Teaching teaching(scanner, board::readPieceSet(dataFolder() / "pieces/base-6.txt"));
    EXPECT_THROW(teaching.take(picture), board::Failure);
    picture.followed = *board;
    teaching.take(picture);
    EXPECT_THAT(teaching.pieces().pieces, testing::SizeIs(1));
}

// The window plays these films too, and knows their pieces by `shown.profile` alone.
TEST_F(TeachCommand, EveryFilmedEveningBringsWhatItsPiecesLookLike) {
    for (const auto& [evening, set] : std::map<std::string, std::string>{{"conquest_evening", "conquest-figures-6"},
                                                                         {"risk_evening", "risk-cubes-6"},
                                                                         {"river_war_evening", "own-forts-6"}}) {
        const auto folder = dataFolder() / "samples" / evening;
        ASSERT_EQ(run(teach, {(folder / "game.mp4").string(), "--shown", (folder / "shown.jsonl").string(), "--pieces",
                              set, "--profile", in(evening)}),
                  0)
            << err_.str();
        const auto taught = calibration::shownFor(calibration::loadProfile(in(evening)), set).pieces;
        const auto brought = calibration::shownFor(calibration::loadProfile(folder / "shown.profile"), set).pieces;
        ASSERT_EQ(brought.size(), taught.size()) << evening;
        for (std::size_t i = 0; i < taught.size(); ++i) {
            EXPECT_EQ(brought[i].kind, taught[i].kind);
            EXPECT_EQ(brought[i].worth, taught[i].worth);
            EXPECT_EQ(brought[i].colour, taught[i].colour);
            EXPECT_THAT(brought[i].place, testing::Pointwise(testing::FloatNear(.05F), taught[i].place))
                << evening << ": teach its film again, the network has changed";
            EXPECT_TRUE(brought[i].bulk && brought[i].coming) << evening;
        }
    }
}

TEST(SteadyFilm, ACameraThatSwaysShowsWhatHandsBroughtAndWhere) {
    constexpr std::int64_t kShownMs = 8'000;  // of the evening: by then hands brought pieces twice
    const auto data = commands::dataFolder();
    vision::Scanner scanner(data, {});
    SteadyFilm clean(scanner.finder()), swaying(scanner.finder());
    const cv::Point2d piece(264.37, 621.37);  // shown.jsonl: a blue army
    double off = 0;
    for (auto [film, effect] : {std::pair{&clean, "clean"}, {&swaying, "all"}}) {
        const auto source =
            tests::through(source::open((data / "samples/risk_evening/game.mp4").string(), {.everyMs = 0}),
                           tests::cameraEffect(effect), 2);
        for (;;) {
            const auto next = source->next({});
            const auto* frame = std::get_if<vision::Frame>(&next);
            if (!frame || frame->atMs > kShownMs) break;
            const cv::Point2d at = vision::project(film->take(*frame).steadyFromRaw, piece);
            off = std::max(off, cv::norm(at - piece));
        }
        EXPECT_THAT(film->until(kShownMs), testing::SizeIs(testing::Ge(2))) << effect;
        if (film == &clean) {
            EXPECT_LT(off, 1) << "a camera at rest";
        }
    }
    EXPECT_GT(off, 3) << "where a piece was shown must be looked for elsewhere in a steady picture";
}

}  // namespace
}  // namespace hexwarden::commands
