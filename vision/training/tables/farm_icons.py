"""Icons of wool and grain (see tables/harbour_icons.py)."""
import numpy as np

from common import texture as t


def fleece(rng, b, x, y, size, tone):
    for dx, dy in [(0, 0), *rng.uniform(-1, 1, (int(rng.integers(5, 12)), 2))]:
        b.oval(x + dx * size * .65, y + dy * size * .4, size * .42, size * .38, tone * (1 + .08 * dy))


def sheep(rng, b, first, second):
    flip, dark = rng.choice([-1, 1]), second * rng.uniform(.3, 1)
    for x in (-.4, -.2, .25, .42):
        b.line([(x, -.85), (x, -.2)], rng.uniform(.08, .16), dark)
    fleece(rng, b, 0, .05, .8, first)
    b.oval(.7 * flip, rng.uniform(.1, .45), .28, .2, dark if rng.random() < .7 else first * .85, -30 * flip)


def head(rng, b, first, second):
    fleece(rng, b, 0, .25, .85, first)
    dark = second * rng.uniform(.4, 1)
    for s in (-1, 1):
        b.oval(.6 * s, .1, .3, .13, dark, -20 * s)
    b.oval(0, -.2, .38, .62, dark)
    for s in (-1, 1):
        b.disc(.15 * s, 0, .08, np.ones(3) * (dark.mean() < .5))
    fleece(rng, b, 0, .5, .4, first)


def ball(rng, b, first, second):
    b.disc(0, 0, .85, first)
    for turn in (rng.uniform(0, 180) + np.array((0, 60, 100))):
        for k in (.25, .55):
            b.oval(0, 0, .83, .83 * k, first * .72, turn, .05)


def cloud(rng, b, first, second):
    fleece(rng, b, 0, 0, 1., first)


def flock(rng, b, first, second):
    arc = np.linspace(0, np.pi, 13)
    if rng.random() < .7:
        b.fill(np.column_stack((.95 * np.cos(arc), -.9 + 1.1 * np.sin(arc))), t.colour(rng, (75, 125), (.4, .85), (.5, .85)))
    for x, y in ((-.4, -.4), (.35, -.5), (0, .1))[:int(rng.integers(2, 4))]:
        for dx in (-.12, .12):
            b.line([(x + dx, y - .3), (x + dx, y)], .07, second * .4)
        fleece(rng, b, x, y, .38, first)
        b.disc(x + .3, y + .1, .12, second * .4)


def ram(rng, b, first, second):
    """A head from the side, with a horn."""
    flip, dark = rng.choice([-1, 1]), second * rng.uniform(.4, 1)
    fleece(rng, b, -.25 * flip, -.1, .85, first)
    b.fill([(.1 * flip, .5), (.5 * flip, .55), (.95 * flip, -.3), (.75 * flip, -.55), (.2 * flip, -.2)], dark if rng.random() < .5 else first * .9)
    b.oval(.15 * flip, .25, .3, .28, first * .6, 0, .14)


def skein(rng, b, first, second):
    turn = rng.uniform(-60, 60)
    b.oval(0, 0, .95, .5, first, turn)
    for k in (.75, .5, .25):
        b.oval(0, 0, .95, .5 * k, first * .75, turn, .05)
    b.oval(0, 0, .16, .55, second, turn)


def lamb(rng, b, first, second):
    """A sheep cut out in one piece."""
    flip = rng.choice([-1, 1])
    outline = np.array([(-.8, .3), (-.9, -.1), (-.7, -.3), (-.7, -.9), (-.5, -.9), (-.45, -.35), (.2, -.35), (.25, -.9), (.45, -.9), (.45, -.2),
                        (.6, .15), (.95, .15), (.95, .35), (.7, .65), (.45, .6), (.3, .4)]) * (flip, 1)
    b.fill(outline, first)


def sheaf(rng, b, first, second):
    spread, waist = rng.uniform(.5, .9), rng.uniform(-.3, .1)
    for lean in np.linspace(-1, 1, int(rng.integers(5, 12))):
        tone = first * rng.uniform(.8, 1.15)
        b.line([(lean * spread * .6, -.95), (lean * .15, waist), (lean * spread, .8 - .3 * abs(lean))], .1, tone)
        b.oval(lean * spread, .7 - .3 * abs(lean), .1, .22, tone * 1.05, -lean * 30)
    b.line([(-.25, waist), (.25, waist)], .16, second)


def ear(rng, b, first, second, x=0., turn=0.):
    c, s = np.cos(turn), np.sin(turn)
    across, up = np.array((c, -s)), np.array((s, c))
    foot = np.array((x, -.95))
    b.line([foot, foot + up * 1.85], .07, first * .8)
    wide, rows = rng.uniform(.14, .26), int(rng.integers(4, 7))
    for k in range(rows):
        at = foot + up * (.7 + 1.05 * k / rows)
        for side in (-1, 1):
            b.oval(*(at + across * side * wide * .8), wide * .5, wide, first * (1 + .1 * side), np.degrees(turn) * -1 - 25 * side)
    b.oval(*(foot + up * 1.8), wide * .45, wide, first, -np.degrees(turn))


def ears(rng, b, first, second):
    count = int(rng.integers(2, 6))
    for lean in np.linspace(-1, 1, count):
        ear(rng, b, first * rng.uniform(.85, 1.1), second, lean * .12, lean * rng.uniform(.3, .45))


def crossed_ears(rng, b, first, second):
    for s in (-1, 1):
        ear(rng, b, first, second, -.5 * s, .5 * s)


def field(rng, b, first, second):
    b.oval(0, -.1, .95, .75, first)
    for x in np.linspace(-.75, .75, int(rng.integers(4, 9))):
        b.line([(x * 1.1, -.1 - .6 * np.sqrt(1 - min(1., x * x))), (x * .6, .35)], .07, first * .65)


def sack(rng, b, first, second):
    b.fill([(-.6, -.9), (.6, -.9), (.75, -.2), (.3, .45), (.5, .85), (-.5, .85), (-.3, .45), (-.75, -.2)], first)
    b.line([(-.3, .45), (.3, .45)], .12, second)
    ear(rng, b, first * .6, second)


def mill(rng, b, first, second):
    b.fill([(-.4, -.95), (.4, -.95), (.22, .3), (-.22, .3)], second)
    turn = rng.uniform(0, 1.57)
    for a in turn + np.arange(4) * np.pi / 2:
        u, v = np.array((np.cos(a), np.sin(a))), np.array((-np.sin(a), np.cos(a))) * .13
        b.fill([u * .1 + (0, .25), u * .8 + (0, .25), u * .8 + v * 2 + (0, .25), u * .1 + v * 2 + (0, .25)], first)


def stook(rng, b, first, second):
    """A sheaf as one block."""
    b.fill([(-.55, -.95), (.55, -.95), (.2, -.1), (.8, .75), (.4, .6), (.2, .95), (0, .7), (-.25, .95), (-.4, .6), (-.8, .75), (-.2, -.1)], first)
    b.line([(-.24, -.1), (.24, -.1)], .18, second)
    for x in (-.4, 0, .4):
        b.line([(x * .4, 0), (x, .6)], .05, first * .65)
