"""Pieces that no box holds: what people put on the table when they play by house rules.

Three makers with nothing in common. "attic": turned wood, bricks and beads; the bundled evenings are played with it.
"drawer": coins, soldiers, screws and boats of folded paper, and "pantry": sugar cubes, corks, thimbles, pasta and toy
animals, to measure with. A piece is for one kind and worth and comes in
every player's colour. Millimetres, standing on z = 0 at the origin; what lies on an edge runs along x.
"""
import math

import numpy as np

import pieces
import shapes
from lattice import MM
from shapes import box, disc, extrusion, joined, lathe, moved, prism

FLOOD_RGB = {"attic": (70, 196, 214), "drawer": (36, 44, 60), "pantry": (96, 150, 190)}


def rook(height, radius):
    body = lathe([(radius, 0), (radius, 2), (radius * 0.7, 3.5), (radius * 0.58, height * 0.62), (radius * 0.9, height * 0.72), (radius * 0.9, height * 0.86)], 20)
    merlons = [moved(box(radius * 0.5, radius * 0.42, 0, height * 0.14), radius * 0.66 * math.cos(t), radius * 0.66 * math.sin(t), height * 0.86, t) for t in np.arange(0, 2 * math.pi, math.pi / 2)]
    return joined(body, *merlons)


def brick(length, depth, height, studs):
    tops = [moved(disc(1.7, height, height + 1.4, 12), x, y) for x in np.linspace(-length / 2 + 2.6, length / 2 - 2.6, studs) for y in (-depth / 4, depth / 4)]
    return joined(box(length, depth, 0, height), *tops)


def bricks():
    return joined(brick(13, 9, 7, 3), moved(brick(8, 9, 7, 2), -2.4, 0, 7))


def pebble():
    return lathe([(4.2, 0), (5.3, 1.6), (5.0, 3.4), (3.4, 4.8), (0.6, 5.3)], 18)


def pawn():
    return lathe([(5.4, 0), (5.4, 1.6), (4, 3), (2.2, 8), (1.9, 11), (3.2, 11.6), (3.6, 14), (3, 16.4), (0.8, 17.8)], 18)


def peg():
    """A cone with a bead on it."""
    return joined(lathe([(5.2, 0), (1.2, 15)], 16), moved(lathe([(0.6, -3), (2.6, -1.6), (3, 0), (2.6, 1.6), (0.6, 3)], 12), 0, 0, 16))


def horse():
    """Sawn from a board: a head and a neck on a foot."""
    outline = [(-5, 0), (5, 0), (5, 2.6), (2.4, 4), (2.2, 9), (6.4, 11.6), (5.4, 14), (1.6, 17.4), (-0.8, 19.6), (-2.8, 17.4), (-4.4, 12), (-3.6, 4), (-5, 2.6)]
    return joined(extrusion(outline, 5), box(11, 8, 0, 2))


def walnut():
    """Half a nut's shell with a match for a mast and a sail."""
    hull = prism([(9 * math.cos(t), 6 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 16, endpoint=False)], 0, 4.5)
    sail = moved(extrusion([(-4.5, 0), (4.5, 0), (0, 9)], 0.8), 0, 0, 6.5)
    return joined(hull, box(1.2, 1.2, 4, 15), sail)


def longboat():
    hull = extrusion([(-13, 4), (-9, 0), (9, 0), (13, 4), (9.4, 3.2), (-9.4, 3.2)], 6)
    shields = [moved(disc(1.9, 0, 1, 10), x, 0, 3.4) for x in (-6, -2, 2, 6)]
    return joined(hull, *shields, box(1.3, 1.3, 3, 17), moved(box(1, 9, 0, 7), 0, 0, 9))


def raft():
    logs = [moved(box(20, 2.6, 0, 2.8), 0, y) for y in (-6, -3, 0, 3, 6)]
    return joined(*logs, moved(box(7, 7, 2.8, 8), -4), moved(box(5, 5, 2.8, 6.4), 5))


def dominoes():
    return joined(moved(box(11, 4, 0, 9), -6), moved(box(11, 4, 0, 9), 6))


def keep():
    """A castle: a square wall of bricks with a rook in it."""
    walls = [moved(box(16, 3, 0, 6), *((0, s * 6.5) if i == 0 else (s * 6.5, 0)), 0, 0 if i == 0 else math.pi / 2) for i in (0, 1) for s in (1, -1)]
    return joined(*walls, rook(17, 5))


def chips(count):
    """Coins piled up, none quite on the other."""
    return joined(*[moved(disc(7.6, 0, 1.7, 24), 0.5 * math.sin(2.4 * i), 0.5 * math.cos(2.4 * i), 1.8 * i) for i in range(count)])


