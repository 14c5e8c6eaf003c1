// Where sites lie on the plane: lattice units of one tile side, pointy-top, hex 0,0 at the origin, y downwards.
#pragma once

#include "tracker/board/site.h"

#include <QPointF>

namespace hexwarden::viewmodel {

QPointF inLattice(board::Hex);
QPointF inLattice(board::Corner);
/// The middle of the edge.
QPointF inLattice(board::Edge);
QPointF inLattice(const board::Site&);
/// How an edge is turned, degrees clockwise from pointing east, in -90..90.
double turnOf(board::Edge);

}  // namespace hexwarden::viewmodel
