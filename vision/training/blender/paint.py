"""Brushes for procedural art: numpy images, float32 RGB in 0..1 (sRGB), and nothing drawn by anybody else."""
import math

import cv2
import numpy as np


def noise(rng, shape, cells, octaves=4, fall=0.5):
    """Smooth fractal noise, about -1..1, with `cells` features across in the coarsest octave."""
    total = np.zeros(shape, np.float32)
    weight = 1.0
    for octave in range(octaves):
        n = max(2, int(cells * 2**octave))
        grid = rng.standard_normal((n + 2, n + 2)).astype(np.float32)
        total += weight * cv2.resize(grid, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)
        weight *= fall
    return total / 2


def smooth(edge0, edge1, x):
    t = np.clip((x - edge0) / (edge1 - edge0), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def mix(a, b, t):
    t = np.asarray(t, np.float32)
    return a * (1 - t[..., None]) + b * t[..., None] if t.ndim == 2 else a * (1 - t) + b * t


def colour(rgb):
    return np.array(rgb, np.float32) / 255


def flat(shape, rgb):
    return np.broadcast_to(colour(rgb), (*shape, 3)).astype(np.float32).copy()


def relief(height, strength, angle=2.3):
    """Light falling from `angle` over a height map: a factor around 1."""
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3)
    return np.clip(1 + strength * (gx * math.cos(angle) + gy * math.sin(angle)), 0.35, 1.7)


def lit(image, factor):
    return np.clip(image * factor[..., None], 0, 1)


def voronoi(rng, shape, count):
    """Index of the nearest of `count` random seeds, and the distance to the border between cells in pixels."""
    h, w = shape
    seeds = rng.uniform((0, 0), (w, h), (count, 2)).astype(np.float32)
    y, x = np.mgrid[:h, :w].astype(np.float32)
    d = np.sqrt((x[..., None] - seeds[:, 0]) ** 2 + (y[..., None] - seeds[:, 1]) ** 2)
    order = np.sort(d, axis=2)
    return d.argmin(axis=2), order[..., 1] - order[..., 0]


def hex_inset(size, span=1.0):
    """Distance in sides from each pixel in to the outline of a pointy-top hex; `span` sides from middle to rim."""
    axis = ((np.arange(size) + 0.5) / size * 2 - 1).astype(np.float32) * span
    x, y = np.meshgrid(axis, axis)
    reach = [abs(x * math.cos(a) + y * math.sin(a)) for a in (0, math.pi / 3, 2 * math.pi / 3)]
    return math.sqrt(3) / 2 - np.maximum.reduce(reach)


def dabs(image, rng, count, radius, rgb, spread=0.12, size_spread=0.4, light=True):
    """Round dabs from top to bottom, each with a shadow and a lit side: crowns, bushes, stones, sheep."""
    h, w = image.shape[:2]
    places = sorted(rng.uniform((0, 0), (w, h), (count, 2)).tolist(), key=lambda p: p[1])
    for x, y in places:
        r = max(1.0, radius * (1 + size_spread * rng.uniform(-1, 1)))
        c = np.clip(colour(rgb) * (1 + spread * rng.standard_normal()) + 0.02 * rng.standard_normal(3), 0, 1)
        draw_disc(image, x + 0.3 * r, y + 0.35 * r, r, c * 0.45)
        draw_disc(image, x, y, r, c)
        if light:
            draw_disc(image, x - 0.25 * r, y - 0.3 * r, 0.5 * r, np.clip(c * 1.35, 0, 1))
    return image


def draw_disc(image, x, y, r, c):
    cv2.circle(image, (int(x * 8), int(y * 8)), int(r * 8), [float(v) for v in c], -1, cv2.LINE_AA, 3)


def draw_polygon(image, points, c):
    pts = np.round(np.asarray(points, np.float32) * 8).astype(np.int32)
    cv2.fillPoly(image, [pts], [float(v) for v in c], cv2.LINE_AA, 3)


def draw_line(image, points, c, width=1):
    pts = np.round(np.asarray(points, np.float32) * 8).astype(np.int32)
    cv2.polylines(image, [pts], False, [float(v) for v in c], width, cv2.LINE_AA, 3)


def strokes(image, rng, count, length, rgb, spread=0.15, angle=None, width=1):
    h, w = image.shape[:2]
    for x, y in rng.uniform((0, 0), (w, h), (count, 2)):
        a = rng.uniform(0, math.pi) if angle is None else angle + 0.2 * rng.standard_normal()
        n = length * rng.uniform(0.5, 1.3)
        c = np.clip(colour(rgb) * (1 + spread * rng.standard_normal()), 0, 1)
        draw_line(image, [(x, y), (x + n * math.cos(a), y + n * math.sin(a))], c, width)
    return image
