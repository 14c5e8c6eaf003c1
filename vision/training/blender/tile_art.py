"""Faces of the land and sea tiles, painted by program in several styles.

`tile(terrain, style, rng)` gives a SIZE x SIZE float RGB image that spans one tile side from the middle each way.
No edition is copied: the terrains only share what every edition shares, green woods, yellow corn, red clay, grey rock.
"""
import math

import cv2
import numpy as np

from paint import (
    colour,
    dabs,
    draw_disc,
    draw_line,
    draw_polygon,
    flat,
    hex_inset,
    lit,
    mix,
    noise,
    relief,
    smooth,
    strokes,
    voronoi,
)
from sea_art import water

SIZE = 320
STYLES = ("painted", "graphic", "drawn", "relief")
TERRAINS = ("forest", "pasture", "fields", "hills", "mountains", "desert")
WATER = ("sea", "shoal")  # painted alike in every style, with a narrow rim
SEA_RGB = (38, 112, 190)
SHAPE = (SIZE, SIZE)


def painted_forest(rng):
    image = lit(flat(SHAPE, (38, 66, 34)), 1 + 0.25 * noise(rng, SHAPE, 4))
    dabs(image, rng, 260, 11, (52, 98, 44), 0.22)
    return dabs(image, rng, 90, 8, (88, 128, 52), 0.2)


def painted_pasture(rng):
    t = noise(rng, SHAPE, 2)
    image = mix(flat(SHAPE, (112, 168, 48)), flat(SHAPE, (158, 192, 70)), smooth(-0.6, 0.6, t))
    strokes(image, rng, 260, 9, (96, 150, 44))
    dabs(image, rng, 26, 5, (66, 112, 40))
    return dabs(image, rng, int(rng.integers(2, 7)), 5, (232, 230, 216), 0.04)


def painted_fields(rng):
    cell, rim = voronoi(rng, SHAPE, 8)
    y, x = np.mgrid[:SIZE, :SIZE].astype(np.float32)
    image = flat(SHAPE, (222, 176, 52))
    for i in range(8):
        a, pitch = rng.uniform(0, math.pi), rng.uniform(5, 11)
        rows = 0.5 + 0.5 * np.sin((x * math.cos(a) + y * math.sin(a)) * 2 * math.pi / pitch)
        patch = mix(flat(SHAPE, (236, 196, 72)), flat(SHAPE, (190, 134, 34)), rows * rng.uniform(0.3, 0.9))
        image = np.where((cell == i)[..., None], patch * rng.uniform(0.88, 1.08), image)
    image = mix(image, flat(SHAPE, (142, 104, 40)), 0.7 * (1 - smooth(1, 5, rim)))
    return lit(np.clip(image, 0, 1).astype(np.float32), 1 + 0.1 * noise(rng, SHAPE, 5))


def painted_hills(rng):
    image = lit(flat(SHAPE, (172, 88, 42)), 1 + 0.2 * noise(rng, SHAPE, 5))
    for y in range(20, SIZE + 60, 34):
        for x in range(-20, SIZE + 40, 52):
            cx, cy = x + rng.uniform(-16, 16), y + rng.uniform(-9, 9)
            w, h = rng.uniform(26, 44), rng.uniform(18, 34)
            base = colour((184, 92, 44)) * rng.uniform(0.8, 1.2)
            arc = [(cx + w * math.cos(a), cy - h * math.sin(a)) for a in np.linspace(0, math.pi, 14)]
            draw_polygon(image, arc, np.clip(base, 0, 1))
            side = [(cx + w * math.cos(a), cy - h * math.sin(a)) for a in np.linspace(0, math.pi / 2, 8)]
            draw_polygon(image, [(cx + 0.2 * w, cy), *side], np.clip(base * 0.68, 0, 1))
    return lit(image, 1 + 0.2 * noise(rng, SHAPE, 12, 3))


