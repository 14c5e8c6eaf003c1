"""What stands on a table of the larger games, and where: armies on tiles, forts on corners, walls and roads on edges, ships at sea,
markers, and among them what the base game has. Positions are lattice points."""
from dataclasses import dataclass

import numpy as np

from common import geometry as g
from pieces import paint as pieces_paint
from pieces import shapes as pieces_shapes
from things import shapes as things_shapes
from things.solids import Solid

ARMIES = ('cube', 'disc', 'cylinder', 'pawn', 'archer', 'rider', 'cannon')
SLOTS = 12      # tries to find room
BUILDINGS = ('settlement', 'city')
LYING = .16     # share that lies on its side of what can


@dataclass
class Thing:
    shape: str
    colour: str
    at: np.ndarray          # its foot's middle on the lattice
    lying: bool
    number: int             # among the standing pieces, None where the photograph had it
    visible: float = 0.0
    box: int = 0            # of the table's boxes


def footprint(parts):
    """Discs (x, y, radius) that cover a piece seen from above."""
    points = np.concatenate([face[:, :2] for part in parts for face in part])
    low, high = points.min(0), points.max(0)
    middle, half = (low + high) / 2, np.maximum((high - low) / 2, .01)
    radius, along = half.min(), int(half.argmax())
    reach = half.max() - radius
    steps = np.linspace(-1, 1, max(1, int(np.ceil(reach / radius)) * 2 + 1)) * reach
    return [(*(middle + (np.eye(2)[along] * step)), radius) for step in steps]


