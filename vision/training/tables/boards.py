"""Which hexes a made-up board has, what lies on them, and the flat print of it all seen from straight above."""

import cv2
import numpy as np

from common import geometry as g
from common.book_boards import BASE_19, NUMBERS, rows
from tables import surroundings
from common import texture as t
from tables import tile_art

PX_PER_SIDE = tile_art.FACE_PX // 2
_LAND_SHARES = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1.3}
BASE_30 = rows([3, 4, 5, 6, 5, 4, 3])


def free_form(rng, count):
    """A connected island or two, grown hex by hex."""
    keys = {(0, 0)}
    while len(keys) < count:
        q, r = sorted(keys)[rng.integers(len(keys))]
        step = list(g.EDGE_STEP.values())[rng.integers(6)]
        keys.add((q + step[0], r + step[1]))
    return sorted(keys)


def deal(rng):
    """hexes {(q, r): (terrain, number or None)} of a random board, and whether it is one of the boxed shapes."""
    kind = rng.random()
    boxed = kind < .8
    keys = BASE_19 if kind < .65 else BASE_30 if boxed else free_form(rng, int(rng.integers(6, 36)))
    shares = dict(_LAND_SHARES)
    if not boxed:
        shares.update(sea=rng.choice([0, 4]), shoal=rng.choice([0, 2]), gold=2)
    elif rng.random() < .25:
        shares = {terrain: 1 for terrain in g.TERRAINS if terrain not in ("sea", "shoal")}
    names, weights = list(shares), np.array(list(shares.values()), float)
    bare = rng.random() < .08
    hexes = {}
    for key in keys:
        terrain = str(rng.choice(names, p=weights / weights.sum()))
        has_token = terrain not in ("desert", "sea", "shoal") and not bare and rng.random() < .96
        hexes[key] = (terrain, int(rng.choice(NUMBERS)) if has_token else None)
    if not any(terrain in g.LAND for terrain, _ in hexes.values()):
        hexes[keys[0]] = ("forest", 8)
    return hexes, boxed


def coast(hexes):
    """Edges (q, r, direction) between land and what is not land."""
    land = {key for key, (terrain, _) in hexes.items() if terrain in g.LAND}
    return [(q, r, d) for q, r in sorted(land) for d, (dq, dr) in g.EDGE_STEP.items() if (q + dq, r + dr) not in land]


