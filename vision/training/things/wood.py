"""Wooden armies, forts, walls, ships, markers and roads: a function for each family of each, from chance to a Solid."""
import numpy as np

from pieces.shapes import Set, block, frustum, gable, moved, prism, turned
from things.solids import Solid

# ---------------------------------------------------------------- wooden armies

def cube_sharp(rng):
    side = rng.uniform(.155, .225)
    return Solid.of([block(side, side, side)])


def cube_soft(rng):
    """With its edges worn off."""
    side, worn = rng.uniform(.16, .23), rng.uniform(.012, .022)
    return Solid.of([block(side - 2 * worn, side - 2 * worn, side), block(side, side - worn, side - worn, foot=worn), block(side - worn, side, side - worn, foot=worn)])


def disc_plain(rng):
    return Solid.of([frustum(*[rng.uniform(.11, .17)] * 2, rng.uniform(.06, .13), sides=18)])


def disc_soft(rng):
    radius, height = rng.uniform(.11, .17), rng.uniform(.07, .13)
    worn = height * rng.uniform(.15, .35)
    return Solid.of([frustum(radius - worn, radius, worn, sides=18), frustum(radius, radius, height - worn, foot=worn, sides=18), frustum(radius, radius - worn, height, foot=height - worn, sides=18)])


def disc_dished(rng):
    """With a raised rim or a printed face."""
    radius, height = rng.uniform(.12, .17), rng.uniform(.06, .12)
    tone = float(rng.choice([.72, .85, 1.15])) if rng.random() < .6 else tuple(rng.uniform(.5, .95, 3))
    return Solid.of([frustum(radius, radius, height, sides=18)]) + Solid.of([frustum(radius * .72, radius * .72, height + .006, foot=height, sides=16)], tone)


def cylinder_plain(rng):
    return Solid.of([frustum(*[rng.uniform(.08, .125)] * 2, rng.uniform(.26, .45), sides=14)])


def cylinder_soft(rng):
    radius, height, worn = rng.uniform(.085, .125), rng.uniform(.27, .45), rng.uniform(.015, .03)
    return Solid.of([frustum(radius, radius, height - worn, sides=14), frustum(radius, radius - worn, height, foot=height - worn, sides=14)])


def cylinder_waisted(rng):
    radius, height = rng.uniform(.09, .13), rng.uniform(.27, .42)
    waist = radius * rng.uniform(.65, .85)
    return Solid.of([frustum(radius, waist, height * .5), frustum(waist, radius, height, foot=height * .5)])


# ---------------------------------------------------------------- forts and walls

def _merlons(rng, radius, foot, height, x=0.0, y=0.0, count=None):
    count = count or int(rng.integers(5, 9))
    size = radius * min(.62, 3.3 / count)
    return [moved(turned([block(size * .7, size, height, (radius * .84, 0), 0)], 360 * k / count), x, y, foot)[0] for k in range(count)]


def _round_tower(rng, radius, height, x=0.0, y=0.0):
    """A tower with battlements or a pointed roof."""
    shaft = [frustum(radius, radius * rng.uniform(.85, 1), height, (x, y), sides=12)]
    if rng.random() < .7:
        crown = height + radius * .35
        rim = [frustum(radius * 1.12, radius * 1.12, crown, (x, y), height, 12)]
        return shaft + rim + _merlons(rng, radius * 1.12, crown, radius * rng.uniform(.3, .5), x, y)
    return shaft + [frustum(radius * 1.2, 0, height + radius * rng.uniform(1.2, 2), (x, y), height, 12)]


def tower_round(rng):
    return Solid.of(_round_tower(rng, rng.uniform(.13, .21), rng.uniform(.26, .5)))


def tower_square(rng):
    """A fort: four turrets about a yard or a keep."""
    half, wall, turret = rng.uniform(.15, .22), rng.uniform(.12, .22), rng.uniform(.045, .075)
    parts = [block(2 * half, 2 * half, wall)] if rng.random() < .5 else [block(2 * half, .05, wall, (0, s * half)) for s in (-1, 1)] + [block(.05, 2 * half, wall, (s * half, 0)) for s in (-1, 1)]
    for x in (-half, half):
        for y in (-half, half):
            parts += _round_tower(rng, turret, wall * rng.uniform(1.1, 1.7), x, y)
    if rng.random() < .5:
        parts += [gable(half, half * .9, wall * 1.5, wall * 2.1)] if rng.random() < .4 else [block(half * .9, half * .9, wall * rng.uniform(1.5, 2.4))]
    return Solid.of(parts)