def painted_mountains(rng):
    height = 1 - 2 * abs(noise(rng, SHAPE, 3, 5))
    image = mix(flat(SHAPE, (104, 98, 108)), flat(SHAPE, (150, 146, 150)), smooth(-0.4, 0.9, height))
    image = mix(image, flat(SHAPE, (238, 238, 244)), smooth(0.62, 0.95, height) * 0.8)
    image = mix(image, flat(SHAPE, (92, 96, 62)), 0.8 * smooth(0.1, -0.6, height))
    return lit(image, relief(cv2.GaussianBlur(height, (0, 0), 1.6), 1.5))


def painted_desert(rng):
    y, x = np.mgrid[:SIZE, :SIZE].astype(np.float32)
    wave = np.sin((y + 18 * noise(rng, SHAPE, 2, 2)) * 2 * math.pi / 46 + x * 0.012)
    image = lit(flat(SHAPE, (214, 186, 122)), 1 + 0.09 * wave)
    return lit(image, 1 + 0.05 * noise(rng, SHAPE, 24, 2))


def grid_places(rng, pitch, jitter):
    for j, y in enumerate(np.arange(pitch * 0.3, SIZE + pitch, pitch)):
        for x in np.arange((j % 2) * pitch * 0.5, SIZE + pitch, pitch):
            yield x + jitter * rng.uniform(-1, 1), y + jitter * rng.uniform(-1, 1)


def graphic_forest(rng):
    image = flat(SHAPE, (46, 104, 58))
    for x, y in grid_places(rng, 46, 6):
        draw_polygon(image, [(x - 15, y + 14), (x + 15, y + 14), (x, y - 24)], colour((24, 70, 40)))
        draw_polygon(image, [(x, y + 14), (x + 15, y + 14), (x, y - 24)], colour((34, 86, 48)))
    return image


def graphic_pasture(rng):
    image = flat(SHAPE, (150, 198, 84))
    for x, y in grid_places(rng, 54, 12):
        for dx in (-5, 0, 5):
            draw_line(image, [(x, y), (x + dx, y - 10)], colour((106, 160, 60)), 2)
    return image


def graphic_fields(rng):
    y, x = np.mgrid[:SIZE, :SIZE].astype(np.float32)
    a = rng.uniform(0, math.pi)
    rows = smooth(-0.2, 0.2, np.sin((x * math.cos(a) + y * math.sin(a)) * 2 * math.pi / 26))
    return mix(flat(SHAPE, (246, 208, 84)), flat(SHAPE, (226, 172, 46)), rows)


def graphic_hills(rng):
    image = flat(SHAPE, (188, 96, 60))
    for j, y in enumerate(range(0, SIZE, 26)):
        draw_line(image, [(0, y), (SIZE, y)], colour((150, 68, 42)), 3)
        for x in range((j % 2) * 26, SIZE, 52):
            draw_line(image, [(x, y), (x, y + 26)], colour((150, 68, 42)), 3)
    return image


def graphic_mountains(rng):
    image = flat(SHAPE, (136, 142, 150))
    for x, y in grid_places(rng, 78, 10):
        draw_polygon(image, [(x - 34, y + 26), (x + 34, y + 26), (x, y - 34)], colour((104, 108, 118)))
        draw_polygon(image, [(x, y + 26), (x + 34, y + 26), (x, y - 34)], colour((84, 88, 98)))
        draw_polygon(image, [(x - 11, y - 13), (x, y - 8), (x + 11, y - 13), (x, y - 34)], colour((240, 242, 246)))
    return image


def graphic_desert(rng):
    return dabs(flat(SHAPE, (230, 206, 148)), rng, 60, 3, (206, 176, 116), 0.06, light=False)


