"""Makes the crops that the corner and edge nets learn from.

Backgrounds are labelled tables: photographs that may be trained on, as they are or seen by another camera, composited
tables (tables/make.py) and path-traced ones. On their free sites pieces are painted, off their place and turned as people put
them; what lies there already keeps its label. Crops of pieces and of empty sites go to shards, .npz files of arrays
    corners (N,96,96,3) corner_kinds corner_colours corner_masks (N,12,12), edges (N,32,64,3) edge_... (N,8,16)
kinds are 0 none, 1 settlement or road, 2 city or ship; a colour is 255 where there is none, a mask is 255 where unknown.

    python3 -m pieces.tables OUT_DIR --tables DIR [DIR ...] --photos ../shared/photos --shards 20 --seed 1
"""
import argparse
import functools
import glob
import os

import cv2
import numpy as np

from common import geometry as g
from pieces import paint as pieces_paint
from pieces import prints as pieces_prints
from pieces import shapes as pieces_shapes
from common import sensor
from pieces.towns import TownSet

KINDS = {'settlement': 1, 'city': 2, 'road': 1, 'ship': 2}
UNKNOWN = 255
TABLES_A_SHARD = 24
CORNERS_A_TABLE, EDGES_A_TABLE = 54, 64
LARGEST_SIDE_PX, LARGEST_STRETCH = 120, 1.7


class Site:
    """A corner or an edge of a table and what is known of it."""

    def __init__(self, points):
        self.points = points                    # one lattice corner or an edge's two
        self.middle = np.mean(points, 0)
        self.kind, self.colour = 0, UNKNOWN
        self.overlook = False                   # what lies here cannot be known
        self.painted = 0                        # number of the piece painted here


def sites_of(table):
    """The sites of a table's land with their labels: corners and edges."""
    corners, edges = {}, {}
    for q, r in table.land():
        for d in g.CORNER_OFFSET:
            p = g.corner_point(q, r, d)
            corners.setdefault(g.corner_key(p), Site([p]))
        for d in g.EDGE_CORNERS:
            ends = g.edge_ends(q, r, d)
            edges.setdefault(g.corner_key(np.mean(ends, 0) * 2), Site(list(ends)))
    for colour, kind, q, r, d in table.pieces:
        if kind in ('settlement', 'city'):
            site = corners.get(g.corner_key(g.corner_point(q, r, d)))
        elif kind in ('road', 'ship'):
            site = edges.get(g.corner_key(np.mean(g.edge_ends(q, r, d), 0) * 2))
        else:
            continue
        if site:
            site.kind, site.colour = KINDS[kind], g.COLOURS.index(colour)
    for point in table.extra.get('unclear', []):
        for site in [*corners.values(), *edges.values()]:
            site.overlook = site.overlook or np.linalg.norm(site.middle - point) < .6
    return list(corners.values()), list(edges.values())


def another_view(rng, image, table, least_tilt=0):
    """The flat board as a camera elsewhere sees it: (image, image_from_lattice, focal length in px)."""
    long_side = int(rng.integers(700, 1300))
    size = (long_side, int(long_side / rng.choice([4 / 3, 3 / 2, 16 / 9])))
    focal = g.FOCAL_OVER_LONG_SIDE * long_side * np.exp(rng.normal(0, .12))
    tilt, turn, roll = np.radians(rng.uniform(least_tilt, 55)), rng.uniform(0, 2 * np.pi), rng.normal(0, .1)

    def about(axis, angle):
        return cv2.Rodrigues(np.asarray(axis, float) * angle)[0]
    rotation = about((0, 0, 1), roll) @ about((1, 0, 0), tilt) @ about((0, 0, 1), turn)
    points = np.concatenate([g.hex_corners(*key) for key in table.hexes])
    middle = points.mean(0)
    radius = np.linalg.norm(points - middle, axis=1).max()
    distance = focal * 2 * radius / (rng.uniform(.7, 1.25) * min(size))
    origin = np.array((*(rng.normal(0, .04, 2) * distance), distance)) - rotation[:, :2] @ middle
    view = np.array([[focal, 0, (size[0] - 1) / 2], [0, focal, (size[1] - 1) / 2], [0, 0, 1]]) @ np.column_stack((rotation[:, :2], origin))
    change = view @ np.linalg.inv(table.image_from_lattice)
    if g.side_px_at(view, middle) < .7 * g.side_px_at(table.image_from_lattice, middle):
        image = cv2.GaussianBlur(image, (0, 0), .45 * g.side_px_at(table.image_from_lattice, middle) / g.side_px_at(view, middle))
    return cv2.warpPerspective(image, change, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101), view / view[2, 2], focal


