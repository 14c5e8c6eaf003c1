"""The net that says whether two crops show the same kind of thing, whatever it is: pieces that were shown once are known by it.

Input `crop` Nx3x48x48, RGB, 0 to 1 (geometry.image_from_alike_crop). Output `place` Nx24: kinds differ by how far apart their places are. The logit
that a thing is what lies at p is -|place - p|^2; that it is none of those shown has one for all, which training finds.

    python3 -m things.alike --shards DIR --checkpoint alike.pt --steps 6000
    python3 -m things.alike --checkpoint alike.pt --export --out ../../data/models/alike.onnx --held-out DIR [DIR ...]

Training plays evenings: of one box some kinds are shown once or twice, the rest of its pictures is asked for, among them kinds that were left out,
buildings and bare ground. In some evenings all is cut out of its ground. `--filmed`: in so many of them things are seen as in films, in one picture, and what
is asked for is told by both looks at it as in vision/known_looks.cpp.
"""
import functools
import typing

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from common import augment
from common import geometry as g
from common.training_loop import Shards, Trainer, training_parser
from dice.net import Block, conv
from things.alike_crops import MARGIN
from things.known_looks import likeness, strangers
from things.shapes import SHAPES

PLACE = 24
EVENINGS = 10           # a batch
ASKED = 26              # an evening
SHOWN_MOST = 10         # kinds an evening
PIECES_MOST = 3 * SHOWN_MOST
FILM_PIECES, FILM_ASKED = 15, 13        # of which each is seen in two crops, so that an evening has as many as others
LIKE_EACH_OTHER = .7    # share of the filmed evenings
ALONE = .5              # share of evenings of things that are cut out of their ground
NOWHERE = -1e4          # the logit of a kind that was not shown


class LooksNet(nn.Module):
    """Gives a crop its place. `between`: layers between those at 24x24 and at 12x12 cells."""

    def __init__(self, *between):
        super().__init__()
        self.fine = nn.Sequential(conv(3, 24, 2), *between, conv(24, 48, 2), Block(48))
        self.coarse = nn.Sequential(conv(48, 64, 2), Block(64), conv(64, 96, 2))
        self.place = nn.Linear(96 * 9, PLACE)

    def forward(self, crop):
        return self.place(self.coarse(self.fine((crop - .5) * 4)).flatten(1))


class AlikeNet(LooksNet):
    def __init__(self):
        super().__init__(Block(24))
        self.stranger = nn.Parameter(torch.tensor((-4., -4.)))      # the logit that it is none of those shown; the second of things cut out of their ground


class Part(typing.NamedTuple):
    """What evenings are drawn from: a shard."""
    crops: np.ndarray
    rows: np.ndarray
    boxes: list         # the rows of each box that holds several kinds
    cut_out: bool       # some things are cut out of their ground
    pictures: list      # `kinds_in_pictures`


def evenings_of(folders):
    def take(shard):
        crops, rows = shard['crops'], shard['rows']
        if rows.shape[1] == 7:      # of a time when nothing was cut out
            rows = np.column_stack((rows, np.zeros(len(rows), np.float32)))
        boxes = {int(b): np.flatnonzero(rows[:, 0] == b) for b in np.unique(rows[:, 0])}
        boxes = [index for index in boxes.values() if len(np.unique(rows[index][rows[index][:, 6] > 0][:, 2])) > 1]
        return Part(crops, rows, boxes, rows[:, 7].any(), kinds_in_pictures(crops, rows))
    return Shards(folders, take)


def seen_twice(rows):
    """The rows of things that stand and are seen with their ground; the next row of each is the same thing cut out of it."""
    return np.flatnonzero((rows[:-1, 6] > 0) & (rows[:-1, 7] == 0) & (rows[1:, 7] == 1) & (rows[:-1, 4] == 0))


def with_cut_out(parts):
    return [part for part in parts if part.cut_out]


def with_pictures(parts):
    """Those that films can be made of."""
    return [part for part in parts if part.pictures]


