"""Random looks: which box, which table, which evening. Everything that must not matter to a reader."""
import math
import subprocess

import numpy as np

import table_art
import tile_art
from render import KELVIN

DICE_RGB = {
    "red": (176, 24, 28),
    "yellow": (236, 194, 40),
    "white": (236, 232, 222),
    "black": (26, 26, 30),
    "blue": (32, 70, 160),
    "green": (30, 110, 60),
    "orange": (232, 112, 24),
    "beige": (214, 190, 148),
}
PIP_RGB = {
    "red": (240, 236, 226),
    "yellow": (28, 24, 20),
    "white": (24, 24, 26),
    "black": (238, 236, 230),
    "blue": (240, 238, 232),
    "green": (240, 238, 230),
    "orange": (246, 242, 234),
    "beige": (40, 30, 24),
}


def number_fonts():
    """Latin fonts of this machine for the numbers, by name; Blender's own one if fontconfig knows none."""
    asked = subprocess.run(
        ["fc-list", ":lang=en", "file", "family", "style"], capture_output=True, text=True, check=False
    )
    wanted = []
    for line in asked.stdout.splitlines():
        path, _, names = line.partition(":")
        if not path.endswith((".ttf", ".otf")) or any(
            w in names for w in ("Italic", "Oblique", "Light", "Thin", "Mono", "Display")
        ):
            continue
        family = names.split(",")[0].split(":")[0].strip()
        if family in (
            "DejaVu Serif",
            "DejaVu Sans",
            "DejaVu Sans Condensed",
            "DejaVu Serif Condensed",
            "Noto Serif",
            "Noto Sans",
            "Liberation Serif",
            "Liberation Sans",
            "Liberation Sans Narrow",
            "FreeSerif",
            "FreeSans",
        ):
            wanted.append(path)
    return sorted(wanted) or [None]


def token_look(rng):
    pips = bool(rng.random() < 0.65)
    return {
        "font": str(rng.choice(number_fonts())) if rng.random() < 0.95 else None,
        "pips": pips,
        "size": float(rng.uniform(0.27, 0.36) if pips else rng.uniform(0.3, 0.43)),
        "pip": float(rng.uniform(0.012, 0.018)),
        "by_chance": bool(rng.random() < 0.3),
        "underline": bool(rng.random() < 0.25),
        "radius": float(rng.uniform(0.24, 0.29)),
        "thick_mm": float(rng.choice([0.6, 1.5, 2.0, 4.0])),
        "off": float(rng.choice([0.05, 0.12, 0.3])),
        "turn": float(rng.uniform(0, 2 * math.pi)),
        "turn_spread": float(rng.choice([0.15, 0.6, 9.0])),
        "disc": tuple(float(v) for v in np.array((236, 220, 178)) * rng.uniform(0.88, 1.06) + rng.normal(0, 6, 3)),
        "ink": (30, 24, 22),
        "red": tuple(float(v) for v in (rng.uniform(160, 210), rng.uniform(10, 40), rng.uniform(16, 40))),
    }


def lamps(rng):
    kelvin = int(rng.choice(list(KELVIN)))
    made = []
    for _ in range(int(rng.integers(1, 4))):
        height, way = rng.uniform(0.35, 1.3), rng.uniform(0, 2 * math.pi)
        made.append(
            {
                "kind": "area" if rng.random() < 0.75 else "sun",
                "direction": (math.cos(way), math.sin(way), math.tan(height)),
                "kelvin": kelvin if rng.random() < 0.75 else int(rng.choice(list(KELVIN))),
                "irradiance": float(rng.uniform(0.5, 3)),
                "size": float(rng.uniform(2, 16)),
                "distance": float(rng.uniform(16, 40)),
                "angle": float(rng.uniform(0.01, 0.3)),
            }
        )
    return {
        "lamps": made,
        "sky": float(rng.uniform(0.5, 2.5)),
        "sky_kelvin": kelvin if rng.random() < 0.5 else 6000,
        "brightness": float(rng.uniform(0.7, 1.25)),
    }


def camera_look(rng):
    tilt = math.radians(rng.uniform(0, 10) if rng.random() < 0.3 else rng.uniform(8, 52))
    return {
        "tilt": tilt,
        "azimuth": float(rng.uniform(0, 2 * math.pi)),
        "roll": float(rng.normal(0, 0.05)),
        "focal": float(rng.uniform(0.68, 1.05)),
        "target": tuple(rng.normal(0, 0.5, 2)),
        "fill": float(rng.uniform(0.85, 0.99)),
        "fstop": float(rng.uniform(1.2, 6)) if rng.random() < 0.7 else None,
    }


def random_look(rng):
    style = str(rng.choice(tile_art.STYLES, p=[0.5, 0.13, 0.22, 0.15]))
    board = str(rng.choice(["frame", "loose", "loose with sea"], p=[0.65, 0.2, 0.15]))
    tight = board == "frame"
    sea = np.array((rng.uniform(10, 70), rng.uniform(100, 160), rng.uniform(180, 235)))
    shape = str(rng.choice(["pawn", "cone", "hooded"]))
    return {
        "style": style,
        "board": board,
        "border": tile_art.border_look(rng, style),
        "gloss": float(rng.uniform(0.25, 0.7)),
        "tint": float(rng.uniform(0.02, 0.07)),
        "tile_radius": float(rng.uniform(0.972, 0.992) if tight else rng.uniform(0.955, 0.99)),
        "jitter": float(rng.uniform(0.002, 0.012) if tight else rng.uniform(0.004, 0.03)),
        "sea": {
            "sea": tuple(float(v) for v in sea),
            "coast": float(rng.uniform(0.1, 0.3)),
            "ragged": float(rng.uniform(0.01, 0.05)),
            "jigsaw": bool(rng.random() < 0.8),
            "marker": str(rng.choice(["ship", "disc"])),
        },
        "token": token_look(rng),
        "family": str(rng.choice(["wooden", "plastic"], p=[0.6, 0.4])),
        "stray": float(rng.choice([0.03, 0.06, 0.1])),
        "skew": float(rng.choice([0.04, 0.1, 0.2])),
        "robber": {
            "shape": shape,
            "rgb": [(34, 34, 38), (92, 92, 96), (186, 160, 116)][rng.choice(3, p=[0.55, 0.35, 0.1])],
            "off": tuple(rng.normal(0, 0.2, 2)),
        },
        "dice": {"rgb": DICE_RGB, "pips": PIP_RGB, "size_mm": float(rng.uniform(12, 17))},
        "table": {
            "half": float(rng.choice([9, 12, 16, 40])),
            "turn": float(rng.uniform(0, math.pi)),
            "texture": float(rng.uniform(5, 14)),
            "floor": tuple(float(v) for v in rng.uniform(30, 190, 3)),
        },
        "light": lamps(rng),
        "camera": camera_look(rng),
    }


def evening(seed):
    """One look, chosen, not random: the painted style, wooden pieces, a window and a lamp."""
    look = random_look(np.random.default_rng(seed))
    fonts = [f for f in number_fonts() if f and f.endswith("DejaVuSerif-Bold.ttf")]
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
