"""The shapes of the other pieces of the rule books: figures, wooden armies, forts, walls, ships, markers.

Units as in pieces/shapes.py: tile sides (45 mm), standing on z = 0 about the origin. What stands for what is the business
of data/pieces; here are only looks. A shape comes in families, as makers differ; the family in UNSEEN is kept from
training, so that a measurement can tell how a look is read that no training saw.
"""
import numpy as np

from things import figures
from things import wood
from pieces.shapes import block, frustum, moved, turned
from things.solids import Solid

SHAPES = ('pawn', 'archer', 'rider', 'cannon', 'cube', 'disc', 'cylinder', 'tower', 'wall', 'boat', 'barge', 'marker', 'road')
COLOURS = ('red', 'blue', 'white', 'orange', 'green', 'brown', 'yellow', 'grey')
TIPS_OVER = {'pawn', 'archer', 'rider', 'cannon', 'cylinder', 'tower', 'wall', 'boat'}     # shapes that look different on their side

FAMILIES = {
    'pawn': {'figure': figures.pawn_figure, 'turned': figures.pawn_turned, 'flat': figures.pawn_flat},
    'archer': {'figure': figures.archer_figure, 'kneeling': figures.archer_kneeling, 'flat': figures.archer_flat},
    'rider': {'figure': figures.rider_figure, 'flat': figures.rider_flat, 'head': figures.rider_head},
    'cannon': {'field': figures.cannon_field, 'ship': figures.cannon_ship, 'flat': figures.cannon_flat},
    'cube': {'sharp': wood.cube_sharp, 'soft': wood.cube_soft},
    'disc': {'plain': wood.disc_plain, 'soft': wood.disc_soft, 'dished': wood.disc_dished},
    'cylinder': {'plain': wood.cylinder_plain, 'soft': wood.cylinder_soft, 'waisted': wood.cylinder_waisted},
    'tower': {'round': wood.tower_round, 'square': wood.tower_square, 'castle': wood.tower_castle, 'rook': wood.tower_rook},
    'wall': {'plain': wood.wall_plain, 'towers': wood.wall_towers, 'gate': wood.wall_gate},
    'boat': {'box': wood.boat_box, 'galley': wood.boat_galley, 'lateen': wood.boat_lateen},
    'barge': {'open': wood.barge_open, 'flat': wood.barge_flat, 'raft': wood.barge_raft},
    'marker': {'bead': wood.marker_bead, 'ring': wood.marker_ring, 'chip': wood.marker_chip, 'drop': wood.marker_drop},
    'road': {'bar': wood.road_bar, 'box': wood.road_box}}
UNSEEN = {'pawn': 'flat', 'archer': 'flat', 'rider': 'head', 'cannon': 'flat', 'cube': 'soft', 'disc': 'dished', 'cylinder': 'waisted', 'tower': 'rook',
          'wall': 'gate', 'boat': 'lateen', 'barge': 'raft', 'marker': 'drop', 'road': 'box'}


class Box:
    """One box of pieces: each shape in one family and size."""

    def __init__(self, rng, unseen=False):
        self.solids = {}
        for shape, families in FAMILIES.items():
            names = [UNSEEN[shape]] if unseen else [name for name in families if name != UNSEEN[shape]]
            solid = families[names[int(rng.integers(len(names)))]](rng)
            self.solids[shape] = solid.scaled(rng.uniform(.93, 1.07))

    def radius(self, shape):
        """Of the circle that the shape covers, seen from above."""
        return max(float(np.linalg.norm(face[:, :2], axis=1).max()) for part in self.solids[shape].parts for face in part)


# ---------------------------------------------------------------- what is none of them

_PIPS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
         5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}


def die(rng):
    """A die: three of its faces show pips, whichever camera looks."""
    side = rng.uniform(.22, .38)
    solid, pip = Solid.of([block(side, side, side)]), (.05, .05, .05) if rng.random() < .6 else (.95, .95, .95)
    turns = [((0, 'z'),), ((90, 'x'),), ((90, 'y'),), ((-90, 'x'),), ((-90, 'y'),)]
    for value, steps in zip(rng.permutation(6)[:5] + 1, turns):
        dots = [frustum(side * .1, side * .1, side * .505, (x * side * .26, y * side * .26), side * .5, 8) for x, y in _PIPS[int(value)]]
        for degrees, axis in steps:
            dots = turned(dots, degrees, axis)
        solid += Solid.of(moved(dots, 0, 0, side / 2), pip)
    return solid


def card(rng):
    """A playing card, face up or down."""
    width = rng.uniform(.9, 1.5)
    rim = (.95, .94, .9) if rng.random() < .6 else tuple(rng.uniform(.1, .9, 3))
    return Solid.of([block(width, width * 1.5, .006)], rim) + Solid.of([block(width * .88, width * 1.38, .008, foot=.006)], tuple(rng.uniform(.1, .9, 3))) + \
        Solid.of([block(width * .6, width * rng.uniform(.3, .8), .01, (0, -width * .2), .008)], tuple(rng.uniform(.1, .95, 3)))
