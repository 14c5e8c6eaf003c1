// Colours as a camera in warm light sees them; the network of corners may say what it likes of a shape that is not its
// own.
#include "vision/thing_colour.h"

#include <cmath>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Colour;
using calibration::Lab;

const Lab kWhite{80, -3, 13}, kBrown{41, 11, 24}, kOrange{62, 36, 57};
const std::vector<Colour> kAll(kPieceColours.begin(), kPieceColours.end());
const std::vector<Colour> kPlayers{Colour::white, Colour::brown, Colour::orange};

/// After three pieces of each player.
calibration::ColourModel table() {
    calibration::ColourModel model;
    for (int n = 0; n < 3; ++n) {
        model.learn(Colour::white, kWhite + Lab(n, 0, 0));
        model.learn(Colour::brown, kBrown + Lab(n, 0, 0));
        model.learn(Colour::orange, kOrange + Lab(n, 0, 0));
    }
    return model;
}

/// The network's logits where it gives that colour a share, and the others the rest.
std::vector<float> saying(Colour colour, double share) {
    std::vector<float> logits;
    for (Colour c : kPieceColours)
        logits.push_back(static_cast<float>(std::log(c == colour ? share : (1 - share) / 5)));
    return logits;
}

std::vector<board::Guess<Colour>> coloursOf(const std::vector<float>& logits, const std::optional<Lab>& looks,
                                            const std::vector<Colour>& shown = kPlayers) {
    return coloursOfThing(logits, looks, table(), kAll, shown);
}

TEST(ThingColour, ABrownFigureThatTheNetworkTakesForWhiteIsBrown) {
    const auto guesses = coloursOf(saying(Colour::white, .99), Lab(36, -2, 20));
    EXPECT_EQ(guesses.front().value, Colour::brown);
    EXPECT_GT(guesses.front().probability, .8F);
}

TEST(ThingColour, TheNetworkDecidesWhereTheLooksDoNot) {
    const Lab between = (kBrown + kOrange) / 2;
    EXPECT_EQ(coloursOf(saying(Colour::brown, .99), between).front().value, Colour::brown);
    EXPECT_EQ(coloursOf(saying(Colour::orange, .99), between).front().value, Colour::orange);
    EXPECT_EQ(coloursOf(saying(Colour::orange, .99), std::nullopt).front().value, Colour::orange) << "all glare";
}

TEST(ThingColour, AColourInWhichNothingWasShownIsLessLikely) {
    const auto blueOf = [](const std::vector<Colour>& shown) {
        for (const auto& guess : coloursOf(saying(Colour::blue, .9), std::nullopt, shown))
            if (guess.value == Colour::blue) return guess.probability;
        return 0.F;
    };
    EXPECT_LT(blueOf(kPlayers), blueOf(kAll));
}

TEST(ThingColour, TheSharesOfThePlayersAddUpToOne) {
    const auto guesses = coloursOfThing(saying(Colour::red, .5), kWhite, table(), kPlayers, kPlayers);
    float sum = 0;
    for (const auto& guess : guesses) sum += guess.probability;
    EXPECT_EQ(guesses.size(), kPlayers.size());
    EXPECT_NEAR(sum, 1, 1e-5);
}

}  // namespace
}  // namespace hexwarden::vision
