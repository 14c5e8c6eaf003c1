"""Makes crops of faces of dice, flattened as from straight above, for training:   python3 -m dice.faces OUT --bank BANK --tables TABLES

From a board the camera's tilt is known, and with it how a face that lies on the table looks from above: there a top is a square, and sides
are long and lie below it. A shard holds `crops` (N, CROP, CROP, 3, RGB) and `values`: 1 to 6 about the middle of a top face, 0 elsewhere:
on a side, between dice, under a hand, on an emblem.
"""
import argparse
import os

import cv2
import numpy as np

from common import sensor
from dice import render, scenes
from dice.decoys import add_decoy
from dice.throw import SETS, STRANGE_SETS, UNKNOWN, Throw, throw_dice

CROP, PX_PER_SIDE = 48, 24
SIZE = 256                      # of a scene
SMALLEST_SIDE, LARGEST_SIDE = 12, 56
TURNS = (-0.2, 1.4)             # radians; the reader looks at 0, 0.4, 0.8 and 1.2


def flattened(rng, picture, at, side, tilt, turn, off=(0., 0.), askew=True):
    """The crop about a place `off` (sides of the flattened face) from a top's centre, nearly as the reader would cut it."""
    if askew:
        tilt, turn, side = tilt + rng.normal(0, 0.04), turn + rng.normal(0, 0.04), side * np.exp(rng.normal(0, 0.08))
        off = np.asarray(off) + rng.normal(0, 0.07, 2)
    squash = max(np.cos(tilt), 0.35)
    upright = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) @ np.diag([squash ** -0.5, squash ** 0.5]) * side
    look = rng.uniform(*TURNS)
    matrix = upright @ np.array([[np.cos(look), -np.sin(look)], [np.sin(look), np.cos(look)]]) / PX_PER_SIDE
    middle = at + upright @ np.asarray(off)
    step = np.sqrt(abs(np.linalg.det(matrix)))
    if step > 1.5:
        picture = cv2.GaussianBlur(picture, (0, 0), step / 2.5)
    corner = middle - matrix @ np.full(2, (CROP - 1) / 2)
    return cv2.warpAffine(picture, np.column_stack([matrix, corner]), (CROP, CROP), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)


def beside_top(rng, tilt):
    """A place that is no top's middle: on a side, or on an edge."""
    if rng.random() < 0.7:
        return rng.uniform(-0.7, 0.7), rng.uniform(0.35, 0.6 + 0.5 * np.tan(min(tilt, 1.1)))
    angle = rng.uniform(0, 2 * np.pi)
    return np.array([np.cos(angle), np.sin(angle)]) * rng.uniform(0.45, 1.1)


def crops_of(rng, bank, boards, colours):
    """Crops of one scene and their values."""
    board, dice_there = boards[int(rng.integers(len(boards)))] if boards and rng.random() < 0.5 else (None, ())
    picture = scenes.crop(rng, board, SIZE, np.exp(rng.uniform(np.log(0.25), np.log(1.2))))[0] if board is not None and not dice_there else scenes.plain_table(rng, SIZE)
    for _ in range(int(rng.choice([0, 0, 1, 3]))):
        picture = add_decoy(rng, picture)
    chance = Throw.by_chance(rng)
    throw = Throw(chance.sets, int(rng.choice([2, 2, 3, 4, 6])), chance.crowd, chance.hand, np.exp(rng.uniform(np.log(SMALLEST_SIDE), np.log(LARGEST_SIDE))))
    picture, dice, _ = throw_dice(rng, np.ascontiguousarray(picture, np.float32), bank, throw, colours)
    picture = sensor.sensor(rng, sensor.light(rng, picture))
    if rng.random() < 0.35:
        picture = scenes.dimmed(rng, picture)
    crops, values = [], []
    for die in dice:
        if die.value == UNKNOWN or not (0 <= die.at[0] < SIZE and 0 <= die.at[1] < SIZE) or die.side < SMALLEST_SIDE - 2:
            continue
        for _ in range(3):
            crops.append(flattened(rng, picture, die.at, die.side, die.tilt, die.turn))
            values.append(die.value)
        for _ in range(2):
            off = beside_top(rng, die.tilt)
            place = die.at + np.array([[np.cos(die.turn), -np.sin(die.turn)], [np.sin(die.turn), np.cos(die.turn)]]) @ (np.array(off) * [1, np.cos(die.tilt)]) * die.pixels
            if all(np.hypot(*(other.at - place)) > 0.45 * other.side for other in dice):
                crops.append(flattened(rng, picture, place, die.side, die.tilt, die.turn))
                values.append(0)
    return crops, values


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out', help='a folder of shards; those that are there are not made again')
    parser.add_argument('--bank', nargs='+', required=True, help='sprites made by dice/render.py')
    parser.add_argument('--photos', help='photographs of boards that may be trained on')
    parser.add_argument('--tables', nargs='+', help='made-up tables that serve as ground')
    parser.add_argument('--strange', action='store_true', help='colours that no training sees')
    parser.add_argument('--shards', type=int, default=40)
    parser.add_argument('--scenes', type=int, default=120, help='of one shard')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.out, exist_ok=True)
    bank = render.load(options.bank)
    boards = scenes.load_boards(options.photos, options.tables) if options.photos else []
    for shard in range(options.shards):
        path = os.path.join(options.out, 'shard_%03d.npz' % shard)
        if os.path.exists(path):
            continue
        crops, values = [], []
        for k in range(options.scenes):
            made = crops_of(np.random.default_rng([options.seed, shard, k]), bank, boards, STRANGE_SETS if options.strange else SETS)
            crops += made[0]
            values += made[1]
        np.savez(path[:-4] + '.part.npz', crops=(np.clip(np.stack(crops), 0, 1) * 255).astype(np.uint8), values=np.array(values, np.uint8))
        os.replace(path[:-4] + '.part.npz', path)
        print(path, len(values), flush=True)


if __name__ == '__main__':
    main()
