"""Faces of terrain tiles, painted by our own hand in several manners, no two alike.

A face is a float32 RGB square that spans +-1 tile side about the tile's centre, the hexagon pointing up; what lies outside the
hexagon is painted too and cut away by whoever lays the tile.
"""
import cv2
import numpy as np

from common import geometry as g
from tables import manners
from common import texture as t

FACE_PX = 128

# hue degrees, saturation, value of the ground and of what grows or stands on it
_PALETTE = {
    "forest": (((80, 165), (.35, .85), (.15, .48)), ((75, 160), (.3, .85), (.2, .6))),
    "pasture": (((68, 125), (.4, .9), (.48, .85)), ((65, 120), (.3, .8), (.5, .95))),
    "fields": (((38, 56), (.5, .95), (.65, .98)), ((30, 55), (.5, 1), (.5, 1))),
    "hills": (((6, 32), (.5, .92), (.38, .8)), ((4, 34), (.45, .95), (.3, .85))),
    "mountains": (((0, 360), (.0, .22), (.35, .7)), ((200, 290), (.0, .25), (.3, .85))),
    "desert": (((32, 52), (.15, .5), (.68, .96)), ((30, 50), (.15, .5), (.6, 1))),
    "gold": (((30, 52), (.3, .9), (.3, .75)), ((42, 56), (.7, 1), (.8, 1))),
    "sea": (((190, 228), (.45, .98), (.35, .88)), ((185, 225), (.2, .8), (.5, 1))),
    "shoal": (((165, 215), (.25, .75), (.5, .92)), ((40, 200), (.1, .5), (.7, 1))),
}


def _forest(rng, image, second):
    if rng.random() < .6:
        t.blobs(rng, image, int(rng.integers(60, 260)), (.02, .075), second, .25)
    else:
        t.peaks(rng, image, int(rng.integers(40, 140)), (.08, .2), second)


def _pasture(rng, image, second):
    t.strokes(rng, image, int(rng.integers(0, 250)), (.02, .08), second, .1)
    if rng.random() < .5:
        t.blobs(rng, image, int(rng.integers(2, 14)), (.012, .035), np.float32((.92, .9, .84)), .06)
    if rng.random() < .4:
        t.blobs(rng, image, int(rng.integers(3, 25)), (.015, .04), second * .6, .15)


def _fields(rng, image, second):
    size = image.shape[0]
    parcels = rng.integers(1, 6)
    owner = np.argmin([np.hypot(*(np.mgrid[0:size, 0:size] - rng.uniform(0, size, 2)[:, None, None])) for _ in range(parcels)], 0)
    for i in range(parcels):
        ridges = t.stripes(rng, size, rng.uniform(4, 14), rng.uniform(0, 180), rng.uniform(0, .2))
        tone = t.near(rng, second, .2)
        image[owner == i] = t.blend(image, tone, ridges * rng.uniform(.3, .9))[owner == i]
    if rng.random() < .5:
        t.strokes(rng, image, int(rng.integers(50, 400)), (.03, .12), second, .25, rng.uniform(0, 180))


