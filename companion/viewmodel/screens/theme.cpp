#include "companion/viewmodel/screens/theme.h"

#include "tracker/board/words.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <array>

namespace hexwarden::viewmodel {

namespace {

struct PlayerLook {
    QColor fill;
    QColor ink;
};

// Told apart by every kind of colour vision: any two differ by 15 (CIEDE2000) at least, which the test of the theme
// sees to. By Colour: red blue white orange green brown yellow grey.
const std::array<PlayerLook, board::kColourCount> kPlayers{{
    {QColor(0xce1a1b), QColor(0xffffff)},
    {QColor(0x0851b3), QColor(0xffffff)},
    {QColor(0xf2f2ef), QColor(0x1f2426)},
    {QColor(0xe48416), QColor(0x2a1600)},
    {QColor(0x2f8a60), QColor(0xffffff)},
    {QColor(0x502c25), QColor(0xffffff)},
    {QColor(0xfadf59), QColor(0x2b2300)},
    {QColor(0x8d949b), QColor(0x14181a)},
}};

struct TerrainLook {
    QColor fill;
    QColor ink;
};

// By Terrain: none forest pasture fields hills mountains desert gold sea shoal.
const std::array<TerrainLook, board::kTerrains.size() + 1> kTerrainLooks{{
    {QColor(0x46525a), QColor(0x5b6870)},
    {QColor(0x2f6a43), QColor(0x1f4c30)},
    {QColor(0x9cc25c), QColor(0x77a03b)},
    {QColor(0xebbf4c), QColor(0xc4922a)},
    {QColor(0xc66b42), QColor(0x9c4a29)},
    {QColor(0x8d97a5), QColor(0x667180)},
    {QColor(0xe3cf9d), QColor(0xc6ad72)},
    {QColor(0xd9a520), QColor(0xfbe08a)},
    {QColor(0x2f7391), QColor(0x4c92ae)},
    {QColor(0x3f8f9f), QColor(0x67b3bd)},
}};

const PlayerLook& lookOf(const QString& colour) {
    const auto known = board::colourOf(colour.toStdString()).value_or(board::Colour::grey);
    return kPlayers[static_cast<std::size_t>(known)];
}

const TerrainLook& terrainLookOf(const QString& terrain) {
    const auto known = board::terrainOf(terrain.toStdString()).value_or(board::Terrain::none);
    return kTerrainLooks[static_cast<std::size_t>(known)];
}

}  // namespace

const Palette& darkPalette() {
    static const Palette palette{QColor(0x12181b), QColor(0x1b2428), QColor(0x28343a), QColor(0x3c4b52),
                                 QColor(0xf4ecdc), QColor(0xb3bdb9), QColor(0xf2b632), QColor(0x1d1604),
                                 QColor(0xf5c455), QColor(0x7fd6a0), QColor(0xff9a85), QColor(0xffc86b),
                                 QColor(0x235a73), QColor(0x17303c)};
    return palette;
}

const Palette& lightPalette() {
    static const Palette palette{QColor(0xf1eadb), QColor(0xfffaf0), QColor(0xece2cd), QColor(0xcdbf9f),
                                 QColor(0x22201b), QColor(0x5a5345), QColor(0xe9a820), QColor(0x1d1604),
                                 QColor(0x7d4a00), QColor(0x1c6b3c), QColor(0xa8281c), QColor(0x8a5200),
                                 QColor(0x3f8aa8), QColor(0xb9d6dd)};
    return palette;
}

QColor playerColour(const QString& colour) {
    return lookOf(colour).fill;
}

QColor playerInk(const QString& colour) {
    return lookOf(colour).ink;
}

void Theme::setDark(bool dark) {
    if (dark == dark_) return;
    dark_ = dark;
    emit changed();
}

int Theme::touch() const {
    const QScreen* screen = QGuiApplication::primaryScreen();
    const double tenMm = screen ? screen->physicalDotsPerInch() / 25.4 * 10 : 0;
    return std::clamp(static_cast<int>(tenMm), 48, 72);
}

QColor Theme::ofStanding(const QString& standing) const {
    if (standing == QLatin1String("illegal")) return bad();
    return standing == QLatin1String("allowed") ? good() : doubt();
}

QColor Theme::terrain(const QString& terrain) const {
    return terrainLookOf(terrain).fill;
}

QColor Theme::terrainInk(const QString& terrain) const {
    return terrainLookOf(terrain).ink;
}

}  // namespace hexwarden::viewmodel
