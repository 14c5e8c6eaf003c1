"""Throws dice of a bank (dice/render.py) on a picture: alone, in crowds, of several sets and sizes, in and under hands.

Everything is laid out on the table, in px, and seen as the bank's camera sees it; `up` is the picture's direction away from it.
"""
import dataclasses

import cv2
import numpy as np

from common import sensor
from dice.decoys import hand, paste, put
from dice.render import PX_PER_SIDE, SETS_A_TABLE, SPRITE

SMALLEST_SIDE, LARGEST_SIDE = 9, 92
FLAT, STEEP = np.deg2rad(30), np.deg2rad(45)    # of a camera's tilt: below the one it is held in any way, above the other upright
SEEN, GLIMPSED = 0.72, 0.3  # share of a top face's middle: what shows more is a die to be read, what shows less is none
LACQUERED = 0.3         # share of dice in whose top a lamp is mirrored
UNKNOWN = -1                # the value of a die that need be neither found nor overlooked

WHITE, BLACK, GOLD, RED, WORN = (0.95, 0.95, 0.93), (0.06, 0.06, 0.07), (0.85, 0.7, 0.3), (0.75, 0.08, 0.08), (0.8, 0.62, 0.58)
# Bodies (RGB) of dice that are sold, each with the pips that go with it.
SETS = [((0.95, 0.94, 0.92), [BLACK, BLACK, RED]), ((0.92, 0.86, 0.7), [BLACK, BLACK, (0.3, 0.15, 0.1)]), ((0.08, 0.08, 0.09), [WHITE, GOLD, RED]),
        ((0.72, 0.08, 0.09), [WHITE, WHITE, WORN, (0.95, 0.8, 0.2), BLACK]), ((0.95, 0.78, 0.12), [RED, BLACK, WHITE]),
        ((0.1, 0.25, 0.7), [WHITE, GOLD]), ((0.15, 0.5, 0.75), [WHITE]), ((0.1, 0.45, 0.2), [WHITE, GOLD]), ((0.9, 0.42, 0.08), [BLACK, WHITE]),
        ((0.5, 0.15, 0.55), [WHITE, GOLD]), ((0.75, 0.57, 0.36), [BLACK, (0.25, 0.12, 0.05), WHITE]), ((0.4, 0.25, 0.14), [WHITE, BLACK, GOLD]),
        ((0.55, 0.56, 0.58), [BLACK, WHITE]), ((0.9, 0.5, 0.6), [WHITE, BLACK]), ((0.72, 0.08, 0.09), [WHITE, WORN]), ((0.8, 0.1, 0.12), [WHITE, WORN])]
# Others, which no training sees.
STRANGE_SETS = [((0.35, 0.05, 0.1), [(0.7, 0.6, 0.55), WHITE]), ((0.25, 0.7, 0.65), [BLACK, WHITE]), ((0.97, 0.92, 0.8), [(0.35, 0.1, 0.05), BLACK]),
                ((0.62, 0.72, 0.2), [BLACK, WHITE]), ((0.3, 0.3, 0.4), [(0.9, 0.6, 0.2), WHITE])]


@dataclasses.dataclass
class Die:
    at: np.ndarray          # centre of the top face in the picture
    side: float             # of the top face, px
    value: int              # 0 an emblem, UNKNOWN
    colours: int            # which set
    tilt: float
    pixels: float           # a side of the die, px: what the sizes of sets are compared by
    beside: tuple           # values of the faces beside the top that are seen
    worn: bool = False
    held: bool = False
    shown: float = 1.0      # share of the top face's middle that nothing hides
    turn: float = 0.0       # of the picture's direction away from the table to the right of its up, radians

    @property
    def row(self):
        return (*self.at, self.side, self.value)


@dataclasses.dataclass
class Throw:
    """How dice are thrown; training leaves all to chance."""
    sets: int
    count: int
    crowd: bool
    hand: str               # none, under, over
    side: float             # of the first set's dice, px

    @classmethod
    def by_chance(cls, rng):
        return cls(sets=int(rng.choice([1, 1, 1, 2, 2, 3])), count=int(rng.choice([1, 2, 2, 2, 3, 4, 6, 9, 14])), crowd=rng.random() < 0.4,
                   hand=str(rng.choice(['none', 'under', 'over'], p=[0.86, 0.08, 0.06])),
                   side=np.exp(rng.uniform(np.log(SMALLEST_SIDE + 3), np.log(LARGEST_SIDE))))


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


