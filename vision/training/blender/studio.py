"""The studio of a film: one scene, a camera that does not move, and the layers rendered of it so far.

The empty board is rendered once, then after each action the part of the picture that it changed; a hand as a picture
with alpha and its own shadow (film.py moves it in and out); dice in a few attitudes of a throw likewise, and at rest as
a part of the table. A layer that exists is kept, so a maker may be stopped and started at will.
"""
import argparse
import json
import math
import os
import sys

import bpy
import mathutils
import numpy as np

import board
import camera
import hand
import looks
import pieces
import render
import shapes
from lattice import MM

TUMBLE = 4  # attitudes of a roll before it rests
MOVING_PERCENT = 50  # resolution of what moves and is blurred anyway
BACK = ((-0.2, -1.0), (0.8, 0.7), (-0.9, 0.5), (0.1, 1.0))  # world: where each player's arm comes from
FAR = ((1.0, 4.6), (-4.0, -4.2), (5.0, -3.0), (-1.0, -4.6))  # world: the far side of the board for that player
LIFT = 0.14  # of the finger tips above the tiles, in sides
SKIN = ((226, 176, 146), (198, 142, 108), (150, 98, 70), (232, 190, 166))
SLEEVES = ((74, 80, 92), (52, 92, 84), (128, 60, 62), (196, 190, 176))