def _hills(rng, image, second):
    kind = rng.random()
    if kind < .5:
        t.blobs(rng, image, int(rng.integers(10, 90)), (.03, .14), second, .25, .6)
    elif kind < .75:
        image[:] = t.blend(image, second, t.stripes(rng, image.shape[0], rng.uniform(8, 25), rng.uniform(-25, 25) + 90, .5))
    else:
        for y in range(0, image.shape[0], 8):
            for x in range(-8 * (y // 8 % 2), image.shape[0], 16):
                cv2.rectangle(image, (x, y), (x + 14, y + 6), t.near(rng, second, .15).tolist(), -1)
    if rng.random() < .4:
        t.blobs(rng, image, int(rng.integers(4, 40)), (.01, .03), t.colour(rng, (60, 120), (.3, .7), (.2, .5)), .2)


def _mountains(rng, image, second):
    size = image.shape[0]
    if rng.random() < .6:
        ridge = np.abs(t.noise(rng, size, rng.uniform(3, 9), 4, .65) - .5) * 2
        relief = cv2.Sobel(ridge, cv2.CV_32F, 1, 1, ksize=3)
        image[:] = np.clip(t.blend(image, second, ridge) * (1 + relief * rng.uniform(1, 5))[..., None], 0, 1)
    if rng.random() < .6:
        snow = t.colour(rng, (180, 260), (0, .1), (.8, 1)) if rng.random() < .7 else None
        t.peaks(rng, image, int(rng.integers(4, 40)), (.1, .35), second, snow)


def _desert(rng, image, second):
    dunes = t.stripes(rng, image.shape[0], rng.uniform(10, 50), rng.uniform(0, 180), rng.uniform(.1, .6))
    image[:] = t.blend(image, second, dunes * rng.uniform(0, .8))
    if rng.random() < .35:
        t.blobs(rng, image, int(rng.integers(1, 12)), (.01, .04), t.colour(rng, (60, 140), (.3, .7), (.25, .6)), .2)


def _gold(rng, image, second):
    size = image.shape[0]
    if rng.random() < .6:
        river = np.abs(t.noise(rng, size, 3, 2) - .5) < rng.uniform(.03, .09)
        image[river] = t.colour(rng, (190, 220), (.4, .9), (.5, .9))
    t.blobs(rng, image, int(rng.integers(15, 120)), (.012, .05), second, .15)


def _sea(rng, image, second):
    waves = t.stripes(rng, image.shape[0], rng.uniform(5, 30), rng.uniform(60, 120), rng.uniform(.05, .4))
    image[:] = t.blend(image, second, waves ** 3 * rng.uniform(0, .7))


def _shoal(rng, image, second):
    image[:] = t.blend(image, second, (t.noise(rng, image.shape[0], rng.uniform(3, 8)) > rng.uniform(.5, .8)) * .7)
    t.blobs(rng, image, int(rng.integers(2, 12)), (.02, .06), t.colour(rng, (180, 230), (.1, .5), (.6, .95)), .2)


_BRUSHES = {"forest": _forest, "pasture": _pasture, "fields": _fields, "hills": _hills, "mountains": _mountains,
             "desert": _desert, "gold": _gold, "sea": _sea, "shoal": _shoal}


def ground_colour(rng, terrain):
    return t.colour(rng, *_PALETTE[terrain][0])


def _brushed(rng, terrain, first, second, size):
    patches = t.noise(rng, size, rng.uniform(2, 9), 4)
    image = np.clip(t.blend(t.near(rng, first, .12), t.near(rng, first, .12), patches) *
                    (1 + rng.uniform(0, .35) * (patches - .5))[..., None], 0, 1)
    if rng.random() < .93:                      # the rest: a plain colour, as printed or wooden tiles have
        _BRUSHES[terrain](rng, image, second)
    return image


MANNERS = ("brushed", *manners.MAKERS)
_SHARES = (.4, .12, .15, .15, .08, .1, 0)       # mosaic is for measuring


def any_manner(rng):
    return str(rng.choice(MANNERS, p=_SHARES))


def painter(rng, manner):
    """paint(rng, terrain) of one box: the art of a face, without a border. `manner` is one of MANNERS."""
    in_manner = _brushed if manner == "brushed" else manners.MAKERS[manner](rng)
    mix = manners.common_ground(rng) if rng.random() < .3 else lambda rng, terrain, face: face
    tone = manners.print_tone(rng)

    def paint(rng, terrain):
        first, second = ground_colour(rng, terrain), t.colour(rng, *_PALETTE[terrain][1])
        image = t.grain(rng, tone(mix(rng, terrain, in_manner(rng, terrain, first, second, FACE_PX))), rng.uniform(0, .3 if manner == "brushed" else .12))
        if rng.random() < .4:
            image = cv2.GaussianBlur(image, (0, 0), rng.uniform(.4, 1.6))
        return np.clip(image, 0, 1).astype(np.float32)
    return paint


def hexagon_distance(size=FACE_PX):
    """Distance of each pixel of a face to the hexagon's sides, in tile sides, positive inside."""
    y, x = (np.mgrid[0:size, 0:size].astype(np.float32) - (size - 1) / 2) / (size / 2)
    apothem = np.sqrt(3) / 2
    return apothem - np.maximum(np.abs(x), np.maximum(np.abs(.5 * x + apothem * y), np.abs(.5 * x - apothem * y)))


_DISTANCE = hexagon_distance()


class Edition:
    """What the tiles of one game box have in common: border, manner of painting, a few faces for every terrain."""

    def __init__(self, rng, real_faces=None, faces_each=3, manner=None):
        """`real_faces`: terrain -> faces cut from photographs, mixed in as they are or wholly replaced by painted ones."""
        self.manner = manner or any_manner(rng)
        paint = painter(rng, self.manner)
        self.crisp = rng.random() < (.25 if self.manner == "brushed" else .6)        # a straight border, not a ragged one
        self.border = rng.uniform(.06, .2) if rng.random() < .75 else 0.
        self.border_colour = t.colour(rng, (35, 55), (.1, .6), (.65, .98)) if rng.random() < .8 else \
            t.colour(rng, (0, 360), (0, .6), (.05, .95))
        self.rim_colour = t.near(rng, self.border_colour, .2) * rng.uniform(.2, 1.0)
        self.rim = rng.uniform(0, .035)
        real_share = rng.choice([0, .5, 1]) if real_faces else 0
        self.faces = {}
        for terrain in g.TERRAINS:
            pool = (real_faces or {}).get(terrain, [])
            self.faces[terrain] = [pool[rng.integers(len(pool))] if pool and rng.random() < real_share else
                                   self._bordered(rng, paint(rng, terrain), terrain) for _ in range(faces_each)]

    def _bordered(self, rng, art, terrain):
        if self.border > 0 and not (terrain in ("sea", "shoal") and rng.random() < .7):
            ragged = _DISTANCE + (0 if self.crisp else (t.noise(rng, FACE_PX, 12) - .5) * self.border * .8)
            inside = np.clip((ragged - self.border) / (.015 if self.crisp else .05), 0, 1)
            sand = self.border_colour * (.85 + .3 * t.noise(rng, FACE_PX, 20))[..., None]
            art = t.blend(sand, art, inside)
        if self.rim > 0:
            art = t.blend(self.rim_colour, art, np.clip((_DISTANCE - self.rim) / .015, 0, 1))
        return art

    def face(self, rng, terrain):
        """One face, turned by a random number of sixths, with its own light wear."""
        art = self.faces[terrain][rng.integers(len(self.faces[terrain]))]
        middle = (FACE_PX - 1) / 2
        turn = cv2.getRotationMatrix2D((middle, middle), 60 * int(rng.integers(6)), 1)
        return cv2.warpAffine(art, turn, (FACE_PX, FACE_PX), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
