"""The shapes of game pieces, as they are sold: wooden prisms, sculpted plastic, ships.

Unit: one tile side; x along the piece, z up, standing on z = 0 about the origin. A shape is a list of parts; a part is a
convex solid, a list of faces; a face is an Nx3 array of its corners in order.
"""
import numpy as np


def prism(profile, depth, at=(0, 0)):
    """A convex profile of (x, z) drawn out along y."""
    profile = np.asarray(profile, float)
    front, back = (np.column_stack((profile[:, 0] + at[0], np.full(len(profile), y + at[1]), profile[:, 1])) for y in (-depth / 2, depth / 2))
    n = len(profile)
    return [front, back] + [np.array((front[i - 1], front[i], back[i], back[i - 1])) for i in range(n)]


def block(length, depth, height, at=(0, 0), foot=0.0):
    return prism([(-length / 2, foot), (-length / 2, height), (length / 2, height), (length / 2, foot)], depth, at)


def gable(length, depth, wall, ridge, at=(0, 0)):
    """A house whose gable is seen along y."""
    return prism([(-length / 2, 0), (-length / 2, wall), (0, ridge), (length / 2, wall), (length / 2, 0)], depth, at)


def frustum(low, high, height, at=(0, 0), foot=0.0, sides=14, squeeze=1.0):
    """A round wall, a cone, a drum: radius `low` at the foot, `high` at the top."""
    a = np.arange(sides) * 2 * np.pi / sides
    rings = [np.column_stack((at[0] + r * np.cos(a), at[1] + r * squeeze * np.sin(a), np.full(sides, z))) for r, z in ((low, foot), (max(high, 1e-3), height))]
    return rings + [np.array((rings[0][i - 1], rings[0][i], rings[1][i], rings[1][i - 1])) for i in range(sides)]


def turned(parts, degrees, about='z'):
    a = np.radians(degrees)
    c, s = np.cos(a), np.sin(a)
    turn = np.array({'z': [[c, -s, 0], [s, c, 0], [0, 0, 1]], 'x': [[1, 0, 0], [0, c, -s], [0, s, c]], 'y': [[c, 0, s], [0, 1, 0], [-s, 0, c]]}[about])
    return [[face @ turn.T for face in part] for part in parts]


def moved(parts, x, y, z=0.0):
    return [[face + (x, y, z) for face in part] for part in parts]


def lying(rng, parts):
    """The shape tipped over onto one of its sides."""
    parts = turned(parts, rng.choice([-90, 90]), str(rng.choice(['x', 'y'])))
    points = np.concatenate([face for part in parts for face in part])
    low, high = points.min(0), points.max(0)
    return moved(parts, *(-(low + high)[:2] / 2), -low[2])


def house_jumble(rng, radius, count, low, high):
    """Little houses and towers crowded on a round or ragged plot, as sculpted plastic has them."""
    parts = []
    for _ in range(count):
        a, r = rng.uniform(0, 2 * np.pi), radius * np.sqrt(rng.random()) * .8
        size, height = radius * rng.uniform(.4, .8), rng.uniform(low, high)
        part = [gable(size, size * rng.uniform(.8, 1.6), height * rng.uniform(.5, .75), height)]
        parts += moved(turned(part, rng.uniform(0, 180)), r * np.cos(a), r * np.sin(a))
    return parts


FAMILIES = ('wood', 'wood', 'moulded', 'sculpted')
HELD_OUT = ('huts',)        # which no training sees


