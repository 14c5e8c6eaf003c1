"""What cameras do to a picture: light, lens, sensor, compression. Works on uint8 RGB; also the training augmentation of crops."""
import cv2
import numpy as np


def light(rng, image, strength=1.0):
    """Colour of the light, exposure, contrast and saturation, from candle to overcast sky."""
    picture = image.astype(np.float32) / 255
    warmth = rng.normal(0, .16 * strength)
    gains = np.array((1 + warmth, 1 + rng.normal(0, .04 * strength), 1 - warmth), np.float32) * np.exp(rng.normal(0, .16 * strength))
    picture = picture * gains
    grey = picture.mean(axis=2, keepdims=True)
    picture = grey + (picture - grey) * np.exp(rng.normal(0, .25 * strength))
    middle = float(np.clip(picture.mean(), .2, .8))
    picture = middle + (picture - middle) * np.exp(rng.normal(0, .18 * strength))
    picture = np.clip(picture, 0, 1) ** np.float32(np.exp(rng.normal(0, .22 * strength)))
    return (picture * 255).astype(np.uint8)


def uneven(rng, image, amount=.35):
    """Light that falls off across the picture, and the lens's own darkening of the corners."""
    height, width = image.shape[:2]
    y, x = np.mgrid[0:height:16, 0:width:16].astype(np.float32)
    x, y = x / width - .5, y / height - .5
    a = rng.uniform(0, 2 * np.pi)
    field = 1 + rng.uniform(0, amount) * 2 * (x * np.cos(a) + y * np.sin(a)) - rng.uniform(0, amount) * (x * x + y * y)
    field = cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.clip(image * field[..., None], 0, 255).astype(np.uint8)


def sensor(rng, image, strength=1.0):
    """Blur of focus or motion, lost resolution, noise, sharpening, JPEG."""
    height, width = image.shape[:2]
    if rng.random() < .5 * strength:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(.3, .3 + 1.1 * strength))
    if rng.random() < .12 * strength:
        length = int(rng.integers(3, 8))
        kernel = np.zeros((length, length), np.float32)
        a = rng.uniform(0, np.pi)
        d = (length - 1) / 2 * np.array((np.cos(a), np.sin(a)))
        middle = (length - 1) / 2
        cv2.line(kernel, tuple(int(round(v)) for v in middle - d), tuple(int(round(v)) for v in middle + d), 1)
        image = cv2.filter2D(image, -1, kernel / kernel.sum())
    if rng.random() < .3 * strength:
        scale = rng.uniform(.45, .9)
        small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        image = cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)
    if rng.random() < .25:
        soft = cv2.GaussianBlur(image, (0, 0), 1.2)
        image = cv2.addWeighted(image, 1.6, soft, -.6, 0)
    if rng.random() < .7:
        amount = rng.uniform(1, 9) * strength
        noise = rng.standard_normal((height, width, 3), np.float32) if rng.random() < .6 else \
            np.repeat(rng.standard_normal((height, width, 1), np.float32), 3, 2)
        image = np.clip(image + noise * amount, 0, 255).astype(np.uint8)
    if rng.random() < .6:
        quality = int(rng.integers(35, 95))
        _, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
        image = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return image


def glare(rng, image, count=2):
    """Bright reflections of lamps and windows on glossy card."""
    height, width = image.shape[:2]
    field = np.zeros((height // 8 + 1, width // 8 + 1), np.float32)
    for _ in range(count):
        at = (int(rng.uniform(0, field.shape[1])), int(rng.uniform(0, field.shape[0])))
        axes = tuple(int(v) for v in np.exp(rng.uniform(np.log(3), np.log(field.shape[1] / 4), 2)))
        cv2.ellipse(field, at, axes, rng.uniform(0, 180), 0, 360, float(rng.uniform(.2, .9)), -1)
    field = cv2.GaussianBlur(field, (0, 0), rng.uniform(2, 8))
    field = cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR)[..., None]
    tint = 255 * np.array((1, rng.uniform(.9, 1), rng.uniform(.75, 1)), np.float32)
    return np.clip(image * (1 - .6 * field) + field * tint * .75, 0, 255).astype(np.uint8)
