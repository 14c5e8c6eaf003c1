"""Lays out tables full of the base game's pieces for blender/make_boxes.py to photograph; pieces/traced.py cuts them up.

    python3 -m pieces.full OUT_DIR --first 0 --count 100 [--unseen] [--games [--stock]] [--large]

Table N is made from seed N: OUT_DIR/box_NNNNN_0.scene.json, a base board on whose corners and edges stand pieces of several sets, with dice beside it and on
it. Networks for pieces learn from shapes and not from boards, so a table holds many more sets than a game. Layouts that exist are kept.
`--games`: pieces of one box on each table, as photographs show them, to judge a whole program by (vision_bench).
`--stock`: of these no more than a box holds, no ships, and no buildings side by side. `--large`: boards of five and six players.
`--unseen`: only buildings like huts and walled towns (`huts` of pieces/shapes.py), which no training sees.
"""
import argparse
import json
import os

import numpy as np

from common import book_boards
from common import geometry as g
from pieces.paint import Standing
from pieces.shapes import HELD_OUT, Set
from pieces.tables import choose_pieces, sites_of
from pieces.towns import TownSet
from things.boxes import base_board

STOCK = {(1, 1): 5, (1, 2): 4, (2, 1): 15, (2, 2): 0}      # of a colour, by corner or edge and kind (BASE-5)
BASE_30 = [(q, r) for r, first, count in ((-3, 1, 3), (-2, 0, 4), (-1, -1, 5), (0, -2, 6), (1, -2, 5), (2, -2, 4), (3, -2, 3)) for q in range(first, first + count)]
MOST = 215              # things that a mask of eight bits tells apart from dice, which have the numbers beyond
TOWN_SHARE = .7
DICE = {'red': (176, 24, 28), 'yellow': (236, 194, 40), 'white': (236, 232, 222), 'ivory': (224, 206, 160), 'black': (26, 26, 30), 'blue': (32, 70, 160), 'green': (30, 110, 60),
        'orange': (232, 112, 24), 'violet': (96, 40, 130), 'grey': (120, 122, 126)}


def a_set(rng, unseen):
    if unseen:
        return Set(rng, str(rng.choice(HELD_OUT)))
    return TownSet(rng) if rng.random() < TOWN_SHARE else Set(rng)


def stand_sets(rng, corners, edges, count, unseen):
    """So many sets, each on some of the sites that are still free: what stands there, and of which set it is."""
    standing, set_of = [], []
    for number in range(count):
        free = [s for s in corners + edges if not s.kind]
        added = choose_pieces(rng, corners, edges, cities=rng.uniform(.3, .6), shapes=a_set(rng, unseen).shapes)
        for site in free:
            site.painted += len(standing) if site.kind else 0
        standing += added
        set_of += [number] * len(added)
    return standing, set_of


def take_away(rng, corners, edges, standing):
    """What a game does not show: pieces beyond a box's stock, buildings one edge apart (BASE-22), ships. The pieces that are left, numbered anew."""
    left, standing_by = {}, []
    for site in [*rng.permutation(np.array(corners, object)), *edges]:
        if not site.kind:
            continue
        what = len(site.points), site.kind, site.colour
        crowded = len(site.points) == 1 and any(np.linalg.norm(other - site.middle) < 1.1 for other in standing_by)
        left[what] = left.get(what, STOCK[what[:2]]) - (not crowded)
        if crowded or left[what] < 0:
            site.kind, site.painted = 0, 0
        elif len(site.points) == 1:
            standing_by.append(site.middle)
    kept = []
    for site in corners + edges:
        if site.painted:
            kept.append(standing[site.painted - 1])
            site.painted = len(kept)
    return kept


def larger_board(rng):
    terrains = ['forest'] * 6 + ['pasture'] * 6 + ['fields'] * 6 + ['hills'] * 5 + ['mountains'] * 5
    numbers = [n for n in range(2, 13) if n != 7 for _ in range(2 if n in (2, 12) else 3)]
    land = [BASE_30[i] for i in rng.permutation(len(BASE_30))]
    return {key: ('desert', None) for key in land[len(terrains):]} | {key: (str(t), int(n)) for key, t, n in zip(land, rng.permutation(terrains), rng.permutation(numbers))}


def dice_set(rng):
    """How a set's dice look: body and pips (RGB, 0 to 255), size in mm, roundness and roughness."""
    body = np.clip(np.array(DICE[str(rng.choice(list(DICE)))]) * rng.uniform(.8, 1.1) + rng.normal(0, 8, 3), 5, 250)
    dark = body @ (.3, .59, .11) < rng.uniform(90, 150)
    pips = rng.uniform(190, 250, 3) * (1, .97, .92) if dark else rng.uniform(10, 60, 3) * (1, .9, .9)
    if rng.random() < .12:
        pips = np.clip(np.array(DICE[str(rng.choice(list(DICE)))]) + rng.normal(0, 8, 3), 5, 250)
        pips = pips if np.abs(pips - body).max() > 110 else rng.uniform(190, 250, 3) if dark else rng.uniform(10, 60, 3)
    return {'rgb': body.round(1).tolist(), 'pips': pips.round(1).tolist(), 'size_mm': float(rng.uniform(10, 20)), 'round': float(rng.uniform(.05, .22)),
            'rough': float(rng.choice([.08, .2, .4]))}


