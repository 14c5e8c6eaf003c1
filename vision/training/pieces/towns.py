"""Buildings of many parts, as sculpted, cast and printed pieces have them: sets for path-traced tables, where light finds every part.

Units and shapes as in pieces/shapes.py. The two buildings of a set differ by what they are (huts and a walled town), by how much there is of it
(a house and three), or by a tower more. Huts and walled towns are equally wide, as in the edition sold since 2015.
"""
import numpy as np

from pieces.shapes import Set, block, frustum, gable, moved, prism, turned

TOWNS = ('village', 'village', 'clump', 'clump', 'keep', 'church', 'row', 'crowd')


def hut(rng, size, height):
    """A little house: gabled, hipped, flat or round."""
    wide, long = size, size * rng.uniform(.8, 1.7)
    wall = height * rng.uniform(.45, .75)
    kind = rng.random()
    if kind < .6:
        return [gable(wide, long, wall, height)]
    if kind < .75:
        return [block(wide, long, wall), frustum(wide * .72, wide * .1, height, foot=wall, sides=4)]
    if kind < .88:
        return [frustum(wide / 2, wide / 2, wall, sides=9), frustum(wide * .6, 0, height, foot=wall, sides=9)]
    return [block(wide, long, height * .8)]


def about(rng, parts, radius):
    """The parts turned and put somewhere within a radius."""
    a, r = rng.uniform(0, 2 * np.pi), radius * np.sqrt(rng.random())
    return moved(turned(parts, rng.uniform(0, 360)), r * np.cos(a), r * np.sin(a))


def spread(rng, count, radius, size, low, high):
    """Huts that keep off each other: each where it has most room of a few places."""
    parts, places = [], []
    for _ in range(count):
        tried = [radius * np.sqrt(rng.random()) * np.array([np.cos(a), np.sin(a)]) for a in rng.uniform(0, 2 * np.pi, 6)]
        place = max(tried, key=lambda p: min([np.linalg.norm(p - q) for q in places], default=0))
        places.append(place)
        parts += moved(turned(hut(rng, size * rng.uniform(.75, 1.3), rng.uniform(low, high)), rng.uniform(0, 360)), *place)
    return parts


def ragged(rng, radius, height):
    """A plot of earth under huts, of two flat lumps."""
    lumps = [frustum(radius * rng.uniform(.75, 1.1), radius * rng.uniform(.6, 1), height, sides=int(rng.integers(5, 10)), squeeze=rng.uniform(.6, 1)) for _ in range(2)]
    return turned([lumps[0]], rng.uniform(0, 360)) + moved(turned([lumps[1]], rng.uniform(0, 360)), *rng.normal(0, .25 * radius, 2))


def clump(rng, radius, low, high):
    """Huts so close that they are one lump, on a plot that they hide or that shows about them."""
    parts = ragged(rng, radius * rng.uniform(.85, 1.1), rng.uniform(.02, .5) * low)
    return parts + spread(rng, int(rng.integers(4, 11)), radius * rng.uniform(.6, .8), radius * rng.uniform(.45, .75), low, high)


def tower(rng, width, height, sides=None):
    """A tower with a roof, a spire or battlements' flat top."""
    sides = sides or int(rng.choice([4, 4, 6, 8, 12]))
    body = height * rng.uniform(.55, .85)
    top = rng.random()
    if top < .7:
        return [frustum(width / 2, width / 2 * rng.uniform(.85, 1), body, sides=sides), frustum(width / 2 * rng.uniform(1, 1.25), 0, height, foot=body, sides=sides)]
    return [frustum(width / 2, width / 2, height * .85, sides=sides), frustum(width / 2 * 1.15, width / 2 * 1.15, height, foot=height * .8, sides=sides)]


def ring_wall(rng, radius, height, towers):
    """A wall about a town: as a drum, as a chain of blocks with the town's floor, with so many towers on it."""
    sides = int(rng.integers(7, 18))
    thick = radius * rng.uniform(.1, .2)
    floor = height * rng.uniform(.2, .8)
    parts = [frustum(radius * .97, radius * .97, floor, sides=sides)]
    step = 2 * np.pi / sides
    piece = prism([(-thick / 2, 0), (-thick / 2, height), (thick / 2, height), (thick / 2, 0)], 2 * radius * np.sin(step / 2) * 1.04)
    for k in range(sides):
        a = (k + .5) * step
        parts += moved(turned([piece], np.degrees(a)), *(radius * np.cos(step / 2) * np.array([np.cos(a), np.sin(a)])))
    first = rng.uniform(0, 2 * np.pi)
    for k in range(towers):
        a = first + 2 * np.pi * k / towers
        parts += moved(tower(rng, radius * .4, height * 1.7, 8), radius * np.cos(a), radius * np.sin(a))
    return parts, floor


