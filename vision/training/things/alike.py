"""The net that says whether two crops show the same kind of thing, whatever it is: pieces that were shown once are known by it.

Input `crop` Nx3x48x48, RGB, 0 to 1 (geometry.image_from_alike_crop). Output `place` Nx24: kinds differ by how far apart their places are. The logit
that a thing is what lies at p is -|place - p|^2; that it is none of those shown has one for all, which training finds.

    python3 -m things.alike --shards DIR --checkpoint alike.pt --steps 6000
    python3 -m things.alike --checkpoint alike.pt --export --out ../../data/models/alike.onnx --held-out DIR [DIR ...]

Training plays evenings: of one box some kinds are shown once or twice, the rest of its pictures is asked for, among them kinds that were left out,
buildings and bare ground.
"""
import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from common import geometry as g
from common.training_loop import Shards, Trainer, training_parser
from dice.net import Block, conv
from things.alike_crops import MARGIN

PLACE = 24
EVENINGS = 10           # a batch
ASKED = 26              # an evening
SHOWN_MOST = 10         # kinds an evening


class AlikeNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.fine = nn.Sequential(conv(3, 24, 2), conv(24, 48, 2), Block(48))
        self.coarse = nn.Sequential(conv(48, 64, 2), Block(64), conv(64, 96, 2))
        self.place = nn.Linear(96 * 9, PLACE)
        self.stranger = nn.Parameter(torch.tensor(-4.))     # the logit that it is none of those shown

    def forward(self, crop):
        return self.place(self.coarse(self.fine((crop - .5) * 4)).flatten(1))


def evenings_of(folders):
    """By shard: crops, rows, and the rows of each box."""
    def take(shard):
        crops, rows = shard['crops'], shard['rows']
        boxes = {int(b): np.flatnonzero(rows[:, 0] == b) for b in np.unique(rows[:, 0])}
        return crops, rows, [index for index in boxes.values() if len(np.unique(rows[index][rows[index][:, 6] > 0][:, 2])) > 1]
    return Shards(folders, take)


def evening(rng, part, left_out=.5):
    """(crops' numbers, kind of each as a number among those shown or -1, how many of the crops are the shown ones)."""
    _, rows, boxes = part
    index = boxes[int(rng.integers(len(boxes)))]
    things = index[rows[index, 6] > 0]
    kinds = [k for k in rng.permutation(np.unique(rows[things, 2]))][:SHOWN_MOST]
    if len(kinds) > 2 and rng.random() < left_out:
        kinds = kinds[:-1]
    only = rows[things, 1] == rng.choice(rows[things, 1]) if rng.random() < .5 else np.ones(len(things), bool)     # mostly all is shown in one picture
    shown, number = [], []
    for n, kind in enumerate(kinds):
        those = things[(rows[things, 2] == kind) & only & (rows[things, 5] > .8)]
        for one in rng.permutation(those)[:int(rng.integers(1, 4))]:
            shown.append(one)
            number.append(n)
    if not shown:
        return None
    of = {kinds[n]: n for n in set(number)}
    rest = rng.permutation(np.setdiff1d(things, shown))[:ASKED - 6]
    other = rng.permutation(index[rows[index, 6] == 0])[:ASKED - len(rest)]
    asked = np.concatenate((rest, other)).astype(int)
    truth = [of.get(rows[k, 2], -1) if rows[k, 6] > 0 else -1 for k in asked]
    return np.concatenate((shown, asked)).astype(int), np.array(number + truth), len(shown)


def roughened(rng, crops):
    """Each crop moved, scaled, turned and lit a little otherwise, as N,3,48,48 in 0 to 1."""
    size, out = g.ALIKE_PX, np.empty((len(crops), g.ALIKE_PX, g.ALIKE_PX, 3), np.float32)
    middle = (crops.shape[1] - 1) / 2
    for k, crop in enumerate(crops):
        a, scale = np.radians(rng.normal(0, 4)), np.exp(rng.normal(0, .04))
        c, s = np.cos(a) * scale, np.sin(a) * scale
        linear = np.array([[c, -s], [s, c]]) @ np.diag((rng.choice((-1, 1)), 1))
        shift = (size - 1) / 2 - linear @ np.full(2, middle) + np.clip(rng.normal(0, 1.8, 2), -5, 5)
        seen = cv2.warpAffine(crop, np.column_stack((linear, shift)), (size, size), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101).astype(np.float32) / 255
        seen = np.clip((seen - .5) * np.exp(rng.normal(0, .12)) + .5, .001, 1) ** np.exp(rng.normal(0, .12)) * np.exp(rng.normal(0, .12) + rng.normal(0, .04, 3))
        if rng.random() < .3:
            seen = cv2.GaussianBlur(seen, (0, 0), rng.uniform(.4, 1.))
        out[k] = seen + rng.standard_normal(seen.shape, np.float32) * np.float32(abs(rng.normal(0, .02)))
    return torch.from_numpy(np.clip(out, 0, 1)).permute(0, 3, 1, 2)


