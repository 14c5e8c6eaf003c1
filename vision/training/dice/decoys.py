"""Things beside dice that are not dice: tokens, buttons, cards, pawns; and hands that hold or hide dice."""
import cv2
import numpy as np

from common import sensor

SKINS = [(0.93, 0.76, 0.65), (0.85, 0.64, 0.5), (0.78, 0.55, 0.4), (0.6, 0.4, 0.28), (0.38, 0.25, 0.17), (0.25, 0.16, 0.11)]


def paste(picture, patch, alpha):
    return picture * (1 - alpha[..., None]) + patch * alpha[..., None]


def add_decoy(rng, picture):
    """Something round, square or dotted that is no die: token, button, coin, card, plain cube, domino-like print; or a pawn."""
    if rng.random() < 0.2:
        return add_pawn(rng, picture)
    height, width = picture.shape[:2]
    n = 128
    patch, alpha = np.ones((n, n, 3), np.float32) * rng.uniform(0.05, 0.95, 3), np.zeros((n, n), np.float32)
    ink = tuple(float(v) for v in rng.choice([(0.05, 0.05, 0.05), (0.8, 0.1, 0.1), (0.95, 0.95, 0.95), (0.2, 0.2, 0.6)]))
    kind = rng.integers(5)
    if kind == 0:  # a number token: digits and a row of pips
        patch[:] = rng.uniform([0.75, 0.65, 0.45], [1, 0.95, 0.85])
        cv2.circle(alpha, (64, 64), 56, 1, -1, cv2.LINE_AA)
        number = int(rng.choice([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]))
        print_ = np.zeros((n, n), np.uint8)
        cv2.putText(print_, str(number), (64 - 17 * len(str(number)), 72), int(rng.choice([cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX])), 1.6, 255, 4, cv2.LINE_AA)
        patch = paste(patch, np.array(ink, np.float32), (print_ / 255).astype(np.float32))
        pips = 6 - abs(7 - number)
        for k in range(pips):
            cv2.circle(patch, (int(64 + (k - (pips - 1) / 2) * 12), 95), 4, ink, -1, cv2.LINE_AA)
    elif kind == 1:  # a button or a coin: round with holes or rings
        cv2.circle(alpha, (64, 64), 54, 1, -1, cv2.LINE_AA)
        cv2.circle(patch, (64, 64), int(rng.integers(30, 50)), tuple(float(v) for v in rng.uniform(0, 1, 3)), int(rng.integers(1, 6)), cv2.LINE_AA)
        for k in range(int(rng.choice([0, 2, 4]))):
            cv2.circle(patch, (64 + (12 if k % 2 else -12), 64 + (12 if k // 2 else -12)), int(rng.integers(4, 9)), ink, -1, cv2.LINE_AA)
    elif kind == 2:  # a card or print with stray dots that form no face
        w, h = int(rng.integers(30, 60)), int(rng.integers(14, 60))
        cv2.rectangle(alpha, (64 - w, 64 - h), (64 + w, 64 + h), 1, -1)
        for _ in range(int(rng.integers(0, 9))):
            x, y = rng.uniform(-w, w) * 0.8, rng.uniform(-h, h) * 0.8
            cv2.circle(patch, (int(64 + x), int(64 + y)), int(rng.integers(2, 9)), ink, -1, cv2.LINE_AA)
    elif kind == 3:  # a polygon: piece, scrap, emblem
        points = 64 + rng.uniform(20, 60, (7, 1)) * np.stack([np.cos(np.arange(7) * 0.9), np.sin(np.arange(7) * 0.9)], 1)
        cv2.fillPoly(alpha, [points.astype(np.int32)], 1, cv2.LINE_AA)
        patch *= np.exp(0.2 * sensor.smooth_field(rng, n, n, 3))[..., None]
    else:  # a lone dot, ring or bead, light or dark
        cv2.circle(alpha, (64, 64), int(rng.integers(8, 40)), 1, -1, cv2.LINE_AA)
        cv2.circle(patch, (int(rng.integers(54, 74)), int(rng.integers(54, 74))), int(rng.integers(3, 14)), ink, -1, cv2.LINE_AA)
    scale = np.exp(rng.uniform(np.log(14), np.log(90))) / n
    matrix = cv2.getRotationMatrix2D((64, 64), rng.uniform(0, 360), scale)
    squash = rng.uniform(0.55, 1)
    matrix[1] *= squash
    matrix[:, 2] += rng.uniform(0, 1, 2) * (width, height) - np.array([64, 64 * squash])
    patch, alpha = (cv2.warpAffine(a, matrix, (width, height), flags=cv2.INTER_AREA) for a in (patch, alpha))
    return paste(picture, patch, alpha)


def add_pawn(rng, picture):
    """A robber or another pawn: body and head, the head lit like a ball, as steeply seen as chance will."""
    (height, width), radius = picture.shape[:2], np.exp(rng.uniform(np.log(6), np.log(40)))
    x, y = rng.uniform(0, 1, 2) * (width, height)
    colour = np.asarray(rng.choice([(0.12, 0.12, 0.13), (0.5, 0.5, 0.5), (0.35, 0.35, 0.37), (0.8, 0.7, 0.5), (0.7, 0.1, 0.1), (0.9, 0.9, 0.88), (0.15, 0.2, 0.6)]), np.float32)
    rise = radius * rng.uniform(0, 4)       # of the head over the foot, in the picture
    foot, neck, flat = radius * rng.uniform(1, 1.9), radius * rng.uniform(0.5, 1), rng.uniform(0.4, 1)
    body = np.zeros((height, width), np.float32)
    cv2.ellipse(body, (int(x), int(y + rise)), (int(foot), int(foot * flat)), 0, 0, 360, 1, -1, cv2.LINE_AA)
    cv2.fillConvexPoly(body, np.array([(x - neck, y), (x + neck, y), (x + foot, y + rise), (x - foot, y + rise)], np.int32), 1, cv2.LINE_AA)
    picture = paste(picture, np.broadcast_to(colour * np.float32(rng.uniform(0.5, 1)), picture.shape), body)
    across, along = np.meshgrid((np.arange(width, dtype=np.float32) - x) / radius, (np.arange(height, dtype=np.float32) - y) / radius)
    depth = np.sqrt(np.clip(1 - across ** 2 - along ** 2, 0, 1))
    lamp = np.append(rng.normal(0, 0.5, 2), 1)
    lamp /= np.linalg.norm(lamp)
    lit = np.clip(across * lamp[0] + along * lamp[1] + depth * lamp[2], 0, 1)
    head = np.clip((1 - np.hypot(across, along)) * radius + 0.5, 0, 1)
    shine = rng.uniform(0, 0.8) * lit ** rng.uniform(8, 60)
    return paste(picture, colour * (rng.uniform(0.3, 0.6) + 0.6 * lit[..., None]) + shine[..., None], head)


def hand(rng, shape, at, span, fingers_over=False):
    """A hand at a place, `span` px across its palm, as (picture, alpha, alpha of its shadow); its arm leaves the picture.

    With `fingers_over` only thumb and fingers are drawn: what closes on a die that lies on the palm or on the table.
    """
    alpha = np.zeros(shape, np.float32)
    turn = rng.uniform(0, 2 * np.pi)
    out, across = np.array((np.cos(turn), np.sin(turn))), np.array((-np.sin(turn), np.cos(turn)))
    at = np.asarray(at, np.float64)

    def limb(start, end, width):
        cv2.line(alpha, tuple(int(v) for v in start), tuple(int(v) for v in end), 1, max(1, int(width)), cv2.LINE_AA)
    if not fingers_over:
        cv2.ellipse(alpha, (int(at[0]), int(at[1])), (int(span * rng.uniform(0.55, 0.75)), int(span * rng.uniform(0.45, 0.6))), np.degrees(turn), 0, 360, 1, -1, cv2.LINE_AA)
        limb(at + out * span * 0.3, at + out * 3 * max(shape), span * rng.uniform(0.6, 0.85))
    curl = rng.uniform(0.2, 0.9)
    for k in range(4):
        root = at - out * span * 0.35 + across * span * (k - 1.5) * 0.24
        middle = root - out * span * rng.uniform(0.3, 0.5) + across * span * (k - 1.5) * rng.uniform(0, 0.1)
        limb(root, middle, span * 0.21)
        limb(middle, middle - out * span * 0.35 * (1 - 1.6 * curl) + across * span * rng.normal(0, 0.1), span * 0.19)
    limb(at + across * span * 0.45, at + across * span * rng.uniform(0.4, 0.8) - out * span * rng.uniform(0.1, 0.6), span * 0.24)
    if fingers_over:
        alpha *= 1 - cv2.circle(np.zeros_like(alpha), tuple(int(v) for v in at), int(span * rng.uniform(0, 0.25)), 1, -1)
    depth = cv2.distanceTransform((alpha > 0.5).astype(np.uint8), cv2.DIST_L2, 3) / max(span * 0.12, 1)
    skin = np.asarray(SKINS[int(rng.integers(len(SKINS)))], np.float32) * np.float32(np.exp(rng.normal(0, 0.1)))
    shade = (0.6 + 0.4 * np.clip(depth, 0, 1)) * np.exp(0.08 * sensor.smooth_field(rng, *shape, 8))
    shadow = cv2.GaussianBlur(np.roll(alpha, (int(span * 0.12), int(span * 0.08)), (0, 1)), (0, 0), max(span * 0.08, 1)) * 0.5
    return np.clip(skin * shade[..., None], 0, 1).astype(np.float32), alpha, shadow


def put(picture, layer):
    """A hand of `hand` on a picture."""
    colours, alpha, shadow = layer
    return paste(picture * (1 - shadow[..., None] * (1 - alpha[..., None])), colours, alpha)