def drawn_forest(rng):
    image = lit(flat(SHAPE, (96, 120, 62)), 1 + 0.15 * noise(rng, SHAPE, 4))
    for x, y in grid_places(rng, 30, 10):
        h, w = rng.uniform(26, 42), rng.uniform(8, 12)
        c = colour((34, 74, 44)) * rng.uniform(0.75, 1.35)
        draw_line(image, [(x, y), (x, y + 7)], colour((82, 58, 34)), 3)
        for k in (0, 0.3, 0.6):
            top, half = y - h * (k + 0.42), w * (1 - k * 0.7)
            draw_polygon(
                image, [(x - half, y - h * k), (x + half, y - h * k), (x, top)], np.clip(c * (1 + k * 0.5), 0, 1)
            )
    return image


def drawn_pasture(rng):
    cell, rim = voronoi(rng, SHAPE, 6)
    shades = rng.uniform(0.82, 1.12, 6).astype(np.float32)
    image = lit(flat(SHAPE, (134, 170, 82)), shades[cell])
    image = mix(image, flat(SHAPE, (70, 96, 50)), 0.8 * (1 - smooth(1, 4, rim)))
    for x, y in rng.uniform(20, SIZE - 20, (7, 2)):
        draw_disc(image, x + 6, y - 1, 3.2, colour((60, 54, 50)))
        draw_disc(image, x, y, 7, colour((236, 232, 220)))
    return lit(image, 1 + 0.1 * noise(rng, SHAPE, 8))


def drawn_fields(rng):
    image = lit(flat(SHAPE, (206, 168, 74)), 1 + 0.12 * noise(rng, SHAPE, 4))
    strokes(image, rng, 1500, 18, (240, 208, 104), 0.2, math.pi / 2)
    return strokes(image, rng, 700, 14, (150, 108, 40), 0.2, math.pi / 2)


def drawn_hills(rng):
    height = noise(rng, SHAPE, 2, 3)
    steps = np.floor(height * 6) / 6
    image = mix(flat(SHAPE, (150, 78, 52)), flat(SHAPE, (206, 126, 82)), smooth(-0.8, 0.8, steps))
    return lit(image, relief(cv2.GaussianBlur(steps, (0, 0), 1.2), 2.0))


def drawn_mountains(rng):
    cell, rim = voronoi(rng, SHAPE, 60)
    shades = rng.uniform(0.6, 1.35, 60).astype(np.float32)
    image = lit(flat(SHAPE, (134, 130, 128)), shades[cell])
    image = mix(image, flat(SHAPE, (66, 62, 66)), 0.7 * (1 - smooth(0, 2.5, rim)))
    return lit(image, 1 + 0.12 * noise(rng, SHAPE, 16, 3))


def drawn_desert(rng):
    image = lit(flat(SHAPE, (220, 198, 146)), 1 + 0.08 * noise(rng, SHAPE, 3))
    dabs(image, rng, 14, 7, (176, 148, 104), 0.1)
    for x, y in rng.uniform(40, SIZE - 40, (4, 2)):
        draw_line(image, [(x, y), (x, y - 24)], colour((84, 118, 70)), 5)
        draw_line(image, [(x - 9, y - 18), (x - 9, y - 10), (x, y - 8)], colour((84, 118, 70)), 4)
    return image


def relief_tile(low, high, cells, strength, octaves=5):
    """A style without drawings: a coloured, shaded landscape, as on printed or cast tiles."""

    def make(rng):
        height = noise(rng, SHAPE, cells, octaves)
        image = mix(flat(SHAPE, low), flat(SHAPE, high), smooth(-0.8, 0.8, height))
        return lit(image, relief(cv2.GaussianBlur(height, (0, 0), 1.5), strength))

    return make


