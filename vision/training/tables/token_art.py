"""Number tokens: printed discs in many typefaces and manners.

A face is a float32 RGBA square whose disc touches the sides. Alpha is the disc. The numeral stands upright; whoever lays the token
turns it.
"""
import glob
import os

import cv2
import numpy as np

from common import texture as t

FACE_PX = 96
PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}

_FOLDERS = ("/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/liberation",
            "/usr/share/fonts/truetype/freefont")
_STEMS = ("DejaVuSans", "DejaVuSerif", "NotoSans", "NotoSerif", "NotoSansDisplay", "NotoSerifDisplay", "NotoSansMono",
          "DejaVuSansMono", "DejaVuSansCondensed", "DejaVuSerifCondensed", "Liberation", "Free")


def typefaces():
    """Paths of the installed typefaces with Latin digits (fonts-dejavu, fonts-noto-core)."""
    found = []
    for folder in _FOLDERS:
        for path in sorted(glob.glob(folder + "/*.ttf")):
            stem = os.path.basename(path)[:-4].split("-")[0]
            if stem in _STEMS or stem.startswith(("Liberation", "Free")):
                found.append(path)
    if not found:
        raise IOError("no typeface found; install fonts-dejavu and fonts-noto-core")
    return found


class Numerals:
    """Draws words in the installed typefaces as coverage masks in 0..1; each is drawn once and kept."""

    def __init__(self):
        self.paths = typefaces()
        self.loaded = {}
        self.drawn = {}

    def mask(self, path, text, height):
        """Coverage of a word of digits or letters, trimmed, `height` pixels high."""
        key = (path, text)
        if key not in self.drawn:
            if path not in self.loaded:
                self.loaded[path] = cv2.freetype.createFreeType2()
                self.loaded[path].loadFontData(path, 0)
            canvas = np.zeros((200, 400, 3), np.uint8)
            self.loaded[path].putText(canvas, text, (40, 40), 100, (255, 255, 255), -1, cv2.LINE_AA, False)
            ys, xs = np.nonzero(canvas[..., 0])
            self.drawn[key] = canvas[ys.min():ys.max() + 1, xs.min():xs.max() + 1, 0].astype(np.float32) / 255
        word = self.drawn[key]
        width = max(1, round(word.shape[1] * height / word.shape[0]))
        return cv2.resize(word, (width, max(1, round(height))), interpolation=cv2.INTER_AREA)


_LETTERS = "ABCDEFGHIJKLMNOPQR"


MANNERS = ("printed", "wooden", "dark", "ringed", "large", "tinted")
_SHARES = (.55, .12, .1, .08, .08, .07)


