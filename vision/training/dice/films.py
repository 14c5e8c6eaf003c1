"""Makes films of throws with their truth:   python3 -m dice.films OUT --boards PATTERN --bank BANK [--count 2] [--throws 12]

A board cut out of a labelled photograph lies on a cloth; dice roll in, lie, are covered in part, taken away by a hand, and thrown
again: two of one set or of two, of several sizes, on the cloth, the board or its edge; now and then the same numbers. Beside each
film `OUT/film_NNN.mp4` stands `film_NNN.jsonl` in the form that watch_bench reads; `of` says what kind of dice a throw was of.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np

from common import geometry
from dice import decoys, hard, render, scenes
from dice.render import PX_PER_SIDE, SETS_A_TABLE
from dice.throw import BLACK, RED, WHITE, Kind, Light, cast_shadow, painted, sprite_at, stand

WIDTH, HEIGHT, RATE = 1280, 720, 12
MIDDLE = 430, 370               # of the board, px
SAME_TILT = np.deg2rad(7)       # dice of one tilt lie where the table is seen nearly so
COLOURS = {'red': ((0.75, 0.08, 0.1), [WHITE]), 'worn red': ((0.72, 0.08, 0.09), [(0.8, 0.6, 0.55)]), 'yellow': ((0.95, 0.78, 0.12), [BLACK, RED]),
           'white': ((0.95, 0.94, 0.92), [BLACK]), 'ivory': ((0.92, 0.86, 0.7), [BLACK])}


def table_of(rng, board):
    """A picture of the board on a cloth, and the matrix film_from_lattice."""
    photo = board.image()
    scale = rng.uniform(62, 78) / geometry.side_px_at(board.image_from_lattice, (0, 0))
    middle = geometry.project(board.image_from_lattice, (0, 0))
    move = np.array([[scale, 0, MIDDLE[0] - scale * middle[0]], [0, scale, MIDDLE[1] - scale * middle[1]], [0, 0, 1]])
    cloth = hard.checked(rng) if rng.random() < 0.4 else scenes.plain_table(rng, WIDTH)[:HEIGHT].astype(np.float32)
    cloth = np.clip(cloth, 0.02, 1) * np.float32(rng.uniform(0.5, 0.9))
    small = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    shift = move[:2].copy()
    shift[:, :2] = np.eye(2)
    laid = cv2.warpAffine(small, shift, (WIDTH, HEIGHT)).astype(np.float32) / 255
    lattice = move @ board.image_from_lattice
    corners = np.array([c for key in board.hexes for c in geometry.hex_corners(*key)])
    rim = cv2.convexHull(np.float32(geometry.project(lattice, corners * 1.22)))
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    cv2.fillConvexPoly(mask, np.int32(rim), 1, cv2.LINE_AA)
    return decoys.paste(cloth, laid, mask), lattice


class Film:
    """Writes frames, and the truth of what happens in them."""

    def __init__(self, path, light):
        self.writer = cv2.VideoWriter(path + '.mp4', cv2.VideoWriter_fourcc(*'mp4v'), RATE, (WIDTH, HEIGHT))
        self.truth = open(path + '.jsonl', 'w')
        self.light, self.frames = light, 0

    def show(self, picture, times=1):
        frame = np.clip(picture[..., ::-1] * (255 * self.light), 0, 255).astype(np.uint8)
        for _ in range(times):
            self.writer.write(frame)
        self.frames += times

    @property
    def ms(self):
        return self.frames * 1000 // RATE

    def tell(self, **what):
        self.truth.write(json.dumps(what) + '\n')

    def close(self):
        self.writer.release()
        self.truth.close()


class View:
    """How the table is seen about each of its pixels."""

    def __init__(self, lattice):
        self.lattice, self.inverse = lattice, np.linalg.inv(lattice)

    def at(self, pixel):
        """A tile side that is not foreshortened, in pixels; the tilt, radians; how far up is turned from the picture's up, radians."""
        point = geometry.project(self.inverse, np.asarray(pixel, float))
        side = geometry.side_px_at(self.lattice, point)
        foreshortened = abs(np.linalg.det(geometry.jacobian_at(self.lattice, point))) / side ** 2
        lean = geometry.lean_at(self.lattice, (WIDTH, HEIGHT), point)
        return side, np.arccos(np.clip(foreshortened, 0, 1)), np.arctan2(lean[0], -lean[1])