PAINTERS = {
    "painted": dict(
        forest=painted_forest,
        pasture=painted_pasture,
        fields=painted_fields,
        hills=painted_hills,
        mountains=painted_mountains,
        desert=painted_desert,
    ),
    "graphic": dict(
        forest=graphic_forest,
        pasture=graphic_pasture,
        fields=graphic_fields,
        hills=graphic_hills,
        mountains=graphic_mountains,
        desert=graphic_desert,
    ),
    "drawn": dict(
        forest=drawn_forest,
        pasture=drawn_pasture,
        fields=drawn_fields,
        hills=drawn_hills,
        mountains=drawn_mountains,
        desert=drawn_desert,
    ),
    "relief": dict(
        forest=relief_tile((22, 52, 26), (70, 112, 48), 14, 1.2, 3),
        pasture=relief_tile((104, 156, 52), (170, 204, 92), 3, 0.8),
        fields=relief_tile((198, 148, 36), (246, 212, 96), 9, 0.6, 3),
        hills=relief_tile((140, 58, 30), (212, 122, 72), 5, 1.0),
        mountains=relief_tile((78, 78, 86), (206, 206, 212), 5, 1.6),
        desert=relief_tile((196, 168, 108), (234, 214, 160), 3, 0.7),
    ),
}


def gold(rng):
    """A river bed with nuggets."""
    image = lit(flat(SHAPE, (196, 150, 66)), 1 + 0.18 * noise(rng, SHAPE, 4))
    dabs(image, rng, 70, 6, (128, 104, 72), 0.2)
    return dabs(image, rng, 46, 8, (250, 208, 40), 0.08)


def sea(rng, rgb=SEA_RGB):
    return water(rng, SHAPE, rgb, 8)


def shoal(rng, rgb=SEA_RGB):
    """Water with a swarm of fish."""
    image = sea(rng, rgb)
    for x, y in rng.uniform(50, SIZE - 50, (11, 2)):
        c = colour((206, 222, 232)) * rng.uniform(0.8, 1.05)
        body = [(x + 15 * math.cos(a), y + 5.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 14)]
        draw_polygon(image, body, c)
        draw_polygon(image, [(x + 12, y), (x + 22, y - 7), (x + 22, y + 7)], c * 0.9)
    return image


PAINTED_WATER = {"sea": sea, "shoal": shoal}


def tinted(image, rng, amount):
    """Every print run differs: a little hue, saturation and contrast."""
    grey = image.mean(axis=2, keepdims=True)
    image = grey + (image - grey) * rng.uniform(1 - 3 * amount, 1 + 3 * amount)
    return np.clip(image * (1 + amount * rng.standard_normal(3).astype(np.float32)), 0, 1)


def border_look(rng, style):
    """What all tiles of one box share along the rim: width in sides, colour, raggedness."""
    rgb = {"painted": (226, 202, 146), "drawn": (212, 190, 142), "relief": (222, 204, 160), "graphic": (238, 226, 190)}[
        style
    ]
    return {
        "width": float(rng.uniform(0.05, 0.12)),
        "rgb": tuple(float(v) for v in np.array(rgb) * rng.uniform(0.92, 1.05)),
        "ragged": 0.0 if style == "graphic" else float(rng.uniform(0.01, 0.04)),
        "line": bool(rng.random() < 0.5),
    }


def face(terrain, style, rng, sea_rgb):
    if terrain in WATER:
        return PAINTED_WATER[terrain](rng, sea_rgb)
    return gold(rng) if terrain == "gold" else PAINTERS[style][terrain](rng)


def tile(terrain, style, rng, border, tint, sea_rgb=SEA_RGB):
    """`tint`: how far the colours of this print may be off, 0.02 hardly, 0.08 much."""
    image = tinted(face(terrain, style, rng, sea_rgb).astype(np.float32), rng, tint)
    inset = hex_inset(SIZE)
    reach = border["width"] * (0.3 if terrain in WATER else 1) + border["ragged"] * noise(rng, SHAPE, 10, 3)
    sand = lit(flat(SHAPE, border["rgb"]), 1 + 0.05 * noise(rng, SHAPE, 30, 2))
    image = mix(image, sand, smooth(0.02, -0.02, inset - reach))
    if border["line"]:
        image = mix(image, flat(SHAPE, (60, 48, 36)), 0.8 * smooth(0.016, 0.006, abs(inset - 0.012)))
    return np.clip(cv2.GaussianBlur(image, (0, 0), 0.7), 0, 1)
