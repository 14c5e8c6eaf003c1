"""Manners in which a game box may paint its tiles, beyond the brushwork of tables/tile_art.py: each of MAKERS(rng) fixes what the tiles of one
box share and returns paint(rng, terrain, first, second, size) -> float32 RGB face; `first` and `second` are the terrain's colours.
"""
import cv2
import numpy as np

from tables import signs
from common import texture as t


def _plain(tone, size):
    return np.tile(np.float32(tone), (size, size, 1))


def icons(rng):
    """Flat colour with one large sign or a few small ones."""
    style, layout, one_tone, uneven = rng.random(), rng.choice(["one", "ring", "few"]), rng.random() < .35, rng.uniform(0, .15)
    tone_of_all = t.colour(rng, (0, 360), (0, .2), (.85, 1) if rng.random() < .5 else (0, .25))
    height, upright = rng.uniform(.45, .9), rng.random() < .6

    def paint(rng, terrain, first, second, size):
        image = t.blend(first, first * (1 - uneven), t.noise(rng, size, 3))
        tone = tone_of_all if one_tone else second if abs(float(second.mean() - first.mean())) > .12 else first * (.55 if first.mean() > .4 else 1.7)
        places = {"one": [(0, height * .5)], "few": rng.uniform(-.6, .6, (int(rng.integers(2, 9)), 2)),
                  "ring": [(.55 * np.sin(a), .15 + .55 * np.cos(a)) for a in np.arange(0, 6.28, rng.choice([1.047, 1.257, 2.094]))]}[layout]
        small = height if layout == "one" else height * .45
        for x, y in sorted(places, key=lambda p: p[1]):
            foot = size / 2 * (1 + np.array((x, y if upright or layout != "one" else y * rng.uniform(.3, 1.6))))
            signs.draw(image, terrain, foot, small * size / 2, style, tone, tone * .8)
        return image
    return paint


def scenery(rng):
    """A landscape painted from the side: sky-lit ground, far ridges, things that grow towards the viewer."""
    style, count, depth, soft = rng.random(), rng.uniform(6, 45), rng.uniform(.3, 1), rng.uniform(.3, 1.2)
    horizon = rng.uniform(-.1, .25) if rng.random() < .5 else -1

    def paint(rng, terrain, first, second, size):
        y = np.linspace(0, 1, size, dtype=np.float32)[:, None] * np.ones((1, size), np.float32)
        far = np.clip(first * 1.25 + .08, 0, 1)
        image = t.blend(far, first * .85, np.clip(y + .4 * (t.noise(rng, size, 4) - .5), 0, 1))
        if horizon > 0 and terrain not in ("sea", "shoal"):
            ridge = horizon + .15 * (t.noise(rng, size, 4)[:1] - .3)
            image = t.blend(image, t.near(rng, np.float32((.75, .85, .92)), .1), (y < ridge).astype(np.float32))
        for x, v in sorted(rng.random((int(rng.uniform(.4, 1.2) * count), 2)), key=lambda p: p[1]):
            height = size * (.09 + .16 * depth * v) * rng.uniform(.7, 1.5)
            if terrain == "mountains":
                height *= 2
            tone = t.near(rng, second, .15)
            shade = image[min(size - 1, int(v * size)), int(x * size)] * .7
            cv2.ellipse(image, (int(x * size), int(v * size)), (int(height * .4) + 1, int(height * .12) + 1), 0, 0, 360, shade.tolist(), -1, cv2.LINE_AA)
            signs.draw(image, terrain, (x * size, v * size), height, style, tone, t.near(rng, first * .7, .1))
        return cv2.GaussianBlur(image, (0, 0), soft)
    return paint


