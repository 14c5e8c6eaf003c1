"""Renders the layers of a filmed game: states of the table, hands and dice. film.py makes the film of them.

    blender -b -P make_sample_game.py -- GAME.txt LAYERS_DIR [--samples N] [--size WxH] [--threads N]

The camera does not move, so nothing is rendered twice: the empty board once, then after each action the part of the
picture that it changed; a hand as a picture with alpha and its own shadow (film.py moves it in and out); dice in a few
attitudes of a throw likewise, and at rest as a part of the table. A layer that exists is kept, so the script may be
stopped and started at will; start in an empty folder when the game or the look has changed. layers.json comes last.
"""
import argparse
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import mathutils
import numpy as np

import board
import camera
import game_script
import hand
import lattice
import looks
import pieces
import render
import shapes
import table_art
from lattice import MM

TUMBLE = 4  # attitudes of a roll before it rests
MOVING_PERCENT = 50  # resolution of what moves and is blurred anyway
DICE_MIDDLE = (6.9, -2.6)  # world: beside the board
BACK = ((-0.2, -1.0), (0.8, 0.7), (-0.9, 0.5), (0.1, 1.0))  # world: where each player's arm comes from
FAR = ((1.0, 4.6), (-4.0, -4.2), (5.0, -3.0), (-1.0, -4.6))  # world: the far side of the board for that player
LIFT = 0.14  # of the finger tips above the tiles, in sides
SKIN = ((226, 176, 146), (198, 142, 108), (150, 98, 70), (232, 190, 166))
SLEEVES = ((74, 80, 92), (52, 92, 84), (128, 60, 62), (196, 190, 176))


def options():
    parser = argparse.ArgumentParser(prog="make_sample_game.py")
    parser.add_argument("game")
    parser.add_argument("layers")
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def evening(seed):
    """One look, chosen, not random: the painted style, wooden pieces, a window and a lamp."""
    look = looks.random_look(np.random.default_rng(seed))
    fonts = [f for f in looks.number_fonts() if f and f.endswith("DejaVuSerif-Bold.ttf")]
    look.update(
        style="painted",
        board="frame",
        family="wooden",
        gloss=0.45,
        tint=0.02,
        tile_radius=0.985,
        jitter=0.006,
        stray=0.03,
        skew=0.05,
    )
    look["border"] = {"width": 0.08, "rgb": (226, 202, 146), "ragged": 0.03, "line": False}
    look["sea"] = {"sea": (34, 118, 196), "coast": 0.2, "ragged": 0.04, "jigsaw": True, "marker": "ship"}
    look["token"].update(
        font=fonts[0] if fonts else None,
        pips=True,
        size=0.33,
        pip=0.015,
        by_chance=False,
        underline=False,
        radius=0.278,
        thick_mm=2.0,
        off=0.07,
        turn=0.0,
        turn_spread=0.35,
        disc=(240, 226, 190),
        ink=(30, 24, 22),
        red=(190, 24, 28),
    )
    look["robber"] = {"shape": "pawn", "rgb": (38, 38, 42), "off": (0.42, 0.12)}
    look["dice"].update(size_mm=16.0)
    look["table"] = {"half": 40, "turn": 0.2, "texture": 11, "floor": (90, 80, 70)}
    look["table_art"] = lambda rng: (table_art.wood(rng, (176, 124, 78)), 0.42)
    look["light"] = {
        "lamps": [
            {
                "kind": "area",
                "direction": (-1.1, 0.7, 1.3),
                "kelvin": 6000,
                "irradiance": 2.2,
                "size": 12,
                "distance": 26,
                "angle": 0,
            },
            {
                "kind": "area",
                "direction": (0.5, -0.2, 1.6),
                "kelvin": 4000,
                "irradiance": 1.1,
                "size": 7,
                "distance": 24,
                "angle": 0,
            },
        ],
        "sky": 1.2,
        "sky_kelvin": 5000,
        "brightness": 0.92,
    }
    look["camera"] = {
        "tilt": math.radians(30),
        "azimuth": 0.06,
        "roll": 0.01,
        "focal": 0.92,
        "target": (1.05, -0.25),
        "fill": 0.97,
        "fstop": 8,
    }
    return look


