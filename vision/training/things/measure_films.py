"""Measures how films of pieces that were shown once are followed: `hexwarden watch --shown` on the films of things/films.py.

    python3 -m things.measure_films HEXWARDEN DIR [DIR ...] [--worst]

Of each quiet state every site on which something stands or is reported to stand is right if kinds, colours and counts are. A change of a reach is right if what stands
there after it is reported within its state, wrong if something else is, and missed if nothing is. Sites with a piece that is hidden for the most part are asked of nobody.
`--worst` prints what was reported otherwise.
"""
import collections
import json
import os
import subprocess

import numpy as np

from common import geometry as g
from things.measured import by_set


def point_of(site):
    """Where a site lies on its lattice: a hex 'q,r', a corner 'q,r,N', an edge 'edge q,r,NE' or by its two corners, in a list or as 'a/b'."""
    if isinstance(site, list):
        return 'edge', np.mean([point_of(corner)[1] for corner in site], 0)
    if '/' in site:
        return 'edge', np.mean([point_of(corner)[1] for corner in site.split('/')], 0)
    edge, words = site.startswith('edge'), site.split()[-1].split(',')
    key = int(words[0]), int(words[1])
    if edge:
        return 'edge', np.mean(g.edge_ends(*key, words[2]), 0)
    if len(words) == 2:
        return 'hex', np.array(g.hex_centre(*key))
    return 'corner', np.array(g.corner_point(*key, words[2]))


def named(what, point):
    """One name for a site, however it was named."""
    if what == 'hex':
        return what, *g.hex_at(point)
    return what, *g.corner_key(point if what == 'corner' else point * 2)


def namer(truth, board):
    """Names the sites of a board by where they lie on the truth's lattice: 0,0 may lie elsewhere on a board that was read."""
    to_image = [np.array(one['lattice_to_image']).reshape(3, 3) for one in (truth, board)]
    across = np.linalg.inv(to_image[0]) @ to_image[1]

    def site(name):
        what, point = point_of(name)
        return named(what, g.project(across, point))
    return site


class Watched:
    """What `watch` said, line by line, in the truth's lattice."""

    def __init__(self, text, truth):
        self.changes, self.doubts, self.board = [], [], None
        for line in map(json.loads, text.splitlines()):
            if line['t'] == 'board':
                self.board = line
        if not self.board:
            return
        site = namer(truth, self.board)
        for line in map(json.loads, text.splitlines()):
            if line['t'] == 'units':
                self.changes.append((line['at_ms'], site(line['hex']), line['kind'] + ' ' + line['colour'], line['after']))
            elif line['t'] == 'change' and not (line['after'] or line['before'] or {}).get('kind') == 'robber':
                for end, count in (('before', 0), ('after', 1)):
                    if line[end]:
                        self.changes.append((line['at_ms'], site(line['site']), line[end]['kind'] + ' ' + line[end].get('colour', 'none'), count))
            elif line['t'] == 'doubt':
                self.doubts.append(line)
        self.changes.sort(key=lambda c: c[0])


def measure(hexwarden, path, worst, tally):
    stem = path[:-len('.json')]
    with open(path) as file:
        truth = json.load(file)
    tally['films'] += 1
    answer = subprocess.run([hexwarden, 'watch', stem + '.mp4', '--json', '--shown', stem + '.jsonl', '--pieces', truth['pieces']], capture_output=True, text=True, check=False)
    watched = Watched(answer.stdout, truth)
    if not watched.board:
        tally['no board'] += 1
        print(stem, answer.stderr.strip(), answer.stdout.strip()[-200:])
        return
    tally['doubts'] += len(watched.doubts)
    now, rest = collections.defaultdict(dict), list(watched.changes)
    canon = lambda state: {named(*point_of(site)): what for site, what in state.items()}
    for state in truth['states']:
        before, after, touched = canon(state['before']), canon(state['state']), set()
        hidden = {named(*point_of(site)) for site in state['hidden']}
        while rest and rest[0][0] < state['until_ms']:
            _, site, what, count = rest.pop(0)
            now[site][what] = count
            if not count:
                del now[site][what]
            touched.add(site)
        changed = {site for site in set(before) | set(after) if before.get(site) != after.get(site)}
        for site in (changed | touched) - hidden:
            right = now.get(site, {}) == after.get(site, {})
            if site in changed:
                tally['changes'] += 1
                tally['changes right'] += right
                tally['changes missed'] += not right and site not in touched
            tally['changes wrong'] += not right and site in touched
            if worst and not right:
                print(os.path.basename(stem), state['until_ms'], site, 'was', before.get(site), 'is', after.get(site), 'reported', now.get(site), '' if site in changed else 'UNCHANGED')
        for site in {s for s in set(after) | set(now) if after.get(s) or now.get(s)} - hidden:
            tally['sites'] += 1
            tally['sites right'] += after.get(site, {}) == now.get(site, {})


if __name__ == '__main__':
    by_set(__doc__, 'worst', '*.json', measure)
