"""Paints pieces onto the picture of a board, as the camera that took it would have seen them.

The camera comes from the board's homography (geometry.camera_pose). Pieces are lit by one lamp, throw shadows on the
table and hide each other; a second picture tells which piece each pixel belongs to.
"""
import math
from dataclasses import dataclass

import cv2
import numpy as np

from common import geometry as g

# Bodies (RGB) as sold, painted wood and coloured plastic.
BODIES = {'red': [(.72, .08, .08), (.80, .12, .10), (.60, .05, .08)], 'blue': [(.08, .20, .65), (.10, .30, .75), (.10, .20, .45), (.15, .42, .78)],
          'white': [(.93, .93, .91), (.88, .86, .80), (.96, .96, .96)], 'orange': [(.93, .50, .08), (.95, .60, .15), (.88, .42, .05)],
          'green': [(.10, .45, .15), (.20, .55, .20), (.05, .33, .20)], 'brown': [(.40, .22, .10), (.50, .30, .15), (.28, .16, .10)],
          'yellow': [(.95, .82, .12), (.90, .76, .20), (.98, .88, .30)], 'grey': [(.50, .50, .50), (.38, .39, .41), (.62, .61, .58)]}


@dataclass
class Standing:
    """A piece on the table: its parts in lattice coordinates (x, y, height) and its colour (RGB, 0 to 1)."""
    parts: list
    body: np.ndarray
    visible: float = 0.0    # share of its pixels that nothing hides, set by paint()
    tones: list = None      # of each part: a factor of the piece's colour or a colour of its own
    clear: float = 0.0      # share of the ground that shows through

    def tone(self, part):
        tone = self.tones[part] if self.tones else 1.
        return self.body * tone if np.isscalar(tone) else np.asarray(tone)


class Camera:
    def __init__(self, image_from_lattice, size, inside, focal_px=None):
        self.rotation, self.origin = g.camera_pose(image_from_lattice, size, inside, focal_px)
        self.focal_px = focal_px or g.FOCAL_OVER_LONG_SIDE * max(size)
        self.centre = (np.array(size, float) - 1) / 2
        self.eye = (-self.rotation.T @ self.origin) * (1, 1, -1)

    def project(self, points):
        at = (np.asarray(points) * (1, 1, -1)) @ self.rotation.T + self.origin
        return at[..., :2] / at[..., 2:] * self.focal_px + self.centre


@dataclass
class Lamp:
    light: tuple            # x, y of the lamp per unit of height
    ambient: float
    lamp: float
    gloss: float
    shadow: float
    shadow_blur: float      # of a tile side
    tint: np.ndarray        # colour of the light, from the picture

    @staticmethod
    def random(rng, image):
        a, length = rng.uniform(0, 2 * np.pi), rng.uniform(0, 1.4)
        ambient = rng.uniform(.4, .75)
        bright = np.percentile(image[::8, ::8].reshape(-1, 3), 93, axis=0) / 255
        tint = np.clip(bright / .85, .35, 1.1) * np.exp(rng.normal(0, .08)) * np.exp(rng.normal(0, .03, 3))
        return Lamp((length * np.cos(a), length * np.sin(a)), ambient, (1.08 - ambient) * rng.uniform(.7, 1.3), rng.uniform(0, .5) ** 2,
                    rng.uniform(.05, .65), rng.uniform(.01, .12), tint)


def _cast_shadows(image, camera, pieces, lamp, side_px):
    shade = np.zeros(image.shape[:2], np.float32)
    for piece in pieces:
        for part in piece.parts:
            points = np.concatenate(part)
            ground = np.column_stack((points[:, :2] - points[:, 2:] * lamp.light, np.zeros(len(points))))
            outline = cv2.convexHull(np.round(camera.project(ground) * 16).astype(np.int32))
            cv2.fillConvexPoly(shade, outline, 1., cv2.LINE_AA, 4)
    shade = cv2.GaussianBlur(shade, (0, 0), max(.5, lamp.shadow_blur * side_px)) * lamp.shadow
    image[:] = (image * (1 - shade[..., None])).astype(np.uint8)


def _cross(a, b):
    return np.array((a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]))