def evening(rng, part, left_out=.5, alone=False):
    """The numbers of crops that are shown, the kind of each, those of crops that are asked for, and the kind of each among those shown or -1."""
    rows = part.rows
    index = part.boxes[int(rng.integers(len(part.boxes)))]
    things = index[(rows[index, 6] > 0) & (rows[index, 7] == alone)]
    if not len(things):
        return None
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
    rest = rng.permutation(np.setdiff1d(things, shown))[:ASKED if alone else ASKED - 6]
    other = rng.permutation(index[rows[index, 6] == 0])[:0 if alone else ASKED - len(rest)]
    asked = np.concatenate((rest, other)).astype(int)
    truth = [of.get(rows[k, 2], -1) if rows[k, 6] > 0 else -1 for k in asked]
    return np.array(shown, int), np.array(number), asked, np.array(truth, int)


def laid_out(shown, number, asked, truth, pieces_most, asked_most):
    """The numbers of the crops of an evening, those shown first, and the kinds of both, at these sizes: crops repeated, kinds -2 where there is none."""
    kinds = lambda values, most: np.pad(values, (0, most - len(values)), constant_values=-2)
    return np.concatenate((np.resize(shown, pieces_most), np.resize(asked, asked_most))), kinds(number, pieces_most), kinds(truth, asked_most)


def drawn(rng, parts, left_out=.5, alone=False):
    """(crops, kinds of those shown, kinds of those asked for) of a chance evening, `laid_out` at PIECES_MOST and ASKED."""
    while True:
        part = parts[int(rng.integers(len(parts)))]
        found = evening(rng, part, left_out, alone)
        if found and len(found[2]):
            index, number, truth = laid_out(*found, PIECES_MOST, ASKED)
            return part.crops[index], number, truth


def kinds_in_pictures(crops, rows):
    """Of each picture of a shard: by kind the rows of its things as `seen_twice` gives them, of those that are there twice; and how unlike the kinds are,
    by the mean of their pictures cut out of the ground."""
    those, pictures = seen_twice(rows), []
    number = rows[:, 0] * len(SHAPES) + rows[:, 2]
    for picture in np.unique(rows[those, 1]):
        there = those[rows[those, 1] == picture]
        kinds = [k for k in (there[number[there] == n] for n in np.unique(number[there])) if len(k) > 1]
        if len(kinds) > 2:
            small = np.stack([crops[k + 1, ::4, ::4, 0].astype(np.float32).mean(0).ravel() for k in kinds])
            pictures.append((kinds, np.abs(small[:, None] - small[None]).mean(2)))
    return pictures


def filmed(rng, parts, left_out=.5):
    """A chance evening before one camera, as `drawn` gives it: the crops with their ground, then the same things' cut out of it. Most kinds of an evening
    are like one of them, as figures of a game are like each other."""
    part = parts[int(rng.integers(len(parts)))]
    kinds, unlike = part.pictures[int(rng.integers(len(part.pictures)))]
    far = unlike[int(rng.integers(len(kinds)))] * rng.uniform(.3, 1.7, len(kinds)) if rng.random() < LIKE_EACH_OTHER else rng.random(len(kinds))
    names = rng.permutation(np.argsort(far)[:int(rng.integers(3, SHOWN_MOST + 1))])
    known = names[:-1] if rng.random() < left_out else names
    shown, number, asked, truth = [], [], [], []
    for n, kind in enumerate(names):
        pieces = rng.permutation(kinds[kind])
        looks = min(int(rng.integers(1, 3)), len(pieces) - 1, FILM_PIECES - len(shown)) if kind in known else 0
        shown += list(pieces[:looks])
        number += [n] * looks
        asked += list(pieces[looks:])
        truth += [n if looks else -1] * (len(pieces) - looks)
    chosen = rng.permutation(len(asked))[:FILM_ASKED]
    index, number, truth = laid_out(shown, number, np.array(asked)[chosen], np.array(truth)[chosen], FILM_PIECES, FILM_ASKED)
    return np.concatenate((part.crops[index], part.crops[index + 1])), number, truth


