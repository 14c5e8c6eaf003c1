// Rendered tables are read as they are.
#include "tests/vision/seen_tables.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

/// The models are loaded once for all tests.
Scanner& scanner() {
    static Scanner one(kData);
    return one;
}

template <class S>
board::Occupant trueOccupant(const std::map<S, board::Occupant>& all, cv::Point2d inLattice) {
    for (const auto& [site, occupant] : all)
        if (cv::norm(pointInLattice(board::Site(site)) - inLattice) < .1) return occupant;
    return {};
}

/// Pieces whose kind and colour are read as they are, and empty sites that are read as taken.
std::pair<int, int> piecesRight(const support::TableTruth& truth, const support::RenderedTable& picture,
                                const Scan& scan) {
    int right = 0, strange = 0;
    for (const board::SiteReading& site : scan.seen.sites) {
        const cv::Point2d at = trueLattice(picture, *scan.board, pointInLattice(site.site));
        const board::Occupant there = std::holds_alternative<board::Corner>(site.site)
                                          ? trueOccupant(truth.buildings, at)
                                          : trueOccupant(truth.routes, at);
        const board::Occupant read = site.occupant[0].value;
        const bool same =
            read.piece == there.piece && (read.piece == board::Piece::none || read.colour == there.colour);
        right += same && there.piece != board::Piece::none;
        strange += there.piece == board::Piece::none && read.piece != board::Piece::none;
    }
    return {right, strange};
}

class ReadTable : public testing::TestWithParam<SeenTable> {};

TEST_P(ReadTable, IsReadAsItIs) {
    const auto truth = shuffled(3);
    const auto picture = render(truth, GetParam().view, GetParam().flaws, 3);
    const Scan scan = scanner().scan({picture.image, 0, 0});
    ASSERT_TRUE(scan.board) << scan.board.refusal;
    std::string wrong;
    int terrains = 0, tokens = 0;
    for (const board::TileReading& tile : scan.seen.tiles) {
        const board::Hex h = hexAt(trueLattice(picture, *scan.board, centreInLattice(tile.hex)));
        const auto token = truth.token.find(h);
        const int number = token == truth.token.end() ? 0 : token->second;
        terrains += tile.terrain[0].value == truth.terrain.at(h);
        tokens += tile.token[0].value == number;
        if (tile.token[0].value != number)
            wrong += std::to_string(number) + " read as " + std::to_string(tile.token[0].value) + ", ";
    }
    EXPECT_GE(terrains, 17);
    EXPECT_GE(tokens, 17) << wrong;
    const auto [right, strange] = piecesRight(truth, picture, scan);
    EXPECT_GE(right, 13);
    EXPECT_LE(strange, 2);
}

INSTANTIATE_TEST_SUITE_P(Seen, ReadTable, testing::ValuesIn(seenTables()),
                         [](const auto& param) { return param.param.name; });

TEST(Reader, FindsTokensThatWerePushedToTheRimsOfTheirTiles) {
    auto truth = shuffled(5);
    std::vector<board::Hex> pushed;
    for (const auto& [hex, token] : truth.token)
        if (pushed.size() < 3) pushed.push_back(hex);
    truth.pushed = {{pushed[0], {-.5, .1}}, {pushed[1], {.15, .5}}, {pushed[2], {.5, -.2}}};
    const auto picture = render(truth, {}, {}, 5);
    const auto seen = scanner().reader().read({picture.image, 0, 0}, trueBoard(truth, picture));
    for (const board::Hex hex : pushed) {
        const auto tile = std::ranges::find(seen.tiles, hex, &board::TileReading::hex);
        ASSERT_NE(tile, seen.tiles.end());
        EXPECT_EQ(int(tile->token[0].value), int(truth.token[hex])) << int(hex.q) << ',' << int(hex.r);
    }
}

TEST(Reader, LeavesOutWhatAHandHides) {
    const auto truth = shuffled(8);
    const auto picture = render(truth, {.tiltDegrees = 10}, {}, 8);
    const BoardPose pose = trueBoard(truth, picture);
    ReadScope scope;
    scope.hidden = cv::Mat::zeros(picture.image.size(), CV_8U);
    cv::Mat left = scope.hidden(cv::Rect(0, 0, picture.image.cols / 2, picture.image.rows));
    left.setTo(255);
    const board::Observation seen = scanner().reader().read({picture.image, 3, 40}, pose, scope);
    EXPECT_TRUE(seen.handInView);
    EXPECT_EQ(seen.frame, 3);
    EXPECT_EQ(seen.atMs, 40);
    EXPECT_EQ(seen.sites.size() + seen.tiles.size() + seen.hidden.size(), 54u + 72u + 19u);
    for (const board::SiteReading& site : seen.sites)
        EXPECT_GT(project(pose.view.imageFromLattice, pointInLattice(site.site)).x, picture.image.cols / 2.);
    EXPECT_GT(seen.hidden.size(), 50u);
}

TEST(Reader, OfAFilmReadsFewerSitesWhereDiceAreLookedFor) {
    const auto truth = shuffled(8);
    const auto picture = render(truth, {.tiltDegrees = 10}, {}, 8);
    const BoardPose pose = trueBoard(truth, picture);
    const auto sitesRead = [&](bool dice) {
        Scanner film(kData);
        const ReadScope scope{.tiles = false, .dice = dice, .onlyChanged = true};
        return film.reader().read({picture.image, 0, 0}, pose, scope).sites.size();
    };
    EXPECT_EQ(sitesRead(true), 0U) << "dice are looked for all over the first picture";
    EXPECT_GT(sitesRead(false), 0U);
}