def places(rng, table, sizes, throw):
    """Where dice of these sizes lie on a table of that width and depth: touching one another in a crowd, else with room about them."""
    laid = []
    for d in sizes:
        for _ in range(12):
            if laid and rng.random() < (0.95 if throw.crowd else 0.35):
                other, beside = laid[int(rng.integers(len(laid)))]
                angle, gap = rng.uniform(0, 2 * np.pi), rng.uniform(1.04, 1.25) if throw.crowd else rng.uniform(1.2, 2.2)
                place = other + (d + beside) / 2 * gap * np.array([np.cos(angle), np.sin(angle)])
            else:
                place = rng.uniform(0, 1, 2) * table if not throw.crowd else table * rng.uniform(0.3, 0.7, 2)
            if all(np.hypot(*(place - p)) > 1.03 * (d + e) / 2 for p, e in laid):
                laid.append((place, d))
                break
    return laid


@dataclasses.dataclass
class Kind:
    """The dice of one set: their group in the bank, a side in px, and how they are painted."""
    group: int
    pixels: float
    colours: int
    body: np.ndarray
    pip: np.ndarray
    one: np.ndarray         # colour of the single pip
    wear: float             # share of the paint that is left

    @classmethod
    def by_chance(cls, rng, group, pixels, colours):
        chosen = int(rng.integers(len(colours)))
        body, pips = colours[chosen]
        body = np.clip(np.asarray(body) + rng.normal(0, 0.05, 3), 0.02, 0.98)
        pip = np.clip(np.asarray(pips[int(rng.integers(len(pips)))]) + rng.normal(0, 0.03, 3), 0.02, 0.98)
        one = np.array(RED) if rng.random() < 0.2 and body.min() > 0.5 else pip
        return cls(group, pixels, chosen, body, pip, one, rng.uniform(0.25, 0.7) if rng.random() < 0.25 else 1.0)


@dataclasses.dataclass
class Light:
    ambient: float
    lamp: float
    gloss: float
    shadow: float

    @classmethod
    def by_chance(cls, rng):
        return cls(rng.uniform(0.25, 0.7), rng.uniform(0.3, 0.8), rng.uniform(0, 0.7) ** 2, rng.uniform(0.1, 0.8))


def painted(rng, sprite, kind, light):
    """What a sprite looks like in its set's colours."""
    height, width = sprite.shape[:2]
    fade = kind.wear if kind.wear == 1 else np.clip(kind.wear + 0.3 * sensor.smooth_field(rng, height, width, 12), 0.12, 1)[..., None]
    paint, single = sprite[..., 1:2] * fade, sprite[..., 5:6] / np.maximum(sprite[..., 1:2], 1e-3)
    albedo = body_colour(rng, kind.body, height, width) * (1 - paint) + (kind.pip * (1 - single) + kind.one * single) * paint
    look = albedo * (light.ambient + light.lamp * sprite[..., 2:3]) + light.gloss * sprite[..., 3:4]
    if rng.random() < LACQUERED:
        middle = np.array([width, height]) / 2 - 0.5    # of the top face
        look += sensor.lamp_in_gloss(rng, height, width, middle, width / SPRITE * PX_PER_SIDE)
    return look.astype(np.float32)


def cast_shadow(picture, corner, sprite, light):
    view, part = window(picture, corner, sprite)
    view *= 1 - light.shadow * part[..., 4:5]


def stand(picture, corner, sprite, colours):
    """Puts a painted die on the picture."""
    view, part = window(picture, corner, sprite)
    view[:] = paste(view, window(picture, corner, colours)[1], part[..., 0])


