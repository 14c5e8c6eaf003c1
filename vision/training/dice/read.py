"""Reads dice in photographs with an exported net, as JSON lines that ../shared/photos/score_dice.py can score.

The picture is read at three sizes; of readings of the same die the one whose size the net knows best is kept.
"""
import argparse
import json
import os

import cv2
import numpy as np

from common import packing

SIZES = (320, 640, 1280)         # px of the long side
BEST_SIDE = 32               # px of a top face that is easiest to read
THRESHOLD = 0.4


def peaks(heat):
    """Cells that are the greatest of their neighbourhood and above the threshold."""
    return np.argwhere((heat == cv2.dilate(heat, np.ones((3, 3), np.uint8))) & (heat > THRESHOLD))


def read_at(net, picture, long_side):
    """Dice as (x, y, side, value, probability) in px of the picture, found with its long side scaled."""
    scale = long_side / max(picture.shape[:2])
    height, width = (int(round(n * scale / 16)) * 16 for n in picture.shape[:2])
    small = cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    net.setInput(cv2.dnn.blobFromImage(small, 1 / 255, swapRB=True))
    out = net.forward()[0]
    dice = []
    for cy, cx in peaks(out[0]):
        values = out[1:7, cy, cx]
        side = 2 ** out[7, cy, cx]
        dice.append(((cx * 4 + 2) * picture.shape[1] / width, (cy * 4 + 2) * picture.shape[0] / height, side / scale, int(values.argmax()) + 1,
                     float(out[0, cy, cx] * values.max()), abs(np.log2(side / BEST_SIDE))))
    return dice


def read(net, picture):
    found = [d for size in SIZES for d in read_at(net, picture, size)]
    kept = []
    for die in sorted(found, key=lambda d: d[5] - 2 * d[4]):
        if die[4] > THRESHOLD and all(np.hypot(die[0] - k[0], die[1] - k[1]) > 0.7 * max(die[2], k[2]) for k in kept):
            kept.append(die)
    return kept


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('model')
    parser.add_argument('photos', nargs='+')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    net = packing.read_net(options.model)
    for path in options.photos:
        dice = read(net, cv2.imread(path))
        print(json.dumps({'photo': os.path.basename(path), 'dice': [{'at': [round(float(d[0]), 1), round(float(d[1]), 1)], 'value': d[3], 'side': round(float(d[2]), 1),
                                                                    'p': round(d[4], 3)} for d in dice]}))


if __name__ == '__main__':
    main()
