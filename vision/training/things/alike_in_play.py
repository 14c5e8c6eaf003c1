"""Fits what vision/likeness.cpp and vision/shown_reader.cpp make of a photograph of shown pieces: kPlace, kShape and kStrangerWithShape, by which a thing
is one of the kinds that were shown; and the line between log-odds by which it is there at all.

    python3 -m things.alike_in_play ../../data/models DIR [DIR ...]

Of evenings (things/evenings.py), with the labelled lattice: what things.onnx.gz sees and alike.onnx makes of it.
"""
import argparse
import glob
import json
import os
from dataclasses import dataclass

import cv2
import numpy as np
import torch

from common import geometry as g
from common import packing
from things import read as things_read
from things.line import fitted
from things.measure import HIDDEN, keys_of, matched

FAINT = .1
NEAR = .3           # tile sides between what people say is shown and what is seen
FAINT_SHOWN = .02


@dataclass
class Sight:
    seen: float             # log-odds that a thing is there
    far: torch.Tensor       # squared distances from each shown piece
    differ: torch.Tensor    # how much its shape differs from theirs
    kinds: torch.Tensor     # of the shown pieces
    truth: int              # its kind, -1: none of them, -2: nothing is there


def places(net, picture, table, feet):
    """As LikenessReader: the mean of a crop's place and that of its mirror image."""
    pyramid = g.Pyramid(picture)
    crops = np.stack([pyramid.crop(g.image_from_alike_crop(table.image_from_lattice, table.size, foot), g.ALIKE_PX, g.ALIKE_PX) for foot in feet])
    net.setInput(np.concatenate((crops, crops[:, :, ::-1])).transpose(0, 3, 1, 2).astype(np.float32) / 255)
    return net.forward().reshape(2, len(feet), -1).mean(0)


def shape_at(things, table, foot):
    near = [one for one in things_read.read(things, table.image(), table.image_from_lattice, [g.hex_at(foot)], FAINT_SHOWN) if np.linalg.norm(one.lattice - foot) < NEAR]
    return max(near, key=lambda one: one.p).shares if near else None


def sights_of(things, net, folder):
    with open(os.path.join(folder, 'evening.json')) as file:
        kinds = {shape: tuple(what) for shape, what in json.load(file)['kinds'].items()}
    with open(os.path.join(folder, 'shown.jsonl')) as file:
        lines = [json.loads(line) for line in file]
    tables = {os.path.basename(p)[:-5]: g.read_table(p) for p in glob.glob(os.path.join(folder, '[0-9].json'))}
    names, shown, shapes, numbers = [], [], [], []
    for line in lines:
        table = tables[line['photo'][:-4]]
        foot = g.project(np.linalg.inv(table.image_from_lattice), np.array(line['at']))
        what = line['kind'], line.get('worth', 1)
        names += [what] if what not in names else []
        numbers.append(names.index(what))
        shown.append(places(net, table.image(), table, [foot])[0])
        shapes.append(shape_at(things, table, foot))
    for name, table in tables.items():
        if any(line['photo'][:-4] == name for line in lines):
            continue
        image = table.image()
        found = things_read.read(things, image, table.image_from_lattice, keys_of(table), FAINT, mirrored=True)
        if not found:
            continue
        pairs = matched(table.image_from_lattice, found, table.extra['shapes'])
        where = places(net, image, table, [one.lattice for one in found])
        for n, (one, place) in enumerate(zip(found, where)):
            if n in pairs and pairs[n]['visible'] < HIDDEN:
                continue
            what = kinds.get(pairs[n]['shape']) if n in pairs else None
            p = min(one.p, 1 - 1e-6)
            differ = [0. if shape is None else 2 * (1 - np.sqrt(shape * one.shares).sum()) for shape in shapes]
            yield Sight(np.log(p / (1 - p)), torch.tensor(((np.stack(shown) - place) ** 2).sum(1), dtype=torch.float64), torch.tensor(differ, dtype=torch.float64),
                        torch.tensor(numbers), names.index(what) if what in names else -1 if n in pairs else -2)


def logits_of(sight, weights):
    """Of each kind, by its nearest piece, and last that it is none of them."""
    each = -weights[0] * sight.far - weights[1] * sight.differ
    return torch.stack([each[sight.kinds == k].amax() for k in range(int(sight.kinds.max()) + 1)] + [weights[2]])


def weights_of(sights):
    """kPlace, kShape, kStrangerWithShape; where nothing is counts by how likely the network sees something."""
    weights = torch.tensor([1., 1., -4.], dtype=torch.float64, requires_grad=True)
    search = torch.optim.LBFGS([weights], max_iter=60, line_search_fn='strong_wolfe')
    share = torch.tensor([1. if sight.truth > -2 else 1 / (1 + np.exp(-sight.seen)) for sight in sights])

    def cost():
        search.zero_grad()
        each = torch.stack([torch.logsumexp(logits, 0) - logits[max(sight.truth, -1)] for sight in sights for logits in (logits_of(sight, weights),)])
        mean = (share * each).sum() / share.sum()
        mean.backward()
        return mean
    search.step(cost)
    return weights.detach()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('models')
    parser.add_argument('folders', nargs='+')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    things = packing.read_net(os.path.join(options.models, 'things.onnx.gz'))
    net = cv2.dnn.readNetFromONNX(os.path.join(options.models, 'alike.onnx'))
    sights = [sight for folder in options.folders for evening in sorted(glob.glob(os.path.join(folder, 'evening_*'))) for sight in sights_of(things, net, evening)]
    weights = weights_of(sights)
    print('%d sights: kPlace %.2f, kShape %.2f, kStrangerWithShape %.2f' % (len(sights), *weights))
    known = torch.stack([torch.logsumexp(logits[:-1], 0) - logits[-1] for logits in (logits_of(sight, weights) for sight in sights)]).clamp(-12, 12)
    there = torch.tensor([float(sight.truth >= 0) for sight in sights], dtype=torch.float64)
    line = fitted(torch.tensor([sight.seen for sight in sights], dtype=torch.float64), known, there, [0., 1., .5])
    print('%d of them shown pieces: kOdds %.2f, kPresencePower %.2f, kKnownPower %.2f' % (there.sum(), line[0].exp(), line[1], line[2]))


if __name__ == '__main__':
    main()
