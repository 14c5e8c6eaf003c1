"""The script of a filmed game: read from text, refereed to the last card, so that no film shows an illegal game.

A script has one statement a line, `#` begins a comment, sites carry the referee's names:

    seed 7                              which table, light and hands the film shows
    hex 0,-2 forest 11                  a land tile (the desert has no number)
    harbour 0,-2,NW 3:1                 a coastal edge by hex and direction, and its kind
    player red                          in turn order
    build red settlement 0,0,N          in the set-up: settlement and road by turns, then in reverse order
    build red road 0,0,N 1,-1,S
    roll red 3 4                        begins the player's turn
    robber red 1,0 blue ore             after a 7: to this hex, stealing this card (both left out: nobody to rob)

Clauses: BASE-10 (set-up), 12, 13 (production), 14, 16 (seven, robber), 20 to 24 (building). No trades, no cards.
"""
from dataclasses import dataclass, field

import lattice

RESOURCE = {"forest": "lumber", "pasture": "wool", "fields": "grain", "hills": "brick", "mountains": "ore"}
COST = {
    "road": {"brick": 1, "lumber": 1},
    "settlement": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    "city": {"grain": 2, "ore": 3},
}
STOCK = {"road": 15, "settlement": 5, "city": 4}
BANK = 19


class ScriptError(ValueError):
    """One sentence that names the line."""


@dataclass
class Action:
    kind: str  # build, roll or robber
    player: str
    line: int
    piece: str = ""
    at: object = ""  # corner name, pair of corner names or hex name
    dice: tuple = ()
    victim: str = ""
    resource: str = ""


@dataclass
class Script:
    seed: int = 0
    hexes: dict = field(default_factory=dict)
    harbours: dict = field(default_factory=dict)
    players: list = field(default_factory=list)
    actions: list = field(default_factory=list)


def read(text):
    script = Script()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            try:
                read_statement(script, words, number)
            except (ValueError, IndexError, KeyError) as error:
                raise ScriptError(f"line {number}: cannot read '{line.strip()}' ({error})") from error
    return script


def read_statement(script, words, number):
    match words[0]:
        case "seed":
            script.seed = int(words[1])
        case "hex":
            script.hexes[words[1]] = [words[2], int(words[3]) if len(words) > 3 else None]
        case "harbour":
            script.harbours[words[1]] = words[2]
        case "player":
            script.players.append(words[1])
        case "build":
            at = tuple(sorted(words[3:5])) if words[2] == "road" else words[3]
            script.actions.append(Action("build", words[1], number, words[2], at))
        case "roll":
            script.actions.append(Action("roll", words[1], number, dice=(int(words[2]), int(words[3]))))
        case "robber":
            victim, resource = words[3:5] if len(words) > 3 else ("", "")
            script.actions.append(Action("robber", words[1], number, at=words[2], victim=victim, resource=resource))
        case _:
            raise ValueError(f"no statement '{words[0]}'")


