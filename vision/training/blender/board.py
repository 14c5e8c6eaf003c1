"""Lays a board on a table in Blender from a table description and a look.

A table description is the label of a photograph: `hexes` {"q,r": [terrain, token or None]}, `pieces`
["red road q,r,NE"], `robber` "q,r" or None, `harbours` {"q,r,NE": kind}, `dice`
[[colour, value, x, y]] (x, y in the lattice here).
A look (see looks.py) is how this box, table and evening look; the truth does not depend on it.
"""
import math

import bpy
import numpy as np

import lattice
import pieces
import sea_art
import shapes
import table_art
import tile_art
from lattice import MM

TILE_MM = 2.0
TABLE_Z = -TILE_MM * MM
HEX_OUTLINE = [(math.cos(a), math.sin(a)) for a in np.radians(np.arange(30, 390, 60))]


def parse_site(name):
    q, r, direction = name.split(",")
    return int(q), int(r), direction


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("world")


def lay(table, look, rng):
    """Lays everything; returns {label text of a piece: object}, robber and dice under "robber", "die 0"."""
    lay_table_top(look, rng)
    lay_tiles(table, look, rng)
    lay_sea(table, look, rng)
    for key, (_, token) in table["hexes"].items():
        if token:
            lay_token(key, token, look["token"], rng)
    placed = {}
    surfaces = {}
    for text in table["pieces"]:
        placed[text] = lay_piece(text, look, rng, surfaces)
    if table.get("robber"):
        placed["robber"] = lay_robber(table["robber"], look, rng)
    for i, (colour, value, x, y) in enumerate(table.get("dice", [])):
        cube = pieces.die(look["dice"]["rgb"][colour], look["dice"]["pips"][colour], look["dice"]["size_mm"])
        pieces.lay_die(cube, value, x, -y, TABLE_Z, look["dice"]["size_mm"], rng.uniform(0, 2 * math.pi))
        placed[f"die {i}"] = cube
    return placed


def lay_table_top(look, rng):
    art, roughness = table_art.table(rng) if "table_art" not in look else look["table_art"](rng)
    half, turn = look["table"]["half"], look["table"]["turn"]
    tiles = half / look["table"]["texture"]
    top = shapes.mesh(
        "table",
        [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)],
        [(0, 1, 2, 3)],
        shapes.material("table", image=art, roughness=roughness),
        uv=lambda x, y: ((x / half + 1) * tiles / 2, (y / half + 1) * tiles / 2),
    )
    top.location.z, top.rotation_euler.z = TABLE_Z - 0.002, turn
    floor = shapes.mesh(
        "floor",
        [(-200, -200, 0), (200, -200, 0), (200, 200, 0), (-200, 200, 0)],
        [(0, 1, 2, 3)],
        shapes.material("floor", look["table"]["floor"], roughness=0.8),
    )
    floor.location.z = -16


def lay_tiles(table, look, rng):
    """Land tiles, each from one of two pictures of its terrain, turned and a little out of place."""
    surfaces = {}
    for key, (terrain, _) in table["hexes"].items():
        choice = (terrain, int(rng.integers(2)))
        if choice not in surfaces:
            art = tile_art.tile(terrain, look["style"], rng, look["border"], look["tint"], look["sea"]["sea"])
            surfaces[choice] = shapes.material(terrain, image=art, roughness=look["gloss"])
        lay_tile(key, surfaces[choice], look, rng)


def lay_tile(key, surface, look, rng):
    radius = look["tile_radius"]
    made = shapes.mesh(
        f"tile {key}",
        *shapes.prism([(x * radius, y * radius) for x, y in HEX_OUTLINE], TABLE_Z, 0),
        surface,
        uv=lambda x, y: (x / radius / 2 + 0.5, y / radius / 2 + 0.5),
        bevel=0.3 * MM,
    )
    x, y = lattice.centre(*map(int, key.split(",")))
    made.location = (x + rng.normal(0, look["jitter"]), -y + rng.normal(0, look["jitter"]), rng.uniform(-0.003, 0.003))
    made.rotation_euler.z = math.pi / 3 * rng.integers(6) + rng.normal(0, look["jitter"] * 0.7)
    return made