def choose_pieces(rng, corners, edges, family=None, cities=.42, shapes=None):
    """Pieces for free sites, mostly of the seat that settles that part of the board; that share of the buildings are cities. `shapes`: of this set, or one by chance."""
    seats = [str(c) for c in rng.permutation(g.COLOURS)[:rng.integers(2, 7)]]
    bodies = {c: np.clip(np.asarray(pieces_paint.BODIES[c][int(rng.integers(len(pieces_paint.BODIES[c])))]) + rng.normal(0, .03, 3), .01, 1) for c in seats}
    homes = rng.uniform(-4, 4, (len(seats), 2))
    shapes = shapes or pieces_shapes.Set(rng, family).shapes
    corner_share, edge_share = rng.uniform(.05, .5), rng.uniform(.05, .6)
    ships = rng.random() < .35
    slip = rng.uniform(.02, .09)
    standing = []

    def stand(kind, x, y, degrees, colour):
        parts = shapes[kind]
        if kind in ('settlement', 'city') and rng.random() < (.25 if kind == 'city' else .1):       # many people lay cities flat
            parts = pieces_shapes.lying(rng, parts)
        body = np.clip(bodies[colour] * np.exp(rng.normal(0, .04)), 0, 1)
        standing.append(pieces_paint.Standing(pieces_shapes.moved(pieces_shapes.turned(parts, degrees), x, y), body))

    for site in corners + edges:
        corner = len(site.points) == 1
        if site.kind or site.overlook or rng.random() > (corner_share if corner else edge_share):
            continue
        nearest = int(np.argmin(np.linalg.norm(homes - site.middle, axis=1)))
        colour = seats[nearest if rng.random() < .6 else int(rng.integers(len(seats)))]
        if corner:
            kind = 'city' if rng.random() < cities else 'settlement'
            offset = rng.normal(0, slip * 1.3, 2)
            offset *= min(1, .2 / np.hypot(*offset))
            degrees = rng.uniform(0, 360)
        else:
            kind = 'ship' if ships and rng.random() < .5 else 'road'
            offset = np.clip(rng.normal(0, slip, 2), -.13, .13)
            along = site.points[1] - site.points[0]
            degrees = np.degrees(np.arctan2(along[1], along[0])) + rng.normal(0, 4 if rng.random() < .85 else 14) + 180 * (rng.random() < .5)
        stand(kind, *(site.middle + offset), degrees, colour)
        site.kind, site.colour, site.painted = KINDS[kind], g.COLOURS.index(colour), len(standing)
    points = np.array([s.middle for s in corners + edges])
    for _ in range(int(rng.choice([0, 0, 1, 3, 8]))):       # pieces left inside tiles or in the sea belong to no site
        x, y = points[int(rng.integers(len(points)))] + rng.uniform(-1, 1, 2)
        if np.linalg.norm(points - (x, y), axis=1).min() > .42:
            stand(str(rng.choice(['road', 'settlement', 'city'])), x, y, rng.uniform(0, 360), seats[int(rng.integers(len(seats)))])
    if rng.random() < .6:
        x, y = points.mean(0) + rng.normal(0, 2, 2)
        if np.linalg.norm(points - (x, y), axis=1).min() > .4:
            standing.append(pieces_paint.Standing(pieces_shapes.moved(pieces_shapes.robber(rng), x, y), rng.choice([(.08, .08, .08), (.5, .5, .48), (.7, .6, .4)])))
    return standing


def jittered(rng, view):
    """The homography as a reader would have found it: a little off."""
    a, s = rng.normal(0, .006), np.exp(rng.normal(0, .008))
    wrong = np.array([[s * np.cos(a), -s * np.sin(a), rng.normal(0, .03)], [s * np.sin(a), s * np.cos(a), rng.normal(0, .03)], [0, 0, 1]])
    return view @ wrong


