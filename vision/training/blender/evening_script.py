"""The script of an evening of any book: a scenario, as the rules' own tests play it, and how it is filmed.

GAME.txt is a scenario (tests/support/scenario.h): the board, who plays, what happens ("when") and what must follow
("then"). Nothing is refereed here: the scenario test holds the game to the rules, "then" lines included, and this reader
takes them for stage directions: "then armies 0,0 red 2" after a battle says what is left on the table.
What happens in consecutive lines of one player, with nothing in between, is one reach of a hand.

FILM.look beside it says how it looks:

    seed 21                             which table, light and hands
    maker attic                         whose pieces, see odd_pieces.py
    pieces risk-cubes-6                 the piece set that the program is given
    show red army 1 army 5 ship 1       a hand sets these beside the board, before the game
    dice yellow red 14                  the colours of two dice and their size in mm, where not white and red
    any look                            any table, light, box and camera, where not those of the bundled evenings
    exchange 6                          from so many armies on a hex they are changed for pieces of 5 and 10
"""
from collections import Counter
from dataclasses import dataclass, field

import lattice

COLOURS = ("red", "blue", "white", "orange", "green", "brown")
UNITS = ("army", "knight", "archer", "cavalry", "galley", "cargo")
ON_EDGES = ("road", "wall", "bridge", "ship")
WATER = ("sea", "shoal")


class ScriptError(ValueError):
    """One sentence that names the line."""


@dataclass
class Action:
    """A roll or a reach. `places`: in this order the hand goes there; `after`: what the table shows then."""

    kind: str  # show, roll or reach
    player: str
    line: int
    lines: list = field(default_factory=list)  # in the game's own words
    places: list = field(default_factory=list)
    after: object = None
    dice: tuple = ()
    shown: list = field(default_factory=list)  # (kind, worth)


@dataclass
class Table:
    """What stands where. Sites in the referee's names, hexes "q,r"."""

    units: Counter = field(default_factory=Counter)  # (hex, kind, colour) -> count, armies by worth
    sites: dict = field(default_factory=dict)  # corner, edge or hex -> (kind, colour)
    discs: dict = field(default_factory=dict)  # hex -> harbour kind, of harbours laid in the game
    flooded: bool = False
    robber: str = ""

    def copy(self):
        return Table(Counter(self.units), dict(self.sites), dict(self.discs), self.flooded, self.robber)


@dataclass
class Script:
    seed: int = 0
    maker: str = ""
    pieces: str = ""
    exchange: int = 6
    throwing: tuple = ()  # the colours of the two dice and their size in mm
    any_look: bool = False
    books: list = field(default_factory=list)
    hexes: dict = field(default_factory=dict)
    corners: dict = field(default_factory=dict)  # corner -> kind of its harbour
    harbours: dict = field(default_factory=dict)  # of a printed coast: "q,r,NE" -> kind
    ports: dict = field(default_factory=dict)
    river: tuple = ()
    players: list = field(default_factory=list)
    actions: list = field(default_factory=list)
    start: Table = field(default_factory=Table)


