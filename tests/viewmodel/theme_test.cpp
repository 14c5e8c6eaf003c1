// Text is legible on its background, and players differ by more than colour.
#include "companion/viewmodel/screens/theme.h"

#include "calibration/colour_difference.h"
#include "tracker/board/words.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden::viewmodel;

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// Relative luminance and contrast as WCAG 2.1 defines them.
double luminance(const QColor& c) {
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double brighter = std::max(luminance(a), luminance(b)), darker = std::min(luminance(a), luminance(b));
    return (brighter + 0.05) / (darker + 0.05);
}

class PaletteTest : public testing::TestWithParam<const Palette*> {};

TEST_P(PaletteTest, TextContrastsWithWhateverItStandsOn) {
    const Palette& p = *GetParam();
    for (const QColor& ground : {p.ground, p.surface, p.raised})
        for (const QColor& ink : {p.text, p.muted, p.accentText, p.good, p.bad, p.doubt})
            EXPECT_GE(contrast(ink, ground), 4.5) << ink.name().toStdString() << " on " << ground.name().toStdString();
    EXPECT_GE(contrast(p.onAccent, p.accent), 4.5);
}

INSTANTIATE_TEST_SUITE_P(BothThemes, PaletteTest, testing::Values(&darkPalette(), &lightPalette()));

TEST(PlayerColours, EmblemsContrastWithTheirPieces) {
    for (const auto colour : hexwarden::board::kColours) {
        const auto word = hexwarden::board::word(colour);
        const QString name = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        EXPECT_GE(contrast(playerColour(name), playerInk(name)), 3.0) << word;
    }
}

/// What a colour looks like to somebody, in linear red, green, blue: Machado, Oliveira and Fernandes 2009, severity 1.
struct Eyes {
    const char* name;
    cv::Matx33d seenFromShown;
};

class EyesTest : public testing::TestWithParam<Eyes> {};

TEST_P(EyesTest, AnyTwoPlayersAreDistinguishable) {
    const auto seen = [](hexwarden::board::Colour colour) {
        const auto word = hexwarden::board::word(colour);
        const QColor shown = playerColour(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
        cv::Vec3d rgb =
            GetParam().seenFromShown * cv::Vec3d(linear(shown.redF()), linear(shown.greenF()), linear(shown.blueF()));
        for (double& channel : rgb.val) channel = std::clamp(channel, 0.0, 1.0);
        return hexwarden::calibration::labOf({rgb[2], rgb[1], rgb[0]});
    };
    for (const auto one : hexwarden::board::kColours)
        for (const auto other : hexwarden::board::kColours) {
            if (one == other) continue;
            EXPECT_GE(hexwarden::calibration::ciede2000(seen(one), seen(other)), 15)
                << hexwarden::board::word(one) << " and " << hexwarden::board::word(other);
        }
}

INSTANTIATE_TEST_SUITE_P(
    ColourVision, EyesTest,
    testing::Values(Eyes{"full", cv::Matx33d::eye()},
                    Eyes{"protanopia",
                         {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
                    Eyes{"deuteranopia",
                         {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
                    Eyes{
                        "tritanopia",
                        {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}}),
    [](const auto& eyes) { return std::string(eyes.param.name); });

}  // namespace
