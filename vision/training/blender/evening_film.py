"""Puts the layers of make_evening.py together: the film, its truth, the list of shown pieces and a poster.

    python3 evening_film.py GAME.txt LAYERS_DIR OUT_DIR [--crf N]

Beside game.mp4, truth.jsonl and poster.jpg as film.py writes them: shown.jsonl, as `hexwarden teach` and `watch --shown` take it.
"""
import json
import os

import evening_script
import film
import lattice

LOOK_MS = 500  # after the hand has left: when a shown piece is pointed at


class EveningFilm(film.Film):
    def play_show(self, action, entry):
        self.reach(entry)
        at_ms = self.now_ms()
        for one in entry["truth"]:
            self.note(at_ms, **one)

    def play_reach(self, action, entry):
        self.reach(entry)
        for one in entry["truth"]:
            self.note(self.now_ms(), **one)
        for line in action.lines:
            self.note(self.now_ms(), t="event", line=line)

    def reach(self, entry):
        if not entry["states"]:
            return
        states, table = [], self.table
        for layer in entry["states"]:
            table = film.patch(table, self.folder, layer)
            states.append(table)
        self.hands(entry, states)

    def play(self, action, entry):
        getattr(self, "play_" + action.kind)(action, entry)
        if entry["states"]:
            self.rest(film.REST)


def board_line(script, layers):
    """The empty board as `scan` would answer."""
    at = film.Lattice(layers["lattice_to_image"])
    ports = [{"hex": key, "kind": kind, "at": at(lattice.centre(*evening_script.hex_at(key)))} for key, kind in script.ports.items()]
    return film.board_start(script.hexes, script.harbours, layers) | {
        "ports": ports,
        "river": list(script.river),
        "robber": script.start.robber or None,
        "players": script.players,
        "books": script.books,
        "pieces": script.pieces,
    }


def main():
    chosen = film.options("evening_film.py")
    with open(chosen.game, encoding="utf-8") as game:
        with open(os.path.join(os.path.dirname(chosen.game), "film.look"), encoding="utf-8") as look:
            script = evening_script.read(game.read(), look.read())
    made = EveningFilm(*film.opened(chosen, script))
    made.make()
    film.write_truth(chosen.out, made, board_line(script, made.layers))
    with open(os.path.join(chosen.out, "shown.jsonl"), "w", encoding="utf-8") as out:
        for event in made.events:
            if event["t"] == "show":
                shown = {"at_ms": event["at_ms"] + LOOK_MS, "at": event["px"]}
                out.write(json.dumps(shown | {key: event[key] for key in ("kind", "worth", "colour")}) + "\n")


if __name__ == "__main__":
    main()
