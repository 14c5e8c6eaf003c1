"""A hand with a sleeve, as it reaches over a table. Millimetres in, lattice units out.

Local frame: the finger tips meet at the origin, the arm runs back along +y and rises a little.
"""
import math

import bpy
import numpy as np

import shapes
from lattice import MM

# Chains of (x, y, z, radius): the fingers closed as around a small piece, palm and wrist.
CHAINS = (
    ((-27, 84, 50, 11), (-15, 40, 42, 9.5), (-3, 5, 10, 7.5)),
    ((-9, 80, 54, 11.5), (-2, 32, 46, 9.5), (5, 2, 11, 7.5)),
    ((10, 84, 52, 11), (12, 38, 42, 9.5), (14, 8, 14, 7.5)),
    ((27, 92, 46, 10), (24, 54, 38, 8.5), (23, 24, 18, 7)),
    ((-30, 140, 40, 14), (-40, 92, 30, 12.5), (-28, 48, 18, 10.5), (-8, 12, 7, 8.5)),
    ((-24, 92, 48, 15), (-14, 150, 46, 20), (-4, 200, 50, 22)),
    ((0, 92, 50, 15), (0, 150, 48, 21), (0, 230, 56, 26)),
    ((24, 96, 47, 14), (14, 150, 46, 20), (4, 200, 50, 22)),
)
SLEEVE_START, SLEEVE_END = 188, 760


def ball(x, y, z, radius):
    profile = [(max(radius * math.sin(t), 0.01), -radius * math.cos(t)) for t in np.linspace(0, math.pi, 7)]
    return shapes.moved(shapes.lathe(profile, 10), x, y, z)


def flesh():
    parts = []
    for chain in CHAINS:
        for start, end in zip(chain, chain[1:]):
            start, end = np.array(start, float), np.array(end, float)
            for t in np.linspace(0, 1, max(2, int(np.linalg.norm((end - start)[:3]) / 4)), endpoint=False):
                parts.append(ball(*(start + t * (end - start))))
        parts.append(ball(*chain[-1]))
    return shapes.joined(*parts)


def sleeve():
    """A tube along +y with folds near the cuff."""
    rings = []
    for y in np.linspace(SLEEVE_START, SLEEVE_END, 40):
        along = (y - SLEEVE_START) / (SLEEVE_END - SLEEVE_START)
        rings.append((34 + 16 * along**0.6 + 2.2 * math.sin(y * 0.16) * math.exp(-2 * along), y))
    vertices, faces = shapes.lathe(rings, 28)
    return [(x, z, 55 + (z - SLEEVE_START) * 0.14 + y) for x, y, z in vertices], faces


def make(skin_rgb, sleeve_rgb):
    """The hand object; the sleeve is its child."""
    hand = shapes.mesh(
        "hand", *shapes.scaled(flesh(), MM), shapes.material("skin", skin_rgb, roughness=0.5, specular=0.3), smooth=True
    )
    remesh = hand.modifiers.new("one skin", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", 2.6 * MM, True
    soften = hand.modifiers.new("soften", "SMOOTH")
    soften.factor, soften.iterations = 0.5, 8
    arm = shapes.mesh(
        "sleeve",
        *shapes.scaled(sleeve(), MM),
        shapes.material("sleeve", sleeve_rgb, roughness=0.95, specular=0.1),
        smooth=True
    )
    arm.parent = hand
    return hand


def reach(hand, x, y, back, lift):
    """Finger tips over world x, y at height `lift`, the arm towards the world direction `back`."""
    hand.location = (x, y, lift)
    hand.rotation_euler.z = math.atan2(back[1], back[0]) - math.pi / 2
    bpy.context.view_layer.update()


def outline(hand):
    """World points that span hand and sleeve."""
    points = []
    for part in (hand, *hand.children):
        points += [part.matrix_world @ v.co for v in part.data.vertices]
    return points