def relief(rng):
    """Land seen from the air, or cast in plastic and painted: one height field under one lamp."""
    a, steep, gloss = rng.uniform(0, 2 * np.pi), rng.uniform(.15, 1.1), rng.uniform(0, .25)

    def height_of(rng, terrain, size):
        if terrain == "forest":
            tops = np.zeros((size, size), np.float32)
            for x, y in rng.random((int(rng.integers(90, 350)), 2)) * size:
                r = rng.uniform(.02, .06) * size
                cv2.circle(tops, (int(x), int(y)), max(1, int(r)), float(rng.uniform(.4, 1)), -1, cv2.LINE_AA)
            return cv2.GaussianBlur(tops, (0, 0), rng.uniform(.8, 2)) * 1.2
        if terrain == "fields":
            return t.stripes(rng, size, rng.uniform(4, 16), rng.uniform(0, 180), rng.uniform(0, .15)) * .35
        if terrain in ("desert", "sea", "shoal"):
            return t.stripes(rng, size, rng.uniform(12, 50), rng.uniform(0, 180), rng.uniform(.1, .5)) * .4
        if terrain == "pasture":
            return t.noise(rng, size, rng.uniform(3, 40), 4) * .4
        rough = t.noise(rng, size, rng.uniform(3, 10), 5, .6)
        return 1 - np.abs(rough - .5) * 2 if terrain == "mountains" else np.round(rough * 6) / 6 * .5 + rough * .4

    def paint(rng, terrain, first, second, size):
        height = height_of(rng, terrain, size)
        slope = cv2.Sobel(height, cv2.CV_32F, 1, 0) * np.cos(a) + cv2.Sobel(height, cv2.CV_32F, 0, 1) * np.sin(a)
        tint = t.blend(first * .8, second if terrain != "pasture" else t.near(rng, first, .2), np.clip(height * .8, 0, 1))
        if terrain == "mountains" and rng.random() < .5:
            tint = t.blend(tint, np.float32((.95, .96, 1)), np.clip((height - rng.uniform(.7, .95)) * 12, 0, 1))
        if terrain == "gold":
            tint = t.blend(tint, second, (t.noise(rng, size, 12) > .72).astype(np.float32))
        return np.clip(tint * (1 + steep * slope)[..., None] + gloss * np.clip(slope, 0, 1)[..., None], 0, 1)
    return paint


def stained(rng):
    """Wood, stained in the terrain's colour, with its sign burnt in or painted on."""
    wood, period, strength = t.colour(rng, (18, 38), (.3, .65), (.5, .85)), rng.uniform(5, 25), rng.uniform(.4, .95)
    style, ink = rng.random(), rng.choice([0., .35, .8])
    sized = rng.uniform(.5, 1)

    def paint(rng, terrain, first, second, size):
        grain = t.stripes(rng, size, period, rng.normal(90, 10), rng.uniform(.02, .08)) * t.noise(rng, size, 9)
        ground = wood * (1 - strength) + first * strength
        image = t.blend(ground, ground * .72, grain)
        if ink > 0:
            foot = (size / 2 * rng.uniform(.9, 1.1), size / 2 * (1 + sized * rng.uniform(.2, .7)))
            image = t.blend(image, image.mean((0, 1)) * (1 - ink), signs.silhouette(size, terrain, foot, sized * size / 2, style) * .85)
        return image
    return paint


def drawn(rng):
    """Flat tones and dark outlines, as fans draw boards for printing: one sign or many, its ground in one tone or in a few."""
    ink, width = t.colour(rng, (0, 360), (0, .5), (.02, .35)), int(rng.integers(1, 4))
    style, count, tones, hatched = rng.random(), int(rng.choice([1, 4, 9, 16])), int(rng.integers(1, 5)), rng.random() < .25
    height, outlined = rng.uniform(.7, 1.1) / np.sqrt(count), rng.random() < .85

    def paint(rng, terrain, first, second, size):
        steps = np.floor(t.noise(rng, size, rng.uniform(2, 6), 2) * tones) / tones
        image = t.blend(first, t.near(rng, first * .75, .08), steps)
        if hatched:
            image *= 1 - .3 * (t.stripes(rng, size, rng.uniform(5, 12), rng.uniform(0, 180), .02) > .8)[..., None]
        if outlined and tones > 2:
            image[cv2.morphologyEx(steps, cv2.MORPH_GRADIENT, np.ones((2, 2), np.uint8)) > 0] = ink
        places = [(0, height * .5)] if count == 1 else rng.uniform(-.75, .75, (max(1, int(count * rng.uniform(.6, 1.2))), 2))
        for x, y in sorted(places, key=lambda p: p[1]):
            foot, tall = size / 2 * (1 + np.array((x, y + height * .3))), height * size / 2 * rng.uniform(.85, 1.2)
            if outlined:
                shape = cv2.dilate(signs.silhouette(size, terrain, foot, tall, style), np.ones((2 * width + 1,) * 2, np.uint8))
                image[shape > 0] = ink
            signs.draw(image, terrain, foot, tall, style, second, second * .75)
        return image
    return paint


