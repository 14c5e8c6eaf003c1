"""Films of evenings with a box of anything: each kind is shown once beside the board, then hands recruit, march, fight, build and flood.

    python3 -m things.films OUT_DIR --tables DIR [DIR ...] --count 6 --seed 981 [--unseen]

FILM.mp4 at eight pictures a second, FILM.jsonl as `hexwarden watch --shown` takes it, and FILM.json: the piece set, where the lattice lies in the pictures, and for each
quiet state from when to when it lasts and what stands where, with what the reach before it changed. things/measure_films.py reads them.

These are flat composites with a painted hand: they tell how a change is followed, not how a maker's pieces look.
"""
import collections
import json
import os

import cv2
import numpy as np

from common import geometry as g
from pieces import paint as pieces_paint
from pieces import shapes as pieces_shapes
from things.evenings import GAMES, game_of, options_of, whole_tables
from things.odd import AnyBox
from things.solids import Solid

RATE = 8
LONG_SIDE = 1280
LEAST_SIDE_PX = 42
QUIET, FIRST = 14, 24           # pictures of a quiet state, and of the one in which pieces are shown
APPROACH, AT = 3, 4             # pictures in which a hand comes or goes, and rests
EVENTS = 20
UNIT_SLOTS = {'risk-cubes-6': ('cube', 'disc', 'cylinder'), 'conquest-figures-6': ('pawn', 'archer', 'rider'), 'own-forts-6': ()}


class Piece:
    def __init__(self, number, slot, colour, at, degrees, site):
        self.number, self.slot, self.colour, self.at, self.degrees, self.site = number, slot, colour, np.asarray(at, float), degrees, site


def hex_of(site):
    return tuple(map(int, site.split()[-1].split(',')[:2]))


