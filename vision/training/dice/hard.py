"""Makes pictures of dice as they are hard to read, each kind with its truth, for judging:   python3 -m dice.hard OUT --bank JUDGE --photos PHOTOS

Dice whose colours and pips (dice/render.py --rings) no training sees, on the tables of photographs that none sees either. A label has
the form of the labelled photographs, and of each die which cause could make it hard: its kind, the camera's tilt, the values beside the top.
`dice/causes.py` tells how readings err by them.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np

from common import geometry, sensor
from dice import render, scenes
from dice.decoys import add_decoy
from dice.throw import SETS, STRANGE_SETS, UNKNOWN, Throw, throw_dice

WIDTH, HEIGHT = 1280, 720
DIE = 0.36                      # sides of a tile: 16 mm
RED, IVORY, YELLOW, WHITE = [k for k, (body, _) in enumerate(SETS) if body[0] > 0.7 and body[1] < 0.12], [1], [4], [0]
FEW, MANY = (2, 3), (8, 15)

# Kind: (sets, how many dice, crowd, hand, side of the top face in px, colours, tilt in degrees, dim)
ANY = (0, 90)
KINDS = {
    'plain': (1, FEW, False, 'none', (24, 50), STRANGE_SETS, (0, 45), False),
    'sizes': (3, MANY, False, 'none', (22, 50), STRANGE_SETS, ANY, False),
    'low': (1, FEW, False, 'none', (20, 50), STRANGE_SETS, (45, 90), False),
    'crowd': (2, MANY, True, 'none', (20, 45), STRANGE_SETS, ANY, False),
    'red': (1, FEW, False, 'none', (16, 30), [SETS[k] for k in RED], ANY, False),
    'small': (2, FEW, False, 'none', (14, 21), [SETS[k] for k in RED + YELLOW + WHITE + IVORY], ANY, False),
    'dim': (1, FEW, False, 'none', (16, 32), [SETS[k] for k in RED + YELLOW + WHITE], ANY, True),
    'hand': (1, FEW, False, 'under', (18, 40), STRANGE_SETS, ANY, False),
    'covered': (1, FEW, False, 'over', (18, 40), STRANGE_SETS, ANY, False),
    'none': (1, (0, 1), False, 'none', (18, 40), STRANGE_SETS, ANY, False),
}


def checked(rng):
    """A checked cloth seen from where the table is seen."""
    step = int(rng.integers(18, 60))
    y, x = np.mgrid[:2 * HEIGHT, :2 * WIDTH] // step
    tones = rng.uniform(0.1, 0.95, (2, 3))
    cloth = np.where(((x + y) % 2)[..., None], tones[0], tones[1]).astype(np.float32)
    far = rng.uniform(0.3, 0.48) * WIDTH
    corners = np.float32([[0, 0], [2 * WIDTH, 0], [2 * WIDTH, 2 * HEIGHT], [0, 2 * HEIGHT]])
    seen = np.float32([[far / 3, 0], [WIDTH - far / 3, 0], [WIDTH + far, HEIGHT], [-far, HEIGHT]])
    return cv2.warpPerspective(cloth, cv2.getPerspectiveTransform(corners, seen), (WIDTH, HEIGHT), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT)


def load_boards(pattern):
    """Photographs of boards and how large dice of 16 mm look there, px of the face's side."""
    boards = []
    for path in sorted(glob.glob(pattern)):
        table = geometry.read_table(path[:-4] + '.json')
        boards.append((cv2.imread(path)[..., ::-1], DIE * geometry.side_px_at(table.image_from_lattice, (0, 0))))
    return boards


def background(rng, photos):
    """A photograph's part, a checked cloth, or a made-up surface; and the size of dice on it where that is known."""
    kind = rng.random()
    if kind < 0.5 and photos:
        photo, side = photos[int(rng.integers(len(photos)))]
        scale = max(WIDTH / photo.shape[1], HEIGHT / photo.shape[0]) * rng.uniform(1, 1.6)
        photo = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
        x, y = int(rng.integers(photo.shape[1] - WIDTH + 1)), int(rng.integers(photo.shape[0] - HEIGHT + 1))
        return photo[y:y + HEIGHT, x:x + WIDTH].astype(np.float32) / 255, side * scale * rng.uniform(0.75, 1.2)
    return (checked(rng) if kind < 0.75 else scenes.plain_table(rng, WIDTH)[:HEIGHT].astype(np.float32)), None


def within(bank, low, high):
    """The part of a bank whose cameras are tilted by so many degrees."""
    chosen = (np.rad2deg(bank['tilts'][:, 0]) >= low) & (np.rad2deg(bank['tilts'][:, 0]) < high)
    return {name: column[chosen] for name, column in bank.items()}


def label_of(kind, die):
    return {'at': [round(float(v), 1) for v in die.at], 'value': int(die.value), 'side': round(float(die.side), 1), 'emblem': False, 'kind': kind,
            'tilt': round(float(np.rad2deg(die.tilt))), 'beside': [int(v) for v in die.beside if v], 'worn': bool(die.worn)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--bank', required=True, help='sprites that no training saw')
    parser.add_argument('--photos', help='a pattern of labelled boards that no training saw')
    parser.add_argument('--count', type=int, default=16, help='pictures of each kind')
    parser.add_argument('--seed', type=int, default=9)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    bank = render.load([options.bank])
    photos = load_boards(options.photos) if options.photos else []
    for number, (kind, (sets, count, crowd, hand, side, colours, tilt, dim)) in enumerate(KINDS.items()):
        part = within(bank, *tilt)
        for k in range(options.count):
            rng = np.random.default_rng([options.seed, number, k])
            picture, known = background(rng, photos)
            for _ in range(int(rng.integers(8))):
                picture = add_decoy(rng, picture)
            throw = Throw(sets, int(rng.integers(*count)), crowd, hand, known or np.exp(rng.uniform(*np.log(side))))
            picture, dice, _ = throw_dice(rng, np.ascontiguousarray(picture, np.float32), part, throw, colours)
            picture = sensor.sensor(rng, sensor.light(rng, picture))
            if dim:
                picture = scenes.dimmed(rng, picture)
            inside = [die for die in dice if 0 <= die.at[0] < WIDTH and 0 <= die.at[1] < HEIGHT]
            label = {'dice': [label_of(kind, die) for die in inside if die.value > 0], 'kind': kind,
                     'unreadable': [[round(float(v), 1) for v in die.at] for die in inside if die.value == UNKNOWN]}
            name = os.path.join(options.out, '%s_%02d' % (kind, k))
            cv2.imwrite(name + '.jpg', (picture[..., ::-1] * 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 92])
            with open(name + '.json', 'w') as file:
                json.dump(label, file)


if __name__ == '__main__':
    main()