def button():
    return joined(lathe([(6, 0), (6.4, 1), (6, 2.2), (4.4, 2.2), (4, 1.4)], 24), moved(disc(0.9, 1.4, 2.4, 8), 1.6), moved(disc(0.9, 1.4, 2.4, 8), -1.6))


def soldier():
    body = [lathe([(4.6, 0), (4.6, 1.4), (2.4, 1.6), (2.2, 7), (3.2, 12), (2.8, 14.6), (1, 15.4)], 14), moved(lathe([(0.8, -2.2), (2, -1), (2.1, 0.6), (0.9, 2.2)], 12), 0, 0, 17)]
    return joined(*body, moved(box(1, 1, 0, 15), 3.4, 0, 6))


def gun():
    wheels = [moved(extrusion([(4.6 * math.cos(t), 4.6 + 4.6 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 14, endpoint=False)], 1.4), 2, y) for y in (-4, 4)]
    barrel = extrusion([(-5, 5.4), (10, 8.8), (10, 11.4), (-5, 9.4)], 3.4)
    return joined(*wheels, barrel, extrusion([(-12, 0), (-10, 0), (2, 5), (2, 7)], 2))


def screw():
    return lathe([(5.4, 0), (5.4, 2.4), (2, 2.6), (1.6, 3), (2, 4), (1.6, 5), (2, 6), (1.6, 7), (2, 8), (1.6, 12), (0.3, 14.5)], 14)


def nut():
    outer = [(6.2 * math.cos(t), 6.2 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 6, endpoint=False)]
    return joined(prism(outer, 0, 4.6), disc(2.8, 4.6, 5, 16))


def star_fort():
    points = [((9 if i % 2 else 5.6) * math.cos(t), (9 if i % 2 else 5.6) * math.sin(t)) for i, t in enumerate(np.linspace(0, 2 * math.pi, 10, endpoint=False))]
    return joined(prism(points, 0, 4), lathe([(3.6, 4), (3, 12), (4.2, 12.4), (4.2, 14.4)], 12))


def paper_boat():
    return joined(extrusion([(-11, 6), (-5, 0), (5, 0), (11, 6), (4, 3.4), (0, 11), (-4, 3.4)], 4.4), moved(box(10, 7, 0, 2.4), 0, 0, 0.4))


def barge():
    return joined(box(22, 9, 0, 3), moved(box(18, 6.4, 3, 4.4), 0), moved(lathe([(1.6, 4), (1.6, 10)], 10), 6))


def cork():
    return joined(lathe([(4.2, 0), (5.2, 10)], 16), moved(disc(1.2, 10, 15, 8), 0))


def fence():
    return joined(box(23, 1.6, 2, 3.4), box(23, 1.6, 6, 7.4), *[moved(box(1.8, 2.4, 0, 9.4), x) for x in np.linspace(-10.5, 10.5, 6)])


def bottle_top():
    return lathe([(7, 0), (6.6, 2), (5.6, 3), (0.4, 3)], 21)


def sugar_cube():
    return box(8.4, 8.4, 0, 8)


def stopper():
    """A bottle's stopper: a ball on a stem on a plate."""
    return lathe([(6, 0), (6, 2), (3, 3), (3, 6), (4.6, 8), (5.2, 10.6), (4.6, 13.2), (2.6, 15), (0.4, 15.6)], 18)


def matchbox():
    return joined(box(17, 10.5, 0, 4.6), moved(box(13, 7.5, 4.6, 6.4), 2))


def pea_pod():
    hull = prism([(12 * math.cos(t), 4.4 * math.sin(t) * (1 - 0.25 * math.cos(t) ** 2)) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)], 0, 3.6)
    peas = [moved(lathe([(0.5, -2.4), (2.2, -1.2), (2.5, 0), (2.2, 1.2), (0.5, 2.4)], 12), x, 0, 4.4) for x in (-5.6, 0, 5.6)]
    return joined(hull, *peas)


def thimble():
    return lathe([(8.2, 0), (8.2, 1.6), (7.4, 1.8), (6.2, 15), (5, 17.6), (2.6, 18.6), (0.4, 18.8)], 22)


def bishop():
    return lathe([(5.6, 0), (5.6, 2), (3.4, 3.6), (2.4, 9), (3.8, 9.8), (2.6, 11), (3.6, 14), (2.6, 17), (1, 18.4), (1.2, 19.6), (0.3, 20.6)], 18)


