"""Photographs the tables that things/boxes.py or pieces/full.py laid out: path-traced pictures of boxes of anything.

    blender -b -P make_boxes.py -- DIR [--samples N] [--size WxH] [--threads N] [--part I/N]

Of each DIR/NAME.scene.json it makes DIR/NAME.jpg, NAME_mask.png (a value is the number of the thing seen there, 0 where none is) and last NAME.json, a
photograph's label with "things": slot, colour, at (lattice), lying, number, visible; and "thrown": the dice. Pictures that exist are skipped: stop and start it at will.
things/traced.py cuts crops out of them.
"""
import argparse
import glob
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import cv2
import numpy as np

import board
import camera
import effects
import lattice
import looks
import pieces
import render
import shapes
import tables
import tile_art

LAST_INDEX = 255  # of a mask; dice are numbered down from it
SAME_EVENING = 0.5  # share of the boxes whose pictures share their light, table and printed tiles


def options():
    parser = argparse.ArgumentParser(prog="make_boxes.py")
    parser.add_argument("folder")
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--size", default="1600x1000")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--part", default="0/1", help="of the pictures, every N-th from the I-th on")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def paint_of(rng):
    """How a box's paint shines: raw wood, plastic or lacquer; makes a material of a colour."""
    roughness, specular = ((0.75, 0.2), (0.4, 0.5), (0.15, 0.6))[int(rng.choice(3, p=[0.4, 0.4, 0.2]))]
    made = {}

    def paint(rgb, clear):
        if (*rgb, clear) not in made:
            surface = shapes.material("paint", np.array(rgb) * 255, roughness=roughness, specular=specular)
            surface.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 1 - clear
            made[(*rgb, clear)] = surface
        return made[(*rgb, clear)]

    return paint


def stand(piece, paint, number):
    """A piece as a mesh, round where its facets meet at less than forty degrees."""
    vertices, faces, parts, known = [], [], [], {}
    for k, part in enumerate(piece["parts"]):
        for face in part:
            ring = []
            for x, y, z in face:
                if (k, x, y, z) not in known:
                    known[k, x, y, z] = len(vertices)
                    vertices.append((x, -y, z + 0.002))
                if known[k, x, y, z] not in ring:
                    ring.append(known[k, x, y, z])
            if len(ring) > 2:
                faces.append(ring[::-1])
                parts.append(k)
    data = bpy.data.meshes.new("thing")
    data.from_pydata(vertices, [], faces)
    slots = {}
    for polygon, k in zip(data.polygons, parts):
        rgb = tuple(piece["paint"][k])
        if rgb not in slots:
            slots[rgb] = len(slots)
            data.materials.append(paint(rgb, piece["clear"]))
        polygon.material_index, polygon.use_smooth = slots[rgb], True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    data.update()
    made = bpy.data.objects.new("thing", data)
    bpy.context.scene.collection.objects.link(made)
    made.pass_index = number
    if piece.get("bevel"):
        modifier = made.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments, modifier.limit_method = piece["bevel"], 2, "ANGLE"


def hidden_by(piece, eye, size):
    """How many pixels of the picture the piece would hide by itself. A part is convex."""
    fine = 4
    hulls, matrix = [], camera.projection(eye, size)
    for part in piece["parts"]:
        points = np.concatenate([np.array(face) for face in part])
        at = np.column_stack((points * (1, -1, 1), np.ones(len(points)))) @ matrix.T
        hulls.append(cv2.convexHull((fine * at[:, :2] / at[:, 2:]).astype(np.float32)))
    low, high = (f(np.concatenate(hulls)[:, 0], axis=0) for f in (np.min, np.max))
    if (low < 0).any() or (high >= fine * np.array(size)).any():
        return math.inf
    mask = np.zeros(np.ceil(high - low).astype(int)[::-1] + 1, np.uint8)
    for hull in hulls:
        cv2.fillConvexPoly(mask, np.round(hull - low).astype(np.int32), 1)
    return np.count_nonzero(mask) / fine**2


def lay_dice(scene):
    """The dice of a scene: of each the value, the turn, the world point of its top's middle, half a side."""
    laid = []
    for k, (own, value, x, y, turn, on_board) in enumerate(scene.get("dice", [])):
        look = scene["dice_sets"][own]
        cube = pieces.die(look["rgb"], look["pips"], look["size_mm"], look["round"], look["rough"])
        z, side = 0.002 if on_board else board.TABLE_Z, look["size_mm"] * lattice.MM
        pieces.lay_die(cube, value, x, -y, z, look["size_mm"], turn)
        for part in (cube, *cube.children):
            part.pass_index = LAST_INDEX - k
        laid.append((value, turn, np.array((x, -y, z + side)), side / 2))
    return laid