def mosaic(rng):
    """Squares of a few tones, as built of toy bricks or beads. Kept from every training: it measures what an unseen edition costs."""
    cells, tones, studs = int(rng.integers(12, 30)), int(rng.integers(2, 7)), rng.uniform(0, .3) if rng.random() < .6 else 0
    pattern = scenery(rng) if rng.random() < .5 else relief(rng)

    def paint(rng, terrain, first, second, size):
        coarse = cv2.resize(np.clip(pattern(rng, terrain, first, second, size), 0, 1), (cells, cells), interpolation=cv2.INTER_AREA)
        image = cv2.resize(np.round(coarse * tones) / tones * .7 + coarse * .3, (size, size), interpolation=cv2.INTER_NEAREST)
        y, x = (np.mgrid[0:size, 0:size] * cells / size % 1 - .5).astype(np.float32)
        image *= (1 - .35 * (np.maximum(np.abs(x), np.abs(y)) > .44))[..., None]
        return image * (1 + studs * (np.hypot(x, y) < .32) * np.sign(-x - y))[..., None]
    return paint


MAKERS = {"icons": icons, "scenery": scenery, "relief": relief, "stained": stained, "drawn": drawn, "mosaic": mosaic}


# how much of a tile may be the ground that all tiles of the box share
_COMMON_SHARE = {"forest": .35, "fields": .35, "hills": .55, "mountains": .55, "gold": .5, "desert": .15}


def common_ground(rng):
    """Grass, earth or sand that a box's tiles have in common about what stands for the terrain. Returns a function of a terrain and its face."""
    tone = t.colour(rng, *(((70, 125), (.35, .8), (.3, .8)), ((18, 40), (.2, .6), (.25, .65)), ((34, 52), (.15, .5), (.6, .95)))[rng.choice(3, p=[.6, .25, .15])])
    most, cells, soft, hedge = rng.uniform(.3, 1), rng.uniform(2, 7), rng.uniform(.01, .15), rng.random() < .35

    def mix(rng, terrain, face):
        share = _COMMON_SHARE.get(terrain, 0) * most * rng.uniform(.3, 1)
        if not share:
            return face
        size = len(face)
        ground = t.blend(t.near(rng, tone, .1), t.near(rng, tone, .15), t.noise(rng, size, rng.uniform(4, 30)))
        patches = t.noise(rng, size, cells)
        over = (patches - np.quantile(patches, share)) / soft
        if hedge:
            ground = t.blend(ground, t.near(rng, tone * .45, .1), (np.abs(over) < .5).astype(np.float32))
        return t.blend(ground, face, np.clip(over + .5, 0, 1))
    return mix


def print_tone(rng):
    """How the colours of a print came out: as meant, faded by the sun, pale, garish or dark. Returns a function of a face."""
    kind = rng.random()
    tint, lift = t.colour(rng, (30, 50), (.2, .5), (.8, .95)), rng.uniform(.1, .35)
    amount, gamma = rng.uniform(1.2, 1.8), rng.uniform(1.1, 1.7)

    def tone(face):
        if kind < .55:
            return face
        if kind < .7:
            return face * (1 - lift) * tint + lift * tint
        if kind < .8:
            return face * (1 - lift) + lift
        if kind < .92:
            grey = face.mean(2, keepdims=True)
            return np.clip(grey + (face - grey) * amount, 0, 1)
        return np.clip(face, 0, 1) ** np.float32(gamma)
    return tone
