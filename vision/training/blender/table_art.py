"""Table tops: wood and cloth, painted by program."""
import cv2
import numpy as np

from paint import colour, flat, lit, mix, noise, smooth

SIZE = 1024
WOODS = ((150, 98, 56), (196, 148, 96), (92, 56, 36), (120, 60, 36), (214, 186, 144), (62, 48, 42), (170, 164, 154))
CLOTHS = (
    (36, 60, 44),
    (120, 28, 34),
    (40, 44, 58),
    (206, 200, 188),
    (24, 24, 26),
    (90, 92, 96),
    (58, 88, 120),
    (160, 140, 110),
)


def fibre(rng, across, along):
    """Streaks along x: `across` of them one above the other, `along` changes of tone in each."""
    grid = rng.standard_normal((across, along)).astype(np.float32)
    return cv2.resize(grid, (SIZE, SIZE), interpolation=cv2.INTER_CUBIC)


def wood(rng, rgb):
    shape = (SIZE, SIZE)
    y = np.mgrid[:SIZE, :SIZE][0].astype(np.float32) / SIZE
    image = np.zeros((*shape, 3), np.float32)
    planks = int(rng.integers(1, 9))
    for i in range(planks):
        row = slice(i * SIZE // planks, (i + 1) * SIZE // planks)
        warp = 0.02 * noise(rng, shape, 2, 2)
        rings = np.sin((y + warp) * rng.uniform(60, 160) + 3 * noise(rng, shape, 3, 2)[:, :1])
        tone = rng.uniform(0.88, 1.1) * (1 + 0.05 * rings + 0.07 * fibre(rng, 900, 14) + 0.06 * fibre(rng, 220, 5))
        image[row] = lit(flat(shape, rgb), tone)[row]
        if i:
            image[row.start - 1 : row.start + 2] *= 0.45
    return np.clip(image, 0, 1)


def cloth(rng, rgb):
    shape = (SIZE, SIZE)
    y, x = np.mgrid[:SIZE, :SIZE].astype(np.float32)
    weave = np.sin(x * 1.6) * np.sin(y * 1.6)
    image = lit(flat(shape, rgb), 1 + 0.10 * weave + 0.07 * noise(rng, shape, 6, 5))
    if rng.random() < 0.35:  # a checked or striped cloth
        pitch = rng.uniform(40, 160)
        bands = smooth(-0.1, 0.1, np.sin(x * 2 * np.pi / pitch))
        if rng.random() < 0.5:
            bands = (bands + smooth(-0.1, 0.1, np.sin(y * 2 * np.pi / pitch))) / 2
        image = mix(image, np.broadcast_to(colour(CLOTHS[rng.integers(len(CLOTHS))]), image.shape), 0.8 * bands)
    return np.clip(image, 0, 1).astype(np.float32)


def table(rng):
    """A random table top and its roughness."""
    if rng.random() < 0.65:
        return wood(rng, WOODS[rng.integers(len(WOODS))]), float(rng.uniform(0.25, 0.6))
    return cloth(rng, CLOTHS[rng.integers(len(CLOTHS))]), 0.95
