"""Measures pieces that were shown once: `hexwarden teach` and then `hexwarden scan` on the evenings of things/evenings.py.

    python3 -m things.measure_shown HEXWARDEN DIR [DIR ...] [--without]

Counted are the pictures in which nothing was shown. A hex is right if kinds, colours and counts of all that stands on it are reported. `--without`: by the piece
set alone, as before anything was shown.
"""
import collections
import glob
import json
import os
import subprocess
import tempfile

import numpy as np

from common import geometry as g
from things.measured import by_set

VISIBLE = .4            # things that are less visible are not counted
ON_SITES = ('castle', 'fort', 'wall')


def expected(table, kinds):
    """By hex: Counter of (kind, colour) by worth; and the set of (kind, colour, site's point) of what stands on corners and edges."""
    hexes, sites, unclear = collections.defaultdict(collections.Counter), [], set()
    for thing in table.extra['shapes']:
        if thing['shape'] not in kinds:
            continue
        kind, worth = kinds[thing['shape']]
        key = g.hex_at(g.project(np.linalg.inv(table.image_from_lattice), np.array(thing['at'])))
        if thing['visible'] < VISIBLE:
            unclear.add(key)
        if kind == 'galley' and thing['site'].count(',') == 2:      # at a coast, as a ship of the base game: no game has it there
            unclear.add(key)
        elif kind in ON_SITES or kind == 'ship' and thing['site'].count(',') == 2:
            sites.append((kind, thing['colour'], np.array(thing['at']), thing['visible']))
        else:
            hexes[key][kind, 'none' if kind == 'flood' else thing['colour']] += worth
    return hexes, sites, unclear


def run(command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


def measure(hexwarden, path, without, tally):
    folder = os.path.dirname(path)
    with open(path) as file:
        evening = json.load(file)
    with open(os.path.join(folder, 'shown.jsonl')) as file:
        shown_in = {json.loads(line)['photo'] for line in file}
    photos = [p for p in sorted(glob.glob(os.path.join(folder, '*.jpg'))) if os.path.basename(p) not in shown_in]
    with tempfile.TemporaryDirectory() as scratch:
        profile = []
        if not without:
            profile = ['--profile', os.path.join(scratch, 'profile')]
            all_photos = [os.path.join(folder, name) for name in sorted(shown_in)]
            taught = run([hexwarden, 'teach', *all_photos, '--shown', os.path.join(folder, 'shown.jsonl'), '--pieces', evening['pieces'], *profile])
            tally['evenings'] += 1
            if taught.returncode:
                tally['not taught'] += 1
                print(folder, taught.stderr.strip())
                return
        for answer in map(json.loads, run([hexwarden, 'scan', '--json', '--pieces', evening['pieces'], *profile, *photos]).stdout.splitlines()):
            tally['pictures'] += 1
            if not answer['board']:
                tally['refused'] += 1
                continue
            score(answer, g.read_table(answer['photo'][:-4] + '.json'), evening['kinds'], tally)


def score(answer, table, kinds, tally):
    hexes, sites, unclear = expected(table, kinds)
    inverse = np.linalg.inv(table.image_from_lattice)
    reported, strange = collections.defaultdict(collections.Counter), set()
    for unit in answer['units']:
        key = g.hex_at(g.project(inverse, np.array(unit['at'])))
        if unit['kind'] == 'unknown':
            strange.add(key)
        else:
            reported[key][unit['kind'], unit.get('colour', 'none')] += unit.get('count', 1)
    inside = lambda key: (g.project(table.image_from_lattice, g.hex_corners(*key)) > 0).all() and (g.project(table.image_from_lattice, g.hex_corners(*key)) < table.size).all()
    for key in set(hexes) | set(reported):
        if key in unclear or not inside(key):
            continue
        if hexes[key]:
            tally['hexes'] += 1
            tally['exact'] += hexes[key] == reported[key]
            tally['counted'] += sum(hexes[key].values()) == sum(reported[key].values())
            tally['kinds right'] += {k for k, _ in hexes[key]} == {k for k, _ in reported[key]}
            tally['with a stranger'] += key in strange
        else:
            tally['reported where nothing is'] += 1
    for kind, colour, at, visible in sites:
        if visible < VISIBLE:
            continue
        side = g.side_px_at(table.image_from_lattice, g.project(inverse, at))
        near = [p for p in answer['pieces'] if np.linalg.norm(np.array(p['at']) - at) < .45 * side and p['kind'] == kind]
        tally['on sites'] += 1
        tally['on sites reported'] += any(p['colour'] == colour for p in near)


if __name__ == '__main__':
    by_set(__doc__, 'without', 'evening_*/evening.json', measure)
