// A short list of rows with named values, for what a screen lists: seats, books, prompts, events.
#pragma once

#include <QAbstractListModel>
#include <QByteArrayList>
#include <QVariantList>
#include <vector>

#include <QtQml/qqmlregistration.h>

namespace hexwarden::viewmodel {

using Row = QVariantList;  ///< one value a role, in the order of the roles

class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a screen's model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

  public:
    explicit RowModel(QByteArrayList roles, QObject* parent = nullptr);

    /// Tells views only of the rows that differ and of those that came or went at the end.
    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return rows_; }
    int count() const { return static_cast<int>(rows_.size()); }
    /// The value of a named role, for tests and for models that read their own rows.
    QVariant value(int row, const QByteArray& role) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

  signals:
    void countChanged();

  private:
    QByteArrayList roles_;
    std::vector<Row> rows_;
};

}  // namespace hexwarden::viewmodel
