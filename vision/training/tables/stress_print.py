"""Boards on photographs with other prints: other tiles, tokens, borders and tables on the true ground, for tables/stress.py.

Each of PRINTS is (rng, image, table, discs) -> (image, table) for a board without pieces; `discs` says where its tokens lie.
"""
import dataclasses

import cv2
import numpy as np

from tables import evaluate
from common import geometry as g
from tables import surroundings
from common import texture as t
from tables import tile_art
from tables import token_art

TOKEN_RADIUS = .28


def changed(table, **fields):
    return dataclasses.replace(table, **fields)


def places_of_tokens(image, table, tiles):
    """{(q, r): lattice point} of the tokens, as the tile net sees them."""
    keys = list(table.hexes)
    _, _, places, _ = evaluate.read_tiles(tiles, g.Pyramid(image), table.image_from_lattice, keys)
    return {key: place for key, place in zip(keys, places) if table.hexes[key][1]}


def _lay(image, picture, image_from_picture, alpha):
    """Puts a float RGB picture onto the image where alpha (of the picture, 0..1) says."""
    size = image.shape[1::-1]
    corners = g.project(image_from_picture, np.array([(0, 0), (picture.shape[1], 0), (picture.shape[1], picture.shape[0]), (0, picture.shape[0])], float))
    low = np.clip(np.floor(corners.min(0)).astype(int) - 1, 0, size)
    high = np.clip(np.ceil(corners.max(0)).astype(int) + 2, 0, size)
    if (high <= low).any():
        return
    move = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1.]]) @ image_from_picture
    box = tuple(int(v) for v in high - low)
    laid = cv2.warpPerspective(np.float32(picture), move, box, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    cover = cv2.warpPerspective(np.float32(alpha), move, box, flags=cv2.INTER_LINEAR)[..., None]
    window = (slice(low[1], high[1]), slice(low[0], high[0]))
    image[window] = np.clip(image[window] * (1 - cover) + laid * 255 * cover, 0, 255).astype(np.uint8)


def _from_square(centre, pixels, half_span, degrees=0., scale=1.):
    """lattice_from_picture of a square picture laid about a lattice point."""
    s = 2 * half_span / pixels * scale
    c, d = np.cos(np.radians(degrees)) * s, np.sin(np.radians(degrees)) * s
    middle = (pixels - 1) / 2
    return np.array([[c, -d, centre[0] - (c - d) * middle], [d, c, centre[1] - (d + c) * middle], [0, 0, 1]])


_TILE_ALPHA = np.clip(tile_art.hexagon_distance() * tile_art.FACE_PX / 2 + .5, 0, 1).astype(np.float32)


def brightness(image, table, discs):
    """How brightly the light cards of this photograph come out, 0..1."""
    seen = [image[int(y), int(x)].max() for x, y in (g.project(table.image_from_lattice, p) for p in discs.values())
            if 0 <= x < image.shape[1] and 0 <= y < image.shape[0]]
    return float(np.clip(np.percentile(seen, 75) / 230, .35, 1.05)) if seen else .9


def _lay_tokens(rng, image, table, discs, manner, radius=TOKEN_RADIUS):
    style = token_art.TokenStyle(rng, token_art.Numerals(), manner)
    light = brightness(image, table, discs)
    for key, place in discs.items():
        face = style.face(rng, table.hexes[key][1])
        _lay(image, face[..., :3] * light, table.image_from_lattice @ _from_square(place, token_art.FACE_PX, radius, rng.uniform(0, 360)), face[..., 3])


def _tokens(manner):
    def printed(rng, image, table, discs):
        image = image.copy()
        _lay_tokens(rng, image, table, discs, manner)
        return image, changed(table, robber=None, hidden_tokens=frozenset())
    return printed


def _tiles(manner):
    """All tiles painted in one manner, with new tokens; frame, table, light and camera are the photograph's."""
    def printed(rng, image, table, discs):
        image = image.copy()
        edition = tile_art.Edition(rng, manner=manner)
        light = brightness(image, table, discs)
        for key, (terrain, _) in table.hexes.items():
            place = table.image_from_lattice @ _from_square(g.hex_centre(*key), tile_art.FACE_PX, 1.)
            _lay(image, edition.face(rng, terrain) * light, place, _TILE_ALPHA)
        _lay_tokens(rng, image, table, discs, "printed")
        return image, changed(table, robber=None, hidden_tokens=frozenset())
    return printed


def _faces(image, table):
    """(q, r) -> float RGB square of the photographed tile."""
    pyramid, pixels = g.Pyramid(image), 2 * tile_art.FACE_PX
    return {key: pyramid.crop(table.image_from_lattice @ _from_square(g.hex_centre(*key), pixels, 1.), pixels, pixels).astype(np.float32) / 255
            for key in table.hexes}


def _borders(rng, image, table, discs):
    """Tile borders in another colour."""
    image, width, tone = image.copy(), rng.uniform(.05, .13), t.colour(rng, (0, 360), (0, .9), (.05, .95))
    ring = np.clip((width - tile_art.hexagon_distance()) / .01, 0, 1) * _TILE_ALPHA
    flat = np.tile(np.float32(tone), (tile_art.FACE_PX, tile_art.FACE_PX, 1)) * brightness(image, table, discs)
    for key in table.hexes:
        _lay(image, flat, table.image_from_lattice @ _from_square(g.hex_centre(*key), tile_art.FACE_PX, 1.), ring)
    return image, table


def _bare_table(rng, image, table):
    """The land's tiles cut out of the photograph, on some other table."""
    land = np.zeros(image.shape[:2], np.uint8)
    for key in table.hexes:
        cv2.fillConvexPoly(land, np.int32(np.round(g.project(table.image_from_lattice, g.hex_corners(*key)))), 255, cv2.LINE_AA)
    px = rng.uniform(20, 60)
    spread = np.array([[1 / px, 0, -surroundings.SURFACE_PX / 2 / px], [0, 1 / px, -surroundings.SURFACE_PX / 2 / px], [0, 0, 1]])
    ground = cv2.warpPerspective(surroundings.surface(rng), table.image_from_lattice @ spread, image.shape[1::-1], borderMode=cv2.BORDER_REFLECT)
    shade = cv2.GaussianBlur(land, (0, 0), 6)[..., None] / 255
    alpha = land[..., None] / 255
    return image * alpha + ground * (1 - .5 * shade) * (1 - alpha), ground


def _loose(rng, image, table, discs):
    laid, _ = _bare_table(rng, image, table)
    return laid.astype(np.uint8), changed(table, harbours={})


def _relaid(turn_by_sixths, shrink, jitter, degrees):
    """The photographed tiles taken up and laid again."""
    def relaid(rng, image, table, discs):
        faces = _faces(image, table)
        laid = image.copy()
        if shrink < 1:
            laid = _bare_table(rng, image, table)[1]
        for key, face in faces.items():
            turn = (60 * int(rng.integers(6)) if turn_by_sixths else 0) + rng.normal(0, degrees)
            place = _from_square(g.hex_centre(*key) + rng.normal(0, jitter, 2), face.shape[0], 1., turn, shrink)
            _lay(laid, face, table.image_from_lattice @ place, cv2.resize(_TILE_ALPHA, face.shape[:2]))
        return laid, changed(table, robber=None, harbours={} if shrink < 1 else table.harbours)
    return relaid


PRINTS = {"borders": _borders, "loose": _loose, "turned": _relaid(True, 1., 0, 0), "gaps": _relaid(True, .94, .02, 2),
          **{"tokens-" + manner: _tokens(manner) for manner in token_art.MANNERS},
          **{"tiles-" + manner: _tiles(manner) for manner in tile_art.MANNERS}}


# ---------------------------------------------------------------- no board at all

def scatter(rng, image, count):
    """A few tiles strewn about, too far apart and too askew to make a board."""
    edition, side = tile_art.Edition(rng), max(image.shape) / rng.uniform(12, 26)
    taken = []
    for _ in range(count):
        at = rng.uniform(.05, .95, 2) * image.shape[1::-1]
        if all(np.linalg.norm(at - other) > 2.6 * side for other in taken):
            taken.append(at)
            terrain = g.TERRAINS[rng.integers(len(g.TERRAINS))]
            scale = np.diag((side, side, 1.))
            _lay(image, edition.face(rng, terrain), scale @ _from_square(at / side, tile_art.FACE_PX, 1., rng.uniform(0, 360)), _TILE_ALPHA)


def honeycomb(rng, image):
    """Hexagons printed on a cloth or a floor: a lattice, but no board."""
    side, turn = max(image.shape) / rng.uniform(10, 60), rng.uniform(0, np.pi)
    tones = [t.colour(rng, (0, 360), (0, .6), (.1, .95)) * 255 for _ in range(int(rng.integers(1, 4)))]
    line = int(rng.uniform(0, .1) * side)
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) * side
    reach = int(max(image.shape) / side) + 2
    for q in range(-reach, reach):
        for r in range(-reach, reach):
            outline = g.hex_corners(q, r) @ spin.T + np.array(image.shape[1::-1]) / 2
            if (outline.max(0) > 0).all() and (outline.min(0) < image.shape[1::-1]).all():
                if len(tones) > 1:
                    cv2.fillConvexPoly(image, np.int32(outline), tones[(q - r) % len(tones)].tolist(), cv2.LINE_AA)
                if line or len(tones) == 1:
                    cv2.polylines(image, [np.int32(outline)], True, tones[0].tolist(), max(1, line), cv2.LINE_AA)
