"""Path-traced pictures of random tables with their truth.

    blender -b -P make_tables.py -- OUT_DIR [--first N] [--count N] [--samples N] [--size WxH] [--threads N] [--books]

Table N is made from seed N: OUT_DIR/bl_NNNNN.jpg, bl_NNNNN_mask.png and last bl_NNNNN.json (atomically, so a json means
a whole table). Tables that exist are skipped: stop and start it at will. The json is a photograph's label
(lattice_to_image, hexes, pieces, robber, harbours, dice, size, hidden_tokens) and in addition `look` and `masks`: the
mask's grey value at a pixel is 1 + the index in `pieces` of the piece seen there, 200 the robber, 210 + i die i.
"""
import argparse
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import cv2
import numpy as np

import board
import book_tables
import camera
import effects
import lattice
import looks
import pieces
import render
import tables
from lattice import MM

ROBBER_INDEX, DIE_INDEX = 200, 210


def options():
    parser = argparse.ArgumentParser(prog="make_tables.py")
    parser.add_argument("out")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--samples", type=int, default=10)
    parser.add_argument("--size", default="960x720")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--books", action="store_true", help="boards and pieces of the house-rule books (book_tables.py)")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def reach_points(table, look):
    """World points that must be in the picture: the land with its pieces, and the dice."""
    land = [tuple(map(int, key.split(","))) for key in table["hexes"]]
    ring = [lattice.world(lattice.corner(q, r, c)) for q, r in land for c in lattice.CORNERS]
    ring += [(x, y, 0.4) for x, y, _ in ring]
    return ring + [(x, -y, z) for _, _, x, y in table["dice"] for z in (-0.05, 0.35)]


def clutter(look, rng):
    """Spare pieces and cards beside the board: they are in the picture and in no label."""
    surfaces = {}
    for _ in range(int(rng.integers(0, 9))):
        reach, way = rng.uniform(6.6, 9.5), rng.uniform(0, 2 * math.pi)
        colour, kind = str(rng.choice(["red", "blue", "white", "orange"])), str(
            rng.choice(["road", "settlement", "city"])
        )
        surfaces.setdefault(colour, pieces.player_surface(colour, look["family"], rng))
        spare = pieces.piece(kind, colour, look["family"], rng, surfaces[colour])
        spare.location = (reach * math.cos(way), reach * math.sin(way), board.TABLE_Z)
        spare.rotation_euler.z = rng.uniform(0, 2 * math.pi)
    for _ in range(int(rng.integers(0, 7))):
        reach, way = rng.uniform(7, 10), rng.uniform(0, 2 * math.pi)
        card = board.shapes.mesh(
            "card",
            *board.shapes.box(1.2, 1.8, 0, rng.uniform(0.3, 6) * MM),
            board.shapes.material("card", rng.uniform(40, 230, 3), roughness=0.4),
        )
        card.location = (reach * math.cos(way), reach * math.sin(way), board.TABLE_Z)
        card.rotation_euler.z = rng.uniform(0, 2 * math.pi)


def hidden_tokens(table, look):
    """The robber stands on the disc when he is near the middle of his hex."""
    return [table["robber"]] if table["robber"] and math.hypot(*look["robber"]["off"]) < 0.3 else []


def make(seed, out, size, samples, threads, books=False):
    rng = np.random.default_rng(seed)
    look = looks.random_look(rng)
    table = (book_tables if books else tables).random_table(rng, look)
    board.reset()
    placed = board.lay(table, look, rng)
    if books:
        book_tables.lay_rest(table, look, rng)
    clutter(look, rng)
    render.light(look["light"])
    eye = camera.place(look["camera"], size, reach_points(table, look))
    render.settings(size, samples, seed, threads)
    for name, made in placed.items():
        index = (
            ROBBER_INDEX
            if name == "robber"
            else DIE_INDEX + int(name[4:])
            if name.startswith("die ")
            else 1 + table["pieces"].index(name)
        )
        for part in (made, *made.children):
            part.pass_index = index
    stem = os.path.join(out, f"bl_{seed:05d}")
    image, mask = render.with_index()
    cv2.imwrite(stem + "_mask.png", mask)
    effects.write_jpeg(stem + ".jpg", effects.develop(image, rng), rng.uniform(72, 95))
    label = dict(
        table,
        id=os.path.basename(stem),
        photo=os.path.basename(stem) + ".jpg",
        layout="free-form" if books else "base-19",
        size=list(size),
        lattice_to_image=camera.image_from_lattice(eye, size).tolist(),
        hidden_tokens=hidden_tokens(table, look),
        masks=os.path.basename(stem) + "_mask.png",
        look=look,
    )
    label["dice"] = [
        [colour, value, *camera.project(eye, size, (x, -y, board.TABLE_Z + look["dice"]["size_mm"] * MM)).round(1)]
        for colour, value, x, y in table["dice"]
    ]
    with open(stem + ".json.part", "w", encoding="utf-8") as part:
        json.dump(label, part, default=lambda value: value.tolist() if hasattr(value, "tolist") else str(value))
    os.replace(stem + ".json.part", stem + ".json")


def main():
    chosen = options()
    size = tuple(map(int, chosen.size.split("x")))
    os.makedirs(chosen.out, exist_ok=True)
    for seed in range(chosen.first, chosen.first + chosen.count):
        if not os.path.exists(os.path.join(chosen.out, f"bl_{seed:05d}.json")):
            make(seed, chosen.out, size, chosen.samples, chosen.threads, chosen.books)


if __name__ == "__main__":
    main()