def tower_castle(rng):
    """Several turrets of different heights on one plot."""
    radius, wall = rng.uniform(.18, .28), rng.uniform(.1, .2)
    parts = [frustum(radius, radius * .95, wall, sides=int(rng.choice([4, 6, 8, 12])))]
    for k in range(int(rng.integers(3, 6))):
        a, r = k * 2.1 + rng.uniform(-.4, .4), radius * rng.uniform(.4, .8)
        parts += _round_tower(rng, radius * rng.uniform(.22, .34), wall + rng.uniform(.1, .4), r * np.cos(a), r * np.sin(a))
    return Solid.of(parts)


def tower_rook(rng):
    """As the rook of chess."""
    foot, height = rng.uniform(.12, .18), rng.uniform(.32, .55)
    parts = [frustum(foot, foot * .9, height * .14), frustum(foot * .78, foot * .6, height * .72, foot=height * .14), frustum(foot * .6, foot * .88, height * .8, foot=height * .72),
             frustum(foot * .88, foot * .88, height * .9, foot=height * .8)]
    return Solid.of(parts + _merlons(rng, foot * .88, height * .9, height * .12))


def _crenellated(rng, length, width, height):
    count, tooth = int(rng.integers(3, 8)), height * rng.uniform(.2, .4)
    step = length / count
    both = width > .11 and rng.random() < .5
    parts = [block(length, width, height)]
    for k in range(count):
        x = (k + .5) * step - length / 2
        parts += [block(step * .55, width * (.3 if both else 1), height + tooth, (x, side * width * .35 if both else 0), height) for side in ((-1, 1) if both else (0,))]
    return parts


def wall_plain(rng):
    return Solid.of(_crenellated(rng, rng.uniform(.5, .85), rng.uniform(.07, .14), rng.uniform(.11, .22)))


def wall_towers(rng):
    length, height, radius = rng.uniform(.55, .85), rng.uniform(.12, .2), rng.uniform(.05, .075)
    parts = _crenellated(rng, length - 2 * radius, radius * rng.uniform(.8, 1.3), height)
    for x in (-1, 1):
        parts += _round_tower(rng, radius, height * rng.uniform(1.2, 1.6), x * (length / 2 - radius))
    return Solid.of(parts)


def wall_gate(rng):
    """With a gatehouse in its middle."""
    length, height = rng.uniform(.55, .85), rng.uniform(.11, .18)
    house = length * rng.uniform(.22, .32)
    parts = _crenellated(rng, length, rng.uniform(.06, .1), height) + moved(_crenellated(rng, house, house * .7, height * 1.5), 0, 0, 0)
    return Solid.of(parts) + Solid.of([block(house * .4, house * .72, height * .8)], .35)


# ---------------------------------------------------------------- ships

def boat_box(rng):
    """The ships of the usual boxes."""
    return Solid.of(Set(rng).shapes['ship'])


def _hull(length, width, deck, rise):
    """Pointed at both ends, higher there than amidships."""
    middle = frustum(width * .38, width * .5, deck, sides=4)
    parts = [prism([(-length * .3, 0), (-length * .34, deck), (length * .34, deck), (length * .3, 0)], width)]
    for side in (-1, 1):
        outline = np.array([(length * .28, -width * .5), (length * .28, width * .5), (length * .5, .02), (length * .5, -.02)]) * (side, side)
        low, high = [np.column_stack((outline * (s, s), np.full(4, z))) for s, z in ((.9, 0), (1, deck + rise))]
        parts.append([low, high] + [np.array((low[i - 1], low[i], high[i], high[i - 1])) for i in range(4)])
    return parts + ([] if deck > .06 else [middle])


def boat_galley(rng):
    """A long hull, one mast or two, sails across, oars."""
    length, width, deck = rng.uniform(.46, .85), rng.uniform(.12, .2), rng.uniform(.07, .12)
    solid = Solid.of(_hull(length, width, deck, rng.uniform(.02, .08)))
    tone = 1.0 if rng.random() < .65 else (.93, .9, .82)
    for x in ((0,) if rng.random() < .6 else (-.18, .17)):
        top = deck + length * rng.uniform(.5, .8)
        solid += Solid.of([block(.025, .025, top, (x * length, 0))])
        wide, low = length * rng.uniform(.3, .5), deck + length * .12
        sail = moved(turned([prism([(-wide / 2, low), (-wide * .42, top * .95), (wide * .42, top * .95), (wide / 2, low)], .025)], rng.choice([90, 90, 0, 60])), x * length + .02, 0)
        solid += Solid.of(sail, tone)
    if rng.random() < .5:
        solid += Solid.of([block(.02, width * 1.9, deck * .6, (x * length, 0), deck * .35) for x in np.linspace(-.25, .25, 5)])
    return solid


