"""Signs that stand for terrains on printed tiles: trees, sheep, sheaves, bricks, peaks, seen from the side.

A sign is drawn by a Pen: x to the right, y up, its foot at 0,0 and its height 1. `style` in 0..1 chooses among the ways to draw it, so
that all signs of one box look alike.
"""
import cv2
import numpy as np


class Pen:
    def __init__(self, image, foot, height):
        self.image, self.foot, self.height = image, np.asarray(foot, float), height

    def at(self, points):
        return np.int32(np.round((self.foot + np.asarray(points, float) * (self.height, -self.height)) * 16))

    def fill(self, points, tone):
        cv2.fillPoly(self.image, [self.at(points)], np.clip(tone, 0, 1).tolist(), cv2.LINE_AA, 4)

    def disc(self, x, y, radius, tone):
        cv2.circle(self.image, tuple(map(int, self.at((x, y)))), max(8, round(radius * self.height * 16)), np.clip(tone, 0, 1).tolist(), -1, cv2.LINE_AA, 4)

    def line(self, points, width, tone):
        cv2.polylines(self.image, [self.at(points)], False, np.clip(tone, 0, 1).tolist(), max(1, round(width * self.height)), cv2.LINE_AA, 4)


def _tree(pen, style, tone, other):
    pen.fill([(-.06, 0), (.06, 0), (.06, .35), (-.06, .35)], other * .5)
    if style < .35:
        for low, high, half in ((.15, .6, .36), (.4, .8, .28), (.62, 1, .2)):
            pen.fill([(-half, low), (half, low), (0, high)], tone)
            pen.fill([(0, low), (half, low), (0, high)], tone * .75)
    elif style < .7:
        for x, y, r in ((-.17, .55, .24), (.17, .55, .24), (0, .75, .25)):
            pen.disc(x, y, r, tone * (.8 + .3 * y))
    else:
        pen.fill([(-.3, .2), (.3, .2), (0, 1)], tone)


def _sheep(pen, style, tone, other):
    body = np.float32((.95, .94, .9)) if style < .7 else tone
    for x in (-.2, .2):
        pen.line([(x, 0), (x, .3)], .08, other * .3)
    for x, y, r in ((-.25, .45, .25), (.2, .45, .25), (0, .55, .27)):
        pen.disc(x, y, r, body)
    pen.disc(.48, .62, .15, other * .3 if style < .5 else body * .8)


def _sheaf(pen, style, tone, other):
    if style < .5:
        for lean in np.linspace(-.38, .38, 7):
            pen.line([(-lean * .6, 0), (lean * .15, .4), (lean, 1)], .08, tone * (.8 + abs(lean)))
        pen.line([(-.14, .4), (.14, .4)], .1, other * .6)
    else:
        pen.line([(0, 0), (0, .95)], .05, other * .8)
        for y in np.arange(.4, 1, .13):
            pen.fill([(0, y), (-.2, y + .1), (-.16, y + .2), (0, y + .1), (.16, y + .2), (.2, y + .1)], tone)


def _bricks(pen, style, tone, other):
    if style < .65:
        for row, (y, starts) in enumerate(((0, (-.6, -.2, .2)), (.3, (-.4, 0)), (.6, (-.2,)))):
            for x in starts:
                shade = tone * (.8 + .12 * ((row + round(x * 5)) % 3))
                pen.fill([(x, y), (x + .36, y), (x + .36, y + .26), (x, y + .26)], shade)
    else:
        pen.fill([(-.6, 0), (-.4, .6), (-.05, .9), (.3, .7), (.6, 0)], tone)
        for y in (.2, .4, .6):
            pen.line([(-.5 + y / 3, y), (0, y + .08), (.5 - y / 3, y)], .05, tone * .6)


def _peak(pen, style, tone, other):
    for x, top, half in ((-.3, .7, .35), (.25, 1, .5)):
        pen.fill([(x - half, 0), (x + half, 0), (x, top)], tone)
        pen.fill([(x, 0), (x + half, 0), (x, top)], tone * .65)
        if style < .75:
            snow = np.float32((.97, .97, 1))
            pen.fill([(x, top), (x - half * .35, top * .65), (x - half * .1, top * .72), (x + half * .1, top * .6), (x + half * .35, top * .65)], snow)


def _desert(pen, style, tone, other):
    if style < .6:
        green = np.float32((.3, .5, .25)) if style < .4 else tone
        pen.line([(0, 0), (0, .95)], .2, green)
        pen.line([(0, .35), (-.3, .35), (-.3, .7)], .14, green)
        pen.line([(0, .5), (.3, .5), (.3, .85)], .14, green)
    else:
        for x, y in ((-.3, .1), (.2, .35), (-.1, .6)):
            pen.line([(x - .4, y), (x, y + .2), (x + .4, y)], .08, tone)


def _gold(pen, style, tone, other):
    for x, y in ((-.3, .18), (.05, .15), (.4, .2), (-.12, .45), (.22, .45), (.05, .75)):
        if style < .5:
            pen.disc(x, y, .2, tone * (.75 + .4 * y))
        else:
            pen.fill([(x - .22, y - .12), (x + .22, y - .12), (x + .14, y + .12), (x - .14, y + .12)], tone * (.75 + .4 * y))


def _waves(pen, style, tone, other):
    x = np.linspace(-.8, .8, 17)
    for y in (.1, .4, .7):
        pen.line(np.column_stack((x, y + .1 * np.abs(np.sin(x * (4 if style < .5 else 8))))), .08, tone)


def _rocks(pen, style, tone, other):
    _waves(pen, style, other, tone)
    pen.fill([(-.3, 0), (-.15, .35), (.1, .45), (.35, 0)], tone)


_SIGNS = {"forest": _tree, "pasture": _sheep, "fields": _sheaf, "hills": _bricks, "mountains": _peak, "desert": _desert,
          "gold": _gold, "sea": _waves, "shoal": _rocks}


def draw(image, terrain, foot, height, style, tone, other):
    """Draws a terrain's sign, its foot at (x, y) pixels, `height` pixels high, in a tone and a second one for stems and ties."""
    _SIGNS[terrain](Pen(image, foot, height), style, np.asarray(tone, np.float32), np.asarray(other, np.float32))


def silhouette(size, terrain, foot, height, style):
    """The sign's shape alone as coverage in 0..1, size x size."""
    ink = np.zeros((size, size, 3), np.float32)
    draw(ink, terrain, foot, height, style, np.float32((1, 1, 1)), np.float32((1, 1, 1)))
    return (ink.max(2) > .05).astype(np.float32)