def church(rng, nave, height):
    """Nave and tower, the tower at one end or on the crossing."""
    long = nave * rng.uniform(1.4, 2.3)
    parts = [gable(nave, long, height * rng.uniform(.35, .5), height * rng.uniform(.6, .72))]
    if rng.random() < .35:
        parts += turned([gable(nave * .8, long * .8, height * .35, height * .55)], 90)
    at = rng.choice([long / 2, 0, -long / 3])
    return parts + moved(tower(rng, nave * rng.uniform(.5, .8), height), 0, at)


class TownSet(Set):
    """A set whose buildings are of one of TOWNS."""

    def __init__(self, rng, family=None):
        self.town = family or str(rng.choice(TOWNS))
        self.wide = rng.uniform(.12, .19)       # radius of huts and of towns, before the set's scale
        super().__init__(rng, 'sculpted')

    def _settlement(self, rng):
        size, height = rng.uniform(.09, .15), rng.uniform(.1, .2)
        if self.town in ('village', 'clump'):
            radius, low = self.wide * rng.uniform(.85, 1.05), rng.uniform(.06, .14)
            if self.town == 'clump':
                return clump(rng, radius, low, low * rng.uniform(1.1, 1.9))
            return ragged(rng, radius * 1.1, rng.uniform(.02, .05)) + spread(rng, int(rng.integers(3, 7)), radius * .75, radius * .65, low, low * rng.uniform(1.2, 2.2))
        if self.town == 'keep':
            width = rng.uniform(.16, .26)
            return tower(rng, width, width * rng.uniform(.8, 1.5), int(rng.choice([4, 8, 12]))) if rng.random() < .5 else hut(rng, width, width * rng.uniform(.8, 1.3))
        if self.town == 'church':
            return [gable(2 * size, 2 * size * rng.uniform(1, 1.7), size * rng.uniform(.9, 1.4), 2 * size * rng.uniform(.9, 1.2))]
        if self.town == 'row':
            return hut(rng, 1.5 * size, 1.3 * height) + (moved(hut(rng, size, height * .8), 1.3 * size, 0) if rng.random() < .4 else [])
        return spread(rng, int(rng.integers(1, 4)), size * .9, size * 1.3, height * .7, height * 1.1)

    def _city(self, rng):
        size, height = rng.uniform(.09, .15), rng.uniform(.12, .22)
        if self.town in ('village', 'clump', 'keep') or rng.random() < .15:
            radius, wall = self.wide * rng.uniform(.95, 1.2), rng.uniform(.05, .15)
            parts, floor = ring_wall(rng, radius, wall, int(rng.choice([0, 0, 3, 4, 5])))
            inside = spread(rng, int(rng.integers(2, 6)), radius * .65, size * .7, height * .5, height * .9)
            inside += about(rng, church(rng, radius * rng.uniform(.4, .6), rng.uniform(.2, .36)) if rng.random() < .75 else tower(rng, radius * .6, rng.uniform(.25, .4)), radius * .35)
            return parts + moved(inside, 0, 0, floor)
        if self.town == 'church':
            return church(rng, 2 * size, rng.uniform(.36, .5))
        if self.town == 'row':
            count = int(rng.integers(2, 5))
            parts = [part for k in range(count) for part in moved(hut(rng, 1.5 * size, height * rng.uniform(1, 1.7)), (k - (count - 1) / 2) * 1.35 * size, rng.normal(0, .2) * size)]
            return parts + (moved(tower(rng, size, height * rng.uniform(1.6, 2.4)), rng.uniform(-1, 1) * size, size) if rng.random() < .6 else [])
        parts = spread(rng, int(rng.integers(5, 10)), rng.uniform(.13, .2), size * 1.2, height * .8, height * 1.4)
        return parts + about(rng, tower(rng, size * rng.uniform(.9, 1.3), height * rng.uniform(1.5, 2.3)), .08)
