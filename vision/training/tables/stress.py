"""Copies of labelled photographs that imitate other cameras, editions and tables, to see where reading breaks.

    python3 -m tables.stress OUT_DIR --labels PATTERN... [--kinds warm tilt ...] [--one] [--seed 1] [--long-side 1600] [--models data/models]
    build/dev/vision_bench OUT_DIR --rows

Copies are named KIND_PHOTO.jpg with their label beside them, so that every kind is a set of its own to the bench. A copy depends on
the seed, the kind and the photograph's name alone. Kinds that print other tiles or tokens pass over boards with pieces, which the print
would cover; so do `tilt` and `hand`. Two kinds have no board to find, so that each must be refused: `none`, made without photographs
(`--nothing N` pictures with cards, single tiles and patterns), and `two` (`--two N` pictures with two of the photographs side by side).
"""
import argparse
import glob
import json
import os
import zlib

import cv2
import numpy as np

from tables import degrade
from tables import evaluate
from common import geometry as g
from tables import stress_print
from tables import surroundings
from common import texture as t


def resized(image, table, long_side):
    """The picture at another size, its lattice with it."""
    scale = long_side / max(image.shape[:2])
    if scale == 1:
        return image, table
    image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    grow = g.resized_from_picture(scale)
    return image, stress_print.changed(table, size=image.shape[1::-1], image_from_lattice=grow @ table.image_from_lattice)


# ---------------------------------------------------------------- light and camera: (rng, image, table) -> (image, table)

def _gains(*gains):
    def relit(rng, image, table):
        spread = 1 + rng.normal(0, .03, 3)
        return np.clip(image * (np.array(gains) * spread), 0, 255).astype(np.uint8), table
    return relit


def _hue(rng, image, table):
    hsv = cv2.cvtColor(image, cv2.COLOR_RGB2HSV).astype(np.float32)
    hsv[..., 0] = (hsv[..., 0] + rng.choice([-9, -6, 6, 9])) % 180          # 12 to 18 degrees
    hsv[..., 1] = np.clip(hsv[..., 1] * rng.choice([.45, 1.5]), 0, 255)
    return cv2.cvtColor(hsv.astype(np.uint8), cv2.COLOR_HSV2RGB), table


def _contrast(rng, image, table):
    x = image.astype(np.float32) / 255
    return (255 / (1 + np.exp(-rng.uniform(9, 13) * (x - rng.uniform(.35, .5))))).astype(np.uint8), table


def _pale(rng, image, table):
    return np.clip(image * rng.uniform(.35, .5) + rng.uniform(90, 130), 0, 255).astype(np.uint8), table


def _dim(rng, image, table):
    shot = rng.poisson(np.clip(image * rng.uniform(.12, .2), 0, None) + 3) * 4 + rng.normal(0, 6, image.shape)
    return np.clip(shot, 0, 255).astype(np.uint8), table


