"""Pictures with dice and their truth, for training: sprites of dice/render.py on tables, or real labelled photographs.

A scene is an RGB picture (float32, 0 to 1), the dice in it as rows (x, y, side, value) in px with the centre of the top
face. A die with an emblem up has no row: it has no value to read.
"""
import glob
import json
import os

import cv2
import numpy as np

from common import sensor
from dice.render import PX_PER_SIDE, SPRITE

SMALLEST_SIDE, LARGEST_SIDE = 10, 92

# Bodies (RGB) of dice that are sold, each with the pips that go with it.
WHITE, BLACK, GOLD, RED = (0.95, 0.95, 0.93), (0.06, 0.06, 0.07), (0.85, 0.7, 0.3), (0.75, 0.08, 0.08)
SETS = [((0.95, 0.94, 0.92), [BLACK, BLACK, RED]), ((0.92, 0.86, 0.7), [BLACK, BLACK, (0.3, 0.15, 0.1)]), ((0.08, 0.08, 0.09), [WHITE, GOLD, RED]),
        ((0.72, 0.08, 0.09), [WHITE, WHITE, (0.95, 0.8, 0.2), BLACK]), ((0.95, 0.78, 0.12), [RED, BLACK, WHITE]),
        ((0.1, 0.25, 0.7), [WHITE, GOLD]), ((0.15, 0.5, 0.75), [WHITE]), ((0.1, 0.45, 0.2), [WHITE, GOLD]), ((0.9, 0.42, 0.08), [BLACK, WHITE]),
        ((0.5, 0.15, 0.55), [WHITE, GOLD]), ((0.75, 0.57, 0.36), [BLACK, (0.25, 0.12, 0.05), WHITE]), ((0.4, 0.25, 0.14), [WHITE, BLACK, GOLD]),
        ((0.55, 0.56, 0.58), [BLACK, WHITE]), ((0.9, 0.5, 0.6), [WHITE, BLACK])]


def load_photos(folder, names):
    """Labelled dice photographs as (picture, dice) with dice rows (x, y, side, value)."""
    photos = []
    for path in sorted(glob.glob(os.path.join(folder, names + '.json'))):
        label = json.load(open(path))
        picture = cv2.imread(path[:-5] + '.jpg')[..., ::-1]
        dice = np.array([[*d['at'], d['side'], 0 if d.get('emblem') else d['value']] for d in label['dice']], np.float32)
        photos.append((picture, dice))
    return photos


def load_boards(photos, tables):
    """Board photographs that may be trained on and made-up tables, as (picture, px to avoid because dice lie there)."""
    boards = []
    for path in sorted(glob.glob(os.path.join(photos, 'develop', 'paolo_*.json'))):
        picture = cv2.imread(path[:-5] + '.jpg')[..., ::-1]
        boards.append((picture, [(d[2], d[3]) for d in json.load(open(path))['dice']]))
    for path in sorted(glob.glob(os.path.join(photos, 'extra', 'lbraby640', '*.jpg'))):
        boards.append((cv2.imread(path)[..., ::-1], []))
    for path in sorted(glob.glob(os.path.join(tables, '*.json'))) if tables else []:
        boards.append((cv2.imread(path[:-5] + '.jpg')[..., ::-1], [(d[2], d[3]) for d in json.load(open(path))['dice']]))
    return boards