class Table:
    """The game as far as it has been played. `play` applies an action or raises ScriptError."""

    def __init__(self, script):
        self.script = script
        hexes = [tuple(map(int, key.split(","))) for key in script.hexes]
        self.corners, self.edges = lattice.corners_of(hexes), lattice.edges_of(hexes)
        self.buildings, self.roads = {}, {}
        self.hands = {p: dict.fromkeys(RESOURCE.values(), 0) for p in script.players}
        self.robber = next(key for key, (terrain, _) in script.hexes.items() if terrain == "desert")
        order = script.players + script.players[::-1]
        self.setup = [(p, kind) for p in order for kind in ("settlement", "road")]
        self.setup_length = len(self.setup)
        self.last_settled, self.turn, self.robber_due = None, -1, False

    def play(self, action):
        getattr(self, "play_" + action.kind)(action)

    def need(self, condition, action, sentence):
        if not condition:
            raise ScriptError(f"line {action.line}: {sentence}")

    def player_to_move(self):
        return self.script.players[self.turn % len(self.script.players)]

    def play_build(self, action):
        if self.setup:
            self.play_setup(action)
            return
        self.need(self.turn >= 0 and action.player == self.player_to_move(), action, "it is another player's turn")
        self.need(not self.robber_due, action, "the robber must move first (BASE-14)")
        hand = self.hands[action.player]
        self.need(
            all(hand[r] >= n for r, n in COST[action.piece].items()),
            action,
            f"{action.player} cannot pay, has {hand} (BASE-20)",
        )
        own = [a for a in self.pieces_of(action.player) if a == action.piece]
        self.need(len(own) < STOCK[action.piece], action, "no such piece is left (BASE-24)")
        if action.piece == "road":
            self.need(any(self.joins(action.player, c) for c in action.at), action, "the road joins nothing (BASE-21)")
            self.put_road(action)
        elif action.piece == "settlement":
            self.need(
                any(action.at in edge and owner == action.player for edge, owner in self.roads.items()),
                action,
                "no own road leads there (BASE-22)",
            )
            self.put_settlement(action)
        else:
            self.need(
                self.buildings.get(action.at) == (action.player, "settlement"),
                action,
                "no own settlement there (BASE-23)",
            )
            self.buildings[action.at] = (action.player, "city")
        for resource, n in COST[action.piece].items():
            hand[resource] -= n

    def play_setup(self, action):
        self.need((action.player, action.piece) == self.setup[0], action, f"set-up expects {self.setup[0]} (BASE-10)")
        del self.setup[0]
        if action.piece == "road":
            self.need(
                self.last_settled in action.at, action, "the road does not adjoin the settlement just placed (BASE-10)"
            )
            self.put_road(action)
            return
        self.put_settlement(action)
        self.last_settled = action.at
        if len(self.setup) < self.setup_length // 2:
            for resource in self.resources_at(action.at):
                self.hands[action.player][resource] += 1

    def put_road(self, action):
        self.need(action.at in self.edges and action.at not in self.roads, action, "no free edge of the land (BASE-21)")
        self.roads[action.at] = action.player

    def put_settlement(self, action):
        self.need(
            action.at in self.corners and action.at not in self.buildings,
            action,
            "no free corner of the land (BASE-22)",
        )
        near = {c for edge in self.edges if action.at in edge for c in edge}
        self.need(not near & set(self.buildings), action, "a building stands on an adjacent corner (BASE-22)")
        self.buildings[action.at] = (action.player, "settlement")

    def joins(self, player, corner):
        owner = self.buildings.get(corner, (None,))[0]
        return owner == player or owner is None and any(corner in e and p == player for e, p in self.roads.items())

    def pieces_of(self, player):
        return [kind for p, kind in self.buildings.values() if p == player] + [
            "road" for p in self.roads.values() if p == player
        ]

    def resources_at(self, corner):
        for q, r, _ in self.corners[corner]:
            terrain = self.script.hexes[lattice.hex_name(q, r)][0]
            if terrain in RESOURCE:
                yield RESOURCE[terrain]

    def play_roll(self, action):
        self.need(not self.setup and not self.robber_due, action, "the roll comes too early")
        self.turn += 1
        self.need(action.player == self.player_to_move(), action, "it is another player's turn")
        if sum(action.dice) == 7:
            self.need(
                all(sum(h.values()) <= 7 for h in self.hands.values()),
                action,
                "somebody would have to discard (BASE-14)",
            )
            self.robber_due = True
            return
        for corner, (player, kind) in self.buildings.items():
            for q, r, _ in self.corners[corner]:
                key = lattice.hex_name(q, r)
                terrain, token = self.script.hexes[key]
                if token == sum(action.dice) and key != self.robber:
                    self.hands[player][RESOURCE[terrain]] += 2 if kind == "city" else 1
        held = {r: sum(h[r] for h in self.hands.values()) for r in RESOURCE.values()}
        self.need(max(held.values()) <= BANK, action, "the bank is empty (BASE-13)")

    def play_robber(self, action):
        self.need(self.robber_due and action.player == self.player_to_move(), action, "no 7 was rolled (BASE-14)")
        self.need(
            action.at in self.script.hexes and action.at != self.robber,
            action,
            "the robber must move to another land hex (BASE-14)",
        )
        q, r = map(int, action.at.split(","))
        around = {lattice.corner_name(q, r, c) for c in lattice.CORNERS}
        victims = {
            p
            for c, (p, _) in self.buildings.items()
            if c in around and p != action.player and sum(self.hands[p].values())
        }
        self.need(
            (action.victim in victims) if victims else not action.victim,
            action,
            f"the victims there are {sorted(victims)} (BASE-14)",
        )
        if action.victim:
            self.need(self.hands[action.victim][action.resource] > 0, action, "the victim has no such card")
            self.hands[action.victim][action.resource] -= 1
            self.hands[action.player][action.resource] += 1
        self.robber, self.robber_due = action.at, False


def check(script):
    """Plays the whole script; the table after the last action."""
    table = Table(script)
    for action in script.actions:
        table.play(action)
    return table
