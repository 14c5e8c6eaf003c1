"""Renders the layers of a filmed game: states of the table, hands and dice. film.py makes the film of them.

    blender -b -P make_sample_game.py -- GAME.txt LAYERS_DIR [--samples N] [--size WxH] [--threads N]

See studio.py. A layer that exists is kept: start in an empty folder when the game or the look has changed.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import board
import game_script
import lattice
import looks
import studio

DICE_MIDDLE = (6.9, -2.6)  # world: beside the board


class SampleGame(studio.Studio):
    """The table of the first evening."""

    def __init__(self, script, chosen):
        desert = next(key for key, (terrain, _) in script.hexes.items() if terrain == "desert")
        table = {"hexes": script.hexes, "pieces": [], "robber": desert, "harbours": script.harbours, "dice": []}
        ring = [(5.55 * math.cos(a), 5.55 * math.sin(a), 0) for a in np.radians(np.arange(0, 360, 60))]
        super().__init__(script, looks.evening(script.seed), table, ring, DICE_MIDDLE, chosen)

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


def main():
    chosen = studio.options("make_sample_game.py")
    with open(chosen.game, encoding="utf-8") as text:
        script = game_script.read(text.read())
    game_script.check(script)
    SampleGame(script, chosen).write()


if __name__ == "__main__":
    main()
