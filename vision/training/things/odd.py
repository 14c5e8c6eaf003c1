"""Solids that nobody sells as a game's army, and anything of the others' families: what tells one kind of piece from another whatever it is.

Units as in pieces/shapes.py.
"""
import numpy as np

from pieces.shapes import block, frustum, gable, moved, prism, turned
from things.shapes import FAMILIES, UNSEEN, Box
from things.solids import Solid, ball

SLOTS = ('pawn', 'archer', 'rider', 'cannon', 'cube', 'disc', 'cylinder', 'tower', 'marker')     # in which a box of anything has any solid


def _tone(rng):
    return 1. if rng.random() < .75 else float(rng.uniform(.5, 1.3))


def turned_wood(rng):
    """Turned on a lathe, as chessmen and skittles are."""
    height, widest = rng.uniform(.08, .6), rng.uniform(.07, .17)
    steps = np.sort(np.concatenate(([0, 1], rng.uniform(.05, .95, int(rng.integers(1, 6))))))
    radii = widest * rng.uniform(.3, 1, len(steps))
    radii[int(rng.integers(2))] = widest
    parts = [frustum(a, b, height * t, foot=height * s, sides=12) for s, t, a, b in zip(steps, steps[1:], radii, radii[1:])]
    if rng.random() < .35:
        parts += ball(widest * rng.uniform(.4, .8), 0, 0, height)
    return Solid.of(parts)


def bricks(rng):
    """A few blocks upon each other, with or without studs."""
    foot, solid = 0., Solid.of([])
    length, depth = rng.uniform(.1, .34), rng.uniform(.09, .22)
    for _ in range(int(rng.integers(1, 5))):
        height = rng.uniform(.04, .18)
        part = block(length, depth, foot + height, tuple(rng.uniform(-.02, .02, 2)), foot)
        solid += Solid.of(turned([part], rng.choice([0, 0, 90, rng.uniform(0, 90)])), _tone(rng))
        foot += height
        length, depth = length * rng.uniform(.5, 1), depth * rng.uniform(.6, 1)
    kind = rng.random()
    if kind < .3:
        solid += Solid.of([frustum(.025, .025, foot + .03, (x, y), foot, 8) for x in (-.05, .05) for y in (-.035, .035)])
    elif kind < .5:
        solid += Solid.of(moved([gable(length, depth, .01, rng.uniform(.05, .14))], 0, 0, foot))
    return solid


def sawn(rng):
    """A figure sawn from a board: convex pieces of an outline, all of one thickness."""
    thick, parts = rng.uniform(.04, .2), []
    height = rng.uniform(.15, .5)
    for _ in range(int(rng.integers(2, 6))):
        middle, reach = np.array((rng.uniform(-.1, .1), rng.uniform(.15, .8) * height)), rng.uniform(.06, .17)
        angles = np.sort(rng.uniform(0, 2 * np.pi, int(rng.integers(4, 8))))[::-1]
        outline = middle + reach * np.column_stack((np.cos(angles), np.sin(angles))) * rng.uniform(.5, 1.2, 2)
        outline[:, 1] = np.maximum(outline[:, 1], 0)
        parts.append(prism(outline, thick))
    base = [block(rng.uniform(.15, .3), max(thick, rng.uniform(.06, .2)), .03)]
    return Solid.of(parts, _tone(rng)) + Solid.of(base)


def figure(rng):
    """A base, a body, something held and something on top: soldiers, animals, guns, trees."""
    height, wide = rng.uniform(.2, .6), rng.uniform(.06, .14)
    parts = [frustum(wide * 1.2, wide * 1.1, .03, sides=10, squeeze=rng.uniform(.6, 1))] if rng.random() < .7 else []
    if rng.random() < .4:       # upon four legs, or on wheels
        leg = height * rng.uniform(.2, .5)
        parts += [block(.035, .035, leg, (x, y)) for x in (-wide, wide) for y in (-wide * .4, wide * .4)]
        parts.append(block(wide * 2.6, wide, leg + wide, foot=leg))
        parts += moved(turned([frustum(wide * .4, wide * .3, height * .5)], rng.uniform(0, 50), 'y'), wide, 0, leg)
    else:
        parts.append(frustum(wide * rng.uniform(.5, 1), wide * rng.uniform(.3, .9), height * .75, sides=8, squeeze=rng.uniform(.5, 1)))
    parts += ball(wide * rng.uniform(.3, .7), rng.uniform(-.03, .03), 0, height * rng.uniform(.75, .95), 8)
    for _ in range(int(rng.integers(0, 4))):
        stick = [block(rng.uniform(.1, .4), .022, .022)] if rng.random() < .6 else [block(.1, .02, rng.uniform(.08, .2))]
        parts += moved(turned(turned(stick, rng.uniform(-90, 90), 'y'), rng.uniform(0, 360)), *rng.uniform(-wide, wide, 2), height * rng.uniform(.3, .8))
    return Solid.of(parts, _tone(rng))


def flat_thing(rng):
    """A coin, a chip, a bead, a bean, a nut: low, round or with corners."""
    radius, height = rng.uniform(.05, .17), rng.uniform(.02, .11)
    sides, squeeze = int(rng.choice([3, 4, 5, 6, 8, 16])), rng.uniform(.5, 1)
    solid = Solid.of([frustum(radius, radius * rng.uniform(.5, 1), height, sides=sides, squeeze=squeeze)], _tone(rng))
    if rng.random() < .4:
        tone = tuple(rng.uniform(.1, .95, 3)) if rng.random() < .4 else float(rng.uniform(.5, 1.4))
        solid += Solid.of([frustum(radius * .6, radius * .6, height + .006, foot=height, sides=sides, squeeze=squeeze)], tone)
    return solid


def group(rng):
    """Several small things upon one plot, as a fort, a village or a wood may be."""
    reach = rng.uniform(.08, .2)
    parts = [frustum(reach * 1.1, reach, rng.uniform(.01, .06), sides=int(rng.choice([4, 6, 12])))]
    for _ in range(int(rng.integers(2, 7))):
        at, wide, height = rng.uniform(-reach, reach, 2) * .8, rng.uniform(.03, .09), rng.uniform(.06, .4)
        parts.append(frustum(wide, wide * rng.choice([0, .6, 1]), height, tuple(at), sides=int(rng.choice([4, 8]))))
    return Solid.of(parts, _tone(rng))


MAKERS = (turned_wood, bricks, sawn, figure, flat_thing, group)
LEFT_OUT = group        # which no training sees


def anything(rng, unseen):
    """A solid of any family: of ours, or odd. `unseen`: one of those that no training sees."""
    if rng.random() < .45:
        shape = str(rng.choice([s for s in FAMILIES if s not in ('road', 'wall')]))
        names = [name for name in FAMILIES[shape] if (name == UNSEEN[shape]) == unseen]
        return FAMILIES[shape][names[int(rng.integers(len(names)))]](rng)
    if unseen:
        return LEFT_OUT(rng)
    makers = [m for m in MAKERS if m is not LEFT_OUT]
    return makers[int(rng.integers(len(makers)))](rng)


class AnyBox:
    """A box in which each slot of an army, a fort or a marker is any solid; the rest is as in a box of things/shapes.py."""

    def __init__(self, rng, unseen=False):
        self.solids = dict(Box(rng, unseen).solids)
        for slot in SLOTS:
            self.solids[slot] = anything(rng, unseen).scaled(rng.uniform(.85, 1.15))
