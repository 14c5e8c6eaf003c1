"""Harbours as editions may print them: what carries the sign (a ship's sail, a disc, a scroll), how goods are drawn on it and coloured,
what is written, the piers, the beach and the sea about it. All harbours of one Print share these, as those of one box do.

A crop is STORE x STORE pixels and shows more than the net sees, so that training can shift and turn it.
"""
import cv2
import numpy as np

from common import texture as t
from tables import tile_art, token_art
from tables.brush import PX as ICON_PX
from tables.brush import Brush
from tables.harbour_coast import DRAWN, OUT, REACH, STORE, Coast
from tables.harbour_icons import icon

KINDS = ("3:1", "lumber", "brick", "wool", "grain", "ore")
SIGN_PX, SIGN_UNIT = 160, 48                # a sign's picture; 1 is the half width of its carrier
CARRIERS = ("ship", "sail", "disc", "square", "hexagon", "bare", "flag", "diamond", "wedge")
STRANGE_CARRIERS = ("scroll", "shield", "crate")     # kept from training

# hue, saturation, value of the ground by which a box tells its goods
_GROUNDS = {"lumber": ((85, 160), (.4, .95), (.15, .6)), "brick": ((0, 25), (.55, .95), (.4, .85)), "wool": ((70, 115), (.3, .9), (.55, .95)),
            "grain": ((40, 56), (.55, 1), (.75, 1)), "ore": ((190, 290), (0, .25), (.3, .7))}
_SCENES = {"lumber": "forest", "brick": "hills", "wool": "pasture", "grain": "fields", "ore": "mountains"}
_numerals = None


def _words():
    global _numerals
    _numerals = _numerals or token_art.Numerals()
    return _numerals


def over(under, layer):
    """Lays an RGBA picture with colours multiplied by alpha on another such picture or on an RGB one."""
    clear = cv2.merge([255 - layer[..., 3]] * under.shape[2])
    return cv2.add(np.ascontiguousarray(layer[..., :under.shape[2]]), cv2.multiply(np.ascontiguousarray(under), clear, scale=1 / 255))


def _moved(layer, size, at, scale, degrees=0.):
    """The layer turned and scaled about its middle, which comes to `at`, on an empty picture of `size`."""
    while scale < .55:
        layer, scale = cv2.pyrDown(layer), scale * 2
    a = np.radians(degrees)
    linear = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]]) * scale
    middle = (np.array(layer.shape[1::-1]) - 1) / 2
    return cv2.warpAffine(layer, np.column_stack((linear, np.asarray(at, float) - linear @ middle)), (size, size), flags=cv2.INTER_LINEAR)


def _tinted(alpha, tone):
    return (alpha[..., None] * np.float32((*np.clip(tone, 0, 1), 1))).astype(np.uint8)