class Game:
    """What stands where, changed reach by reach. A site is a hex 'q,r', a corner 'q,r,N' or an edge 'edge q,r,NE'."""

    def __init__(self, rng, table, box, name):
        self.rng, self.table, self.box, self.name, self.kinds = rng, table, box, name, GAMES[name]
        self.pieces, self.count = [], 0
        self.land = table.land()
        self.seats = [str(c) for c in rng.permutation(g.COLOURS[:4])[:3]]
        self.radius = {slot: max(float(np.linalg.norm(face[:, :2], axis=1).max()) for part in box.solids[slot].parts for face in part) for slot in self.kinds}

    def put(self, slot, colour, at, site, degrees=None):
        self.count += 1
        piece = Piece(self.count, slot, colour, at, self.rng.uniform(0, 360) if degrees is None else degrees, site)
        self.pieces.append(piece)
        return piece

    def room(self, slot, key):
        """A free spot on a hex; None after many tries."""
        centre = g.hex_centre(*key)
        for _ in range(60):
            a, far = self.rng.uniform(0, 2 * np.pi), self.rng.uniform(.22, .62)
            at = centre + far * np.array((np.cos(a), np.sin(a)))
            if all(np.linalg.norm(p.at - at) > .9 * (self.radius[p.slot] + self.radius[slot]) for p in self.pieces):
                return at
        return None

    def units_on(self, key, colour=None):
        return [p for p in self.pieces if p.site == '%d,%d' % key and (colour is None or p.colour == colour) and p.slot in UNIT_SLOTS[self.name]]

    def owner_of(self, key):
        here = self.units_on(key)
        return here[0].colour if here else None

    def recruit(self, most=3):
        key = self.land[int(self.rng.integers(len(self.land)))]
        owned = [k for k in self.land if self.owner_of(k)]
        if owned and self.rng.random() < .6:
            key = owned[int(self.rng.integers(len(owned)))]
        colour = self.owner_of(key) or str(self.rng.choice(self.seats))
        slots = UNIT_SLOTS[self.name]
        for _ in range(int(self.rng.integers(1, most + 1))):
            slot = str(self.rng.choice(slots, p=[.7, .2, .1] if 'risk' in self.name else None))
            at = self.room(slot, key)
            if at is not None:
                self.put(slot, colour, at, '%d,%d' % key)
        return [key]

    def march(self):
        owned = [k for k in self.land if self.owner_of(k)]
        self.rng.shuffle(owned)
        for key in map(tuple, owned):
            beside = [tuple(np.add(key, step)) for step in g.EDGE_STEP.values()]
            to = [k for k in beside if k in self.land and self.owner_of(k) in (None, self.owner_of(key))]
            if not to:
                continue
            goal = to[int(self.rng.integers(len(to)))]
            here = self.units_on(key)
            for piece in here[:int(self.rng.integers(1, len(here) + 1))]:
                at = self.room(piece.slot, goal)
                if at is not None:
                    piece.at, piece.site, piece.degrees = at, '%d,%d' % goal, self.rng.uniform(0, 360)
            return [key, goal]
        return None

    def fall(self):
        owned = [k for k in self.land if self.owner_of(k)]
        if not owned:
            return None
        key = owned[int(self.rng.integers(len(owned)))]
        here = self.units_on(key)
        for piece in here[:int(self.rng.integers(1, min(3, len(here)) + 1))]:
            self.pieces.remove(piece)
        return [key]

    def corners(self):
        return {'%d,%d,%s' % (*key, d): g.corner_point(*key, d) for key in self.land for d in ('N', 'S')}

    def edges(self):
        return {'edge %d,%d,%s' % (*key, d): g.edge_ends(*key, d) for key in self.land for d in ('NE', 'E', 'SE')}

    def build_at_corner(self):
        return self._build('tower', {site: (at, None) for site, at in self.corners().items()}, .62)

    def build_on_edge(self, slot):
        sites = {}
        for site, (a, b) in self.edges().items():
            sites[site] = (a + b) / 2, float(np.degrees(np.arctan2(*(b - a)[::-1])))
        return self._build(slot, sites, .3)

    def build_in_hex(self):
        return self._build('tower', {'%d,%d' % key: (g.hex_centre(*key), None) for key in self.land}, .5)

    def _build(self, slot, sites, far):
        names = list(sites)
        self.rng.shuffle(names)
        for site in names:
            at, degrees = sites[site]
            at = at + np.clip(self.rng.normal(0, .03, 2), -.08, .08)
            if all(np.linalg.norm(p.at - at) > far for p in self.pieces):
                self.put(slot, str(self.rng.choice(self.seats)), at, site, degrees)
                return [hex_of(site)]
        return None

    def flood(self):
        wet = [p for p in self.pieces if p.slot == 'marker' and p.site]
        if wet and self.rng.random() < .45:
            self.pieces.remove(wet[0])
            return [hex_of(wet[0].site)]
        key = self.land[int(self.rng.integers(len(self.land)))]
        at = self.room('marker', key)
        if at is None or any(p.site == '%d,%d' % key for p in wet):
            return None
        self.put('marker', 'blue', at, '%d,%d' % key)
        return [key]

    def raze(self):
        built = [p for p in self.pieces if p.slot in ('tower', 'wall') and p.site]
        if not built:
            return None
        piece = built[int(self.rng.integers(len(built)))]
        self.pieces.remove(piece)
        return [hex_of(piece.site)]

    def reach(self):
        """One reach: what the hand touched."""
        ways = {'risk-cubes-6': [(self.recruit, .42), (self.march, .33), (self.fall, .2), (lambda: self.build_on_edge('boat'), .05)],
                'conquest-figures-6': [(self.recruit, .3), (self.march, .22), (self.fall, .12), (self.build_in_hex, .14), (lambda: self.build_on_edge('wall'), .16), (self.raze, .06)],
                'own-forts-6': [(self.build_at_corner, .45), (self.flood, .35), (lambda: self.build_on_edge('boat'), .1), (self.raze, .1)]}[self.name]
        while True:
            way = ways[int(self.rng.choice(len(ways), p=[w for _, w in ways]))][0]
            touched = way()
            if touched:
                return touched

    def state(self):
        """By site: kind and colour to how many, by worth."""
        sites = collections.defaultdict(lambda: collections.Counter())
        for p in self.pieces:
            if p.site:
                kind, worth = self.kinds[p.slot]
                sites[p.site][kind + ' ' + ('none' if kind == 'flood' else p.colour)] += worth
        return {site: dict(what) for site, what in sorted(sites.items())}


