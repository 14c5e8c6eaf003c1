"""Cuts the tiles and tokens out of labelled tables into one file that the trainings draw from.

    python3 -m tables.crop_pools POOL.npz --labels PATTERN... [--photos DIR] [--discs labels/paolo_discs.json] [--limit N]

Arrays: tiles (uint8 RGB), terrains, has_disc, disc_offset, has_robber (tables/tile_samples.py), tables (whose tile it is), tokens, numbers
(tables/token_samples.py). With --robbers tiles are cut out of the pictures with robbers on them, tokens as they are.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np

from common import geometry as g
from tables import robbers
from tables import tile_samples
from tables import token_samples


def known_discs(table, name, given):
    """{(q, r): (x, y, radius)} of the tokens whose place is known."""
    discs = given.get(name) or table.extra.get("discs") or {}
    return {tuple(map(int, key.split(","))): disc for key, disc in discs.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pool")
    parser.add_argument("--labels", nargs="+", required=True, help="patterns of label files")
    parser.add_argument("--photos", help="folder of the pictures, where they do not lie beside the labels")
    parser.add_argument("--discs", help="places of tokens by photograph, for labels that do not hold them")
    parser.add_argument("--limit", type=int, default=1000000)
    parser.add_argument("--robbers", type=float, default=0, help="share of the land on which robbers are stood (tables/robbers.py)")
    parser.add_argument("--times", type=int, default=1, help="how often each table is cut up, each time with other robbers")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    given = json.load(open(options.discs)) if options.discs else {}
    rng = np.random.default_rng(1)
    tiles, tables, tokens = [], [], []
    paths = sorted(path for pattern in options.labels for path in glob.glob(pattern))[:options.limit]
    for path in paths:
        table = g.read_table(path, options.photos)
        image, discs = table.image(), known_discs(table, os.path.basename(path)[:-5], given)
        pyramid = g.Pyramid(image)
        for _ in range(options.times):
            seen, stood = pyramid, {}
            if options.robbers:
                picture = image.copy()
                stood = robbers.stand(rng, table, picture, options.robbers)
                seen = g.Pyramid(picture)
            tiles += tile_samples.from_table(table, seen, discs, stood)
            tables += [tables[-1] + 1 if tables else 0] * (len(tiles) - len(tables))
        if "tokens_unknown" not in table.extra:
            tokens += token_samples.from_table(rng, table, pyramid, discs)
    pictures, terrains, has_disc, offsets, has_robber = zip(*tiles)
    np.savez(options.pool, tiles=np.stack(pictures), terrains=np.array(terrains), has_disc=np.array(has_disc),
             disc_offset=np.array(offsets, np.float32), has_robber=np.array(has_robber), tables=np.array(tables),
             tokens=np.stack([s for s, _ in tokens]) if tokens else np.zeros((0,)), numbers=np.array([n for _, n in tokens], int))
    print("%d tables, %d tiles, %d tokens" % (len(paths), len(tiles), len(tokens)))


if __name__ == "__main__":
    main()
