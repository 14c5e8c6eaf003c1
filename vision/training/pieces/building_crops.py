"""Cuts the buildings out of the path-traced tables of pieces/full.py, for the net that tells those of one box apart (pieces/building_looks.py).

    python3 -m pieces.building_crops OUT_DIR --boxes DIR [DIR ...] [--looks 3] [--seed 1]

A shard has crops (N,64,64,3), which are those of the net with a margin to be moved about in, and rows (N,3): number of the look at a picture, of the set on
its table, kind (1 settlement, 2 city).
"""
import os

import numpy as np

from common import geometry as g
from pieces.traced import PICTURES_A_SHARD, asked, labelled, retaken
from things.alike_crops import MARGIN, write_shard

SMALLEST_SIDE_PX = 30
LEAST_VISIBLE = .5
RIM_PX = 8


def crops_of(rng, path, number):
    """(crop, row) of each building that can be seen."""
    table = g.read_table(path)
    corners, _, standing = labelled(table)
    set_of = {thing['number']: thing['set'] for thing in table.extra['things']}
    picture, view = retaken(rng, table.image(), table.image_from_lattice, np.mean([s.middle for s in corners], 0), SMALLEST_SIDE_PX)
    pyramid, size, px = g.Pyramid(picture), picture.shape[1::-1], g.ALIKE_PX + 2 * MARGIN
    for site in corners:
        if not site.painted or standing[site.painted - 1].visible < LEAST_VISIBLE:
            continue
        if all(RIM_PX < v < top - RIM_PX for v, top in zip(g.project(view, site.middle), size)):
            yield pyramid.crop(g.image_from_alike_crop(view, size, site.middle, MARGIN), px, px), (number, set_of[site.painted], site.kind)


def main():
    options, pictures = asked(__doc__)
    for k in range(0, len(pictures) - PICTURES_A_SHARD + 1, PICTURES_A_SHARD):
        path = os.path.join(options.out, 'shard_%d_%04d.npz' % (options.seed, k // PICTURES_A_SHARD))
        if not os.path.exists(path):
            seen = [each for n, picture in enumerate(pictures[k:k + PICTURES_A_SHARD]) for look in range(options.looks)
                    for each in crops_of(np.random.default_rng([options.seed, k + n, look]), picture, (k + n) * options.looks + look)]
            write_shard(path, *zip(*seen))


if __name__ == '__main__':
    main()
