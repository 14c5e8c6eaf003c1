"""What corners.onnx says of the buildings of one box, picture by picture:   python3 -m pieces.groups MODELS_DIR OUT.jsonl --tables DIR... [--pictures 40]

On each made table stands one box of pieces of one family, with or without cities, among them families that no training sees
(pieces/shapes.py). A line: its family, and for each building the log-odds that it is a city and whether it is one. For
vision/joint_groups.h, which reads them together.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np

from common import geometry as g
from common import sensor
from pieces import paint, shapes, tables
from pieces.measure import look


def picture(rng, table, family, cities):
    """The table with such a box on it: picture, view, and its corners with what stands there."""
    image, view, focal = tables.another_view(rng, table.image(), table)
    corners, _ = tables.sites_of(table)
    for site in corners:
        site.kind = 0
    standing = tables.choose_pieces(rng, corners, [], family, cities)
    focal *= np.exp(rng.normal(0, .08))
    paint.paint(rng, image, view, standing, np.mean([s.middle for s in corners], 0), focal_px=focal)
    seen = sensor.sensor(rng, sensor.light(rng, image.astype(np.float32) / 255, .4), .4)
    built = [s for s in corners if s.painted and standing[s.painted - 1].visible > .5]
    return (seen * 255).astype(np.uint8), view, built


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('models')
    parser.add_argument('out')
    parser.add_argument('--tables', nargs='+', required=True)
    parser.add_argument('--pictures', type=int, default=40, help='of each family')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    net = cv2.dnn.readNetFromONNX(os.path.join(options.models, 'corners.onnx'))
    paths = sorted(path for folder in options.tables for path in glob.glob(os.path.join(folder, '*.json')))
    grounds = [t for t in map(g.read_table, paths) if t and len(t.land()) == 19 and not t.pieces]
    grounds = grounds or [t for t in map(g.read_table, paths) if t and len(t.land()) == 19]
    with open(options.out, 'w') as out:
        for number, family in enumerate(sorted(set(shapes.FAMILIES)) + list(shapes.HELD_OUT)):
            for k in range(options.pictures):
                rng = np.random.default_rng([options.seed, number, k])
                cities = 0. if rng.random() < .3 else rng.uniform(.1, .7)
                image, view, built = picture(rng, grounds[int(rng.integers(len(grounds)))], family, cities)
                size, pyramid = image.shape[1::-1], g.Pyramid(image)
                built = [s for s in built if all(0 < v < top for v, top in zip(g.project(view, s.middle), size))]
                if not built:
                    continue
                kinds, _ = look(net, [g.corner_crop(pyramid, view, size, s.points[0]) for s in built])
                seen = kinds[:, 1:].sum(1) > .5
                odds = np.log(np.maximum(kinds[:, 2], 1e-6) / np.maximum(kinds[:, 1], 1e-6))
                out.write(json.dumps({'family': family, 'odds': [round(float(o), 2) for o in odds[seen]], 'city': [int(s.kind == 2) for s, there in zip(built, seen) if there]}) + '\n')


if __name__ == '__main__':
    main()
