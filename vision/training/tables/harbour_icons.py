"""What stands for a harbour's goods on its sign, in many manners of drawing, each a small RGBA picture.

An icon is drawn about its middle: x to the right, y up, from -1 to 1. Each maker takes a brush and two tones.
"""
import numpy as np

from common import texture as t
from tables import farm_icons as farm
from tables.brush import Brush


def _rock(rng, b, x, y, size, tone):
    """A facetted stone."""
    turns = np.sort(rng.uniform(0, 2 * np.pi, int(rng.integers(6, 10))))
    rim = np.column_stack((np.cos(turns), .8 * np.sin(turns))) * size * rng.uniform(.8, 1.1, (len(turns), 1)) + (x, y)
    top = np.array((x, y)) + rng.uniform(-.3, .3, 2) * size
    b.fill(rim, tone * .7)
    for i, (p, q) in enumerate(zip(rim, np.roll(rim, -1, 0))):
        side = (p + q) / 2 - (x, y)
        b.fill([p, q, top], tone * (.9 + .4 * (side[1] - side[0]) / size))


def _log_pile(rng, b, first, second):
    rows = int(rng.integers(2, 4))
    r = .95 / rows
    for row in range(rows):
        for i in range(rows - row):
            x, y = (i - (rows - row - 1) / 2) * 2 * r, -.9 + r + row * 1.75 * r
            b.disc(x, y, r, first * .7)
            b.disc(x, y, r * .8, second)
            if rng.random() < .7:
                b.oval(x, y, r * .4, r * .4, first, 0, .05)


def _logs(rng, b, first, second):
    count, turn = int(rng.integers(1, 4)), rng.uniform(-40, 40)
    d = .85 * np.array((np.cos(np.radians(turn)), np.sin(np.radians(turn))))
    thick = .8 / (count + .6)
    for i in range(count):
        side = np.array((-d[1], d[0])) * ((i - (count - 1) / 2) * thick * 1.25) + (rng.normal(0, .06), 0)
        b.line([side - d, side + d], thick, first * rng.uniform(.8, 1.1))
        b.line([side - d + (0, thick / 5), side + d + (0, thick / 5)], thick / 6, first * 1.35)
        b.oval(*(side - d * 1.02), thick / 3, thick / 2.1, second, turn)


def _planks(rng, b, first, second):
    count, lean = int(rng.integers(2, 6)), rng.uniform(-.5, .5)
    high = 1.7 / count
    for i in range(count):
        y, x = -.85 + i * high, rng.normal(0, .07)
        rise = lean * high
        b.fill([(x - .9, y), (x + .9, y + rise), (x + .9, y + high * .82 + rise), (x - .9, y + high * .82)], first * rng.uniform(.75, 1.2))
        b.line([(x - .7, y + high * .4), (x + .6, y + high * (.4 + lean))], .04, first * .6)


def _firs(rng, b, first, second):
    count = int(rng.choice([1, 2, 3]))
    layers, green = int(rng.integers(1, 5)), t.colour(rng, (85, 165), (.35, .9), (.2, .6))
    for x in (np.arange(count) - (count - 1) / 2) * .65 + rng.normal(0, .05):
        wide, top = .75 / count ** .6, rng.uniform(.7, 1)
        b.box(x - .08, -.95, .16, .5, first * .7)
        for k in range(layers):
            low, high = -.65 + k * (top + .5) / (layers + .3), top - (layers - 1 - k) * (top + .3) / (layers + .6)
            w = wide * (1 - .75 * k / layers)
            b.fill([(x - w, low), (x + w, low), (x, high)], green * (1 + .15 * k))
            b.fill([(x, low), (x + w, low), (x, high)], green * .75)


def _broadleaf(rng, b, first, second):
    green = t.colour(rng, (70, 150), (.35, .9), (.25, .65))
    b.fill([(-.14, -.95), (.14, -.95), (.09, 0), (-.09, 0)], first * .8)
    for x, y in rng.normal(0, .28, (int(rng.integers(1, 9)), 2)):
        b.disc(x, .3 + y * .8, rng.uniform(.3, .5), green * (1 + .4 * y + rng.normal(0, .07)))
    b.disc(0, .3, .35, green)


def _stump(rng, b, first, second):
    w, low = rng.uniform(.4, .7), rng.uniform(-.9, -.5)
    b.fill([(-w * 1.2, low), (w * 1.2, low), (w, .4), (-w, .4)], first)
    for x in rng.uniform(-w, w, 4) * .8:
        b.line([(x, low + .1), (x, .3)], .05, first * .65)
    b.oval(0, .4, w, w * .5, second)
    b.oval(0, .4, w * .6, w * .3, first, 0, .06)