class Film:
    def __init__(self, rng, table, box, name, seed):
        image = table.image()
        scale = LONG_SIDE / max(image.shape[:2])
        size = tuple(int(v * scale) // 2 * 2 for v in image.shape[1::-1])
        self.ground = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
        self.view = g.resized_from_picture(scale) @ table.image_from_lattice
        self.focal = table.extra['focal_px'] * scale
        self.rng, self.seed, self.size, self.table = rng, seed, size, table
        self.inside = np.mean([g.hex_centre(*key) for key in table.hexes], 0)
        self.lamp = pieces_paint.Lamp.random(rng, self.ground)
        self.side = g.side_px_at(self.view, self.inside)
        self.noise = rng.uniform(.5, 4)
        self.game = Game(rng, table, box, name)
        self.bodies = {c: np.asarray(pieces_paint.BODIES[c][int(rng.integers(3))]) for c in g.COLOURS}
        self.skin = np.array((205, 160, 130)) * rng.uniform(.5, 1.05)

    def show(self):
        """A piece of each slot beside the board, as teach is shown them; none where there is no room."""
        far, lines = {}, []
        land = [g.hex_centre(*key) for key in self.table.hexes]
        reach = max(np.linalg.norm(c - self.inside) for c in land)
        spots = [self.inside + r * np.array((np.cos(a), np.sin(a))) for r in (reach + 1.9, reach + 2.6, reach + 3.2) for a in np.radians(np.arange(0, 360, 9))]
        for slot, (kind, worth) in self.game.kinds.items():
            colour = 'blue' if kind == 'flood' else self.game.seats[0]
            for at in spots:
                x, y = g.project(self.view, at)
                clear = min(np.linalg.norm(c - at) for c in land) > 1.75 and all(np.linalg.norm(at - other) > .8 for other in far.values())
                if clear and 60 < x < self.size[0] - 60 and 90 < y < self.size[1] - 30:
                    far[slot] = at
                    self.game.put(slot, colour, at, None)
                    lines.append({'at_ms': 1000, 'at': [round(float(x), 1), round(float(y), 1)], 'kind': kind, 'worth': worth, 'colour': 'none' if kind == 'flood' else colour})
                    break
            else:
                return None
        return lines

    def still(self):
        """The table as it stands now."""
        image = self.ground.copy()
        standing = []
        for p in self.game.pieces:
            solid = self.game.box.solids[p.slot].turned(p.degrees).moved(*p.at)
            standing.append(pieces_paint.Standing(solid.parts, self.bodies[p.colour], tones=solid.tones, clear=solid.clear))
        if standing:
            pieces_paint.paint(self.rng, image, self.view, standing, self.inside, self.lamp, self.focal, [[self.seed, p.number] for p in self.game.pieces])
        self.seen = {p.number: s.visible for p, s in zip(self.game.pieces, standing)}
        return image

    def hand(self, image, at, share):
        """An arm from the near side of the picture whose fingers are `share` of the way to a spot."""
        start = np.array((at[0] * .6 + self.size[0] * .2, self.size[1] + self.side))
        tip = start + (np.asarray(at) - start) * share
        along = (start - tip) / np.linalg.norm(start - tip)
        out = image.copy()
        wide, skin = self.side * .33, self.skin
        for length, width, tone in ((9, 1.0, skin * .45), (1.5, .85, skin), (.6, 1.1, skin * 1.02)):
            cv2.line(out, tuple(int(v) for v in tip + along * self.side * .35), tuple(int(v) for v in tip + along * self.side * length), tuple(map(float, tone)), int(2 * wide * width), cv2.LINE_AA)
        for k in (-1, 0, 1):
            side = np.array((-along[1], along[0])) * k * wide * .5
            cv2.line(out, tuple(int(v) for v in tip + side * .5), tuple(int(v) for v in tip + along * self.side * .5 + side), tuple(map(float, skin * (.93 + .05 * k))), int(wide * .42), cv2.LINE_AA)
        return out

    def write(self, stem):
        lines = self.show()
        if lines is None:
            return False
        out = cv2.VideoWriter(stem + '.part.mp4', cv2.VideoWriter_fourcc(*'mp4v'), RATE, self.size)
        frames, states = 0, []

        def take(image, times=1):
            nonlocal frames
            for _ in range(times):
                noisy = image + self.rng.normal(0, self.noise, image.shape).astype(np.float32)
                out.write(np.clip(noisy, 0, 255).astype(np.uint8)[..., ::-1])
                frames += 1

        now = self.still()
        take(now, FIRST)
        for _ in range(EVENTS):
            before, touched = self.game.state(), self.game.reach()
            begun, old, now = frames, now, self.still()
            spots = [g.project(self.view, g.hex_centre(*key)) for key in touched]
            for share in np.linspace(.3, .9, APPROACH):
                take(self.hand(old, spots[0], share))
            take(self.hand(old, spots[0], 1), AT)
            for spot in spots[1:]:
                take(self.hand(now, spot, 1), AT)
            take(self.hand(now, spots[-1], 1), 1)
            for share in np.linspace(.9, .3, APPROACH):
                take(self.hand(now, spots[-1], share))
            take(now, QUIET)
            hidden = sorted({p.site for p in self.game.pieces if p.site and self.seen[p.number] < .4})
            states.append({'reach_ms': begun * 1000 // RATE, 'until_ms': frames * 1000 // RATE, 'before': before, 'state': self.game.state(), 'hidden': hidden})
        out.release()
        with open(stem + '.jsonl', 'w') as file:
            file.writelines(json.dumps(line) + '\n' for line in lines)
        with open(stem + '.json', 'w') as file:
            json.dump({'pieces': self.game.name, 'lattice_to_image': self.view.tolist(), 'side_px': self.side, 'states': states}, file)
        os.replace(stem + '.part.mp4', stem + '.mp4')
        return True


def main():
    options = options_of(__doc__, 6, 981)
    os.makedirs(options.out, exist_ok=True)
    tables = whole_tables(options.tables, lambda t: t.hexes, 20, lambda t: LEAST_SIDE_PX * max(t.size) / LONG_SIDE)
    for number in range(options.count):
        stem = os.path.join(options.out, 'film_%d_%03d' % (options.seed, number))
        if os.path.exists(stem + '.mp4'):
            continue
        for tries in range(20):
            seed = [options.seed, number, tries]
            rng = np.random.default_rng(seed)
            film = Film(rng, tables[int(rng.integers(len(tables)))], AnyBox(np.random.default_rng(seed[:2]), options.unseen), game_of(number), options.seed * 1000 + number)
            if film.write(stem):
                break


if __name__ == '__main__':
    main()
