#include "companion/viewmodel/board/site_model.h"

#include "tracker/board/text.h"
#include "tracker/board/words.h"

#include <algorithm>

namespace hexwarden::viewmodel {

void SiteModel::show(std::vector<SiteItem> items) {
    const bool sameSites = std::ranges::equal(items, items_, {}, &SiteItem::site, &SiteItem::site);
    if (!sameSites) {
        beginResetModel();
        items_ = std::move(items);
        endResetModel();
        return;
    }
    for (std::size_t row = 0; row < items.size(); ++row) {
        if (items[row] == items_[row]) continue;
        items_[row] = std::move(items[row]);
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed);
    }
}

int SiteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(items_.size());
}

QVariant SiteModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const SiteItem& item = items_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case SiteRole:
            return QString::fromStdString(board::text(item.site));
        case XRole:
            return item.at.x();
        case YRole:
            return item.at.y();
        case TurnRole:
            return item.turn;
        case TerrainRole:
            return item.terrain;
        case TokenRole:
            return item.token;
        case PipsRole:
            return board::pips(static_cast<board::Token>(item.token));
        case PieceRole:
            return item.piece;
        case ColourRole:
            return item.colour;
        case UnitsRole:
            return item.units;
        case ThiefRole:
            return item.thief;
        case ConditionRole:
            return item.condition;
        case ControllerRole:
            return item.controller;
        case MarkRole:
            return item.mark;
        case NameRole:
        case Qt::DisplayRole:
            return item.name;
    }
    return {};
}

QHash<int, QByteArray> SiteModel::roleNames() const {
    return {{SiteRole, "site"},
            {XRole, "latticeX"},
            {YRole, "latticeY"},
            {TurnRole, "turn"},
            {TerrainRole, "terrain"},
            {TokenRole, "token"},
            {PipsRole, "pips"},
            {PieceRole, "piece"},
            {ColourRole, "colour"},
            {UnitsRole, "units"},
            {ThiefRole, "thief"},
            {ConditionRole, "condition"},
            {ControllerRole, "controller"},
            {MarkRole, "mark"},
            {NameRole, "name"}};
}

}  // namespace hexwarden::viewmodel