class Die:
    """One die of a throw: seen lying or rolling at a place. `size` in tile sides."""

    def __init__(self, rng, bank, kind, size, light, view, tilt):
        self.bank, self.kind, self.size, self.light, self.view, self.tilt = bank, kind, size, light, view, tilt
        self.seed = int(rng.integers(1 << 30))

    def top(self, foot):
        """Of its top face, if it stands on a pixel of the table: the middle, and the turn."""
        side, _, turn = self.view.at(foot)
        self.kind.pixels = self.size * side
        return np.asarray(foot, float) + self.kind.pixels * np.sin(self.tilt) * np.array([np.sin(turn), -np.cos(turn)]), turn

    def at(self, picture, foot, sprite):
        """Draws it standing there."""
        at, turn = self.top(foot)
        corner, seen = sprite_at(self.bank['sprites'][self.kind.group, sprite], self.kind.pixels / PX_PER_SIDE, turn, at)
        cast_shadow(picture, corner, seen, self.light)
        stand(picture, corner, seen, painted(np.random.default_rng([self.seed, sprite]), seen, self.kind, self.light))

    def value(self, sprite):
        return int(self.bank['values'][self.kind.group, sprite])


def two_places(rng, side, view, tilt):
    """Where two dice come to rest: on the cloth mostly, on the board, or one against its edge; 1.3 sides or more apart, and seen at that tilt."""
    for _ in range(5000):
        zone = rng.random()
        on_cloth = [zone < 0.75, zone < 0.75 or zone > 0.9]
        feet = [np.array([rng.uniform(860, 1220), rng.uniform(120, 660)]) if on_cloth[k] else np.array([rng.uniform(150, 720), rng.uniform(150, 600)])
                for k in range(2)]
        if rng.random() < 0.3:
            feet[1] = feet[0] + rng.uniform(1.1, 2) * side * np.array([np.cos(turn := rng.uniform(0, 6.3)), np.sin(turn)])
        apart = (feet[0] - feet[1]) * (1, 1.3)
        inside = all(60 < f[0] < WIDTH - 60 and 60 < f[1] < HEIGHT - 40 for f in feet)
        if inside and np.hypot(*apart) > 1.15 * side and all(abs(view.at(f)[1] - tilt) < SAME_TILT for f in feet):
            return feet, 'board' if zone >= 0.75 else 'cloth'
    raise RuntimeError('no room for two dice')


def whole_values(bank, table):
    """Groups of a table none of whose faces is an emblem."""
    return [g for g in range(table, table + SETS_A_TABLE) if (bank['values'][g] > 0).all()]


def throws(rng, film, clean, bank, table, tilt, view, count):
    light = Light.by_chance(rng)
    light.ambient, light.lamp = max(light.ambient, 0.4), max(light.lamp, 0.45)
    film.show(clean, 2 * RATE)
    before = None
    for _ in range(count):
        names = [str(rng.choice(list(COLOURS)))] * 2
        if rng.random() < 0.3:
            names[1] = str(rng.choice(list(COLOURS)))
        groups = whole_values(bank, table)
        first, second = (int(rng.choice(groups)) for _ in range(2))
        sizes = [hard.DIE * rng.uniform(0.72, 1.15)] * 2
        same = names[0] == names[1]
        if not same:
            sizes[1] = hard.DIE * rng.uniform(0.72, 1.15)
        side = max(sizes) * view.at(MIDDLE)[0]
        kinds = [Kind.by_chance(rng, g, side, [COLOURS[n]]) for g, n in zip((first, first if same else second), names)]
        for kind, name in zip(kinds, names):
            kind.wear = 0.45 if name == 'worn red' else 1.0
        dice = [Die(rng, bank, kind, size, light, view, tilt) for kind, size in zip(kinds, sizes)]
        feet, where = two_places(rng, side, view, tilt)
        sprites = [int(rng.integers(render.GROUP)) for _ in dice]
        if before and rng.random() < 0.2:   # the same numbers again
            sprites = [next(k for k in range(render.GROUP) if die.value(k) == value) for die, value in zip(dice, before)]
        order = sorted(range(2), key=lambda k: feet[k][1])
        if rng.random() < 0.3:      # dice held in an open hand before
            hold(rng, film, clean, dice, order)
        start = np.array([rng.uniform(500, WIDTH), HEIGHT + 40])
        steps = int(rng.integers(4, 8))
        late = int(rng.integers(0, 6))
        for step in range(steps + late):
            frame = clean.copy()
            for k in order:
                done = min(1, (step - (late if k else 0)) / steps)
                if done < 0:
                    continue
                rolling = feet[k] if done == 1 else start + (feet[k] - start) * done + rng.normal(0, 3, 2)
                dice[k].at(frame, rolling, sprites[k] if done == 1 else int(rng.integers(render.GROUP)))
            film.show(cv2.GaussianBlur(frame, (0, 0), 0.6) if step < steps else frame)
        lying = clean.copy()
        for k in order:
            dice[k].at(lying, feet[k], sprites[k])
        values = [die.value(k) for die, k in zip(dice, sprites)]
        tops = [[round(float(v), 1) for v in die.top(foot)[0]] for die, foot in zip(dice, feet)]
        face = min(die.kind.pixels for die in dice) * np.sqrt(np.cos(tilt))
        film.tell(at_ms=film.ms, t='roll', dice=values, px=tops, of=[', '.join(sorted(set(names))), where, 'face under 20 px' if face < 20 else 'face of 20 px and more'])
        film.show(lying, int(rng.uniform(1.0, 1.6) * RATE) if rng.random() < 0.25 else int(rng.uniform(1.6, 3.5) * RATE))
        if rng.random() < 0.35:     # a hand over half of a die, and gone again
            pass_over(rng, film, lying, feet[int(rng.integers(2))], side)
            film.show(lying, int(rng.uniform(0.5, 1.5) * RATE))
        take_away(rng, film, lying, clean, feet, side)
        film.show(clean, int(rng.uniform(0.8, 2) * RATE))
        before = values


