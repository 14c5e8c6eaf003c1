"""Fits how likely one of the shown pieces is there: the line between log-odds of vision/shown_reader.cpp.

    python3 -m things.alike_in_play ../../data/models DIR [DIR ...]

Of evenings (things/evenings.py), with the labelled lattice: what things.onnx.gz sees and alike.onnx makes of it.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np
import torch

from common import geometry as g
from common import packing
from things import read as things_read
from things.line import fitted
from things.measure import HIDDEN, keys_of, matched

FAINT = .1
STRANGER = -3.      # about what every training finds; only the order of magnitude matters to the line


def places(net, picture, table, feet):
    size = g.ALIKE_PX
    pyramid = g.Pyramid(picture)
    crops = [pyramid.crop(g.image_from_alike_crop(table.image_from_lattice, table.size, foot), size, size) for foot in feet]
    net.setInput(np.stack(crops).transpose(0, 3, 1, 2).astype(np.float32) / 255)
    return net.forward()


def rows_of(things, net, folder, stranger):
    """(log-odds that a thing is seen, log-odds that it is one of those shown, whether one of the shown kinds is there)."""
    with open(os.path.join(folder, 'evening.json')) as file:
        kinds = json.load(file)['kinds']
    with open(os.path.join(folder, 'shown.jsonl')) as file:
        lines = [json.loads(line) for line in file]
    tables = {os.path.basename(p)[:-5]: g.read_table(p) for p in glob.glob(os.path.join(folder, '[0-9].json'))}
    shown = []
    for line in lines:
        table = tables[line['photo'][:-4]]
        shown.append(places(net, table.image(), table, [g.project(np.linalg.inv(table.image_from_lattice), np.array(line['at']))])[0])
    for name, table in tables.items():
        if any(line['photo'][:-4] == name for line in lines):
            continue
        image = table.image()
        found = things_read.read(things, image, table.image_from_lattice, keys_of(table), FAINT)
        if not found:
            continue
        pairs = matched(table.image_from_lattice, found, table.extra['shapes'])
        where = places(net, image, table, [one.lattice for one in found])
        for n, (one, place) in enumerate(zip(found, where)):
            if n in pairs and pairs[n]['visible'] < HIDDEN:
                continue
            known = np.exp(-((np.stack(shown) - place) ** 2).sum(1)).sum()
            p = min(one.p, 1 - 1e-6)
            yield np.log(p / (1 - p)), np.log(known + 1e-9) - stranger, float(n in pairs and pairs[n]['shape'] in kinds)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('models')
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--stranger', type=float, default=STRANGER, help='the logit of the model card')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    things = packing.read_net(os.path.join(options.models, 'things.onnx.gz'))
    net = cv2.dnn.readNetFromONNX(os.path.join(options.models, 'alike.onnx'))
    rows = [row for folder in options.folders for evening in sorted(glob.glob(os.path.join(folder, 'evening_*'))) for row in rows_of(things, net, evening, options.stranger)]
    seen, known, there = torch.tensor(rows, dtype=torch.float64).T
    known = known.clamp(-12, 12)
    line = fitted(seen, known, there, [0., 1., .5])
    print('%d sights, %d of them shown pieces: kOdds %.2f, kPresencePower %.2f, kKnownPower %.2f' % (len(seen), there.sum(), line[0].exp(), line[1], line[2]))


if __name__ == '__main__':
    main()
