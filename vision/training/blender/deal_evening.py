"""Deals a random evening of a house-rule book: game.txt and film.look, as make_evening.py films them.

    python3 deal_evening.py risk|river|conquest|seafarers|throws OUT_DIR --seed N [--maker pantry]

The bundled evenings are one game each. What follows a film must follow any game, on any board, with any colours; so
measure it on these too. What stands where is as the books have it (marches to the next hex, settlements two corners
apart, walls about one's own buildings), but nobody pays: the scenario test would object to such a game.
`throws`: dice alone, of a colour and a size of their own, on any table in any light.
"""
import argparse
import os
import sys
from collections import Counter

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import numpy as np

import lattice
import tables
from common import book_boards
from common.book_boards import BASE_19, neighbours

SHOWN = {
    "risk": (("army 1 army 5 ship 1", "army 1", "army 1"), "risk-cubes-6"),
    "river": (("flood 1", "fort 1", ""), "own-forts-6"),
    "conquest": (("knight 1 ship 1 cargo 1", "cavalry 1 archer 1 wall 1", "galley 1 knight 1"), "conquest-figures-6"),
}
THROWS = 12
DICE = ("red", "yellow", "white", "black", "blue", "green", "orange", "beige")  # of looks.py, which needs Blender
PIECES = {"seafarers": "seafarers-6"}  # of books whose pieces nobody has to show
BOOKS = {"throws": "base", "seafarers": "base seafarers", "risk": "risk", "river": "great-river war", "conquest": "conquest"}
FULL = 9  # armies on a hex; from there on they would be changed for pieces of ten
CROWD = 4  # figures of Conquest on a hex


def name(key):
    return "%d,%d" % key


class Dealer:
    """What is common to the books: the lines so far, whose turn it is, buildings and roads on the lattice."""

    def __init__(self, rng, book):
        self.rng, self.lines = rng, ["scenario A dealt evening", f"books {BOOKS[book]}", "board none"]
        self.players = [str(c) for c in rng.choice(tables.PLAYERS, 3, replace=False, p=[0.2, 0.2, 0.2, 0.2, 0.1, 0.1])]
        self.corners, self.edges = {}, {}  # canonical name of a corner, edge -> the colour of what stands there

    def say(self, text):
        self.lines.append(text)

    def pick(self, items):
        items = sorted(items)
        return items[self.rng.integers(len(items))] if items else None

    def lay(self, hexes):
        for key, (terrain, number) in sorted(hexes.items(), key=lambda item: (item[0][1], item[0][0])):
            self.say(f"hex {name(key)} {terrain}" + (f" {number}" if number else ""))

    def seat(self, land):
        self.land, self.net = set(land), tables.Network(sorted(land))
        self.say("players " + " ".join(self.players))
        self.say("new")

    def roll(self, player, seven=False):
        while True:
            dice = self.rng.integers(1, 7, 2)
            if (sum(dice) == 7) == seven:
                return self.say(f"when {player} rolls {dice[0]} {dice[1]}")

    def ends(self, player):
        self.say(f"when {player} ends")

    def settle(self, player, among=None):
        """A settlement two corners from every building, or None where there is no room."""
        at = self.pick(c for c in among or self.net.corners if c not in self.corners and not self.net.neighbours(c) & set(self.corners))
        if at:
            self.corners[at] = player
            self.say(f"when {player} builds settlement {at}")
        return at

    def free_edges(self, at):
        return [edge for edge in self.net.touching[at] if edge not in self.edges]

    def pave(self, player, at=None):
        ends = [at] if at else [c for c, owner in self.corners.items() if owner == player] + [c for edge, owner in self.edges.items() if owner == player for c in edge]
        edge = self.pick({edge for end in ends for edge in self.free_edges(end)})
        if edge:
            self.edges[edge] = player
            self.say(f"when {player} builds road {'/'.join(edge)}")
        return edge

    def road_ends(self, player):
        return {c for edge, owner in self.edges.items() if owner == player for c in edge}


