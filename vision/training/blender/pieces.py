"""The pieces: a wooden and a sculpted plastic family, robber, dice. Profiles in millimetres, objects in lattice units.

Every maker returns one object (with children where it has parts) standing on z = 0 at the origin; roads lie along x.
"""
import math

import bpy
import numpy as np

import shapes
from lattice import MM

PLAYER_RGB = {
    "red": (186, 22, 26),
    "blue": (26, 62, 158),
    "white": (232, 228, 216),
    "orange": (236, 116, 18),
    "green": (26, 110, 52),
    "brown": (102, 62, 34),
}


def house(width, depth, wall, ridge):
    return shapes.extrusion([(-width / 2, 0), (width / 2, 0), (width / 2, wall), (0, ridge), (-width / 2, wall)], depth)


def cone(radius, z0, z1, segments=12):
    return shapes.lathe([(radius, z0), (radius * 0.05, z1)], segments)


def wooden(kind):
    if kind == "road":
        return shapes.box(25, 5, 0, 5)
    if kind == "settlement":
        return house(12, 11, 6.5, 12)
    tower = shapes.moved(house(10, 12, 12, 17), -4.5)
    return shapes.joined(tower, shapes.moved(shapes.box(9.5, 12, 0, 8.5), 4.75))


def plastic(kind, rng):
    """Sculpted pieces: the settlement a low irregular lump of huts, the city a round walled town with a church."""
    if kind == "road":
        humps = [shapes.moved(shapes.box(3.4, 4.2, 3.2, 4.6), x) for x in np.linspace(-10, 10, 6)]
        return shapes.joined(shapes.box(25, 5.4, 0, 3.4), *humps)
    if kind == "settlement":
        ring = np.linspace(0, 2 * math.pi, 9, endpoint=False)
        lump = shapes.prism([(r * math.cos(t), r * math.sin(t)) for t, r in zip(ring, rng.uniform(6, 8, 9))], 0, 2.2)
        huts = [
            shapes.moved(house(5.5, 6, 4, 7.5), -2.6, 1.6, 2, 0.4),
            shapes.moved(house(4.5, 5, 3, 6), 3, -1.8, 2, 1.5),
            shapes.moved(house(4, 4, 2.4, 4.8), -1.4, -3.6, 2, 2.4),
        ]
        return shapes.joined(lump, *huts, shapes.moved(cone(2, 0, 6), 3, 3.4, 2))
    wall = shapes.lathe([(10, 0), (10, 5), (9, 5), (9, 3.2)], 20)
    towers = [
        shapes.moved(shapes.lathe([(2, 0), (2, 7), (0.2, 9.5)], 10), 9.4 * math.cos(t), 9.4 * math.sin(t))
        for t in np.linspace(0.4, 0.4 + 2 * math.pi, 5, endpoint=False)
    ]
    church = [
        shapes.moved(house(5, 8, 8, 11.5), 0, 1.5, 3),
        shapes.moved(shapes.box(4, 4, 0, 12), 0, -3.6, 3),
        shapes.moved(cone(2.9, 0, 6, 4), 0, -3.6, 15, math.pi / 4),
    ]
    huts = [
        shapes.moved(house(4, 4.5, 3, 5.5), 5.4, -0.5, 3, 0.3),
        shapes.moved(house(4, 4.5, 3, 5.5), -5.4, 0.5, 3, 1.2),
    ]
    return shapes.joined(wall, *towers, *church, *huts)


def piece(kind, colour, family, rng, surface=None):
    shape = wooden(kind) if family == "wooden" else plastic(kind, rng)
    return shapes.mesh(
        f"{colour} {kind}",
        *shapes.scaled(shape, MM),
        surface or player_surface(colour, family, rng),
        bevel=(0.5 if family == "wooden" else 0.25) * MM,
    )


def player_surface(colour, family, rng):
    rgb = np.clip(np.array(PLAYER_RGB[colour]) * rng.uniform(0.85, 1.1) + rng.normal(0, 5, 3), 0, 255)
    return shapes.material(colour, rgb, roughness=0.5 if family == "wooden" else 0.28)


ROBBERS = {
    "pawn": [
        (7.5, 0),
        (7.5, 2),
        (5.5, 4),
        (6.8, 9),
        (7, 14),
        (5.2, 20),
        (3.2, 23.5),
        (4.6, 25.5),
        (5.3, 29),
        (4.4, 32.5),
        (2, 34.6),
    ],
    "cone": [(7, 0), (7, 1.5), (6, 3), (2.6, 22), (3, 23), (5, 26), (5.6, 29), (5, 32), (2.5, 34.8)],
    "hooded": [(8.5, 0), (8.5, 2.5), (6.5, 3), (7.2, 8), (5.8, 18), (4.2, 23), (4.8, 27), (3.8, 31), (1.2, 35)],
}


def robber(look):
    surface = shapes.material("robber", look["rgb"], roughness=0.4)
    return shapes.mesh("robber", *shapes.scaled(shapes.lathe(ROBBERS[look["shape"]]), MM), surface, smooth=True)


FACE_NORMAL = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, 1, 0), 5: (0, -1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
# Turns (about x, then y) that bring the face with a value to the top.
TOP_TURN = {
    1: (0, 0),
    6: (math.pi, 0),
    2: (math.pi / 2, 0),
    5: (-math.pi / 2, 0),
    3: (0, -math.pi / 2),
    4: (0, math.pi / 2),
}


def die(rgb, pip_rgb, size_mm, roundness=0.12, roughness=0.25):
    """A die about its own middle; the pips are flat lenses a hair above the faces, children of the cube."""
    half = size_mm / 2
    cube = shapes.mesh(
        "die",
        *shapes.scaled(shapes.box(size_mm, size_mm, -half, half), MM),
        shapes.material("die", rgb, roughness=roughness),
        bevel=roundness * size_mm * MM,
        smooth=True,
    )
    cube.modifiers["bevel"].segments = 4
    dots = []
    for value, normal in FACE_NORMAL.items():
        n = np.array(normal, float)
        u = np.array([n[1], n[2], n[0]])
        v = np.cross(n, u)
        for a, b in PIPS[value]:
            at = n * (half + 0.03) + (a * u + b * v) * size_mm * 0.25
            ring = [
                at + size_mm * (0.12 if value == 1 else 0.095) * (math.cos(t) * u + math.sin(t) * v)
                for t in np.linspace(0, 2 * math.pi, 16, endpoint=False)
            ]
            dots.append((ring, [tuple(range(16))]))
    pips = shapes.mesh("pips", *shapes.scaled(shapes.joined(*dots), MM), shapes.material("pip", pip_rgb, roughness=0.4))
    pips.parent = cube
    return cube


def lay_die(cube, value, x, y, z_table, size_mm, turn):
    """Puts a die on the table with `value` up; x, y in the world frame."""
    import mathutils

    ax, ay = TOP_TURN[value]
    up = mathutils.Euler((ax, ay, 0)).to_matrix()
    cube.rotation_mode = "QUATERNION"
    cube.rotation_quaternion = (mathutils.Matrix.Rotation(turn, 3, "Z") @ up).to_quaternion()
    cube.location = (x, y, z_table + size_mm / 2 * MM)
    bpy.context.view_layer.update()
