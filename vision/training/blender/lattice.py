"""The hex lattice as this folder uses it: names of sites and where they lie.

Lattice frame: unit = one tile side, pointy-top, hex (0,0) at the origin, x right, y DOWN. World frame (Blender): the
same unit, x right, y UP, z up, z = 0 on the upper face of the land tiles. Two naming systems meet here: labels name
a site by hex and direction ("0,0,NE"), the referee by canonical names (corner "q,r,N" or "q,r,S", edge = two corners).
"""
import math

S3 = math.sqrt(3)
MM = 1 / 45  # one millimetre in lattice units; a tile side is 45 mm

CORNER_OFFSET = {
    "N": (0, -1),
    "S": (0, 1),
    "NE": (S3 / 2, -0.5),
    "SE": (S3 / 2, 0.5),
    "SW": (-S3 / 2, 0.5),
    "NW": (-S3 / 2, -0.5),
}
CORNERS = ("N", "NE", "SE", "S", "SW", "NW")  # clockwise from the top
EDGE_CORNERS = {
    "E": ("NE", "SE"),
    "NE": ("N", "NE"),
    "NW": ("NW", "N"),
    "W": ("SW", "NW"),
    "SW": ("S", "SW"),
    "SE": ("SE", "S"),
}
NEIGHBOUR = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}

BASE_19 = tuple((q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2)

# The corners of (q,r) as the canonical name of the hex whose top or bottom they are.
_CANONICAL = {
    "N": (0, 0, "N"),
    "NE": (1, -1, "S"),
    "SE": (0, 1, "N"),
    "S": (0, 0, "S"),
    "SW": (-1, 1, "N"),
    "NW": (0, -1, "S"),
}


def centre(q, r):
    return (S3 * (q + r / 2), 1.5 * r)


def corner(q, r, direction):
    x, y = centre(q, r)
    dx, dy = CORNER_OFFSET[direction]
    return (x + dx, y + dy)


def edge_ends(q, r, direction):
    a, b = EDGE_CORNERS[direction]
    return corner(q, r, a), corner(q, r, b)


def edge(q, r, direction):
    (ax, ay), (bx, by) = edge_ends(q, r, direction)
    return ((ax + bx) / 2, (ay + by) / 2)


def world(point, z=0.0):
    return (point[0], -point[1], z)


def hex_name(q, r):
    return f"{q},{r}"


def corner_name(q, r, direction):
    dq, dr, end = _CANONICAL[direction]
    return f"{q + dq},{r + dr},{end}"


def edge_name(q, r, direction):
    """The edge as the referee writes it: its two corner names, sorted as strings."""
    return tuple(sorted(corner_name(q, r, c) for c in EDGE_CORNERS[direction]))


def corner_at(name):
    q, r, direction = name.split(",")
    return corner(int(q), int(r), direction)


def corners_of(hexes):
    """Every corner of the given hexes once: canonical name -> ((q, r, direction), ...) of all hexes that touch it."""
    found = {}
    for q, r in hexes:
        for c in CORNERS:
            found.setdefault(corner_name(q, r, c), []).append((q, r, c))
    return found


def edges_of(hexes):
    """Every edge of the given hexes once: canonical name -> ((q, r, direction), ...) of all hexes that touch it."""
    found = {}
    for q, r in hexes:
        for d in EDGE_CORNERS:
            found.setdefault(edge_name(q, r, d), []).append((q, r, d))
    return found


def coast(hexes):
    """Coastal edges (q, r, direction) of the land, clockwise by angle about its middle."""
    land = set(hexes)
    sides = [(q, r, d) for q, r in hexes for d, (dq, dr) in NEIGHBOUR.items() if (q + dq, r + dr) not in land]
    return sorted(sides, key=lambda s: math.atan2(edge(*s)[1], edge(*s)[0]))