def _draw(rng, image, ids, number, camera, piece, lamp):
    """One piece: far parts first, of each the faces that look at the camera."""
    sun = np.array((*lamp.light, 1.)) / np.hypot(1, np.hypot(*lamp.light))
    rim = rng.uniform(0, .25) if rng.random() < .5 else 0
    centres = [np.concatenate(part).mean(0) for part in piece.parts]
    outlines = []
    for k in np.argsort([-np.linalg.norm(camera.eye - c) for c in centres]):
        tone = np.minimum(piece.tone(k), 1)
        for face in piece.parts[k]:
            normal = _cross(face[1] - face[0], face[2] - face[1])
            length = math.sqrt(normal @ normal)
            middle = face.sum(0) / len(face)
            if length < 1e-12:
                continue
            normal /= length if normal @ (middle - centres[k]) > 0 else -length
            sight = camera.eye - middle
            if normal @ sight <= 0:
                continue
            half = sun + sight / math.sqrt(sight @ sight)
            gloss = lamp.gloss * max(0., normal @ half / math.sqrt(half @ half)) ** 20
            lit = lamp.ambient * (.8 + .2 * normal[2]) + lamp.lamp * max(0., normal @ sun)
            colour = np.minimum((tone * (lit * math.exp(rng.normal(0, .04))) + gloss) * lamp.tint * 255, 255)
            outline = np.round(camera.project(face) * 16).astype(np.int32)
            cv2.fillConvexPoly(image, outline, colour.tolist(), cv2.LINE_AA, 4)
            if rim:
                cv2.polylines(image, [outline], True, np.minimum(colour * (1 + rim) + 12 * rim, 255).tolist(), 1, cv2.LINE_AA, 4)
            cv2.fillConvexPoly(ids, outline, number, cv2.LINE_8, 4)
            outlines.append(outline)
    return outlines


def _grain(rng, image, box):
    """The piece is never quite even: paint, wood, dirt."""
    x0, y0, x1, y1 = box
    window = image[y0:y1, x0:x1]
    if window.size:
        cells = rng.normal(0, rng.uniform(.01, .07), tuple(int(v) for v in rng.integers(2, 9, 2))).astype(np.float32)
        field = cv2.resize(cells, (window.shape[1], window.shape[0]), interpolation=cv2.INTER_CUBIC)
        return np.clip(window * np.exp(field)[..., None], 0, 255).astype(np.uint8)
    return window


def paint(rng, image, image_from_lattice, pieces, inside, lamp=None, focal_px=None, own=None):
    """Paints standing pieces (uint8 RGB, in place) and returns which piece (from 1) each pixel shows, int32, 0 for none.

    `own`: a seed for each piece, so that it looks the same in every picture of a film; else chance goes on from piece to piece.
    """
    size = image.shape[1::-1]
    camera = Camera(image_from_lattice, size, inside, focal_px)
    lamp = lamp or Lamp.random(rng, image)
    ids = np.zeros(image.shape[:2], np.int32)
    _cast_shadows(image, camera, pieces, lamp, g.side_px_at(image_from_lattice, inside))
    order = np.argsort([-np.linalg.norm(camera.eye - np.concatenate(p.parts[0]).mean(0)) for p in pieces])
    drawn = {}
    for k in order:
        before = image.copy() if pieces[k].clear else image
        chance = np.random.default_rng(own[k]) if own else rng
        outlines = _draw(chance, image, ids, int(k) + 1, camera, pieces[k], lamp)
        if not outlines:
            continue
        points = np.concatenate(outlines) / 16
        box = (*np.clip(np.floor(points.min(0)).astype(int) - 1, 0, size), *np.clip(np.ceil(points.max(0)).astype(int) + 2, 0, size))
        mine = ids[box[1]:box[3], box[0]:box[2]] == k + 1
        image[box[1]:box[3], box[0]:box[2]][mine] = _grain(chance, image, box)[mine]
        if pieces[k].clear:
            seen = (slice(box[1], box[3]), slice(box[0], box[2]))
            image[seen][mine] = (image[seen][mine] * (1 - pieces[k].clear) + before[seen][mine] * pieces[k].clear).astype(np.uint8)
        drawn[k] = box, int(mine.sum())
    for k, (box, area) in drawn.items():
        left = int((ids[box[1]:box[3], box[0]:box[2]] == k + 1).sum())
        pieces[k].visible = left / area if area > 8 else 0
    return ids