def _blur(rng, image, table):
    length, a = max(image.shape) / 1600 * rng.uniform(8, 14), rng.uniform(0, np.pi)
    size = int(length) | 1
    kernel = cv2.getRotationMatrix2D((size // 2, size // 2), np.degrees(a), 1)
    row = np.zeros((size, size), np.float32)
    row[size // 2] = 1
    row = cv2.warpAffine(row, kernel, (size, size))
    return cv2.filter2D(image, -1, row / row.sum()), table


def _jpeg(rng, image, table):
    small, table = resized(image, table, 1000)
    return cv2.imdecode(cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, 30])[1], cv2.IMREAD_COLOR), table


def _glare(rng, image, table):
    """Lamps mirrored on the board itself."""
    image = image.copy()
    for _ in range(int(rng.integers(2, 5))):
        key = list(table.hexes)[rng.integers(len(table.hexes))]
        at = g.project(table.image_from_lattice, g.hex_centre(*key) + rng.normal(0, .5, 2))
        side = g.side_px_at(table.image_from_lattice, g.hex_centre(*key))
        field = np.zeros(image.shape[:2], np.float32)
        axes = tuple(int(v) for v in side * rng.uniform(.15, .8, 2) + 1)
        cv2.ellipse(field, tuple(int(v) for v in at), axes, rng.uniform(0, 180), 0, 360, float(rng.uniform(.6, 1)), -1)
        field = cv2.GaussianBlur(field, (0, 0), side * .12)[..., None]
        image = (image * (1 - field) + 250 * field).astype(np.uint8)
    return image, table


def _tilt(rng, image, table):
    """The same board, taken for flat (so without pieces), from a camera at 45 to 52 degrees."""
    width, height = image.shape[1::-1]
    points = g.all_corners(table.hexes)
    middle = points.mean(0)
    tilt, turn = np.radians(rng.uniform(45, 52)), rng.uniform(0, 2 * np.pi)
    about = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    down = np.array([[1, 0, 0], [0, np.cos(tilt), np.sin(tilt)], [0, -np.sin(tilt), np.cos(tilt)]])
    rotation = down @ about
    reach = np.linalg.norm(points - middle, axis=1).max()
    focal = .85 * max(width, height)
    origin = np.array((0, 0, focal * 2 * reach / (.7 * min(width, height)))) - rotation[:, :2] @ middle
    view = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]]) @ np.column_stack((rotation[:, :2], origin))
    image = cv2.warpPerspective(image, view @ np.linalg.inv(table.image_from_lattice), (width, height), flags=cv2.INTER_LINEAR,
                                borderMode=cv2.BORDER_REPLICATE)
    return image, stress_print.changed(table, image_from_lattice=view, pieces=[], robber=None)


def _hand(rng, image, table):
    """An arm reaches over the board; the tiles that it covers are taken out of the label."""
    height, width = image.shape[:2]
    key = list(table.hexes)[rng.integers(len(table.hexes))]
    tip = g.project(table.image_from_lattice, g.hex_centre(*key))
    side = g.side_px_at(table.image_from_lattice, g.hex_centre(*key))
    a = rng.uniform(0, 2 * np.pi)
    out, across = np.array((np.cos(a), np.sin(a))), np.array((-np.sin(a), np.cos(a)))
    mask = np.zeros((height, width), np.uint8)
    far = tip + out * (width + height)
    arm = [tip + across * side * .55, far + across * side, far - across * side, tip - across * side * .55]
    cv2.fillConvexPoly(mask, np.int32(arm), 255, cv2.LINE_AA)
    for finger in (-.45, -.15, .15, .45):
        cv2.line(mask, tuple(map(int, tip + across * side * finger)), tuple(map(int, tip + across * side * finger * 1.4 - out * side * rng.uniform(.5, .8))),
                 255, int(side * .26), cv2.LINE_AA)
    skin = t.colour(rng, (12, 28), (.25, .6), (.35, .9)) * 255
    shade = 1 - .35 * cv2.GaussianBlur(255 - mask, (0, 0), side * .15)[..., None] / 255
    alpha = mask[..., None] / 255
    hexes = {}
    for key, tile in table.hexes.items():
        outline = np.zeros_like(mask)
        cv2.fillConvexPoly(outline, np.int32(g.project(table.image_from_lattice, g.hex_corners(*key))), 1)
        if mask[outline > 0].mean() < 25:
            hexes[key] = tile
    return (image * (1 - alpha) + skin * shade * alpha).astype(np.uint8), stress_print.changed(table, hexes=hexes, robber=None)


BARE = ("tilt", "hand")     # kinds for boards without pieces, as all prints are
CAMERAS = {"warm": _gains(1.12, .92, .52), "cold": _gains(.68, .92, 1.2), "hue": _hue, "contrast": _contrast, "pale": _pale, "dim": _dim,
           "blur": _blur, "jpeg": _jpeg, "small": lambda rng, image, table: resized(image, table, 640),
           "large": lambda rng, image, table: resized(image, table, 4000), "glare": _glare, "tilt": _tilt, "hand": _hand}


# ---------------------------------------------------------------- nothing to find

