"""The sea, the coast and the piers about painted harbours (see tables/harbour_prints.py)."""
import cv2
import numpy as np

from common import texture as t
from tables.brush import Brush

STORE, REACH, OUT = 80, .775, 1.375         # of a crop: pixels; tile sides to either side of the edge's middle, and out at sea
DRAWN = 2 * STORE


class Coast:
    """What the harbours of one box have in common about their signs."""

    def __init__(self, rng):
        self.rng = rng
        self.sea = t.colour(rng, (185, 225), (.3, .95), (.3, .95)) if rng.random() < .75 else t.colour(rng, (0, 360), (0, .8), (.1, .95))
        self.waves, self.wave_cells = rng.uniform(.05, .4), rng.uniform(2, 20)
        self.beach, self.beach_wide = t.colour(rng, (28, 55), (.1, .6), (.6, 1)), rng.choice([0, rng.uniform(.03, .2)])
        self.pier = str(rng.choice(["none", "short", "long", "dotted", "wedge"], p=(.25, .25, .3, .1, .1)))
        self.pier_tone = t.colour(rng, (15, 45), (.1, .6), (.2, .8)) if rng.random() < .75 else t.colour(rng, (0, 360), (0, .6), (.3, 1))
        self.pier_wide, self.seams = rng.uniform(.03, .14), rng.uniform(0, .5) if rng.random() < .4 else 0
        self.rim_at, self.table = rng.uniform(.8, 1.4), t.colour(rng, (0, 360), (0, .7), (.1, .9))

    def background(self):
        """Sea, coast and beach of an edge, and the land's first strip, DRAWN pixels square."""
        rng = self.rng
        b = Brush(np.zeros((DRAWN, DRAWN, 4), np.uint8), 1)
        waves = t.noise(rng, STORE, self.wave_cells, 3)
        image = t.blend(self.sea, self.sea * (1 - self.waves) + self.waves * rng.uniform(.2, .8), waves)
        image = np.dstack((image, np.ones((STORE, STORE), np.float32)))
        b.image = cv2.resize((np.clip(image, 0, 1) * 255).astype(np.uint8), (DRAWN, DRAWN), interpolation=cv2.INTER_LINEAR)
        b.unit = DRAWN / 2 / REACH
        low, middle = OUT - 2 * REACH, OUT - REACH

        def at(*points):
            return [(x, y - middle) for x, y in points]
        land = t.colour(rng, (0, 360), (.1, .8), (.2, .9))
        corners, left, right = [(-.5, 0), (.5, 0)], *(rng.random(2) < .5)
        # Beyond each end the coast goes on out to sea or falls back by 60 degrees.
        outline = [(-1.5, low - 1), (-1, .87 if left else -.87), *corners, (1, .87 if right else -.87), (1.5, low - 1)]
        if left:
            outline.insert(1, (-2, .87))
        if right:
            outline.insert(-1, (2, .87))
        if self.beach_wide:
            shore = np.array([outline[i] for i in range(1, len(outline) - 1)]) + rng.normal(0, .015, (len(outline) - 2, 2))
            b.line(at(*shore), 2 * self.beach_wide, self.beach)
        b.fill(at(*outline), land)
        if self.seams:
            for x in (-.5, .5):
                b.line(at((x, 0), (x * 2, .87)), .02, self.sea * (1 - self.seams))
        if rng.random() < .3:
            tilt = rng.uniform(-.6, .6)
            b.fill(at((-2, self.rim_at - tilt), (2, self.rim_at + tilt), (2, 4), (-2, 4)), self.table)
        return b

    def build(self, b, at, radius):
        """Piers to a sign of that radius at `at`, and now and then a piece on the coast."""
        rng = self.rng
        middle = OUT - REACH
        if self.pier != "none":
            for s in (-1, 1):
                foot, goal = np.array((s * .5, -middle)), at + (s * radius * .7, -middle)
                goal = foot + (goal - foot) * (1 if self.pier == "long" else .4)
                if self.pier == "wedge":
                    b.fill([foot, at + (0, -middle), (0, -middle)], self.pier_tone)
                elif self.pier == "dotted":
                    for k in np.linspace(.1, 2, 8):
                        b.disc(*(foot + (goal - foot) * k), self.pier_wide / 2, self.pier_tone)
                else:
                    b.line([foot, goal], self.pier_wide, self.pier_tone)
        if rng.random() < .2:
            # A road or settlement on the coast
            x, tone = rng.uniform(-.6, .6), t.colour(rng, (0, 360), (0, 1), (.2, 1))
            b.block(x - .2, -middle - .05, rng.uniform(.1, .5), rng.uniform(.08, .2), .1, tone)
