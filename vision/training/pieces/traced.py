"""Cuts crops of sites out of the path-traced tables of pieces/full.py, as pieces/tables.py cuts them out of painted ones.

    python3 -m pieces.traced OUT_DIR --boxes DIR [DIR ...] [--looks 3] [--seed 1]

Shards for pieces/train.py. Each picture is looked at so many times, in other sizes and with other noise.
"""
import argparse
import os
from types import SimpleNamespace

import cv2
import numpy as np

from common import geometry as g
from common import sensor
from pieces.tables import CORNERS_A_TABLE, EDGES_A_TABLE, jittered, sites_of, take, write_shard
from things.traced import boxes_in

PICTURES_A_SHARD = 24
SMALLEST_SIDE_PX = 23
STRENGTH = .5               # of light and sensor: these pictures have been through a camera already


def labelled(table):
    """The sites with what stands there, and how much of each piece is seen."""
    corners, edges = sites_of(table)
    by_place = {g.corner_key(s.middle * 2): s for s in corners + edges}
    visible = {}
    for thing in table.extra['things']:
        site = by_place[g.corner_key(np.array(thing['at']) * 2)]
        site.kind, site.colour, site.painted = thing['kind'], g.COLOURS.index(thing['colour']), thing['number']
        visible[thing['number']] = SimpleNamespace(visible=thing['visible'])
    standing = [visible.get(n, SimpleNamespace(visible=1.)) for n in range(1, 256)]
    return corners, edges, standing


def retaken(rng, image, view, middle, smallest_side_px):
    """A path-traced picture as another camera would take it: smaller, in other light, noisy, its lattice a little off. Picture, view."""
    scale = min(np.exp(rng.uniform(np.log(smallest_side_px / g.side_px_at(view, middle)), .1)), 1.)
    image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    picture = sensor.sensor(rng, sensor.light(rng, image.astype(np.float32) / 255, STRENGTH), STRENGTH)
    return (picture * 255).astype(np.uint8), jittered(rng, g.resized_from_picture(scale) @ view)


def crops_of(rng, path):
    table = g.read_table(path)
    corners, edges, standing = labelled(table)
    picture, view = retaken(rng, table.image(), table.image_from_lattice, np.mean([s.middle for s in corners], 0), SMALLEST_SIDE_PX)
    pyramid, size = g.Pyramid(picture), picture.shape[1::-1]
    ids = cv2.imread(path[:-5] + '_mask.png', cv2.IMREAD_GRAYSCALE)
    ids = cv2.resize(ids, size, interpolation=cv2.INTER_NEAREST).astype(np.float32)
    return [take(rng, pyramid, ids, view, size, sites, limit, standing) for sites, limit in ((corners, CORNERS_A_TABLE), (edges, EDGES_A_TABLE))]


def asked(description):
    """The options of a program that cuts up path-traced tables, and the labels of their pictures."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--boxes', nargs='+', required=True, help='folders of make_boxes.py')
    parser.add_argument('--looks', type=int, default=3)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out, exist_ok=True)
    pictures = [path for paths in boxes_in(options.boxes).values() for path in paths]
    return options, pictures


def main():
    options, pictures = asked(__doc__)
    for look in range(options.looks):
        for k in range(0, len(pictures) - PICTURES_A_SHARD + 1, PICTURES_A_SHARD):
            path = os.path.join(options.out, 'shard_%d_%d_%04d.npz' % (options.seed, look, k // PICTURES_A_SHARD))
            if os.path.exists(path):
                continue
            rows = [crops_of(np.random.default_rng([options.seed, look, k + n]), p) for n, p in enumerate(pictures[k:k + PICTURES_A_SHARD])]
            write_shard(path, [sum((r[part] for r in rows), []) for part in (0, 1)])


if __name__ == '__main__':
    main()