def logits_of(places, stranger, number, shown):
    """Of each asked crop: a logit for each kind that was shown, by its nearest, and last that for none of them."""
    kinds = int(number[:shown].max()) + 1
    far = -((places[shown:, None] - places[None, :shown]) ** 2).sum(2)
    best = torch.stack([far[:, number[:shown] == kind].max(1).values if (number[:shown] == kind).any() else torch.full((len(far),), -1e4) for kind in range(kinds)], 1)
    return torch.cat((best, stranger.expand(len(far), 1)), 1)


def main():
    options = training_parser(__doc__, steps=6000, batch=EVENINGS, exports=True, sharded=True).parse_args()
    if options.export:
        return export(options)
    torch.manual_seed(options.seed)
    trainer, shards = Trainer.of(AlikeNet(), options), evenings_of(options.shards)

    def batch(step):
        shards.look(step)
        rng = np.random.default_rng([options.seed, step])
        crops, marks = [], []
        while len(marks) < options.batch:
            part = shards.parts[int(rng.integers(len(shards.parts)))]
            drawn = evening(rng, part)
            if drawn:
                crops.append(part[0][drawn[0]])
                marks.append((torch.from_numpy(drawn[1]), drawn[2]))
        return roughened(rng, np.concatenate(crops)), marks

    def loss(places, marks):
        start, parts = 0, []
        for number, shown in marks:
            logits = logits_of(places[start:start + len(number)], trainer.net.stranger, number, shown)
            truth = number[shown:].clone()
            truth[truth < 0] = logits.shape[1] - 1
            parts.append(functional.cross_entropy(logits, truth))
            start += len(number)
        return {'kind': torch.stack(parts).mean()}
    trainer.run(batch, loss)
    if options.out:
        export(options)


def export(options):
    """Writes the averaged net; the places are scaled so that the held-out evenings' probabilities are honest."""
    net = AlikeNet().eval()
    net.load_state_dict(torch.load(options.checkpoint)['average'])
    temperature = 1.
    if options.held_out:
        said = list(asked_of(net, options.held_out))
        candidates = np.exp(np.linspace(-1.2, 1.2, 49))
        cost = [np.mean([float(functional.cross_entropy(logits / t, truth)) for logits, truth in said]) for t in candidates]
        temperature = float(candidates[int(np.argmin(cost))])
        print('temperature %.2f: %.4f, without it %.4f' % (temperature, min(cost), cost[24]))
    with torch.no_grad():
        net.place.weight /= temperature ** .5
        net.place.bias /= temperature ** .5
        net.stranger /= temperature
    print('a stranger has %.3f' % float(net.stranger))
    torch.onnx.export(net, torch.rand(2, 3, g.ALIKE_PX, g.ALIKE_PX), options.out, opset_version=11, input_names=['crop'], output_names=['place'], dynamic_axes={'crop': {0: 'n'}, 'place': {0: 'n'}})
    reader = cv2.dnn.readNetFromONNX(options.out)
    for n in (1, 2, 7, 40):
        crops = np.random.default_rng(n).random((n, 3, g.ALIKE_PX, g.ALIKE_PX), np.float32)
        reader.setInput(crops)
        with torch.no_grad():
            assert np.abs(reader.forward() - net(torch.from_numpy(crops)).numpy()).max() < 1e-3, n


def asked_of(net, folders, evenings=400, seed=5, left_out=.5):
    """(logits, truth) of evenings of held-out boxes."""
    shards, rng = evenings_of(folders), np.random.default_rng(seed)
    shards.look()
    for _ in range(evenings):
        part = shards.parts[int(rng.integers(len(shards.parts)))]
        drawn = evening(rng, part, left_out)
        if not drawn:
            continue
        crops = part[0][drawn[0]][:, MARGIN:-MARGIN, MARGIN:-MARGIN]
        number, shown = torch.from_numpy(drawn[1]), drawn[2]
        with torch.no_grad():
            places = net(torch.from_numpy(crops.astype(np.float32) / 255).permute(0, 3, 1, 2))
            logits = logits_of(places, net.stranger, number, shown)
        truth = number[shown:].clone()
        truth[truth < 0] = logits.shape[1] - 1
        yield logits, truth


if __name__ == '__main__':
    main()
