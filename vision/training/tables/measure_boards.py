"""Measures whole boards: are they found, with the right lands, and what is told of their tiles.

    python3 -m tables.measure_boards HEXWARDEN DIR [DIR ...] [--list] [--layout NAME]

Counted by folder: boards whose land hexes are exactly the label's (right), refused, and told otherwise (wrong: a hex too many, one
too few inside the picture, another shape). Of the right ones: terrains, tokens; and of the water beside the land that is seen as
tiles, how much is told as water, shoals as shoals, and what is told as water and is none.
"""
import argparse
import collections
import glob
import json
import os
import subprocess

import numpy as np

from common import geometry as g


def told_hexes(answer, table):
    """The answer's hexes by the label's names."""
    inverse = np.linalg.inv(table.image_from_lattice)
    return {g.hex_at(g.project(inverse, np.array(h['at']))): h for h in answer['hexes']}


def in_view(table, key):
    at = g.project(table.image_from_lattice, g.hex_centre(*key))
    return (at > 0).all() and (at < np.array(table.size)).all()


def score(answer, table, tally):
    """What became of one board, as a sentence."""
    tally['boards'] += 1
    if not answer['board']:
        tally['refused'] += 1
        return 'refused: ' + answer['reason']
    told = told_hexes(answer, table)
    land = set(table.land())
    told_land = {key for key, h in told.items() if h['terrain'] not in ('sea', 'shoal')}
    missing = {key for key in land - told_land if in_view(table, key)}
    if missing or told_land - land:
        tally['wrong'] += 1
        return 'wrong: %s, %d missing, %d too many of %d' % (answer['layout'], len(missing), len(told_land - land), len(land))
    tally['right'] += 1
    for key, (terrain, number) in table.hexes.items():
        if key in land and in_view(table, key):
            tally['tiles'] += 1
            tally['terrains right'] += told[key]['terrain'] == terrain
            tally['tokens right'] += (told[key]['token'] or None) == number
        elif key not in land and in_view(table, key):
            tally[terrain] += 1
            tally[terrain + ' told'] += key in told and told[key]['terrain'] == terrain and (told[key]['token'] or None) == number
    tally['water that is none'] += sum(key not in table.hexes for key in set(told) - told_land)
    return 'right'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('hexwarden')
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--layout', default='auto')
    options = parser.parse_args()
    for folder in options.folders:
        photos = sorted(p for p in glob.glob(os.path.join(folder, '*.jpg')) if os.path.exists(p[:-4] + '.json'))
        done = subprocess.run([options.hexwarden, 'scan', '--json', '--layout', options.layout, *photos], capture_output=True, text=True, check=False)
        tally = collections.Counter()
        for answer in map(json.loads, done.stdout.splitlines()):
            became = score(answer, g.read_table(answer['photo'][:-4] + '.json'), tally)
            if options.list:
                print(os.path.basename(answer['photo']), became)
        print(folder, ', '.join('%s %d' % item for item in tally.items()))


if __name__ == '__main__':
    main()
