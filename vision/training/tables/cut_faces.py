"""Cuts tile faces out of photographs whose licence allows training on them, for tables/make.py to lay on made-up tables.

    python3 -m tables.cut_faces FACES_DIR --labels PATTERN... [--photos DIR]

Writes TERRAIN_NAME_Q_R.png, straight from above, as tile_art.FACE_PX wants them. The faces are training material: they stay outside
the repository.
"""
import argparse
import glob
import os

import cv2
import numpy as np

from common import geometry as g
from tables import tile_art
from tables import tile_samples


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("faces_dir")
    parser.add_argument("--labels", nargs="+", required=True)
    parser.add_argument("--photos")
    options = parser.parse_args()
    os.makedirs(options.faces_dir, exist_ok=True)
    px, middle = tile_art.FACE_PX, (tile_art.FACE_PX - 1) / 2
    for path in sorted(path for pattern in options.labels for path in glob.glob(pattern)):
        table = g.read_table(path, options.photos)
        pyramid = g.Pyramid(table.image())
        for key, (terrain, number) in table.hexes.items():
            if number is not None or not tile_samples.in_view(table, key):
                continue        # a printed number would stay on the face
            centre, step = g.hex_centre(*key), 2 / px
            lattice_from_face = np.array([[step, 0, centre[0] - step * middle], [0, step, centre[1] - step * middle], [0, 0, 1]])
            face = pyramid.crop(table.image_from_lattice @ lattice_from_face, px, px)
            name = "%s_%s_%d_%d.png" % (terrain, os.path.basename(path)[:-5], *key)
            cv2.imwrite(os.path.join(options.faces_dir, name), cv2.cvtColor(face, cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    main()