def seen_dice(laid, eye, size, mask):
    """Each die in the picture: the middle of its top face and that face's mean side in px, its value, the share of the face that is seen."""
    rows = []
    for k, (value, turn, top, half) in enumerate(laid):
        angles = turn + np.pi / 4 + np.arange(4) * np.pi / 2
        ring = np.array([camera.project(eye, size, top + half * math.sqrt(2) * np.array((math.cos(a), math.sin(a), 0))) for a in angles])
        at = camera.project(eye, size, top)
        if (ring.max(axis=0) < 0).any() or (ring.min(axis=0) >= size).any():
            continue
        face = np.zeros(mask.shape, np.uint8)
        cv2.fillConvexPoly(face, np.round(ring).astype(np.int32), 1)
        shown = np.count_nonzero(mask[face > 0] == LAST_INDEX - k) / cv2.contourArea(ring.astype(np.float32))
        side = float(np.mean(np.linalg.norm(ring - np.roll(ring, 1, axis=0), axis=1)))
        rows.append({"at": at.round(2).tolist(), "side": round(side, 2), "value": value, "shown": round(min(shown, 1.0), 3)})
    return rows


def look_of(scene, seed, k):
    """Light, table and print of a box's k-th picture, and its camera."""
    same = np.random.default_rng([seed, 0]).random() < SAME_EVENING
    look = looks.random_look(np.random.default_rng([seed, 1 if same else 2 + k]))
    rng = np.random.default_rng([seed, 200 + k])
    eye = looks.camera_look(rng)
    middle = np.mean([lattice.centre(*map(int, key.split(","))) for key in scene["hexes"]], axis=0) * (1, -1) + rng.normal(0, 0.3, 2)
    eye.update(tilt=math.radians(rng.uniform(*scene.get("tilt", (12, 52)))), target=tuple(middle), fill=float(rng.uniform(0.88, 0.99)), fstop=None if rng.random() < 0.7 else float(rng.uniform(4, 12)))
    sea = any(terrain in tile_art.WATER for terrain, _ in scene["hexes"].values())
    look.update(camera=eye, board="frame" if scene.get("framed") else "tray" if scene["printed"] or not sea else "loose")
    return look


def make(path, size, samples, threads):
    with open(path, encoding="utf-8") as stream:
        scene = json.load(stream)
    stem = path[: -len(".scene.json")]
    seed, k = scene["box"], int(stem.split("_")[-1])
    look, rng = look_of(scene, seed, k), np.random.default_rng([seed, 300 + k])
    board.reset()
    harbours = tables.random_harbours(rng) if scene.get("framed") else {}
    board.lay({"hexes": scene["hexes"], "pieces": [], "harbours": harbours}, look, rng)
    for key, kind in scene["discs"].items():
        board.lay_disc(key, kind, look, rng)
    paint = paint_of(np.random.default_rng([seed, 5]))
    for number, piece in enumerate(scene["standing"], 1):
        stand(piece, paint, number)
    dice = lay_dice(scene)
    render.light(look["light"])
    corners = [lattice.world(lattice.corner(*map(int, key.split(",")), c)) for key in scene["hexes"] for c in lattice.CORNERS]
    eye = camera.place(look["camera"], size, corners)
    render.settings(size, samples, seed, threads)
    image, mask = render.with_index()
    for thing in scene["things"]:
        alone = hidden_by(scene["standing"][thing["number"] - 1], eye, size)
        thing["visible"] = round(min(1.0, np.count_nonzero(mask == thing["number"]) / max(1, alone)), 3)
    cv2.imwrite(stem + "_mask.png", mask)
    effects.write_jpeg(stem + ".jpg", effects.develop(image, rng), rng.uniform(80, 95))
    label = {key: scene[key] for key in ("hexes", "pieces", "robber", "things", "box")}
    label.update(thrown=seen_dice(dice, eye, size, mask), tilt=math.degrees(look["camera"]["tilt"]), harbours=harbours, photo=os.path.basename(stem) + ".jpg", size=list(size), lattice_to_image=camera.image_from_lattice(eye, size).tolist())
    with open(stem + ".json.part", "w", encoding="utf-8") as part:
        json.dump(label, part)
    os.replace(stem + ".json.part", stem + ".json")


def main():
    chosen = options()
    first, step = map(int, chosen.part.split("/"))
    size = tuple(map(int, chosen.size.split("x")))
    for path in sorted(glob.glob(os.path.join(chosen.folder, "*.scene.json")))[first::step]:
        if not os.path.exists(path[: -len(".scene.json")] + ".json"):
            make(path, size, chosen.samples, chosen.threads)


if __name__ == "__main__":
    main()
