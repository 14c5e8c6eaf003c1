#include "companion/viewmodel/board/shore.h"

#include "companion/viewmodel/board/plane.h"
#include "tracker/board/corner.h"

#include <QLineF>
#include <QPainterPath>
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;

double distance(QPointF p, QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double t = QPointF::dotProduct(p - a, along) / QPointF::dotProduct(along, along);
    return QLineF(p, a + std::clamp(t, 0.0, 1.0) * along).length();
}

/// From the nearest hex; 0 within one.
double distance(QPointF p, const std::vector<board::Hex>& hexes) {
    double least = 1e9;
    for (const board::Hex h : hexes) {
        QPolygonF outline;
        for (const board::Corner c : board::corners(h)) outline << viewmodel::inLattice(c);
        if (outline.containsPoint(p, Qt::OddEvenFill)) return 0;
        for (qsizetype i = 0; i < 6; ++i) least = std::min(least, distance(p, outline[i], outline[(i + 1) % 6]));
    }
    return least;
}

TEST(Shore, HoldsWhatIsNearerToTheHexesThanItsWidth) {
    constexpr double kChordError = 0.01;
    constexpr unsigned kSeed = 7;
    std::mt19937 random(kSeed);
    for (int board = 0; board < 30; ++board) {
        std::vector<board::Hex> hexes;
        for (int q = -3; q <= 3; ++q)
            for (int r = -3; r <= 3; ++r)
                if (random() % 3 > 0) hexes.emplace_back(q, r);
        for (const double by : {0.08, 0.64, 0.85}) {
            QPainterPath shore;
            shore.setFillRule(Qt::WindingFill);
            for (const QPolygonF& polygon : viewmodel::grown(hexes, by))
                shore.addPolygon(polygon), shore.closeSubpath();
            std::uniform_real_distribution<double> anywhere(-10, 10);
            for (int i = 0; i < 300; ++i) {
                const QPointF p(anywhere(random), anywhere(random));
                const double away = distance(p, hexes);
                if (std::abs(away - by) < kChordError) continue;
                EXPECT_EQ(shore.contains(p), away < by) << p.x() << ' ' << p.y() << ", seed " << kSeed;
            }
        }
    }
}

TEST(Shore, OfNothingIsNothing) {
    EXPECT_TRUE(viewmodel::grown({}, 0.5).empty());
}

}  // namespace
