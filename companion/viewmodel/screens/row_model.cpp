#include "companion/viewmodel/screens/row_model.h"

#include <algorithm>
#include <cassert>

namespace hexwarden::viewmodel {

RowModel::RowModel(QByteArrayList roles, QObject* parent) : QAbstractListModel(parent), roles_(std::move(roles)) {}

void RowModel::show(std::vector<Row> rows) {
    assert(std::ranges::all_of(rows, [&](const Row& row) { return row.size() == roles_.size(); }));
    const int before = count(), after = static_cast<int>(rows.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        rows_.resize(rows.size());
        endRemoveRows();
    }
    const int common = std::min(before, after);
    for (int row = 0; row < common; ++row) {
        auto& now = rows_[static_cast<std::size_t>(row)];
        auto& next = rows[static_cast<std::size_t>(row)];
        if (now == next) continue;
        now = std::move(next);
        emit dataChanged(index(row), index(row));
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        rows_.insert(rows_.end(), std::make_move_iterator(rows.begin() + before), std::make_move_iterator(rows.end()));
        endInsertRows();
    }
    if (after != before) emit countChanged();
}

QVariant RowModel::value(int row, const QByteArray& role) const {
    const auto at = roles_.indexOf(role);
    assert(at >= 0);
    return rows_.at(static_cast<std::size_t>(row)).at(at);
}

int RowModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RowModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int at = role - Qt::UserRole - 1;
    if (at < 0 || at >= roles_.size()) return {};
    return rows_[static_cast<std::size_t>(index.row())].at(at);
}

QHash<int, QByteArray> RowModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < roles_.size(); ++i) names.insert(Qt::UserRole + 1 + i, roles_[i]);
    return names;
}

}  // namespace hexwarden::viewmodel