def roughened(crops):
    """Each crop (N,64,64,3, 8 bits) moved, scaled, turned and lit a little otherwise, as N,3,48,48 in 0 to 1."""
    n, size, of = len(crops), g.ALIKE_PX, crops.shape[1]
    normal = functools.partial(torch.randn, device=crops.device)
    chance = functools.partial(torch.rand, device=crops.device)
    pictures = crops.permute(0, 3, 1, 2).float() / 255
    angle, scale, mirrored = torch.deg2rad(4 * normal(n)), torch.exp(.04 * normal(n)), torch.where(chance(n) < .5, -1., 1.)
    c, s = torch.cos(angle) * scale, torch.sin(angle) * scale
    linear = torch.stack((torch.stack((c * mirrored, -s), 1), torch.stack((s * mirrored, c), 1)), 1)
    shift = (size - 1) / 2 - linear.sum(2) * (of - 1) / 2 + (1.8 * normal(n, 2)).clip(-5, 5)
    grid = augment.grid_of(torch.cat((linear, shift[:, :, None]), 2), size, of)
    seen = functional.grid_sample(pictures, grid, padding_mode='reflection', align_corners=False)
    column = (n, 1, 1, 1)
    seen = ((seen - .5) * torch.exp(.12 * normal(column)) + .5).clip(.001, 1) ** torch.exp(.12 * normal(column))
    seen = seen * torch.exp(.12 * normal(column) + .04 * normal(n, 3, 1, 1))
    seen = augment.blurred(seen, torch.where(chance(n) < .3, .4 + .6 * chance(n), 0.))
    return (seen + normal(seen.shape) * (.02 * normal(column)).abs()).clip(0, 1)


def shown_of_each(number):
    """Which of the shown pieces are of each kind (E,SHOWN_MOST,pieces); `number`: (E,pieces), as `drawn` gives it."""
    return number[:, None] == torch.arange(SHOWN_MOST, device=number.device)[None, :, None]


def logits_of(places, stranger, number, alone):
    """Of each crop that is asked for: a logit for each kind that was shown, by its nearest, and last that for none of them (E,ASKED,SHOWN_MOST+1).

    `places`: (E*(PIECES_MOST+ASKED),PLACE), those shown first; `number`: (E,PIECES_MOST), `drawn`'s; `alone`: (E), whether things are cut out.
    """
    evenings = len(number)
    places = places.reshape(evenings, PIECES_MOST + ASKED, PLACE)
    shown, asked = places[:, :PIECES_MOST], places[:, PIECES_MOST:]
    far = -((asked[:, :, None] - shown[:, None]) ** 2).sum(3)
    best = torch.where(shown_of_each(number)[:, None], far[:, :, None], NOWHERE).amax(3)
    none = torch.where(alone, stranger[1], stranger[0])[:, None, None].expand(evenings, ASKED, 1)
    return torch.cat((best, none), 2)


def filmed_logits(places, number):
    """As `logits_of`, of filmed evenings: places (E*2*(FILM_PIECES+FILM_ASKED),PLACE), those with their ground first; `number` (E,FILM_PIECES)."""
    places = places.reshape(len(number), 2, FILM_PIECES + FILM_ASKED, PLACE)
    shown, asked = places[:, :, :FILM_PIECES], places[:, :, FILM_PIECES:]
    far = ((asked[:, :, :, None] - shown[:, :, None]) ** 2).sum(4)
    of = shown_of_each(number)
    each = torch.where(of[:, None], likeness(far[:, 1], far[:, 0])[:, :, None], NOWHERE)
    best = torch.logsumexp(each, 3) - of.sum(2).clip(1).log()[:, None]
    return torch.cat((best, torch.full_like(best[:, :, :1], strangers())), 2)


def loss_of(logits, truth):
    wanted = torch.where(truth == -1, SHOWN_MOST, truth)
    each = functional.cross_entropy(logits.flatten(0, 1), wanted.flatten(), ignore_index=-2, reduction='none').reshape(truth.shape)
    counts = (truth > -2).float()
    return (each.sum(1) / counts.sum(1)).mean()