class Set:
    """One box of pieces: every road, settlement, city and ship of it has the same shape. By chance of one of FAMILIES."""

    def __init__(self, rng, family=None):
        self.family = family or str(rng.choice(FAMILIES))
        scale = {'road': rng.uniform(.85, 1.15), 'settlement': rng.uniform(.85, 1.1 if self.family == 'huts' else 1.35)}
        scale.update(ship=scale['road'], city=scale['settlement'])      # boxes differ more in their buildings than in their roads
        made = {'road': self._road(rng), 'settlement': self._settlement(rng), 'city': self._city(rng), 'ship': self._ship(rng)}
        self.shapes = {kind: [[face * scale[kind] for face in part] for part in parts] for kind, parts in made.items()}

    def _road(self, rng):
        length, width, height = rng.uniform(.46, .68), rng.uniform(.085, .14), rng.uniform(.08, .14)
        if self.family == 'wood' or rng.random() < .4:
            return [block(length, width, height)]
        top = rng.uniform(.3, .95)
        ends = rng.uniform(.85, 1)
        parts = [turned([prism([(-width / 2, 0), (-width * top / 2, height), (width * top / 2, height), (width / 2, 0)], length * ends)], 90)[0]]
        if self.family == 'sculpted':
            for _ in range(int(rng.integers(0, 5))):
                parts.append(block(width * .5, width * rng.uniform(.8, 1.2), height * rng.uniform(1, 1.3), (rng.uniform(-.45, .45) * length, 0)))
        return parts

    def _settlement(self, rng):
        width = rng.uniform(.19, .28)
        if self.family == 'huts':       # as wide as its city: an irregular clump
            radius = rng.uniform(.15, .2)
            return house_jumble(rng, radius, int(rng.integers(4, 9)), .06, .17) + [block(radius * 1.3, radius * rng.uniform(.6, 1.1), rng.uniform(.02, .05))]
        if self.family == 'sculpted':
            radius = rng.uniform(.13, .2)
            base = frustum(radius, radius * rng.uniform(.8, 1), rng.uniform(.02, .08), sides=int(rng.integers(6, 14)), squeeze=rng.uniform(.7, 1))
            return [base] + house_jumble(rng, radius, int(rng.integers(2, 6)), .1, .24)
        ridge = width * rng.uniform(.95, 1.4)
        parts = [gable(width, width * rng.uniform(.85, 1.5), ridge * rng.uniform(.5, .72), ridge)]
        if self.family == 'moulded' and rng.random() < .5:
            chimney = width * .2
            parts.append(block(chimney, chimney, ridge * 1.1, (width * .25, width * rng.uniform(-.3, .3)), ridge * .5))
        return parts

    def _city(self, rng):
        if self.family == 'huts':       # a round wall about a church
            radius, wall = rng.uniform(.16, .21), rng.uniform(.06, .12)
            parts = [frustum(radius, radius * rng.uniform(.92, 1), wall, sides=int(rng.integers(10, 20)))]
            parts += moved(house_jumble(rng, radius * .7, int(rng.integers(2, 5)), .03, .1), 0, 0, wall)
            nave, eaves, tower = rng.uniform(.08, .12), wall + rng.uniform(.05, .1), rng.uniform(.03, .05)
            church = [gable(nave, nave * rng.uniform(1.4, 2.2), eaves, eaves + nave * .6)]
            church.append(frustum(tower, tower, eaves + rng.uniform(.1, .2), (0, nave), sides=4 if rng.random() < .5 else 8))
            return parts + moved(turned(church, rng.uniform(0, 360)), *rng.uniform(-.25, .25, 2) * radius)
        if self.family == 'sculpted':
            radius, wall = rng.uniform(.19, .27), rng.uniform(.09, .2)
            parts = [frustum(radius, radius * rng.uniform(.88, 1), wall, sides=int(rng.integers(8, 18)))]
            parts += moved(house_jumble(rng, radius * .75, int(rng.integers(2, 6)), .06, .18), 0, 0, wall)
            x, y = rng.uniform(-.4, .4, 2) * radius
            tower, top = rng.uniform(.05, .09), wall + rng.uniform(.16, .34)
            if rng.random() < .5:
                parts += moved([gable(2 * tower, 2.6 * tower, top - tower, top)], x, y)
            else:
                parts += [frustum(tower, tower, top, (x, y), sides=8), frustum(tower * 1.2, 0, top + rng.uniform(.06, .16), (x, y), top, sides=8)]
            return parts
        depth, tower = rng.uniform(.16, .25), rng.uniform(.17, .24)
        wing, ridge = tower * rng.uniform(.8, 1.25), rng.uniform(.34, .5)
        eaves = ridge - tower * rng.uniform(.3, .6)
        low = rng.uniform(.17, .24)
        side = block(wing, depth, low, (-wing / 2, 0)) if rng.random() < .75 else moved([gable(wing, depth, low * .7, low)], -wing / 2, 0)[0]
        parts = [side, gable(tower, depth, eaves, ridge, (tower / 2, 0))]
        if self.family == 'moulded' and rng.random() < .4:
            parts.append(moved([frustum(tower * .35, 0, ridge * 1.25, foot=ridge * .8, sides=6)], tower / 2, 0)[0])
        return parts

    def _ship(self, rng):
        length, depth = rng.uniform(.38, .58), rng.uniform(.08, .15)
        deck, top = rng.uniform(.07, .13), rng.uniform(.28, .46)
        rake = length * rng.uniform(.08, .2)
        hull = prism([(-length / 2 + rake, 0), (-length / 2, deck), (length / 2, deck), (length / 2 - rake, 0)], depth)
        thick = depth if self.family == 'wood' else depth * rng.uniform(.2, .5)
        kind = rng.random()
        if kind < .4:
            sails = [prism([(-length * .38, deck), (-length * .02, top), (length * .05, deck)], thick), prism([(length * .1, deck), (length * .1, top * .85), (length * .42, deck)], thick)]
        elif kind < .75:
            sails = [prism([(-length * .3, deck * 1.2), (-length * .25, top), (length * .25, top), (length * .3, deck * 1.2)], thick)]
        else:
            sails = [block(thick * .6, depth * rng.uniform(1.2, 2.2), top, (x * length, 0), deck * 1.2) for x in ((-.2, .18) if rng.random() < .5 else (0,))]
        return [hull, *sails]


