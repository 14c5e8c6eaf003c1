// The board in the words of the glossary. Where sites lie follows from their names (tracker/board/text.h), so that is
// not sent; nor are the sites on which nothing lies.
#pragma once

#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/row_model.h"

#include <QJsonArray>
#include <QJsonObject>

namespace hexwarden::seats {

/// Bounds in tile sides, hexes with what stands on them, edges and corners that are not empty, harbours, the river.
QJsonObject boardJson(viewmodel::BoardModel&);
/// Marks, by site.
QJsonObject marksJson(viewmodel::BoardModel&);
QJsonArray pointsJson(const QList<QPointF>&);
/// One object a row, by the names of the roles.
QJsonArray rowsJson(const viewmodel::RowModel&);

}  // namespace hexwarden::seats
