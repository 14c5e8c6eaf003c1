// A list of hexes, corners, edges or harbours to draw: where each lies, what stands on it, how it is marked.
#pragma once

#include "tracker/board/site.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QString>
#include <QVariantList>
#include <vector>

#include <QtQml/qqmlregistration.h>

namespace hexwarden::viewmodel {

struct SiteItem {
    board::Site site;
    QPointF at;          ///< lattice units, see plane.h
    double turn = 0;     ///< edges and harbours, degrees clockwise
    QString terrain;     ///< hexes: terrain word
    int token = 0;       ///< hexes; 0 for none
    QString piece;       ///< piece word, harbour kind or empty
    QString colour;      ///< colour word of the piece's owner
    QVariantList units;  ///< hexes: what stands beside a building, as `unitRow` writes it
    QString thief;       ///< hexes: "robber", "pirate" or empty
    QString condition;   ///< "flooded", "abandoned" or empty
    QString controller;  ///< colour word of who controls what is here; empty for nobody, or for its owner
    QString mark;        ///< empty, "legal", "illegal", "paid", "doubt", "path", "asked"
    QString name;        ///< for people who hear the screen

    bool operator==(const SiteItem&) const = default;
};

class SiteModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a BoardModel")

  public:
    enum Role {
        SiteRole = Qt::UserRole + 1,
        XRole,
        YRole,
        TurnRole,
        TerrainRole,
        TokenRole,
        PipsRole,
        PieceRole,
        ColourRole,
        UnitsRole,
        ThiefRole,
        ConditionRole,
        ControllerRole,
        MarkRole,
        NameRole
    };

    using QAbstractListModel::QAbstractListModel;

    /// Reports only changed rows to the views, as long as the same sites are shown.
    void show(std::vector<SiteItem> items);
    const std::vector<SiteItem>& items() const { return items_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

  private:
    std::vector<SiteItem> items_;
};

}  // namespace hexwarden::viewmodel
