"""Makes pictures of boards by fast compositing, with labels: two or three a second and core.

    python3 -m tables.make OUT_DIR --count 1000 --seed 1 [--faces FACES_DIR] [--long-side 960] [--tiles MANNER] [--tokens MANNER] [--bare] [--books]

Table NAME depends on the seed and its number alone, so a run can be stopped and taken up again: what is there is left alone.
`--tiles` and `--tokens` keep to one manner of painting (tile_art.MANNERS, token_art.MANNERS), so that a training can do without it.
`--books` deals boards of the house-rule books (common/book_boards.py).
`--bare` leaves out robber, pieces and what lies beside the board: ground for things/tables.py to stand them on.
`--faces` names a folder of tile faces cut from photographs (tables/cut_faces.py), which some tables then wear.
"""
import argparse
import glob
import os

import cv2
import numpy as np

from tables import boards
from tables import harbour_discs
from tables import degrade
from common import book_boards
from common import geometry as g
from tables import solids
from tables import surroundings
from common import texture as t
from tables import tile_art
from tables import token_art

_PIECE_COLOURS = {"red": ((350, 372), (.65, 1), (.4, .85)), "blue": ((205, 235), (.6, 1), (.25, .8)),
                  "white": ((20, 60), (0, .14), (.75, 1)), "orange": ((16, 32), (.75, 1), (.75, 1)),
                  "green": ((90, 160), (.5, 1), (.2, .6)), "brown": ((12, 30), (.4, .75), (.2, .45))}


def read_faces(folder):
    """terrain -> faces cut from photographs, from files TERRAIN_*.png."""
    faces = {terrain: [] for terrain in g.TERRAINS}
    for path in sorted(glob.glob(os.path.join(folder, "*.png"))):
        face = cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB).astype(np.float32) / 255
        faces[os.path.basename(path).split("_")[0]].append(cv2.resize(face, (tile_art.FACE_PX,) * 2, interpolation=cv2.INTER_AREA))
    return faces


def aim_camera(rng, hexes, long_side, near=False):
    """A camera somewhere above the table that has most of the board in view. `near`: as near as a large board allows."""
    ratio = rng.choice([4 / 3, 3 / 2, 16 / 9, 1])
    size = (long_side, round(long_side / ratio))
    if rng.random() < .35:
        size = size[::-1]
    focal = long_side * rng.uniform(.62, 1.25)
    tilt = np.radians(min(58, abs(rng.normal(0, 28)) if rng.random() < .5 else rng.uniform(0, 55)))
    turn, roll = rng.uniform(0, 2 * np.pi), rng.normal(0, .12)
    c, s = np.cos(turn), np.sin(turn)
    about = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    c, s = np.cos(tilt), np.sin(tilt)
    down = np.array([[1, 0, 0], [0, c, s], [0, -s, c]])
    c, s = np.cos(roll), np.sin(roll)
    rotation = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ down @ about
    points = np.concatenate([g.hex_corners(*key) for key in hexes])
    middle = points.mean(0)
    radius = np.linalg.norm(points - middle, axis=1).max()
    fill = rng.uniform(.45, 1.02) if rng.random() < .85 else rng.uniform(1.02, 1.5)
    if near:
        fill = rng.uniform(.95, 1.2) if rng.random() < .85 else rng.uniform(1.2, 1.4)
    distance = focal * 2 * radius / (fill * min(size))
    aim = rng.normal(0, .05, 2) * distance
    origin = np.array((*aim, distance)) - rotation[:, :2] @ middle
    return solids.Camera(focal, rotation, origin, size)


def place_pieces(rng, hexes):
    """Random pieces: (colour, kind, q, r, direction), at most one a site."""
    colours = [str(c) for c in rng.permutation(g.COLOURS)[:rng.integers(2, 7)]]
    kind = rng.random()
    corner_share, edge_share = (0, 0) if kind < .25 else (rng.uniform(.02, .35), rng.uniform(.05, .6))
    taken, pieces = set(), []
    for q, r in [key for key, (terrain, _) in hexes.items() if terrain in g.LAND]:
        for direction in g.CORNER_OFFSET:
            key = g.corner_key(g.corner_point(q, r, direction))
            if key not in taken:
                taken.add(key)
                if rng.random() < corner_share:
                    pieces.append((str(rng.choice(colours)), str(rng.choice(["settlement", "city"], p=[.65, .35])), q, r, direction))
        for direction in g.EDGE_CORNERS:
            key = g.corner_key(np.mean(g.edge_ends(q, r, direction), 0) * 2)
            if ("edge", key) not in taken:
                taken.add(("edge", key))
                if rng.random() < edge_share:
                    pieces.append((str(rng.choice(colours)), str(rng.choice(["road", "ship"], p=[.93, .07])), q, r, direction))
    return pieces


