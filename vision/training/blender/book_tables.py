"""Random tables of the house-rule books: lands in a sea of tiles or of one printed sheet, discs on it, units of odd makes."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import numpy as np

import board
import lattice
import odd_pieces
import tables
from common import book_boards

UNITS = (("army", 1), ("army", 1), ("army", 5), ("knight", 1), ("archer", 1), ("cavalry", 1))
MAKERS = ("attic", "drawer")  # the third is only measured with
SHARE = 0.3  # of the hexes with anything on them


def random_table(rng, look):
    hexes, printed, discs = book_boards.deal(rng)
    sea = any(terrain == "sea" for terrain, _ in hexes.values())
    look["board"] = "tray" if printed or not sea else "loose"
    return {
        "hexes": {"%d,%d" % key: list(what) for key, what in sorted(hexes.items())},
        "pieces": [],
        "robber": None,
        "harbours": {},
        "dice": tables.random_dice(rng, list(look["dice"]["rgb"]), 8.5) if rng.random() < 0.3 else [],
        "discs": {"%d,%d" % key: kind for key, kind in discs.items()},
    }


def lay_rest(table, look, rng):
    """Discs, and on some hexes some units of one colour beside the token; before anybody has begun, nothing."""
    for key, kind in table["discs"].items():
        board.lay_disc(key, kind, look, rng)
    table["units"] = {}
    if rng.random() < 0.3:
        return
    maker = str(rng.choice(MAKERS))
    colours = [str(c) for c in rng.choice(tables.PLAYERS, 3, replace=False)]
    surfaces = {c: odd_pieces.surface(maker, "army", c, rng) for c in colours}
    for key, (terrain, _) in table["hexes"].items():
        if terrain == "sea" or rng.random() > SHARE:
            continue
        colour, (kind, worth) = str(rng.choice(colours)), UNITS[rng.integers(len(UNITS))]
        count = int(rng.integers(1, 5))
        x, y = lattice.centre(*map(int, key.split(",")))
        for slot in rng.permutation(9)[:count]:
            angle = 2 * np.pi * slot / 9
            made = odd_pieces.piece(maker, kind, worth, colour, surfaces[colour], rng)
            made.location = (x + 0.57 * np.cos(angle), -y + 0.57 * np.sin(angle), 0.002)
            made.rotation_euler.z = rng.uniform(0, 2 * np.pi)
        table["units"][key] = [colour, kind, worth, count]
