"""Training pictures for the board net: tables of all makers and allowed photographs, warped and re-lit anew each time."""
import glob
import os

import cv2
import numpy as np
import torch

import degrade
import geometry as g
from board_net import STRIDE

SIDE = 352
LOADED_LONG_SIDE = 900
NEGATIVE_SHARE = 0.06


def stems(patterns):
    return sorted(path for pattern in patterns for path in glob.glob(pattern))


def load(path):
    """A table with its picture in memory, at most LOADED_LONG_SIDE long; None for a picture without a board."""
    table = g.read_table(path)
    if table is None:
        return None
    image = table.image()
    scale = min(1, LOADED_LONG_SIDE / max(image.shape[:2]))
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    shrink = np.array([[scale, 0, (scale - 1) / 2], [0, scale, (scale - 1) / 2], [0, 0, 1]])
    return image, shrink @ table.image_from_lattice, sorted(table.land())


def random_warp(rng, image_from_lattice, land, strength):
    """input_from_image: turns, tilts and zooms the picture so that most of the board lies in the input square."""
    points = g.project(image_from_lattice, g.all_corners(land))
    middle = points.mean(0)
    radius = np.linalg.norm(points - middle, axis=1).max()
    turn = rng.uniform(0, 2 * np.pi) if rng.random() < .5 else rng.normal(0, .2)
    fill = rng.uniform(.38, .98) if rng.random() < .85 else rng.uniform(.98, 1.4)
    scale = fill * SIDE / 2 / radius
    c, s = np.cos(turn) * scale, np.sin(turn) * scale
    tilt = rng.normal(0, .28 * strength, 2) / radius / 2
    lens = np.array([[1, 0, 0], [0, 1, 0], [*tilt, 1]]) @ np.array([[1, 0, -middle[0]], [0, 1, -middle[1]], [0, 0, 1]])
    squeeze = np.diag((*np.exp(rng.normal(0, .1 * strength, 2)), 1))
    if rng.random() < .3:
        squeeze = np.diag((-1, 1, 1)) @ squeeze
    slack = max(0, SIDE / 2 * (1 - fill)) + 12
    at = SIDE / 2 + np.clip(rng.normal(0, .5, 2), -1, 1) * slack
    return np.array([[c, -s, at[0]], [s, c, at[1]], [0, 0, 1]]) @ squeeze @ lens


def targets(input_from_lattice, land):
    """3xHxW: bumps at centres and corners, as wide as a twelfth of a tile, and the land."""
    side = SIDE // STRIDE
    heat_from_input = np.array([[1 / STRIDE, 0, .5 / STRIDE - .5], [0, 1 / STRIDE, .5 / STRIDE - .5], [0, 0, 1]])
    heat_from_lattice = heat_from_input @ input_from_lattice
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    out = np.zeros((3, side, side), np.float32)
    for channel, points in ((0, np.array([g.hex_centre(*key) for key in land])), (1, g.all_corners(land))):
        for point, (px, py) in zip(points, g.project(heat_from_lattice, points)):
            if -2 < px < side + 1 and -2 < py < side + 1:
                sigma = float(np.clip(g.side_px_at(heat_from_lattice, point) / 9, .8, 2.5))
                low_x, high_x = max(0, int(px - 4 * sigma)), int(px + 4 * sigma) + 2
                low_y, high_y = max(0, int(py - 4 * sigma)), int(py + 4 * sigma) + 2
                w = (slice(low_y, high_y), slice(low_x, high_x))
                out[channel][w] = np.maximum(out[channel][w], np.exp(-((x[w] - px) ** 2 + (y[w] - py) ** 2) / (2 * sigma ** 2)))
    for key in land:
        polygon = g.project(heat_from_lattice, g.hex_corners(*key))
        if np.abs(polygon).max() < 8 * side:
            cv2.fillConvexPoly(out[2], np.round(polygon * 16).astype(np.int32), 1., cv2.LINE_AA, 4)
    return out


class Boards(torch.utils.data.IterableDataset):
    """Endless samples (picture 3xSxS, targets 3xS/4xS/4). `pools` are (patterns, share, strength of the warp)."""

    def __init__(self, pools, seed):
        self.seed = seed
        self.pools = [([t for t in map(load, stems(patterns)) if t], share, strength) for patterns, share, strength in pools]
        self.pools = [pool for pool in self.pools if pool[0]]
        shares = np.array([share for _, share, _ in self.pools])
        self.shares = shares / shares.sum()

    def sample(self, rng):
        tables, _, strength = self.pools[rng.choice(len(self.pools), p=self.shares)]
        image, image_from_lattice, land = tables[rng.integers(len(tables))]
        warp = random_warp(rng, image_from_lattice, land, strength)
        if rng.random() < NEGATIVE_SHARE:       # a table with the board out of view
            a = rng.uniform(0, 2 * np.pi)
            warp = np.array([[1, 0, 1.6 * SIDE * np.cos(a)], [0, 1, 1.6 * SIDE * np.sin(a)], [0, 0, 1]]) @ warp
        border = cv2.BORDER_CONSTANT if rng.random() < .5 else cv2.BORDER_REFLECT_101
        # a table mirrored at the picture's rim would be a board without a label
        points = g.project(np.linalg.inv(warp), np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]]))
        outside = points.min() < -.35 * max(image.shape) or (points.max(0) > 1.35 * max(image.shape)).any()
        picture = g.Pyramid(image).crop(np.linalg.inv(warp), SIDE, SIDE) if not outside and border != cv2.BORDER_CONSTANT else cv2.warpPerspective(
            image, warp, (SIDE, SIDE), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_CONSTANT, borderValue=tuple(int(v) for v in rng.integers(0, 255, 3)))
        picture = degrade.sensor(rng, degrade.light(rng, degrade.uneven(rng, picture), .9), .5)
        if rng.random() < .3:       # something lies over a part of it
            a, b = rng.integers(0, SIDE, 2), rng.integers(10, SIDE // 3, 2)
            cv2.ellipse(picture, tuple(map(int, a)), tuple(map(int, b)), float(rng.uniform(0, 180)), 0, 360,
                        tuple(int(v) for v in rng.integers(0, 255, 3)), -1, cv2.LINE_AA)
        return (torch.from_numpy(np.ascontiguousarray(picture.transpose(2, 0, 1))).float() / 255,
                torch.from_numpy(targets(warp @ image_from_lattice, land)))

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = np.random.default_rng((self.seed, worker.id if worker else 0))
        cv2.setNumThreads(1)
        while True:
            yield self.sample(rng)
