"""Trains the net for the other pieces on the shards of things/tables.py; goes on from its checkpoint when started again.

    python3 -m things.train --shards DIR [DIR ...] --checkpoint things.pt --steps 9000 --rate 2e-3
"""
import functools

import cv2
import numpy as np
import torch
from torch.nn import functional

from common import augment
from common.training_loop import Shards, Trainer, training_parser
from things import net
from things.tables import ANYTHING, CELL_PX, CELLS


def crops_of(folders):
    """The shards' crops, their things and unclear cells, and which crops have things."""
    return Shards(folders, lambda shard: (shard['crops'], shard['things'], shard['unclear'], np.flatnonzero((shard['things'][..., 2] >= 0).any(1))))


def moved_about(rng, things, unclear, size):
    """How each crop is turned, scaled and shifted a little, and half of them mirrored (N,2,3: moved from crop); what lies in it then."""
    things, unclear, moves = things.copy(), unclear.copy(), np.empty((len(things), 2, 3), np.float32)
    cells = lambda mask, matrix: cv2.warpAffine(mask, matrix, (size, size), flags=cv2.INTER_NEAREST)[CELL_PX // 2::CELL_PX, CELL_PX // 2::CELL_PX]
    for k in range(len(things)):
        a, scale = np.radians(rng.normal(0, 5)), np.exp(rng.normal(0, .09))
        c, s = scale * np.cos(a), scale * np.sin(a)
        linear = np.array([[c, -s], [s, c]]) @ np.diag((rng.choice((-1, 1)), 1))
        middle = np.full(2, (size - 1) / 2)
        matrix = moves[k] = np.column_stack((linear, middle - linear @ middle + rng.uniform(-12, 12, 2)))
        at = things[k, :, :2] @ matrix[:, :2].T + matrix[:, 2]
        there = (things[k, :, 2] >= 0) & (at > -.5).all(1) & (at < size - .5).all(1)
        things[k, :, :2], things[k, ~there, 2] = at, -1
        if unclear[k].any():
            unclear[k] = cells(cv2.resize(unclear[k].astype(np.uint8), (size, size), interpolation=cv2.INTER_NEAREST), matrix)
        unclear[k] |= cells(np.ones((size, size), np.uint8), matrix) == 0       # what the border mirrors is no thing that anybody labelled
    return moves, things, unclear


def roughened(seen):
    """Crops (N,160,160,3, 8 bits) moved as `moved_about` says, in other light and with another sensor, crop by crop, and nothing that would turn one
    piece colour into another: N,3,160,160 in 0 to 1."""
    crops, moves = seen
    n, size = len(crops), crops.shape[1]
    normal = functools.partial(torch.randn, device=crops.device)
    column, colours = (n, 1, 1, 1), (n, 3, 1, 1)
    pictures = functional.grid_sample(crops.permute(0, 3, 1, 2).float() / 255, augment.grid_of(moves, size), padding_mode='reflection', align_corners=False)
    middle = pictures.mean((1, 2, 3), keepdim=True)
    gains, contrast, gamma, colourful = torch.exp(.18 * normal(column) + .05 * normal(colours)), *(torch.exp(s * normal(column)) for s in (.12, .15, .12))
    pictures = (middle + (pictures * gains - middle) * contrast).clip(.001, 1) ** gamma
    soft = .9 * normal(n) - .7       # some crops are out of focus
    pictures = augment.blurred(pictures, torch.where(soft > 0, .4 + soft.clip(max=1), 0.))
    grey = pictures.mean(1, keepdim=True)
    pictures = grey + (pictures - grey) * colourful
    noise = torch.where(torch.rand(column, device=crops.device) < .3, .02 * normal(column).abs(), 0.)
    return (pictures + noise * normal(pictures.shape)).clip(0, 1)


def targets_of(things, unclear):
    """What each cell should say: (centre N,40,40 in 0..1, weight of it, and for cells at a foot or next to it an N,40,40 index into the
    rows of `given` (-1 elsewhere) whose columns are offset x and y, lying, shape, colour)."""
    count = len(things)
    n, k = np.nonzero(things[..., 2] >= 0)
    x, y, shape, colour, lying, _ = things[n, k].T
    u, v = (x + .5) / CELL_PX - .5, (y + .5) / CELL_PX - .5         # in cells
    column, row = (np.clip(np.round(w), 0, CELLS - 1).astype(int) for w in (u, v))
    centre, weight = np.zeros((count, CELLS, CELLS), np.float32), 1 - unclear.astype(np.float32)
    weight[n, row, column] = 1
    index, nearest = np.full((count, CELLS, CELLS), -1), np.full((count, CELLS, CELLS), np.inf, np.float32)
    for down in range(-2, 3):
        for right in range(-2, 3):
            r, c = row + down, column + right
            inside = np.flatnonzero((r >= 0) & (r < CELLS) & (c >= 0) & (c < CELLS))
            cell = n[inside], r[inside], c[inside]
            np.maximum.at(centre, cell, np.float32(np.exp(-(down ** 2 + right ** 2) / (2 * .75 ** 2))))
            if max(abs(down), abs(right)) <= 1:
                near = ((cell[2] - u[inside]) ** 2 + (cell[1] - v[inside]) ** 2).astype(np.float32)
                np.minimum.at(nearest, cell, near)
                own = near == nearest[cell]
                index[tuple(w[own] for w in cell)] = inside[own]
    given = np.stack((u, v, lying, shape, colour), 1).astype(np.float32)
    return centre, weight, index, given


def loss_of(heat, centre, weight, index, given):
    logit = heat[:, net.CENTRE]
    p = torch.sigmoid(logit)
    there = centre > .999
    sure = torch.where(there, functional.logsigmoid(logit) * (1 - p) ** 2, functional.logsigmoid(-logit) * p ** 2 * (1 - centre) ** 4)
    wanted = max(1, len(given))
    parts = {'centre': -(sure * weight).sum() / wanted}
    n, row, column = torch.nonzero(index >= 0, as_tuple=True)
    said, truth = heat[n, :, row, column], given[index[n, row, column]]
    share = .25 + .75 * there[n, row, column].float()       # next to the foot less is at stake
    share = share / share.sum().clamp(min=1)
    offset = (said[:, net.OFFSET] - (truth[:, :2] - torch.stack((column, row), 1))).abs().sum(1)
    parts['offset'] = .3 * (offset * share).sum()
    parts['lying'] = (functional.binary_cross_entropy_with_logits(said[:, net.LYING], truth[:, 2], reduction='none') * share).sum()
    parts['shape'] = (functional.cross_entropy(said[:, net.SHAPE], truth[:, 3].long(), reduction='none', ignore_index=ANYTHING) * share).sum()
    parts['colour'] = .6 * (functional.cross_entropy(said[:, net.COLOUR], truth[:, 4].long(), reduction='none') * share).sum()
    return parts


def main():
    parser = training_parser(__doc__, steps=9000, batch=64, by_step=True)
    parser.add_argument('--shards', nargs='+', required=True)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    trainer, crops = Trainer.of(net.ThingsNet(), options), crops_of(options.shards)

    def batch(step):
        crops.look(step)
        rng = np.random.default_rng([options.seed, step])

        def some(part, count):      # half of them with things
            chosen = np.where(rng.random(count) < .5, rng.choice(part[3], count), rng.integers(len(part[0]), size=count))
            return [array[chosen] for array in part[:3]]
        pictures, things, unclear = crops.draw(rng, options.batch, some)
        moves, things, unclear = moved_about(rng, things, unclear, pictures.shape[1])
        return (pictures, moves), *targets_of(things, unclear)
    trainer.run(batch, loss_of, roughened)


if __name__ == '__main__':
    main()
