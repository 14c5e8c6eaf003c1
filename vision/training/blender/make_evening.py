"""Renders the layers of an evening of any book; evening_film.py makes the film of them.

    blender -b -P make_evening.py -- GAME.txt LAYERS_DIR [--samples N] [--size WxH] [--threads N]

FILM.look is expected beside GAME.txt as film.look (evening_script.py). A layer that exists is kept: start in an empty folder
when the game or the look has changed.
"""
import itertools
import math
import os
import sys
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import board
import evening_script
import lattice
import looks
import odd_pieces
import shapes
import studio
from lattice import MM

FRAME_REACH = 5.95  # of the base game's frame, in sides
BUILDINGS = ("settlement", "city", "castle")
SLOTS = 9  # places for units about the token of a hex
RING, SEA_RING = 0.57, 0.4  # how far they are from its middle, in sides
PUSHED = 0.56  # a token that a building in the middle has pushed up
ROBBER = ("robber", 1, "none")
STRIP = 0.85  # between shown pieces, in sides


def split(count, exchange):
    """The pieces that so many armies are: ones, and from `exchange` on tens and fives first."""
    if count < exchange:
        return Counter({1: count}) if count else Counter()
    tens, rest = divmod(count, 10)
    fives, ones = divmod(rest, 5)
    return Counter({worth: n for worth, n in ((10, tens), (5, fives), (1, ones)) if n})


def look_of(script):
    framed = is_framed(script)
    if script.any_look:
        return any_look(script, framed)
    look = looks.evening(script.seed)
    look.update(board="frame" if framed else "loose", jitter=0.006 if framed else 0.012)
    rng = np.random.default_rng(script.seed)
    look["camera"].update(azimuth=float(rng.uniform(-0.12, 0.12)), amid=True, target=(0.5, -0.5), tilt=math.radians(rng.uniform(24, 36)))
    return look


def any_look(script, framed):
    """Of a random table, light and camera, dimmer than photographs are; the dice are the script's."""
    rng = np.random.default_rng(script.seed)
    look = looks.random_look(rng)
    look.update(board="frame" if framed else "loose")
    look["camera"].update(azimuth=float(rng.uniform(-0.3, 0.3)), amid=True, target=(0.5, -0.5), tilt=math.radians(rng.uniform(10, 52)), fstop=None)
    look["light"]["brightness"] = float(rng.uniform(0.3, 1.2))
    return look


def is_framed(script):
    return {evening_script.hex_at(key) for key in script.hexes} == set(lattice.BASE_19)


