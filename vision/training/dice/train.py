"""Trains the dice net on made-up and real scenes; goes on from its checkpoint when started again."""
import os

import numpy as np
import torch
from torch.nn import functional

from dice import render
from dice import scenes as dice_scenes
from dice.net import DiceNet
from dice.throw import UNKNOWN
from common.training_loop import Trainer, training_parser

SIZE = 224
FRESH = 3            # scenes made for each step; the rest are older ones, turned or mirrored
POOL = 2400          # that a process keeps


def turned(rng, picture, rows, any_turn):
    """The scene under one of the eight symmetries of the square, or of the two that leave it upright."""
    rows = rows.copy()
    for _ in range(int(rng.integers(4)) if any_turn else 0):
        picture = np.rot90(picture)
        rows[:, :2] = np.stack([rows[:, 1], SIZE - rows[:, 0]], 1)
    if rng.random() < 0.5:
        picture = picture[:, ::-1]
        rows[:, 0] = SIZE - rows[:, 0]
    return picture, rows


class Pool:
    """Scenes made so far, at most POOL; making one costs more than learning from it."""

    def __init__(self, bank, boards, photos):
        self.sources = bank, boards, photos
        self.scenes = []

    def batch(self, rng, count):
        for _ in range(FRESH if self.scenes else count):
            picture, rows, any_turn = dice_scenes.scene(rng, SIZE, *self.sources)
            made = (picture * 255).astype(np.uint8), rows, any_turn
            if len(self.scenes) < POOL:
                self.scenes.append(made)
            else:
                self.scenes[int(rng.integers(POOL))] = made
        chosen = [self.scenes[-1 - k] if len(self.scenes) < POOL and k < FRESH else self.scenes[int(rng.integers(len(self.scenes)))] for k in range(count)]
        return [turned(rng, *c) for c in chosen]


def targets(rows):
    """Heat, value (-1 where none), log2 side, and where an empty place counts: not on dice half hidden. On the quarter grid."""
    cells = SIZE // 4
    heat = np.zeros((cells, cells), np.float32)
    value = np.full((cells, cells), -1, np.int64)
    side = np.zeros((cells, cells), np.float32)
    counts = np.ones((cells, cells), np.float32)
    y, x = np.mgrid[:cells, :cells].astype(np.float32)
    for px, py, px_side, pips in rows:
        cx, cy = px / 4 - 0.5, py / 4 - 0.5
        if pips == UNKNOWN:
            counts[np.hypot(x - cx, y - cy) < 0.7 * px_side / 4] = 0
            continue
        spread = max(0.11 * px_side / 4, 0.7)
        bump = np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * spread ** 2))
        bump[min(max(int(round(cy)), 0), cells - 1), min(max(int(round(cx)), 0), cells - 1)] = 1
        near = (bump > 0.4) & (bump > heat)
        value[near], side[near] = int(pips) - 1, np.log2(px_side)
        heat = np.maximum(heat, bump)
    return heat, value, side, counts


def loss_of(raw, heat, value, side, counts):
    logit = raw[:, 0]
    p = torch.sigmoid(logit)
    centre = heat > 0.999
    found = functional.logsigmoid(logit) * (1 - p) ** 2 * centre
    empty = functional.logsigmoid(-logit) * p ** 2 * (1 - heat) ** 4 * ~centre * counts
    on = value >= 0
    return {'centre': -(found.sum() + empty.sum()) / centre.sum().clamp(min=4),
            'value': functional.cross_entropy(raw[:, 1:7], value, ignore_index=-1, reduction='sum') / on.sum().clamp(min=8),
            'side': (raw[:, 7] - side).abs()[on].sum() / on.sum().clamp(min=8)}


def main():
    parser = training_parser(__doc__, steps=4000, batch=12, by_step=True)
    parser.add_argument('--photos', default='../shared/photos')
    parser.add_argument('--tables', nargs='+', help='made-up tables (tables/make.py) that serve as backgrounds')
    parser.add_argument('--bank', nargs='+', required=True, help='sprites made by dice/render.py')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    trainer = Trainer.of(DiceNet(), options)
    bank = render.load(options.bank)
    boards = dice_scenes.load_boards(options.photos, options.tables)
    pool = Pool(bank, boards, dice_scenes.load_photos(os.path.join(options.photos, 'dice'), 'damian_*'))

    def batch(step):
        scenes = pool.batch(np.random.default_rng([options.seed, step]), options.batch)
        return np.stack([s[0] for s in scenes]).transpose(0, 3, 1, 2), *(np.stack(t) for t in zip(*(targets(s[1]) for s in scenes)))
    trainer.run(batch, loss_of)


if __name__ == '__main__':
    main()