def read(game, film):
    script = Script()
    for number, line in enumerate(film.splitlines(), 1):
        take(line, number, lambda words: read_film(script, words, number))
    table, settled, reach, closed = script.start.copy(), Counter(), None, True
    for number, line in enumerate(game.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words or words[0] == "then":
            if words:
                take(line, number, lambda words: direct(script, words[1:], reach, table))
            if reach:
                reach.after = table.copy()
            closed = True
            continue
        if words[0] != "when":
            take(line, number, lambda words: read_head(script, words))
            table, reach = script.start.copy(), None
            continue
        reach = take(line, number, lambda words: play(script, table, settled, words[1:], number, None if closed else reach))
        closed = reach is None
        if reach:
            reach.after = table.copy()
    printed(script)
    script.actions = [a for a in script.actions if a.kind != "reach" or a.places]
    return script


def take(line, number, reader):
    words = line.split("#")[0].split()
    if not words:
        return None
    try:
        return reader(words)
    except (ValueError, IndexError, KeyError) as error:
        raise ScriptError(f"line {number}: cannot read '{line.strip()}' ({error})") from error


def read_film(script, words, number):
    match words[0]:
        case "seed" | "exchange":
            setattr(script, words[0], int(words[1]))
        case "dice":
            script.throwing = (words[1], words[2], float(words[3]))
        case "any":
            script.any_look = True
        case "maker" | "pieces":
            setattr(script, words[0], words[1])
        case "show":
            shown = [(words[i], int(words[i + 1])) for i in range(2, len(words), 2)]
            script.actions.append(Action("show", words[1], number, shown=shown))
        case _:
            raise ValueError(f"no statement '{words[0]}'")


def read_head(script, words):
    match words[0]:
        case "books":
            script.books = words[1:]
        case "players":
            script.players = words[1:]
        case "hex":
            script.hexes[words[1]] = [words[2], int(words[3]) if len(words) > 3 else None]
        case "harbour":
            script.corners[words[1]] = words[2]
        case "port":
            script.ports[words[1]] = words[2]
        case "river":
            script.river = tuple(words[1:])
        case "robber":
            script.start.robber = words[1]
        case "scenario" | "clause" | "option" | "new" | "board":
            pass
        case _:
            raise ValueError(f"no statement '{words[0]}'")


def printed(script):
    """A scenario names a harbour by its two corners; the print has it on the coastal edge between them."""
    land = [hex_at(key) for key, (terrain, _) in script.hexes.items() if terrain not in WATER]
    for side in lattice.coast(land):
        kinds = {script.corners.get(end) for end in lattice.edge_name(*side)}
        if len(kinds) == 1 and None not in kinds:
            script.harbours["%d,%d,%s" % side] = kinds.pop()


def hex_at(name):
    return tuple(map(int, name.split(",")))


def site(word, kind):
    """A corner or an edge by the referee's name, whichever way the script writes it: "0,0,NE" or "0,0,S/0,1,N"."""
    if "/" in word:
        return "/".join(sorted(word.split("/")))
    q, r, d = word.split(",")
    if kind in ON_EDGES:
        return "/".join(lattice.edge_name(int(q), int(r), d))
    return lattice.corner_name(int(q), int(r), d)


def place_of(word, kind):
    return word if word.count(",") == 1 else site(word, kind)


def play(script, table, settled, words, number, reach):
    """Applies an event; the reach it belongs to, or None if it shows nothing."""
    player, verb = words[0], words[1]
    if verb == "rolls":
        script.actions.append(Action("roll", player, number, [" ".join(words)], dice=(int(words[2]), int(words[3]))))
        # What follows from a roll (a flood) is done by a hand of its own.
        reach = Action("reach", player, number)
        script.actions.append(reach)
        return reach
    if verb not in PLAYED:
        return None
    if not reach or reach.player != player:
        reach = Action("reach", player, number)
        script.actions.append(reach)
    reach.lines.append(" ".join(words))
    reach.places += PLAYED[verb](script, table, settled, words)
    return reach


def builds(script, table, settled, words):
    player, _, kind, where = words[:4]
    at = place_of(where, kind)
    if kind in UNITS or (kind == "ship" and at.count(",") == 1):
        table.units[at, kind, player] += 1
        return [at]
    if kind == "settlement":
        settled[player] += 1
        if "risk" in script.books and settled[player] == 2:
            kind = "city"  # RISK-5
    table.sites[at] = (kind, player)
    return [at]


def places(script, table, settled, words):
    player = words[0]
    if words[2] == "harbour":
        table.discs[words[6]] = words[3]
        return [words[6]]
    table.units[words[3], "army", player] += int(words[5])
    return [words[3]]


def battles(script, table, settled, words):
    return [words[3], words[2]] if words[2] != words[3] else [words[2]]


def moves(script, table, settled, words):
    player, _, kind, start, end = words[:5]
    start, end = place_of(start, kind), place_of(end, kind)
    if start.count(",") > 1:
        table.sites[end] = table.sites.pop(start)
        return [start, end]
    count = int(words[6]) if len(words) > 6 else 1
    table.units[start, kind, player] -= count
    table.units[end, kind, player] += count
    return [start, end]


def attacks(script, table, settled, words):
    target = site(words[2], "road") if "/" in words[2] else words[2]
    del table.sites[target]
    return [target]


def sends(script, table, settled, words):
    start, table.robber = table.robber, words[4]
    return [start or "beside", words[4]]


def breaches(script, table, settled, words):
    return [site(words[2], "wall")]


PLAYED = {
    "builds": builds,
    "places": places,
    "battles": battles,
    "moves": moves,
    "attacks": attacks,
    "sends": sends,
    "breaches": breaches,
}


def direct(script, words, reach, table):
    """A "then" line that says what the table shows; the others are the referee's business."""
    match words[0]:
        case "armies":
            for colour in COLOURS:
                table.units[words[1], "army", colour] = int(words[3]) if colour == words[2] else 0
            note(reach, words[1])
        case "stands":
            table.units[words[3], words[2], words[1]] = int(words[4])
            note(reach, words[3])
        case "building":
            table.sites.pop(words[1], None)
            if words[2] != "nobody":
                table.sites[words[1]] = (words[3], words[2])
            note(reach, words[1])
        case "breached":
            table.sites.pop(site(words[1], "wall"), None)
        case "flooded":
            if table.flooded != (words[1] == "yes"):
                table.flooded = words[1] == "yes"
                reach.places.append(script.river[2])


def note(reach, place):
    if reach and place not in reach.places:
        reach.places.append(place)
