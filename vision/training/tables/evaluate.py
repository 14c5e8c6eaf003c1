"""Measures board.onnx, tiles.onnx and tokens.onnx on labelled photographs, set by set, as OpenCV runs them.

    python3 -m tables.evaluate --labels PATTERN... [--photos DIR] [--models data/models] [--list] [--board] [--number-crops DIR]

A set is the letters that a file's name begins with. Tiles and tokens are cut by the label's lattice, the token where the tile
net finds its disc; --board fits the lattice from the board net alone and compares it with the label's. Lattices may be turned by
sixths, so each board counts as right when every land hex's centre is found within 0.06 sides on the mean.
"""
import argparse
import collections
import glob
import os
import re

import cv2
import numpy as np

from common import calibration
from common import geometry as g
from common import lattice_fit

TILE_TURNS = (0, 180)
TOKEN_TURNS = (0, 90, 180, 270)


class Reader:
    """An ONNX file read by OpenCV; takes stacks of uint8 RGB."""

    def __init__(self, path, outputs):
        self.net, self.outputs = cv2.dnn.readNetFromONNX(path), outputs

    def __call__(self, crops):
        self.net.setInput(np.ascontiguousarray(np.stack(crops).transpose(0, 3, 1, 2), np.float32) / 255)
        return self.net.forward(self.outputs)


