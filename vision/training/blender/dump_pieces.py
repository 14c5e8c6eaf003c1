"""Writes the pieces of odd_pieces.py down as faces, for things/boxes.py to lay out: other makers' pieces, to measure with.

    blender -b -P dump_pieces.py -- OUT.json

{"drawer conquest": {slot: [part, ...]}}: what each slot of things/odd.py is in a game of that maker's, a part a list of faces, a face a ring of points in
tile sides. Settlements, cities and roads are in it too: a camera meets them among the others.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

import odd_pieces
import shapes
from lattice import MM

GAMES = {
    "conquest": {"pawn": "knight", "archer": "archer", "rider": "cavalry", "barge": "cargo", "boat": "galley", "tower": "castle", "wall": "wall", "marker": "settlement", "disc": "city", "road": "road"},
    "risk": {"cube": "army", "disc": ("army", 5), "cylinder": ("army", 10), "boat": "ship", "marker": "settlement", "road": "road"},
}


def parts_of(shape):
    """The faces of each connected part."""
    vertices, faces = shape
    root = list(range(len(vertices)))

    def top(i):
        while root[i] != i:
            i = root[i]
        return i

    for face in faces:
        for i in face[1:]:
            root[top(i)] = top(face[0])
    parts = {}
    for face in faces:
        parts.setdefault(top(face[0]), []).append([[round(float(c), 4) for c in vertices[i]] for i in face])
    return list(parts.values())


def piece(maker, what):
    kind, worth = what if isinstance(what, tuple) else (what, 1)
    return parts_of(shapes.scaled(odd_pieces.shape_of(maker, kind, worth, np.random.default_rng(1)), MM))


def main():
    boxes = {f"{maker} {game}": {slot: piece(maker, what) for slot, what in kinds.items()} for maker in odd_pieces.MAKERS for game, kinds in GAMES.items()}
    with open(sys.argv[sys.argv.index("--") + 1], "w", encoding="utf-8") as out:
        json.dump(boxes, out)


if __name__ == "__main__":
    main()
