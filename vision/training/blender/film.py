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
GRAIN, GRAINS = 0.009, 8  # the sensor's noise, and how many pictures of it there are to turn about
CARRY = 6  # frames in which the robber is carried over


def options(prog):
    parser = argparse.ArgumentParser(prog=prog)
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

    def __init__(self, folder, layer):
        part, self.box = load(folder, layer)
        left, top, right, bottom = self.box
        self.tip, self.scale = np.array(layer.get("tip", (0, 0)), float), 1.0
        self.part = cv2.resize(part, (right - left, bottom - top), interpolation=cv2.INTER_LINEAR)

    def over(self, table, *tips):
        """Over the table, its tip at the mean of several pixels, as an open shutter sees it."""
        moves = [np.array((x, y)) - self.scale * self.tip for x, y in tips]
        ends = [self.scale * np.array(self.box).reshape(2, 2) + move for move in moves]
        low = np.maximum(np.floor(np.min(ends, axis=(0, 1))) - 2, 0).astype(int)
        high = np.minimum(np.ceil(np.max(ends, axis=(0, 1))) + 2, table.shape[1::-1]).astype(int)
        seen = table.copy()
        if (high <= low).any():
            return seen
        total = 0
        for dx, dy in moves:
            origin = self.scale * np.array(self.box[:2]) + (dx, dy) - low
            move = np.float32([[self.scale, 0, origin[0]], [0, self.scale, origin[1]]])
            total = total + cv2.warpAffine(self.part, move, tuple(int(v) for v in high - low), flags=cv2.INTER_LINEAR)
        total /= len(tips)
        window = (slice(low[1], high[1]), slice(low[0], high[0]))
        seen[window] = total[..., :3] + (1 - total[..., 3:]) * table[window]
        return seen


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
        self.sprites = [Sprite(folder, layer) for layer in layers["hands"]]
        self.tumble = [Sprite(folder, layer) for layer in layers["tumble"]]
        self.frame, self.events = 0, []
        self.rng = np.random.default_rng(layers["seed"])
        self.grain = [effects.grain((self.size[1], self.size[0], 3), self.rng) for _ in range(GRAINS)]
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
        seen = np.clip(image * breath, 0, 1)
        grain = self.grain[self.rng.integers(len(self.grain))]
        grain = np.roll(grain, self.rng.integers(0, self.size, 2), (1, 0))[:, :: self.rng.choice((-1, 1))]
        seen = np.clip(seen + GRAIN * (1.2 - 0.6 * seen) * grain, 0, 1)
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


class Lattice:
    """Lattice points to pixels, rounded."""

    def __init__(self, image_from_lattice):
        self.matrix = np.array(image_from_lattice)

    def __call__(self, point):
        u, v, w = self.matrix @ (*point, 1)
        return [round(float(u / w), 2), round(float(v / w), 2)]


def board_start(hexes, harbours, layers):
    """What the line of any empty board says, as `scan` would answer."""
    at = Lattice(layers["lattice_to_image"])
    sides = {side: (int(q), int(r), d) for side in harbours for q, r, d in [side.split(",")]}
    return {
        "at_ms": 0,
        "t": "board",
        "size": layers["size"],
        "layout": "base-19" if len(hexes) == len(lattice.BASE_19) else "free",
        "lattice_to_image": layers["lattice_to_image"],
        "hexes": [
            {"hex": key, "terrain": terrain, "token": token, "at": at(lattice.centre(*map(int, key.split(","))))}
            for key, (terrain, token) in hexes.items()
        ],
        "harbours": [
            {"edge": list(lattice.edge_name(*sides[side])), "kind": kind, "at": at(lattice.edge(*sides[side]))}
            for side, kind in harbours.items()
        ],
    }


def board_line(script, layers):
    started = board_start(script.hexes, script.harbours, layers)
    desert = next(item for item in started["hexes"] if item["terrain"] == "desert")
    harbours = started.pop("harbours")
    robber = {"hex": desert["hex"], "at": desert["at"]}
    return started | {"robber": robber, "harbours": harbours, "players": script.players}


def opened(chosen, script):
    """What a Film is made of."""
    with open(os.path.join(chosen.layers, "layers.json"), encoding="utf-8") as text:
        layers = json.load(text)
    os.makedirs(chosen.out, exist_ok=True)
    return chosen.layers, layers, script, os.path.join(chosen.out, "game.mp4"), chosen.crf


def write_truth(folder, film, board):
    events = [board, *sorted(film.events, key=lambda e: e["at_ms"])]
    with open(os.path.join(folder, "truth.jsonl"), "w", encoding="utf-8") as out:
        for event in [*events, {"at_ms": film.now_ms(), "t": "end of film"}]:
            out.write(json.dumps(event) + "\n")


def main():
    chosen = options("film.py")
    with open(chosen.game, encoding="utf-8") as text:
        script = game_script.read(text.read())
    game_script.check(script)
    film = Film(*opened(chosen, script))
    film.make()
    write_truth(chosen.out, film, board_line(script, film.layers))


if __name__ == "__main__":
    main()