def same_hand(seed, at, span):
    """The hand of a seed, wherever it is."""
    return decoys.hand(np.random.default_rng(seed), (HEIGHT, WIDTH), at, span)


def hold(rng, film, clean, dice, order):
    """An open hand with the dice on it, now and then still."""
    at, seed = np.array([rng.uniform(900, 1180), rng.uniform(200, 600)]), int(rng.integers(1 << 30))
    layer = same_hand(seed, at, 5 * dice[0].kind.pixels)
    picture = decoys.put(clean, layer)
    for k in order:
        dice[k].at(picture, at + (k - 0.5) * 1.3 * dice[k].kind.pixels * np.array([1, 0.3]), int(rng.integers(render.GROUP)))
    since = film.ms
    film.show(picture, int(rng.uniform(0.5, 1.5) * RATE))
    film.tell(at_ms=since, until_ms=film.ms, t='hand')


def pass_over(rng, film, lying, foot, side):
    seed, away = int(rng.integers(1 << 30)), rng.normal(0, 1, 2)
    near = np.asarray(foot) + away / np.hypot(*away) * side * 2.2
    since = film.ms
    for step in (6, 3, 1, 0, 0, 0, 0, 0, 1, 3, 6):
        film.show(decoys.put(lying, same_hand(seed, near + away / np.hypot(*away) * side * step, 4.5 * side)))
    film.tell(at_ms=since, until_ms=film.ms, t='hand')


def take_away(rng, film, lying, clean, feet, side):
    seed, middle = int(rng.integers(1 << 30)), (feet[0] + feet[1]) / 2
    since = film.ms
    for step in (10, 5, 2, 0):
        film.show(decoys.put(lying, same_hand(seed, middle + (step * side, step * side * 0.6), 5 * side)))
    for step in (0, 3, 7, 12):
        film.show(decoys.put(clean, same_hand(seed, middle + (step * side, step * side * 0.6), 5 * side)))
    film.tell(at_ms=since, until_ms=film.ms, t='hand')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--boards', required=True, help='labels of photographs')
    parser.add_argument('--bank', required=True)
    parser.add_argument('--count', type=int, default=2)
    parser.add_argument('--throws', type=int, default=12)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    bank = render.load([options.bank])
    boards = sorted(glob.glob(options.boards))
    for number in range(options.count):
        rng = np.random.default_rng([options.seed, number])
        board = geometry.read_table(boards[int(rng.integers(len(boards)))])
        clean, lattice = table_of(rng, board)
        view = View(lattice)
        cloth = [view.at((x, y))[1] for x in (900, 1040, 1180) for y in (200, 390, 580)]
        tables = [t for t in range(0, len(bank['values']), SETS_A_TABLE) if whole_values(bank, t)]
        table = max(tables, key=lambda t: (sum(abs(bank['tilts'][t, 0] - c) < SAME_TILT for c in cloth), -abs(bank['tilts'][t, 0] - cloth[4])))
        film = Film(os.path.join(options.out, 'film_%03d' % number), light=rng.uniform(0.45, 1.0))
        throws(rng, film, clean, bank, table, float(bank['tilts'][table, 0]), view, options.throws)
        film.close()


if __name__ == '__main__':
    main()
