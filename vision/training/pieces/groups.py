"""Where the buildings of one picture lie among each other: the map building_kinds.onnx, and the joint reading that stands on it.

    python3 -m pieces.groups MODELS_DIR --fit DIR [DIR ...] --out building_kinds.onnx
    python3 -m pieces.groups MODELS_DIR --judge NAME=PATTERN [NAME=PATTERN ...] --numbers building_kinds.json

What corners.onnx and building_looks.onnx.gz see of a building is mapped to a few numbers in which settlements of one box scatter by about 1 and cities of
it lie apart from them: the directions in which the kinds of one picture differ most, beside how much buildings of one kind do (Fisher's
discriminant, but of differences within pictures). `--fit` prints what vision/joint_groups.cpp takes for usual, and `--judge` reads labelled
pictures (labels of tables or of make_boxes.py) with the same sums as that file. Pictures that corners.onnx was trained on must not be used:
it scatters less on them.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np

from common import geometry as g
from common import packing
from pieces.measure import softmax
from pieces.tables import sites_of
from pieces.traced import retaken

SEEN = 80                                   # of what the kind is read from; the rest is colour
LOOKS, SMALLEST_SIDE_PX = 3, 30
DOUBTFUL = .98                              # as in vision/piece_reader.cpp
NUMBERS = 3                                 # of a building
OWN_SCATTER = .6                            # how much of the scatter is taken to be each number's own
LEAST_SCATTER = 8                           # of the usual one: photographs scatter more than made tables
LEAST_SPREAD, WIDER = .1, 1.5               # of places, squared; of the boxes that nobody knows, over those that were made
SURE = .998                                 # of a city, as a number that is mapped

# As in vision/joint_groups.cpp, where they are explained.
SCATTERS = (1.25, .4), (1.8, .35), (2.6, .25)
COLOUR, BOXES, ALONE = 1, (.4, .6), (.5, 0)
CITIES, ONE_SHAPE, EARLY_CITIES, EARLY_ONE_SHAPE, ONLY_CITIES, ROADS_UNTIL_USUAL = .38, .35, .28, .45, .01, 2
FEWEST, STARTS, FLIPS = 4, 6, 3


class Nets:
    def __init__(self, folder):
        self.corners, self.looks = (packing.read_net(os.path.join(folder, name)) for name in ('corners.onnx', 'building_looks.onnx.gz'))

    def corner(self, crops):
        self.corners.setInput(np.stack(crops).astype(np.float32).transpose(0, 3, 1, 2) / 255)
        kind, colour, seen = self.corners.forward(['kind', 'colour', 'seen'])
        return kind.copy(), colour.copy(), seen.copy()

    def look(self, pyramid, view, size, feet):
        """Of each building: chance that it is there, log-odds of city, colour, and what is mapped."""
        crops = [g.corner_crop(pyramid, view, size, foot) for foot in feet]
        outputs = self.corner(crops)
        doubtful = np.flatnonzero(np.minimum(softmax(outputs[0]).max(1), softmax(outputs[1]).max(1)) < DOUBTFUL)
        if len(doubtful):
            for output, other in zip(outputs, self.corner([crops[i][:, ::-1] for i in doubtful])):
                output[doubtful] = (output[doubtful] + other) / 2
        kind, colour, seen = outputs
        near = np.stack([pyramid.crop(g.image_from_alike_crop(view, size, foot), g.ALIKE_PX, g.ALIKE_PX) for foot in feet]).astype(np.float32).transpose(0, 3, 1, 2) / 255
        places = []
        for side in (near, np.ascontiguousarray(near[..., ::-1])):
            self.looks.setInput(side)
            places.append(self.looks.forward().copy())
        odds = np.clip(kind[:, 2] - kind[:, 1], *np.log((1 / SURE - 1, 1 / (1 / SURE - 1))))
        return softmax(kind)[:, 1:].sum(1), odds, colour.argmax(1), np.concatenate((odds[:, None], seen[:, :SEEN], np.mean(places, 0)), 1)


def buildings_of(nets, path, rng=None):
    """The buildings of a picture, those that the network sees; with `rng` as another camera would take it."""
    table = g.read_table(path)
    corners, edges = sites_of(table)
    if 'things' in table.extra:
        named = {g.corner_key(np.array(t['at']) * 2): t['kind'] for t in table.extra['things'] if t['visible'] > .5}
        for site in corners + edges:
            site.kind = named.get(g.corner_key(site.middle * 2), 0)
    image, view = table.image(), table.image_from_lattice
    if rng:
        image, view = retaken(rng, image, view, np.mean([s.middle for s in corners], 0), SMALLEST_SIDE_PX)
    size = image.shape[1::-1]
    built = [s for s in corners if s.kind and all(0 < v < top for v, top in zip(g.project(view, s.middle), size))]
    if not built:
        return None
    there, odds, colour, seen = nets.look(g.Pyramid(image), view, size, [s.points[0] for s in built])
    kept = there > .5
    return {'path': path, 'city': np.array([s.kind == 2 for s in built])[kept], 'odds': odds[kept], 'colour': colour[kept], 'seen': seen[kept],
            'roads': sum(1 for s in edges if s.kind)}


def fit(boards):
    """The map, as a matrix and what is subtracted after it, and two boxes: those that corners.onnx knows, and all others."""
    scatter, free, apart = 0, 0, []
    for board in boards:
        kinds = [board['seen'][board['city'] == kind] for kind in (False, True)]
        for own in kinds:
            if len(own) > 1:
                off = own - own.mean(0)
                scatter, free = scatter + off.T @ off, free + len(own) - 1
        if min(map(len, kinds)) > 1:
            apart.append(kinds[1].mean(0) - kinds[0].mean(0))
    scatter = scatter / free
    alone = np.diag(scatter)
    scatter = (1 - OWN_SCATTER) * scatter + np.diag(OWN_SCATTER * alone + LEAST_SCATTER * np.median(alone))
    values, axes = np.linalg.eigh(scatter)
    white = axes / np.sqrt(values)
    apart = np.array(apart) @ white
    matrix = white @ np.linalg.eigh((apart[:, :, None] * apart[:, None]).mean(0))[1][:, ::-1][:, :NUMBERS]
    offset = np.mean([(b['seen'][~b['city']] @ matrix).mean(0) for b in boards if (~b['city']).sum() > 1], 0)
    return {'matrix': matrix, 'offset': offset, 'boxes': [usual_box(boards, matrix, offset, known) for known in (True, False)]}


def usual_box(boards, matrix, offset, known):
    """Where settlements lie and how far cities from them, of the boxes whose buildings corners.onnx tells by themselves, or of the others."""
    middles, apart, unsure = [], [], []
    for board in boards:
        city, at = board['city'], board['seen'] @ matrix - offset
        if city.any() and (~city).any() and ((board['odds'] > 0) == city).all() == known:
            middles.append(at[~city].mean(0))
            apart.append(at[city].mean(0) - middles[-1])
            unsure.append((1 / (~city).sum(), 1 / city.sum()))
    unsure = np.mean(unsure, 0)
    spread = np.sqrt(np.maximum(np.var(middles, 0) - unsure[0], LEAST_SPREAD))
    return {'middle': np.mean(middles, 0), 'middle_spread': spread * (1 if known else WIDER), 'apart': np.mean(apart, 0),
            'apart_spread': np.sqrt(np.maximum(np.var(apart, 0) - unsure.sum(), LEAST_SPREAD))}


def log_likelihood(at, colour, cities, box, width):
    """Of places, whichever of the buildings are cities (a row each): places of both kinds drawn from the box by chance, those of one colour moved together."""
    same = np.linalg.inv(np.eye(len(at)) * width ** 2 + COLOUR ** 2 * (colour[:, None] == colour))
    both = cities @ same
    ones, some, only = same.sum(), both.sum(1), (both * cities).sum(1)
    total = np.full(len(cities), np.linalg.slogdet(same)[1] / 2 * at.shape[1])
    for k in range(at.shape[1]):
        y, apart = at[:, k] - box['middle'][k], box['apart'][k]
        weighed = same @ y
        square = y @ weighed - 2 * apart * (cities @ weighed) + apart ** 2 * only
        of_all, of_cities = weighed.sum() - apart * some, cities @ weighed - apart * only
        a, d = ones + box['middle_spread'][k] ** -2, only + box['apart_spread'][k] ** -2
        det = a * d - some ** 2
        total += -np.log(det * (box['middle_spread'][k] * box['apart_spread'][k]) ** 2) / 2 + (d * of_all ** 2 - 2 * some * of_all * of_cities + a * of_cities ** 2) / det / 2 - square / 2
    return total


def starts(at, odds, fitted):
    """Ways to part the buildings: along some directions, at any place."""
    usual, axes = np.array(fitted['boxes'][1]['apart']), np.linalg.svd(at - at.mean(0), full_matrices=False)[2]
    usual = usual / np.linalg.norm(usual)
    along = [usual] + [usual + t * axis for axis in axes for t in (-2, -1, -.5, .5, 1, 2)] + [t * axis for axis in axes for t in (-1, 1)]
    ways = {(0,) * len(at)}
    for value in [at @ direction for direction in along] + [odds]:
        cities = np.zeros(len(at), int)
        for i in np.argsort(-value):
            cities[i] = 1
            ways.add(tuple(cities))
    return ways


def together(board, fitted):
    """The chance of each building to be a city."""
    odds, n = board['odds'], len(board['odds'])
    if n < FEWEST:
        return 1 / (1 + np.exp(-odds))
    at = board['seen'] @ fitted['matrix'] - fitted['offset']
    early = np.exp(-max(0., board['roads'] - n) / ROADS_UNTIL_USUAL)
    cities, one = CITIES + early * (EARLY_CITIES - CITIES), ONE_SHAPE + early * (EARLY_ONE_SHAPE - ONE_SHAPE)

    def weights(ways):
        count = ways.sum(1)
        usual = np.where(count == 0, np.log(one * (1 - ONLY_CITIES)), np.where(count == n, np.log(one * ONLY_CITIES), np.log(1 - one) + count * np.log(cities) + (n - count) * np.log(1 - cities)))
        return np.array([usual + np.log(share) + np.logaddexp.reduce([np.log(of_width) + log_likelihood(at, board['colour'], ways, box, width) for width, of_width in SCATTERS], 0)
                         for share, box in zip(BOXES, fitted['boxes'])])

    ways = starts(at, odds, fitted)
    tried = np.array(sorted(ways), float)
    logs = weights(tried)
    for _ in range(FLIPS):
        flipped = set()
        for way in tried[np.argsort(-np.logaddexp.reduce(logs))[:STARTS]]:
            for i in range(n):
                other = way.astype(int).copy()
                other[i] = 1 - other[i]
                flipped.add(tuple(other))
        flipped -= ways
        if not flipped:
            break
        ways |= flipped
        more = np.array(sorted(flipped), float)
        tried, logs = np.concatenate((tried, more)), np.concatenate((logs, weights(more)), 1)
    chances = np.exp(logs - logs.max())
    own = 1 / (1 + np.exp(-odds - np.log(cities / (1 - cities)) + np.log(CITIES / (1 - CITIES))))
    return sum(((1 - alone) * (chance @ tried) + alone * chance.sum() * own) for alone, chance in zip(ALONE, chances)) / chances.sum()


def judge(name, boards, fitted):
    print('%s, %d pictures' % (name, len(boards)))
    for how, read in (('each by itself', lambda b: 1 / (1 + np.exp(-b['odds']))), ('together', lambda b: together(b, fitted))):
        said, city = np.concatenate([read(b) for b in boards]), np.concatenate([b['city'] for b in boards])
        right, sure = (said > .5) == city, np.maximum(said, 1 - said)
        bins = np.minimum((sure * 10).astype(int), 9)
        error = sum(abs(sure[bins == k].mean() - right[bins == k].mean()) * (bins == k).sum() for k in set(bins)) / len(said)
        surprise = -np.log(np.clip(np.where(city, said, 1 - said), 1e-3, 1)).mean()
        print('  %-15s settlements %d of %d, cities %d of %d; surprise %.3f, calibration error %.1f %%, over 0.9 wrong %d of %d' % (
            how, right[~city].sum(), (~city).sum(), right[city].sum(), city.sum(), surprise, 100 * error, (~right[sure > .9]).sum(), (sure > .9).sum()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('models')
    parser.add_argument('--fit', nargs='+', default=[], help='folders of make_boxes.py')
    parser.add_argument('--judge', nargs='+', default=[], help='NAME=PATTERN of labels')
    parser.add_argument('--out', help='the map')
    parser.add_argument('--numbers', help='what was fitted, as JSON; beside the map if it is not said where')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    nets = Nets(options.models)
    if not (options.numbers or options.out):
        parser.error('say --numbers or --out')
    numbers_path = options.numbers or os.path.splitext(options.out)[0] + '.json'
    if options.fit:
        paths = [p for folder in options.fit for p in sorted(glob.glob(os.path.join(folder, '*.json'))) if not p.endswith('.scene.json')]
        looks = [buildings_of(nets, path, np.random.default_rng([options.seed, n, k]) if k else None) for n, path in enumerate(paths) for k in range(LOOKS)]
        fitted = fit([b for b in looks if b])
        with open(numbers_path, 'w') as out:
            json.dump(fitted, out, default=np.ndarray.tolist)
        print(len(paths), 'pictures')
        for box in fitted['boxes']:
            print(', '.join('{%s}' % ', '.join('%.2f' % number for number in value) for value in box.values()))
    with open(numbers_path) as numbers:
        fitted = {name: value if name == 'boxes' else np.array(value) for name, value in json.load(numbers).items()}
    if options.out:
        import torch
        from common.export_onnx import export
        layer = torch.nn.Linear(len(fitted['matrix']), NUMBERS)
        with torch.no_grad():
            layer.weight.copy_(torch.from_numpy(fitted['matrix'].T))
            layer.bias.copy_(torch.from_numpy(-fitted['offset']))
        export(layer, options.out, torch.rand(2, len(fitted['matrix'])), ['place'], batches=[1, 7, 30])
    for name, pattern in (word.split('=') for word in options.judge):
        boards = [buildings_of(nets, path) for path in sorted(glob.glob(pattern)) if not path.endswith('.scene.json')]
        judge(name, [b for b in boards if b], fitted)


if __name__ == '__main__':
    main()