def clothes_peg():
    legs = [moved(box(3, 6.4, 0, 19), s * 2.6) for s in (-1, 1)]
    return joined(*legs, moved(box(8, 7.4, 0, 1.6), 0, 0, 9), box(10, 9, 0, 1.4))


def elephant():
    legs = [moved(box(3, 3, 0, 6), x, y) for x in (-4.4, 4.4) for y in (-2.6, 2.6)]
    trunk = extrusion([(7, 3), (9.6, 0.6), (11, 1.4), (9.4, 5), (9.6, 12), (6, 13), (5, 8)], 3.6)
    return joined(*legs, moved(box(13, 8.4, 0, 7.6), 0, 0, 5.4), trunk)


def pasta():
    """A length of pasta, grooved, that lies on its side."""
    ring = [(3.2 * math.cos(t) * (1 if i % 2 else 0.82), 3.2 + 3.2 * math.sin(t) * (1 if i % 2 else 0.82)) for i, t in enumerate(np.linspace(0, 2 * math.pi, 16, endpoint=False))]
    y_z = extrusion(ring, 22)
    return moved(y_z, 0, 0, 0, math.pi / 2)


def cork_raft():
    corks = [moved(prism([(4 * math.cos(t), 4 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 14, endpoint=False)], 0, 6), x, y) for x in (-4.2, 4.2) for y in (-4.2, 4.2)]
    return joined(*corks, box(1.4, 1.4, 0, 15), moved(box(0.8, 8, 0, 6), 0, 0, 8.6))


MAKERS = {
    "attic": {
        ("army", 1): pebble,
        ("army", 5): lambda: rook(17, 5.6),
        ("army", 10): bricks,
        ("ship", 1): walnut,
        ("fort", 1): lambda: rook(21, 7.2),
        ("castle", 1): keep,
        ("wall", 1): dominoes,
        ("knight", 1): pawn,
        ("archer", 1): peg,
        ("cavalry", 1): horse,
        ("galley", 1): longboat,
        ("cargo", 1): raft,
        ("flood", 1): lambda: shapes.scaled(pebble(), 1.5),
    },
    "drawer": {
        ("army", 1): button,
        ("army", 5): soldier,
        ("army", 10): gun,
        ("ship", 1): paper_boat,
        ("fort", 1): star_fort,
        ("castle", 1): lambda: joined(chips(5), moved(star_fort(), 0, 0, 9)),
        ("wall", 1): fence,
        ("knight", 1): soldier,
        ("archer", 1): screw,
        ("cavalry", 1): gun,
        ("galley", 1): barge,
        ("cargo", 1): lambda: shapes.scaled(chips(4), 1.15),
        ("flood", 1): bottle_top,
    },
    "pantry": {
        ("army", 1): sugar_cube,
        ("army", 5): stopper,
        ("army", 10): lambda: joined(sugar_cube(), moved(sugar_cube(), 0, 0, 8, 0.4)),
        ("ship", 1): cork_raft,
        ("fort", 1): thimble,
        ("castle", 1): lambda: joined(box(17, 17, 0, 5), moved(thimble(), 0, 0, 5)),
        ("wall", 1): pasta,
        ("knight", 1): bishop,
        ("archer", 1): clothes_peg,
        ("cavalry", 1): elephant,
        ("galley", 1): pea_pod,
        ("cargo", 1): matchbox,
        ("flood", 1): lambda: shapes.scaled(lathe([(7.6, 0), (7.2, 1.6), (5, 3.2), (0.5, 4)], 22), 1.1),
    },
}
ROUND = {pebble, pawn, soldier, screw, bottle_top, stopper, thimble, bishop}


def shape_of(maker, kind, worth, rng):
    """One of a maker's pieces; what he has none of (settlements, cities, roads) is the box's own."""
    make = MAKERS[maker].get((kind, worth))
    own = lambda what: pieces.wooden(what) if maker == "attic" else pieces.plastic(what, rng)
    if kind == "bridge":
        return joined(moved(own("road"), 0, 3.6), moved(own("road"), 0, -3.6))
    return make() if make else own(kind)


def piece(maker, kind, worth, colour, look, rng):
    """One of a maker's pieces, as a mesh."""
    make = MAKERS[maker].get((kind, worth))
    shape = shape_of(maker, kind, worth, rng)
    return shapes.mesh(f"{colour} {kind}", *shapes.scaled(shape, MM), look, bevel=0.3 * MM, smooth=make in ROUND)


def surface(maker, kind, colour, rng):
    if colour == "none":
        return shapes.material("flood", FLOOD_RGB[maker], roughness=0.15)
    return pieces.player_surface(colour, "wooden" if maker == "attic" else "plastic", rng)