def no_board(rng, long_side):
    """A table with cards, cups, scattered hexagons and honeycombs, but nothing that makes a board."""
    size = (long_side, round(long_side * .7))
    image = cv2.resize(surroundings.surface(rng), size, interpolation=cv2.INTER_CUBIC)
    if rng.random() < .4:
        stress_print.honeycomb(rng, image)
    else:
        stress_print.scatter(rng, image, int(rng.integers(0, 9)))
    surroundings.clutter(rng, image, long_side / rng.uniform(8, 25), np.zeros(image.shape[:2], np.uint8))
    return degrade.sensor(rng, degrade.light(rng, image, .7), .7)


def two_boards(rng, first, second):
    """Two pictures side by side or one above the other, the second of them 0.55 to 1 times as high or as wide."""
    along = int(rng.integers(2))                    # 0: one above the other
    scale = rng.uniform(.55, 1) * first.shape[1 - along] / second.shape[1 - along]
    second = cv2.resize(second, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    spare = first.shape[1 - along] - second.shape[1 - along]
    before = int(rng.integers(spare + 1))
    border = (0, 0, before, spare - before) if along == 0 else (before, spare - before, 0, 0)
    second = cv2.copyMakeBorder(second, *border, cv2.BORDER_REPLICATE)
    return np.concatenate((first, second), axis=along)


# ---------------------------------------------------------------- the copies

def seed_of(seed, kind, name):
    return seed, zlib.crc32(("%s %s" % (kind, name)).encode())


def write(folder, kind, name, image, table):
    stem = os.path.join(folder, "%s_%s" % (kind, name.replace("_", "")))
    cv2.imwrite(stem + ".jpg", cv2.cvtColor(image, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, 92])
    if table is None:
        with open(stem + ".json", "w") as stream:
            json.dump({"dice": []}, stream)
        return
    table.image_path = stem + ".jpg"
    g.write_table(table, stem + ".json")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out_dir")
    parser.add_argument("--labels", nargs="*", default=[])
    parser.add_argument("--kinds", nargs="*", default=[*CAMERAS, *stress_print.PRINTS])
    parser.add_argument("--one", action="store_true", help="each photograph in one of the kinds, which take turns")
    parser.add_argument("--nothing", type=int, default=0, metavar="N")
    parser.add_argument("--two", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--long-side", type=int, default=1600)
    parser.add_argument("--models", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "data", "models"))
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out_dir, exist_ok=True)
    tiles = evaluate.Reader(os.path.join(options.models, "tiles.onnx"), ["terrain", "disc", "robber"]) if options.labels else None
    tables = []
    for path in sorted(path for pattern in options.labels for path in glob.glob(pattern)):
        original = g.read_table(path)
        if original is None:
            continue
        tables.append(original)
        name = os.path.basename(path)[:-5]
        image, table = resized(original.image(), original, options.long_side)
        discs = None
        for kind in [options.kinds[len(tables) % len(options.kinds)]] if options.one else options.kinds:
            rng = np.random.default_rng(seed_of(options.seed, kind, name))
            if table.pieces and (kind in BARE or kind not in CAMERAS):
                continue
            if kind in CAMERAS:
                write(options.out_dir, kind, name, *CAMERAS[kind](rng, image, table))
            else:
                discs = discs or stress_print.places_of_tokens(image, table, tiles)
                write(options.out_dir, kind, name, *stress_print.PRINTS[kind](rng, image, table, discs))
    for number in range(options.nothing):
        rng = np.random.default_rng(seed_of(options.seed, "none", str(number)))
        write(options.out_dir, "none", "%04d" % number, no_board(rng, options.long_side), None)
    for number in range(options.two if len(tables) > 1 else 0):
        rng = np.random.default_rng(seed_of(options.seed, "two", str(number)))
        first, second = (tables[i].image() for i in rng.permutation(len(tables))[:2])
        image = two_boards(rng, first, second)
        shrink = min(1, options.long_side / max(image.shape[:2]))
        image = cv2.resize(image, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
        write(options.out_dir, "two", "%04d" % number, image, None)


if __name__ == "__main__":
    main()
