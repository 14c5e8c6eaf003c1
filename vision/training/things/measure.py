"""Measures things.onnx.gz on labelled pictures, with the labelled lattice: made ones with "shapes" (things/tables.py --pictures) and, for
what is seen where nothing is, photographs of the base game.

    python3 -m things.measure ../../data/models/things.onnx.gz DIR [DIR ...] [--photos 'PHOTOS/develop/cass*.json'] [--worst sheet.png]
"""
import argparse
import glob
import os

import cv2
import numpy as np

from common import geometry as g
from common import packing
from things import read as things_read
from common.calibration import calibration_error
from things.scene import ARMIES
from things.shapes import SHAPES

FAINT, SURE = .1, .5        # what calibration looks at; what counts as seen
NEAR = .2                   # tile sides between a foot and where it was seen
HIDDEN = .4                 # things of which less can be seen are neither missed nor wrong


class Tally:
    """What was seen of what was there."""

    def __init__(self):
        self.pictures = 0
        self.there, self.found, self.claimed, self.true = ({s: 0 for s in SHAPES} for _ in range(4))
        self.matched = self.named = self.coloured = self.lay = self.lay_right = self.wrongly_lying = 0
        self.hexes = self.counted = self.exact = self.empty = self.empty_wrong = 0
        self.p, self.right, self.p_whole, self.whole = [], [], [], []
        self.taken_for, self.worst = {}, []

    def add(self, table, image, found, truth):
        """`truth`: dicts as in a label; all that is read at FAINT or more in `found`."""
        self.pictures += 1
        pairs = matched(table.image_from_lattice, found, truth)
        for n, one in enumerate(found):
            thing = pairs.get(n)
            if thing is not None and thing['visible'] < HIDDEN:
                continue
            self.p.append(one.p)
            self.right.append(thing is not None)
            if thing is not None:
                self.p_whole.append(one.p_shape * one.p_colour)
                self.whole.append((one.shape, one.colour) == (thing['shape'], thing['colour']))
            if one.p < SURE:
                continue
            self.claimed[one.shape] += 1
            self.true[one.shape] += thing is not None and thing['shape'] == one.shape
            if thing is None or thing['shape'] != one.shape:
                words = '%s taken for %s' % (thing['shape'] if thing else 'nothing', one.shape)
                self.taken_for[words] = self.taken_for.get(words, 0) + 1
                self.worst.append((one.p * one.p_shape, words, crop_about(table, image, one.at)))
        seen = {id(thing): found[n] for n, thing in pairs.items() if found[n].p >= SURE}
        for thing in truth:
            if thing['visible'] < HIDDEN or not table_holds(table, thing):
                continue
            one = seen.get(id(thing))
            self.there[thing['shape']] += 1
            self.lay += thing['lying']
            if one is None:
                self.taken_for[thing['shape'] + ' missed'] = self.taken_for.get(thing['shape'] + ' missed', 0) + 1
                self.worst.append((.7, thing['shape'] + ' missed', crop_about(table, image, thing['at'])))
                continue
            self.matched += 1
            self.found[thing['shape']] += one.shape == thing['shape']
            self.coloured += one.colour == thing['colour']
            self.named += one.shape == thing['shape']
            self.lay_right += thing['lying'] and one.lying
            self.wrongly_lying += one.lying and not thing['lying']
        self._count(table, found, truth)

    def _count(self, table, found, truth):
        """Armies by hex: what the largest part of the larger games is about."""
        for key in table.land():
            if not whole_in_sight(table, key):
                continue
            wanted = [t for t in truth if t['shape'] in ARMIES and t['site'] == '%d,%d' % key]
            got = [f for f in found if f.p >= SURE and f.shape in ARMIES and g.hex_at(f.lattice) == key]
            if wanted:
                self.hexes += 1
                self.counted += len(wanted) == len(got)
                self.exact += sorted((t['shape'], t['colour']) for t in wanted) == sorted((f.shape, f.colour) for f in got)
            else:
                self.empty += 1
                self.empty_wrong += bool(got)

    def __str__(self):
        share = lambda n, of: '%d of %d (%.1f %%)' % (n, of, 100 * n / of) if of else 'none'
        lines = ['%d pictures' % self.pictures]
        for shape in SHAPES:
            if self.there[shape] or self.claimed[shape]:
                lines.append('  %-8s found and named %s, of those claimed right %s' % (shape, share(self.found[shape], self.there[shape]), share(self.true[shape], self.claimed[shape])))
        there = sum(self.there.values())
        lines.append('all: seen %s, of them shape right %s, colour right %s; claimed %s right' % (share(self.matched, there), share(self.named, self.matched), share(self.coloured, self.matched),
                                                                                                   share(sum(self.true.values()), sum(self.claimed.values()))))
        lines.append('lying: %s recognised, %s of standing ones taken for lying' % (share(self.lay_right, self.lay), share(self.wrongly_lying, self.matched - self.lay)))
        lines.append('hexes with armies: count right %s, count, shapes and colours right %s; empty hexes with armies seen %s' % (share(self.counted, self.hexes), share(self.exact, self.hexes), share(self.empty_wrong, self.empty)))
        for words, p, right in (('something there', self.p, self.right), ('shape and colour of what is there', self.p_whole, self.whole)):
            p, right = np.array(p), np.array(right)
            sure = p > .99
            lines.append('%s: calibration error %.2f %%, over 0.99 wrong %s' % (words, 100 * calibration_error(p, right) if len(p) else 0, share(int((~right[sure]).sum()) if len(p) else 0, int(sure.sum()))))
        often = sorted(self.taken_for.items(), key=lambda item: -item[1])[:14]
        return '\n'.join(lines + ['most often: ' + ', '.join('%s %d' % item for item in often)])


