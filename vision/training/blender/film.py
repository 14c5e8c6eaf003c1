"""Puts the layers of make_sample_game.py together: the film, its truth and a poster.

    python3 film.py GAME.txt LAYERS_DIR OUT_DIR [--crf N]

Writes OUT_DIR/game.mp4 (H.264, 12.5 frames a second), truth.jsonl and poster.jpg. Needs ffmpeg with libx264.
"""
import argparse
import json
import math
import os
import subprocess

import cv2
import numpy as np

import effects
import game_script
import lattice

FPS = 12.5
IN, HOLD, OUT = 5, 3, 5  # frames a hand needs to come, to set down, to leave
REST = 17  # quiet frames after each action
DICE_REST = 21  # frames for which the dice lie alone
OPENING, CLOSING = 26, 24
CARRY = 6  # frames in which the robber is carried over


def options():
    parser = argparse.ArgumentParser(prog="film.py")
    parser.add_argument("game")
    parser.add_argument("layers")
    parser.add_argument("out")
    parser.add_argument("--crf", type=int, default=23)
    return parser.parse_args()


def load(folder, layer):
    """A layer as float BGR(A) in 0..1, premultiplied, and its box."""
    image = cv2.imread(os.path.join(folder, layer["file"]), cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535
    if image.shape[2] == 4:
        image[..., 3] = cv2.GaussianBlur(image[..., 3], (0, 0), 0.7)
        image[..., :3] *= image[..., 3:]
    return image, layer["box"]


def patch(table, folder, layer):
    """The table with the part of it that an action changed; the rim fades in so that no seam shows."""
    part, (left, top, right, bottom) = load(folder, layer)
    h, w = part.shape[:2]
    rim = np.minimum.outer(np.minimum(np.arange(h), np.arange(h)[::-1]), np.full(w, h + w))
    rim = np.minimum(rim, np.minimum(np.arange(w), np.arange(w)[::-1])[None])
    weight = np.clip((rim + 1) / 6, 0, 1)[..., None].astype(np.float32)
    made = table.copy()
    made[top:bottom, left:right] = weight * part[..., :3] + (1 - weight) * made[top:bottom, left:right]
    return made


class Sprite:
    """A layer with alpha that moves over the table."""

    def __init__(self, folder, layer, size):
        part, (left, top, right, bottom) = load(folder, layer)
        self.tip, self.scale = np.array(layer.get("tip", (0, 0)), float), 1.0
        self.canvas = np.zeros((size[1], size[0], 4), np.float32)
        self.canvas[top:bottom, left:right] = cv2.resize(
            part, (right - left, bottom - top), interpolation=cv2.INTER_LINEAR
        )

    def over(self, table, *tips):
        """Over the table, its tip at the mean of several pixels, as an open shutter sees it."""
        total = np.zeros_like(self.canvas)
        for x, y in tips:
            dx, dy = np.array((x, y)) - self.scale * self.tip
            move = np.float32([[self.scale, 0, dx], [0, self.scale, dy]])
            total += cv2.warpAffine(self.canvas, move, self.canvas.shape[1::-1], flags=cv2.INTER_LINEAR)
        total /= len(tips)
        return total[..., :3] + (1 - total[..., 3:]) * table


def shutter(at, speed):
    """Five positions between this frame and a little before the next, for motion blur."""
    return [at + t * speed for t in (0, 0.12, 0.24, 0.36, 0.48)]


def ease(t):
    return t * t * (3 - 2 * t)


def travel(start, end, frames):
    """(position, speed a frame) for each frame of an eased move; the end point itself excluded."""
    start, end = np.array(start, float), np.array(end, float)
    points = [start + ease(k / frames) * (end - start) for k in range(frames + 1)]
    return [(a, b - a) for a, b in zip(points, points[1:])]


def way_out(hand, size):
    """How far in pixels a hand moves until it is out of the picture."""
    tip, away = np.array(hand["tip"]), np.array(hand["away"])
    reach = min(
        (limit - t) / a
        for t, a, limits in zip(tip, away, ((0, size[0]), (0, size[1])))
        for limit in [limits[1] if a > 0 else limits[0]]
        if abs(a) > 1e-6
    )
    return away * (reach + 150)


class Film:
    """Frames in order, written as they are made, and the events with their times."""

    def __init__(self, folder, layers, script, out, crf):
        self.folder, self.layers, self.script, self.out = folder, layers, script, out
        self.size = layers["size"]
        self.table = load(folder, layers["empty"])[0][..., :3]
        self.sprites = [Sprite(folder, layer, self.size) for layer in layers["hands"]]
        self.tumble = [Sprite(folder, layer, self.size) for layer in layers["tumble"]]
        self.frame, self.events = 0, []
        self.rng = np.random.default_rng(layers["seed"])
        w, h = self.size
        self.pipe = subprocess.Popen(
            [
                "ffmpeg",
                "-y",
                "-loglevel",
                "error",
                "-f",
                "rawvideo",
                "-pix_fmt",
                "bgr24",
                "-s",
                f"{w}x{h}",
                "-r",
                str(FPS),
                "-i",
                "-",
                "-c:v",
                "libx264",
                "-preset",
                "slow",
                "-crf",
                str(crf),
                "-pix_fmt",
                "yuv420p",
                "-g",
                "50",
                "-movflags",
                "+faststart",
                out,
            ],
            stdin=subprocess.PIPE,
        )

    def now_ms(self):
        return round(self.frame / FPS * 1000)

    def show(self, image):
        """One frame through the webcam: exposure that breathes, sensor noise."""
        breath = 1 + 0.010 * math.sin(self.frame / FPS * 0.9) + 0.004 * self.rng.standard_normal()
        seen = effects.noisy(np.clip(image * breath, 0, 1), self.rng, 0.011)
        self.pipe.stdin.write(np.round(seen * 255).astype(np.uint8).tobytes())
        self.frame += 1

    def rest(self, frames):
        for _ in range(frames):
            self.show(self.table)

    def hands(self, entry, states):
        """The hand comes, at each of its stops the table changes to the next state under it, and it leaves."""
        begin, stops = self.now_ms(), entry["hands"]
        sprite = self.sprites[entry["player"]]
        sprite.scale = stops[0]["side"] / self.layers["hands"][entry["player"]]["side"]
        at = np.array(stops[0]["tip"]) + way_out(stops[0], self.size)
        for stop, state, frames in zip(stops, states, [IN] + [CARRY] * len(stops)):
            for step, speed in travel(at, stop["tip"], frames):
                self.show(sprite.over(self.table, *shutter(step, speed)))
            at = np.array(stop["tip"])
            for k in range(HOLD):
                if k == HOLD // 2:
                    self.table = state
                self.show(sprite.over(self.table, at + self.rng.normal(0, 0.6, 2)))
        for step, speed in travel(at, at + way_out(stops[-1], self.size), OUT):
            self.show(sprite.over(self.table, *shutter(step, speed)))
        self.note(begin, t="hand", until_ms=self.now_ms())

    def note(self, at_ms, **event):
        self.events.append({"at_ms": at_ms, **event})

    def play(self, action, entry):
        getattr(self, "play_" + action.kind)(action, entry)
        self.rest(REST)

    def play_build(self, action, entry):
        self.hands(entry, [patch(self.table, self.folder, entry["states"][0])])
        self.note(self.now_ms(), t="build", p=action.player, kind=action.piece, at=entry["at"], px=entry["px"])

    def play_robber(self, action, entry):
        gone = patch(self.table, self.folder, entry["states"][0])
        self.hands(entry, [gone, patch(gone, self.folder, entry["states"][1])])
        steal = {"steal": action.victim, "stolen": action.resource} if action.victim else {}
        self.note(self.now_ms(), t="robber", p=action.player, to=action.at, **steal, px=entry["px"])

    def play_roll(self, action, entry):
        bare = self.table
        for sprite in self.tumble:
            self.show(sprite.over(self.table, (0, 0)))
        self.table = patch(self.table, self.folder, entry["states"][0])
        begin = self.now_ms()
        self.rest(DICE_REST)
        self.note(begin, t="roll", p=action.player, dice=list(action.dice), px=entry["px"], until_ms=self.now_ms())
        self.hands(entry, [bare])

    def make(self):
        self.rest(OPENING)
        for i, (action, entry) in enumerate(zip(self.script.actions, self.layers["actions"])):
            self.play(action, entry)
            if i == len(self.script.actions) * 2 // 3:
                effects.write_jpeg(os.path.join(os.path.dirname(self.out), "poster.jpg"), np.clip(self.table, 0, 1), 88)
        self.rest(CLOSING)
        self.pipe.stdin.close()
        if self.pipe.wait():
            raise RuntimeError(f"ffmpeg could not write {self.out}")


def board_line(script, layers):
    """The empty board as `scan` would answer."""
    h = np.array(layers["lattice_to_image"])

    def at(point):
        u, v, w = h @ (*point, 1)
        return [round(float(u / w), 2), round(float(v / w), 2)]

    hexes = [
        {"hex": key, "terrain": terrain, "token": token, "at": at(lattice.centre(*map(int, key.split(","))))}
        for key, (terrain, token) in script.hexes.items()
    ]
    harbours = []
    for site, kind in script.harbours.items():
        q, r, d = site.split(",")
        harbours.append(
            {
                "edge": list(lattice.edge_name(int(q), int(r), d)),
                "kind": kind,
                "at": at(lattice.edge(int(q), int(r), d)),
            }
        )
    desert = next(item for item in hexes if item["terrain"] == "desert")
    return {
        "at_ms": 0,
        "t": "board",
        "size": layers["size"],
        "layout": "base-19",
        "lattice_to_image": layers["lattice_to_image"],
        "hexes": hexes,
        "robber": {"hex": desert["hex"], "at": desert["at"]},
        "harbours": harbours,
        "players": script.players,
    }


def main():
    chosen = options()
    with open(chosen.game, encoding="utf-8") as text:
        script = game_script.read(text.read())
    game_script.check(script)
    with open(os.path.join(chosen.layers, "layers.json"), encoding="utf-8") as text:
        layers = json.load(text)
    film = Film(chosen.layers, layers, script, os.path.join(chosen.out, "game.mp4"), chosen.crf)
    film.make()
    events = [board_line(script, layers), *sorted(film.events, key=lambda e: e["at_ms"])]
    with open(os.path.join(chosen.out, "truth.jsonl"), "w", encoding="utf-8") as out:
        for event in [*events, {"at_ms": film.now_ms(), "t": "end of film"}]:
            out.write(json.dumps(event) + "\n")


if __name__ == "__main__":
    main()