def throw(rng, taken):
    """Dice of one to three sets beside the board, in crowds or alone, and some on the tiles: [set, value, x, y, turn, on the board]. `taken`: where pieces stand."""
    sets, thrown, laid = [dice_set(rng) for _ in range(int(rng.integers(1, 4)))], [], []
    crowd = rng.random() < .4
    for _ in range(int(rng.integers(15, 80))):
        own = int(rng.integers(len(sets)))
        half = sets[own]['size_mm'] / 45 * .75
        on_board = rng.random() < .2
        if on_board:
            key, a = book_boards.BASE_19[int(rng.integers(19))], np.radians(30 + 60 * rng.integers(6))
            x, y = g.hex_centre(*key) + rng.uniform(.48, .56) * np.array([np.cos(a), np.sin(a)])
        elif crowd and laid and rng.random() < .7:
            x, y, other, _ = laid[int(rng.integers(len(laid)))]
            a = rng.uniform(0, 2 * np.pi)
            x, y = x + (half + other) * rng.uniform(.8, 1.2) * np.cos(a), y + (half + other) * rng.uniform(.8, 1.2) * np.sin(a)
        else:
            a, r = rng.uniform(0, 2 * np.pi), rng.uniform(6.1, 8.)
            x, y = r * np.cos(a), r * np.sin(a)
        if not on_board and np.hypot(x, y) < 6 or any(np.hypot(x - u, y - v) < (half + other) * .78 for u, v, other, _ in laid):
            continue
        if on_board and len(taken) and np.linalg.norm(taken - (x, y), axis=1).min() < half + .2:
            continue
        laid.append((x, y, half, on_board))
        thrown.append([own, int(rng.integers(1, 7)), float(x), float(y), float(rng.uniform(0, 2 * np.pi)), bool(on_board)])
    return sets, thrown[:255 - MOST]


def names_of(corners, edges, land):
    """What stands on the sites, as labels have it: colour, kind, hex and direction."""
    named = {}
    for q, r in land:
        named |= {g.corner_key(g.corner_point(q, r, d) * 2): (q, r, d) for d in g.CORNER_OFFSET}
        named |= {g.corner_key(np.sum(g.edge_ends(q, r, d), 0)): (q, r, d) for d in g.EDGE_CORNERS}
    kinds = {1: ('settlement', 'city'), 2: ('road', 'ship')}
    return ['%s %s %d,%d,%s' % (g.COLOURS[s.colour], kinds[len(s.points)][s.kind - 1], *named[g.corner_key(s.middle * 2)]) for s in corners + edges if s.painted]


def laid(seed, unseen, games, stock, large):
    """The table of a seed, as make_boxes.py reads it."""
    rng = np.random.default_rng([seed, 11])
    hexes = larger_board(rng) if large else base_board(rng)[0]
    table = g.Table('', None, None, hexes)
    corners, edges = sites_of(table)
    standing, set_of = stand_sets(rng, corners, edges, 1 if games else int(rng.integers(2, 6)), unseen)
    standing = standing[:MOST]
    if stock:
        standing = take_away(rng, corners, edges, standing)
    things = []
    for what, sites in (('corner', corners), ('edge', edges)):
        things += [{'site': what, 'at': s.middle.tolist(), 'kind': s.kind, 'colour': g.COLOURS[s.colour], 'number': s.painted, 'set': set_of[s.painted - 1]}
                   for s in sites if 0 < s.painted <= MOST]
    taken = np.array([np.concatenate([face[:, :2] for part in s.parts for face in part]).mean(0) for s in standing]).reshape(-1, 2)
    sets, thrown = ([], []) if games else throw(rng, taken)
    bevel = float(rng.choice([0, .006, .012]))
    name = lambda key: '%d,%d' % key
    return {'box': seed, 'framed': bool(rng.random() < .7) and not large, 'printed': False, 'tilt': [3, 62], 'hexes': {name(key): list(what) for key, what in hexes.items()}, 'discs': {},
            'pieces': names_of(corners, edges, hexes) if games else [], 'robber': None, 'things': things, 'dice_sets': sets, 'dice': thrown,
            'standing': [{'parts': [[np.round(face, 4).tolist() for face in part] for part in s.parts], 'clear': 0., 'bevel': bevel,
                          'paint': [np.round(np.clip(s.tone(i), 0, 1), 3).tolist() for i in range(len(s.parts))]} for s in standing]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--count', type=int, default=100)
    parser.add_argument('--unseen', action='store_true')
    parser.add_argument('--games', action='store_true')
    parser.add_argument('--stock', action='store_true')
    parser.add_argument('--large', action='store_true')
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    for seed in range(options.first, options.first + options.count):
        path = os.path.join(options.out, 'box_%05d_0.scene.json' % seed)
        if not os.path.exists(path):
            with open(path + '.part', 'w') as out:
                json.dump(laid(seed, options.unseen, options.games, options.stock, options.large), out)
            os.replace(path + '.part', path)


if __name__ == '__main__':
    main()
