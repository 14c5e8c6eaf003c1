"""Reads the other pieces in a picture whose lattice is known, with OpenCV, as vision/ does it in C++."""
from dataclasses import dataclass

import cv2
import numpy as np

from common import geometry as g
from things.net import COLOUR, LYING, OFFSET, SHAPE
from things.shapes import COLOURS, SHAPES
from things.tables import CELL_PX

SAME = .12          # tile sides in the picture between two crops' sights of one thing
SLACK = .2          # tile sides by which a thing may lie nearer to another crop's centre than to its own
BATCH = 19


@dataclass
class Found:
    at: np.ndarray              # its foot, px
    lattice: np.ndarray
    shape: str
    colour: str
    lying: bool
    p: float                    # that a thing is there
    p_shape: float
    p_colour: float
    shares: np.ndarray          # of each of SHAPES


def softmax(logits):
    e = np.exp(logits - logits.max())
    return e / e.sum()


def sigmoid(logit):
    return 1 / (1 + np.exp(-logit))


def peaks(heat, least):
    """Cells (column, row) whose centre is the greatest of its 3x3 and at least so probable."""
    centre = heat[0]
    top = cv2.dilate(centre, np.ones((3, 3), np.uint8), borderType=cv2.BORDER_CONSTANT, borderValue=-1e9)
    rows, columns = np.nonzero((centre >= top) & (centre >= np.log(least / (1 - least))))
    return list(zip(columns.tolist(), rows.tolist()))


def read(reader, image, view, keys, least=.5, mirrored=False):
    """The things about the hexes `keys`, RGB image. `mirrored`: as in a photograph, where what is drawn of a crop's mirror image counts too."""
    size, pyramid = image.shape[1::-1], g.Pyramid(image)
    centres = np.array([g.hex_centre(*key) for key in keys])
    crops = [g.image_from_things_crop(view, size, c) for c in centres]
    candidates = []
    for first in range(0, len(keys), BATCH):
        batch = crops[first:first + BATCH]
        heats = _heats(reader, [pyramid.crop(m, g.THINGS_PX, g.THINGS_PX) for m in batch])
        if mirrored:
            besides = np.array(((1, 0, CELL_PX / 2), (0, 1, CELL_PX / 2), (0, 0, 1)))
            heats = (heats + _turned_back(_heats(reader, [pyramid.crop(m @ besides, g.THINGS_PX, g.THINGS_PX)[:, ::-1] for m in batch]))) / 2
        for k, heat in enumerate(heats):
            candidates += [(first + k, found) for found in _found(heat, batch[k], view, least)]
    chosen = []
    from_own = [np.linalg.norm(centres[k] - found.lattice) for k, found in candidates]
    for n in np.argsort(from_own):
        k, found = candidates[n]
        if from_own[n] > np.linalg.norm(centres - found.lattice, axis=1).min() + SLACK:
            continue
        same = SAME * g.side_px_at(view, found.lattice)
        if all(own == k or np.linalg.norm(other.at - found.at) > same for own, other in chosen):
            chosen.append((k, found))
    return [found for _, found in chosen]


def _heats(reader, crops):
    reader.setInput(np.stack(crops).transpose(0, 3, 1, 2).astype(np.float32) / 255)
    return reader.forward('heat').copy()


def _turned_back(heats):
    """What was drawn of mirror images half a cell aside, where it belongs."""
    heats = np.ascontiguousarray(heats[..., ::-1])
    heats[:, OFFSET.start] *= -1
    besides, size = np.float32(((1, 0, -.5), (0, 1, -.5))), heats.shape[:1:-1]
    return np.stack([[cv2.warpAffine(channel, besides, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE) for channel in heat] for heat in heats])


def _found(heat, image_from_crop, view, least):
    for column, row in peaks(heat, least):
        values = heat[:, row, column]
        in_crop = (np.array((column, row)) + values[OFFSET] + .5) * CELL_PX - .5
        at = g.project(image_from_crop, in_crop)
        shape, colour = softmax(values[SHAPE]), softmax(values[COLOUR])
        yield Found(at, g.project(np.linalg.inv(view), at), SHAPES[int(shape.argmax())], COLOURS[int(colour.argmax())], bool(values[LYING] > 0),
                    float(sigmoid(values[0])), float(shape.max()), float(colour.max()), shape)
