"""The table, the floor beyond it, and what lies about beside a board."""
import cv2
import numpy as np

from common import texture as t

SURFACE_PX = 512


def wood(rng):
    base = t.colour(rng, (12, 38), (.2, .75), (.18, .8))
    rings = t.stripes(rng, SURFACE_PX, rng.uniform(8, 50), rng.uniform(0, 180), rng.uniform(.02, .1))
    return t.blend(base, base * rng.uniform(.6, .95), rings * t.noise(rng, SURFACE_PX, 20))


def _cloth(rng):
    base = t.colour(rng, (0, 360), (0, .8), (.05, .95))
    return t.blend(base, t.near(rng, base, .15), t.noise(rng, SURFACE_PX, rng.uniform(3, 120), 2))


def _pattern(rng):
    low, high = t.colour(rng, (0, 360), (0, .8), (.1, .95)), t.colour(rng, (0, 360), (0, .8), (.1, .95))
    period = rng.uniform(12, 90)
    a = t.stripes(rng, SURFACE_PX, period, rng.uniform(0, 90), 0) > .5
    b = t.stripes(rng, SURFACE_PX, period, rng.uniform(90, 180), 0) > .5
    kind = rng.random()
    return t.blend(low, high, (a if kind < .4 else a ^ b if kind < .7 else a & b).astype(np.float32))


def _stone(rng):
    base = t.colour(rng, (20, 240), (0, .2), (.25, .95))
    speckled = t.noise(rng, SURFACE_PX, rng.uniform(4, 60), 5, .8)
    return t.blend(base * rng.uniform(.6, 1), base, speckled)


def _plain(rng):
    image = np.empty((SURFACE_PX, SURFACE_PX, 3), np.float32)
    image[:] = t.colour(rng, (0, 360), (0, .7), (.02, 1))
    return image


def surface(rng):
    """A texture of table, cloth or floor, SURFACE_PX square, uint8 RGB."""
    painter = rng.choice([wood, _cloth, _pattern, _stone, _plain], p=[.35, .25, .1, .2, .1])
    return (np.clip(t.grain(rng, painter(rng), rng.uniform(0, .15)), 0, 1) * 255).astype(np.uint8)


def clutter(rng, canvas, px_per_side, keep_out):
    """Cards, boxes, cups, cables drawn flat on a canvas (uint8 RGB) where the mask `keep_out` is empty."""
    height, width = canvas.shape[:2]
    layer = canvas.copy()
    for _ in range(int(rng.integers(0, 16))):
        at = rng.random(2) * (width, height)
        tone = (t.colour(rng, (0, 360), (0, .9), (.05, 1)) * 255).tolist()
        kind = rng.random()
        if kind < .6:
            size = np.exp(rng.uniform(np.log(.5), np.log(5), 2)) * px_per_side
            outline = cv2.boxPoints((tuple(at), tuple(size), rng.uniform(0, 180)))
            cv2.fillConvexPoly(layer, np.int32(outline), tone, cv2.LINE_AA)
            if rng.random() < .5:
                inner = cv2.boxPoints((tuple(at), tuple(size * rng.uniform(.6, .9)), rng.uniform(0, 10)))
                cv2.fillConvexPoly(layer, np.int32(inner), (t.colour(rng, (0, 360), (0, .9), (.05, 1)) * 255).tolist(), cv2.LINE_AA)
        elif kind < .85:
            radius = int(rng.uniform(.2, 1.6) * px_per_side)
            cv2.circle(layer, tuple(int(v) for v in at), radius, tone, -1, cv2.LINE_AA)
            cv2.circle(layer, tuple(int(v) for v in at), int(radius * rng.uniform(.4, .9)), [v * .7 for v in tone], -1, cv2.LINE_AA)
        else:
            points = at + np.cumsum(rng.normal(0, px_per_side, (8, 2)), 0)
            cv2.polylines(layer, [np.int32(points)], False, tone, int(rng.integers(1, 8)), cv2.LINE_AA)
    canvas[keep_out == 0] = layer[keep_out == 0]
