"""Random table descriptions: boards as they look in the middle of some evening."""
import math


import lattice

TERRAIN_COUNT = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
TOKENS = (2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
HARBOURS = ("3:1",) * 4 + ("lumber", "wool", "grain", "brick", "ore")
# Of the 30 coastal edges in clockwise order these nine carry harbours, three and four edges apart.
HARBOUR_SLOTS = (0, 3, 7, 10, 13, 17, 20, 23, 27)
PLAYERS = ("red", "blue", "white", "orange", "green", "brown")


def random_hexes(rng):
    """The base counts in most cases; sometimes any terrains and numbers, as people mix boxes."""
    if rng.random() < 0.75:
        terrains = [t for t, n in TERRAIN_COUNT.items() for _ in range(n)]
        tokens = list(TOKENS)
    else:
        terrains = list(rng.choice([t for t in TERRAIN_COUNT if t != "desert"], 18)) + ["desert"]
        tokens = [int(t) for t in rng.choice(sorted(set(TOKENS)), 18)]
    rng.shuffle(terrains)
    rng.shuffle(tokens)
    hexes = {}
    for (q, r), terrain in zip(lattice.BASE_19, terrains):
        hexes[lattice.hex_name(q, r)] = [str(terrain), None if terrain == "desert" else int(tokens.pop())]
    return hexes


def random_harbours(rng):
    kinds = list(HARBOURS)
    rng.shuffle(kinds)
    sides = lattice.coast(lattice.BASE_19)
    shift = int(rng.integers(len(sides)))
    slots = [sides[(slot + shift) % len(sides)] for slot in HARBOUR_SLOTS]
    return {f"{q},{r},{d}": kind for (q, r, d), kind in zip(slots, kinds)}


class Network:
    """Corners and edges of the land, to grow plausible settlements and roads."""

    def __init__(self, hexes):
        self.corners = lattice.corners_of(hexes)
        self.edges = lattice.edges_of(hexes)
        self.touching = {c: [] for c in self.corners}
        for a, b in self.edges:
            self.touching[a].append((a, b))
            self.touching[b].append((a, b))

    def neighbours(self, corner):
        return {c for edge in self.touching[corner] for c in edge} - {corner}


def random_pieces(rng):
    """Two to four players, each with some buildings and roads that walk away from them."""
    if rng.random() < 0.08:
        return []
    net = Network(lattice.BASE_19)
    players = rng.choice(PLAYERS, int(rng.integers(2, 5)), replace=False, p=[0.22, 0.22, 0.22, 0.22, 0.06, 0.06])
    stage = rng.uniform(0, 1)
    buildings, roads, texts = set(), set(), []
    for player in players:
        for _ in range(int(rng.integers(1, 3 + round(3 * stage)))):
            free = [c for c in net.corners if c not in buildings and not net.neighbours(c) & buildings]
            if not free:
                break
            at = str(rng.choice(free))
            buildings.add(at)
            kind = "city" if rng.random() < 0.15 + 0.3 * stage else "settlement"
            texts.append(f"{player} {kind} {label_site(rng, net.corners[at])}")
            for _ in range(int(rng.integers(1, 3 + round(4 * stage)))):
                choice = [e for e in net.touching[at] if e not in roads]
                if not choice:
                    break
                edge = choice[rng.integers(len(choice))]
                roads.add(edge)
                texts.append(f"{player} road {label_site(rng, net.edges[edge])}")
                at = edge[0] if edge[1] == at else edge[1]
    return texts


def label_site(rng, names):
    q, r, direction = names[rng.integers(len(names))]
    return f"{q},{r},{direction}"


def random_dice(rng, colours, board_reach):
    """No dice, one or two beside the board, now and then on it. x, y in lattice units."""
    dice = []
    for _ in range(int(rng.choice([0, 1, 2, 2]))):
        reach, way = board_reach + rng.uniform(0.5, 1.2), rng.uniform(0, 2 * math.pi)
        if dice:  # the second one rolls near the first
            reach, way = reach * rng.uniform(0.95, 1.15), math.atan2(dice[0][3], dice[0][2]) + rng.uniform(0.12, 0.3)
        dice.append([str(rng.choice(colours)), int(rng.integers(1, 7)), reach * math.cos(way), reach * math.sin(way)])
    return dice


def random_table(rng, look):
    hexes = random_hexes(rng)
    desert = [k for k, (t, _) in hexes.items() if t == "desert"]
    robber = str(rng.choice(desert if rng.random() < 0.4 else list(hexes)))
    reach = 6.2 if look["board"] == "frame" else 5.6 if look["board"] == "loose with sea" else 4.8
    return {
        "hexes": hexes,
        "pieces": random_pieces(rng),
        "robber": robber if rng.random() < 0.9 else None,
        "harbours": random_harbours(rng) if look["board"] != "loose" or rng.random() < 0.5 else {},
        "dice": random_dice(rng, list(look["dice"]["rgb"]), reach),
    }
