"""Soldiers, archers, riders and cannons: a function for each family of each, from chance to a Solid."""
import numpy as np

from pieces.shapes import block, frustum, moved, prism, turned
from things.solids import Solid, ball, bow


def _plinth(rng, width):
    if rng.random() < .3:
        return [block(width * 1.5, width, .03)]
    return [frustum(width * .62, width * .55, .03, sides=12, squeeze=rng.uniform(.75, 1))]


def _soldier(rng, height):
    """Legs, trunk, arms and head, as plastic soldiers have them."""
    w = height * rng.uniform(.3, .42)
    hip, shoulder = height * rng.uniform(.4, .5), height * rng.uniform(.76, .82)
    parts = _plinth(rng, w * 1.3)
    if rng.random() < .5:
        parts += [frustum(w * .2, w * .24, hip, (side * w * .24, rng.uniform(-.1, .1) * w), .03, 6) for side in (-1, 1)]
    else:
        parts.append(frustum(w * .55, w * .36, hip, foot=.03, sides=8, squeeze=.75))       # a cloak
    parts.append(frustum(w * .34, w * .5, shoulder, foot=hip, sides=8, squeeze=.62))
    parts += [frustum(w * .14, w * .15, shoulder, (side * w * .52, rng.uniform(-.25, .05) * w), hip * rng.uniform(.95, 1.2), 6) for side in (-1, 1)]
    parts += ball((height - shoulder) * .52, 0, 0, shoulder + (height - shoulder) * .5, 8)
    if rng.random() < .4:
        parts.append(frustum(w * .42, w * .15, height * 1.04, foot=height * .93, sides=8))     # a hat or helmet
    return parts


def pawn_figure(rng):
    height = rng.uniform(.38, .58)
    parts = _soldier(rng, height)
    kind = rng.random()
    if kind < .35:
        parts += moved(turned([block(height * .55, .025, .025)], rng.uniform(-75, -35), 'y'), height * .05, -height * .17, height * .55)    # a rifle
    elif kind < .6:
        parts.append(block(.02, .02, height * rng.uniform(1, 1.3), (height * .22, -.03), .03))      # a spear
    elif kind < .75:
        parts += moved([block(height * .3, .02, height * .36)], -height * .1, -height * .2, height * .35)  # a shield
    return Solid.of(parts)


def pawn_turned(rng):
    height, foot = rng.uniform(.3, .6), rng.uniform(.085, .14)
    neck, head = foot * rng.uniform(.3, .55), foot * rng.uniform(.55, .85)
    low, top = height * rng.uniform(.08, .2), height - 1.9 * head
    parts = [frustum(foot, foot * .92, low), frustum(foot * .85, neck, max(top, low + .03), foot=low)]
    if rng.random() < .4:
        parts.append(frustum(head * 1.05, head, top + .02, foot=top - .02))
    return Solid.of(parts + ball(head, 0, 0, height - head))


def pawn_flat(rng):
    """A little man sawn from a board."""
    height = rng.uniform(.32, .48)
    w, thick = height * rng.uniform(.42, .52), rng.uniform(.1, .2)
    parts = [prism([(-w, 0), (-w * .35, 0), (-w * .05, height * .42), (-w * .55, height * .42)], thick),
             prism([(w, 0), (w * .35, 0), (w * .05, height * .42), (w * .55, height * .42)], thick),
             prism([(-w * .5, height * .25), (w * .5, height * .25), (w * .3, height * .72), (-w * .3, height * .72)], thick),
             prism([(-w, height * .45), (w, height * .45), (w, height * .57), (w * .4, height * .68), (-w * .4, height * .68), (-w, height * .57)], thick)]
    a = np.linspace(0, 2 * np.pi, 9)[:-1]
    return Solid.of(parts + [prism(np.column_stack((height * .19 * np.cos(a), height * .82 + height * .19 * np.sin(a))), thick)])


def archer_figure(rng):
    height = rng.uniform(.38, .56)
    parts = _soldier(rng, height)
    parts += moved(turned(bow(height * rng.uniform(.3, .5), rng.uniform(50, 75), 0, 0, 0, .022), rng.uniform(-40, 40)), height * .34, -.06, height * .55)
    return Solid.of(parts)


def archer_kneeling(rng):
    height = rng.uniform(.28, .4)
    w = height * .36
    parts = _plinth(rng, w * 1.7) + [block(w * 1.5, w * .6, height * .3, foot=.03), frustum(w * .4, w * .5, height * .72, foot=height * .25, sides=8, squeeze=.7)]
    parts += ball(height * .15, 0, 0, height * .85, 8) + [block(w * 1.2, .03, height * .66, (w * .6, 0), height * .58)]
    return Solid.of(parts + bow(height * rng.uniform(.38, .5), rng.uniform(50, 75), height * .55, 0, height * .6, .022))


def archer_flat(rng):
    height = rng.uniform(.32, .46)
    solid = pawn_flat(rng).scaled(height / .4)
    return solid + Solid.of(bow(height * .55, 62, height * .7, 0, height * .55, .035))


