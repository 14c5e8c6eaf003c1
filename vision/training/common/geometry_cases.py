"""Writes tests/vision/geometry_cases.txt: numbers that common/geometry.py and vision/geometry.h must both give.

One case a line, words and numbers separated by blanks:
  H (9 numbers, image_from_lattice by rows) width height x y | side_px tilt_degrees lean_x lean_y
    | tile crop (9) | token crop (9) | corner crop (9) | edge crop (9) | edge's other end x y | things crop (9)
The crops' matrices are image_from_crop scaled to a last entry of 1. The point x, y serves as tile and token centre (turned by 60
degrees), as corner, as the hex's centre of the crop for things, and as the first end of the edge; the focal length is the assumed one.
"""
import os

import numpy as np

from common import geometry as g

VIEWS = (                       # degrees of tilt, of turning in the table's plane, px a side, picture size
    (0, 0, 120, (1600, 1200)), (5, 40, 100, (1280, 720)), (20, 130, 90, (1920, 1080)),
    (35, -70, 110, (1500, 2000)), (50, 200, 80, (640, 480)), (45, 15, 140, (2000, 1500)))
PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "tests", "vision", "geometry_cases.txt")
POINTS = ((0.0, 0.0), (0.8660254, 0.5), (-2.598076, -1.5), (1.7320508, 3.0))


def view(tilt, turn, side_px, size):
    """image_from_lattice of a camera that looks at the origin with the assumed focal length."""
    width, height = size
    focal = g.FOCAL_OVER_LONG_SIDE * max(size)
    a, t = np.radians(turn), np.radians(tilt)
    turned = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
    tilted = np.array([[1, 0, 0], [0, np.cos(t), -np.sin(t)], [0, np.sin(t), np.cos(t)]]).T
    rotation = tilted @ turned
    camera = np.array([[focal, 0, (width - 1) / 2 + 12], [0, focal, (height - 1) / 2 - 7], [0, 0, 1]])
    return camera @ np.column_stack((rotation[:, 0], rotation[:, 1], (0, 0, focal / side_px)))


def numbers(values):
    return " ".join("%.9g" % v for v in np.ravel(values))


def cases():
    for tilt, turn, side_px, size in VIEWS:
        h = view(tilt, turn, side_px, size)
        h /= h[2, 2]
        for point in map(np.array, POINTS):
            other = point + (np.sqrt(3) / 2, .5)
            crops = (g.image_from_tile_crop(h, point, 60), g.image_from_token_crop(h, point, 60),
                     g.image_from_corner_crop(h, size, point), g.image_from_edge_crop(h, size, (point, other)))
            fields = [numbers(h), numbers(size), numbers(point), "|", numbers(g.side_px_at(h, point)),
                      numbers(g.tilt_degrees(h, size, point)), numbers(g.lean_at(h, size, point))]
            fields += ["| " + numbers(m / m[2, 2]) for m in crops] + ["|", numbers(other)]
            things = g.image_from_things_crop(h, size, point)
            yield " ".join([*fields, "|", numbers(things / things[2, 2])])


def main():
    with open(PATH, "w") as out:
        out.writelines(case + "\n" for case in cases())


if __name__ == "__main__":
    main()