class Scene:
    """One table being put together: solids gathered first, then shadows, then the solids from far to near."""

    def __init__(self, rng, camera, image):
        self.rng, self.camera, self.image = rng, camera, image
        a, length = rng.uniform(0, 2 * np.pi), rng.uniform(.1, 1.3)
        self.light = (length * np.cos(a), length * np.sin(a))
        self.gloss = rng.uniform(0, .5)
        self.things = []        # (point, faces, colour, after) where after paints what lies on top

    def add(self, faces, colour, after=None):
        point = np.append(np.concatenate(faces)[:, :2].mean(0), 0)
        self.things.append((point, faces, colour, after))

    def draw(self):
        shade = np.zeros(self.image.shape[:2], np.float32)
        for _, faces, _, _ in self.things:
            outline = solids.shadow_outline(faces, self.light)
            ground = self.camera.project(np.column_stack((outline, np.zeros(len(outline)))))
            cv2.fillConvexPoly(shade, np.round(ground * 16).astype(np.int32), 1., cv2.LINE_AA, 4)
        shade = cv2.GaussianBlur(shade, (0, 0), self.rng.uniform(.6, 5)) * self.rng.uniform(.15, .65)
        self.image[:] = (self.image * (1 - shade[..., None])).astype(np.uint8)
        for _, faces, colour, after in sorted(self.things, key=lambda thing: -self.camera.in_camera(thing[0])[2]):
            solids.draw(self.image, self.camera, faces, colour, self.light, self.gloss)
            if after:
                after()


def _lay_tokens(rng, scene, hexes, robber, style):
    """Adds the tokens and returns where they lie {(q, r): (x, y, radius)} in the lattice."""
    radius = rng.uniform(.19, .31)
    thickness = rng.uniform(.01, .05) if rng.random() < .8 else rng.uniform(.05, .12)
    slip = rng.choice([.03, .08, .14])
    upright = rng.random() < .3
    placed = {}
    for key, (terrain, number) in hexes.items():
        letter = number is None and terrain in g.LAND and terrain != "desert" and rng.random() < .3
        if number is None and not letter:
            continue
        x, y = g.hex_centre(*key) + np.clip(rng.normal(0, slip, 2), -.26, .26)
        if key == robber and rng.random() < .6:
            x, y = g.hex_centre(*key) + rng.uniform(-.28, .28, 2)
        placed[key] = (x, y, radius)
        face = style.face(rng, number)
        spin = rng.normal(0, 8) if upright else rng.uniform(0, 360)

        def lay(face=face, x=x, y=y, spin=spin):
            solids.draw_face(scene.image, scene.camera, face, x, y, radius, thickness, spin)
        scene.add(solids.place(solids.disc(radius, thickness), x, y, 0), style.ground, lay)
    return placed


def _stand_pieces(rng, scene, pieces):
    palette = {name: t.colour(rng, *ranges) for name, ranges in _PIECE_COLOURS.items()}
    models = {kind: maker(rng) for kind, maker in solids.MAKERS.items()}
    for colour, kind, q, r, direction in pieces:
        if kind in ("road", "ship"):
            ends = np.array(g.edge_ends(q, r, direction))
            x, y = ends.mean(0) + rng.normal(0, .03, 2)
            along = ends[1] - ends[0]
            degrees = np.degrees(np.arctan2(along[1], along[0])) + rng.normal(0, 5)
        else:
            x, y = g.corner_point(q, r, direction) + rng.normal(0, .05, 2)
            degrees = rng.uniform(0, 360)
        scene.add(solids.place(models[kind], x, y, degrees), t.near(rng, palette[colour], .04))
    return palette, models


def _leave_about(rng, scene, hexes, palette, models):
    """Pieces and dice beside the board."""
    reach = max(np.linalg.norm(g.hex_centre(*key)) for key in hexes) + 1.8
    for _ in range(int(rng.integers(0, 25))):
        a, distance = rng.uniform(0, 2 * np.pi), reach + abs(rng.normal(0, 2))
        kind = rng.choice(list(models) + ["die"])
        faces = solids.die(rng.uniform(.25, .4)) if kind == "die" else models[kind]
        scene.add(solids.place(faces, distance * np.cos(a), distance * np.sin(a), rng.uniform(0, 360)),
                  palette[str(rng.choice(list(palette)))])