def softmax(logits):
    e = np.exp(logits - logits.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def read_tiles(tiles, pyramid, view, keys):
    """Terrain probabilities, disc probability, disc centre in the lattice, robber logit; means over the turns."""
    terrain, disc, place, robber = 0, 0, 0, 0
    for turn in TILE_TURNS:
        outputs = tiles([g.tile_crop(pyramid, view, key, turn) for key in keys])
        a = np.radians(turn)
        back = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
        terrain, disc, robber = terrain + outputs[0], disc + outputs[1][:, 0], robber + outputs[2][:, 0]
        place = place + outputs[1][:, 1:] @ back.T
    n = len(TILE_TURNS)
    centres = np.array([g.hex_centre(*key) for key in keys])
    return softmax(terrain / n), 1 / (1 + np.exp(-disc / n)), centres + place / n, robber / n


def read_tokens(tokens, pyramid, view, places):
    logits = sum(tokens([g.token_crop(pyramid, view, place, turn) for place in places])[0] for turn in TOKEN_TURNS)
    return softmax(logits / len(TOKEN_TURNS))


class Tally:
    def __init__(self):
        self.answers = collections.defaultdict(list)      # (set, what) -> [(right, probability)]
        self.wrong = []

    def add(self, name, what, right, probability=1., words=""):
        self.answers[re.match("[a-z]*", name)[0], what].append((bool(right), float(probability)))
        if not right and words:
            self.wrong.append("%s: %s" % (name, words))

    def show(self):
        for (set_, what), answers in sorted(self.answers.items()):
            right, p = np.array([a[0] for a in answers]), np.array([a[1] for a in answers])
            line = "%-8s %-20s %6.2f %%  (%d of %d)" % (set_, what, 100 * right.mean(), right.sum(), len(right))
            if what in ("terrain", "token", "number crop"):
                line += "  calibration error %.3f" % calibration.calibration_error(p, right)
            print(line)


def measure_photo(tally, name, table, pyramid, tiles, tokens):
    keys, view = list(table.hexes), table.image_from_lattice
    terrain, disc, places, robber = read_tiles(tiles, pyramid, view, keys)
    numbers = read_tokens(tokens, pyramid, view, places)
    for i, key in enumerate(keys):
        wanted, number = table.hexes[key]
        seen = g.TERRAINS[int(terrain[i].argmax())]
        tally.add(name, "terrain", seen == wanted, terrain[i].max(), "%d,%d is %s, read %s (%.2f)" % (*key, wanted, seen, terrain[i].max()))
        if key in table.hidden_tokens:
            continue
        tally.add(name, "disc seen or not", (disc[i] > .5) == (number is not None), 1, "%d,%d disc %.2f, token %s" % (*key, disc[i], number))
        if number is not None:
            read = g.NUMBERS[int(numbers[i].argmax())]
            tally.add(name, "token", read == number, numbers[i].max(), "%d,%d has %s, read %s (%.2f)" % (*key, number, read, numbers[i].max()))
    if table.robber:
        tally.add(name, "robber", keys[int(robber.argmax())] == table.robber, 1, "robber on %d,%d" % table.robber)


def measure_board(tally, name, table, image, board):
    def heat_of(box):
        return board([box])[0][0]
    found = max((fit for fit in (lattice_fit.find(image, heat_of, side) for side in (352, 512)) if fit), key=lambda fit: fit[1], default=None)
    off = 9.
    if found is not None:
        view, _, _ = found
        back = np.linalg.inv(view)
        offs = []
        for key in table.land():
            point = g.project(back, g.project(table.image_from_lattice, g.hex_centre(*key)))
            offs.append(np.linalg.norm(point - g.hex_centre(*g.hex_at(point))))
        off = float(np.mean(offs))
    tally.add(name, "board", off < .06, 1, "lattice off by %.3f sides" % off)
    return off


def measure_number_crops(tally, folder, tokens):
    """Close-ups in folders named by their number; the disc about fills the picture."""
    for number in (n for n in g.NUMBERS if n):
        for path in sorted(glob.glob(os.path.join(folder, str(number), "*"))):
            picture = cv2.imread(path)
            if picture is None:
                continue
            half_span = g.TOKEN_HALF_SPAN / .27        # a usual disc's radius is 0.27 sides
            side = max(picture.shape[:2])
            scale = side * half_span / g.TOKEN_PX
            crops = []
            for turn in TOKEN_TURNS:
                a = np.radians(turn)
                turned = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]]) * scale
                middle = np.array(((picture.shape[1] - 1) / 2, (picture.shape[0] - 1) / 2))
                at = middle - turned @ np.full(2, (g.TOKEN_PX - 1) / 2)
                crops.append(g.Pyramid(cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)).crop(
                    np.vstack((np.column_stack((turned, at)), (0, 0, 1))), g.TOKEN_PX, g.TOKEN_PX))
            p = softmax(tokens(crops)[0].mean(0))
            p[0] = 0
            read = g.NUMBERS[int(p.argmax())]
            tally.add("crops", "number crop", read == number, p.max(), "%s is %d, read %s" % (os.path.basename(path), number, read))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", nargs="*", default=[])
    parser.add_argument("--photos")
    parser.add_argument("--models", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "data", "models"))
    parser.add_argument("--board", action="store_true", help="measure the board net")
    parser.add_argument("--tiles", action="store_true", help="measure the tile and token nets")
    parser.add_argument("--number-crops")
    parser.add_argument("--list", action="store_true", help="print every error")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    tally = Tally()
    tokens = Reader(os.path.join(options.models, "tokens.onnx"), ["number"]) if options.tiles or options.number_crops else None
    tiles = Reader(os.path.join(options.models, "tiles.onnx"), ["terrain", "disc", "robber"]) if options.tiles else None
    board = Reader(os.path.join(options.models, "board.onnx"), ["heat"]) if options.board else None
    offs = []
    for path in sorted(path for pattern in options.labels for path in glob.glob(pattern)):
        table = g.read_table(path, options.photos)
        if table is None:
            continue
        name, image = os.path.basename(path)[:-5], table.image()
        if options.tiles:
            measure_photo(tally, name, table, g.Pyramid(image), tiles, tokens)
        if options.board:
            offs.append(measure_board(tally, name, table, image, board))
    if options.number_crops:
        measure_number_crops(tally, options.number_crops, tokens)
    tally.show()
    if offs:
        print("mean offset of boards found: %.3f sides" % np.mean([off for off in offs if off < .2]))
    if options.list:
        print("\n".join(tally.wrong))


if __name__ == "__main__":
    main()
