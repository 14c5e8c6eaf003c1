"""Cuts out single things for the net that says whether two are of one kind (things/alike.py).

    python3 -m things.alike_crops OUT_DIR --tables DIR [DIR ...] --shards 40 --seed 1 [--unseen]

A shard has BOXES_A_SHARD boxes of anything (things/odd.py), each photographed on PICTURES_A_BOX tables: crops (N,64,64,3), which are those of the net with
a margin to be moved about in, and rows (N,8): number of the box, of the picture, of the slot in the box, of the colour, lying, visible share, whether it is a
thing of the box at all (else the slot is -1: a building, a die, bare ground), whether it is alone: things that can be seen well are there a second time,
cut out of their ground as vision/own_pixels.h does with things that come in a film.
"""
import argparse
import glob
import os

import cv2
import numpy as np

from common import geometry as g
from common import sensor
from pieces import tables as pieces_tables
from things.odd import AnyBox, SLOTS
from things.shapes import COLOURS, SHAPES
from things.tables import Picture

BOXES_A_SHARD, PICTURES_A_BOX = 8, 3
MARGIN = 8
LEAST_VISIBLE = .45
OTHERS = 10         # crops a picture of what is no thing of the box
WELL_VISIBLE = .85
ALONE_SIDES = .8    # about a thing's foot, all of it
PAINT, PLAIN, SOFT_RIM, HOLE = 210, 110, .6, 5      # as in vision/own_pixels.cpp
DARK_LOST, SOME_LOST, SHADED = .2, .15, .1          # shares of the things that lose their dark side or a part, or keep some shade
MOST_LOST = .35                                     # of a thing


def crops_of(rng, picture, box_number, picture_number):
    """(crop, row) of each thing that can be seen, and of some places where none is."""
    pyramid, view = g.Pyramid(picture.image), pieces_tables.jittered(rng, picture.view)
    size = g.ALIKE_PX + 2 * MARGIN
    inverse = np.linalg.inv(view)

    def cut(at):
        foot = g.project(inverse, at)
        return pyramid.crop(g.image_from_alike_crop(view, picture.size, foot, MARGIN), size, size)
    feet = []
    for thing in picture.scene.things:
        at = g.project(picture.view, thing.at)
        feet.append(thing.at)
        if thing.visible < LEAST_VISIBLE or not (8 < at[0] < picture.size[0] - 8 and 8 < at[1] < picture.size[1] - 8):
            continue
        row = box_number + thing.box, picture_number, SHAPES.index(thing.shape), COLOURS.index(thing.colour), thing.lying, thing.visible, 1
        yield cut(at), (*row, 0)
        if thing.visible > WELL_VISIBLE:
            yield alone(rng, picture, view, thing, at), (*row, 1)
    feet, boxes = np.array(feet).reshape(-1, 2), 1 + max((thing.box for thing in picture.scene.things), default=0)
    others = [g.corner_point(q, r, d) for colour, kind, q, r, d in picture.scene.pieces if kind in ('settlement', 'city')]
    land = picture.table.land()
    while len(others) < OTHERS:
        others.append(g.hex_centre(*land[int(rng.integers(len(land)))]) + rng.uniform(-.7, .7, 2))
    for point in others:
        at = g.project(picture.view, point)
        clear = not len(feet) or np.linalg.norm(feet - point, axis=1).min() > .3
        if clear and 8 < at[0] < picture.size[0] - 8 and 8 < at[1] < picture.size[1] - 8:
            yield cut(at), (box_number + rng.integers(boxes), picture_number, -1, -1, 0, 1, 0, 0)


