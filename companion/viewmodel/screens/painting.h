// A board of a known box that is painted hex by hex: a kind of land, token or harbour is chosen, what is tapped becomes
// it, and what the box has left of it is counted down. When one kind is used up, the next follows automatically.
#pragma once

#include "tracker/board/board_spec.h"
#include "tracker/board/layout.h"

#include <QString>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace hexwarden::viewmodel {

class Painting {
  public:
    /// Nothing of that box lies yet.
    void begin(const board::BoardSpec&);
    /// A board of that box lies already; only what is chosen is painted over.
    void goOn(const board::BoardSpec&);
    void end();

    bool isOn() const { return spec_.has_value(); }
    const board::BoardSpec& spec() const { return *spec_; }

    /// "terrain-forest", "token-8", "spiral", "harbour-ore"; empty: taps choose a hex.
    QString brush() const { return brush_; }
    void choose(const QString& brush) { brush_ = brush; }

    struct Brush {
        QString key;
        QString text;
        int left = 0;  ///< of the box; what lies too often is negative
    };
    /// What can be chosen, the land first.
    std::vector<Brush> brushes(const board::Layout&) const;

    /// Paints; false if the brush does nothing there. Tokens of a land that yields nothing are taken away.
    bool paint(board::Layout&, const board::Site&);
    bool paintsHarbours() const { return brush_.startsWith(QStringLiteral("harbour-")); }

  private:
    void paintTerrain(board::Layout&, board::Hex, board::Terrain);
    void paintHarbour(board::Layout&, board::Edge, board::HarbourKind) const;
    void takeNext(const board::Layout&);
    int left(const board::Layout&, board::Terrain) const;
    int left(const board::Layout&, board::Token) const;
    int left(const board::Layout&, board::HarbourKind) const;

    std::optional<board::BoardSpec> spec_;
    std::set<board::Hex> painted_;
    QString brush_;
};

}  // namespace hexwarden::viewmodel
