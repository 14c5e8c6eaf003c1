"""Fits a hexagonal lattice, seen through a homography, to the peaks of the board net's maps. The reader's C++ does this for good;
this one measures the net by itself and drafts labels."""
import itertools

import cv2
import numpy as np

from common import geometry as g

CELL_PX = 4


def letterbox(image, side):
    """The picture in the middle of a black square, and image_from_box."""
    height, width = image.shape[:2]
    scale = side / max(height, width)
    size = (round(width * scale), round(height * scale))
    left, top = (side - size[0]) // 2, (side - size[1]) // 2
    box = np.zeros((side, side, 3), np.uint8)
    box[top:top + size[1], left:left + size[0]] = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    sx, sy = width / size[0], height / size[1]
    return box, np.array([[sx, 0, (.5 - left) * sx - .5], [0, sy, (.5 - top) * sy - .5], [0, 0, 1]])


def peaks(heat, threshold):
    """Nx3: x, y (cells, refined by a parabola through the logarithms) and height, highest first."""
    top = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    ys, xs = np.nonzero((heat >= top) & (heat > threshold))
    log = np.log(np.maximum(heat, 1e-4))
    found = []
    for x, y in zip(xs, ys):
        at = [float(x), float(y)]
        for axis, (limit, step) in enumerate(((heat.shape[1], (0, 1)), (heat.shape[0], (1, 0)))):
            i = (x, y)[axis]
            if 0 < i < limit - 1:
                before, here, after = log[y - step[0], x - step[1]], log[y, x], log[y + step[0], x + step[1]]
                bend = before - 2 * here + after
                if bend < -1e-6:
                    at[axis] += float(np.clip(.5 * (before - after) / bend, -.5, .5))
        found.append((*at, float(heat[y, x])))
    return np.array(sorted(found, key=lambda p: -p[2])).reshape(-1, 3)


_REACH = [(q, r) for q in range(-7, 8) for r in range(-7, 8) if abs(q + r) <= 7]
_CENTRES = np.array([g.hex_centre(q, r) for q, r in _REACH])
_CORNERS = g.all_corners(_REACH)


def _match(view, seen, lattice, tolerance, limit):
    """Pairs of lattice point and peak that agree within `tolerance` sides, no farther out than `limit` sides from the origin."""
    near = lattice[np.linalg.norm(lattice, axis=1) < limit]
    depth = np.column_stack((near, np.ones(len(near)))) @ view[2]
    near = near[depth > .2 * view[2, 2]] if view[2, 2] > 0 else near
    if not len(near) or not len(seen):
        return np.zeros((0, 2)), np.zeros((0, 3))
    at = g.project(view, near)
    away = np.linalg.norm(at[:, None] - seen[None, :, :2], axis=2)
    nearest = away.argmin(1)
    sides = np.array([g.side_px_at(view, p) for p in near])
    good = away[np.arange(len(near)), nearest] < tolerance * sides
    return near[good], seen[nearest[good]]


def fit(centres, corners, tries=40):
    """(image_from_lattice in cells, peaks explained, residual in sides) of the best lattice, or None."""
    best = None
    for start in range(min(len(centres), tries)):
        order = np.argsort(np.linalg.norm(centres[:, :2] - centres[start, :2], axis=1))[1:7]
        for a, b in itertools.permutations(order, 2):
            view = _grow(centres, corners, centres[start, :2], centres[a, :2], centres[b, :2])
            if view is None:
                continue
            count, residual = view[1:]
            if best is None or count - 40 * residual > best[1] - 40 * best[2]:
                best = view
        if best is not None and best[1] > .85 * (len(centres) + len(corners)):
            break
    return best


def _grow(centres, corners, origin, east, south_east):
    u, v = east - origin, south_east - origin
    if not .5 < np.linalg.norm(u) / max(1e-6, np.linalg.norm(v)) < 2 or np.cross(u, v) <= .3 * np.linalg.norm(u) * np.linalg.norm(v):
        return None
    if not -.1 < u @ v / np.linalg.norm(u) / np.linalg.norm(v) < .9:
        return None
    basis = np.column_stack((g.hex_centre(1, 0), g.hex_centre(0, 1)))
    linear = np.column_stack((u, v)) @ np.linalg.inv(basis)
    view = np.array([[*linear[0], origin[0]], [*linear[1], origin[1]], [0, 0, 1.]])
    for limit in (2.1, 3.2, 4.6, 6.5, 9, 9):
        p, i = _match(view, centres, _CENTRES, .28, limit)
        q, j = _match(view, corners, _CORNERS, .22, limit)
        if len(p) + len(q) < 7:
            return None
        lattice, seen = np.vstack((p, q)), np.vstack((i, j))
        view, _ = cv2.findHomography(lattice, seen[:, :2], 0)
        if view is None or abs(np.linalg.det(view)) < 1e-9:
            return None
    sides = np.array([g.side_px_at(view, p) for p in lattice])
    residual = float(np.sqrt(np.mean((np.linalg.norm(g.project(view, lattice) - seen[:, :2], axis=1) / sides) ** 2)))
    return view, len(lattice), residual


def find(image, heat_of, side=352):
    """(image_from_lattice, explained, residual) of the board in a picture, or None. `heat_of`: uint8 RGB box to 3xHxW maps."""
    box, image_from_box = letterbox(image, side)
    heat = heat_of(box)
    fitted = fit(peaks(heat[0], .25), peaks(heat[1], .25))
    if fitted is None:
        return None
    half = (CELL_PX - 1) / 2
    box_from_cells = np.array([[CELL_PX, 0, half], [0, CELL_PX, half], [0, 0, 1]])
    return image_from_box @ box_from_cells @ fitted[0], fitted[1], fitted[2]