class TokenStyle:
    """What the tokens of one game box have in common. `manner` is one of MANNERS, else drawn by lot."""

    def __init__(self, rng, numerals, manner=None):
        self.numerals = numerals
        self.manner = manner or str(rng.choice(MANNERS, p=_SHARES))
        bold = [p for p in numerals.paths if "Bold" in p]
        upright = [p for p in (bold if rng.random() < .65 else numerals.paths) if "Italic" not in p and "Oblique" not in p]
        self.path = rng.choice(upright) if rng.random() < .93 else rng.choice(numerals.paths)
        kind = rng.random()
        if kind < .8:
            self.ground = t.colour(rng, (35, 55), (.05, .45), (.75, 1))
        elif kind < .92:
            self.ground = t.colour(rng, (0, 360), (0, .05), (.8, 1))
        else:
            self.ground = t.colour(rng, (0, 360), (.1, .7), (.3, .9))
        dark = self.ground.mean() > .5
        self.ink = t.colour(rng, (0, 360), (0, .4), (0, .22)) if dark else t.colour(rng, (0, 360), (0, .1), (.85, 1))
        self.hot = t.colour(rng, (350, 372), (.6, 1), (.5, .9)) if rng.random() < .9 else self.ink
        self.hot_ground = None              # of 6 and 8, where it differs
        self.height = rng.uniform(.3, .62)                  # of the numeral, in diameters
        self.squeeze = rng.uniform(.75, 1.1)
        self.grows = rng.random() < .3                      # more likely numbers printed larger
        self.pips = rng.random() < .65
        self.pip_radius = rng.uniform(.018, .04)
        self.pip_gap = rng.uniform(2.3, 3.4)
        self.underline = rng.choice(["none", "6 and 9", "6, 8 and 9", "all"], p=[.35, .45, .1, .1])
        self.letter = rng.random() < .15
        self.ring = rng.uniform(.01, .05) if rng.random() < .3 else 0.
        self.ring_at = rng.uniform(.8, .98)
        self._change(rng)

    def _change(self, rng):
        """What the manner has otherwise than a token printed in dark on light card."""
        if self.manner == "wooden":         # numerals burnt in or painted on
            self.ground = t.colour(rng, (18, 38), (.25, .65), (.45, .9))
            self.ink = self.ground * rng.uniform(.1, .35)
            self.hot = self.ink if rng.random() < .4 else t.colour(rng, (350, 372), (.7, 1), (.3, .6))
            self.pips = rng.random() < .4
        elif self.manner == "dark":
            self.ground = t.colour(rng, (0, 360), (0, .8), (.04, .4))
            self.ink = t.colour(rng, (0, 360), (0, .3), (.8, 1))
            self.hot = self.ink if rng.random() < .3 else t.colour(rng, (350, 410), (.6, 1), (.8, 1))
        elif self.manner == "ringed":
            self.ground = t.colour(rng, (0, 360), (0, .05), (.85, 1))
            self.ring, self.ring_at = rng.uniform(.05, .14), rng.uniform(.86, .95)
        elif self.manner == "large":
            self.height, self.pips, self.letter = rng.uniform(.6, .78), False, False
        elif self.manner == "tinted" and self.ground.mean() > .4:
            self.hot, self.hot_ground = t.colour(rng, (0, 360), (0, .1), (.9, 1)), t.colour(rng, (350, 372), (.6, 1), (.5, .9))

    def face(self, rng, number):
        """RGBA of a token; number None gives the letter that the backs carry."""
        size = FACE_PX
        y, x = (np.mgrid[0:size, 0:size].astype(np.float32) - (size - 1) / 2) / (size / 2)
        radius = np.hypot(x, y)
        image = np.empty((size, size, 3), np.float32)
        ground = self.hot_ground if self.hot_ground is not None and number in (6, 8) else self.ground
        image[:] = t.near(rng, ground, .03) * (.95 + .1 * t.noise(rng, size, 8))[..., None]
        if self.manner == "wooden":
            image *= 1 - .25 * t.stripes(rng, size, rng.uniform(4, 20), rng.normal(90, 8), .06)[..., None]
        tone = self.hot if number in (6, 8) else self.ink
        if self.ring:
            image[np.abs(radius - self.ring_at) < self.ring] = t.near(rng, tone if rng.random() < .5 else self.ground * .6, .05)
        ink = np.zeros((size, size), np.float32)
        text = str(number) if number else rng.choice(list(_LETTERS))
        height = self.height * size * (.75 + .05 * PIPS.get(number, 5) if self.grows else 1)
        shape = self.numerals.mask(self.path, text, height)
        width = min(.8 * size, shape.shape[1] * self.squeeze)
        shape = cv2.resize(shape, (max(1, round(width)), shape.shape[0]), interpolation=cv2.INTER_AREA)
        lift = (.07 if self.pips or self.underline != "none" else 0) * size * rng.uniform(.3, 1.3) * (1 if number else 0)
        left, top = round((size - shape.shape[1]) / 2), round((size - shape.shape[0]) / 2 - lift)
        ink[top:top + shape.shape[0], left:left + shape.shape[1]] = shape
        below = top + shape.shape[0]
        if number and self._underlined(number):
            thick = max(1, round(.025 * size))
            below += round(rng.uniform(.03, .06) * size)
            ink[below:below + thick, left:left + shape.shape[1]] = 1
            below += thick
        if number and self.pips:
            self._draw_pips(ink, below, PIPS[number])
        if self.letter and number:
            small = self.numerals.mask(self.path, rng.choice(list(_LETTERS)), .13 * size)
            at = max(1, top - small.shape[0] - 3)
            ink[at:at + small.shape[0], (size - small.shape[1]) // 2:(size - small.shape[1]) // 2 + small.shape[1]] = small
        image = t.blend(image, tone, ink * rng.uniform(.8, 1))
        edge = np.clip((1 - radius) * size / 2 + .5, 0, 1)
        return np.dstack((np.clip(image, 0, 1), edge))

    def _underlined(self, number):
        return {"none": False, "6 and 9": number in (6, 9), "6, 8 and 9": number in (6, 8, 9), "all": True}[self.underline]

    def _draw_pips(self, ink, below, count):
        size = ink.shape[0]
        r = self.pip_radius * size
        y = min(below + 2.2 * r, size * .9)
        for i in range(count):
            x = size / 2 + (i - (count - 1) / 2) * self.pip_gap * r
            cv2.circle(ink, (round(x * 16), round(y * 16)), round(r * 16), 1., -1, cv2.LINE_AA, 4)
