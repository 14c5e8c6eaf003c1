// Colours learned from confirmed pieces help to read the same pieces in other pictures of the table.
#include "vision/table_colours.h"

#include "tests/vision/seen_tables.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

constexpr std::array kColours{board::Colour::red, board::Colour::blue, board::Colour::white, board::Colour::orange};

TableColours taught(int pieces) {
    TableColours colours;
    for (int i = 0; i < pieces; ++i) {
        colours.learn(board::Colour::red, {45. + i, 40, 25});
        colours.learn(board::Colour::orange, {60. + i, 30, 45});
    }
    return colours;
}

TEST(TableColours, SayNothingUntilTwoColoursWereSeenOftenEnough) {
    EXPECT_FALSE(TableColours().known());
    EXPECT_FALSE(taught(1).known());
    EXPECT_TRUE(taught(6).known());
    Shares shares{.4, .1, .1, .4};
    const Shares before = shares;
    taught(1).weigh(shares, kColours, {46, 40, 25});
    EXPECT_EQ(shares, before);
}

TEST(TableColours, DecideBetweenWhatTheyKnowAndLeaveTheRest) {
    Shares shares{.3, .1, .1, .5};
    taught(8).weigh(shares, kColours, {47, 40, 25});
    EXPECT_GT(shares[0], .7);
    EXPECT_LT(shares[3], .1);
    EXPECT_NEAR(shares[0] + shares[3], .8, 1e-9);
    EXPECT_EQ(shares[1], .1);
    EXPECT_EQ(shares[2], .1);
}

TEST(TableColours, DoNotOverruleWhatTheNetworkIsSureOf) {
    // Another lamp than the one they were learned under makes orange look like red.
    Shares shares{.01, .01, .01, .97};
    taught(8).weigh(shares, kColours, {50, 38, 31});
    EXPECT_GT(shares[3], .8);
}

TEST(TableColours, LeaveAPieceThatLooksLikeNoneOfThem) {
    Shares shares{.3, .1, .1, .5};
    taught(8).weigh(shares, kColours, {20, -60, -70});
    EXPECT_NEAR(shares[0], .3, .05);
    EXPECT_NEAR(shares[3], .5, .05);
}

/// Of a reading's chances that there is a piece, the share that is of its true colour; on average over a table's
/// pieces.
double shareOfTrueColours(Reader& reader, const support::TableTruth& truth, const support::RenderedTable& picture) {
    std::map<board::Site, board::Occupant> pieces(truth.buildings.begin(), truth.buildings.end());
    pieces.insert(truth.routes.begin(), truth.routes.end());
    double sum = 0;
    for (const auto& reading : reader.read({picture.image, 0, 0}, trueBoard(truth, picture)).sites) {
        const auto there = pieces.find(reading.site);
        if (there == pieces.end()) continue;
        double taken = 0, right = 0;
        for (const auto& guess : reading.occupant) {
            if (guess.value.piece == board::Piece::none) continue;
            taken += guess.probability;
            if (guess.value.colour == there->second.colour) right += guess.probability;
        }
        if (taken > 0) sum += right / taken;
    }
    return sum / static_cast<double>(pieces.size());
}

std::vector<ConfirmedSite> piecesOf(const support::TableTruth& truth) {
    std::vector<ConfirmedSite> all;
    for (const auto& [corner, there] : truth.buildings) all.push_back({corner, there});
    for (const auto& [edge, there] : truth.routes) all.push_back({edge, there});
    return all;
}

TEST(TableColours, ReadALaterPictureOfTheTableBetter) {
    // A lamp so warm that little blue is left.
    const support::Flaws lamp{.gain = .7, .tint = {.12, .45, 1.25}};
    const auto later = shuffled(22);
    const auto picture = render(later, {.tiltDegrees = 25, .turnDegrees = 30}, lamp, 22);
    Scanner scanner(kData);
    const double before = shareOfTrueColours(scanner.reader(), later, picture);
    for (std::uint64_t seed : {23, 24, 25}) {
        const auto earlier = shuffled(seed);
        const auto seen = render(earlier, {.tiltDegrees = 12}, lamp, seed);
        scanner.reader().learn({seen.image, 0, 0}, trueBoard(earlier, seen), piecesOf(earlier));
    }
    EXPECT_TRUE(scanner.reader().colours().known());
    const double after = shareOfTrueColours(scanner.reader(), later, picture);
    RecordProperty("before", std::to_string(before));
    RecordProperty("after", std::to_string(after));
    EXPECT_LT(1 - after, (1 - before) / 2);
}

}  // namespace
}  // namespace hexwarden::vision
