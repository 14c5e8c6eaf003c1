"""Stands the other pieces of the rule books on tables, for the net that finds them: crops about hexes, or whole pictures.

Grounds are bare composited tables (tables/make.py --bare), seen again by other cameras, and photographs that may be trained on
with the pieces that lie there. On them stand armies of one box or two, alone and in crowds, on their feet and on their side,
forts, walls, ships, markers and roads, and what must not be taken for them: settlements, cities, robbers, dice, cards.

    python3 -m things.tables OUT_DIR --tables DIR [DIR ...] --photos ../shared/photos --labels DIR --shards 20 --seed 1
    python3 -m things.tables OUT_DIR --tables DIR [DIR ...] --pictures 40 --seed 300 [--unseen]

A shard is an .npz of crops (N,160,160,3), things (N,THINGS,6): x and y of the foot in crop px, number of the shape, of the colour,
lying, visible share (a shape of -1 where there is none, ANYTHING where it has no name: --anything), and unclear (N,40,40): cells where nothing is to be learned.
A picture's label has "shapes"; see common/geometry.py for the rest.
"""
import argparse
import glob
import os

import cv2
import numpy as np

from common import geometry as g
from pieces import paint as pieces_paint
from pieces import prints as pieces_prints
from pieces import tables as pieces_tables
from common import sensor
from things import scene as things_scene
from things import shapes as things_shapes
from things.odd import AnyBox, SLOTS
from things.shapes import COLOURS, SHAPES

TABLES_A_SHARD = 24
HEXES_A_TABLE = 26
THINGS = 32                 # at most, a crop
ANYTHING = len(SHAPES)      # the shape of what a box of anything holds (things/odd.py)
CELL_PX = 4
CELLS = g.THINGS_PX // CELL_PX
SIDES_PX = 42, 110          # of whole pictures
HIDDEN = .35                # things of which less is seen are neither wanted nor wrong


class Picture:
    """A table with things on it, photographed."""

    def __init__(self, rng, table, real=False, unseen=False, side_px=(44, 125), game=None, lying=things_scene.LYING, box=things_shapes.Box):
        self.nameless = SLOTS if box is AnyBox else ()
        self.table, self.unclear = table, [np.asarray(p, float) for p in table.extra.get('unclear', [])]
        image = pieces_tables.picture_of(table, real).copy()
        self.view, self.focal = table.image_from_lattice, table.extra.get('focal_px')
        lying_here = self._lying_here()
        here = [at for at, _, _ in lying_here]
        if real and len(lying_here) < 20 and rng.random() < .7:
            image, self.view, self.focal = pieces_tables.another_view(rng, image, table, 20 if rng.random() < .4 else 0)
            self.unclear += here        # what stood there is flat now
            lying_here = []
        if table.robber and real:
            here.append(g.hex_centre(*table.robber))
        if rng.random() < .3 and not here:
            corners, edges = pieces_tables.sites_of(table)
            pieces_tables.print_again(rng, image, self.view, table, corners, edges)
        inside = np.mean([g.hex_centre(*key) for key in table.hexes], 0)
        image = self._shrink(image, np.exp(rng.uniform(*np.log(side_px))) / g.side_px_at(self.view, inside))
        self.scene = things_scene.Scene(rng, table, np.array(here).reshape(-1, 2), unseen, game, lying, box)
        focal = (self.focal or g.FOCAL_OVER_LONG_SIDE * max(image.shape[:2])) * np.exp(rng.normal(0, .03))
        self.owners = np.zeros(image.shape[:2], np.int32)      # which of the standing pieces, from 1, each pixel shows
        if self.scene.standing:
            self.owners = pieces_paint.paint(rng, image, self.view, self.scene.standing, inside, focal_px=focal)
        for thing in self.scene.things:
            thing.visible = self.scene.standing[thing.number].visible
        self.scene.things += [things_scene.Thing(shape, colour, at, False, None, 1.) for at, shape, colour in lying_here if shape]
        strength = .8 if real else .4
        picture = sensor.light(rng, image.astype(np.float32) / 255, strength)
        if rng.random() < .35:
            picture = pieces_prints.turn_hues(rng, picture)
        self.image = (sensor.sensor(rng, picture, strength) * 255).astype(np.uint8)
        self.size = self.image.shape[1::-1]

    def _lying_here(self):
        """(at, shape or None, colour) of the pieces that are in the photograph."""
        found = []
        for colour, kind, q, r, d in self.table.pieces:
            if kind in ('road', 'ship'):
                found.append((np.mean(g.edge_ends(q, r, d), 0), 'road' if kind == 'road' else 'boat', colour))
            else:
                found.append((g.corner_point(q, r, d), None, colour))
        return found

    def _shrink(self, image, scale):
        if scale > .95:
            return image
        self.view = g.resized_from_picture(scale) @ self.view
        self.focal = self.focal and self.focal * scale
        return cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)

    def crops(self, rng):
        """(crop, things, unclear) about the table's hexes, as a reader would cut them that found the board a little off."""
        pyramid, view = g.Pyramid(self.image), pieces_tables.jittered(rng, self.view)
        keys = [key for key in self.table.hexes if self._in_sight(view, key)]
        land = [key for key in keys if self.table.hexes[key][0] in g.LAND]
        sea = [key for key in keys if key not in land] + [key for key in self._ring() if self._in_sight(view, key)]
        land, sea = [land[k] for k in rng.permutation(len(land))], [sea[k] for k in rng.permutation(len(sea))]
        rows = []
        for key in land[:HEXES_A_TABLE - 7] + sea[:7]:
            image_from_crop = g.image_from_things_crop(view, self.size, g.hex_centre(*key))
            rows.append((pyramid.crop(image_from_crop, g.THINGS_PX, g.THINGS_PX), *self._wanted(np.linalg.inv(image_from_crop))))
        return rows

    def _ring(self):
        """The hexes of the sea about the land."""
        land = self.table.land()
        return sorted({(q + dq, r + dr) for q, r in land for dq, dr in g.EDGE_STEP.values()} - set(self.table.hexes))

    def _in_sight(self, view, key):
        x, y = g.project(view, g.hex_centre(*key))
        return 0 < x < self.size[0] and 0 < y < self.size[1]

    def _wanted(self, crop_from_image):
        things, unclear = np.full((THINGS, 6), -1, np.float32), np.zeros((CELLS, CELLS), bool)
        cells = (np.stack(np.meshgrid(np.arange(CELLS), np.arange(CELLS)), -1) + .5) * CELL_PX - .5
        for point in self.unclear:
            x, y = g.project(crop_from_image, g.project(self.view, point))
            unclear |= np.linalg.norm(cells - (x, y - 8), axis=2) < 30
        n = 0
        for thing in sorted(self.scene.things, key=lambda t: -t.visible):
            x, y = g.project(crop_from_image, g.project(self.view, thing.at))
            if not (-.5 <= x < g.THINGS_PX - .5 and -.5 <= y < g.THINGS_PX - .5):
                continue
            if thing.visible < HIDDEN:
                unclear |= np.linalg.norm(cells - (x, y), axis=2) < 10
            elif n < THINGS:
                things[n] = x, y, ANYTHING if thing.shape in self.nameless else SHAPES.index(thing.shape), COLOURS.index(thing.colour), thing.lying, thing.visible
                n += 1
        return things, unclear

    def write(self, stem):
        """The picture and its label, without what lies out of sight."""
        table, scene = self.table, self.scene
        shapes = []
        for thing in scene.things:
            x, y = g.project(self.view, thing.at)
            if 0 <= x < self.size[0] and 0 <= y < self.size[1]:
                shapes.append({'shape': thing.shape, 'colour': thing.colour, 'site': scene.site_of(thing), 'at': [round(float(x), 1), round(float(y), 1)],
                               'lying': bool(thing.lying), 'visible': round(float(thing.visible), 2)})
        label = g.Table(stem + '.jpg', self.size, self.view, table.hexes, scene.robber, scene.pieces, hidden_tokens=frozenset(scene.crowded), extra={'shapes': shapes})
        cv2.imwrite(label.image_path, cv2.cvtColor(self.image, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, 93])
        g.write_table(label, stem + '.json')


