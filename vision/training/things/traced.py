"""Cuts crops out of the path-traced pictures of blender/make_boxes.py, as things/tables.py and things/alike_crops.py cut them out of painted ones.

    python3 -m things.traced things|alike|evenings OUT_DIR --boxes DIR [DIR ...] [--looks 2] [--seed 1]

`things`: shards for things/train.py; `alike`: shards for things/alike.py; each picture is looked at so many times, in other sizes and with other noise.
`evenings`: of boxes laid with `--games`, folders as things/evenings.py writes them, at full size.
"""
import argparse
import collections
import glob
import os
from types import SimpleNamespace

import cv2
import numpy as np

from common import geometry as g
from common import sensor
from things import alike_crops
from things import scene as things_scene
from things.evenings import GAMES, game_of, shown_in, write_evening
from things.odd import SLOTS
from things.tables import Picture, write_shard

PICTURES_A_SHARD = 24
BOXES_A_SHARD = 2           # few, for training draws from all shards alike, and of painted ones there are more
MOST_BOXES = 16             # on a table
SMALLEST = .55              # of a picture's size
LEAST_SIDE_PX = 36


class Traced(Picture):
    """A path-traced picture, smaller by chance and with a sensor's noise."""

    def __init__(self, rng, path, whole=False):
        self.nameless, self.unclear = SLOTS, []
        self.table = g.read_table(path)
        self.view, self.focal = self.table.image_from_lattice, None
        image = self.table.image()
        self.owners = cv2.imread(path[:-5] + '_mask.png', cv2.IMREAD_GRAYSCALE).astype(np.int32)
        things = [things_scene.Thing(t['slot'], t['colour'], np.array(t['at']), t['lying'], t['number'] - 1, t['visible'], t.get('box', 0)) for t in self.table.extra['things']]
        self.scene = SimpleNamespace(things=things, pieces=self.table.pieces, robber=self.table.robber, crowded=[], land=self.table.land())
        self.scene.site_of = lambda thing: things_scene.Scene.site_of(self.scene, thing)
        if not whole:
            side = g.side_px_at(self.view, np.mean([g.hex_centre(*key) for key in self.table.hexes], 0))
            image = self._shrink(image, np.exp(rng.uniform(np.log(max(SMALLEST, min(.95, LEAST_SIDE_PX / side))), .05)))
            self.owners = cv2.resize(self.owners.astype(np.uint8), image.shape[1::-1], interpolation=cv2.INTER_NEAREST).astype(np.int32)
            image = (sensor.sensor(rng, sensor.light(rng, image.astype(np.float32) / 255, .25), .25) * 255).astype(np.uint8)
        self.image, self.size = image, image.shape[1::-1]


def boxes_in(folders):
    """By folder and box: the labels of its pictures."""
    boxes = collections.defaultdict(list)
    for path in sorted(p for folder in folders for p in glob.glob(os.path.join(folder, 'box_*.json')) if not p.endswith('.scene.json')):
        boxes[path.rsplit('_', 1)[0]].append(path)
    return boxes


def alike_shard(path, boxes, seed, looks):
    crops, rows = [], []
    for number, paths in boxes:
        for n in range(len(paths) * looks):
            rng = np.random.default_rng([seed, number, n])
            for crop, row in alike_crops.crops_of(rng, Traced(rng, paths[n % len(paths)]), number * MOST_BOXES, number * 100 + n % len(paths)):
                crops.append(crop)
                rows.append(row)
    alike_crops.write_shard(path, crops, rows)


def things_shard(path, numbered, seed):
    rows = []
    for n, picture in numbered:
        rng = np.random.default_rng([seed, n])
        rows += Traced(rng, picture).crops(rng)
    write_shard(path, rows)


def evening(folder, paths):
    game = game_of(g.read_table(paths[0]).extra['box'])
    os.makedirs(folder, exist_ok=True)
    lines = {}
    for k, path in enumerate(paths):
        picture, stem = Traced(None, path, whole=True), os.path.join(folder, str(k))
        picture.write(stem)
        if len(lines) < len(GAMES[game]):
            lines = {(line['kind'], line['worth']): line for line in shown_in(picture, stem, GAMES[game])} | lines
    write_evening(folder, game, lines.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=('things', 'alike', 'evenings'))
    parser.add_argument('out')
    parser.add_argument('--boxes', nargs='+', required=True, help='folders of make_boxes.py')
    parser.add_argument('--looks', type=int, default=2)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out, exist_ok=True)
    boxes = boxes_in(options.boxes)
    if options.what == 'evenings':
        for number, paths in enumerate(boxes.values()):
            evening(os.path.join(options.out, 'evening_%d_%03d' % (options.seed, number)), paths)
        return
    if options.what == 'alike':
        numbered = list(enumerate(boxes.values()))
        parts = [numbered[k:k + BOXES_A_SHARD] for k in range(0, len(numbered), BOXES_A_SHARD)]
    else:
        pictures = list(enumerate([path for paths in boxes.values() for path in paths] * options.looks))
        parts = [pictures[k:k + PICTURES_A_SHARD] for k in range(0, len(pictures), PICTURES_A_SHARD)]
    for k, part in enumerate(parts):
        path = os.path.join(options.out, 'shard_%d_%04d.npz' % (options.seed, k))
        if os.path.exists(path):
            continue
        if options.what == 'alike':
            alike_shard(path, part, options.seed, options.looks)
        else:
            things_shard(path, part, options.seed)


if __name__ == '__main__':
    main()
