"""Measures whole boards: are they found, with the right lands, and what is reported of their tiles.

    python3 -m tables.measure_boards HEXWARDEN DIR [DIR ...] [--list] [--layout NAME]

Counted by folder: boards whose land hexes are exactly the label's (right), refused, and reported otherwise (wrong: a hex too many, one
too few inside the picture, another shape). Of the right ones: terrains, tokens; and of the water beside the land that is seen as
tiles, how much is reported as water, shoals as shoals, and what is reported as water and is none.
"""
import argparse
import collections
import glob
import json
import os
import subprocess

import numpy as np

from common import geometry as g


def hexes_of(answer, table):
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
    read = hexes_of(answer, table)
    land = set(table.land())
    read_land = {key for key, h in read.items() if h['terrain'] not in ('sea', 'shoal')}
    missing = {key for key in land - read_land if in_view(table, key)}
    if missing or read_land - land:
        tally['wrong'] += 1
        return 'wrong: %s, %d missing, %d too many of %d' % (answer['layout'], len(missing), len(read_land - land), len(land))
    tally['right'] += 1
    for key, (terrain, number) in table.hexes.items():
        if key in land and in_view(table, key):
            tally['tiles'] += 1
            tally['terrains right'] += read[key]['terrain'] == terrain
            tally['tokens right'] += (read[key]['token'] or None) == number
        elif key not in land and in_view(table, key):
            tally[terrain] += 1
            tally[terrain + ' read'] += key in read and read[key]['terrain'] == terrain and (read[key]['token'] or None) == number
    tally['water that is none'] += sum(key not in table.hexes for key in set(read) - read_land)
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
