"""Renders dice: rounded cubes with pips, seen by a tilted camera, under one lamp.

A bank of sprites is rendered once and recoloured at every use (dice/scenes.py). A sprite is an 8-bit picture of six
channels, SPRITE px square with the centre of the top face in its middle and PX_PER_SIDE px to a side:
coverage, paint (pips and emblems), diffuse light, gloss, shadow on the table, paint of the single pip alone.
Sprites of one group share shape, pips, camera and lamp: they are one set of dice on one table. SETS_A_TABLE groups that
follow one another share camera and lamp: sets that may be thrown together.
"""
import argparse
import dataclasses

import cv2
import numpy as np

PX_PER_SIDE = 64
SPRITE = 256
GROUP = 8
SETS_A_TABLE = 3

# Pip places on a face in units of the pip spacing, for the values 1 to 6.
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    6: [(-1, -1), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 1)],
}


@dataclasses.dataclass
class Shape:
    """What the dice of one set have in common; lengths in sides."""
    edge_radius: float
    sphere_radius: float     # the cube is cut by this sphere, as worn and moulded corners are
    pip_radius: float
    one_radius: float        # a single pip is often larger
    pip_spacing: float
    pip_depth: float         # how strongly a pip's hollow bends the normal
    emblem: int              # the value whose face carries an emblem, 0 for none
    emblem_picture: np.ndarray
    mirrored: bool
    rings: bool = False      # pips are printed as rings


def random_emblem(rng):
    """A white figure on black, 64 px square: no figure here may be taken for pips."""
    picture = np.zeros((64, 64), np.uint8)
    kind = rng.integers(4)
    if kind == 0:
        text = rng.choice(list('ABCEFGHKMNPRSTXYZ?&$#'))
        cv2.putText(picture, str(text), (12, 50), cv2.FONT_HERSHEY_DUPLEX, 1.7, 255, int(rng.integers(2, 7)), cv2.LINE_AA)
    elif kind == 1:
        n = int(rng.integers(3, 9))
        angle = np.arange(2 * n) * np.pi / n + rng.uniform(0, 6)
        radius = np.where(np.arange(2 * n) % 2, rng.uniform(8, 18), rng.uniform(20, 28))
        points = np.stack([32 + radius * np.cos(angle), 32 + radius * np.sin(angle)], 1)
        cv2.fillPoly(picture, [points.astype(np.int32)], 255, cv2.LINE_AA)
    elif kind == 2:  # a head with eyes
        cv2.ellipse(picture, (32, 28), (int(rng.integers(14, 24)), int(rng.integers(14, 22))), 0, 0, 360, 255, -1, cv2.LINE_AA)
        cv2.rectangle(picture, (22, 40), (42, 56), 255, -1)
        for x in (25, 39):
            cv2.circle(picture, (x, 30), 5, 0, -1, cv2.LINE_AA)
    else:  # a tree, a ship, a crest: strokes about an axis
        for _ in range(int(rng.integers(3, 7))):
            y, w, h = rng.integers(8, 56), rng.integers(4, 26), rng.integers(3, 10)
            cv2.rectangle(picture, (int(32 - w), int(y - h)), (int(32 + w), int(y + h)), 255, -1)
        cv2.line(picture, (32, 6), (32, 58), 255, int(rng.integers(3, 9)))
    return picture.astype(np.float32) / 255


def random_shape(rng, rings):
    pip_radius = rng.uniform(0.055, 0.125)
    return Shape(
        edge_radius=rng.uniform(0.02, 0.24), sphere_radius=rng.uniform(0.66, 0.9), pip_radius=pip_radius,
        one_radius=pip_radius * (rng.uniform(1, 2.3) if rng.random() < 0.4 else 1),
        pip_spacing=rng.uniform(0.17, 0.29), pip_depth=rng.uniform(0, 6),
        emblem=int(rng.choice([1, 6, 6, rng.integers(1, 7)])) if rng.random() < 0.3 else 0,
        emblem_picture=random_emblem(rng), mirrored=rng.random() < 0.5, rings=rings and rng.random() < 0.5)


def rotation(axis, angle):
    return cv2.Rodrigues(np.asarray(axis, np.float64) * angle)[0].astype(np.float32)


# Rotations that bring each value up when 1 lies on +z, 2 on +x and 3 on +y.
VALUE_UP = {1: rotation((1, 0, 0), 0), 6: rotation((1, 0, 0), np.pi), 2: rotation((0, 1, 0), -np.pi / 2),
            5: rotation((0, 1, 0), np.pi / 2), 3: rotation((1, 0, 0), np.pi / 2), 4: rotation((1, 0, 0), -np.pi / 2)}