class Studio:
    """The scene, its camera, and the layers rendered so far."""

    def __init__(self, script, look, table, must_see, dice_middle, chosen):
        """`table` as board.lay takes it; `must_see` and `dice_middle` in the world frame; `chosen`: the options."""
        self.script, self.look, self.dice_middle = script, look, dice_middle
        self.folder, self.samples = chosen.layers, chosen.samples
        self.size = tuple(map(int, chosen.size.split("x")))
        os.makedirs(self.folder, exist_ok=True)
        self.rng = np.random.default_rng(script.seed)
        board.reset()
        self.robber = board.lay(table, look, self.rng).get("robber")
        self.surfaces, self.standing = {}, {}
        render.light(look["light"])
        x, y = dice_middle
        aim = camera.place_amid if look["camera"].get("amid") else camera.place
        self.eye = aim(look["camera"], self.size, must_see + [(x + 0.9, y - 0.9, 0), (x + 0.9, y + 0.9, 0)])
        render.settings(self.size, self.samples, script.seed, chosen.threads)
        self.dice = [
            pieces.die(looks.DICE_RGB[c], looks.PIP_RGB[c], self.look["dice"]["size_mm"]) for c in self.look["dice"].get("thrown", ("white", "red"))
        ]
        self.hands = [hand.make(SKIN[i], SLEEVES[i]) for i in range(len(script.players))]
        self.props = [o for i in self.dice + self.hands for o in (i, *i.children)]
        self.catcher = shapes.mesh(
            "catcher",
            [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)],
            [(0, 1, 2, 3)],
            shapes.material("catcher", (200, 190, 170)),
        )
        self.catcher.is_shadow_catcher = True
        self.show([])

    def show(self, props, alone=False):
        """Which movable things are in the picture; `alone` leaves only them and their shadow, on transparent film."""
        for thing in bpy.context.scene.objects:
            if thing.type in ("MESH", "FONT"):
                thing.hide_render = alone if thing not in self.props else True
        for thing in props:
            for part in (thing, *thing.children):
                part.hide_render = False
        self.catcher.hide_render = not alone
        bpy.context.scene.render.film_transparent = alone
        bpy.context.scene.render.image_settings.color_mode = "RGBA" if alone else "RGB"

    def box(self, points, margin=14):
        """The part of the picture that holds these world points and the shadows they may throw; None outside it."""
        points = list(points)
        for lamp in self.look["light"]["lamps"]:
            d = mathutils.Vector(lamp["direction"])
            points += [(p[0] - d.x / d.z * p[2], p[1] - d.y / d.z * p[2], 0) for p in points]
        at = np.array([camera.project(self.eye, self.size, p) for p in points])
        left, top = np.maximum(at.min(axis=0) - margin, 0).astype(int)
        right, bottom = np.minimum(at.max(axis=0) + margin, self.size).astype(int)
        return [int(v) for v in (left, top, right, bottom)] if left < right and top < bottom else None

    def layer(self, name, box, samples, percent=100):
        """Renders that part unless it is there already; what layers.json says of it. `percent`: of the resolution."""
        path = os.path.join(self.folder, name + ".png")
        if box is not None and not os.path.exists(path):
            bpy.context.scene.cycles.samples = samples
            bpy.context.scene.render.resolution_percentage = percent
            render.still(path + ".part.png", box)
            os.replace(path + ".part.png", path)
        return {"file": name + ".png", "box": box} if box is not None else None

    def pixel(self, point):
        return [float(v) for v in camera.project(self.eye, self.size, point).round(2)]

    def hand(self, player):
        """A player's hand at the far side of the board, so that the arm crosses the whole picture."""
        x, y = FAR[player]
        hand.reach(self.hands[player], x, y, BACK[player], LIFT)
        self.show([self.hands[player]], alone=True)
        made = self.layer(
            f"hand_{player}", self.box(hand.outline(self.hands[player]), 30), self.samples, MOVING_PERCENT
        )
        return dict(made, **self.tip(player, x, y))

    def tip(self, player, x, y):
        """Where in the picture a hand over world x, y has its finger tips, its way back, and how long a side is."""
        back = np.array(BACK[player]) / np.linalg.norm(BACK[player])
        at = np.array(self.pixel((x, y, LIFT)))
        away = np.array(self.pixel((x + back[0], y + back[1], LIFT))) - at
        side = np.array(self.pixel((x + 1, y, LIFT))) - at
        return {"tip": at.tolist(), "away": (away / np.linalg.norm(away)).tolist(), "side": float(np.linalg.norm(side))}

    def over(self, player, x, y):
        """A stop of the hand: the finger tips a little beyond the place, so that they hide what they set down."""
        back = np.array(BACK[player]) / np.linalg.norm(BACK[player])
        return self.tip(player, x - 0.25 * back[0], y - 0.25 * back[1])

    def points(self, thing):
        return [thing.matrix_world @ v.co for v in thing.data.vertices]

    def spot(self, thing):
        return self.box(self.points(thing))

    def act(self, number, action):
        """Renders one action's layers; its entry in layers.json."""
        rng = np.random.default_rng((self.script.seed, number))
        player = self.script.players.index(action.player)
        entry = {"kind": action.kind, "player": player, "line": action.line}
        return entry | getattr(self, "act_" + action.kind)(f"{number:02d}", player, action, rng)

    def tumble(self):
        """Two dice in some attitudes of a throw from the right to the dice area; every roll shows them."""
        rng = np.random.default_rng(self.script.seed)
        layers = []
        for k in range(TUMBLE):
            left = (1 - k / TUMBLE) ** 1.6  # of the way, still to go
            for cube, sign in zip(self.dice, (1, -1)):
                self.lay_die(cube, 1, self.dice_middle[0] + 3.2 * left, self.dice_middle[1] - 1.2 * left + sign * 0.45, 0)
                cube.location.z += abs(math.sin(3 * math.pi * left)) * 0.5 * left
                cube.rotation_quaternion = mathutils.Quaternion(rng.standard_normal(4)).normalized()
            bpy.context.view_layer.update()
            self.show(self.dice, alone=True)
            layers.append(self.layer(f"tumble_{k}", self.dice_box(), self.samples, MOVING_PERCENT))
        return [layer for layer in layers if layer]

    def act_roll(self, number, player, action, rng):
        x, y = self.dice_middle
        way = rng.uniform(0, 2 * math.pi)
        spread = rng.uniform(0.38, 0.6)
        places = [
            (x + s * spread * math.cos(way) + rng.uniform(-0.1, 0.1), y + s * spread * math.sin(way)) for s in (1, -1)
        ]
        for cube, value, place in zip(self.dice, action.dice, places):
            self.lay_die(cube, value, *place, rng.uniform(0, 2 * math.pi))
        self.show(self.dice)
        rest = self.layer(f"{number}_dice", self.dice_box(), self.samples)
        top = board.TABLE_Z + self.look["dice"]["size_mm"] * MM
        back = np.array(BACK[player]) / np.linalg.norm(BACK[player])
        palm = np.mean(places, axis=0) - 1.1 * back  # the palm, not the finger tips, goes over the dice
        return {
            "dice": action.dice,
            "px": [self.pixel((*place, top)) for place in places],
            "states": [rest],
            "hands": [self.over(player, *palm)],
        }

    def lay_die(self, cube, value, x, y, turn):
        pieces.lay_die(cube, value, x, y, board.TABLE_Z, self.look["dice"]["size_mm"], turn)

    def dice_box(self):
        return self.box([p for cube in self.dice for p in self.points(cube)], 20)

    def write(self):
        """Renders whatever is missing; layers.json, which film.py puts together, comes last."""
        layers = {
            "size": self.size,
            "empty": self.layer("empty", [0, 0, *self.size], self.samples),
            "hands": [self.hand(i) for i in range(len(self.script.players))],
            "tumble": self.tumble(),
            "actions": [self.act(i, action) for i, action in enumerate(self.script.actions)],
            "seed": self.script.seed,
            "lattice_to_image": camera.image_from_lattice(self.eye, self.size).tolist(),
        }
        with open(os.path.join(self.folder, "layers.json"), "w", encoding="utf-8") as out:
            json.dump(layers, out, indent=1)


def options(prog):
    parser = argparse.ArgumentParser(prog=prog)
    parser.add_argument("game")
    parser.add_argument("layers")
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