def main():
    parser = training_parser(__doc__, steps=6000, batch=EVENINGS, exports=True, sharded=True, by_step=True)
    parser.add_argument('--filmed', type=float, default=0, help='share of the evenings')
    options = parser.parse_args()
    if options.export:
        return export(options)
    torch.manual_seed(options.seed)
    trainer, shards = Trainer.of(AlikeNet(), options), evenings_of(options.shards)

    def batch(step):
        shards.look(step)
        rng = np.random.default_rng([options.seed, step])
        films = round(options.filmed * options.batch)
        alone = rng.random(options.batch - films) < ALONE
        cut_out = with_cut_out(shards.parts)
        alone &= bool(cut_out)
        parts = [zip(*(drawn(rng, cut_out if a else shards.parts, alone=bool(a)) for a in alone))] if len(alone) else []
        parts += [zip(*(filmed(rng, with_pictures(shards.parts)) for _ in range(films)))] if films else []
        crops, number, truth = zip(*parts)
        return np.concatenate([c for each in crops for c in each]), tuple(np.stack(n) for n in number), tuple(np.stack(t) for t in truth), alone

    def loss(places, number, truth, alone):
        stills = len(alone) * (PIECES_MOST + ASKED)
        losses = {}
        if len(alone):
            losses['kind'] = len(alone) / options.batch * loss_of(logits_of(places[:stills], trainer.net.stranger, number[0], alone), truth[0])
        if stills < len(places):
            losses['filmed'] = (1 - len(alone) / options.batch) * loss_of(filmed_logits(places[stills:], number[-1]), truth[-1])
        return losses
    trainer.run(batch, loss, roughened)
    if options.out:
        export(options)


def export(options):
    """Writes the averaged net; the places are scaled so that the held-out evenings' probabilities are honest."""
    net = AlikeNet().eval()
    net.load_state_dict(torch.load(options.checkpoint, map_location='cpu')['average'])
    temperature, alone = fitted(net, options.held_out, False), fitted(net, options.held_out, True)
    with torch.no_grad():
        net.place.weight /= temperature ** .5
        net.place.bias /= temperature ** .5
        net.stranger /= torch.tensor((temperature, alone))
    print('a stranger has %.3f; alone %.3f, and squared distances count %.2f times' % (*net.stranger.tolist(), temperature / alone))
    torch.onnx.export(net, torch.rand(2, 3, g.ALIKE_PX, g.ALIKE_PX), options.out, opset_version=11, input_names=['crop'], output_names=['place'], dynamic_axes={'crop': {0: 'n'}, 'place': {0: 'n'}})
    reader = cv2.dnn.readNetFromONNX(options.out)
    for n in (1, 2, 7, 40):
        crops = np.random.default_rng(n).random((n, 3, g.ALIKE_PX, g.ALIKE_PX), np.float32)
        reader.setInput(crops)
        with torch.no_grad():
            assert np.abs(reader.forward() - net(torch.from_numpy(crops)).numpy()).max() < 1e-3, n


def fitted(net, folders, alone):
    """The temperature that makes probabilities on evenings of held-out boxes honest; 1 without any."""
    if not folders:
        return 1.
    said = list(asked_of(net, folders, alone=alone))
    candidates = np.exp(np.linspace(-1.2, 1.2, 49))
    cost = [np.mean([float(loss_of(logits / t, truth)) for logits, truth in said]) for t in candidates]
    temperature = float(candidates[int(np.argmin(cost))])
    print('%stemperature %.2f: %.4f, without it %.4f' % ('alone: ' if alone else '', temperature, min(cost), cost[24]))
    return temperature


def asked_of(net, folders, evenings=400, seed=5, left_out=.5, alone=False):
    """(logits, truth) of evenings of held-out boxes."""
    shards, rng = evenings_of(folders), np.random.default_rng(seed)
    shards.look()
    parts = with_cut_out(shards.parts) if alone else shards.parts
    for _ in range(evenings if parts else 0):
        crops, number, truth = drawn(rng, parts, left_out, alone)
        crops = crops[:, MARGIN:-MARGIN, MARGIN:-MARGIN]
        with torch.no_grad():
            places = net(torch.from_numpy(crops.astype(np.float32) / 255).permute(0, 3, 1, 2))
            logits = logits_of(places, net.stranger, torch.from_numpy(number)[None], torch.tensor((alone,)))
        yield logits, torch.from_numpy(truth)[None]


if __name__ == '__main__':
    main()