class Print:
    """The board seen from above: `image` (uint8 RGB), `alpha` (0..1), and canvas_from_lattice."""

    def __init__(self, margin_sides, hexes):
        points = np.concatenate([g.hex_corners(*key) for key in hexes])
        self.low = points.min(0) - margin_sides
        size = np.ceil((points.max(0) + margin_sides - self.low) * PX_PER_SIDE).astype(int)
        self.canvas_from_lattice = np.array([[PX_PER_SIDE, 0, -self.low[0] * PX_PER_SIDE],
                                             [0, PX_PER_SIDE, -self.low[1] * PX_PER_SIDE], [0, 0, 1]])
        self.image = np.zeros((size[1], size[0], 3), np.uint8)
        self.alpha = np.zeros((size[1], size[0]), np.float32)

    def at(self, points):
        return g.project(self.canvas_from_lattice, points)

    def fill(self, points, value=1.0):
        """Marks a polygon of lattice points as part of the board."""
        cv2.fillPoly(self.alpha, [np.round(self.at(points) * 16).astype(np.int32)], value, cv2.LINE_AA, 4)

    def lay(self, face, centre, degrees, scale=1.):
        """Lays a tile face with its own hexagonal outline."""
        a = np.radians(degrees)
        c, s = np.cos(a) * scale, np.sin(a) * scale
        middle = (tile_art.FACE_PX - 1) / 2
        at = self.at(centre)
        move = np.array([[c, -s, at[0] - (c - s) * middle], [s, c, at[1] - (s + c) * middle]])
        low = np.maximum(np.floor(at - 1.1 * PX_PER_SIDE).astype(int), 0)
        high = np.minimum(np.ceil(at + 1.1 * PX_PER_SIDE).astype(int), (self.image.shape[1], self.image.shape[0]))
        move[:, 2] -= low
        size = tuple(int(v) for v in high - low)
        laid = cv2.warpAffine(face, move, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        mask = cv2.warpAffine(_TILE_MASK, move, size, flags=cv2.INTER_LINEAR)[..., None]
        window = (slice(low[1], high[1]), slice(low[0], high[0]))
        self.image[window] = np.clip(self.image[window] * (1 - mask) + laid * mask * 255, 0, 255).astype(np.uint8)
        self.alpha[window] = np.maximum(self.alpha[window], mask[..., 0])


_TILE_MASK = np.clip((tile_art.hexagon_distance() + .004) * PX_PER_SIDE + .5, 0, 1).astype(np.float32)


def _frame_outline(rng, hexes):
    """The hexagon, flat side up, that a boxed frame shows; 6x2 lattice points."""
    points = np.concatenate([g.hex_corners(*key) for key in hexes])
    margin = rng.uniform(.45, 1.3)
    normals = [np.array((np.sin(a), -np.cos(a))) for a in np.radians(range(0, 360, 60))]
    reach = [(points @ n).max() + margin for n in normals]
    return np.array([np.linalg.solve(np.array((normals[i - 1], normals[i])), (reach[i - 1], reach[i])) for i in range(6)])


def _sea(rng, print_, hexes):
    """Blue card around the land, with a beach or foam along the coast; now and then a tray of wood or of another colour."""
    height, width = print_.alpha.shape
    kind = rng.random()
    if kind < .1:
        wood = cv2.resize(surroundings.wood(rng), (max(height, width),) * 2, interpolation=cv2.INTER_CUBIC)
        print_.image[:] = (np.clip(wood[:height, :width], 0, 1) * 255).astype(np.uint8)
        return
    low = tile_art.ground_colour(rng, "sea") if kind < .88 else t.colour(rng, (0, 360), (0, .6), (.03, .95))
    waves = t.noise(rng, max(height, width), rng.uniform(4, 40), 4)[:height, :width]
    sea = t.blend(low, t.near(rng, low, .1), waves)
    land = np.zeros((height, width), np.uint8)
    for key, (terrain, _) in hexes.items():
        if terrain in g.LAND:
            cv2.fillConvexPoly(land, np.int32(print_.at(g.hex_corners(*key))), 255)
    reach = cv2.distanceTransform(255 - land, cv2.DIST_L2, 3) / PX_PER_SIDE + (waves - .5) * rng.uniform(0, .3)
    if rng.random() < .7:
        beach = t.colour(rng, (30, 60), (.1, .6), (.6, .95)) if rng.random() < .7 else t.near(rng, low, .05) * 1.4
        sea = t.blend(np.clip(beach, 0, 1), sea, np.clip((reach - rng.uniform(.03, .2)) / rng.uniform(.03, .3), 0, 1))
    print_.image[:] = (np.clip(sea, 0, 1) * 255).astype(np.uint8)


def _joints(rng, print_, outline):
    """Cuts of a frame made of six pieces, with jigsaw knobs."""
    middle = outline.mean(0)
    for corner in outline if rng.random() < .5 else (outline + np.roll(outline, 1, 0)) / 2:
        inner = middle + (corner - middle) * .6
        points = print_.at(np.linspace(inner, corner, 12)) + rng.normal(0, 1.5, (12, 2))
        cv2.polylines(print_.image, [np.int32(points)], False, (20, 40, 80), 1, cv2.LINE_AA)
        knob = print_.at(inner + (corner - inner) * rng.uniform(.5, .8))
        cv2.circle(print_.image, tuple(int(v) for v in knob), int(.12 * PX_PER_SIDE), (20, 40, 80), 1, cv2.LINE_AA)


def _harbour(rng, print_, site, style):
    q, r, direction = site
    ends = np.array(g.edge_ends(q, r, direction))
    out = ends.mean(0) - g.hex_centre(q, r)
    spot = ends.mean(0) + out / np.linalg.norm(out) * rng.uniform(.3, .6)
    wood = t.colour(rng, (20, 40), (.1, .6), (.25, .8)) * 255
    if style["jetties"]:
        for end in ends:
            start, stop = print_.at(end + (spot - end) * .08), print_.at(end + (spot - end) * style["length"])
            cv2.line(print_.image, tuple(int(v) for v in start), tuple(int(v) for v in stop), wood.tolist(), style["width"], cv2.LINE_AA)
    at = tuple(int(v) for v in print_.at(spot))
    size = style["size"] * PX_PER_SIDE
    if style["square"]:
        plate = cv2.boxPoints((at, (size * 1.6, size * 1.6), float(rng.uniform(0, 90))))
        cv2.fillConvexPoly(print_.image, np.int32(plate), (style["plate"] * 255).tolist(), cv2.LINE_AA)
    else:
        cv2.circle(print_.image, at, int(size), (style["plate"] * 255).tolist(), -1, cv2.LINE_AA)
    for _ in range(3):
        dab = np.array(at) + rng.normal(0, size * .35, 2)
        cv2.circle(print_.image, tuple(int(v) for v in dab), max(1, int(size * rng.uniform(.1, .4))),
                   (t.colour(rng, (0, 360), (.1, .9), (.1, .9)) * 255).tolist(), -1, cv2.LINE_AA)


def _harbours(rng, print_, hexes):
    style = {"jetties": rng.random() < .7, "length": rng.uniform(.5, .95), "width": int(rng.integers(2, 8)),
             "size": rng.uniform(.14, .3), "square": rng.random() < .3, "plate": t.colour(rng, (30, 60), (0, .5), (.7, 1))}
    sites = coast(hexes)
    taken = []
    for index in rng.permutation(len(sites)):
        middle = np.mean(g.edge_ends(*sites[index]), 0)
        if all(np.linalg.norm(middle - other) > 1.6 for other in taken) and len(taken) < 11:
            taken.append(middle)
            _harbour(rng, print_, sites[index], style)


def print_board(rng, hexes, boxed, edition, framed=None):
    """The flat board of some edition: framed or of loose tiles. Returns the Print and the hexes of open sea in its frame."""
    framed = boxed and rng.random() < .75 if framed is None else framed
    ring = {(q + dq, r + dr) for q, r in hexes for dq, dr in g.EDGE_STEP.values()} - set(hexes)
    sea_tiles = not framed and rng.random() < .5
    print_ = Print(2.6 if framed else 2.2, hexes)
    if framed:
        outline = _frame_outline(rng, hexes)
        _sea(rng, print_, hexes)
        _joints(rng, print_, outline)
        print_.fill(outline)
        if rng.random() < .85:
            _harbours(rng, print_, hexes)
    jitter = 0 if framed and rng.random() < .6 else rng.uniform(0, .018)
    turn = 0 if framed and rng.random() < .6 else rng.uniform(0, 1.2)
    scale = 1.
    if rng.random() < .25:      # laid by hand, with gaps
        scale, jitter, turn = rng.uniform(.9, .99), rng.uniform(.005, .03), rng.uniform(.5, 3)
    on_table = dict(hexes)
    if sea_tiles:
        on_table.update({key: ("sea", None) for key in ring})
    for key, (terrain, _) in on_table.items():
        print_.lay(edition.face(rng, terrain), g.hex_centre(*key) + rng.normal(0, 1, 2) * jitter, rng.normal(0, 1) * turn, scale)
    if sea_tiles and rng.random() < .8:
        _harbours(rng, print_, hexes)
    return print_, sorted(ring) if sea_tiles else []