def own_pixels(rng, mask, light):
    """The mask of a thing as a reader would have found it: here and there a pixel too much or too little at its rim, now and then without what looks as
    the ground does, or with some of its shade. `light`: of each pixel, as a share of its paint's."""
    field = sensor.smooth_field(rng, *mask.shape, int(rng.integers(4, 16)))
    square, strays = np.ones((3, 3), np.uint8), rng.uniform(.4, 2.5)
    found = np.where(field > strays, cv2.erode(mask, square), np.where(field < -strays, cv2.dilate(mask, square), mask))
    chance = rng.random()
    if chance < DARK_LOST:
        found = found & (light > np.quantile(light[mask > 0], rng.uniform(0, MOST_LOST)))
    elif chance < DARK_LOST + SOME_LOST:
        found = found & (field > np.quantile(field[mask > 0], rng.uniform(0, MOST_LOST)))
    elif chance < DARK_LOST + SOME_LOST + SHADED:
        x, y = rng.uniform(-.25, .25, 2) * np.sqrt(cv2.countNonZero(mask))
        found = found | cv2.warpAffine(mask, np.float32([[1, 0, x], [0, 1, y]]), mask.shape[::-1], flags=cv2.INTER_NEAREST)
    found = cv2.morphologyEx(found.astype(np.uint8), cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (HOLE, HOLE)))
    count, labels, sizes, _ = cv2.connectedComponentsWithStats(found)
    if count > 2:
        found = (labels == 1 + sizes[1:, cv2.CC_STAT_AREA].argmax()).astype(np.uint8)
    return found if cv2.countNonZero(found) >= 12 else mask


def light_of(seen, mask):
    """How bright each pixel is, as a share of the paint under a mask."""
    core = cv2.erode(mask, np.ones((3, 3), np.uint8))
    colour = np.median(seen[(core if cv2.countNonZero(core) > 6 else mask) > 0], 0)
    return (seen @ colour) / max(colour @ colour, 1)


def alone(rng, picture, view, thing, at):
    """The crop of a thing in one paint on plain ground."""
    size, reach = g.ALIKE_PX + 2 * MARGIN, int(ALONE_SIDES * g.side_px_at(picture.view, thing.at)) + 2
    low = np.maximum(np.round(at).astype(int) - reach, 0)
    window = slice(low[1], low[1] + 2 * reach), slice(low[0], low[0] + 2 * reach)
    seen, mask = picture.image[window].astype(np.float32), (picture.owners[window] == thing.number + 1).astype(np.uint8)
    mask = own_pixels(rng, mask, light_of(seen, mask))
    paint = np.minimum(PAINT * light_of(seen, mask), 255)
    share = cv2.GaussianBlur(mask.astype(np.float32), (0, 0), SOFT_RIM)
    grey = cv2.copyMakeBorder((PLAIN + share * (paint - PLAIN)).astype(np.uint8), 2, 2, 2, 2, cv2.BORDER_CONSTANT, value=PLAIN)
    window_from_picture = np.array([[1, 0, 2 - low[0]], [0, 1, 2 - low[1]], [0, 0, 1]])
    foot = g.project(np.linalg.inv(view), at)
    return g.Pyramid(np.dstack((grey,) * 3)).crop(window_from_picture @ g.image_from_alike_crop(view, picture.size, foot, MARGIN), size, size)


def write_shard(path, crops, rows):
    np.savez(path + '.part.npz', crops=np.stack(crops), rows=np.array(rows, np.float32))
    os.replace(path + '.part.npz', path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--tables', nargs='+', required=True, help='folders of bare tables')
    parser.add_argument('--unseen', action='store_true', help='only families that are kept from training')
    parser.add_argument('--shards', type=int, default=40)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out, exist_ok=True)
    tables = [g.read_table(path) for folder in options.tables for path in sorted(glob.glob(os.path.join(folder, '*.json')))]
    for number in range(options.shards):
        path = os.path.join(options.out, 'shard_%d_%04d.npz' % (options.seed, number))
        if os.path.exists(path):
            continue
        crops, rows = [], []
        for k in range(BOXES_A_SHARD):
            box_number = number * BOXES_A_SHARD + k
            chance = np.random.default_rng([options.seed, box_number])
            box = AnyBox(chance, options.unseen)
            slots = [str(s) for s in chance.permutation(SLOTS)[:int(chance.integers(3, 8))]] + ['boat', 'wall', 'road']
            for n in range(PICTURES_A_BOX):
                rng = np.random.default_rng([options.seed, box_number, n])
                table = tables[int(rng.integers(len(tables)))]
                picture = Picture(rng, table, unseen=options.unseen, side_px=(40, 125), game=slots, lying=.1, box=lambda rng, unseen: box)
                for crop, row in crops_of(rng, picture, box_number, box_number * PICTURES_A_BOX + n):
                    crops.append(crop)
                    rows.append(row)
        write_shard(path, crops, rows)


if __name__ == '__main__':
    main()
