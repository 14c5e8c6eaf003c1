"""Makes table labels of the photographs in extra/lbraby640: our lattices (labels/lbraby) and the data set's piece boxes.

A box belongs to the site whose piece would have its middle nearest the box's; a box near no site, or a site that two boxes
want, makes its surroundings `unclear` (lattice points), which crop makers overlook.

    python3 -m pieces.labels OUT_DIR --photos ../shared/photos

OUT_DIR/train is for training, OUT_DIR/held (the data set's valid and test parts) for measuring.
"""
import argparse
import glob
import os

import cv2
import numpy as np

from common import geometry as g
from pieces import measure as pieces_measure
from pieces import tables as pieces_tables

NAMES = [(c, k) for c in ('blue', 'orange', 'red', 'white') for k in ('city', 'road', 'settlement')]
HALF_HEIGHT = {'city': .2, 'settlement': .13, 'road': .05}      # of the body, in tile sides
NEAR = .3
MESSY = 12      # photographs with more unclear boxes (scattered pieces, a warped print) are left out


def boxes_of(photos, photo):
    """(colour, kind, middle in px) of every box; the data set's classes are in NAMES."""
    stem = os.path.splitext(os.path.basename(photo))[0].split('__')
    path = os.path.join(photos, 'extra', 'lbraby640', 'labels', stem[1], 'labels', stem[3] + '.txt')
    return [(*NAMES[int(row[0])], np.array(row[1:3])) for row in np.loadtxt(path, ndmin=2)] if os.path.getsize(path) else []


def assign(table, boxes):
    """(pieces, unclear points) of boxes whose middles are px."""
    view, size = table.image_from_lattice, table.size
    sites = {}
    for q, r in table.land():
        for d in g.CORNER_OFFSET:
            sites.setdefault(('corner', g.corner_key(g.corner_point(q, r, d))), (g.corner_point(q, r, d), (q, r, d)))
        for d in g.EDGE_CORNERS:
            middle = np.mean(g.edge_ends(q, r, d), 0)
            sites.setdefault(('edge', g.corner_key(middle * 2)), (middle, (q, r, d)))
    wanted, unclear = {}, []
    for colour, kind, at in boxes:
        what = 'edge' if kind == 'road' else 'corner'
        best = None
        for key, (point, _) in sites.items():
            if key[0] == what:
                side = g.side_px_at(view, point)
                tilt = np.radians(g.tilt_degrees(view, size, point))
                middle = g.project(view, point) + g.lean_at(view, size, point) * side * HALF_HEIGHT[kind] * np.sin(tilt)
                far = np.linalg.norm(middle - at) / side
                if best is None or far < best[0]:
                    best = far, key
        if best[0] < NEAR:
            wanted.setdefault(best[1], []).append((colour, kind))
        else:
            unclear.append(g.project(np.linalg.inv(view), at))
    pieces = [(*found[0], *sites[key][1]) for key, found in wanted.items() if len(found) == 1]
    unclear += [sites[key][0] for key, found in wanted.items() if len(found) > 1]
    return pieces, unclear


def doubtful(table, models):
    """Sites on whose being empty or not earlier nets surely disagree with the boxes: not every piece has a box."""
    pyramid, view, size = g.Pyramid(table.image()), table.image_from_lattice, table.size
    corners, edges = pieces_tables.sites_of(table)
    found = []
    for what, sites, cut in (('corners', corners, lambda s: g.corner_crop(pyramid, view, size, s.points[0])),
                             ('edges', edges, lambda s: g.edge_crop(pyramid, view, size, s.points))):
        net = cv2.dnn.readNetFromONNX(os.path.join(models, what + '.onnx'))
        kinds, _ = pieces_measure.look(net, [cut(s) for s in sites])
        found += [s.middle for s, kind in zip(sites, kinds) if (kind[0] < .3 if s.kind == 0 else kind[0] > .9)]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('--photos', default='../shared/photos')
    parser.add_argument('--models', help='folder with earlier corners.onnx and edges.onnx: sites where they disagree become unclear')
    options = parser.parse_args()
    for path in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'labels', 'lbraby', '*.json'))):
        table = g.read_table(path)
        if not table:
            continue
        table.image_path = os.path.abspath(os.path.join(options.photos, 'extra', 'lbraby640', os.path.basename(table.image_path)))
        boxes = [(c, k, at * table.size - .5) for c, k, at in boxes_of(options.photos, table.image_path)]
        table.pieces, unclear = assign(table, boxes)
        if len(unclear) > MESSY:
            continue
        if options.models and '__train__' in table.image_path:
            unclear += doubtful(table, options.models)
        table.extra['unclear'] = [[round(float(v), 3) for v in p] for p in unclear]
        print('%s: %d boxes, %d pieces, %d unclear' % (os.path.basename(path), len(boxes), len(table.pieces), len(unclear)))
        folder = os.path.join(options.out, 'train' if '__train__' in table.image_path else 'held')
        os.makedirs(folder, exist_ok=True)
        beside = os.path.join(folder, os.path.basename(table.image_path))
        if not os.path.exists(beside):
            os.symlink(table.image_path, beside)
        g.write_table(table, os.path.join(folder, os.path.basename(path)))


if __name__ == '__main__':
    main()