class Risk(Dealer):
    def deal(self):
        keys = book_boards.rows([6, 7, 8, 7, 6])
        main = book_boards.grown(self.rng, keys, self.pick(keys), 14)
        free = set(keys) - main - {n for key in main for n in neighbours(key)}
        island = book_boards.grown(self.rng, keys, self.pick(free), 4, main) if free else set()
        self.lay(lands(self.rng, keys, main | island, gold=1))
        self.seat(main | island)
        self.coast = {lattice.edge_name(*side) for side in lattice.coast(self.land)} & set(lattice.edges_of(set(keys) - self.land))
        self.armies = {}
        for player in self.players + self.players[::-1]:
            at = self.settle(player)
            self.pave(player, at)
            near = [key for key in self.land - set(self.armies) if at in corners_of(key)]
            self.recruit(player, self.pick(near) or self.pick(self.land - set(self.armies)), 1)
        for turn, key in enumerate(self.rng.permutation(sorted(self.land - set(self.armies)))):
            self.recruit(self.players[turn % 3], tuple(int(v) for v in key), 1)
        for turn in range(9):
            self.turn(self.players[turn % 3], turn)

    def recruit(self, player, key, count):
        self.armies[key] = (player, self.armies.get(key, (player, 0))[1] + count)
        self.say(f"when {player} places armies {name(key)} count {count}")

    def told(self, *keys):
        for key in keys:
            player, count = self.armies[key]
            self.say(f"then armies {name(key)} {player} {count}")

    def mine(self, player, least=1):
        return [key for key, (owner, count) in self.armies.items() if owner == player and count >= least]

    def turn(self, player, turn):
        seven = turn in (4, 8)
        self.roll(player, seven)
        if seven:
            self.say(f"when {player} sends robber to {name(self.pick(self.land))}")
            self.say("then robber there")
        fronts = [key for key in self.mine(player) if self.armies[key][1] < FULL - 4 and self.foes(player, key)]
        front = self.pick(fronts) or self.pick(self.mine(player))
        self.recruit(player, front, int(self.rng.integers(1, 5)))
        self.told(front)
        for _ in range(2):
            able = [key for key in self.mine(player, 2) if self.foes(player, key)]
            if able and self.rng.random() < 0.7:
                self.battle(player, self.pick(able))
        if self.rng.random() < 0.5:
            self.march(player)
        if self.rng.random() < 0.4:
            self.pave(player)
            self.say("then built")
        if self.rng.random() < 0.3:
            self.sail(player)
        self.ends(player)

    def foes(self, player, key):
        return [n for n in neighbours(key) if n in self.armies and self.armies[n][0] != player]

    def battle(self, player, start):
        end = self.pick(self.foes(player, start))
        attack, (foe, defend) = self.armies[start][1], self.armies[end]
        lost, beaten = int(self.rng.integers(0, max(1, attack // 2))), int(self.rng.integers(0, defend + 1))
        left = attack - lost
        if left < 2 or beaten < defend:
            if beaten >= defend:
                beaten = defend - 1
            if not lost and not beaten:
                lost = 1
            self.armies[start], self.armies[end] = (player, max(1, attack - lost)), (foe, defend - beaten)
        else:
            over = int(self.rng.integers(1, left))
            self.armies[start], self.armies[end] = (player, left - over), (player, over)
        self.say(f"when {player} battles {name(start)} {name(end)}")
        self.told(start, end)

    def march(self, player):
        ways = [(a, b) for a in self.mine(player, 2) for b in neighbours(a) if b in self.armies and self.armies[b][0] == player and self.armies[b][1] < FULL]
        if not ways:
            return
        a, b = self.pick(ways)
        count = int(self.rng.integers(1, min(self.armies[a][1], FULL + 1 - self.armies[b][1])))
        self.armies[a], self.armies[b] = (player, self.armies[a][1] - count), (player, self.armies[b][1] + count)
        self.say(f"when {player} moves army {name(a)} {name(b)} count {count}")
        self.told(a, b)

    def sail(self, player):
        edge = self.pick({e for c, owner in self.corners.items() if owner == player for e in self.free_edges(c)} & self.coast)
        if edge:
            self.edges[edge] = player
            self.say(f"when {player} builds ship {'/'.join(edge)}")
            self.say("then built")


class River(Dealer):
    def deal(self):
        self.net = tables.Network(BASE_19)
        self.hexes_at = Counter(c for key in BASE_19 for c in corners_of(key))
        x, y, plain, mouth = self.river()
        hexes, harbours = tables.random_hexes(self.rng), tables.random_harbours(self.rng)
        self.swap(hexes, {name(x): "mountains", name(y): "hills", name(plain): "fields"})  # RIVER-1
        self.lay({tuple(map(int, key.split(","))): what for key, what in hexes.items()})
        for side, kind in harbours.items():
            q, r, d = side.split(",")
            for end in lattice.edge_name(int(q), int(r), d):
                self.say(f"harbour {end} {kind}")
        self.say(f"river {name(x)} {name(y)} {name(plain)} {mouth}")
        robber = next(key for key, what in hexes.items() if what[0] == "desert")
        self.say(f"robber {robber}")
        self.seat(BASE_19)
        self.banks, self.forts = set(), set()
        for player in self.players + self.players[::-1]:
            self.pave(player, self.settle(player))
        self.banks = {tuple(sorted(corners_of(a) & corners_of(b))) for a, b in ((x, y), (y, plain))}
        flooded = False
        plan = ["bridge", "fort", "seven", "road", "weapon", "fort", "seven", "road", "settlement", "road"]
        for turn, what in enumerate(plan):
            player = self.players[turn % 3]
            self.roll(player, what == "seven")
            if what == "seven":
                flooded = not flooded
                self.say("then flooded " + ("yes" if flooded else "no"))
                robber = self.pick({name(key) for key in BASE_19 if key != plain} - {robber})
                self.say(f"when {player} sends robber to {robber}")
                self.say("then robber there")
            else:
                self.act(player, what)
            self.ends(player)

    def swap(self, hexes, wanted):
        """Gives each of these hexes a terrain by changing its tile for another."""
        for key, terrain in wanted.items():
            if hexes[key][0] != terrain:
                other = self.pick(o for o, what in hexes.items() if what[0] == terrain and o not in wanted)
                hexes[key], hexes[other] = hexes[other], hexes[key]

    def river(self):
        """A chain of three hexes and the corner where it leaves the last (RIVER-2)."""
        x, y, plain = (self.pick(BASE_19) for _ in range(3))
        apart = y in neighbours(x) and plain in neighbours(y) and plain != x and plain not in neighbours(x)
        mouths = {c for c in corners_of(plain) if self.hexes_at[c] == 1 and not (self.net.neighbours(c) & corners_of(y))}
        return (x, y, plain, self.pick(mouths)) if apart and mouths else self.river()

    def act(self, player, what):
        if what == "bridge" and (edge := self.pick(e for e in self.banks if e not in self.edges)):
            self.edges[edge] = player
            self.say(f"when {player} builds bridge {'/'.join(edge)}")
        elif what == "fort":
            at = self.pick(c for c, owner in self.corners.items() if owner == player and c not in self.forts)
            self.forts.add(at)
            self.say(f"when {player} builds fort {at}")
        elif what == "weapon":
            edge = self.pick(e for e, owner in self.edges.items() if owner != player and e not in self.banks)
            del self.edges[edge]
            self.say(f"when {player} attacks {'/'.join(edge)} weapons 1")
        elif what == "settlement" and self.settle(player, self.road_ends(player)):
            pass
        else:
            self.pave(player)

    def free_edges(self, at):
        return [edge for edge in super().free_edges(at) if edge not in self.banks]


class Conquest(Dealer):
    def deal(self):
        keys = book_boards.rows([6, 7, 8, 7, 6])
        first = book_boards.grown(self.rng, keys, self.pick(keys[:13]), 8)
        free = set(keys) - first - {n for key in first for n in neighbours(key)}
        second = book_boards.grown(self.rng, keys, self.pick(free), 7, first)
        hexes = lands(self.rng, keys, first | second, gold=1, shoals=1)
        self.lay(hexes)
        self.sea = {key for key, what in hexes.items() if what[0] in ("sea", "shoal")}
        coast = sorted(key for key in self.sea if set(neighbours(key)) & (first | second) and hexes[key][0] == "sea")
        for index, kind in zip(self.rng.permutation(len(coast)), ("3:1", "brick", "wool", "3:1", "grain")):
            self.say(f"port {name(coast[index])} {kind}")
        self.seat(first | second)
        self.units, self.owner, self.built = Counter(), {}, {}  # (hex, kind) -> count, hex -> colour, hex -> building
        for player in self.players:
            start = self.pick(key for key in self.land if key not in self.owner and set(neighbours(key)) & self.sea - set(self.owner))
            self.add(player, "ship", self.pick(set(neighbours(start)) & self.sea - set(self.owner)))
            self.add(player, "knight", start)
            self.found(player, start)
            self.say("then landed")
        for turn in range(12):
            player = self.players[turn % 3]
            self.roll(player)
            for act in self.rng.permutation([self.levy, self.levy, self.march, self.march, self.raise_up, self.sail, self.raid])[:3]:
                act(player)
                self.say("then done")
            self.ends(player)

    def count(self, key):
        return sum(n for (at, _), n in self.units.items() if at == key)

    def mine(self, player, kinds):
        return sorted((at, kind) for (at, kind), n in self.units.items() if n and kind in kinds and self.owner.get(at) == player)

    def add(self, player, kind, key):
        self.units[key, kind] += 1
        self.owner[key] = player
        self.say(f"when {player} builds {kind} {name(key)}")

    def found(self, player, key):
        self.built[key] = "settlement"
        self.say(f"when {player} builds settlement {name(key)}")

    def levy(self, player):
        at = self.pick(key for key in self.built if self.owner[key] == player and self.count(key) < CROWD)
        if at:
            self.add(player, str(self.rng.choice(("knight", "archer", "cavalry"))), at)

    def march(self, player):
        ways = [(a, kind, b) for a, kind in self.mine(player, ("knight", "archer", "cavalry")) for b in neighbours(a)
                if b in self.land and self.owner.get(b, player) == player and self.count(b) < CROWD]
        if ways:
            a, kind, b = self.pick(ways)
            self.moved(player, kind, a, b)
            if b not in self.built and not set(neighbours(b)) & set(self.built) and self.rng.random() < 0.6:
                self.found(player, b)

    def moved(self, player, kind, a, b):
        self.units[a, kind] -= 1
        self.units[b, kind] += 1
        self.owner[b] = player
        if not self.count(a) and a not in self.built:
            del self.owner[a]
        self.say(f"when {player} moves {kind} {name(a)} {name(b)}")

    def raise_up(self, player):
        """A city in place of a settlement, or a wall before a building."""
        at = self.pick(key for key in self.built if self.owner[key] == player)
        if self.built[at] == "settlement" and self.rng.random() < 0.5:
            self.built[at] = "city"
            return self.say(f"when {player} builds city {name(at)}")
        edge = self.pick({lattice.edge_name(*at, d) for d in lattice.EDGE_CORNERS} - set(self.edges))
        self.edges[edge] = player
        self.say(f"when {player} builds wall {'/'.join(edge)}")

    def sail(self, player):
        ships = ("ship", "galley", "cargo")
        ways = [(a, kind, b) for a, kind in self.mine(player, ships) for b in neighbours(a) if b in self.sea and b not in self.owner]
        ports = {n for key in self.built if self.owner[key] == player for n in neighbours(key) if n in self.sea and n not in self.owner}
        if ports and (not ways or self.rng.random() < 0.5):
            self.add(player, str(self.rng.choice(ships)), self.pick(ports))
        elif ways:
            a, kind, b = self.pick(ways)
            self.moved(player, kind, a, b)

    def raid(self, player):
        fights = [(a, b) for a, _ in self.mine(player, ("knight", "archer", "cavalry", "ship", "galley")) for b in neighbours(a) if self.owner.get(b, player) != player and self.count(b)]
        if not fights:
            return self.levy(player)
        a, b = self.pick(fights)
        kind = self.pick(kind for (at, kind), n in self.units.items() if at == b and n)
        self.units[b, kind] -= 1
        self.say(f"when {player} battles {name(a)} {name(b)}")
        self.say(f"then stands {self.owner[b]} {kind} {name(b)} {self.units[b, kind]}")
        if not self.count(b) and b not in self.built:
            del self.owner[b]


class Seafarers(Dealer):
    """Two lands, and ships that leave the coast: to edges that no land touches wherever there are such (SEA-2)."""

    def deal(self):
        keys = book_boards.rows([6, 7, 8, 7, 6])
        main = book_boards.grown(self.rng, keys, self.pick(keys), 11)
        free = set(keys) - main - {n for key in main for n in neighbours(key)}
        island = book_boards.grown(self.rng, keys, self.pick(free), 4, main)
        self.lay(lands(self.rng, keys, main | island, gold=1))
        self.seat(main | island)
        self.net = tables.Network(sorted(keys))
        self.at_sea = set(lattice.edges_of(set(keys) - self.land))
        self.open = self.at_sea - set(lattice.edges_of(self.land))
        shores = [c for key in sorted(self.land) for c in corners_of(key) if set(self.net.touching[c]) & self.at_sea]
        for player in self.players + self.players[::-1]:
            self.sail(player, self.settle(player, shores))
        for turn in range(14):
            player = self.players[turn % 3]
            self.roll(player)
            for _ in range(2):
                self.sail(player)
            self.ends(player)

    def sail(self, player, start=None):
        ends = [start] if start else self.road_ends(player)
        ways = {edge for end in ends for edge in self.free_edges(end)} & self.at_sea
        if edge := self.pick(ways & self.open or ways):
            self.edges[edge] = player
            self.say(f"when {player} builds ship {'/'.join(edge)}")
            self.say("then built")


class Throws(Dealer):
    """A base board on which nobody builds."""

    def deal(self):
        hexes = {tuple(map(int, key.split(","))): what for key, what in tables.random_hexes(self.rng).items()}
        self.lay(hexes)
        self.seat(hexes)
        for turn in range(THROWS):
            self.roll(self.players[turn % 3], seven=self.rng.random() < 1 / 6)

    def dice(self):
        """Statements of FILM.look: one set, or a die each of two."""
        first = str(self.rng.choice(DICE))
        second = first if self.rng.random() < 0.6 else str(self.rng.choice(DICE))
        return [f"dice {first} {second} {self.rng.uniform(11, 18):.1f}", "any look"]


def corners_of(key):
    return {lattice.corner_name(*key, c) for c in lattice.CORNERS}


def lands(rng, keys, land, gold=0, shoals=0):
    """{hex: (terrain, number)}: land of all kinds with a desert and so many of gold, and sea."""
    order = [sorted(land)[i] for i in rng.permutation(len(land))]
    hexes = {key: ("sea", None) for key in keys}
    for i, key in enumerate(order):
        terrain = "desert" if i == 0 else "gold" if i <= gold else book_boards.LAND[i % 5]
        hexes[key] = (terrain, None if i == 0 else int(rng.choice(book_boards.NUMBERS)))
    near = sorted(key for key in set(keys) - set(land) if set(neighbours(key)) & set(land))
    for i in rng.permutation(len(near))[:shoals]:
        hexes[near[i]] = ("shoal", int(rng.choice(book_boards.NUMBERS)))
    return hexes


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("book", choices=sorted(BOOKS))
    parser.add_argument("out")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--maker", default="pantry", help="see odd_pieces.py")
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    dealer = {"risk": Risk, "river": River, "conquest": Conquest, "seafarers": Seafarers, "throws": Throws}[chosen.book](rng, chosen.book)
    dealer.deal()
    shown, pieces = SHOWN.get(chosen.book, ((), PIECES.get(chosen.book, "base")))
    look = [f"seed {chosen.seed}", f"maker {chosen.maker}", f"pieces {pieces}", "exchange 6"]
    look += [f"show {player} {what}" for player, what in zip(dealer.players, shown) if what]
    look += dealer.dice() if chosen.book == "throws" else []
    os.makedirs(chosen.out, exist_ok=True)
    for file, lines in (("game.txt", dealer.lines), ("film.look", look)):
        with open(os.path.join(chosen.out, file), "w", encoding="utf-8") as text:
            text.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
