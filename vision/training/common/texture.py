"""Noise, colours and strokes that the painted tiles and tables are made of. Images are float32 RGB in 0..1."""
import cv2
import numpy as np


def noise(rng, size, cells, octaves=3, roughness=.5):
    """Smooth noise in 0..1, size x size; `cells` is the number of bumps across."""
    total = np.zeros((size, size), np.float32)
    weight = 1.0
    for _ in range(octaves):
        grid = rng.random((max(2, int(cells)) + 1,) * 2, dtype=np.float32)
        total += weight * cv2.resize(grid, (size, size), interpolation=cv2.INTER_CUBIC)
        weight *= roughness
        cells *= 2
        if cells > size / 2:
            break
    low, high = total.min(), total.max()
    return (total - low) / max(1e-6, high - low)


def colour(rng, hue, saturation, value):
    """An RGB colour drawn from ranges of hue (degrees), saturation and value."""
    h = rng.uniform(*hue) % 360
    pixel = np.array([[[h, rng.uniform(*saturation), rng.uniform(*value)]]], np.float32)
    return cv2.cvtColor(pixel, cv2.COLOR_HSV2RGB)[0, 0]


def near(rng, base, spread):
    """A colour close to another one: brighter or darker as a whole, and a little off in hue."""
    return np.clip(base * (1 + rng.normal(0, spread)) + rng.normal(0, spread / 4, 3), 0, 1).astype(np.float32)


def blend(low, high, amount):
    """Image from two colours (or images) mixed by a map in 0..1."""
    amount = amount[..., None]
    return (np.asarray(low, np.float32) * (1 - amount) + np.asarray(high, np.float32) * amount).astype(np.float32)


def stripes(rng, size, period, degrees, wobble=.15):
    """Wavy parallel stripes in 0..1; period in pixels."""
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    a = np.radians(degrees)
    across = x * np.cos(a) + y * np.sin(a)
    across += (noise(rng, size, 3) - .5) * wobble * size
    return .5 + .5 * np.sin(across * (2 * np.pi / period))


def blobs(rng, image, count, radius, base, spread, shade=.7):
    """Overlapping round dabs, each with a darker rim below, as tree tops or boulders are painted."""
    size = image.shape[0]
    for x, y in rng.random((count, 2)) * size:
        r = max(1.0, rng.uniform(*radius) * size)
        tone = near(rng, base, spread)
        cv2.circle(image, (int(x), int(y + .25 * r)), int(r), (tone * shade).tolist(), -1, cv2.LINE_AA)
        cv2.circle(image, (int(x), int(y)), int(.85 * r), tone.tolist(), -1, cv2.LINE_AA)


def strokes(rng, image, count, length, base, spread, degrees=None):
    """Short brush strokes, in one direction or in all."""
    size = image.shape[0]
    for x, y in rng.random((count, 2)) * size:
        a = np.radians(rng.uniform(0, 180) if degrees is None else degrees + rng.normal(0, 8))
        d = rng.uniform(*length) * size / 2 * np.array((np.cos(a), np.sin(a)))
        cv2.line(image, (int(x - d[0]), int(y - d[1])), (int(x + d[0]), int(y + d[1])),
                 near(rng, base, spread).tolist(), 1, cv2.LINE_AA)


def peaks(rng, image, count, height, base, cap=None):
    """Lit and shaded triangles: mountains, pines, tents."""
    size = image.shape[0]
    for x, y in sorted(rng.random((count, 2)) * size, key=lambda p: p[1]):
        h = rng.uniform(*height) * size
        w = h * rng.uniform(.35, .7)
        tone = near(rng, base, .15)
        top, left, right, foot = (x, y - h), (x - w, y), (x + w, y), (x + rng.uniform(-.3, .3) * w, y)
        for triangle, light in (((top, left, foot), 1.15), ((top, foot, right), .7)):
            cv2.fillConvexPoly(image, np.int32(triangle), np.clip(tone * light, 0, 1).tolist(), cv2.LINE_AA)
        if cap is not None:
            snow = [np.array(top) + .3 * (np.array(p) - top) for p in (left, foot, right)]
            cv2.fillConvexPoly(image, np.int32([top, *snow]), near(rng, cap, .05).tolist(), cv2.LINE_AA)


def grain(rng, image, amount):
    """Fine brightness noise, as of printed card or rough paint."""
    size = image.shape[0]
    return image * (1 + amount * (noise(rng, size, size / 3, 2) - .5) * 2)[..., None]