class Print:
    """The harbours of one box. `strange`: carriers and drawings that are kept from training."""

    def __init__(self, rng, strange=False):
        self.rng, self.strange = rng, strange
        self.carrier = str(rng.choice(STRANGE_CARRIERS if strange else CARRIERS))
        self.coded = rng.random() < (.9 if self.carrier in ("bare", "wedge") else .45)     # the ground's colour tells the goods
        self.shown = str(rng.choice(["natural", "mono", "lines", "none"], p=(.5, .3, .1, .1) if self.coded else (.72, .2, .08, 0)))
        if self.carrier == "bare":
            self.shown, self.coded = "natural", False
        self.plain = t.colour(rng, (0, 360), (0, .1), (.75, 1)) if rng.random() < .4 else t.colour(rng, (30, 55), (.05, .5), (.6, 1))
        if rng.random() < .12:
            self.plain = t.colour(rng, (0, 360), (0, .9), (.1, .9))
        self.ink = t.colour(rng, (0, 360), (0, .6), (0, .3)) if rng.random() < .7 else t.colour(rng, (0, 360), (0, .2), (.8, 1))
        self.rim, self.rim_wide = t.near(rng, self.ink if rng.random() < .5 else self.plain * .6, .2), rng.choice([0, 0, rng.uniform(.04, .2)])
        self.outline = int(rng.choice([0, 0, 1, 2, 3]))
        self.texture, self.soft = rng.uniform(0, .5), rng.uniform(0, 1.2) if rng.random() < .5 else 0
        paths = [p for p in _words().paths if rng.random() < .2 or "Bold" in p]
        self.path = str(rng.choice(paths))
        self.layout = str(rng.choice(["alone", "below", "above", "corner", "behind", "aside"], p=(.3, .3, .13, .09, .08, .1)))
        if self.shown == "none" and self.layout == "alone" and rng.random() < .7:
            self.layout = "below"
        self.two = str(rng.choice(["2:1", "2:1", "2:1", "2", "2/1"]))
        self.any = str(rng.choice(["?", "?", "3:1", "3:1", "3", "blank", "arrows", "anchor", "dots"]))
        if self.carrier == "bare" and self.any == "blank":
            self.any = "3:1"
        self.any_words = rng.random() < .75
        self.radius = np.exp(rng.uniform(np.log(.13), np.log(.4)))
        self.at, self.spread = np.array((rng.normal(0, .05), rng.uniform(.42, .9))), rng.uniform(0, .06)
        self.turn, self.turns = (rng.normal(0, 15), rng.uniform(0, 25)) if rng.random() < .7 else (rng.uniform(0, 360), rng.choice([3., 30., 180.]))
        self.width = rng.uniform(.75, 1.15)
        self.hull, self.mast = t.colour(rng, (10, 40), (.2, .7), (.15, .6)), rng.uniform(-.3, .3)
        self.mirror = rng.random() < .3
        self.icon_size = rng.uniform(.5, .95)
        paintable = self.carrier not in ("bare", "wedge", "crate")
        self.scene = tile_art.painter(rng, tile_art.any_manner(rng)) if paintable and rng.random() < .15 else None     # the land that gives the goods
        self.halo, self.fading = rng.random() < .25, rng.uniform(0, .9)
        self.line_ink = t.colour(rng, (0, 360), (0, .5), (0, .35)) if rng.random() < .8 else np.ones(3)
        self.shadow = rng.uniform(.2, .6) if rng.random() < .35 else 0
        self.wedge_cover = rng.uniform(.3, 1)
        self.tones = {kind: self._ground(kind) for kind in KINDS}
        self.signs = {kind: self._sign(kind) for kind in KINDS}
        self.coast = Coast(rng)

    # ------------------------------------------------------------ signs

    def _ground(self, kind):
        rng = self.rng
        if not self.coded or kind == "3:1":
            return t.near(rng, self.plain, .03)
        tone = t.colour(rng, *_GROUNDS[kind])
        if kind == "wool" and rng.random() < .25:
            tone = t.colour(rng, (0, 360), (0, .1), (.85, 1))
        if kind == "lumber" and rng.random() < .25:
            tone = t.colour(rng, (15, 35), (.4, .8), (.2, .55))
        return tone * (.75 + .25 * rng.random())

    def _outline_of(self, carrier):
        """The carrier's outline about its middle."""
        rng, w = self.rng, self.width
        turns = np.linspace(0, 2 * np.pi, 40)
        if carrier == "disc":
            return np.column_stack((np.cos(turns), np.sin(turns)))
        if carrier == "hexagon":
            return np.column_stack((np.sin(turns[::7][:6]), np.cos(turns[::7][:6]))) if rng.random() < .5 else np.array(
                [(np.cos(a), np.sin(a)) for a in np.arange(6) * np.pi / 3])
        if carrier == "diamond":
            return np.array([(0, 1), (1, 0), (0, -1), (-1, 0)]) * 1.1
        if carrier == "shield":
            return np.array([(-w, .9), (w, .9), (w, 0), (.6 * w, -.6), (0, -1), (-.6 * w, -.6), (-w, 0)])
        if carrier in ("ship", "sail", "flag"):
            belly, taper = rng.uniform(0, .3), rng.uniform(.7, 1)
            y = np.linspace(-.8, .9, 8)
            lean = rng.uniform(-.2, .2)
            side = w * (taper + (1 - taper) * (.9 - y) / 1.7)
            bulge = belly * np.sin((y + .8) / 1.7 * np.pi)
            return np.vstack((np.column_stack((-side + bulge * .6 + lean * y, y)), np.column_stack((side + bulge + lean * y, y))[::-1]))
        corner = rng.uniform(0, .35)
        half = np.array([(-w, corner - .9), (corner - w, -.9), (w - corner, -.9), (w, corner - .9)])
        return np.vstack((half, -half))

    def _sign(self, kind):
        rng, carrier = self.rng, self.carrier
        brush = Brush(np.zeros((SIGN_PX, SIGN_PX, 4), np.uint8), SIGN_UNIT)
        ground = self.tones[kind]
        if carrier in ("ship", "flag"):
            brush.line([(self.mast, -1.2), (self.mast, 1.3)], .1, self.hull * .7)
        if carrier == "ship":
            low = -1.35
            brush.fill([(-1.1, -.75), (1.2, -.75), (.85, low), (-.75, low)], self.hull)
            brush.line([(-1.1, -.8), (1.2, -.8)], .12, self.hull * 1.4)
        if carrier == "crate":
            brush.block(-.95, -.95, 1.9, 1.9, .3, ground)
        elif carrier not in ("bare", "wedge"):
            outline = self._outline_of(carrier)
            if self.rim_wide:
                brush.fill(outline * (1 + self.rim_wide), self.rim)
            brush.fill(outline, ground)
            if self.scene and kind != "3:1":
                shape = Brush(np.zeros_like(brush.image), SIGN_UNIT)
                shape.fill(outline * .95, np.ones(3))
                face = cv2.resize(self.scene(rng, _SCENES[kind]), (SIGN_PX, SIGN_PX))
                shape.image[..., :3] = shape.image[..., :3] * face
                brush.image = over(brush.image, shape.image)
            if carrier in ("ship", "sail"):
                brush.line(outline[:8], .12, ground * .7)
            if carrier == "scroll":
                for s in (-1, 1):
                    brush.oval(0, .95 * s, self.width * 1.05, .16, ground * .8)
        image = brush.image
        if self.texture > .1 and carrier != "bare":
            grain = 1 - self.texture * .5 * t.noise(rng, SIGN_PX, 9)
            image[..., :3] = (image[..., :3] * grain[..., None]).astype(np.uint8)
        # As legible as any printer would make it
        ink = self.ink if abs(self.ink.mean() - ground.mean()) > .3 or carrier == "bare" else np.ones(3) * (ground.mean() < .5)
        return self._write(image, kind, ink)

    def _write(self, image, kind, ink):
        """Goods and words on the carrier."""
        layout, size, words = self.layout, self.icon_size, self.two if self.any_words else ""
        if kind == "3:1":
            words = {"blank": "", "arrows": "3:1", "anchor": "3:1", "dots": "3:1"}.get(self.any, "3:1") if self.any_words else ""
        goods = self._goods(kind, ink)
        has_words = layout != "alone" and words
        icon_at, words_at, high = {
            "below": ((0, .22), (0, -.58), .42), "above": ((0, -.25), (0, .58), .42), "corner": ((0, .05), (.55, -.6), .36),
            "behind": ((0, 0), (0, 0), .6), "aside": ((-.4, 0), (.45, 0), .4), "alone": ((0, 0), (0, 0), .6)}[layout]
        if layout in ("below", "above", "aside"):
            size *= .72
        if goods is None and not (self.scene and kind != "3:1") and not (kind == "3:1" and self.any == "blank" and layout == "alone"):
            has_words, words_at, high = bool(words) or kind == "3:1", (0, 0), min(1., self.icon_size)
            words = words or (self.any if len(self.any) < 4 else "?")
        middle = (SIGN_PX - 1) / 2
        if goods is not None:
            scale = size * 2 * SIGN_UNIT / ICON_PX
            image = over(image, _moved(goods, SIGN_PX, (middle + icon_at[0] * SIGN_UNIT, middle - icon_at[1] * SIGN_UNIT), scale))
        if has_words and words:
            mask = _words().mask(self.path, words, high * SIGN_UNIT)
            if mask.shape[1] > 1.8 * SIGN_UNIT:
                mask = cv2.resize(mask, (int(1.8 * SIGN_UNIT), mask.shape[0]))
            x, y = int(middle + words_at[0] * SIGN_UNIT - mask.shape[1] / 2), int(middle - words_at[1] * SIGN_UNIT - mask.shape[0] / 2)
            alpha = np.zeros((SIGN_PX, SIGN_PX), np.float32)
            alpha[y:y + mask.shape[0], x:x + mask.shape[1]] = mask * 255
            if self.halo:
                image = over(image, _tinted(cv2.dilate(alpha, np.ones((5, 5))), np.ones(3) * (ink.mean() < .5)))
            image = over(image, _tinted(alpha, ink))
        return image

    def _goods(self, kind, ink):
        """What is drawn for a kind, or None."""
        rng = self.rng
        if kind == "3:1":
            brush = Brush()
            if self.any == "arrows":
                for s in (-1, 1):
                    brush.line([(-.8 * s, .35 * s), (.5 * s, .35 * s)], .25, ink)
                    brush.fill([(.4 * s, 0), (.4 * s, .7 * s), (.95 * s, .35 * s)], ink)
            elif self.any == "anchor":
                brush.line([(0, .6), (0, -.8)], .16, ink)
                brush.oval(0, .75, .2, .2, ink, 0, .1)
                brush.line([(-.45, .3), (.45, .3)], .14, ink)
                arc = np.linspace(.15, np.pi - .15, 9)
                brush.line(np.column_stack((.75 * np.cos(arc), -.1 - .75 * np.sin(arc))), .16, ink)
            elif self.any == "dots":
                for a, ground in zip(np.arange(5) * 1.2566, _GROUNDS.values()):
                    brush.disc(.6 * np.cos(a), .6 * np.sin(a), .3, t.colour(rng, *ground))
            elif self.any == "?":
                mask = _words().mask(self.path, "?", ICON_PX * .85)
                x, y = (ICON_PX - mask.shape[1]) // 2, (ICON_PX - mask.shape[0]) // 2
                brush.image[y:y + mask.shape[0], x:x + mask.shape[1]] = _tinted(mask * 255, ink)
            else:
                return None
            return brush.image
        if self.shown == "none":
            return None
        image = icon(rng, kind, self.strange)
        alpha, light = image[..., 3].astype(np.float32), image[..., :3].mean(2).astype(np.float32)
        if self.shown == "mono":
            inside = light[alpha > 128]
            low, high = (inside.min(), inside.max()) if inside.size else (0, 1)
            fade = (light - low) / max(20., high - low)
            return _tinted(alpha * (1 - self.fading * np.clip(fade if ink.mean() < .5 else 1 - fade, 0, 1)), ink)
        if self.shown == "lines":
            inner = cv2.morphologyEx(light, cv2.MORPH_GRADIENT, np.ones((3, 3))) * 2
            edges = np.maximum(inner, cv2.morphologyEx(alpha, cv2.MORPH_GRADIENT, np.ones((4, 4))))
            return _tinted(np.clip(edges * 1.5, 0, 255), ink)
        if self.texture > .1:
            grain = 1 + self.texture * (t.noise(rng, ICON_PX, 20)[..., None] - .5)
            image = np.concatenate((np.minimum(image[..., :3] * grain, image[..., 3:]), image[..., 3:]), 2).astype(np.uint8)
        if self.outline:
            shape = cv2.dilate(image[..., 3], np.ones((2 * self.outline + 1,) * 2))
            image = over(_tinted(shape.astype(np.float32), self.line_ink), image)
        return cv2.GaussianBlur(image, (0, 0), self.soft) if self.soft > .4 else image

    def crop(self, kind, ground=None):
        """STORE x STORE RGB of a harbour of that kind; `ground`: such a picture of bare coast to print it on."""
        rng = self.rng
        b = self.coast.background()
        if ground is not None:
            b.image[..., :3] = cv2.resize(ground, (DRAWN, DRAWN), interpolation=cv2.INTER_LINEAR)
        at = self.at + rng.normal(0, self.spread, 2)
        self.coast.build(b, at, self.radius)
        middle = OUT - REACH
        image = b.image[..., :3]
        px = np.array((DRAWN / 2 - .5 + at[0] * b.unit, DRAWN / 2 - .5 - (at[1] - middle) * b.unit))
        if self.carrier == "wedge":
            round_it = cv2.circle(np.zeros((DRAWN, DRAWN), np.float32), tuple(map(int, px)), int(.62 * b.unit), 255 * self.wedge_cover, -1)
            image = over(image, _tinted(round_it, self.tones[kind]))
        turn, sign = self.turn + rng.normal(0, 1) * self.turns, self.signs[kind]
        if self.mirror and rng.random() < .5:
            turn = -turn
        place = dict(scale=self.radius * b.unit / SIGN_UNIT, degrees=turn)
        if self.shadow:
            dark = _moved(sign, DRAWN, px + self.shadow * 6, **place)[..., 3].astype(np.float32) * self.shadow
            image = over(image, _tinted(cv2.GaussianBlur(dark, (0, 0), 2), np.zeros(3)))
        image = over(image, _moved(sign, DRAWN, px, **place))
        return cv2.resize(image, (STORE, STORE), interpolation=cv2.INTER_AREA)


def board(rng, strange=False, grounds=None):
    """(crops 9 x STORE x STORE x 3, kinds): the harbours of one board. Half the boards have the base game's harbours, the others any."""
    style = Print(rng, strange)
    kinds = rng.permutation([0, 0, 0, 0, 1, 2, 3, 4, 5]) if rng.random() < .5 else rng.integers(0, 6, 9)
    own = grounds is not None and rng.random() < .25
    return np.stack([style.crop(KINDS[k], grounds[rng.integers(len(grounds))] if own else None) for k in kinds]), kinds