def lay_sea(table, look, rng):
    land = [tuple(map(int, key.split(","))) for key, (terrain, _) in table["hexes"].items() if terrain not in tile_art.WATER]
    if look["board"] == "tray":
        lay_tray(land, look, rng)
    harbours = {parse_site(site): kind for site, kind in table["harbours"].items()}
    if look["board"] == "frame":
        art = sea_art.frame(rng, land, harbours, look["sea"])
        span = 2 * sea_art.FRAME_SPAN
        outline = [
            (sea_art.FRAME_RADIUS * math.cos(a), sea_art.FRAME_RADIUS * math.sin(a))
            for a in np.radians(np.arange(0, 360, 60))
        ]
        shapes.mesh(
            "frame",
            *shapes.prism(outline, TABLE_Z, -0.25 * MM),
            shapes.material("frame", image=art, roughness=look["gloss"]),
            uv=lambda x, y: (x / span + 0.5, y / span + 0.5),
            bevel=0.3 * MM,
        )
        return
    if look["board"] == "loose with sea":
        ring = {(q + dq, r + dr) for q, r in land for dq, dr in lattice.NEIGHBOUR.values()} - set(land)
        surfaces = [
            shapes.material(
                "sea", image=sea_art.sea_tile(rng, look["sea"]["sea"], look["border"]), roughness=look["gloss"]
            )
            for _ in range(2)
        ]
        for q, r in sorted(ring):
            lay_tile(f"{q},{r}", surfaces[rng.integers(2)], look, rng)
    for side, kind in harbours.items():
        lay_harbour_marker(side, kind, look, rng)


def lay_tray(land, look, rng):
    """A sheet of printed water under everything, as large as the board and a bit."""
    x, y = np.array([lattice.corner(q, r, c) for q, r in land for c in lattice.CORNERS]).T
    (left, right), (top, bottom) = ((v.min() - 1.2, v.max() + 1.2) for v in (x, y))
    art = sea_art.water(rng, (720, 960), look["sea"]["sea"], 30)
    sheet = shapes.mesh(
        "tray",
        [(left, -bottom, 0), (right, -bottom, 0), (right, -top, 0), (left, -top, 0)],
        [(0, 1, 2, 3)],
        shapes.material("tray", image=art, roughness=look["gloss"]),
        uv=lambda x, y: ((x - left) / (right - left), (y + bottom) / (bottom - top)),
    )
    sheet.location.z = TABLE_Z + 0.4 * MM


def lay_harbour_marker(side, kind, look, rng):
    """A loose round marker with two planks, as boards without a printed coast use."""
    ex, ey = lattice.edge(*side)
    cx, cy = lattice.centre(side[0], side[1])
    nx, ny = (ex - cx) / (lattice.S3 / 2), (ey - cy) / (lattice.S3 / 2)
    z = 0 if look["board"] == "loose with sea" else TABLE_Z
    at = lattice.world((ex + 0.5 * nx, ey + 0.5 * ny), z)
    surface = shapes.material("harbour", sea_art.RESOURCE_COLOUR[kind], roughness=0.6)
    marker = shapes.mesh("harbour", *shapes.disc(0.24, 0, 1.6 * MM), surface)
    marker.location = at
    write(
        "3:1" if kind == "3:1" else "2:1",
        at[0],
        at[1],
        z + 1.7 * MM,
        0.17,
        (40, 30, 20),
        look["token"]["font"],
        rng.uniform(0, 6.28),
    )
    wood = shapes.material("plank", (140, 100, 62))
    for x, y in lattice.edge_ends(*side):
        wx, wy, _ = lattice.world((x, y))
        plank = shapes.mesh("plank", *shapes.box(0.34, 0.09, 0, 1.2 * MM), wood)
        plank.location = ((wx * 0.55 + at[0] * 0.45), (wy * 0.55 + at[1] * 0.45), z)
        plank.rotation_euler.z = math.atan2(at[1] - wy, at[0] - wx)