def _crossed(rng, b, first, second):
    for s in (-1, 1):
        b.line([(-.75 * s, -.75), (.75 * s, .75)], rng.uniform(.25, .45), first * (1 + .15 * s))
        b.oval(.75 * s, .75, .2, .16, second)


def _axe(rng, b, first, second):
    b.line([(-.6, -.9), (.45, .75)], .2, first)
    b.fill([(.1, .6), (.75, .15), (.95, .55), (.75, .95)], t.colour(rng, (0, 360), (0, .1), (.4, .8)))


def _wall(rng, b, first, second):
    rows, mortar = int(rng.integers(2, 5)), t.near(rng, np.float32((.85, .8, .72)), .2)
    wide, gap = rng.uniform(.55, .95), rng.uniform(.04, .1)
    high = 1.6 / rows
    b.box(-.95, -.8, 1.9, 1.6, mortar * (1 if rng.random() < .6 else .5))
    for row in range(rows):
        for x in np.arange(-.95 - (row % 2) * wide / 2, .95, wide):
            left, right = max(-.95, x + gap / 2), min(.95, x + wide - gap / 2)
            if right > left:
                b.box(left, -.8 + row * high + gap / 2, right - left, high - gap, first * rng.uniform(.8, 1.15))


def _brick_pile(rng, b, first, second):
    rows, deep = int(rng.integers(2, 4)), rng.uniform(0, .25)
    wide, high = 1.65 / rows, 1.3 / rows * rng.uniform(.7, 1)
    for row in range(rows):
        for i in range(rows - row):
            b.block((i - (rows - row) / 2) * wide - .08, -.8 + row * high, wide * .93, high * .9, deep, first * rng.uniform(.8, 1.1))


def _brick(rng, b, first, second):
    b.block(-.9, -.6, rng.uniform(1.1, 1.5), rng.uniform(.5, .8), rng.uniform(.25, .5), first)


def _bricks(rng, b, first, second):
    for x, y in ((-.9, -.75), (.0, -.6), (-.5, .05))[:int(rng.integers(2, 4))]:
        at, (wide, high, deep) = rng.normal((x, y), (.08, .06)), rng.uniform((.6, .35, .1), (.8, .5, .25))
        b.block(*at, wide, high, deep, first * rng.uniform(.8, 1.15))


def _mound(rng, b, first, second):
    for x, w, h in ((-.35, .6, rng.uniform(.9, 1.5)), (.35, .6, rng.uniform(.7, 1.4)))[:int(rng.integers(1, 3))]:
        arc = np.linspace(0, np.pi, 15)
        b.fill(np.column_stack((x + w * np.cos(arc), -.8 + h * np.sin(arc))), first * rng.uniform(.85, 1.1))
        for k in (.3, .5, .7):
            b.line([(x - w * .7 * (1 - k / 2), -.8 + h * k), (x, -.74 + h * k), (x + w * .7 * (1 - k / 2), -.8 + h * k)], .06, first * .65)


def _slab(rng, b, first, second):
    """One brick with a hollow, from above."""
    w, h = rng.uniform(.75, .95), rng.uniform(.4, .65)
    b.box(-w, -h, 2 * w, 2 * h, first)
    b.box(-w * .65, -h * .5, w * 1.3, h, first * .7)


def _pallet(rng, b, first, second):
    rows, columns, deep = int(rng.integers(2, 5)), int(rng.integers(2, 4)), rng.uniform(.2, .45)
    wide, high = 1.4 / columns, 1.2 / rows
    for row in range(rows):
        for i in range(columns)[::-1]:
            b.block(-.9 + i * wide, -.8 + row * high, wide * .94, high * .9, deep, first * rng.uniform(.85, 1.1))


def _peaks(rng, b, first, second):
    for x, w, h in ((-.4, .5, rng.uniform(1, 1.5)), (.4, .5, rng.uniform(.9, 1.5)), (0, .65, rng.uniform(1.3, 1.8)))[-int(rng.integers(1, 4)):]:
        top = np.array((x + rng.normal(0, .05), -.8 + h))
        b.fill([(x - w, -.8), (x + w, -.8), top], first)
        b.fill([(x + .1, -.8), (x + w, -.8), top], first * .65)
        if rng.random() < .6:
            b.fill([top, top + (-.3 * w, -.3 * h), top + (-.05, -.22 * h), top + (.3 * w, -.3 * h)], np.float32((.96, .97, 1)))


