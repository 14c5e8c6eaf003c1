"""Stands robbers on the tiles of a labelled picture, many at once: a game has one, and a net wants to see thousands."""
import cv2
import numpy as np

from common import geometry as g
from pieces import paint as pieces_paint
from pieces import shapes as pieces_shapes

BODIES = [(.05, .05, .05), (.12, .11, .11), (.25, .25, .26), (.42, .42, .42), (.58, .58, .56), (.70, .60, .42), (.60, .45, .30), (.30, .20, .14)]
FARTHEST = .5       # from the middle of the tile, in tile sides
LOOSE = .12         # of all tiles: somebody's piece has been left there, and is no robber
PLAYERS = [c for c in g.COLOURS if c not in ("white", "brown")]     # of whom even a pawn is no robber
LEAST_SEEN = .4     # of a robber, for him to be one


def _loose(rng):
    body = pieces_paint.BODIES[str(rng.choice(PLAYERS))][0]
    if rng.random() < .3:
        return pieces_shapes.robber(rng), body
    parts = pieces_shapes.Set(rng).shapes[str(rng.choice(["road", "settlement", "city"]))]
    return (pieces_shapes.lying(rng, parts) if rng.random() < .3 else parts), body


def stand(rng, table, image, share):
    """Paints robbers on a share of the table's land, in place (uint8 RGB); {(q, r): whether one is to be seen there} of the tiles that changed."""
    standing, where = [], []
    for key in table.land():
        robber = rng.random() < share
        if key == table.robber or not robber and rng.random() > LOOSE:
            continue
        a, far = rng.uniform(0, 2 * np.pi), FARTHEST * np.sqrt(rng.random())
        parts, body = (pieces_shapes.robber(rng), BODIES[int(rng.integers(len(BODIES)))]) if robber else _loose(rng)
        x, y = g.hex_centre(*key) + far * np.array((np.cos(a), np.sin(a)))
        body = np.clip(np.asarray(body) * np.exp(rng.normal(0, .15)) + rng.normal(0, .02, 3), .01, 1)
        standing.append(pieces_paint.Standing(pieces_shapes.moved(pieces_shapes.turned(parts, rng.uniform(0, 360)), x, y), body))
        where.append((key, robber))
    if not standing:
        return {}
    middle = np.mean([g.hex_centre(*key) for key in table.land()], 0)
    view, size = table.image_from_lattice, image.shape[1::-1]
    focal = g.FOCAL_OVER_LONG_SIDE * max(size) * np.exp(rng.normal(0, .08))
    ids = pieces_paint.paint(rng, image, view, standing, middle, focal_px=focal)
    # The picture has been through a camera already: what was painted is to be no sharper than the rest.
    soft = rng.uniform(.3, .012 * g.side_px_at(view, middle) + .6)
    near = cv2.dilate((ids > 0).astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    image[near] = cv2.GaussianBlur(image, (0, 0), soft)[near]
    return {key: robber for (key, robber), piece in zip(where, standing) if not robber or piece.visible > LEAST_SEEN}