class Evening(studio.Studio):
    def __init__(self, script, chosen):
        land = [evening_script.hex_at(key) for key in script.hexes]
        corners = [lattice.world(lattice.corner(*at, c)) for at in land for c in lattice.CORNERS]
        if is_framed(script):
            corners = [(FRAME_REACH * math.cos(a), FRAME_REACH * math.sin(a), 0) for a in np.radians(np.arange(0, 360, 60))]
        self.lay_strip(script, corners)
        right, low = max(x for x, _, _ in corners), min(y for _, y, _ in corners)
        dice = (right + 0.9, 0.4 * low)
        table = {"hexes": script.hexes, "pieces": [], "robber": script.start.robber, "harbours": script.harbours, "dice": []}
        strip = [(x + dx, y + dy, 0) for x, y in self.strip for dx in (-0.3, 0.3) for dy in (-0.3, 0.5)]
        look = look_of(script)
        if script.throwing:
            look["dice"].update(thrown=script.throwing[:2], size_mm=script.throwing[2])
        super().__init__(script, look, table, corners + strip, dice, chosen)
        self.now = script.start.copy()
        self.stock, self.pushed, self.shown = {}, set(), 0  # stock: place -> [(key, slot, objects)]
        for key, kind in script.ports.items():
            self.lay_disc(key, kind)
        if script.river:
            self.lay_river(script.river)
        self.robber_home = self.beside()
        if self.robber:
            self.stock[script.start.robber] = [(ROBBER, None, [self.robber])]
        elif "risk" in script.books:
            self.change("beside", self.now, self.rng)

    def lay_strip(self, script, corners):
        """Where shown pieces stand: before a wide board, or left of a framed one."""
        count = sum(len(a.shown) for a in script.actions if a.kind == "show")
        left, low = min(x for x, _, _ in corners), min(y for _, y, _ in corners)
        if is_framed(script):
            self.strip = [(left - 0.7 - STRIP * (i % 2), 2.6 - STRIP * (i // 2)) for i in range(count)]
        else:
            self.strip = [(left + 1 + STRIP * i, low - 0.9) for i in range(count)]

    def beside(self):
        x, y = self.strip[-1] if self.strip else (-6.5, -4)
        return (x + 1.2, y - 0.2, board.TABLE_Z)

    def lay_disc(self, key, kind):
        rng = np.random.default_rng((self.script.seed, *[v + 50 for v in evening_script.hex_at(key)]))
        return board.lay_disc(key, kind, self.look, rng)

    def lay_river(self, river):
        """The river printed on its three tiles: a blue band from the middle of X into the sea."""
        x, y, z = (lattice.centre(*evening_script.hex_at(key)) for key in river[:3])
        mouth = lattice.corner_at(river[3])
        way = [np.array(x), np.array(y), np.array(z), np.array(mouth)]
        points = []
        for a, b in zip(way, way[1:]):
            side = np.array((-(b - a)[1], (b - a)[0]))
            points += [a + t * (b - a) + 0.09 * math.sin(2 * math.pi * t) * side for t in np.linspace(0, 1, 12, endpoint=False)]
        points.append(way[-1])
        points = np.array(points)
        along = np.gradient(points, axis=0)
        across = np.column_stack((-along[:, 1], along[:, 0])) / np.linalg.norm(along, axis=1)[:, None]
        for name, width, rgb, z_up in (("bank", 0.19, (214, 196, 140), 0.0045), ("river", 0.14, (44, 124, 196), 0.005)):
            width = width * np.linspace(0.55, 1.2, len(points))[:, None]
            left, right = points + width * across, points - width * across
            vertices = [lattice.world(p, z_up) for p in np.concatenate((left, right))]
            n = len(points)
            faces = [(i, i + 1, i + 1 + n, i + n) for i in range(n - 1)]
            shapes.mesh(name, vertices, faces, shapes.material(name, rgb, roughness=0.4))

    def place(self, name):
        """World x, y of the middle of a hex or a site."""
        if name == "beside":
            return self.robber_home[:2]
        if "/" in name:
            a, b = (np.array(lattice.corner_at(corner)) for corner in name.split("/"))
            at = (a + b) / 2
        elif name.count(",") == 2:
            at = lattice.corner_at(name)
        else:
            at = lattice.centre(*evening_script.hex_at(name))
        return float(at[0]), -float(at[1])

    def wanted(self, name, after):
        """The things at a place as (kind, worth, colour) -> count."""
        things = Counter()
        for (key, kind, colour), count in after.units.items():
            if key == name and kind == "army":
                things.update({(kind, worth, colour): n for worth, n in split(count, self.script.exchange).items()})
            elif key == name and count:
                things[kind, 1, colour] += count
        if name in after.sites:
            kind, colour = after.sites[name]
            things[kind, 1, colour] += 1
        if name in after.discs:
            things["harbour", after.discs[name], "none"] += 1
        if after.flooded and self.script.river and name == self.script.river[2]:
            things["flood", 1, "none"] += 1
        if name == (after.robber or "beside") and (self.robber or "risk" in self.script.books):
            things[ROBBER] += 1
        return things

    def change(self, name, after, rng):
        """Takes from a place what is not wanted there, or, if nothing is, sets down what is; points of all this changed."""
        have, points, self.moved = self.stock.setdefault(name, []), [], []
        standing, want = Counter(entry[0] for entry in have), self.wanted(name, after)
        for key in (standing - want).elements():
            entry = next(entry for entry in have if entry[0] == key)
            have.remove(entry)
            for thing in entry[2]:
                points += self.points(thing) if thing.type == "MESH" else []
                bpy.data.objects.remove(thing)
        for key in [] if standing - want else sorted((want - standing).elements(), key=str):
            slot, made = self.set_down(name, key, rng)
            have.append((key, slot, made))
            bpy.context.view_layer.update()
            for thing in made:
                points += self.points(thing) if thing.type == "MESH" else []
        return points + self.moved

    def steps(self, action):
        """The places of a reach in its order: first everything is taken away, then set down; one stop where both follow."""
        take, put = [], []
        for name in dict.fromkeys(action.places):
            standing, want = Counter(entry[0] for entry in self.stock.get(name, [])), self.wanted(name, action.after)
            take += [name] if standing - want else []
            put += [name] if want - standing else []
        return [(name, len(list(times))) for name, times in itertools.groupby(take + put)]

    def set_down(self, name, key, rng):
        kind, worth, colour = key
        if kind == "harbour":
            return None, self.lay_disc(name, worth)
        x, y = self.place(name)
        if key == ROBBER:
            made = board.pieces.robber(self.look["robber"])
            dx, dy = (0, 0) if name == "beside" else self.look["robber"]["off"]
            made.location = (x + dx, y - dy, board.TABLE_Z if name == "beside" else 0.002)
            return None, [made]
        turn, slot = rng.uniform(0, 2 * math.pi), None
        if "/" in name:
            a, b = (lattice.corner_at(corner) for corner in name.split("/"))
            turn = math.atan2(-(b[1] - a[1]), b[0] - a[0]) + rng.normal(0, self.look["skew"])
        elif name.count(",") == 1 and kind not in BUILDINGS:
            slot, dx, dy = self.free_slot(name, rng)
            x, y = x + dx, y + dy
        made = [self.thing(key, rng)]
        made[0].location = (x + rng.normal(0, self.look["stray"]), y + rng.normal(0, self.look["stray"]), 0.002)
        made[0].rotation_euler.z = turn
        if name.count(",") == 1 and kind in BUILDINGS:
            self.push_token(name)
        return slot, made

    def thing(self, key, rng):
        kind, worth, colour = key
        if (kind == "flood", colour) not in self.surfaces:
            self.surfaces[kind == "flood", colour] = odd_pieces.surface(self.script.maker, kind, colour, rng)
        return odd_pieces.piece(self.script.maker, kind, worth, colour, self.surfaces[kind == "flood", colour], rng)

    def free_slot(self, name, rng):
        """A place about the middle of a hex; the first, behind the token, is kept for a token that is pushed there."""
        water = self.script.hexes[name][0] in evening_script.WATER
        count, reach = (6, SEA_RING) if water else (SLOTS, RING)
        taken = {slot for _, slot, _ in self.stock[name] if slot is not None}
        free = [i for i in range(0 if water else 1, count) if i not in taken] or list(range(1, count))
        slot = int(rng.choice(free))
        angle = math.pi / 2 + 2 * math.pi * slot / count
        return slot, reach * math.cos(angle), reach * math.sin(angle)

    def push_token(self, name):
        """A building takes the middle of its hex; the token goes behind it."""
        if self.script.hexes[name][1] is None or name in self.pushed:
            return
        self.pushed.add(name)
        x, y = self.place(name)
        for thing in bpy.context.scene.objects:
            if thing.name.split(".")[0] in ("token", "number " + name, "pip", "bar") and math.hypot(thing.location.x - x, thing.location.y - y) < 0.4:
                self.moved += self.points(thing) if thing.type == "MESH" else []
                thing.location.y += PUSHED
                bpy.context.view_layer.update()
                self.moved += self.points(thing) if thing.type == "MESH" else []

    def act_show(self, number, player, action, rng):
        states, hands, truth = [], [], []
        for i, (kind, worth) in enumerate(action.shown):
            x, y = self.strip[self.shown]
            self.shown += 1
            colour = "none" if kind == "flood" else action.player
            made = self.thing((kind, worth, colour), rng)
            made.location, made.rotation_euler.z = (x, y, board.TABLE_Z), rng.uniform(-0.4, 0.4)
            bpy.context.view_layer.update()
            self.stage(states, hands, f"{number}_show_{i}", self.points(made), player, (x, y))
            foot = self.pixel((x, y, board.TABLE_Z))
            truth.append({"t": "show", "kind": kind, "worth": worth, "colour": colour, "px": foot})
        return {"states": states, "hands": hands, "truth": truth}

    def stage(self, states, hands, name, points, player, at):
        """One stop of the hand, if anything changes there that can be seen."""
        self.show([])
        state = self.layer(name, self.box(points), self.samples) if points else None
        if state:
            states.append(state)
            hands.append(self.over(player, *at))

    def act_reach(self, number, player, action, rng):
        states, hands = [], []
        for i, (name, times) in enumerate(self.steps(action)):
            points = [p for _ in range(times) for p in self.change(name, action.after, rng)]
            self.stage(states, hands, f"{number}_state_{i}", points, player, self.place(name))
        truth = self.truth_of(action)
        self.now = action.after
        return {"states": states, "hands": hands, "truth": truth}

    def truth_of(self, action):
        """What this reach changed, as the truth file has it."""
        lines, after, now = [], action.after, self.now
        for key in sorted(set(after.units) | set(now.units)):
            if after.units[key] != now.units[key]:
                name, kind, colour = key
                lines.append({"t": "units", "hex": name, "kind": kind, "colour": colour, "before": now.units[key], "after": after.units[key]})
        for name in sorted(set(after.sites) | set(now.sites)):
            was, is_now = now.sites.get(name), after.sites.get(name)
            at = name.split("/") if "/" in name else name
            if is_now and was != is_now:
                lines.append({"t": "build", "p": is_now[1], "kind": is_now[0], "at": at})
            elif was and not is_now:
                lines.append({"t": "gone", "p": was[1], "kind": was[0], "at": at})
        lines += [{"t": "disc", "hex": key, "kind": kind} for key, kind in after.discs.items() if key not in now.discs]
        if after.flooded != now.flooded:
            lines.append({"t": "flood", "hex": self.script.river[2], "on": after.flooded})
        if after.robber != now.robber:
            lines.append({"t": "robber", "p": action.player, "to": after.robber})
        for line in lines:
            at = line.get("hex") or line.get("to") or line["at"]
            x, y = self.place("/".join(at) if isinstance(at, list) else at)
            line["px"] = self.pixel((x, y, 0))
        return lines


def main():
    chosen = studio.options("make_evening.py")
    with open(chosen.game, encoding="utf-8") as game:
        with open(os.path.join(os.path.dirname(chosen.game), "film.look"), encoding="utf-8") as film:
            script = evening_script.read(game.read(), film.read())
    Evening(script, chosen).write()


if __name__ == "__main__":
    main()
