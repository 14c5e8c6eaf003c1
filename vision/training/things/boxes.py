"""Lays out tables with boxes of anything (things/odd.py) for blender/make_boxes.py to photograph.

    python3 -m things.boxes OUT_DIR --first 0 --count 40 [--pictures 3] [--unseen] [--games] [--full] [--pieces FILE]

Box N is made from seed N and stands on so many tables: OUT_DIR/box_NNNNN_K.scene.json, with the board ("hexes", "discs"), "standing" (the pieces as faces of
lattice points, the colour of each part) and what a label says of them ("things", "pieces", "robber"). Layouts that exist are kept.
`--full`: tables full of the pieces of three boxes, for things/alike.py, which learns from kinds and not from tables.
`--pieces`: full of what blender/dump_pieces.py wrote down, a maker's pieces for one game on each table, in turn.
`--games`: a box holds what one of the games of things/evenings.py needs, the games in turn.
"""
import argparse
import json
import os

import numpy as np

from common import book_boards
from common import geometry as g
from things.evenings import GAMES, game_of
from things.odd import AnyBox, SLOTS
from things.scene import Scene
from things.shapes import COLOURS
from things.solids import Solid

MOST = 250          # things that a mask of eight bits tells apart
BOOKS = .75         # share of the tables that are boards of the house-rule books; the others are base boards
LYING = .06
FULL, FULL_BOXES = 210, 3
TRIES = 1500


def base_board(rng):
    terrains = ['forest'] * 4 + ['pasture'] * 4 + ['fields'] * 4 + ['hills'] * 3 + ['mountains'] * 3
    hexes = {key: (str(t), int(n)) for key, t, n in zip(book_boards.BASE_19, rng.permutation(terrains), rng.permutation(book_boards.NUMBERS))}
    hexes[book_boards.BASE_19[-1]] = 'desert', None
    return hexes, True, {}


class GivenBox:
    """A maker's pieces, by slot."""

    def __init__(self, pieces):
        self.solids = {slot: Solid.of([[np.array(face) for face in part] for part in parts]) for slot, parts in pieces.items()}


def boxes_of(seed, unseen, full, given):
    if given:
        return [GivenBox(given[sorted(given)[seed % len(given)]])]
    return [AnyBox(np.random.default_rng([seed, 3, *([i] if i else [])]), unseen) for i in range(FULL_BOXES if full else 1)]


def slots_of(seed, games, full, given):
    if games:
        return [*GAMES[game_of(seed)], 'road']
    if given:
        return list(given[sorted(given)[seed % len(given)]])
    if full:
        return [*SLOTS, 'boat', 'wall', 'road', 'barge']
    chance = np.random.default_rng([seed, 4])
    return [str(s) for s in chance.permutation(SLOTS)[:int(chance.integers(3, 8))]] + ['boat', 'wall', 'road', 'barge']


def fill(rng, scene, lying):
    """Puts pieces of all boxes anywhere on the hexes, in crowds and by themselves."""
    hexes = sorted(scene.table.hexes)
    for _ in range(TRIES):
        if len(scene.standing) >= FULL:
            return
        middle, tight = g.hex_centre(*hexes[int(rng.integers(len(hexes)))]) + rng.uniform(-.6, .6, 2), rng.choice([.1, .2, .4])
        for _ in range(int(rng.integers(1, 5))):
            scene.put(str(rng.choice(scene.shapes)), str(rng.choice(COLOURS)), *(middle + rng.normal(0, tight, 2)), lying=rng.random() < lying)


def laid(seed, k, unseen, games, full, given):
    """The k-th table of a box, as make_boxes.py reads it."""
    rng = np.random.default_rng([seed, 100 + k])
    hexes, printed, discs = book_boards.deal(rng) if rng.random() < BOOKS else base_board(rng)
    table = g.Table('', None, None, {key: tuple(what) for key, what in hexes.items()})
    boxes = boxes_of(seed, unseen, full, given)
    ready = iter(boxes)
    lying = 0 if games or given else LYING
    scene = Scene(rng, table, np.zeros((0, 2)), unseen, slots_of(seed, games, full, given), lying, lambda *_: next(ready), len(boxes))
    if full or given:
        fill(rng, scene, lying)
    name = lambda key: '%d,%d' % key
    return {'box': seed, 'printed': printed, 'hexes': {name(key): list(what) for key, what in hexes.items()}, 'discs': {name(key): kind for key, kind in discs.items()},
            'pieces': ['%s %s %d,%d,%s' % piece for piece in scene.pieces], 'robber': name(scene.robber) if scene.robber else None,
            'things': [{'slot': t.shape, 'colour': t.colour, 'at': t.at.tolist(), 'lying': bool(t.lying), 'number': t.number + 1, 'box': t.box} for t in scene.things if t.number < MOST],
            'standing': [{'parts': [[np.round(face, 4).tolist() for face in part] for part in s.parts], 'clear': float(s.clear),
                          'paint': [np.round(np.clip(s.tone(i), 0, 1), 3).tolist() for i in range(len(s.parts))]} for s in scene.standing[:MOST]]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--count', type=int, default=40)
    parser.add_argument('--pictures', type=int, default=3)
    parser.add_argument('--unseen', action='store_true', help='only families that are kept from training')
    parser.add_argument('--games', action='store_true')
    parser.add_argument('--full', action='store_true')
    parser.add_argument('--pieces')
    options = parser.parse_args()
    given = json.load(open(options.pieces, encoding='utf-8')) if options.pieces else None
    os.makedirs(options.out, exist_ok=True)
    for seed in range(options.first, options.first + options.count):
        for k in range(options.pictures):
            path = os.path.join(options.out, 'box_%05d_%d.scene.json' % (seed, k))
            if os.path.exists(path):
                continue
            with open(path + '.part', 'w') as out:
                json.dump(laid(seed, k, options.unseen, options.games, options.full, given), out)
            os.replace(path + '.part', path)


if __name__ == '__main__':
    main()
