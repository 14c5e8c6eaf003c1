"""Trains the net for the other pieces on the shards of things_tables.py; goes on from its checkpoint when started again.

    python3 things_train.py --shards DIR [DIR ...] --checkpoint things.pt --steps 9000 --rate 2e-3
"""
import glob
import os

import numpy as np
import torch
from torch.nn import functional

import things_net as net
from pieces_train import augmented
from things_tables import CELL_PX, CELLS
from training_loop import Trainer, training_parser

LOOK_AGAIN = 100        # steps between looks for new shards


class Crops:
    """The crops of all shards there are so far; more may come while training goes on."""

    def __init__(self, folders):
        self.folders, self.paths, self.parts = folders, set(), []

    def look(self):
        for path in sorted(p for folder in self.folders for p in glob.glob(os.path.join(folder, 'shard_*.npz'))):
            if path not in self.paths and not path.endswith('.part.npz'):
                self.paths.add(path)
                shard = np.load(path)
                self.parts.append((shard['crops'].transpose(0, 3, 1, 2), shard['things'], shard['unclear']))

    def draw(self, rng, count):
        """A batch from eight shards drawn at random: crops, their things and unclear cells."""
        rows = [[], [], []]
        for _ in range(8):
            part = self.parts[int(rng.integers(len(self.parts)))]
            chosen = rng.integers(len(part[0]), size=count // 8)
            for row, array in zip(rows, part):
                row.append(array[chosen])
        return [np.concatenate(row) for row in rows]


def targets_of(things, unclear):
    """What each cell should say: (centre N,24,24 in 0..1, weight of it, and for cells at a foot or next to it an N,24,24 index into the
    rows of `told` (-1 elsewhere) whose columns are offset x and y, lying, shape, colour)."""
    count = len(things)
    centre, weight = np.zeros((count, CELLS, CELLS), np.float32), 1 - unclear.astype(np.float32)
    index, nearest = np.full((count, CELLS, CELLS), -1), np.full((count, CELLS, CELLS), np.inf, np.float32)
    told = []
    grid = np.arange(CELLS)
    for n, crop in enumerate(things):
        for x, y, shape, colour, lying, _ in crop[crop[:, 2] >= 0]:
            u, v = (x + .5) / CELL_PX - .5, (y + .5) / CELL_PX - .5         # in cells
            column, row = int(np.clip(round(u), 0, CELLS - 1)), int(np.clip(round(v), 0, CELLS - 1))
            far = (grid[None, :] - column) ** 2 + (grid[:, None] - row) ** 2
            centre[n] = np.maximum(centre[n], np.where(far < 8, np.exp(-far / (2 * .75 ** 2)), 0))
            weight[n, row, column] = 1
            near = (grid[None, :] - u) ** 2 + (grid[:, None] - v) ** 2
            own = (abs(grid[None, :] - column) <= 1) & (abs(grid[:, None] - row) <= 1) & (near < nearest[n])
            nearest[n][own], index[n][own] = near[own], len(told)
            told.append((u, v, lying, shape, colour))
    return torch.from_numpy(centre), torch.from_numpy(weight), torch.from_numpy(index), torch.from_numpy(np.array(told, np.float32).reshape(-1, 5))


def loss_of(heat, centre, weight, index, told):
    logit = heat[:, net.CENTRE]
    p = torch.sigmoid(logit)
    there = centre > .999
    sure = torch.where(there, functional.logsigmoid(logit) * (1 - p) ** 2, functional.logsigmoid(-logit) * p ** 2 * (1 - centre) ** 4)
    wanted = max(1, len(told))
    parts = {'centre': -(sure * weight).sum() / wanted}
    n, row, column = torch.nonzero(index >= 0, as_tuple=True)
    said, truth = heat[n, :, row, column], told[index[n, row, column]]
    share = .25 + .75 * there[n, row, column].float()       # next to the foot less is at stake
    share = share / share.sum().clamp(min=1)
    offset = (said[:, net.OFFSET] - (truth[:, :2] - torch.stack((column, row), 1))).abs().sum(1)
    parts['offset'] = .3 * (offset * share).sum()
    parts['lying'] = .5 * (functional.binary_cross_entropy_with_logits(said[:, net.LYING], truth[:, 2], reduction='none') * share).sum()
    parts['shape'] = (functional.cross_entropy(said[:, net.SHAPE], truth[:, 3].long(), reduction='none') * share).sum()
    parts['colour'] = .6 * (functional.cross_entropy(said[:, net.COLOUR], truth[:, 4].long(), reduction='none') * share).sum()
    return parts


def main():
    parser = training_parser(__doc__, steps=9000, batch=64)
    parser.add_argument('--shards', nargs='+', required=True)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    trainer, crops = Trainer.of(net.ThingsNet(), options), Crops(options.shards)

    def batch(step):
        if step % LOOK_AGAIN == 0 or not crops.parts:
            crops.look()
        rng = np.random.default_rng([options.seed, step])
        pictures, things, unclear = crops.draw(rng, options.batch)
        if rng.random() < .5:
            pictures, unclear = pictures[..., ::-1], unclear[..., ::-1]
            things[..., 0] = np.where(things[..., 2] >= 0, pictures.shape[-1] - 1 - things[..., 0], -1)
        return augmented(rng, torch.from_numpy(np.ascontiguousarray(pictures)).float() / 255), *targets_of(things, unclear)
    trainer.run(batch, loss_of)


if __name__ == '__main__':
    main()