def _ground(rng, camera, hexes, print_):
    """Table, floor beyond its rim, clutter and the printed board, as the camera sees them."""
    width, height = camera.size
    view = camera.image_from_plane()
    middle = np.mean([g.hex_centre(*key) for key in hexes], 0)
    px = surroundings.SURFACE_PX / rng.uniform(8, 40)
    canvas_from_lattice = np.array([[px, 0, -px * middle[0] + 256], [0, px, -px * middle[1] + 256], [0, 0, 1]])
    image = cv2.warpPerspective(surroundings.surface(rng), view @ np.linalg.inv(canvas_from_lattice), camera.size,
                                flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    if rng.random() < .5:       # the table ends somewhere; the floor lies lower and is not in scale
        floor = cv2.resize(surroundings.surface(rng), camera.size)
        reach = max(np.linalg.norm(g.hex_centre(*key) - middle) for key in hexes)
        if rng.random() < .5:
            corners = cv2.boxPoints((tuple(middle.tolist()), tuple((2 * reach + rng.uniform(3, 20, 2)).tolist()), rng.uniform(0, 90)))
        else:
            a = np.radians(range(0, 360, 10))
            corners = middle + (reach + rng.uniform(1.8, 8)) * np.column_stack((np.cos(a), np.sin(a)))
        mask = np.zeros((height, width), np.uint8)
        ahead = camera.in_camera(np.column_stack((corners, np.zeros(len(corners)))))[:, 2].min() > .5
        if ahead:
            cv2.fillConvexPoly(mask, np.int32(g.project(view, corners)), 255, cv2.LINE_AA)
            image[mask == 0] = floor[mask == 0]
    view_from_canvas = view @ np.linalg.inv(print_.canvas_from_lattice)
    soft = print_.image
    scale = g.side_px_at(view, middle) / boards.PX_PER_SIDE
    if scale < .6:
        soft = cv2.GaussianBlur(soft, (0, 0), .4 / scale)
    board = cv2.warpPerspective(soft, view_from_canvas, camera.size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.warpPerspective(print_.alpha, view_from_canvas, camera.size, flags=cv2.INTER_LINEAR)
    surroundings.clutter(rng, image, g.side_px_at(view, middle), (alpha > 0).astype(np.uint8))
    thickness = cv2.warpPerspective(print_.alpha, camera.image_from_plane(-.06) @ np.linalg.inv(print_.canvas_from_lattice), camera.size)
    under = cv2.GaussianBlur(np.maximum(alpha, thickness), (0, 0), 3)[..., None]
    image = image * (1 - .5 * under)
    return np.clip(image * (1 - alpha[..., None]) + board * alpha[..., None], 0, 255).astype(np.uint8)


class Maker:
    """Makes table number n of a seed."""

    def __init__(self, seed, faces=None, long_side=960, tiles=None, tokens=None, bare=False, books=False):
        self.bare, self.books = bare, books
        self.seed, self.faces, self.long_side, self.tile_manner, self.token_manner = seed, faces, long_side, tiles, tokens
        self.numerals = token_art.Numerals()

    def make(self, number):
        """(uint8 RGB image, g.Table without a path)."""
        rng = np.random.default_rng((self.seed, number))
        hexes, boxed, framed, discs = *boards.deal(rng), None, {}
        if self.books:
            hexes, framed, discs = book_boards.deal(rng)
        camera = aim_camera(rng, hexes, int(self.long_side * rng.uniform(.75, 1.25)), self.books)
        edition = tile_art.Edition(rng, self.faces, manner=self.tile_manner)
        print_, sea_ring = boards.print_board(rng, hexes, boxed, edition, framed)
        scene = Scene(rng, camera, _ground(rng, camera, hexes, print_))
        robber = None
        if rng.random() < .8 and not self.bare:
            land = [key for key, (terrain, _) in hexes.items() if terrain in g.LAND]
            robber = land[rng.integers(len(land))]
        tokens = _lay_tokens(rng, scene, hexes, robber, token_art.TokenStyle(rng, self.numerals, self.token_manner))
        harbour_discs.lay_discs(rng, scene, discs)
        pieces = [] if self.bare else place_pieces(rng, hexes)
        palette, models = _stand_pieces(rng, scene, pieces)
        if robber:
            tone = t.colour(rng, (20, 50), (0, .5), (.03, .75))
            x, y = g.hex_centre(*robber) + np.clip(rng.normal(0, .15, 2), -.35, .35)
            scene.add(solids.place(solids.robber(rng), x, y, 0), tone)
        if rng.random() < .5 and not self.bare:
            _leave_about(rng, scene, hexes, palette, models)
        scene.draw()
        image = scene.image
        if rng.random() < .35:
            image = degrade.glare(rng, image, int(rng.integers(1, 4)))
        image = degrade.sensor(rng, degrade.light(rng, degrade.uneven(rng, image), .7), .8)
        view = camera.image_from_plane()
        discs = {"%d,%d" % key: [round(float(v), 4) for v in disc] for key, disc in tokens.items()}
        hidden = frozenset([robber]) if robber in tokens else frozenset()      # he may stand before it
        return image, g.Table("", camera.size, view, hexes, robber, pieces, hidden_tokens=hidden,
                              extra={"discs": discs, "focal_px": camera.focal_px, "sea_ring": ["%d,%d" % key for key in sea_ring]})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out_dir")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faces")
    parser.add_argument("--long-side", type=int, default=960)
    parser.add_argument("--tiles", choices=tile_art.MANNERS)
    parser.add_argument("--tokens", choices=token_art.MANNERS)
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--books", action="store_true")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out_dir, exist_ok=True)
    maker = Maker(options.seed, read_faces(options.faces) if options.faces else None, options.long_side,
                  options.tiles, options.tokens, options.bare, options.books)
    name = options.tiles or "flat"
    for number in range(options.first, options.first + options.count):
        stem = os.path.join(options.out_dir, "%s_%d_%05d" % (name, options.seed, number))
        if os.path.exists(stem + ".json"):
            continue
        image, table = maker.make(number)
        table.image_path = stem + ".jpg"
        cv2.imwrite(table.image_path, cv2.cvtColor(image, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, 93])
        g.write_table(table, stem + ".json")


if __name__ == "__main__":
    main()
