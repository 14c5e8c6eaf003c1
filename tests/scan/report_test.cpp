#include "companion/scan/report.h"

#include "companion/scan/overlay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::scan {
namespace {

using board::Colour;
using board::Piece;
using testing::HasSubstr;

board::TopThree<board::Occupant> occupied(board::Occupant what, float p) {
    return {{{what, p}, {{}, 1 - p}, {}}};
}

/// One hex with a token, the robber, a settlement, a road, a harbour and a die.
Scanned someBoard() {
    Scanned s{"folder/IMG.jpg", {640, 480}, {}, 12.34};
    vision::BoardPose pose;
    pose.view = {{100, 0, 320, 0, 100, 240, 0, 0, 1}, {640, 480}, 0};
    pose.land = {{0, 0}};
    pose.layout = "free-form";
    pose.quality = .97;
    s.scan.board = pose;
    s.scan.findMs = 41;
    s.scan.readMs = 99.96;
    board::Observation& seen = s.scan.seen;
    seen.tiles.push_back({{0, 0},
                          {{{board::Terrain::mountains, .99f}, {board::Terrain::hills, .01f}, {}}},
                          {{{10, .9f}, {4, .1f}, {}}}});
    seen.robber = board::RobberReading{{0, 0}, .8f};
    const board::Corner top{{0, 0}, board::Tip::north};
    seen.sites.push_back({top, occupied({Piece::settlement, Colour::blue}, .97f)});
    seen.sites.push_back({board::Corner{{0, 0}, board::Tip::south}, occupied({Piece::city, Colour::white}, .3f)});
    seen.sites.push_back({board::edges(top)[0], occupied({Piece::road, Colour::red}, .6f)});
    seen.units.push_back({{0, 0}, Piece::army, {}, Colour::red, 7, 0, .93f});
    seen.units.push_back({{0, 0}, Piece::ship, {Piece::galley}, Colour::blue, 2, 1, .5f});
    seen.units.push_back({{0, 0}, Piece::flood, {}, {}, 1, 0, .9f});
    seen.harbours.push_back({board::Edge{{0, 0}, board::Side::east}, board::HarbourKind::any, .8f});
    board::DieReading die;
    die.value = 5, die.colour = Colour::red, die.probability = .99f, die.atInImage = {50, 60}, die.sideInImage = 20;
    seen.dice.push_back(die);
    return s;
}

Scanned noBoard() {
    Scanned s{"none.jpg", {640, 480}, {}, 1};
    s.scan.board = calibration::Outcome<vision::BoardPose>::refused(board::say("no board can be seen"));
    s.scan.seen.dice = someBoard().scan.seen.dice;
    return s;
}

TEST(Report, TellsHarboursOfSomeKindApartFromThoseItKnows) {
    EXPECT_FALSE(json(someBoard()).contains("open_harbours"));
    Scanned s = someBoard();
    s.scan.seen.openHarbours.push_back({board::Edge{{0, 0}, board::Side::east}, board::HarbourKind::ore, .4f});
    EXPECT_EQ(json(s)["open_harbours"].dump(),
              R"([{"edge":["0,1,N","1,-1,S"],"kind":"ore","p":0.4,"at":[406.6,240.0]}])");
    EXPECT_EQ(json(s)["harbours"], json(someBoard())["harbours"]);
}

TEST(Report, IsTheJsonThatScriptsExpect) {
    const auto answer = json(someBoard());
    EXPECT_EQ(
        answer.dump(),
        R"({"photo":"folder/IMG.jpg","size":[640,480],"board":true,"quality":0.97,)"
        R"("ms":{"decode":12.3,"find":41.0,"read":100.0},"layout":"free-form",)"
        R"("lattice_to_image":[[100.0,0.0,320.0],[0.0,100.0,240.0],[0.0,0.0,1.0]],)"
        R"("hexes":[{"hex":"0,0","terrain":"mountains","token":10,"p":0.891,"at":[320.0,240.0],)"
        R"("terrains":[{"terrain":"mountains","p":0.99},{"terrain":"hills","p":0.01}],)"
        R"("tokens":[{"token":10,"p":0.9},{"token":4,"p":0.1}]}],"tokens_laid":{"laid":1,"wanted":1},"mirror_checked":false,)"
        R"("robber":{"hex":"0,0","p":0.8,"at":[320.0,240.0]},)"
        R"("pieces":[{"kind":"settlement","colour":"blue","corner":"0,0,N","p":0.97,"at":[320.0,140.0]},)"
        R"({"kind":"road","colour":"red","edge":["0,0,N","1,-1,S"],"p":0.6,"at":[363.3,165.0]}],)"
        R"("units":[{"hex":"0,0","kind":"army","colour":"red","count":7,"lying":0,"p":0.93,"at":[320.0,240.0]},)"
        R"({"hex":"0,0","kind":"ship","alike":["galley"],"colour":"blue","count":2,"lying":1,"p":0.5,)"
        R"("at":[320.0,240.0]},{"hex":"0,0","kind":"flood","p":0.9,"at":[320.0,240.0]}],)"
        R"("sites":[{"corner":"0,0,N","likeliest":[{"kind":"settlement","colour":"blue","p":0.97},)"
        R"({"kind":null,"p":0.03}]},)"
        R"({"corner":"0,0,S","likeliest":[{"kind":"city","colour":"white","p":0.3},{"kind":null,"p":0.7}]},)"
        R"({"edge":["0,0,N","1,-1,S"],"likeliest":[{"kind":"road","colour":"red","p":0.6},)"
        R"({"kind":null,"p":0.4}]}],)"
        R"("harbours":[{"edge":["0,1,N","1,-1,S"],"kind":"3:1","p":0.8,"at":[406.6,240.0]}],)"
        R"("dice":[{"value":5,"colour":"red","p":0.99,"at":[50.0,60.0]}]})");
}

TEST(Report, NamesTheHexOfACastleThatStandsOnOne) {
    Scanned s = someBoard();
    s.scan.seen.sites = {{board::Hex{0, 0}, occupied({Piece::castle, Colour::red}, .9f)}};
    const auto answer = json(s);
    EXPECT_EQ(answer["pieces"][0]["hex"], "0,0");
    EXPECT_EQ(answer["sites"][0]["hex"], "0,0");
}

TEST(Report, SaysHowFarTheTokensAreLaid) {
    Scanned s = someBoard();
    EXPECT_THAT(text(s), testing::Not(HasSubstr("token")));
    board::TileReading bare = s.scan.seen.tiles[0], desert = bare;
    bare.hex = {1, 0}, desert.hex = {0, 1};
    bare.token = desert.token = {{{0, .98f}, {4, .02f}, {}}};
    desert.terrain = {{{board::Terrain::desert, .99f}, {}, {}}};
    s.scan.seen.tiles.push_back(bare);
    s.scan.seen.tiles.push_back(desert);
    EXPECT_THAT(text(s), HasSubstr("tokens lie on 1 of 2 hexes so far"));
    s.scan.seen.tiles[0].token = bare.token;
    EXPECT_THAT(text(s), HasSubstr("no token lies on the board yet"));
    EXPECT_EQ(json(s)["tokens_laid"]["laid"], 0);
    EXPECT_EQ(json(s)["tokens_laid"]["wanted"], 2);
}

TEST(Report, SaysWhetherAMirroredPictureWouldBeNoticed) {
    Scanned s = someBoard();
    EXPECT_EQ(json(s)["mirror_checked"], false);
    EXPECT_THAT(text(s), HasSubstr("too few numbers to tell whether the picture is mirrored"));
    for (int i = 1; i < 6; ++i) {
        s.scan.seen.tiles.push_back(s.scan.seen.tiles[0]);
        s.scan.seen.tiles.back().hex = {i, 0};
    }
    EXPECT_EQ(json(s)["mirror_checked"], true);
    EXPECT_THAT(text(s), testing::Not(HasSubstr("mirrored")));
}

TEST(Report, OfARefusalHasItsReasonAndTheDice) {
    const auto answer = json(noBoard());
    EXPECT_EQ(answer["board"], false);
    EXPECT_EQ(answer["reason"], "no board can be seen");
    EXPECT_EQ(answer["dice"].size(), 1u);
    EXPECT_FALSE(answer.contains("hexes"));
}

TEST(Report, TakesASiteForTakenIfThatIsMoreLikelyThanNot) {
    board::SiteReading site{board::Corner{},
                            {{{{}, .4f}, {{Piece::city, Colour::red}, .35f}, {{Piece::city, Colour::brown}, .25f}}}};
    ASSERT_TRUE(occupantOf(site));
    EXPECT_EQ(occupantOf(site)->value.colour, Colour::red);
    site.occupant[0].probability = .7f;
    EXPECT_FALSE(occupantOf(site));
}

TEST(Report, IsReadable) {
    const std::string report = text(someBoard());
    EXPECT_THAT(report, HasSubstr("0,0 mountains 10"));
    EXPECT_THAT(report, HasSubstr("blue settlement 0,0,N"));
    EXPECT_THAT(report, HasSubstr("robber on 0,0"));
    EXPECT_THAT(report, HasSubstr("red army x 7 0,0  93 %"));
    EXPECT_THAT(report, HasSubstr("blue ship or galley x 2 (1 lying) 0,0  50 %"));
    EXPECT_THAT(report, HasSubstr("flood 0,0  90 %"));
    EXPECT_THAT(report, HasSubstr("red die showing 5"));
    EXPECT_THAT(text(noBoard()), HasSubstr("no board: no board can be seen"));
}

/// How many pixels of a part of the picture are no longer as grey as the photograph was.
int drawnOn(const cv::Mat& picture, const cv::Rect& part) {
    cv::Mat other;
    cv::inRange(picture(part), cv::Scalar::all(90), cv::Scalar::all(90), other);
    return part.area() - cv::countNonZero(other);
}

cv::Mat greyPhoto() {
    return {480, 640, CV_8UC3, cv::Scalar::all(90)};
}

TEST(Overlay, DrawsWhereThingsAreAndLeavesThemInSight) {
    const cv::Mat photo = greyPhoto(), drawn = overlay(photo, someBoard());
    ASSERT_EQ(drawn.size(), photo.size());
    EXPECT_EQ(drawnOn(drawn, {310, 230, 20, 20}), 0) << "the token itself";
    EXPECT_GT(drawnOn(drawn, {250, 270, 140, 40}), 300) << "terrain and number below it";
    EXPECT_GT(drawnOn(drawn, {310, 130, 20, 20}), 100) << "settlement";
    EXPECT_GT(drawnOn(drawn, {358, 160, 10, 10}), 20) << "road";
    EXPECT_EQ(drawnOn(drawn, {590, 440, 40, 30}), 0) << "beside the board";
    EXPECT_EQ(drawnOn(photo, {0, 0, 640, 480}), 0) << "the photograph itself stays";
}

TEST(Overlay, DrawsUnitsOnTheirHexAndShapesWhereTheyStand) {
    const cv::Rect badges(290, 155, 60, 60), foot(285, 265, 10, 10), edge(390, 215, 34, 50);
    Scanned s = someBoard();
    s.scan.seen.tiles.clear(), s.scan.seen.robber.reset(), s.scan.seen.harbours.clear(), s.scan.seen.units.clear();
    const cv::Mat before = overlay(greyPhoto(), s);
    board::ShapeReading cube;
    cube.presence = .9f, cube.atInImage = {290, 270};
    s.scan.seen.shapes = {cube};
    s.scan.seen.units = someBoard().scan.seen.units;
    const board::Edge east{{0, 0}, board::Side::east};
    int least = drawnOn(before, edge);
    for (Piece route : {Piece::road, Piece::wall, Piece::bridge}) {
        s.scan.seen.sites = {{east, occupied({route, Colour::red}, .9f)}};
        const int drawn = drawnOn(overlay(greyPhoto(), s), edge);
        EXPECT_GT(drawn, least) << board::word(route);
        least = drawn;
    }
    const cv::Mat after = overlay(greyPhoto(), s);
    EXPECT_EQ(drawnOn(before, foot), 0);
    EXPECT_GT(drawnOn(after, foot), 20);
    EXPECT_GT(drawnOn(after, badges), drawnOn(before, badges) + 500);
}

TEST(Overlay, OfARefusalIsDimmedUnlessItShowsDice) {
    const cv::Rect elsewhere(400, 300, 200, 150), aroundTheDie(30, 30, 60, 60);
    Scanned refused = noBoard();
    const cv::Mat withDice = overlay(greyPhoto(), refused);
    EXPECT_EQ(drawnOn(withDice, elsewhere), 0);
    EXPECT_GT(drawnOn(withDice, aroundTheDie), 100);
    refused.scan.seen.dice.clear();
    const cv::Mat withNothing = overlay(greyPhoto(), refused);
    EXPECT_LT(withNothing.at<cv::Vec3b>(400, 500)[0], 60);
}

TEST(Overlay, StandsBoardsThatReachBeyondThePicture) {
    Scanned s = someBoard();
    vision::BoardPose pose = *s.scan.board;
    pose.view.imageFromLattice = {100, 0, -50, 0, 100, 470, 0, 0, 1};
    s.scan.board = pose;
    for (const cv::Size size : {cv::Size(64, 48), cv::Size(16, 16), cv::Size(1, 1), cv::Size(200, 3)})
        EXPECT_EQ(overlay(cv::Mat(size, CV_8UC3, cv::Scalar::all(0)), s).size(), size);
}

}  // namespace
}  // namespace hexwarden::scan
