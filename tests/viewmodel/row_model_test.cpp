#include "companion/viewmodel/screens/row_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace {

using hexwarden::viewmodel::Row;
using hexwarden::viewmodel::RowModel;

TEST(RowModel, GrowsShrinksAndChangesInPlace) {
    RowModel model({"name", "count"});
    const QAbstractItemModelTester tester(&model);
    model.show({{"a", 1}, {"b", 2}, {"c", 3}});
    EXPECT_EQ(model.count(), 3);

    QSignalSpy changed(&model, &RowModel::dataChanged), removed(&model, &RowModel::rowsRemoved);
    model.show({{"a", 1}, {"b", 5}});
    EXPECT_EQ(changed.size(), 1);
    EXPECT_EQ(removed.size(), 1);
    EXPECT_EQ(model.value(1, "count").toInt(), 5);

    QSignalSpy inserted(&model, &RowModel::rowsInserted);
    model.show({{"a", 1}, {"b", 5}, {"d", 4}});
    EXPECT_EQ(inserted.size(), 1);
    EXPECT_EQ(changed.size(), 1);
    EXPECT_EQ(model.value(2, "name").toString(), "d");
}

}  // namespace