/// Two tiles at the rim of a board are water, and a piece lies between them, where no land is. A drawn ship is a bar.
class OpenSea : public testing::Test {
  protected:
    OpenSea() {
        truth_.routes[kBetween] = {board::Piece::ship, board::Colour::red};
        picture_ = render(truth_, {.tiltDegrees = 15}, {}, 9);
        pose_ = trueBoard(truth_, picture_);
        pose_.water = {kOne, kOther};
        std::erase_if(pose_.land, [](board::Hex h) { return h == kOne || h == kOther; });
    }
    /// What is read there; nothing if nobody looks.
    std::optional<board::Occupant> readWith(const char* set) const {
        Scanner scanner(kData, {}, set);
        const auto seen = scanner.reader().read({picture_.image, 0, 0}, pose_, {.tiles = false, .dice = false});
        for (const board::SiteReading& site : seen.sites)
            if (site.site == board::Site(kBetween)) return site.occupant[0].value;
        return std::nullopt;
    }

    static constexpr board::Hex kOne{2, -2}, kOther{2, -1};
    const board::Edge kBetween = board::edgeBetween(kOne, kOther).value();
    support::TableTruth truth_ = shuffled(9);
    support::RenderedTable picture_;
    BoardPose pose_;
};

TEST_F(OpenSea, IsReadWhereShipsSailAlongEdges) {
    const auto read = readWith("seafarers-6");
    ASSERT_TRUE(read) << "nobody looked";
    EXPECT_TRUE(board::isRoute(read->piece));
    EXPECT_EQ(read->colour, board::Colour::red);
    EXPECT_FALSE(readWith("base-6")) << "there are no ships";
    EXPECT_FALSE(readWith("conquest-figures-6")) << "ships stand on hexes (CONQ-1)";
}

TEST_F(OpenSea, HasTheEdgesThatNoLandTouches) {
    const auto open = openEdgesOf(pose_);
    EXPECT_TRUE(std::ranges::find(open, kBetween) != open.end());
    for (board::Edge edge : edgesOf(pose_.land)) EXPECT_TRUE(std::ranges::find(open, edge) == open.end());
    EXPECT_EQ(open.size() + edgesOf(pose_.land).size(), edgesOf(truth_.land).size());
}

class ReaderOfArmies : public testing::Test {
  protected:
    ReaderOfArmies() : picture_(render(shuffled(8), {.tiltDegrees = 10}, {}, 8)), armies_(kData, {}, "risk-cubes-6") {
        pose_.view = picture_.view;
        pose_.land = shuffled(8).land;
        pose_.layout = "base-19";
    }
    board::Observation read(Scanner& with, const ReadScope& what = {.tiles = false, .dice = false}) const {
        return with.reader().read({picture_.image, 0, 0}, pose_, what);
    }

    support::RenderedTable picture_;
    BoardPose pose_;
    Scanner armies_;
};

TEST_F(ReaderOfArmies, SearchesEveryHexThatNoHandHides) {
    EXPECT_EQ(read(armies_).searched.size(), 19U);
    ReadScope covered{.tiles = false, .dice = false};
    covered.hidden = cv::Mat::zeros(picture_.image.size(), CV_8U);
    covered.hidden.colRange(0, picture_.image.cols / 2).setTo(255);
    const auto seen = read(armies_, covered).searched;
    EXPECT_GT(seen.size(), 4U);
    for (board::Hex h : seen)
        for (board::Corner c : board::corners(h))
            EXPECT_GT(project(pose_.view.imageFromLattice, calibration::pointInLattice(c)).x, picture_.image.cols / 2.);
}

TEST_F(ReaderOfArmies, OfAFilmSearchesAFewHexesAFrame) {
    const ReadScope film{.tiles = false, .dice = false, .onlyChanged = true};
    std::map<board::Hex, int> searched;
    for (int frame = 0; frame < 60; ++frame) {
        const auto now = read(armies_, film).searched;
        EXPECT_LE(now.size(), 2U);
        for (board::Hex h : now) ++searched[h];
    }
    EXPECT_EQ(searched.size(), 19U);
    std::size_t atRest = 0;
    for (int frame = 0; frame < 3; ++frame) atRest += read(armies_, film).searched.size();
    EXPECT_EQ(atRest, 1U) << "nothing has changed for long";
}

TEST_F(ReaderOfArmies, ReadsSitesAsIfThereWereNone) {
    Scanner seafarers(kData, {}, "seafarers-6");
    const auto with = read(armies_), without = read(seafarers);
    EXPECT_TRUE(without.searched.empty());
    ASSERT_EQ(with.sites.size(), without.sites.size());
    for (std::size_t i = 0; i < with.sites.size(); ++i)
        for (std::size_t g = 0; g < 3; ++g) {
            EXPECT_EQ(with.sites[i].occupant[g].value, without.sites[i].occupant[g].value);
            EXPECT_EQ(with.sites[i].occupant[g].probability, without.sites[i].occupant[g].probability);
        }
}

}  // namespace
}  // namespace hexwarden::vision