def distance(p, shape):
    """Signed distance from points (n, 3) to the die of side 1 about the origin."""
    q = np.abs(p) - (0.5 - shape.edge_radius)
    box = np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - shape.edge_radius
    return np.maximum(box, np.linalg.norm(p, axis=1) - shape.sphere_radius)


def march(origin, direction, shape, steps):
    """Distance along each ray at which it meets the die, and whether it does; also how near it passed."""
    t = np.zeros(len(direction), np.float32)
    nearest = np.full(len(direction), 9, np.float32)
    for _ in range(steps):
        d = distance(origin + t[:, None] * direction, shape)
        nearest = np.minimum(nearest, d)
        t += np.maximum(d, 1e-4)
    return t, nearest


def paint_and_bend(p, normal, shape):
    """How much of the paint lies at surface points p, how much of the single pip's, and the normals bent by the pips' hollows."""
    axis = np.abs(p).argmax(1)
    rows = np.arange(len(p))
    positive = p[rows, axis] > 0
    a, b = p[rows, (axis + 1) % 3], p[rows, (axis + 2) % 3]
    value = np.choose(axis, [np.where(positive, 2, 5), np.where(positive, 3, 4), np.where(positive, 1, 6)])
    paint, single = np.zeros((2, len(p)), np.float32)
    bent = normal.copy()
    for v in range(1, 7):
        on = value == v
        if not on.any():
            continue
        u, w = a[on], b[on]
        if v == shape.emblem:
            x = np.clip((u + 0.4) / 0.8 * 63, 0, 63).astype(int)
            y = np.clip((w + 0.4) / 0.8 * 63, 0, 63).astype(int)
            inside = (np.abs(u) < 0.4) & (np.abs(w) < 0.4)
            paint[on] = shape.emblem_picture[y, x] * inside
            continue
        radius = shape.one_radius if v == 1 else shape.pip_radius
        for i, j in PIPS[v]:
            if shape.mirrored:
                i = -i
            du, dw = u - i * shape.pip_spacing, w - j * shape.pip_spacing
            r = np.hypot(du, dw)
            cover = np.clip((radius - r) * 64 + 0.5, 0, 1)
            if shape.rings:
                cover *= np.clip((r - 0.55 * radius) * 64 + 0.5, 0, 1)
            paint[on] = np.maximum(paint[on], cover)
            if v == 1:
                single[on] = paint[on]
            hollow = (r < radius) * shape.pip_depth
            index = np.flatnonzero(on)
            bent[index, (axis[index] + 1) % 3] -= -hollow * du
            bent[index, (axis[index] + 2) % 3] -= -hollow * dw
    return paint, single, bent / np.linalg.norm(bent, axis=1, keepdims=True)


