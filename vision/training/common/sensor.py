"""What a camera does to a picture: light, white balance, blur, noise, compression; and the lamps over the table.

Pictures are float32, height x width x 3, 0 to 1, in RGB.
"""
import cv2
import numpy as np


def smooth_field(rng, height, width, cells):
    """A field of mean 0 and about unit deviation that varies over 1/cells of the picture."""
    coarse = rng.normal(0, 1, (cells + 1, cells + 1)).astype(np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)


def light(rng, picture, strength=1.0):
    """Uneven light: a slow gradient, now and then the straight edge of a shadow or a reflection."""
    height, width = picture.shape[:2]
    picture = picture * np.exp(np.float32(0.15 * strength) * smooth_field(rng, height, width, 2))[..., None]
    if rng.random() < 0.25 * strength:
        angle = rng.uniform(0, 2 * np.pi)
        x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
        across = (x - rng.uniform(0, width)) * np.cos(angle) + (y - rng.uniform(0, height)) * np.sin(angle)
        dark = 1 / (1 + np.exp(np.clip(-across / rng.uniform(1, 12), -30, 30)))
        picture = picture * (1 - rng.uniform(0.2, 0.6) * dark)[..., None]
    if rng.random() < 0.15 * strength:
        glare = np.clip(smooth_field(rng, height, width, 3) - 0.8, 0, 1)
        picture = picture + rng.uniform(0.1, 0.6) * glare[..., None]
    return picture


def sensor(rng, picture, strength=1.0):
    """White balance, exposure, saturation, blur, noise and JPEG, as they differ from camera to camera."""
    height, width = picture.shape[:2]
    picture = np.asarray(picture, np.float32) * (np.exp(rng.normal(0, 0.09 * strength, 3)) * np.exp(rng.normal(0, 0.22 * strength))).astype(np.float32)
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)[..., None]
    picture = grey + (picture - grey) * np.float32(rng.uniform(1 - 0.4 * strength, 1 + 0.35 * strength))
    picture = cv2.pow(np.clip(picture, 0, 1), float(np.exp(rng.normal(0, 0.18 * strength))))
    if rng.random() < 0.3:
        small = rng.uniform(0.45, 0.95)
        picture = cv2.resize(cv2.resize(picture, None, fx=small, fy=small, interpolation=cv2.INTER_AREA), (width, height),
                             interpolation=int(rng.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC])))
    if rng.random() < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.1))
    if rng.random() < 0.12:
        length = int(rng.integers(3, 6))
        kernel = np.zeros((7, 7), np.float32)
        step = rng.uniform(0, np.pi)
        cv2.line(kernel, (3, 3), (int(round(3 + length / 2 * np.cos(step))), int(round(3 + length / 2 * np.sin(step)))), 1)
        picture = cv2.filter2D(picture, -1, kernel / kernel.sum())
    if rng.random() < 0.3:
        picture = picture + np.float32(rng.uniform(0.2, 0.9)) * (picture - cv2.GaussianBlur(picture, (0, 0), 1.2))
    noise = np.float32(rng.uniform(0, 0.03)) * rng.standard_normal(picture.shape, np.float32)
    if rng.random() < 0.4:
        noise = cv2.GaussianBlur(noise, (0, 0), 0.8) * 2
    picture = np.clip(picture + noise, 0, 1)
    if rng.random() < 0.6:
        quality = int(rng.integers(35, 96))
        coded = cv2.imencode('.jpg', (picture[..., ::-1] * 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
        picture = cv2.imdecode(coded, cv2.IMREAD_COLOR)[..., ::-1].astype(np.float32) / 255
    return np.ascontiguousarray(picture, np.float32)


def lamp_in_gloss(rng, height, width, middle, side):
    """A lamp's mirror image in a lacquered face that has so many px a side, to be added: oval, broad or narrow, uneven, of any warmth."""
    y, x = np.mgrid[:height, :width].astype(np.float32)
    (cx, cy), angle = middle + rng.normal(0, 0.36, 2) * side, rng.uniform(0, np.pi)
    along, across = np.exp(rng.uniform(np.log(0.12), np.log(0.8), 2)) * side
    u, v = (x - cx) * np.cos(angle) + (y - cy) * np.sin(angle), (y - cy) * np.cos(angle) - (x - cx) * np.sin(angle)
    glow = np.exp(-(u / along) ** 2 / 2 - (v / across) ** 2 / 2) * rng.uniform(0.1, 1.3)
    if rng.random() < 0.5:
        rough = cv2.GaussianBlur(rng.standard_normal(x.shape).astype(np.float32), (0, 0), side * rng.uniform(0.03, 0.1))
        glow *= np.exp(rng.uniform(0.1, 0.5) / rough.std() * rough)
    return glow[..., None] * np.float32([1, rng.uniform(0.5, 1), rng.uniform(0.15, 1)])
