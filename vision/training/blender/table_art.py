"""Table tops: wood and cloth, painted by program."""
import cv2
import numpy as np

from paint import colour, flat, lit, mix, noise, smooth

SIZE = 1024
WOODS = ((150, 98, 56), (196, 148, 96), (92, 56, 36), (120, 60, 36), (214, 186, 144), (62, 48, 42), (170, 164, 154))
CLOTHS = ((36, 60, 44), (120, 28, 34), (40, 44, 58), (206, 200, 188), (24, 24, 26), (90, 92, 96), (58, 88, 120), (160, 140, 110))


def wood(rng, rgb):
    shape = (SIZE, SIZE)
    y, x = np.mgrid[:SIZE, :SIZE].astype(np.float32) / SIZE
    image = np.zeros((*shape, 3), np.float32)
    planks = int(rng.integers(1, 9))
    for i in range(planks):
        row = slice(i * SIZE // planks, (i + 1) * SIZE // planks)
        warp = .02 * noise(rng, shape, 2, 2)
        rings = np.sin((y + warp) * rng.uniform(60, 160) + 3 * noise(rng, (SIZE, SIZE), 3, 2)[:, :1])
        fibre = cv2.resize(noise(rng, (SIZE, 64), 60, 2), (SIZE, SIZE), interpolation=cv2.INTER_LINEAR)
        tone = rng.uniform(.88, 1.1) * (1 + .10 * rings + .10 * fibre)
        image[row] = lit(flat(shape, rgb), tone)[row]
        if i:
            image[row.start - 1:row.start + 2] *= .45
    return np.clip(image, 0, 1)


def cloth(rng, rgb):
    shape = (SIZE, SIZE)
    y, x = np.mgrid[:SIZE, :SIZE].astype(np.float32)
    weave = np.sin(x * 1.6) * np.sin(y * 1.6)
    image = lit(flat(shape, rgb), 1 + .10 * weave + .07 * noise(rng, shape, 6, 5))
    if rng.random() < .35:  # a checked or striped cloth
        pitch = rng.uniform(40, 160)
        bands = smooth(-.1, .1, np.sin(x * 2 * np.pi / pitch))
        if rng.random() < .5:
            bands = (bands + smooth(-.1, .1, np.sin(y * 2 * np.pi / pitch))) / 2
        image = mix(image, np.broadcast_to(colour(CLOTHS[rng.integers(len(CLOTHS))]), image.shape), .8 * bands)
    return np.clip(image, 0, 1).astype(np.float32)


def table(rng):
    """A random table top and its roughness."""
    if rng.random() < .65:
        return wood(rng, WOODS[rng.integers(len(WOODS))]), float(rng.uniform(.25, .6))
    return cloth(rng, CLOTHS[rng.integers(len(CLOTHS))]), .95
