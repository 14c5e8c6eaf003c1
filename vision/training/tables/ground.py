"""Trains the network that tells land, water and bare table apart, hex by hex (vision/ground.h).

    python3 -m tables.ground ../../build/release/ground_bench DIR [DIR ...] [--judge DIR ...] [--out ground.onnx]

The program itself (tests/bench/ground_bench.cpp) says what it asks the network about each hex of labelled tables. First each quarter of the tables is read by a network that was trained on the other three:
hexes right, surprise in nats, and looks on which every hex is sure and right, one is doubtful, or all are sure and one is wrong. Whether a hex is
land is sure from SURE nats on, as in vision/land.cpp. Copies of a table (tables/stress.py) and its other pictures stay with it. Then one is trained on all.
"""
import argparse
import json
import os
import re
import subprocess
import zlib

import numpy as np
import torch
from torch.nn import functional as f

KINDS = ('land', 'water', 'none')
WIDTH, DROPOUT, STEPS, BATCH, RATE, DECAY = 96, .3, 16000, 512, 3e-3, 1e-2
JITTER = .05                    # of a sign, in spreads of it
NEVER_SURE = .002               # share that a label gives the other kinds
SURE = 2
AGAINST_WATER = 10              # the sign below zero where tiles.onnx, all tiles together, takes a hex for water


def losses(said, signs, kinds):
    """Nats of each hex. A label does not say how far a printed sea reaches: what looks like water there is either."""
    either = (kinds == KINDS.index('none')) & (signs[:, AGAINST_WATER] < 0)
    return torch.where(either, torch.logsumexp(said, 1) - torch.logsumexp(said[:, 1:], 1), f.cross_entropy(said, kinds, label_smoothing=NEVER_SURE, reduction='none'))


class Ground(torch.nn.Module):
    """Signs Nx43 to `ground` Nx3, logits in the order of KINDS."""

    def __init__(self, mean, spread):
        super().__init__()
        self.register_buffer('mean', torch.as_tensor(mean))
        self.register_buffer('per_spread', torch.as_tensor(1 / spread))
        sizes = [len(mean), WIDTH, WIDTH]
        self.hidden = torch.nn.Sequential(*(layer for a, b in zip(sizes, sizes[1:]) for layer in (torch.nn.Linear(a, b), torch.nn.ReLU(), torch.nn.Dropout(DROPOUT))))
        self.last = torch.nn.Linear(WIDTH, len(KINDS))

    def forward(self, signs):
        return self.last(self.hidden((signs - self.mean) * self.per_spread))


def table_of(name):
    """Boxes are photographed on several tables; a copy has its kind before its name."""
    name = os.path.splitext(os.path.basename(name))[0]
    box = re.search(r'box_\d+', name)
    return box.group() if box else re.sub(r'^[a-z]+_(?=[a-z]+_?\d)', '', name)


def read(bench, folder):
    """The looks at the tables of a folder: the table, its signs, what its hexes are."""
    lines = map(json.loads, subprocess.run([bench, folder], capture_output=True, text=True, check=True).stdout.splitlines())
    return [(table_of(line['name']), np.array(line['signs'], np.float32), np.array([KINDS.index(word) for word in line['is']])) for line in lines if line['is']]


def train(looks):
    torch.manual_seed(0)
    signs, kinds = np.concatenate([look[1] for look in looks]), np.concatenate([look[2] for look in looks])
    spread = signs.std(0) + 1e-3
    net = Ground(signs.mean(0), spread)
    signs, kinds, jitter = torch.from_numpy(signs), torch.from_numpy(kinds), torch.from_numpy(JITTER * spread)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    for step in range(STEPS):
        for group in optimizer.param_groups:
            group['lr'] = RATE * (1 - step / STEPS)
        some = torch.randint(0, len(kinds), (BATCH,))
        said = net(signs[some] + jitter * torch.randn(BATCH, signs.shape[1]))
        loss = losses(said, signs[some], kinds[some]).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return net.eval()


def judge(name, looks, nets):
    """`nets`: of each look."""
    right, water, count, surprise = 0, 0, np.zeros(len(KINDS), int), 0
    became = {'right': 0, 'doubtful': 0, 'wrong': 0}
    for (_, signs, kinds), net in zip(looks, nets):
        with torch.no_grad():
            said = net(torch.from_numpy(signs)).double()
            surprise += losses(said, torch.from_numpy(signs), torch.from_numpy(kinds)).sum().item()
        shares = torch.log_softmax(said, 1).numpy()
        odds = shares[:, 0] - np.logaddexp(shares[:, 1], shares[:, 2])
        same = (odds > 0) == (kinds == 0)
        right, water, count = right + same.sum(), water + (shares.argmax(1) == 1)[kinds == 1].sum(), count + np.bincount(kinds, minlength=len(KINDS))
        became['doubtful' if (np.abs(odds) < SURE).any() else 'right' if same.all() else 'wrong'] += 1
    print('%s: land or not right of %d of %d hexes, %d of %d of water, %.4f nats; looks %s' % (
        name, right, count.sum(), water, count[1], surprise / count.sum(), ', '.join('%s %d' % item for item in became.items())), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('bench')
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--judge', nargs='*', default=[])
    parser.add_argument('--out')
    parser.add_argument('--parts', type=int, default=4)
    options = parser.parse_args()
    torch.set_num_threads(1)
    folders = {folder: read(options.bench, folder) for folder in options.folders}
    looks = [look for of_folder in folders.values() for look in of_folder]
    part_of = lambda look: zlib.crc32(look[0].encode()) % options.parts
    nets = [train([look for look in looks if part_of(look) != k]) for k in range(options.parts)]
    for folder, own in folders.items():
        judge(folder, own, [nets[part_of(look)] for look in own])
    net = train(looks)
    for folder in options.judge:
        others = read(options.bench, folder)
        judge(folder, others, [net] * len(others))
    if options.out:
        from common.export_onnx import export
        export(net, options.out, torch.rand(2, looks[0][1].shape[1]), ['ground'], batches=[1, 7, 90])


if __name__ == '__main__':
    main()