def throw_dice(rng, picture, bank, throw, colours=SETS):
    """The picture with dice on it, and these dice; whether it may be turned as one likes beside them."""
    height, width = picture.shape[:2]
    table = int(rng.integers(len(bank['values']) // SETS_A_TABLE)) * SETS_A_TABLE
    tilt = float(bank['tilts'][table, 0])
    turn = rng.uniform(0, 2 * np.pi) if tilt < FLAT else rng.normal(0, np.deg2rad(13 if tilt > STEEP else 22))
    up, right = np.array([np.sin(turn), -np.cos(turn)]), np.array([np.cos(turn), np.sin(turn)])
    first = throw.side / max(np.median(bank['sides'][table]) / PX_PER_SIDE, 0.3)      # a die's side where its face looks so large
    kinds = [Kind.by_chance(rng, table + k, first * (1 if k == 0 else rng.uniform(0.5, 1)), colours) for k in range(throw.sets)]
    drawn = [kinds[int(rng.integers(len(kinds)))] for _ in range(throw.count)]
    extent = np.array([width, height / max(np.cos(tilt), 0.35)])
    laid = places(rng, extent, [kind.pixels for kind in drawn], throw)
    middle, table_middle = np.array([width, height]) / 2, extent / 2
    light = Light.by_chance(rng)
    held = np.zeros(picture.shape[:2], np.float32)
    if throw.hand == 'under' and laid:
        near = laid[0][0] - table_middle
        layer = hand(rng, (height, width), middle + right * near[0] - up * near[1] * np.cos(tilt), first * rng.uniform(3, 6))
        picture, held = put(picture, layer), layer[1]
    dice, layers = [], []
    for (place, d), kind in sorted(zip(laid, drawn), key=lambda each: each[0][0][1]):
        k = int(rng.integers(bank['sprites'].shape[1]))
        off = place - table_middle
        foot = middle + right * off[0] - up * off[1] * np.cos(tilt)
        at = foot + up * d * np.sin(tilt)
        corner, sprite = sprite_at(bank['sprites'][kind.group, k], d / PX_PER_SIDE, turn, at)
        x, y = (int(v) for v in np.clip(foot, 0, [width - 1, height - 1]))
        dice.append(Die(at, bank['sides'][kind.group, k] * d / PX_PER_SIDE, int(bank['values'][kind.group, k]), kind.colours, tilt, d,
                        tuple(bank['beside'][kind.group, k]), worn=kind.wear < 1, held=bool(held[y, x] > 0.5), turn=turn))
        layers.append((corner, sprite, kind))
    for corner, sprite, _ in layers:  # all shadows lie under all dice
        cast_shadow(picture, corner, sprite, light)
    owner = np.full(picture.shape[:2], -1, np.int32)
    for k, (corner, sprite, kind) in enumerate(layers):
        stand(picture, corner, sprite, painted(rng, sprite, kind, light))
        view, part = window(owner, corner, sprite)
        view[part[..., 0] > 0.5] = k
    if throw.hand == 'over' and dice:
        chosen = dice[int(rng.integers(len(dice)))]
        layer = hand(rng, (height, width), chosen.at + rng.normal(0, 0.8, 2) * chosen.pixels, first * rng.uniform(2.5, 6), fingers_over=rng.random() < 0.5)
        picture = put(picture, layer)
        owner[layer[1] > 0.5] = len(dice)
    for k, die in enumerate(dice):
        die.shown = share_shown(owner, k, die)
        if die.held or die.shown < GLIMPSED:
            die.value = 0
        elif die.shown < SEEN and die.value:
            die.value = UNKNOWN
    return picture, dice, tilt < FLAT


def share_shown(owner, index, die):
    """Of the middle of its top face, as far as that lies in the picture."""
    disc = np.zeros(owner.shape, np.uint8)
    axes = die.pixels * 0.36, die.pixels * 0.36 * max(np.cos(die.tilt), 0.3)
    cv2.ellipse(disc, (tuple(float(v) for v in die.at), tuple(2 * a for a in axes), 0), 1, -1)
    inside = disc > 0
    return float((owner[inside] == index).mean()) if inside.any() else 0.0


def sprite_at(sprite, scale, turn, at):
    """Where the sprite (0 to 1) of a die begins in the picture if its face's centre lies at that place, and the sprite scaled and turned."""
    half = int(np.ceil(2.05 * PX_PER_SIDE * scale))
    corner = np.floor(at).astype(int) - half
    shrink = 1.0
    if scale < 0.6:
        sprite = by_halves(cv2.resize, sprite, None, fx=scale * 1.4, fy=scale * 1.4, interpolation=cv2.INTER_AREA)
        shrink = sprite.shape[0] / SPRITE
    matrix = cv2.getRotationMatrix2D((sprite.shape[1] / 2 - 0.5, sprite.shape[0] / 2 - 0.5), -np.degrees(turn), scale / shrink)
    matrix[:, 2] += at - corner - (np.array(sprite.shape[1::-1]) / 2 - 0.5)
    return corner, by_halves(cv2.warpAffine, sprite, matrix, (2 * half, 2 * half)).astype(np.float32) / 255


def by_halves(function, sprite, *arguments, **options):
    """OpenCV's function on a sprite of six channels, of which it takes four at a time."""
    return np.dstack([function(np.ascontiguousarray(part), *arguments, **options) for part in (sprite[..., :3], sprite[..., 3:])])


def window(picture, corner, sprite):
    """The part of the picture under a sprite and the part of the sprite on the picture."""
    size, reach = np.array(picture.shape[1::-1]), np.array(sprite.shape[1::-1])
    low, high = np.clip(corner, 0, size), np.clip(corner + reach, 0, size)
    at = low - corner
    return picture[low[1]:high[1], low[0]:high[0]], sprite[at[1]:at[1] + high[1] - low[1], at[0]:at[0] + high[0] - low[0]]
