"""Measures corners.onnx and edges.onnx on labelled photographs, with the crops of the labelled lattice, set by set.

    python3 -m pieces.measure MODELS_DIR LABELS_DIR [--set PREFIX ...] [--list]
    python3 -m pieces.measure MODELS_DIR --shards DIR [DIR ...]         # made crops (pieces/tables.py), kind by kind
"""
import argparse
import glob
import os

import cv2
import numpy as np

from common import geometry as g
from pieces.tables import sites_of

NAMES = {'corners': ('none', 'settlement', 'city'), 'edges': ('none', 'road', 'ship')}


def softmax(logits):
    e = np.exp(logits - logits.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def look(net, crops):
    net.setInput(np.stack(crops).astype(np.float32).transpose(0, 3, 1, 2) / 255)
    kind, colour = net.forward(['kind', 'colour'])
    return softmax(kind), softmax(colour)


class Count:
    def __init__(self):
        self.boards = self.empty = self.false = self.there = self.found = self.kind = self.colour = self.both = 0

    def __str__(self):
        share = lambda n, of: '%d of %d (%.1f %%)' % (n, of, 100 * n / of) if of else 'none'
        return 'boards %d; pieces found %s, of them kind right %s, colour right %s; piece wholly right %s; false pieces %d on %d empty sites (%.2f a board)' % (
            self.boards, share(self.found, self.there), share(self.kind, self.found), share(self.colour, self.found), share(self.both, self.there),
            self.false, self.empty, self.false / max(1, self.boards))


def measure_shards(nets, folders):
    """What made crops are read as, a line for each kind."""
    paths = sorted(path for folder in folders for path in glob.glob(os.path.join(folder, 'shard_*.npz')))
    for what, names in NAMES.items():
        said = np.zeros((3, 3), int)
        colours = np.zeros((3, 2), int)
        for path in paths:
            shard = np.load(path)
            crops, kinds, wanted = (shard[what[:-1] + s] for s in ('s', '_kinds', '_colours'))
            for k in range(0, len(crops), 64):
                kind, colour = look(nets[what], crops[k:k + 64])
                for truth, own, got, paint in zip(kinds[k:k + 64], wanted[k:k + 64], kind.argmax(1), colour.argmax(1)):
                    said[truth, got] += 1
                    if truth and truth == got:
                        colours[truth] += paint == own, 1
        for truth, name in enumerate(names):
            print('%s %s: read as %s; claimed right %.1f %%%s' % (what, name, ', '.join('%s %d (%.1f %%)' % (n, m, 100 * m / max(1, said[truth].sum())) for n, m in zip(names, said[truth])),
                  100 * said[truth, truth] / max(1, said[:, truth].sum()), '; colour right %d of %d' % tuple(colours[truth]) if truth else ''))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('models')
    parser.add_argument('labels', nargs='?')
    parser.add_argument('--set', nargs='+', default=['paolo', 'cass', 'matt'])
    parser.add_argument('--shards', nargs='+')
    parser.add_argument('--list', action='store_true')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    nets = {what: cv2.dnn.readNetFromONNX(os.path.join(options.models, what + '.onnx')) for what in NAMES}
    if options.shards:
        measure_shards(nets, options.shards)
        return
    for prefix in options.set:
        counts = {what: Count() for what in NAMES}
        for path in sorted(glob.glob(os.path.join(options.labels, prefix + '*.json'))):
            table = g.read_table(path)
            if not table:
                continue
            pyramid, view = g.Pyramid(table.image()), table.image_from_lattice
            for what, sites in zip(NAMES, sites_of(table)):
                sites = [s for s in sites if not s.overlook and all(0 < v < top for v, top in zip(g.project(view, s.middle), table.size))]
                crops = [g.corner_crop(pyramid, view, table.size, s.points[0]) if what == 'corners' else g.edge_crop(pyramid, view, table.size, s.points) for s in sites]
                kinds, colours = look(nets[what], crops)
                count = counts[what]
                count.boards += 1
                for site, kind, colour in zip(sites, kinds, colours):
                    said = int(kind.argmax()), int(colour.argmax())
                    if site.kind:
                        count.there += 1
                        count.found += said[0] > 0
                        count.kind += said[0] == site.kind
                        count.colour += said[0] > 0 and said[1] == site.colour
                        count.both += said == (site.kind, site.colour)
                    else:
                        count.empty += 1
                        count.false += said[0] > 0
                    if options.list and said[0] != site.kind or options.list and site.kind and said[1] != site.colour:
                        truth = '%s %s' % (g.COLOURS[site.colour], NAMES[what][site.kind]) if site.kind else 'none'
                        print('%s %s at %s: %s read as %s %s (%.2f, %.2f)' % (os.path.basename(path)[:-5], what[:-1], np.round(site.middle, 2), truth,
                                                                             g.COLOURS[said[1]], NAMES[what][said[0]], kind.max(), colour.max()))
        for what in NAMES:
            print('%s %s: %s' % (prefix, what, counts[what]))


if __name__ == '__main__':
    main()
