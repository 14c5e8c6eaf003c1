"""Trains the net that finds boards and writes data/models/board.onnx.

    python3 -m tables.train_board --tables DIR... --real PREFIX... --elsewhere LABELS PHOTOS --empty PREFIX... --checkpoint FILE --out FILE

Whole pictures, turned, scaled and tilted further at random. Resumes from the checkpoint; --export only writes what it holds.
"""
import glob
import os

import cv2
import numpy as np
import torch
from torch.nn import functional as f

from tables import degrade
from common import geometry as g
from tables import nets
from common.export_onnx import export
from common.training_loop import Trainer, training_parser

INPUT_PX = 320
CELL_PX = 4
STORED_PX = 448


class Picture:
    """A picture scaled down for keeping, its lattice with it; without a board `centres` is empty."""

    def __init__(self, image, view=None, land=()):
        scale = STORED_PX / max(image.shape[:2])
        self.image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        shrink = g.resized_from_picture(scale)
        self.view = None if view is None else shrink @ view
        self.land = list(land)
        self.centres = np.array([g.hex_centre(*key) for key in land]).reshape(-1, 2)
        self.corners = g.all_corners(land) if self.land else np.zeros((0, 2))


def read_pictures(patterns, photos_dir=None):
    pictures = []
    for pattern in patterns:
        for path in sorted(glob.glob(pattern + ("/*.json" if os.path.isdir(pattern) else "*.json"))):
            table = g.read_table(path, photos_dir)
            if table is not None:
                pictures.append(Picture(table.image(), table.image_from_lattice, table.land()))
    return pictures


def read_empty(patterns):
    """Pictures without a board."""
    paths = sorted(path for pattern in patterns for path in glob.glob(pattern + "*.jpg"))
    return [Picture(cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB)) for path in paths]


def _wander(rng, picture):
    """input_from_stored: anywhere, any way round, a little tilted, mostly with the whole picture in view."""
    height, width = picture.image.shape[:2]
    scale = INPUT_PX / max(height, width) * (rng.uniform(.7, 1.25) if rng.random() < .75 else rng.uniform(1., 1.9))
    a = rng.uniform(0, 2 * np.pi) if rng.random() < .7 else rng.normal(0, .05)
    c, s = np.cos(a) * scale, np.sin(a) * scale
    flip = -1 if rng.random() < .5 else 1
    stretch = np.exp(rng.normal(0, .1))
    turn = np.array([[c * flip, -s * stretch, 0], [s * flip, c * stretch, 0], [0, 0, 1]])
    tilt = np.eye(3)
    tilt[2, :2] = rng.normal(0, .2, 2) / INPUT_PX
    to_middle = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1.]])
    shift = np.array([[1, 0, INPUT_PX * (.5 + rng.normal(0, .08))], [0, 1, INPUT_PX * (.5 + rng.normal(0, .08))], [0, 0, 1]])
    return shift @ tilt @ turn @ to_middle


def _dots(points, spreads):
    """Gaussian bumps, the highest counting, on the quarter grid; points in input pixels."""
    cells = INPUT_PX // CELL_PX
    y, x = np.mgrid[:cells, :cells].astype(np.float32)
    heat = np.zeros((cells, cells), np.float32)
    for (px, py), spread in zip(points, spreads):
        cx, cy = (px + .5) / CELL_PX - .5, (py + .5) / CELL_PX - .5
        reach = int(3 * spread) + 1
        rows, columns = slice(max(0, int(cy) - reach), max(0, int(cy) + reach + 2)), slice(max(0, int(cx) - reach), max(0, int(cx) + reach + 2))
        bump = np.exp(-((x[rows, columns] - cx) ** 2 + (y[rows, columns] - cy) ** 2) / (2 * spread * spread))
        heat[rows, columns] = np.maximum(heat[rows, columns], bump)
    return heat