def matched(view, found, truth):
    """Number of a reading -> the thing that it is, nearest first."""
    near = []
    for k, thing in enumerate(truth):
        at = np.array(thing['at'])
        side = g.side_px_at(view, g.project(np.linalg.inv(view), at))
        near += [(np.linalg.norm(at - one.at) / side, n, k) for n, one in enumerate(found) if np.linalg.norm(at - one.at) < NEAR * side]
    pairs, used = {}, set()
    for _, n, k in sorted(near):
        if n not in pairs and k not in used:
            pairs[n] = truth[k]
            used.add(k)
    return pairs


def keys_of(table):
    """The hexes to look at: the board's and the sea about it, as far as their middles are in the picture."""
    ring = {(q + dq, r + dr) for q, r in table.hexes for dq, dr in g.EDGE_STEP.values()} if table.extra.get('shapes') is not None else set()
    inside = lambda p: 0 < p[0] < table.size[0] and 0 < p[1] < table.size[1]
    return [key for key in sorted(set(table.hexes) | ring) if inside(g.project(table.image_from_lattice, g.hex_centre(*key)))]


def table_holds(table, thing):
    q, r = thing['site'].split(',')[:2]
    return (int(q), int(r)) in set(keys_of(table))


def whole_in_sight(table, key):
    points = g.project(table.image_from_lattice, g.hex_corners(*key))
    return bool((points > 0).all() and (points < table.size).all())


def crop_about(table, image, at):
    lattice = g.project(np.linalg.inv(table.image_from_lattice), np.asarray(at))
    matrix = g.image_from_things_crop(table.image_from_lattice, table.size, lattice)
    return g.Pyramid(image).crop(matrix, g.THINGS_PX, g.THINGS_PX)


def sheet(worst, columns=12, most=96):
    tiles = []
    for _, words, crop in sorted(worst, key=lambda w: -w[0])[:most]:
        tile = cv2.copyMakeBorder(cv2.resize(crop, None, fx=1.5, fy=1.5), 0, 14, 0, 2, cv2.BORDER_CONSTANT)
        cv2.putText(tile, words.replace('taken for', '>'), (1, tile.shape[0] - 4), cv2.FONT_HERSHEY_SIMPLEX, .33, (255, 255, 255), 1, cv2.LINE_AA)
        tiles.append(tile)
    tiles += [np.zeros_like(tiles[0])] * (-len(tiles) % columns)
    return np.vstack([np.hstack(tiles[k:k + columns]) for k in range(0, len(tiles), columns)])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('model')
    parser.add_argument('folders', nargs='*')
    parser.add_argument('--photos', nargs='+', default=[], help='patterns of labels of photographs without such pieces but roads and ships')
    parser.add_argument('--worst', help='a picture of what went wrong, surest first')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    reader, worst = packing.read_net(options.model), []
    for what in [os.path.join(f, '*.json') for f in options.folders] + options.photos:
        tally = Tally()
        for table in filter(None, map(g.read_table, sorted(glob.glob(what)))):
            image = table.image()
            if table.extra.get('shapes') is None:       # a photograph has roads and ships at most
                truth = [{'shape': 'road' if kind == 'road' else 'boat', 'colour': colour, 'site': '%d,%d,%s' % (q, r, d), 'lying': False, 'visible': 1.,
                          'at': g.project(table.image_from_lattice, np.mean(g.edge_ends(q, r, d), 0))} for colour, kind, q, r, d in table.pieces if kind in ('road', 'ship')]
            else:
                truth = table.extra['shapes']
            found = things_read.read(reader, image, table.image_from_lattice, keys_of(table), FAINT)
            tally.add(table, image, found, truth)
        print('%s: %s\n' % (what, tally), flush=True)
        worst += tally.worst
    if options.worst and worst:
        cv2.imwrite(options.worst, cv2.cvtColor(sheet(worst), cv2.COLOR_RGB2BGR))


if __name__ == '__main__':
    main()