def render(shape, value, yaw, lean, tilt, camera_distance, lamp):
    """One sprite, the side of its top face in px and the values of the faces beside it that are seen, 0 for none.

    The camera looks along a direction tilted from the vertical.
    """
    from_die = rotation((np.cos(yaw * 7), np.sin(yaw * 7), 0), lean) @ rotation((0, 0, 1), yaw) @ VALUE_UP[value]
    eye = np.array([0, -np.sin(tilt), np.cos(tilt)], np.float32) * camera_distance
    forward, right = -eye / camera_distance, np.array([1, 0, 0], np.float32)
    down = np.cross(forward, right)
    top = from_die @ (VALUE_UP[value].T @ np.array([0, 0, 0.5], np.float32))
    to_camera = np.stack([right, down, forward])
    focal = PX_PER_SIDE * (to_camera @ (top - eye))[2]

    def project(p):
        c = to_camera @ (p - eye)
        return c[:2] / c[2] * focal

    centre = project(top)
    grid = np.stack(np.meshgrid(np.arange(SPRITE), np.arange(SPRITE)), -1).reshape(-1, 2) - SPRITE / 2 + 0.5 + centre
    rays = np.concatenate([grid / focal, np.ones((len(grid), 1))], 1).astype(np.float32) @ to_camera
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    floor = -0.5 - 0.25 * np.sin(lean)
    out = np.zeros((len(grid), 6), np.float32)

    start = camera_distance - 1
    origin = (eye + start * rays)
    near = np.linalg.norm(np.cross(rays, -eye), axis=1) < 0.9
    local_from_world = from_die.T
    t, gap = march(origin[near] @ local_from_world.T, rays[near] @ local_from_world.T, shape, 28)
    hit = gap < 0.004
    index = np.flatnonzero(near)[hit]
    p = (origin[near][hit] + t[hit, None] * rays[near][hit]) @ local_from_world.T
    e = 1e-3
    normal = np.stack([distance(p + e * np.eye(3, dtype=np.float32)[k], shape) - distance(p - e * np.eye(3, dtype=np.float32)[k], shape)
                       for k in range(3)], 1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    paint, single, bent = paint_and_bend(p, normal, shape)
    lamp_local = local_from_world @ lamp
    mirror = 2 * (normal @ lamp_local)[:, None] * normal - lamp_local
    gloss = np.clip((mirror * -(rays[index] @ local_from_world.T)).sum(1), 0, 1)
    out[index, 0], out[index, 1], out[index, 5] = 1, paint, single
    out[index, 2], out[index, 3] = np.clip(bent @ lamp_local, 0, 1), gloss ** 24

    # The shadow: rays from the table to the lamp, softened where they only graze the die.
    on_table = np.flatnonzero((out[:, 0] < 1) & (rays[:, 2] < -0.05))
    ground = eye + ((floor - eye[2]) / rays[on_table, 2])[:, None] * rays[on_table]
    close = np.hypot(ground[:, 0], ground[:, 1]) < 2.2
    on_table, ground = on_table[close], ground[close]
    _, gap = march(ground @ local_from_world.T, np.broadcast_to(lamp_local, ground.shape), shape, 14)
    out[on_table, 4] = np.clip(1 - gap / 0.06, 0, 1)
    contact = np.clip(1.25 - np.abs(ground[:, :2] @ rotation((0, 0, 1), yaw)[:2, :2]).max(1) * 2, 0, 0.25) * 2
    out[on_table, 4] = np.maximum(out[on_table, 4], contact)

    corners = [from_die @ (VALUE_UP[value].T @ np.array([x, y, 0.5], np.float32)) for x, y in ((-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5))]
    area = cv2.contourArea(np.array([project(c) for c in corners], np.float32))
    outward = from_die @ np.stack([VALUE_UP[v].T[:, 2] for v in range(1, 7)], 1)
    seen = [v for v in range(1, 7) if v != value and outward[:, v - 1] @ eye > 0.2 * camera_distance][:2]
    return (out.reshape(SPRITE, SPRITE, 6) * 255).astype(np.uint8), np.sqrt(area), seen + [0] * (2 - len(seen))


def render_table(rng, rings=False):
    """SETS_A_TABLE groups of GROUP sprites under one camera and lamp, as arrays by name."""
    kind = rng.random()
    tilt = np.deg2rad(rng.uniform(0, 20) if kind < 0.2 else rng.uniform(20, 45) if kind < 0.5 else rng.uniform(45, 66))
    height, bearing = rng.uniform(0.35, 1), rng.uniform(0, 2 * np.pi)
    lamp = np.array([np.cos(bearing), np.sin(bearing), 0]) * np.sqrt(1 - height ** 2) + np.array([0, 0, height])
    distance_in_sides = rng.uniform(8, 40)
    groups = {'sprites': [], 'values': [], 'sides': [], 'beside': [], 'tilts': []}
    for _ in range(SETS_A_TABLE):
        shape = random_shape(rng, rings)
        made = []
        for k in range(GROUP):
            value = k + 1 if k < 6 else int(rng.integers(1, 7))
            lean = np.deg2rad(rng.uniform(4, 22)) if rng.random() < 0.08 else 0.0
            sprite, side, beside = render(shape, value, rng.uniform(0, 2 * np.pi), lean, np.clip(tilt + rng.normal(0, 0.03), 0, 1.16),
                                          distance_in_sides * np.exp(rng.normal(0, 0.1)), lamp.astype(np.float32))
            made.append((sprite, 0 if value == shape.emblem else value, side, beside, tilt))
        for name, column in zip(groups, zip(*made)):
            groups[name].append(np.array(column))
    return {name: np.stack(column) for name, column in groups.items()}


def load(paths):
    """Banks as one: arrays by name, a row for each group."""
    banks = [np.load(path) for path in paths]
    return {name: np.concatenate([b[name] for b in banks]) for name in banks[0]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out', help='the bank, a .npz file')
    parser.add_argument('--tables', type=int, default=70)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--rings', action='store_true', help='half of the sets have rings for pips, which no training sees')
    options = parser.parse_args()
    made = [render_table(np.random.default_rng([options.seed, k]), options.rings) for k in range(options.tables)]
    np.savez(options.out, **{name: np.concatenate([m[name] for m in made]) for name in made[0]})


if __name__ == '__main__':
    main()
