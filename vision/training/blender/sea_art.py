"""The sea: the upper face of the jigsaw frame with coast and harbours, and single sea tiles for loose boards."""
import math

import cv2
import numpy as np

import lattice
from paint import colour, draw_disc, draw_line, draw_polygon, flat, hex_inset, lit, mix, noise, relief, smooth

FRAME_SPAN = 6.2  # the frame picture reaches this many sides from the middle
FRAME_RADIUS = 5.95  # circumradius of the flat-topped frame, in sides
FRAME_SIZE = 1488
RESOURCE_COLOUR = {
    "lumber": (52, 98, 44),
    "wool": (236, 234, 222),
    "grain": (236, 190, 50),
    "brick": (176, 78, 44),
    "ore": (120, 118, 128),
    "3:1": (240, 230, 200),
}


def water(rng, shape, rgb, cells):
    waves = noise(rng, shape, cells, 4)
    image = lit(flat(shape, rgb), 1 + 0.10 * noise(rng, shape, 3, 2) + 0.05 * waves)
    return lit(image, relief(cv2.GaussianBlur(waves, (0, 0), 1.0), 0.12))


def frame(rng, land, harbours, look):
    """Picture of the whole frame; lattice x right, y down. `look`: sea colour, coast width, marker kind."""
    size, shape = FRAME_SIZE, (FRAME_SIZE, FRAME_SIZE)
    scale = size / 2 / FRAME_SPAN
    image = water(rng, shape, look["sea"], 40)
    mask = np.full(shape, 255, np.uint8)
    for q, r in land:
        ring = [to_pixel(lattice.corner(q, r, c), scale) for c in lattice.CORNERS]
        cv2.fillPoly(mask, [np.round(ring).astype(np.int32)], 0)
    away = cv2.distanceTransform(mask, cv2.DIST_L2, 5) / scale + look["ragged"] * noise(rng, shape, 60, 3)
    image = mix(image, flat(shape, (190, 222, 236)), 0.6 * smooth(0.16, 0.02, away - look["coast"]))
    sand = lit(flat(shape, (222, 198, 142)), 1 + 0.08 * noise(rng, shape, 90, 2))
    image = np.ascontiguousarray(mix(image, sand, smooth(0.03, -0.03, away - look["coast"])))
    if look["jigsaw"]:
        draw_seams(image, scale, colour(look["sea"]) * 0.45)
    for (q, r, d), kind in harbours.items():
        draw_harbour(image, (q, r, d), kind, scale, look["marker"])
    return np.clip(cv2.GaussianBlur(image, (0, 0), 0.8), 0, 1)


def to_pixel(point, scale):
    return ((point[0] + FRAME_SPAN) * scale, (point[1] + FRAME_SPAN) * scale)


def draw_seams(image, scale, c):
    """The six cuts between the frame's parts, each with a jigsaw knob."""
    for k in range(6):
        a = math.pi / 3 * k + 0.12
        along, across = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
        path = [(4.3, 0), (4.75, 0), (4.72, 0.12), (4.85, 0.2), (4.98, 0.12), (4.95, 0), (6.1, 0)]
        draw_line(
            image,
            [to_pixel((t * along[0] + n * across[0], t * along[1] + n * across[1]), scale) for t, n in path],
            c,
            2,
        )


def draw_harbour(image, side, kind, scale, marker):
    (ax, ay), (bx, by) = lattice.edge_ends(*side)
    ex, ey = lattice.edge(*side)
    cx, cy = lattice.centre(side[0], side[1])
    nx, ny = (ex - cx) / (lattice.S3 / 2), (ey - cy) / (lattice.S3 / 2)
    at = (ex + 0.62 * nx, ey + 0.62 * ny)
    for x, y in ((ax, ay), (bx, by)):
        x, y = x + 0.08 * (at[0] - x), y + 0.08 * (at[1] - y)
        end = (x + 0.5 * (at[0] - x), y + 0.5 * (at[1] - y))
        draw_line(image, [to_pixel((x, y), scale), to_pixel(end, scale)], colour((112, 78, 46)), 12)
        draw_line(image, [to_pixel((x, y), scale), to_pixel(end, scale)], colour((162, 120, 76)), 7)
    px, py = to_pixel(at, scale)
    u = scale  # pixels a side
    if marker == "ship":
        draw_polygon(
            image,
            [
                (px - 0.26 * u, py + 0.1 * u),
                (px + 0.26 * u, py + 0.1 * u),
                (px + 0.16 * u, py + 0.24 * u),
                (px - 0.16 * u, py + 0.24 * u),
            ],
            colour((104, 66, 40)),
        )
        draw_polygon(
            image,
            [
                (px - 0.2 * u, py - 0.24 * u),
                (px + 0.2 * u, py - 0.24 * u),
                (px + 0.23 * u, py + 0.07 * u),
                (px - 0.23 * u, py + 0.07 * u),
            ],
            colour((240, 234, 216)),
        )
        draw_disc(image, px, py - 0.1 * u, 0.1 * u, colour(RESOURCE_COLOUR[kind]) * 0.9)
    else:
        draw_disc(image, px, py, 0.25 * u, colour((120, 96, 64)))
        draw_disc(image, px, py, 0.22 * u, colour(RESOURCE_COLOUR[kind]))
    text = "3:1" if kind == "3:1" else "2:1"
    cv2.putText(
        image,
        text,
        (int(px - 0.15 * u), int(py + (0.03 if marker == "ship" else 0.06) * u)),
        cv2.FONT_HERSHEY_DUPLEX,
        0.0036 * u * 1.2,
        (0.12, 0.08, 0.06),
        2,
        cv2.LINE_AA,
    )


def sea_tile(rng, rgb, border, size=256):
    """A loose sea tile, seen like a land tile: SIZE x SIZE, one side from the middle to the rim."""
    image = water(rng, (size, size), rgb, 8)
    if border:
        image = mix(
            image, flat((size, size), border["rgb"]), smooth(0.02, -0.02, hex_inset(size) - border["width"] * 0.6)
        )
    return np.clip(image, 0, 1)
