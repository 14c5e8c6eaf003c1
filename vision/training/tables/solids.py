"""Simple wooden and plastic game pieces as shaded flat faces seen through a camera.

Coordinates: lattice x, y and height h above the table, all in tile sides. A solid is a list of convex faces (Nx3 arrays).
"""
from dataclasses import dataclass

import cv2
import numpy as np

from common import geometry as g


@dataclass
class Camera:
    """A pinhole camera over the table; the rotation's third column points through the table."""
    focal_px: float
    rotation: np.ndarray
    origin: np.ndarray          # of the lattice, in camera axes, tile sides
    size: tuple

    @property
    def centre(self):
        return (np.array(self.size, float) - 1) / 2

    def image_from_plane(self, height=0.0):
        """image_from_lattice of the plane at a height above the table."""
        k = np.array([[self.focal_px, 0, self.centre[0]], [0, self.focal_px, self.centre[1]], [0, 0, 1]])
        shifted = self.origin - height * self.rotation[:, 2]
        matrix = k @ np.column_stack((self.rotation[:, 0], self.rotation[:, 1], shifted))
        return matrix / matrix[2, 2]

    def in_camera(self, points):
        points = np.asarray(points, float) * (1, 1, -1)
        return points @ self.rotation.T + self.origin

    def project(self, points):
        at = self.in_camera(points)
        return at[..., :2] / at[..., 2:] * self.focal_px + self.centre

    @property
    def eye(self):
        """Where the camera is: lattice x, y and height."""
        return (-self.rotation.T @ self.origin) * (1, 1, -1)


def prism(profile, length):
    """A profile (width, height pairs) drawn out along x."""
    profile = np.asarray(profile, float)
    ends = [np.column_stack((np.full(len(profile), x), profile)) for x in (-length / 2, length / 2)]
    sides = [np.array((ends[0][i], ends[0][i - 1], ends[1][i - 1], ends[1][i])) for i in range(len(profile))]
    return [ends[0], ends[1]] + sides


def box(length, width, height):
    return prism([(-width / 2, 0), (-width / 2, height), (width / 2, height), (width / 2, 0)], length)


def house(length, width, wall, ridge):
    return prism([(-width / 2, 0), (-width / 2, wall), (0, ridge), (width / 2, wall), (width / 2, 0)], length)


def lathe(outline, sides=18, squeeze=1.0):
    """Rings of (radius, height) from the foot to the top, as bands of faces."""
    angles = np.arange(sides) * 2 * np.pi / sides
    rings = [np.column_stack((r * np.cos(angles), r * squeeze * np.sin(angles), np.full(sides, h))) for r, h in outline]
    faces = [rings[-1]]
    for low, high in zip(rings, rings[1:]):
        faces += [np.array((low[i - 1], low[i], high[i], high[i - 1])) for i in range(sides)]
    return faces


def place(faces, x, y, degrees, height=0.0):
    a = np.radians(degrees)
    turn = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
    return [face @ turn.T + (x, y, height) for face in faces]


def road(rng):
    length, width, height = rng.uniform(.5, .78), rng.uniform(.1, .17), rng.uniform(.09, .17)
    if rng.random() < .3:
        return house(length, width, height * .6, height)
    return box(length, width, height)


def settlement(rng):
    if rng.random() < .2:
        return lathe(_lump(rng, rng.uniform(.13, .19), rng.uniform(.1, .2)), squeeze=rng.uniform(.7, 1))
    size = rng.uniform(.2, .32)
    return house(size * rng.uniform(.9, 1.4), size, size * rng.uniform(.5, .75), size * rng.uniform(.9, 1.25))


def city(rng):
    if rng.random() < .2:
        radius = rng.uniform(.17, .24)
        wall = lathe([(radius, 0), (radius * .95, rng.uniform(.08, .14))])
        tower = rng.uniform(.22, .4)
        return wall + place(house(radius, radius * .8, tower * .6, tower), 0, 0, rng.uniform(0, 180))
    size = rng.uniform(.2, .28)
    wing = box(size * rng.uniform(.8, 1.1), size, size * rng.uniform(.65, .9))
    tower = house(size * rng.uniform(.7, 1), size, size * rng.uniform(.9, 1.3), size * rng.uniform(1.4, 1.9))
    return place(wing, -size / 2, 0, 0) + place(tower, size / 2 - .02, 0, 0)