def take(rng, pyramid, ids, view, size, sites, limit, standing):
    """Crops of sites with their kinds, colours and masks; pieces first, then as many empty sites as there is room for."""
    usable = []
    for site in sites:
        x, y = g.project(view, site.middle)
        margin = .35 * g.side_px_at(view, site.middle)
        if site.overlook or not (margin < x < size[0] - margin and margin < y < size[1] - margin):
            continue
        if site.painted and standing[site.painted - 1].visible < .35:
            continue
        usable.append(site)
    usable = [usable[k] for k in rng.permutation(len(usable))]
    usable.sort(key=lambda s: s.kind == 0)
    filled = sum(s.kind > 0 for s in usable)
    usable = usable[max(0, filled - limit * 2 // 3):][:limit]
    rows = []
    for site in usable:
        points = [p + rng.normal(0, .015, 2) for p in site.points]      # prints are bent and tiles slip
        if len(points) == 1:
            image_from_crop = g.image_from_corner_crop(view, size, points[0])
            width, height, cell = g.CORNER_PX, g.CORNER_PX, g.CORNER_CELL_PX
        else:
            image_from_crop = g.image_from_edge_crop(view, size, points)
            width, height, cell = g.EDGE_WIDTH_PX, g.EDGE_HEIGHT_PX, g.EDGE_CELL_PX
        crop = pyramid.crop(image_from_crop, width, height)
        if site.kind and not site.painted:
            mask = np.full((height // cell, width // cell), UNKNOWN, np.uint8)
        else:
            shown = cv2.warpPerspective(ids, image_from_crop, (width, height), flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP)
            own = (shown == site.painted) & (site.painted > 0)
            mask = (own.reshape(height // cell, cell, width // cell, cell).mean((1, 3)) * 100).astype(np.uint8)
        rows.append((crop, site.kind, site.colour, mask))
    return rows


@functools.lru_cache(maxsize=64)
def kept_picture(path):
    return cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB)


def print_again(rng, image, view, table, corners, edges):
    """Borders and coasts of another edition, well away from the pieces that lie there."""
    taken = np.array([s.middle for s in corners + edges if s.kind or s.overlook])
    if len(taken) > 40:
        return
    free = [s for s in edges if not len(taken) or np.linalg.norm(taken - s.middle, axis=1).min() > 1.1]
    centres = np.array([g.hex_centre(*key) for key in table.land()])
    near = [centres[np.linalg.norm(centres - s.middle, axis=1) < .95] for s in free]
    if rng.random() < .45:
        pieces_prints.print_coast(rng, image, view, [(c[0], s.points) for c, s in zip(near, free) if len(c) == 1])
    if rng.random() < .6:
        pieces_prints.border_tiles(rng, image, view, [s.points for c, s in zip(near, free) if len(c) == 2 or rng.random() < .9])


def picture_of(table, real):
    """The table's picture; the few photographs are kept in memory."""
    return kept_picture(table.image_path) if real else table.image()


def make(rng, table, real, other=0., towns=0.):
    """Crops of one table with fresh pieces on it: (corner rows, edge rows); with the probability `other` seen more from the side, and
    likewise with other prints, and likewise with hues turned; with the probability `towns` of sets of many parts (pieces/towns.py)."""
    image, view, focal = picture_of(table, real).copy(), table.image_from_lattice, None
    corners, edges = sites_of(table)
    taken = [s.middle for s in corners + edges if s.kind]
    if len(taken) < 20 and (real or other) and rng.random() < (.75 if real else .7 * other):     # pieces that lie there would look flat: they are overlooked
        image, view, focal = another_view(rng, image, table, 25 if other and rng.random() < other else 0)
        for site in corners + edges:
            site.overlook = bool(taken) and np.linalg.norm(np.array(taken) - site.middle, axis=1).min() < .55
            site.kind, site.colour = 0, UNKNOWN
    if other and rng.random() < other:
        print_again(rng, image, view, table, corners, edges)
    side = g.side_px_at(view, np.mean([s.middle for s in corners], 0))
    scale = min(np.exp(rng.uniform(np.log(23), np.log(LARGEST_SIDE_PX))) / side, LARGEST_STRETCH)
    if not .95 < scale < 1.05:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
        view, focal = g.resized_from_picture(scale) @ view, focal and focal * scale
    standing = []
    if rng.random() < (.75 if real else .85):
        if real and taken:      # beside real pieces only now and then, and not in their way
            for site in corners + edges:
                if not site.kind and np.linalg.norm(np.array(taken) - site.middle, axis=1).min() < .45:
                    site.overlook = site.overlook or rng.random() < .5
        standing = choose_pieces(rng, corners, edges, shapes=TownSet(rng).shapes if towns and rng.random() < towns else None)
    size = image.shape[1::-1]
    ids = np.zeros(image.shape[:2], np.int32)
    if standing:
        inside = np.mean([s.middle for s in corners], 0)
        focal = (focal or g.FOCAL_OVER_LONG_SIDE * max(size)) * np.exp(rng.normal(0, .08))
        ids = pieces_paint.paint(rng, image, view, standing, inside, focal_px=focal)
    strength = .8 if real else .4       # made-up tables have been through a camera already
    picture = sensor.light(rng, image.astype(np.float32) / 255, strength)
    if other and rng.random() < other:
        picture = pieces_prints.turn_hues(rng, picture)
    picture = sensor.sensor(rng, picture, strength)
    pyramid = g.Pyramid((picture * 255).astype(np.uint8))
    ids = ids.astype(np.float32)
    view = jittered(rng, view)
    return (take(rng, pyramid, ids, view, size, corners, CORNERS_A_TABLE, standing), take(rng, pyramid, ids, view, size, edges, EDGES_A_TABLE, standing))


def read_tables(photos, folders, labels):
    """Tables to paint on: (table, whether it is a photograph)."""
    found = []
    for path in sorted(glob.glob(os.path.join(photos, 'develop', 'paolo_*.json'))) + sorted(glob.glob(os.path.join(labels, '*.json')) if labels else []):
        found.append((path, True))
    for folder in folders:
        found += [(path, False) for path in sorted(glob.glob(os.path.join(folder, '*.json')))]
    tables = [(g.read_table(path), real) for path, real in found]
    return [(t, real) for t, real in tables if t and t.land()]


def write_shard(path, rows):
    arrays = {}
    for name, part in zip(('corner', 'edge'), rows):
        crops, kinds, colours, masks = zip(*part)
        arrays.update({name + 's': np.stack(crops), name + '_kinds': np.array(kinds, np.uint8), name + '_colours': np.array(colours, np.uint8),
                       name + '_masks': np.stack(masks)})
    np.savez(path + '.part.npz', **arrays)
    os.replace(path + '.part.npz', path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--photos', default='../shared/photos')
    parser.add_argument('--tables', nargs='+', default=[])
    parser.add_argument('--labels', help='folder of table labels for photographs in extra/ (pieces/labels.py)')
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--shards', type=int, default=20)
    parser.add_argument('--real-share', type=float, default=.4)
    parser.add_argument('--towns', type=float, default=0, help='share of tables with sets of many parts')
    parser.add_argument('--other', type=float, default=0, help='share of tables with other prints, turned hues and views from the side')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out, exist_ok=True)
    for shard in range(options.first, options.first + options.shards):
        path = os.path.join(options.out, 'shard_%d_%04d.npz' % (options.seed, shard))
        if os.path.exists(path):
            continue
        tables = read_tables(options.photos, options.tables, options.labels)
        by_kind = [[t for t, real in tables if real], [t for t, real in tables if not real]]
        rows = [], []
        for n in range(TABLES_A_SHARD):
            rng = np.random.default_rng([options.seed, shard, n])
            real = rng.random() < options.real_share or not by_kind[1]
            pool = by_kind[0 if real else 1]
            for kept, made in zip(rows, make(rng, pool[int(rng.integers(len(pool)))], real, options.other, options.towns)):
                kept.extend(made)
        write_shard(path, rows)


if __name__ == '__main__':
    main()