def sample(rng, picture):
    """One training input (uint8 RGB) and its three maps."""
    input_from_stored = _wander(rng, picture)
    beyond = (0, 0, 0) if rng.random() < .8 else tuple(int(v) for v in rng.integers(0, 255, 3))
    small = side_scale(input_from_stored, picture) < .7
    source = cv2.GaussianBlur(picture.image, (0, 0), .6) if small else picture.image
    image = cv2.warpPerspective(source, input_from_stored, (INPUT_PX, INPUT_PX), flags=cv2.INTER_LINEAR, borderValue=beyond)
    if rng.random() < .3:       # a hand, a cup, somebody's sleeve lies over a part of it
        cv2.ellipse(image, tuple(map(int, rng.integers(0, INPUT_PX, 2))), tuple(map(int, rng.integers(10, INPUT_PX // 3, 2))),
                    float(rng.uniform(0, 180)), 0, 360, tuple(map(int, rng.integers(0, 255, 3))), -1, cv2.LINE_AA)
    image = degrade.sensor(rng, degrade.light(rng, image), .35)
    cells = INPUT_PX // CELL_PX
    maps = np.zeros((3, cells, cells), np.float32)
    if picture.view is not None:
        view = input_from_stored @ picture.view
        for channel, points in ((0, picture.centres), (1, picture.corners)):
            spreads = [min(2.5, max(.8, g.side_px_at(view, p) / CELL_PX / 9)) for p in points]
            maps[channel] = _dots(g.project(view, points), spreads)
        for key in picture.land:
            outline = (g.project(view, g.hex_corners(*key)) + .5) / CELL_PX - .5
            cv2.fillConvexPoly(maps[2], np.round(outline * 16).astype(np.int32), 1., cv2.LINE_AA, 4)
    return image, maps


def side_scale(input_from_stored, picture):
    height, width = picture.image.shape[:2]
    return g.side_px_at(input_from_stored, (width / 2, height / 2))


class Batches:
    """Draws pictures in fixed shares of the kinds at hand, then one by one at random."""

    def __init__(self, kinds, size):
        self.kinds = [(share, pictures) for share, pictures in kinds if pictures]
        self.size = size

    def __call__(self, step):
        rng = np.random.default_rng((7, step))
        shares = np.array([share for share, _ in self.kinds], float)
        images, maps = [], []
        for index in rng.choice(len(self.kinds), self.size, p=shares / shares.sum()):
            pictures = self.kinds[index][1]
            image, heat = sample(rng, pictures[rng.integers(len(pictures))])
            images.append(image)
            maps.append(heat)
        inputs = torch.from_numpy(np.stack(images)).permute(0, 3, 1, 2).float() / 255
        return inputs, torch.from_numpy(np.stack(maps))


def loss(logits, maps):
    dots = f.binary_cross_entropy_with_logits(logits[:, :2], maps[:, :2], weight=1 + 6 * maps[:, :2])
    land = f.binary_cross_entropy_with_logits(logits[:, 2], maps[:, 2])
    return {"dots": dots * 4, "land": land * .5}


class Heat(torch.nn.Module):
    """The trained net with the sigmoid that its readers expect."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        return torch.sigmoid(self.net(x))


def main():
    parser = training_parser(__doc__, steps=6000, batch=12, exports=True, by_step=True)
    parser.add_argument("--tables", nargs="*", default=[], help="folders of composited tables, all drawn from alike")
    parser.add_argument("--traced", nargs="*", default=[], help="folders of path-traced tables")
    parser.add_argument("--real", nargs="*", default=[], help="photographs allowed for training: folders or path prefixes")
    parser.add_argument("--elsewhere", nargs=2, action="append", default=[], metavar=("LABELS", "PHOTOS"),
                        help="labels of photographs that lie in another folder")
    parser.add_argument("--empty", nargs="*", default=[], help="path prefixes of pictures without a board")
    options = parser.parse_args()
    trainer = Trainer.of(nets.BoardNet(), options)
    if not options.export:
        kinds = [*((.58 / len(options.tables), read_pictures([folder])) for folder in options.tables), (.15, read_pictures(options.traced)), (.12, read_pictures(options.real)),
                 *((.12, read_pictures([labels], photos)) for labels, photos in options.elsewhere), (.05, read_empty(options.empty))]
        print("pictures of each kind:", [len(pictures) for _, pictures in kinds], "parameters:", nets.size(trainer.net), flush=True)
        trainer.run(Batches(kinds, options.batch), loss)
    if options.out:
        export(Heat(trainer.average.cpu()), options.out, torch.zeros(1, 3, 352, 352), ["heat"], sides=(512,))


if __name__ == "__main__":
    main()
