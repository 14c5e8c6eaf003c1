// The board as a screen draws it: hexes, edges, corners and harbours with what stands on them and how they are marked,
// a path to draw, and which site a tap or an arrow key means.
#pragma once

#include "companion/viewmodel/board/site_model.h"
#include "tracker/board/layout.h"
#include "tracker/board/observation.h"
#include "tracker/game/state.h"

#include <QList>
#include <QRectF>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace hexwarden::viewmodel {

/// A piece that has its site to itself: on a corner, an edge, or in the middle of a hex.
struct PlacedPiece {
    board::Site at;
    board::Occupant what;

    bool operator==(const PlacedPiece&) const = default;
};

/// What lies on the table, from whichever source: the game's facts or what the camera has just read.
struct BoardFacts {
    board::Layout layout;
    std::vector<PlacedPiece> pieces;
    std::optional<board::Hex> robber;
    std::optional<board::Hex> pirate;
    std::vector<game::Stack> stacks{};
    // What the rules make of it.
    std::optional<board::Hex> flooded{};
    std::set<board::Edge> abandoned{};
    std::map<board::Site, board::Colour> controlled{};  ///< hexes; and what is not in its owner's hands
    std::vector<game::HarbourToken> harbourTokens{};
    std::map<board::Colour, QString> players{};  ///< who plays which colour, if they have names
};

/// How a site is marked: "legal", "illegal", "paid", "doubt", "path" or "asked".
using Marks = std::map<board::Site, QString>;

class BoardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a screen's model")
    Q_PROPERTY(hexwarden::viewmodel::SiteModel* hexes READ hexes CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::SiteModel* edges READ edges CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::SiteModel* corners READ corners CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::SiteModel* harbours READ harbours CONSTANT)
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY layoutChanged)
    Q_PROPERTY(bool empty READ empty NOTIFY layoutChanged)
    Q_PROPERTY(QString deepWater READ deepWater NOTIFY layoutChanged)
    Q_PROPERTY(QString water READ water NOTIFY layoutChanged)
    Q_PROPERTY(QString beach READ beach NOTIFY layoutChanged)
    Q_PROPERTY(QList<QPointF> river READ river NOTIFY layoutChanged)
    Q_PROPERTY(QList<QPointF> path READ path NOTIFY pathChanged)
    Q_PROPERTY(QString cursor READ cursor NOTIFY cursorChanged)
    Q_PROPERTY(QString cursorName READ cursorName NOTIFY cursorChanged)
    Q_PROPERTY(QPointF cursorAt READ cursorAt NOTIFY cursorChanged)

  public:
    /// Kinds of site that a tap may mean, to be or-ed.
    enum Kind { Hexes = 1, Edges = 2, Corners = 4 };
    Q_ENUM(Kind)

    explicit BoardModel(QObject* parent = nullptr);

    void show(const BoardFacts& facts, const Marks& marks = {});
    /// The sites to draw a line through, in order; empty for none.
    void showPath(const std::vector<board::Site>& sites);
    /// What a tap may mean from now on; an or of `Kind`.
    void setTappable(int kinds);

    SiteModel* hexes() { return &hexes_; }
    SiteModel* edges() { return &edges_; }
    SiteModel* corners() { return &corners_; }
    SiteModel* harbours() { return &harbours_; }
    QRectF bounds() const { return bounds_; }
    bool empty() const { return hexes_.items().empty(); }
    /// What lies under and about all hexes, and about the land, as paths in hundredths of a tile side.
    QString deepWater() const { return deepWater_; }
    QString water() const { return water_; }
    QString beach() const { return beach_; }
    /// The river's course from its spring to the sea, in hundredths of a tile side; empty without one.
    QList<QPointF> river() const { return river_; }
    /// In hundredths of a tile side, too.
    QList<QPointF> path() const { return path_; }
    QString cursor() const;
    QString cursorName() const;
    QPointF cursorAt() const;

    /// The tappable site nearest to a point of the lattice; empty text if none is near.
    Q_INVOKABLE QString siteAt(QPointF inLattice) const;
    /// Moves the keyboard's cursor to the next tappable site in a direction.
    Q_INVOKABLE void moveCursor(int dx, int dy);
    Q_INVOKABLE void clearCursor();

  signals:
    void layoutChanged();
    void pathChanged();
    void cursorChanged();

  private:
    std::vector<const SiteItem*> tappable() const;

    SiteModel hexes_, edges_, corners_, harbours_;
    QRectF bounds_;
    board::Layout layout_;
    QString deepWater_, water_, beach_;
    QList<QPointF> path_, river_;
    std::optional<SiteItem> cursor_;
    int tappableKinds_ = Hexes | Edges | Corners;
};

}  // namespace hexwarden::viewmodel