class Studio:
    """The scene, its camera, and the layers rendered so far."""

    def __init__(self, script, folder, size, samples, threads):
        self.script, self.folder, self.size, self.samples = script, folder, size, samples
        self.look = evening(script.seed)
        self.rng = np.random.default_rng(script.seed)
        board.reset()
        desert = next(key for key, (terrain, _) in script.hexes.items() if terrain == "desert")
        table = {"hexes": script.hexes, "pieces": [], "robber": desert, "harbours": script.harbours, "dice": []}
        self.robber = board.lay(table, self.look, self.rng)["robber"]
        self.surfaces, self.standing = {}, {}
        render.light(self.look["light"])
        ring = [(5.55 * math.cos(a), 5.55 * math.sin(a), 0) for a in np.radians(np.arange(0, 360, 60))]
        x, y = DICE_MIDDLE
        self.eye = camera.place(self.look["camera"], size, ring + [(x + 0.9, y - 0.9, 0), (x + 0.9, y + 0.9, 0)])
        render.settings(size, samples, script.seed, threads)
        self.dice = [
            pieces.die(looks.DICE_RGB[c], looks.PIP_RGB[c], self.look["dice"]["size_mm"]) for c in ("white", "red")
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

    def act_build(self, number, player, action, rng):
        table = game_script.Table(self.script)
        q, r, d = (table.edges if action.piece == "road" else table.corners)[action.at][0]
        changed = []
        if action.piece == "city":
            changed = self.points(self.standing[action.at])
            bpy.data.objects.remove(self.standing.pop(action.at))
        made = board.lay_piece(f"{action.player} {action.piece} {q},{r},{d}", self.look, rng, self.surfaces)
        self.standing[action.at] = made
        bpy.context.view_layer.update()
        site = (lattice.edge if action.piece == "road" else lattice.corner)(q, r, d)
        self.show([])
        patch = self.layer(f"{number}_state", self.box(changed + self.points(made)), self.samples)
        return {
            "piece": action.piece,
            "at": action.at,
            "px": self.pixel(lattice.world(site)),
            "states": [patch],
            "hands": [self.over(player, made.location.x, made.location.y)],
        }

    def act_robber(self, number, player, action, rng):
        before, start = self.spot(self.robber), tuple(self.robber.location)
        x, y = lattice.centre(*map(int, action.at.split(",")))
        self.robber.location.x, self.robber.location.y = (
            x + self.look["robber"]["off"][0],
            -y - self.look["robber"]["off"][1],
        )
        bpy.context.view_layer.update()
        self.show([])
        states = [
            self.layer(f"{number}_gone", before, self.samples),
            self.layer(f"{number}_state", self.spot(self.robber), self.samples),
        ]
        hands = [
            self.over(player, start[0], start[1]),
            self.over(player, self.robber.location.x, self.robber.location.y),
        ]
        return {"to": action.at, "px": self.pixel(lattice.world((x, y))), "states": states, "hands": hands}

    def tumble(self):
        """Two dice in some attitudes of a throw from the right to the dice area; every roll shows them."""
        rng = np.random.default_rng(self.script.seed)
        layers = []
        for k in range(TUMBLE):
            left = (1 - k / TUMBLE) ** 1.6  # of the way, still to go
            for cube, sign in zip(self.dice, (1, -1)):
                self.lay_die(cube, 1, DICE_MIDDLE[0] + 3.2 * left, DICE_MIDDLE[1] - 1.2 * left + sign * 0.45, 0)
                cube.location.z += abs(math.sin(3 * math.pi * left)) * 0.5 * left
                cube.rotation_quaternion = mathutils.Quaternion(rng.standard_normal(4)).normalized()
            bpy.context.view_layer.update()
            self.show(self.dice, alone=True)
            layers.append(self.layer(f"tumble_{k}", self.dice_box(), self.samples, MOVING_PERCENT))
        return [layer for layer in layers if layer]

    def act_roll(self, number, player, action, rng):
        x, y = DICE_MIDDLE
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


def main():
    chosen = options()
    size = tuple(map(int, chosen.size.split("x")))
    with open(chosen.game, encoding="utf-8") as text:
        script = game_script.read(text.read())
    game_script.check(script)
    os.makedirs(chosen.layers, exist_ok=True)
    studio = Studio(script, chosen.layers, size, chosen.samples, chosen.threads)
    empty = studio.layer("empty", [0, 0, *size], chosen.samples)
    hands = [studio.hand(i) for i in range(len(script.players))]
    tumble = studio.tumble()
    actions = [studio.act(i, action) for i, action in enumerate(script.actions)]
    with open(os.path.join(chosen.layers, "layers.json"), "w", encoding="utf-8") as out:
        json.dump(
            {
                "size": size,
                "empty": empty,
                "hands": hands,
                "tumble": tumble,
                "actions": actions,
                "seed": script.seed,
                "lattice_to_image": camera.image_from_lattice(studio.eye, size).tolist(),
            },
            out,
            indent=1,
        )


if __name__ == "__main__":
    main()
