"""Pictures with dice and their truth, for training: dice thrown (dice/throw.py) on tables, or real labelled photographs.

A scene is an RGB picture (float32, 0 to 1), the dice in it as rows (x, y, side, value) in px with the centre of the top
face, and whether it may be turned: seen from low down, the top is the face that lies highest in an upright picture. A die with an
emblem up or in a hand has no row: it has no value to read. What is half hidden has the value UNKNOWN.
"""
import glob
import json
import os

import cv2
import numpy as np

from common import sensor
from dice.decoys import add_decoy
from dice.throw import LARGEST_SIDE, SMALLEST_SIDE, UNKNOWN, Throw, throw_dice



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
    for path in sorted(p for folder in tables or [] for p in glob.glob(os.path.join(folder, '*.json'))):
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
    scale = np.exp(rng.uniform(np.log(SMALLEST_SIDE + 3), np.log(LARGEST_SIDE))) / np.median(dice[:, 2])
    height, width = picture.shape[:2]
    near = dice[int(rng.integers(len(dice))), :2] + rng.uniform(-0.4, 0.4, 2) * size / scale
    reach = int(0.75 * size / scale) + 2
    x, y = (np.clip(near, 0, [width - 1, height - 1])).astype(int)
    low = np.array([max(x - reach, 0), max(y - reach, 0)])
    part = picture[low[1]:y + reach, low[0]:x + reach]
    view, matrix = crop(rng, part, size, scale)
    at = (dice[:, :2] - low) @ matrix[:, :2].T + matrix[:, 2]
    return recolour(rng, view), [(*p, d[2] * scale, d[3]) for p, d in zip(at, dice)]


def dimmed(rng, picture):
    """A dim room: little light, much noise, and the soft focus that goes with it."""
    picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.4, 1.7)) * np.float32(rng.uniform(0.35, 0.85))
    return np.clip(picture + np.float32(rng.uniform(0.01, 0.05)) * rng.standard_normal(picture.shape, np.float32), 0, 1)


def scene(rng, size, bank, boards, photos):
    """One training scene: (picture, dice rows, whether it may be turned)."""
    kind = rng.random()
    rows, any_turn = [], True
    if kind < 0.2:
        picture, rows = photo_scene(rng, size, photos)      # all taken from above
    else:
        picture = None
        if kind < 0.66:
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
        if rng.random() < (0.6 if kind < 0.66 else 0.9):
            picture, dice, any_turn = throw_dice(rng, np.ascontiguousarray(picture, np.float32), bank, Throw.by_chance(rng))
            rows = [die.row for die in dice]
    picture = sensor.sensor(rng, sensor.light(rng, picture))
    if rng.random() < 0.15:
        picture = dimmed(rng, picture)
    rows = [r if r[2] >= SMALLEST_SIDE or r[3] <= 0 else (*r[:3], UNKNOWN) for r in rows]     # too small to be read
    inside = [r for r in rows if 2 <= r[0] < size - 2 and 2 <= r[1] < size - 2 and (r[3] > 0 or r[3] == UNKNOWN)]
    return picture, np.array(inside, np.float32).reshape(-1, 4), any_turn