def ship(rng):
    length = rng.uniform(.4, .6)
    return box(length, rng.uniform(.1, .16), rng.uniform(.06, .1)) + \
        place(prism([(0, .05), (0, .05 + length * .7), (length * .5, .08)], .03), 0, 0, rng.uniform(80, 100))


def robber(rng):
    height = rng.uniform(.35, .8)
    foot = rng.uniform(.12, .2)
    neck = foot * rng.uniform(.3, .7)
    head = foot * rng.uniform(.5, .9)
    return lathe([(foot, 0), (foot, .08 * height), (neck * 1.2, .3 * height), (neck, .6 * height), (head, .72 * height),
                  (head, .85 * height), (head * .5, height)], sides=14)


def die(side):
    return box(side, side, side)


def _lump(rng, radius, height):
    return [(radius, 0), (radius * rng.uniform(.8, 1), height * .5), (radius * rng.uniform(.3, .7), height)]


MAKERS = {"road": road, "settlement": settlement, "city": city, "ship": ship}


def shadow_outline(faces, light):
    """Outline on the table of the shadow that light from a direction (x, y a unit of height) throws."""
    points = np.concatenate(faces)
    ground = (points[:, :2] - points[:, 2:] * np.asarray(light)).astype(np.float32)
    return cv2.convexHull(ground)[:, 0]


def draw(image, camera, faces, colour, light, gloss=0.0):
    """Paints a solid onto an image (uint8 RGB): lit flat faces, far ones first, those turned away left out."""
    sun = np.array((-light[0], -light[1], 1.0))
    sun /= np.linalg.norm(sun)
    eye = camera.eye
    centre = np.mean(np.concatenate(faces), 0)
    visible = []
    for face in faces:
        normal = np.cross(face[1] - face[0], face[2] - face[0])
        length = np.linalg.norm(normal)
        if length < 1e-9:
            continue
        normal /= length
        middle = face.mean(0)
        if len(faces) < 12 and normal @ (middle - centre) < 0 or len(faces) >= 12 and normal @ (eye - middle) < 0:
            normal = -normal
        if normal @ (eye - middle) > 0:
            visible.append((-np.linalg.norm(eye - middle), face, normal))
    for _, face, normal in sorted(visible, key=lambda v: v[0]):
        lit = .5 + .6 * max(0., normal @ sun) + gloss * max(0., normal @ sun) ** 8
        outline = np.round(camera.project(face) * 16).astype(np.int32)
        cv2.fillConvexPoly(image, outline, np.clip(np.asarray(colour) * lit * 255, 0, 255).tolist(), cv2.LINE_AA, 4)


def disc(radius, height):
    """A thin round disc, as tokens are."""
    return lathe([(radius, 0), (radius, height)], sides=24)


def draw_face(image, camera, art, x, y, radius, height, degrees):
    """Lays a square RGBA picture (float, touching the disc's sides) flat at a height above the table."""
    size = art.shape[0]
    a = np.radians(degrees)
    c, s = np.cos(a) * 2 * radius / size, np.sin(a) * 2 * radius / size
    middle = (size - 1) / 2
    lattice_from_art = np.array([[c, -s, x - (c - s) * middle], [s, c, y - (s + c) * middle], [0, 0, 1]])
    image_from_art = camera.image_from_plane(height) @ lattice_from_art
    corners = g.project(image_from_art, np.array([(0, 0), (size, 0), (size, size), (0, size)], float))
    low = np.maximum(np.floor(corners.min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(corners.max(0)).astype(int) + 2, camera.size)
    if (high <= low).any():
        return
    shift = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1.]])
    step = g.side_px_at(image_from_art, (middle, middle))
    if step < .6:               # drawn smaller than painted: soften first, or the print breaks up
        art = cv2.GaussianBlur(art, (0, 0), .4 / step)
    laid = cv2.warpPerspective(art, shift @ image_from_art, tuple(int(v) for v in high - low), flags=cv2.INTER_LINEAR)
    window = image[low[1]:high[1], low[0]:high[0]]
    alpha = laid[..., 3:]
    window[:] = np.clip(window * (1 - alpha) + laid[..., :3] * alpha * 255, 0, 255).astype(np.uint8)
