"""Crops of number tokens by the thousand: pasted ones made directly, and ones cut out of labelled tables.

A stored sample is STORED_PX square at the scale of a token crop, centred on the disc, with room to turn and shift it.
"""
import cv2
import numpy as np

from common import geometry as g
from common import texture as t
from tables import tile_art
from tables import token_art

STORED_PX = 80
PX_PER_SIDE = g.TOKEN_PX / (2 * g.TOKEN_HALF_SPAN)
_SCALE = tile_art.FACE_PX / 2 / PX_PER_SIDE      # face pixels a stored pixel

# of each reading among pasted tokens: 6 and 9 are the pair that is hard to tell apart
_SHARES = np.array([2 if number in (6, 9) else 1.2 if number is None else 1 for number in g.NUMBERS])
_SHARES = _SHARES / _SHARES.sum()


def cut(pyramid, image_from_lattice, centre):
    """The stored sample about a lattice point of a picture."""
    middle = (STORED_PX - 1) / 2
    lattice_from_stored = np.array([[1 / PX_PER_SIDE, 0, centre[0] - middle / PX_PER_SIDE],
                                    [0, 1 / PX_PER_SIDE, centre[1] - middle / PX_PER_SIDE], [0, 0, 1]])
    return pyramid.crop(image_from_lattice @ lattice_from_stored, STORED_PX, STORED_PX)


class TokenMaker:
    """Pastes tokens of changing styles onto painted ground."""

    def __init__(self, rng, grounds=60):
        self.rng = rng
        self.numerals = token_art.Numerals()
        land = sorted(g.LAND)
        self.grounds = [tile_art.painter(rng, tile_art.any_manner(rng))(rng, land[i % len(land)]) for i in range(grounds)]

    def make(self):
        """(uint8 RGB sample, class index)."""
        rng = self.rng
        picture = self._ground()
        label = int(rng.choice(len(g.NUMBERS), p=_SHARES))
        if label or rng.random() < .5:
            style = token_art.TokenStyle(rng, self.numerals)
            self._lay(picture, style.face(rng, g.NUMBERS[label]), style.ground)
        elif rng.random() < .5:
            self._clutter(picture)
        return (np.clip(self._lose_detail(picture), 0, 1) * 255).astype(np.uint8), label

    def _ground(self):
        rng = self.rng
        face = self.grounds[rng.integers(len(self.grounds))]
        scale, a = _SCALE * rng.uniform(.8, 1.2), rng.uniform(0, 2 * np.pi)
        c, s = np.cos(a) * scale, np.sin(a) * scale
        at = tile_art.FACE_PX / 2 + rng.uniform(-12, 12, 2)
        middle = STORED_PX / 2
        face_from_stored = np.array([[c, -s, at[0] - (c - s) * middle], [s, c, at[1] - (s + c) * middle]])
        return cv2.warpAffine(face, face_from_stored, (STORED_PX, STORED_PX), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                              borderMode=cv2.BORDER_REFLECT) * np.float32(rng.uniform(.6, 1.15))

    def _lay(self, picture, face, side_colour):
        rng = self.rng
        radius = rng.uniform(.2, .33) * PX_PER_SIDE
        at = (STORED_PX - 1) / 2 + np.clip(rng.normal(0, .025 * PX_PER_SIDE, 2), -6, 6)
        a, thick = rng.uniform(0, 2 * np.pi), abs(rng.normal(0, .05)) * PX_PER_SIDE
        lean = np.array((np.cos(a), np.sin(a)))
        shadow = np.zeros(picture.shape[:2], np.float32)
        _circle(shadow, at - lean * thick + rng.normal(0, 2.5, 2), radius, 1.)
        picture *= 1 - cv2.GaussianBlur(shadow, (0, 0), rng.uniform(.7, 3))[..., None] * rng.uniform(.1, .7)
        for step in np.linspace(-1, 0, 4):
            _circle(picture, at + lean * thick * step, radius, (side_colour * rng.uniform(.55, .95)).tolist())
        spin = rng.uniform(0, 2 * np.pi)
        scale = 2 * radius / token_art.FACE_PX
        c, s = np.cos(spin) * scale, np.sin(spin) * scale
        middle = (token_art.FACE_PX - 1) / 2
        stored_from_face = np.array([[c, -s, at[0] - (c - s) * middle], [s, c, at[1] - (s + c) * middle]])
        soft = cv2.GaussianBlur(face, (0, 0), .4 / scale) if scale < .6 else face
        laid = cv2.warpAffine(soft, stored_from_face, (STORED_PX, STORED_PX), flags=cv2.INTER_LINEAR)
        alpha = laid[..., 3:]
        picture[:] = picture * (1 - alpha) + laid[..., :3] * alpha
        if rng.random() < .25:      # a glint on the lacquer
            glint = np.zeros(picture.shape[:2], np.float32)
            _circle(glint, at + rng.normal(0, radius * .6, 2), radius * rng.uniform(.2, .8), 1.)
            picture += cv2.GaussianBlur(glint, (0, 0), rng.uniform(2, 6))[..., None] * np.float32(rng.uniform(.1, .6))

    def _clutter(self, picture):
        """Something in the middle that is no token: a pawn's top, a block, a patch."""
        rng = self.rng
        tone = t.colour(rng, (0, 360), (0, .9), (.03, .9)).tolist()
        at = STORED_PX / 2 + rng.normal(0, 5, 2)
        if rng.random() < .6:
            for _ in range(int(rng.integers(1, 4))):
                _circle(picture, at, rng.uniform(.06, .25) * PX_PER_SIDE, t.near(rng, np.float32(tone), .3).tolist())
                at = at + rng.normal(0, 6, 2)
        else:
            size = rng.uniform(.1, .5, 2) * PX_PER_SIDE
            cv2.fillConvexPoly(picture, np.int32(cv2.boxPoints((tuple(at), tuple(size), rng.uniform(0, 180)))), tone, cv2.LINE_AA)

    def _lose_detail(self, picture):
        """Foreshortening and distance cost resolution, more in one direction than in the other."""
        rng = self.rng
        across = np.exp(rng.uniform(np.log(.42), np.log(1.05)))
        along = across * rng.uniform(.5, 1)
        if across >= 1 and along >= .95:
            return picture
        small = cv2.resize(picture, (max(8, round(STORED_PX * min(1, across))), max(8, round(STORED_PX * min(1, along)))),
                           interpolation=cv2.INTER_AREA)
        return cv2.resize(small, (STORED_PX, STORED_PX), interpolation=cv2.INTER_LINEAR)


def _circle(image, at, radius, tone):
    cv2.circle(image, (round(at[0] * 16), round(at[1] * 16)), max(1, round(radius * 16)), tone, -1, cv2.LINE_AA, 4)


def from_table(rng, table, pyramid, discs):
    """Samples of the tokens whose place is known, and of some tiles without one: [(uint8 RGB sample, class index)]."""
    samples = []
    width, height = table.size
    for key, (terrain, number) in table.hexes.items():
        if key in table.hidden_tokens or terrain not in g.LAND:
            continue
        disc = discs.get(key)
        if disc is None and (number is not None or key == table.robber and rng.random() < .5):
            continue
        centre = np.array(disc[:2]) if disc is not None else g.hex_centre(*key) + rng.normal(0, .1, 2)
        at = g.project(table.image_from_lattice, centre)
        if 0 < at[0] < width and 0 < at[1] < height:
            samples.append((cut(pyramid, table.image_from_lattice, centre), g.NUMBERS.index(number)))
    return samples
