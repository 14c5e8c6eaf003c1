"""Other editions and other cameras for pieces/tables.py: what is printed where pieces lie, and colours turned as a whole.

Pictures are uint8 RGB unless said otherwise; `view` is image_from_lattice.
"""
import cv2
import numpy as np

from common import geometry as g
from common import texture as t

_SHIFT = 4      # fractional bits of drawn points


def _fill(mask, view, outline, value):
    cv2.fillConvexPoly(mask, np.round(g.project(view, np.asarray(outline)) * (1 << _SHIFT)).astype(np.int32), value, cv2.LINE_AA, _SHIFT)


def _band(start, end, low, high):
    """The strip beside the way from start to end, from `low` to `high` to its left."""
    along = (end - start) / np.linalg.norm(end - start)
    left = np.array((-along[1], along[0]))
    return [start + left * low, end + left * low, end + left * high, start + left * high]


def _ink(rng, image, mask, tone):
    """Prints `tone` (RGB, 0 to 1) where the mask says, in the light that lies on the picture."""
    light = np.percentile(image[::8, ::8].reshape(-1, 3), 90, axis=0) * np.exp(rng.normal(0, .12))
    grain = cv2.resize(rng.normal(0, .06, (image.shape[0] // 24 + 2, image.shape[1] // 24 + 2)).astype(np.float32), image.shape[1::-1])
    cover = (mask.astype(np.float32) / 255 * rng.uniform(.6, 1))[..., None]
    image[:] = np.clip(image * (1 - cover) + tone * light * np.exp(grain)[..., None] * cover, 0, 255).astype(np.uint8)


def _gaps(rng, image, view, edges, tone):
    """Thick tiles that do not quite touch: a dark gap, and the rim towards the lamp shines, which from low down looks like a pale road."""
    turn, gap, rim = rng.uniform(0, 2 * np.pi), rng.uniform(.005, .03), rng.uniform(.01, .06)
    lamp = np.array((np.cos(turn), np.sin(turn)))
    dark, bright = np.zeros(image.shape[:2], np.uint8), np.zeros(image.shape[:2], np.uint8)
    for start, end in edges:
        if (end[0] - start[0]) * lamp[1] < (end[1] - start[1]) * lamp[0]:
            start, end = end, start
        low = rng.normal(0, .01)
        _fill(bright, view, _band(start, end, low + gap, low + gap + rim), 255)
        _fill(dark, view, _band(start, end, low - gap, low + gap), 255)
    _ink(rng, image, bright, tone + (1 - tone) * rng.uniform(.2, .9))
    _ink(rng, image, dark, np.full(3, rng.uniform(0, .3)))


def border_tiles(rng, image, view, edges):
    """Borders as another edition prints them along the edges given (their two ends each): bands, double lines, seams."""
    width, inner = rng.uniform(.03, .15), 0.
    if rng.random() < .35:
        inner = width * rng.uniform(.25, .75)      # two lines with the old print between them
    bands = np.zeros(image.shape[:2], np.uint8)
    for start, end in edges:
        for low, high in ((inner, width), (-width, -inner)):
            _fill(bands, view, _band(start, end, low, high), 255)
    tone = t.colour(rng, (0, 360), (0, .95), (.05, 1.))
    _ink(rng, image, bands, tone)
    if rng.random() < .4:
        _gaps(rng, image, view, edges, tone)
    elif rng.random() < .5:
        seams = np.zeros(image.shape[:2], np.uint8)
        for start, end in edges:
            _fill(seams, view, _band(start, end, -.012, .012), 255)
        _ink(rng, image, seams, np.full(3, rng.uniform(0, .5)))


def print_coast(rng, image, view, coast):
    """Harbours, bridges and badges about some coastal edges: (middle of its hex, its two ends) each."""
    tone = t.colour(rng, (0, 360), (0, .7), (.2, 1.))
    art = np.zeros(image.shape[:2], np.uint8)
    for centre, (start, end) in coast:
        if rng.random() < .6:
            continue
        middle = (start + end) / 2
        goal = middle + (middle - centre) * rng.uniform(.4, .9) + rng.normal(0, .1, 2)
        thick = rng.uniform(.02, .08)
        for foot in (start, end):
            _fill(art, view, _band(foot + rng.normal(0, .03, 2), goal, -thick, thick), 255)
        if rng.random() < .7:
            radius, sides = rng.uniform(.12, .4), int(rng.integers(3, 9))
            turns = np.arange(sides) / sides * 2 * np.pi + rng.uniform(0, 2 * np.pi)
            _fill(art, view, goal + radius * np.column_stack((np.cos(turns), np.sin(turns))), int(rng.integers(120, 256)))
    _ink(rng, image, art, tone)


def turn_hues(rng, picture):
    """Float picture, 0 to 1: all hues turned by up to 22 degrees about grey, and more or less colourful, as cameras and lamps have it."""
    turn = np.radians(np.clip(rng.normal(0, 11), -22, 22))
    axis = np.full(3, 1 / np.sqrt(3))
    mixed = cv2.Rodrigues(axis * turn)[0].astype(np.float32)
    saturation = np.float32(np.exp(np.clip(rng.normal(0, .4), -.9, .5)))
    grey = np.float32([[.299, .587, .114]]).repeat(3, 0)
    mixed = grey + saturation * (mixed - grey @ mixed)
    return np.clip(cv2.transform(picture, mixed), 0, 1)
