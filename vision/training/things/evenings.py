"""Evenings with a box of anything: each kind is shown once in the first picture, then pictures of the game follow.

    python3 -m things.evenings OUT_DIR --tables DIR [DIR ...] --count 24 --seed 961 [--unseen]

A folder an evening: 0.jpg with the pieces shown, 1.jpg ..., a label beside each (common/geometry.py, "shapes" by the slots of the box), shown.jsonl as
`hexwarden teach` takes it, and evening.json: the piece set, and what each slot is a kind of. things/measure_shown.py reads them.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np

from common import geometry as g
from things.odd import AnyBox
from things.tables import Picture

GAMES = {'risk-cubes-6': {'cube': ('army', 1), 'disc': ('army', 5), 'cylinder': ('army', 10), 'boat': ('ship', 1)},
         'conquest-figures-6': {'pawn': ('knight', 1), 'archer': ('archer', 1), 'rider': ('cavalry', 1), 'barge': ('cargo', 1), 'boat': ('galley', 1), 'tower': ('castle', 1),
                                'wall': ('wall', 1)},
         'own-forts-6': {'tower': ('fort', 1), 'marker': ('flood', 1), 'boat': ('ship', 1)}}
PICTURES = 4
SIDES_PX = 60, 115
CLEAR = .8          # a piece is shown where so much of it can be seen


def shown_in(picture, stem, kinds):
    """One line for each slot: the piece of it that can be seen best."""
    best = {}
    for thing in picture.scene.things:
        at = g.project(picture.view, thing.at)
        inside = 20 < at[0] < picture.size[0] - 20 and 20 < at[1] < picture.size[1] - 20
        if thing.shape in kinds and inside and thing.visible > CLEAR and not thing.lying and thing.visible > best.get(thing.shape, (0,))[0]:
            best[thing.shape] = thing.visible, at, thing
    for slot, (_, at, thing) in sorted(best.items()):
        kind, worth = kinds[slot]
        colour = 'none' if kind == 'flood' else thing.colour
        yield {'photo': os.path.basename(stem) + '.jpg', 'at': [round(float(at[0]), 1), round(float(at[1]), 1)], 'kind': kind, 'worth': worth, 'colour': colour}


def game_of(number):
    """Evenings play the games in turn."""
    return sorted(GAMES)[number % len(GAMES)]


def write_evening(folder, game, lines):
    """What was shown, and last what is played."""
    with open(os.path.join(folder, 'shown.jsonl'), 'w') as out:
        out.writelines(json.dumps(line) + '\n' for line in lines)
    with open(os.path.join(folder, 'evening.json'), 'w') as out:
        json.dump({'pieces': game, 'kinds': GAMES[game]}, out)


def options_of(doc, count, seed):
    """The command line of what makes evenings or films."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--tables', nargs='+', required=True)
    parser.add_argument('--count', type=int, default=count)
    parser.add_argument('--seed', type=int, default=seed)
    parser.add_argument('--unseen', action='store_true', help='only families that are kept from training')
    cv2.setNumThreads(1)
    return parser.parse_args()


def whole_tables(folders, hexes_of, margin_px, least_side_px):
    """Tables whose hexes lie in the picture, so far from its rim, in sides of more than `least_side_px(table)`."""
    tables = [g.read_table(path) for folder in folders for path in sorted(glob.glob(os.path.join(folder, '*.json')))]
    inside = lambda t, p: (p > margin_px).all() and (p < np.array(t.size) - margin_px).all()
    whole = lambda t: all(inside(t, g.project(t.image_from_lattice, g.hex_corners(*key))) for key in hexes_of(t))
    side_px = lambda t: g.side_px_at(t.image_from_lattice, np.mean([g.hex_centre(*key) for key in t.hexes], 0))
    return [t for t in tables if whole(t) and side_px(t) > least_side_px(t)]


def main():
    options = options_of(__doc__, 24, 961)
    tables = whole_tables(options.tables, lambda t: t.land(), 0, lambda t: SIDES_PX[0])
    for number in range(options.count):
        game = game_of(number)
        folder = os.path.join(options.out, 'evening_%d_%03d' % (options.seed, number))
        if os.path.exists(os.path.join(folder, 'evening.json')):
            continue
        os.makedirs(folder, exist_ok=True)
        box = AnyBox(np.random.default_rng([options.seed, number]), options.unseen)
        lines = []
        for k in range(PICTURES):
            rng, stem = np.random.default_rng([options.seed, number, k]), os.path.join(folder, str(k))
            picture = Picture(rng, tables[int(rng.integers(len(tables)))], unseen=options.unseen, side_px=SIDES_PX, game=[*GAMES[game], 'road'], lying=0., box=lambda rng, unseen: box)
            picture.write(stem)
            if len({line['kind'] + str(line['worth']) for line in lines}) < len(GAMES[game]):
                known = {(line['kind'], line['worth']) for line in lines}
                lines += [line for line in shown_in(picture, stem, GAMES[game]) if (line['kind'], line['worth']) not in known]
        write_evening(folder, game, lines)


if __name__ == '__main__':
    main()