def plain_table(rng, size):
    """A made-up surface: cloth, wood, paper, gloss."""
    base = rng.uniform(0.05, 0.95, 3) if rng.random() < 0.4 else rng.choice([(0.6, 0.42, 0.25), (0.3, 0.18, 0.1), (0.85, 0.84, 0.8), (0.1, 0.1, 0.11), (0.15, 0.4, 0.2)])
    picture = np.ones((size, size, 3), np.float32) * base
    grain = np.zeros((size, size), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        across, along = int(rng.integers(2, size // 2)), int(rng.integers(2, size // 2)) if rng.random() < 0.5 else 2
        grain += cv2.resize(rng.normal(0, 1, (along + 1, across + 1)).astype(np.float32), (size, size), interpolation=cv2.INTER_LINEAR) * rng.uniform(0, 0.2)
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), rng.uniform(0, 360), 1.5)
    grain = cv2.warpAffine(grain, turn, (size, size), borderMode=cv2.BORDER_REFLECT)
    picture *= np.exp(grain)[..., None]
    if rng.random() < 0.25:  # a woven or printed pattern
        step, tone = int(rng.integers(3, 30)), rng.uniform(0, 1, 3)
        pattern = np.zeros((size, size), np.float32)
        for y in range(0, size, step):
            for x in range((y // step) % 2 * step, size, 2 * step):
                if rng.random() < 0.9:
                    cv2.rectangle(pattern, (x, y), (x + step - 1, y + step - 1), 1, -1)
        pattern = cv2.warpAffine(pattern, turn, (size, size), borderMode=cv2.BORDER_REFLECT)[..., None]
        picture = picture * (1 - pattern) + pattern * tone * rng.uniform(0.6, 1)
    return picture


def crop(rng, picture, size, scale):
    """A turned, scaled square of a photograph and the 2x3 matrix crop_from_photo."""
    height, width = picture.shape[:2]
    reach = size / scale / 2
    x = int(rng.uniform(min(reach, width / 2), max(width - reach, width / 2)))
    y = int(rng.uniform(min(reach, height / 2), max(height - reach, height / 2)))
    wide = int(1.45 * reach) + 2
    left, top = max(x - wide, 0), max(y - wide, 0)
    part = picture[top:y + wide, left:x + wide]
    shrunk = cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 0.75 else part  # no aliasing
    fx, fy = shrunk.shape[1] / part.shape[1], shrunk.shape[0] / part.shape[0]
    matrix = cv2.getRotationMatrix2D((float(x), float(y)), rng.uniform(0, 360), scale)
    if rng.random() < 0.5:
        matrix[0] *= -1
        matrix[0, 2] += 2 * x
    matrix[:, 2] += size / 2 - np.array([x, y])
    from_shrunk = np.array([[1 / fx, 0, left], [0, 1 / fy, top], [0, 0, 1]])
    view = cv2.warpAffine(shrunk, matrix @ from_shrunk, (size, size), borderMode=cv2.BORDER_REFLECT_101)
    return view.astype(np.float32) / 255, matrix


def paste(picture, patch, alpha):
    return picture * (1 - alpha[..., None]) + patch * alpha[..., None]


def add_decoy(rng, picture):
    """Something round, square or dotted that is no die: token, button, coin, card, plain cube, domino-like print."""
    size = picture.shape[0]
    n = 128
    patch, alpha = np.ones((n, n, 3), np.float32) * rng.uniform(0.05, 0.95, 3), np.zeros((n, n), np.float32)
    ink = tuple(float(v) for v in rng.choice([(0.05, 0.05, 0.05), (0.8, 0.1, 0.1), (0.95, 0.95, 0.95), (0.2, 0.2, 0.6)]))
    kind = rng.integers(5)
    if kind == 0:  # a number token: digits and a row of pips
        patch[:] = rng.uniform([0.75, 0.65, 0.45], [1, 0.95, 0.85])
        cv2.circle(alpha, (64, 64), 56, 1, -1, cv2.LINE_AA)
        number = int(rng.choice([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]))
        cv2.putText(patch, str(number), (64 - 17 * len(str(number)), 72), int(rng.choice([cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX])), 1.6, ink, 4, cv2.LINE_AA)
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
    matrix[:, 2] += rng.uniform(0, size, 2) - np.array([64, 64 * squash])
    patch, alpha = (cv2.warpAffine(a, matrix, (size, size), flags=cv2.INTER_AREA) for a in (patch, alpha))
    return paste(picture, patch, alpha)


def body_colour(rng, body, height, width):
    """Plain, marbled or grained albedo of a die's body."""
    albedo = np.ones((height, width, 3), np.float32) * np.asarray(body, np.float32)
    kind = rng.random()
    if kind < 0.25:
        other = np.clip(np.asarray(body) + rng.normal(0, 0.25, 3), 0, 1)
        swirl = 1 / (1 + np.exp(-3 * sensor.smooth_field(rng, height, width, 4)))
        albedo += swirl[..., None] * (other - albedo)
    elif kind < 0.4:
        grain = cv2.resize(rng.normal(0, 0.12, (int(rng.integers(6, 24)), 3)).astype(np.float32), (width, height))
        albedo *= np.exp(grain)[..., None]
    return albedo


def by_parts(function, sprite, *arguments, **options):
    """OpenCV's function on a sprite of five channels, of which it takes four at a time."""
    return np.dstack([function(np.ascontiguousarray(part), *arguments, **options) for part in (sprite[..., :3], sprite[..., 3:4], sprite[..., 4:5])])


def add_dice(rng, picture, bank):
    """Dice of one set thrown on the picture; returns it and the rows (x, y, side, value), 0 where no pips lie up."""
    size = picture.shape[0]
    group = int(rng.integers(len(bank['values'])))
    side = np.exp(rng.uniform(np.log(SMALLEST_SIDE + 1), np.log(LARGEST_SIDE)))
    scale = side / np.median(bank['sides'][group])
    turn = rng.uniform(0, 2 * np.pi)
    away = np.array([np.sin(turn), -np.cos(turn)])  # away from the camera: up in the sprite
    places = []
    for _ in range(int(rng.choice([1, 2, 2, 3, 4, 6, 9]))):
        for _ in range(8):
            place = rng.uniform(0, size, 2)
            if rng.random() < 0.35 and places:
                direction = rng.uniform(0, 2 * np.pi)
                place = places[-1] + PX_PER_SIDE * scale * rng.uniform(1.1, 1.6) * np.array([np.cos(direction), np.sin(direction)])
            if all(np.hypot(*(place - p)) > 1.1 * PX_PER_SIDE * scale for p in places):
                places.append(place)
                break
    places.sort(key=lambda p: -p @ away)
    same = rng.random() < 0.75
    rows, layers = [], []
    body, pip = None, None
    ambient, lamp, gloss, shadow = rng.uniform(0.25, 0.7), rng.uniform(0.3, 0.8), rng.uniform(0, 0.7) ** 2, rng.uniform(0.1, 0.8)
    for place in places:
        k = int(rng.integers(bank['sprites'].shape[1]))
        if body is None or not same:
            body, pips = SETS[int(rng.integers(len(SETS)))]
            body = np.clip(np.asarray(body) + rng.normal(0, 0.05, 3), 0.02, 0.98)
            pip = np.clip(np.asarray(pips[int(rng.integers(len(pips)))]) + rng.normal(0, 0.03, 3), 0.02, 0.98)
        half = int(np.ceil(2.05 * PX_PER_SIDE * scale))
        corner = np.floor(place).astype(int) - half
        sprite = bank['sprites'][group, k]
        shrink = 1.0
        if scale < 0.6:
            shrink = scale * 1.4
            sprite = by_parts(cv2.resize, sprite, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
            shrink = sprite.shape[0] / SPRITE
        matrix = cv2.getRotationMatrix2D((sprite.shape[1] / 2 - 0.5, sprite.shape[0] / 2 - 0.5), -np.degrees(turn), scale / shrink)
        matrix[:, 2] += place - corner - (np.array(sprite.shape[1::-1]) / 2 - 0.5)
        layers.append((corner, half, by_parts(cv2.warpAffine, sprite, matrix, (2 * half, 2 * half)).astype(np.float32) / 255, body, pip))
        rows.append((*place, bank['sides'][group, k] * scale, bank['values'][group, k]))
    for corner, half, sprite, _, _ in layers:  # all shadows lie under all dice
        view, part = window(picture, corner, half, sprite)
        view *= 1 - shadow * part[..., 4:5]
    for corner, half, sprite, body, pip in layers:
        view, part = window(picture, corner, half, sprite)
        if not view.size:
            continue
        albedo = body_colour(rng, body, *view.shape[:2]) * (1 - part[..., 1:2]) + pip * part[..., 1:2]
        shaded = albedo * (ambient + lamp * part[..., 2:3]) + gloss * part[..., 3:4]
        view[:] = paste(view, shaded.astype(np.float32), part[..., 0])
    return picture, rows


def window(picture, corner, half, sprite):
    """The part of the picture under a sprite and the part of the sprite on the picture."""
    size = picture.shape[0]
    low, high = np.clip(corner, 0, size), np.clip(corner + 2 * half, 0, size)
    at = low - corner
    return picture[low[1]:high[1], low[0]:high[0]], sprite[at[1]:at[1] + high[1] - low[1], at[0]:at[0] + high[0] - low[0]]


def recolour(rng, picture):
    """Other colours for a real photograph: mixed channels, now and then inverted lightness."""
    if rng.random() < 0.5:
        mix = np.abs(rng.normal(0, 0.35, (3, 3))) + np.eye(3)[rng.permutation(3)]
        picture = picture @ (mix / mix.sum(1, keepdims=True)).T.astype(np.float32)
    if rng.random() < 0.25:
        picture = 1 - picture * rng.uniform(0.7, 1)
    return picture


def photo_scene(rng, size, photos):
    picture, dice = photos[int(rng.integers(len(photos)))]
    scale = np.exp(rng.uniform(np.log(SMALLEST_SIDE + 2), np.log(LARGEST_SIDE))) / np.median(dice[:, 2])
    height, width = picture.shape[:2]
    near = dice[int(rng.integers(len(dice))), :2] + rng.uniform(-0.4, 0.4, 2) * size / scale
    reach = int(0.75 * size / scale) + 2
    x, y = (np.clip(near, 0, [width - 1, height - 1])).astype(int)
    low = np.array([max(x - reach, 0), max(y - reach, 0)])
    part = picture[low[1]:y + reach, low[0]:x + reach]
    view, matrix = crop(rng, part, size, scale)
    at = (dice[:, :2] - low) @ matrix[:, :2].T + matrix[:, 2]
    return recolour(rng, view), [(*p, d[2] * scale, d[3]) for p, d in zip(at, dice)]


def scene(rng, size, bank, boards, photos):
    """One training scene: (picture, dice rows)."""
    kind = rng.random()
    rows = []
    if kind < 0.18:
        picture, rows = photo_scene(rng, size, photos)
    else:
        picture = None
        if kind < 0.72:
            board, dice = boards[int(rng.integers(len(boards)))]
            scale = np.exp(rng.uniform(np.log(0.25), np.log(1.2)))
            picture, matrix = crop(rng, board, size, scale)
            for x, y in dice:
                at = matrix @ np.array([x, y, 1])
                if (np.abs(at - size / 2) < size / 2 + 90 * scale).all():
                    picture = None
                    break
        if picture is None:
            picture = plain_table(rng, size)
        for _ in range(int(rng.choice([0, 0, 1, 2, 4]))):
            picture = add_decoy(rng, picture)
        if rng.random() < (0.55 if kind < 0.72 else 0.9):
            picture, rows = add_dice(rng, np.ascontiguousarray(picture, np.float32), bank)
    picture = sensor.sensor(rng, sensor.light(rng, picture))
    inside = [r for r in rows if 2 <= r[0] < size - 2 and 2 <= r[1] < size - 2 and r[3] > 0]
    return picture, np.array(inside, np.float32).reshape(-1, 4)
