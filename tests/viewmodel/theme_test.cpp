// Text can be read on its ground, and nobody has to tell players apart by colour alone.
#include "companion/viewmodel/theme.h"

#include "tracker/board/words.h"

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

}  // namespace
