"""Fits how likely a thing is there when only some shapes are in play: the line between log-odds of vision/shape_reader.cpp.

    python3 -m things.in_play ../../data/models/things.onnx.gz DIR:cube,disc,cylinder,boat,road DIR:pawn,rider,cannon,boat,road
"""
import argparse
import glob
import os

import cv2
import numpy as np
import torch

from common import geometry as g
from common import packing
from things import read as things_read
from things.line import fitted
from things.measure import HIDDEN, keys_of, matched
from things.shapes import SHAPES

FAINT = .02


def sights_of(reader, folder, shapes):
    """(log-odds that the net gives, log of the share of the shapes in play, whether a thing is there) of each sight."""
    in_play = [SHAPES.index(shape) for shape in shapes]
    for table in map(g.read_table, sorted(glob.glob(os.path.join(folder, '*.json')))):
        found = things_read.read(reader, table.image(), table.image_from_lattice, keys_of(table), FAINT)
        pairs = matched(table.image_from_lattice, found, table.extra['shapes'])
        for n, one in enumerate(found):
            if n in pairs and pairs[n]['visible'] < HIDDEN:
                continue
            p = min(one.p, 1 - 1e-6)
            yield np.log(p / (1 - p)), np.log(one.shares[in_play].sum() + 1e-6), float(n in pairs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('model')
    parser.add_argument('games', nargs='+', help='a folder of labelled pictures, a colon, the shapes of the game that is played there')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    reader = packing.read_net(options.model)
    sights = [sight for game in options.games for sight in sights_of(reader, *_split(game))]
    presence, share, there = torch.tensor(sights, dtype=torch.float64).T
    line = fitted(presence, share, there, [0., 1., 1.])
    print('%d sights, %d of them things: kOddsInPlay %.2f, kPresencePower %.2f, kSharePower %.2f' % (len(sights), there.sum(), line[0].exp(), line[1], line[2]))


def _split(game):
    folder, shapes = game.rsplit(':', 1)
    return folder, shapes.split(',')


if __name__ == '__main__':
    main()