def _horse(rng, length, thick):
    """A horse from its side: trunk, four legs, neck and head; its back is at the returned height."""
    leg, back = length * rng.uniform(.42, .55), length * rng.uniform(.85, 1)
    parts = [prism([(-length * .5, leg), (-length * .52, back * .93), (length * .42, back), (length * .48, leg * 1.05)], thick)]
    spread = rng.uniform(0, .2)
    for x, tip in ((-.44, -spread), (-.28, spread * .4), (.24, -spread * .3), (.4, spread)):
        foot = (x + tip) * length
        parts.append(prism([(foot - .035 * length, 0), (foot + .05 * length, 0), ((x + .08) * length, leg * 1.2), ((x - .06) * length, leg * 1.2)], thick * .75))
    parts.append(prism([(length * .2, back * .9), (length * .48, back * .75), (length * .72, back * 1.45), (length * .5, back * 1.5)], thick * .75))
    parts.append(prism([(length * .48, back * 1.5), (length * .55, back * 1.22), (length * .95, back * 1.15), (length * .92, back * 1.3), (length * .66, back * 1.56)], thick * .65))
    parts.append(prism([(-length * .52, back * .9), (-length * .7, leg * .8), (-length * .6, leg * .8), (-length * .46, back * .75)], thick * .35))
    return parts, back


def rider_figure(rng):
    length, thick = rng.uniform(.25, .36), rng.uniform(.08, .12)
    parts, back = _horse(rng, length, thick)
    man = length * rng.uniform(.7, .95)
    trunk = [frustum(man * .2, man * .26, back + man * .62, (-length * .05, 0), back * .85, 8)] + ball(man * .2, -length * .05, 0, back + man * .8, 8)
    trunk += [frustum(man * .1, man * .1, back * 1.05, (length * .02, side * thick * .62), back * .55, 6) for side in (-1, 1)]
    if rng.random() < .4:
        trunk += moved(turned([block(man * rng.uniform(.7, 1.4), .022, .022)], rng.uniform(-50, 0), 'y'), length * .15, -thick * .6, back * 1.25)
    plinth = [block(length * 1.3, thick * 1.5, .03)] if rng.random() < .6 else []
    return Solid.of(plinth + moved(parts + trunk, 0, 0, .03 if plinth else 0))


def rider_flat(rng):
    """Horse and rider sawn from a board."""
    thick = rng.uniform(.1, .18)
    length = rng.uniform(.26, .36)
    parts, back = _horse(rng, length, thick)
    w = length * .22
    parts.append(prism([(-w, back * .8), (w, back * .8), (w * .8, back * 1.55), (-w * .8, back * 1.55)], thick))
    a = np.linspace(0, 2 * np.pi, 9)[:-1]
    parts.append(prism(np.column_stack((w * .85 * np.cos(a), back * 1.7 + w * .85 * np.sin(a))), thick))
    return Solid.of(parts)


def rider_head(rng):
    """A horse's head on a foot, as the knight of chess."""
    foot, height = rng.uniform(.1, .15), rng.uniform(.36, .55)
    parts = [frustum(foot, foot * .85, height * .15), frustum(foot * .7, foot * .6, height * .3, foot=height * .15)]
    thick = foot * rng.uniform(.7, 1.1)
    parts.append(prism([(-foot * .75, height * .28), (foot * .6, height * .28), (foot * .35, height * .9), (-foot * .15, height)], thick))
    parts.append(prism([(-foot * .1, height * .98), (foot * .2, height * .6), (foot * 1.25, height * .55), (foot * 1.3, height * .7), (foot * .45, height * .98)], thick * .85))
    return Solid.of(parts)


def _wheel(radius, x, y, thick=.03):
    return moved(turned([frustum(radius, radius, thick, foot=-thick, sides=12)], 90, 'x'), x, y, radius)


def cannon_field(rng):
    radius, length = rng.uniform(.09, .135), rng.uniform(.32, .46)
    bore = radius * rng.uniform(.4, .6)
    barrel = moved(turned([frustum(bore, bore * .65, length * .6, foot=-length * .32, sides=10)], 90 - rng.uniform(5, 22), 'y'), 0, 0, radius * 1.25)
    trail = [prism([(-length * .68, 0), (-length * .66, .035), (radius * .4, radius * 1.2), (radius * .2, radius * .7)], bore * 1.6)]
    plinth = [block(length * 1.2, radius * 2.2, .025)] if rng.random() < .3 else []
    wheels = _wheel(radius, 0, radius * .9) + _wheel(radius, 0, -radius * .9)
    return Solid.of(plinth + moved(wheels + trail + barrel, 0, 0, .025 if plinth else 0))


def cannon_ship(rng):
    """A fat barrel on a low carriage with four small wheels."""
    length, width = rng.uniform(.26, .38), rng.uniform(.11, .16)
    bore, small = width * rng.uniform(.3, .42), width * .22
    carriage = [prism([(-length * .5, small * .6), (-length * .5, width * .5), (-length * .1, width * .9), (length * .4, width * .9), (length * .4, small * .6)], width * .8)]
    wheels = [w for x in (-.35, .28) for side in (-1, 1) for w in _wheel(small, x * length, side * width * .5, .02)]
    barrel = turned([frustum(bore, bore * .8, length * .75, foot=-length * .45, sides=10)], 90 - rng.uniform(0, 12), 'y')
    return Solid.of(wheels + carriage + moved(barrel, 0, 0, width * .95))


def cannon_flat(rng):
    """Sawn from a board: a wheel and a barrel."""
    radius, thick = rng.uniform(.1, .14), rng.uniform(.09, .15)
    a = np.linspace(0, 2 * np.pi, 11)[:-1]
    parts = [prism(np.column_stack((radius * np.cos(a), radius + radius * np.sin(a))), thick)]
    parts.append(prism([(-radius * 1.3, radius * .9), (-radius * 1.2, radius * 1.7), (radius * 2.6, radius * 2.3), (radius * 2.7, radius * 1.75)], thick))
    return Solid.of(parts + [prism([(-radius * 2.4, 0), (-radius * 2.1, 0), (0, radius * .9), (-radius * .4, radius * 1.3)], thick)])