class Scene:
    """Chance furnishes one table. `here`: points where the photograph shows pieces already; `game`: the shapes of
    the game that is played there, with one box and the usual colours; without it anything may stand there. `lying`: the share
    that lies on its side of what can. `box`: makes a box from chance and `unseen`; a game has `boxes` of them."""

    def __init__(self, rng, table, here, unseen=False, game=None, lying=LYING, box=things_shapes.Box, boxes=1):
        self.rng, self.table, self.here, self.shapes, self.lying = rng, table, here, game or things_shapes.SHAPES, lying
        self.standing, self.things, self.pieces = [], [], []
        self.taken = np.zeros((0, 3))
        self.robber, self.crowded = None, set()
        self.land = table.land()
        self.centres = np.array([g.hex_centre(*key) for key in self.land])
        self.seats = [str(c) for c in rng.permutation(g.COLOURS if game else things_shapes.COLOURS)[:rng.integers(2, 7)]]
        self.bodies = {c: self._body(c) for c in things_shapes.COLOURS}
        self.boxes = [box(rng, unseen) for _ in range(boxes if game else int(rng.choice([1, 2, 4, 8])))]
        self.box_of = {c: self.boxes[int(rng.integers(len(self.boxes)))] for c in things_shapes.COLOURS}
        self.mixed = not game and rng.random() < .4      # every piece of any box, as no table has it: a net learns more from such a one
        self.base = pieces_shapes.Set(rng).shapes
        self.slip = rng.uniform(.015, .06)
        if rng.random() < .07:
            return
        self._robber()
        self._base_pieces()
        if rng.random() < .92:
            self._forts_and_walls()
            self._markers()
            self._armies()
            self._ships()
        self._beside()

    def _body(self, colour):
        bodies = pieces_paint.BODIES[colour]
        return np.clip(np.asarray(bodies[int(self.rng.integers(len(bodies)))]) + self.rng.normal(0, .03, 3), .01, 1)

    def _share(self, most, none=.35):
        return 0. if self.rng.random() < none else self.rng.uniform(0, most) * self.rng.uniform(.4, 1)

    def _near_photographed(self, points, far=.45):
        return len(self.here) and np.linalg.norm(self.here[:, None] - np.atleast_2d(points)[None], axis=2).min() < far

    def _room_for(self, discs):
        discs = np.array(discs)
        if self._near_photographed(discs[:, :2]):
            return False
        if not len(self.taken):
            return True
        gaps = np.linalg.norm(self.taken[:, None, :2] - discs[None, :, :2], axis=2)
        return bool((gaps > .93 * (self.taken[:, None, 2] + discs[None, :, 2])).all())

    def _place(self, solid, colour, x, y, degrees, force=False, covers=True):
        """Stands it there if there is room; True if so."""
        solid = solid.turned(degrees) if degrees else solid
        solid = solid.moved(x, y)
        discs = self.footprint_turned(solid, degrees)
        if not force and not self._room_for(discs):
            return False
        if covers:
            self.taken = np.vstack((self.taken, discs))
        body = np.clip(self.bodies[colour] * np.exp(self.rng.normal(0, .04)), 0, 1) if isinstance(colour, str) else np.asarray(colour)
        self.standing.append(pieces_paint.Standing(solid.parts, body, tones=solid.tones, clear=solid.clear))
        return True

    @staticmethod
    def footprint_turned(solid, degrees):
        """The footprint along the piece's own axes, not the lattice's."""
        a = np.radians(degrees)
        turn = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
        back = [[face @ np.block([[turn, np.zeros((2, 1))], [np.zeros((1, 2)), 1]]) for face in part] for part in solid.parts]
        return [(*(turn @ (x, y)), radius) for x, y, radius in footprint(back)]

    def put(self, shape, colour, x, y, degrees=None, lying=None, force=False, covers=True):
        """A thing of one of the table's boxes, now and then on its side; True if there was room."""
        rng = self.rng
        if shape not in self.shapes or shape == 'pawn' and colour == 'grey':      # which would be a robber
            return False
        box = self.boxes[int(rng.integers(len(self.boxes)))] if self.mixed else self.box_of[colour]
        solid = box.solids[shape]
        lying = rng.random() < self.lying if lying is None else lying
        lying = lying and shape in things_shapes.TIPS_OVER
        if lying:
            solid = solid.lying(rng)
        if not self._place(solid, colour, x, y, rng.uniform(0, 360) if degrees is None else degrees, force, covers):
            return False
        self.things.append(Thing(shape, colour, np.array((x, y)), lying, len(self.standing) - 1, box=self.boxes.index(box)))
        return True

    # ------------------------------------------------------------ base game

    def _robber(self):
        rng = self.rng
        if rng.random() < .35 or not self.land:
            return
        key = self.land[int(rng.integers(len(self.land)))]
        x, y = g.hex_centre(*key) + np.clip(rng.normal(0, .2, 2), -.45, .45)
        tones = [(.07, .07, .07), (.45, .45, .44), (.3, .3, .31), (.7, .6, .42)]
        if self._place(Solid.of(pieces_shapes.robber(rng)), tones[int(rng.integers(4))], x, y, 0):
            self.robber = key

    def _base_pieces(self):
        rng = self.rng
        share = self._share(.45)
        colours = [c for c in self.seats if c in g.COLOURS] or ['red']
        for (q, r, d), point in self._corners():
            if rng.random() > share:
                continue
            kind, colour = str(rng.choice(BUILDINGS)), str(rng.choice(colours))
            if self._place(Solid.of(self.base[kind]), colour, *(point + np.clip(rng.normal(0, 1.3 * self.slip, 2), -.15, .15)), rng.uniform(0, 360)):
                self.pieces.append((colour, kind, q, r, d))
                if rng.random() < .12:              # a marker beside it or under it makes it a fort
                    near, a = (0 if rng.random() < .4 else rng.uniform(.2, .3)), rng.uniform(0, 2 * np.pi)
                    self.put('marker', str(rng.choice(self.seats)), *(point + near * np.array((np.cos(a), np.sin(a)))), force=near == 0, covers=False)

    def _corners(self):
        found = {g.corner_key(g.corner_point(*key, d)): ((*key, d), g.corner_point(*key, d)) for key in self.land for d in g.CORNER_OFFSET}
        return [found[k] for k in sorted(found)]

    def _edges(self):
        found = {}
        for key in self.land:
            for d in g.EDGE_CORNERS:
                first, second = g.edge_ends(*key, d)
                found[g.corner_key((first + second))] = (*key, d), first, second
        return [found[k] for k in sorted(found)]

    # ------------------------------------------------------------ the larger games

    def _forts_and_walls(self):
        rng = self.rng
        share = self._share(.3)
        for _, point in self._corners():
            if rng.random() < share:
                self.put('tower', self._seat(), *(point + np.clip(rng.normal(0, 1.3 * self.slip, 2), -.15, .15)))
        walls, roads, boats, doubled = self._share(.4), self._share(.5), self._share(.25, .6), self._share(.5)
        for (q, r, d), first, second in self._edges():
            kind = rng.random()
            shape = 'wall' if kind < walls else 'road' if kind < walls + roads else 'boat' if kind < walls + roads + boats else None
            if not shape:
                continue
            along = (second - first) / np.linalg.norm(second - first)
            degrees = np.degrees(np.arctan2(along[1], along[0])) + rng.normal(0, 4 if rng.random() < .85 else 12) + 180 * (rng.random() < .5)
            middle, colour = (first + second) / 2 + np.clip(rng.normal(0, self.slip, 2), -.11, .11), self._seat()
            if shape == 'road' and rng.random() < doubled:
                across = np.array((-along[1], along[0])) * rng.uniform(.075, .11)
                for side in (-1, 1):
                    self.put('road', colour, *(middle + side * across), degrees + rng.normal(0, 2))
                continue
            placed = self.put(shape, colour, *middle, degrees, lying=None if shape == 'wall' else False)
            if placed and shape != 'wall' and colour in g.COLOURS:
                self.pieces.append((colour, 'ship' if shape == 'boat' else 'road', q, r, d))

    def _seat(self):
        return str(self.rng.choice(self.seats))

    def _markers(self):
        rng = self.rng
        share = self._share(.4, .4)
        colour = str(rng.choice(things_shapes.COLOURS, p=[.1, .35, .1, .05, .1, .05, .1, .15]))
        for key in self.land:
            for _ in range(int(rng.random() < share) * (1 if rng.random() < .85 else 2)):
                a, far = rng.uniform(0, 2 * np.pi), rng.uniform(0, .75)
                tone = colour if rng.random() < .85 else str(rng.choice(things_shapes.COLOURS))
                self.put('marker', tone, *(g.hex_centre(*key) + far * np.array((np.cos(a), np.sin(a)))))

    def _armies(self):
        rng = self.rng
        share = self._share(1.3, .15)
        kinds = [str(k) for k in rng.permutation([a for a in ARMIES if a in self.shapes])[:int(rng.integers(1, 8 if self.mixed else 5))]]
        if not kinds:
            return
        weights = rng.dirichlet(np.full(len(kinds), 1.))
        crowd = rng.uniform(.5, 1.4)
        for key in self.land:
            if rng.random() > share:
                continue
            size = int(np.clip(round(crowd * rng.choice([1, 2, 3, 4, 5, 6, 8, 10, 12], p=[.2, .19, .16, .12, .1, .08, .06, .05, .04])), 1, 12))
            first, second = self._seat(), self._seat() if rng.random() < .12 else None
            middle = g.hex_centre(*key)
            a, far = rng.uniform(0, 2 * np.pi), rng.choice([0, .3, .45, .6])
            focus, tight = middle + far * np.array((np.cos(a), np.sin(a))), rng.uniform(.1, .4)
            for _ in range(size):
                shape = kinds[int(rng.choice(len(kinds), p=weights))]
                for step in range(SLOTS):
                    at = focus + rng.normal(0, tight + .03 * step, 2)
                    if np.linalg.norm(at - middle) < .8 and g.hex_at(at) == key and self.put(shape, second if second and rng.random() < .4 else first, *at):
                        break
            self.crowded.add(key)

    def _ships(self):
        rng = self.rng
        sea = [key for key in self.table.hexes if self.table.hexes[key][0] not in g.LAND]
        sea += sorted({(q + dq, r + dr) for q, r in self.land for dq, dr in g.EDGE_STEP.values()} - set(self.table.hexes))
        share, barges = self._share(.7, .3), rng.uniform(0, .8)
        for key in sea:
            for _ in range(int(rng.random() < share) * int(rng.integers(1, 4))):
                a, far = rng.uniform(0, 2 * np.pi), rng.uniform(0, .6)
                self.put('barge' if rng.random() < barges else 'boat', self._seat(), *(g.hex_centre(*key) + far * np.array((np.cos(a), np.sin(a)))))

    def _beside(self):
        """Loose things, dice and cards beside the board; dice now and then upon it."""
        rng = self.rng
        reach = np.linalg.norm(self.centres - self.centres.mean(0), axis=1).max() + 1.3
        for _ in range(int(rng.choice([0, 0, 2, 5, 10]))):
            a, far = rng.uniform(0, 2 * np.pi), reach + abs(rng.normal(0, 1.2))
            x, y = self.centres.mean(0) + far * np.array((np.cos(a), np.sin(a)))
            kind = rng.random()
            if kind < .45:
                self.put(str(rng.choice(things_shapes.SHAPES)), self._seat(), x, y, lying=rng.random() < .3)
            elif kind < .65:
                self._place(Solid.of(self.base[str(rng.choice(BUILDINGS))]), str(rng.choice(g.COLOURS)), x, y, rng.uniform(0, 360))
            else:
                self._place(things_shapes.card(rng), (1., 1., 1.), x, y, rng.uniform(0, 360))
        tone = np.array([(.92, .92, .9), (.75, .1, .1), (.95, .8, .2), (.12, .25, .65), (.08, .08, .08)][int(rng.integers(5))])
        for _ in range(int(rng.choice([0, 0, 0, 2, 3]))):
            on_board = rng.random() < .5
            a, far = rng.uniform(0, 2 * np.pi), rng.uniform(0, reach - 1) if on_board else reach + abs(rng.normal(0, 1))
            x, y = self.centres.mean(0) + far * np.array((np.cos(a), np.sin(a)))
            self._place(things_shapes.die(rng), tone, x, y, rng.uniform(0, 360))

    # ------------------------------------------------------------ labels

    def site_of(self, thing):
        """The site that it counts for, as a label names it."""
        q, r = g.hex_at(thing.at)
        corners = {d: np.linalg.norm(g.corner_point(q, r, d) - thing.at) for d in g.CORNER_OFFSET}
        edges = {d: np.linalg.norm(np.mean(g.edge_ends(q, r, d), 0) - thing.at) for d in g.EDGE_CORNERS}
        corner, edge = min(corners, key=corners.get), min(edges, key=edges.get)
        if thing.shape == 'tower' or thing.shape == 'marker' and corners[corner] < .3:
            return '%d,%d,%s' % (q, r, corner)
        shore = (q, r) in self.land or tuple(np.add((q, r), g.EDGE_STEP[edge])) in self.land
        if thing.shape in ('wall', 'road') or thing.shape in ('boat', 'barge') and edges[edge] < .25 and shore:
            return '%d,%d,%s' % (q, r, edge)
        return '%d,%d' % (q, r)