def write_shard(path, rows):
    crops, things, unclear = zip(*rows)
    np.savez(path + '.part.npz', crops=np.stack(crops), things=np.stack(things), unclear=np.stack(unclear))
    os.replace(path + '.part.npz', path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--tables', nargs='+', default=[], help='folders of bare tables')
    parser.add_argument('--photos', help='folder of the photographs that may be trained on')
    parser.add_argument('--labels', help='folder of table labels for photographs in extra/ (pieces/labels.py)')
    parser.add_argument('--real-share', type=float, default=.25)
    parser.add_argument('--unseen', action='store_true', help='only families of shapes that are kept from training')
    parser.add_argument('--game', nargs='+', choices=SHAPES, help='its shapes: one box, the usual colours and nothing else; without it anything may stand anywhere')
    parser.add_argument('--lying', type=float, default=things_scene.LYING, help='share that lies on its side of what can')
    parser.add_argument('--anything', type=float, default=0, help='share of tables whose boxes hold anything, to be found whatever it is')
    parser.add_argument('--shards', type=int, default=20)
    parser.add_argument('--pictures', type=int, help='whole pictures with labels, not shards')
    parser.add_argument('--sides', type=float, nargs=2, default=SIDES_PX, help='of tiles in whole pictures, px at least and at most')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out, exist_ok=True)
    for number in range(options.pictures or options.shards):
        stem = os.path.join(options.out, ('things_%d_%05d' if options.pictures else 'shard_%d_%04d.npz') % (options.seed, number))
        if os.path.exists(stem if not options.pictures else stem + '.json'):
            continue
        tables = [(t, False) for folder in options.tables for t in map(g.read_table, sorted(glob.glob(os.path.join(folder, '*.json'))))]
        photographs = pieces_tables.read_tables(options.photos, [], options.labels) if options.photos else []

        def box_of(rng):
            return AnyBox if rng.random() < options.anything else things_shapes.Box

        def picture(rng):
            pool = photographs if photographs and rng.random() < options.real_share else tables
            table, real = pool[int(rng.integers(len(pool)))]
            box = box_of(rng)
            return Picture(rng, table, real, options.unseen, game=options.game, lying=options.lying, box=box)
        if options.pictures:
            near = [t for t, _ in tables if g.side_px_at(t.image_from_lattice, np.mean([g.hex_centre(*key) for key in t.hexes], 0)) > options.sides[0]]
            table = near[number * len(near) // options.pictures]
            rng = np.random.default_rng([options.seed, number])
            Picture(rng, table, False, options.unseen, options.sides, options.game, options.lying, box_of(rng)).write(stem)
            continue
        rows = []
        for n in range(TABLES_A_SHARD):
            rng = np.random.default_rng([options.seed, number, n])
            rows += picture(rng).crops(rng)
        write_shard(stem, rows)


if __name__ == '__main__':
    main()
