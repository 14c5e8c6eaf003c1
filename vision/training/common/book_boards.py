"""Boards as the house-rule books play them: lands in a sea, gold, shoals, discs of harbours on sea hexes."""
import math

import numpy as np

from common import geometry as g

NUMBERS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]


def rows(lengths):
    """Hexes of rows of these lengths, each centred under the one above."""
    middle = len(lengths) // 2
    keys = []
    for i, length in enumerate(lengths):
        r = i - middle
        first = math.floor(.5 - (length - 1) / 2 - r / 2)
        keys += [(first + k, r) for k in range(length)]
    return keys


BASE_19 = rows([3, 4, 5, 4, 3])

LAND = ["forest", "pasture", "fields", "hills", "mountains"]
HARBOURS = ["3:1", "lumber", "wool", "grain", "brick", "ore"]
OUTLINES = [[7, 8, 7, 8, 7], [4, 5, 6, 7, 6, 5, 4], [5, 6, 7, 8, 9, 8, 7, 6, 5], [6, 7, 8, 7, 6], [5, 6, 7, 6, 5], [8, 7, 8, 7, 8, 7], [4, 5, 6, 5, 4], [7, 8, 9, 8, 9, 8, 7]]


def neighbours(key):
    return [(key[0] + q, key[1] + r) for q, r in g.EDGE_STEP.values()]


def grown(rng, keys, start, count, keep_off=()):
    """A connected land of so many of the keys, not touching those of `keep_off`; fewer where there is no room."""
    land, free = {start}, set(keys) - {n for key in keep_off for n in neighbours(key)} - set(keep_off)
    while len(land) < count:
        rim = sorted({n for key in land for n in neighbours(key)} & free - land)
        if not rim:
            break
        # A hex with more neighbours is likelier, so that coasts are no combs.
        weights = np.array([len(set(neighbours(key)) & land) for key in rim], float) ** 1.5
        land.add(rim[rng.choice(len(rim), p=weights / weights.sum())])
    return land


def lands(rng, keys):
    """One to four lands among the keys; a hex of sea at least lies between any two."""
    share, found = rng.uniform(.4, .7), []
    want = max(12, round(share * len(keys)))
    sizes = [want] if rng.random() < .25 else [round(want * s) for s in rng.dirichlet([3, 1.2, 1.2][:int(rng.integers(2, 4))])]
    for size in sorted(sizes, reverse=True):
        taken = set().union(*found)
        free = sorted(set(keys) - taken - {n for key in taken for n in neighbours(key)})
        if free and size:
            found.append(grown(rng, keys, free[rng.integers(len(free))], size, taken))
    return found


def main_and_islands(rng):
    """The base board's land with islands beside it in one sea."""
    main = set(BASE_19)
    ring = {n for key in main for n in neighbours(key)} - main
    beyond = sorted({n for key in ring for n in neighbours(key)} - main - ring)
    islands, keys = set(), main | ring
    for start in rng.permutation(len(beyond))[:int(rng.integers(1, 4))]:
        island = grown(rng, beyond, beyond[start], int(rng.integers(1, 5)), islands)
        if not island & islands and not any(n in islands for key in island for n in neighbours(key)):
            islands |= island
    keys |= islands | {n for key in islands for n in neighbours(key)}
    return sorted(keys), [main, islands]


def deal(rng):
    """hexes {(q, r): (terrain, number or None)}, whether a frame may lie about them, and discs {(q, r): kind}."""
    if rng.random() < .2:
        keys, found = main_and_islands(rng)
    else:
        keys = rows(OUTLINES[int(rng.integers(len(OUTLINES)))])
        found = lands(rng, keys)
    land = set().union(*found)
    sea = sorted(set(keys) - land)
    hexes = {}
    for key in sorted(land):
        terrain = "desert" if rng.random() < .06 else "gold" if rng.random() < .08 else str(rng.choice(LAND))
        hexes[key] = (terrain, None if terrain == "desert" else int(rng.choice(NUMBERS)))
    shoals = int(rng.choice([0, 0, 1, 2, 3]))
    printed = rng.random() < .25        # the sea is a tray's or a sheet's, and no tiles
    discs = {}
    for number, index in enumerate(rng.permutation(len(sea))):
        key = sea[index]
        if number < shoals:
            hexes[key] = ("shoal", int(rng.choice(NUMBERS)))
        elif not printed:
            hexes[key] = ("sea", None)
            if rng.random() < .2 and set(neighbours(key)) & land:
                discs[key] = str(rng.choice(HARBOURS))
    return hexes, printed or rng.random() < .3, discs