def lay_disc(key, kind, look, rng, radius=0.3):
    """A harbour's disc on its sea hex, as Risk and Conquest have them."""
    x, y = lattice.centre(*map(int, key.split(",")))
    surface = shapes.material("harbour", sea_art.RESOURCE_COLOUR[kind], roughness=0.6)
    made = shapes.mesh("harbour", *shapes.disc(radius, 0, 1.6 * MM), surface)
    made.location = (x + rng.normal(0, 0.05), -y + rng.normal(0, 0.05), 0.001)
    rate = "3:1" if kind == "3:1" else "2:1"
    font, turn = look["token"]["font"], rng.normal(0, 0.3)
    return [made, write(rate, made.location.x, made.location.y, 1.7 * MM, 0.66 * radius, (40, 30, 20), font, turn)]


def lay_token(key, number, look, rng):
    x, y = lattice.centre(*map(int, key.split(",")))
    reach, way = look["off"] * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
    turn = look["turn"] + rng.normal(0, look["turn_spread"])
    at = (x + reach * math.cos(way), -y + reach * math.sin(way))
    top = look["thick_mm"] * MM
    coin = shapes.mesh("token", *shapes.disc(look["radius"], 0, top, 40), token_surface(look), bevel=0.3 * MM)
    coin.location = (*at, 0.001)
    ink = look["red"] if number in (6, 8) else look["ink"]
    raise_by = 0.05 if look["pips"] else 0.0
    up = (-math.sin(turn), math.cos(turn))
    text = write(
        str(number),
        at[0] + raise_by * up[0],
        at[1] + raise_by * up[1],
        top + 0.003,
        look["size"] * (1.15 if look["by_chance"] and number in (6, 8) else 1),
        ink,
        look["font"],
        turn,
    )
    text.name = f"number {key}"
    if look["pips"]:
        lay_pips(6 - abs(7 - number), at, top + 0.003, turn, ink, look)
    if look["underline"] and number in (6, 9):
        bar = shapes.mesh("bar", *shapes.box(0.12, 0.016, 0, 0.0005), shapes.material("ink", ink))
        bar.location = (at[0] - 0.085 * up[0], at[1] - 0.085 * up[1], top + 0.003)
        bar.rotation_euler.z = turn


def lay_pips(count, at, z, turn, ink, look):
    across, up = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    surface = shapes.material("ink", ink)
    for i in range(count):
        along, down = (i - (count - 1) / 2) * look["pip"] * 2.6, -0.135
        dot = shapes.mesh("pip", *shapes.disc(look["pip"], 0, 0.0005, 12), surface)
        dot.location = (at[0] + along * across[0] + down * up[0], at[1] + along * across[1] + down * up[1], z)


def token_surface(look):
    return bpy.data.materials.get("token") or shapes.material("token", look["disc"], roughness=0.55)


def write(text, x, y, z, size, rgb, font, turn):
    """Flat lettering centred at x, y, its cap height about 0.73 of `size`."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    curve.materials.append(shapes.material("ink", rgb))
    made = bpy.data.objects.new("text", curve)
    made.location, made.rotation_euler.z = (x, y, z), turn
    bpy.context.scene.collection.objects.link(made)
    return made


def lay_piece(text, look, rng, surfaces):
    """A piece at its site, a little off it as real ones are."""
    colour, kind, site = text.split()
    q, r, d = parse_site(site)
    if colour not in surfaces:
        surfaces[colour] = pieces.player_surface(colour, look["family"], rng)
    made = pieces.piece(kind, colour, look["family"], rng, surfaces[colour])
    if kind == "road":
        (ax, ay), (bx, by) = lattice.edge_ends(q, r, d)
        x, y = (ax + bx) / 2, (ay + by) / 2
        turn = math.atan2(-(by - ay), bx - ax) + rng.normal(0, look["skew"])
    else:
        x, y = lattice.corner(q, r, d)
        turn = rng.uniform(0, 2 * math.pi)
    made.location = (x + rng.normal(0, look["stray"]), -y + rng.normal(0, look["stray"]), 0.002)
    made.rotation_euler.z = turn
    return made


def lay_robber(key, look, rng):
    x, y = lattice.centre(*map(int, key.split(",")))
    made = pieces.robber(look["robber"])
    dx, dy = look["robber"]["off"]
    made.location = (x + dx, -y - dy, 0.002)
    return made
