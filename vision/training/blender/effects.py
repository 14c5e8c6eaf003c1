"""What a camera does to a picture after the lens: balance, vignette, softness, noise, JPEG. Images BGR float32 0..1."""
import cv2
import numpy as np


def develop(image, rng):
    """A phone's or webcam's idea of a rendered picture."""
    mean = image.reshape(-1, 3).mean(axis=0)
    image = image * (mean.mean() / mean) ** rng.uniform(0, 0.7)  # grey-world white balance, partly
    image = image * (1 + rng.normal(0, 0.02, 3))
    h, w = image.shape[:2]
    y, x = np.mgrid[:h, :w].astype(np.float32)
    off = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2)[..., None]
    image = image * (1 - rng.uniform(0, 0.5) * off)
    image = np.clip(image, 0, 1).astype(np.float32) ** rng.uniform(0.85, 1.2)
    if rng.random() < 0.5:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, 1.2))
    if rng.random() < 0.5:  # the sharpening of small cameras
        image = image + rng.uniform(0.2, 0.8) * (image - cv2.GaussianBlur(image, (0, 0), 1.4))
    return noisy(np.clip(image, 0, 1), rng, rng.uniform(0.002, 0.02))


def noisy(image, rng, level):
    """Sensor noise: finer in the light, coarser in the dark."""
    return np.clip(image + level * (1.2 - 0.6 * image) * grain(image.shape, rng), 0, 1)


def grain(shape, rng):
    """Noise as a camera's own denoising leaves it, partly smeared."""
    raw = rng.standard_normal(shape).astype(np.float32)
    return 0.6 * raw + 0.8 * cv2.GaussianBlur(raw, (0, 0), 0.8)


def write_jpeg(path, image, quality):
    ok, data = cv2.imencode(".jpg", np.round(image * 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(quality)])
    assert ok
    with open(path, "wb") as out:
        out.write(data.tobytes())