def robber(rng):
    """A pawn with a round head, a turned pillar, a cloaked or a stout figure: stands on tiles, never on a site."""
    height, foot = rng.uniform(.3, .8), rng.uniform(.1, .2)
    waist, head = foot * rng.uniform(.4, 1), foot * rng.uniform(.4, .8)
    kind = str(rng.choice(['pawn', 'pillar', 'cloak', 'stout']))
    if kind == 'pillar':
        return [frustum(foot, foot * .9, height * .15), frustum(foot * .8, waist, height * .6, foot=height * .15), frustum(head, head, height * .85, foot=height * .6),
                frustum(head, head * .4, height, foot=height * .85)]
    if kind == 'pawn':
        return [frustum(foot, foot * rng.uniform(.3, .6), height - head)] + _ball(head, height - head)
    if kind == 'cloak':
        squeeze = rng.uniform(.55, 1)
        shoulders = height * rng.uniform(.6, .75)
        return [frustum(foot, foot * rng.uniform(.6, .9), shoulders, squeeze=squeeze), frustum(foot * .6, head * .7, height * .82, foot=shoulders, squeeze=squeeze),
                frustum(head * .8, head * rng.uniform(0, .5), height, foot=height * .8)]
    belly, top = foot * rng.uniform(1., 1.25), height * .7
    return [frustum(foot, belly, top * .4), frustum(belly, foot * rng.uniform(.6, .9), top, foot=top * .4)] + _ball(head, height - head)


def _ball(radius, middle):
    """Rings about a middle's height, as turned heads have them."""
    rings = [(-.9, .45), (-.45, .9), (.3, .95), (.75, .65), (1., .15)]
    return [frustum(radius * low, radius * high, middle + radius * to, foot=middle + radius * at) for (at, low), (to, high) in zip(rings, rings[1:])]