def boat_lateen(rng):
    """Three-cornered sails along the hull."""
    length, width, deck = rng.uniform(.42, .7), rng.uniform(.1, .17), rng.uniform(.06, .11)
    solid = Solid.of(_hull(length, width, deck, rng.uniform(.01, .05)))
    tone = 1.0 if rng.random() < .7 else (.93, .9, .82)
    for x in ((0,), (-.2, .1), (-.22, 0, .2))[int(rng.integers(3))]:
        tall = length * rng.uniform(.45, .8)
        solid += Solid.of([prism([(x * length - length * .16, deck * 1.3), (x * length, deck + tall), (x * length + length * .14, deck * 1.3)], .03)], tone)
    return solid


def barge_open(rng):
    """A hull with walls and a dark hold; now and then with freight."""
    length, width, wall = rng.uniform(.42, .72), rng.uniform(.16, .27), rng.uniform(.08, .15)
    thick = .03
    sides = [block(length * .8, thick, wall, (0, s * (width - thick) / 2)) for s in (-1, 1)]
    ends = [prism([(s * length * .38, 0), (s * length * .38, wall), (s * length * .5, wall * rng.uniform(1, 1.5)), (s * length * .44, 0)], width * rng.uniform(.6, 1)) for s in (-1, 1)]
    solid = Solid.of([block(length * .8, width - thick, wall * .35)], float(rng.uniform(.45, .8))) + Solid.of(sides + ends)
    if rng.random() < .3:
        size = width * .4
        for x in (-.2, .05, .25)[:int(rng.integers(1, 4))]:
            solid += Solid.of([block(size, size, wall * .35 + size, (x * length, 0), wall * .3)], tuple(rng.uniform(.15, .9, 3)))
    return solid


def barge_flat(rng):
    """A solid flat boat with a hollow drawn in its deck."""
    length, width, height = rng.uniform(.42, .7), rng.uniform(.16, .26), rng.uniform(.07, .13)
    return Solid.of(_hull(length, width, height, 0)) + Solid.of([block(length * .55, width * .6, height + .005, foot=height)], float(rng.uniform(.4, .75)))


def barge_raft(rng):
    """Logs side by side."""
    length, radius = rng.uniform(.42, .6), rng.uniform(.025, .04)
    count = int(rng.integers(4, 7))
    logs = [moved(turned([frustum(radius, radius, length / 2, foot=-length / 2, sides=8)], 90, 'y'), 0, (k - (count - 1) / 2) * 2 * radius, radius)[0] for k in range(count)]
    return Solid.of(logs) + Solid.of([block(.03, count * 2 * radius, 2.6 * radius, (x * length, 0), 1.8 * radius) for x in (-.3, .3)], .8)


# ---------------------------------------------------------------- markers, roads

def marker_bead(rng):
    radius, height = rng.uniform(.1, .2), rng.uniform(.05, .1)
    solid = Solid.of([frustum(radius * .8, radius, height * .3), frustum(radius, radius * .8, height * .7, foot=height * .3), frustum(radius * .8, radius * .3, height, foot=height * .7)])
    solid.clear = rng.uniform(.15, .6)
    return solid


def marker_ring(rng):
    radius, thick, height = rng.uniform(.14, .26), rng.uniform(.03, .06), rng.uniform(.02, .07)
    count = 14
    step = 2 * np.pi * radius / count
    return Solid.of([turned([block(thick, step * 1.06, height, (radius, 0))], 360 * k / count)[0] for k in range(count)])


def marker_chip(rng):
    """A flat chip, plain, rimmed or with a sign on it."""
    radius, height, sides = rng.uniform(.12, .25), rng.uniform(.015, .045), int(rng.choice([4, 6, 8, 18, 18, 18]))
    solid = Solid.of([frustum(radius, radius, height, sides=sides)])
    kind = rng.random()
    tone = float(rng.choice([.6, .8, 1.25])) if rng.random() < .6 else (.95, .95, .92)
    if kind < .3:
        solid += Solid.of([frustum(radius * .75, radius * .75, height + .003, foot=height, sides=sides)], tone)
    elif kind < .5:
        solid += Solid.of([block(radius * 1.1, radius * .16, height + .004, (0, y * radius), height) for y in (-.35, 0, .35)], tone)
    elif kind < .65:
        solid += Solid.of([block(radius * .7, radius * .5, height + .004, foot=height)] + [block(radius * .16, radius * .3, height + .004, (x * radius, radius * .35), height) for x in (-.27, 0, .27)], tone)
    return solid


def marker_drop(rng):
    """A cone or a drop of plastic."""
    radius, height = rng.uniform(.09, .15), rng.uniform(.14, .28)
    return Solid.of([frustum(radius, radius * .75, height * .3, sides=12), frustum(radius * .75, 0, height, foot=height * .3, sides=12)])


def road_bar(rng):
    return Solid.of([block(rng.uniform(.46, .8), rng.uniform(.085, .14), rng.uniform(.07, .14))])


def road_box(rng):
    """The roads of the usual boxes, sculpted ones too."""
    return Solid.of(Set(rng).shapes['road'])
