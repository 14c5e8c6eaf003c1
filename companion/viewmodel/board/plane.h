// Where sites lie on the plane: lattice units of one tile side, pointy-top, hex 0,0 at the origin, y downwards.
#pragma once

#include "tracker/board/site.h"

#include <QPointF>
#include <cstddef>
#include <optional>
#include <vector>

namespace hexwarden::viewmodel {

QPointF inLattice(board::Hex);
QPointF inLattice(board::Corner);
/// The middle of the edge.
QPointF inLattice(board::Edge);
QPointF inLattice(const board::Site&);
/// Which of the points an arrow key leads to: the nearest of those ahead, to half a right angle on either side; where
/// there is none, the nearest that lies that way at all. With 0, 0 the nearest of all; nothing where none lies that
/// way.
std::optional<std::size_t> nextOf(const std::vector<QPointF>& points, QPointF from, int dx, int dy);
/// How an edge is turned, degrees clockwise from pointing east, in -90..90.
double turnOf(board::Edge);

}  // namespace hexwarden::viewmodel