def _stones(rng, b, first, second):
    spots = ((-.5, -.5), (.45, -.5), (0, .25)) if rng.random() < .5 else ((-.55, -.55), (.05, -.6), (.6, -.5), (-.3, 0), (.35, .05), (0, .5))
    for x, y in spots:
        _rock(rng, b, x, y, (.48 if len(spots) == 3 else .36) * rng.uniform(.85, 1.15), first * rng.uniform(.8, 1.2))


def _boulder(rng, b, first, second):
    _rock(rng, b, 0, -.05, .92, first)
    for x, y in rng.uniform(-.45, .45, (int(rng.integers(0, 6)), 2)):
        b.disc(x, y, .1, second)


def _ingots(rng, b, first, second):
    for x, y in ((-.5, -.6), (.5, -.6), (0, .05))[:int(rng.choice([1, 3]))]:
        b.fill([(x - .48, y - .2), (x + .48, y - .2), (x + .36, y + .25), (x - .36, y + .25)], first)
        b.fill([(x - .36, y + .25), (x + .36, y + .25), (x + .26, y + .45), (x - .26, y + .45)], first * 1.3)


def _crystals(rng, b, first, second):
    for lean in rng.permutation(np.linspace(-.6, .6, int(rng.integers(3, 6)))):
        high, w = rng.uniform(1.1, 1.75) * (1 - abs(lean) * .5), rng.uniform(.14, .24)
        foot, up = np.array((lean * .5, -.85)), np.array((np.sin(lean), np.cos(lean)))
        side = np.array((up[1], -up[0])) * w
        tip, neck = foot + up * high, foot + up * (high - .3)
        b.fill([foot - side, neck - side, tip, foot], first * 1.2)
        b.fill([foot, tip, neck + side, foot + side], first * .75)


def _cart(rng, b, first, second):
    for x in (-.5, -.1, .3):
        _rock(rng, b, x + .1, .3, .35, first)
    b.fill([(-.9, .3), (.9, .3), (.65, -.5), (-.65, -.5)], second * .8)
    for x in (-.4, .4):
        b.disc(x, -.65, .25, second * .4)


def _nuggets(rng, b, first, second):
    for x, y in rng.uniform(-.65, .65, (int(rng.integers(4, 9)), 2)):
        _rock(rng, b, x, y, rng.uniform(.2, .35), first * rng.uniform(.8, 1.25))


def _pick(rng, b, first, second):
    arc = np.linspace(.35, np.pi - .35, 9)
    b.line([(0, -.95), (0, .6)], .16, np.float32((.5, .33, .18)))
    b.line(np.column_stack((.95 * np.cos(arc), -.35 + 1.05 * np.sin(arc))), .22, first)


# Of each kind, the last is kept from training.
DRAWINGS = {
    "lumber": (_log_pile, _logs, _planks, _firs, _broadleaf, _crossed, _axe, _stump),
    "brick": (_wall, _brick_pile, _brick, _bricks, _mound, _pallet, _slab),
    "wool": (farm.sheep, farm.head, farm.ball, farm.cloud, farm.flock, farm.ram, farm.skein, farm.lamb),
    "grain": (farm.sheaf, farm.ear, farm.ears, farm.field, farm.sack, farm.mill, farm.stook, farm.crossed_ears),
    "ore": (_peaks, _stones, _boulder, _ingots, _pick, _cart, _nuggets, _crystals)}

# hue, saturation and value of what is drawn, and of its second tone
_TONES = {"lumber": (((15, 38), (.35, .8), (.25, .65)), ((28, 42), (.2, .55), (.65, .95))),
          "brick": (((2, 26), (.5, .95), (.4, .85)), ((5, 25), (.3, .7), (.3, .8))),
          "wool": (((30, 60), (0, .15), (.8, 1)), ((20, 50), (0, .4), (.1, .55))),
          "grain": (((36, 54), (.5, .95), (.65, 1)), ((15, 45), (.4, .9), (.35, .8))),
          "ore": (((0, 360), (0, .18), (.35, .75)), ((0, 360), (0, .6), (.2, .9)))}


def icon(rng, kind, strange=False):
    """A drawing of the kind's goods in natural colours. `strange`: in the way that is kept from training."""
    ways = DRAWINGS[kind]
    way = ways[-1] if strange else ways[rng.integers(len(ways) - 1)]
    first, second = (t.colour(rng, *tone) for tone in _TONES[kind])
    if kind == "ore" and rng.random() < .25:
        first = t.colour(rng, (200, 290), (.1, .45), (.35, .8))
    brush = Brush()
    way(rng, brush, first, second)
    return brush.image
