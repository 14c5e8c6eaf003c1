"""Tile crops cut out of labelled tables.

A stored sample is STORED_PX square at the scale of a tile crop, centred on the hex, with room to turn and shift it.
"""
import numpy as np

from common import geometry as g

STORED_PX = 140
PX_PER_SIDE = g.TILE_PX / (2 * g.TILE_HALF_SPAN)
UNKNOWN = -1


def cut(pyramid, image_from_lattice, centre):
    """The stored sample about a lattice point of a picture."""
    middle = (STORED_PX - 1) / 2
    lattice_from_stored = np.array([[1 / PX_PER_SIDE, 0, centre[0] - middle / PX_PER_SIDE],
                                    [0, 1 / PX_PER_SIDE, centre[1] - middle / PX_PER_SIDE], [0, 0, 1]])
    return pyramid.crop(image_from_lattice @ lattice_from_stored, STORED_PX, STORED_PX)


def in_view(table, key):
    """Whether the hex's centre and most of its corners lie in the picture."""
    at = g.project(table.image_from_lattice, np.vstack((g.hex_centre(*key), g.hex_corners(*key))))
    inside = (at > 0).all(1) & (at < np.array(table.size) - 1).all(1)
    return bool(inside[0]) and inside.sum() >= 6


def from_table(table, pyramid, discs, stood=None):
    """[(sample, terrain index, has disc, (dx, dy), has robber)]; -1 where not known, dx, dy NaN. `stood`: what tables/robbers.py put where,
    maybe on tokens."""
    stood = stood or {}
    samples = []
    for key, (terrain, number) in table.hexes.items():
        if not in_view(table, key):
            continue
        disc, offset = int(number is not None), (np.nan, np.nan)
        if key in discs:
            disc, offset = 1, tuple(np.array(discs[key][:2]) - g.hex_centre(*key))
        if key in table.hidden_tokens or key in stood:
            disc, offset = UNKNOWN, (np.nan, np.nan)
        if "robber_unknown" in table.extra:
            robber = UNKNOWN
        else:
            robber = int(key == table.robber)
        if stood.get(key):
            robber = 1
        if "tokens_unknown" in table.extra:
            disc = UNKNOWN
        samples.append((cut(pyramid, table.image_from_lattice, g.hex_centre(*key)), g.TERRAINS.index(terrain), disc, offset, robber))
    return samples
