"""How surely a thing is told from two looks at each kind, in one picture, as `KnownLooks` of vision/known_looks.cpp does it.

    python3 -m things.measure_looks --shards DIR [DIR ...] [--kernel 4.5 1 2.5 2] [--fit] ALIKE.onnx [ALIKE.onnx ...]

Shards as things/alike.py takes them. Of each picture every kind that is there four times is shown by two of its pieces and asked for by the others, three
times; in two of these one kind is left out. Of everything that is asked for: right, over 0.9 and right, over 0.9 and wrong; strangers told; surprise in
nats. `--fit`: the best kernels too, by the mean surprise of the folders.
"""
import argparse
import glob
import itertools
import os

import cv2
import numpy as np
import torch

from things.alike import seen_twice
from things.alike_crops import MARGIN
from things.known_looks import KERNEL, likeness, strangers

TIMES, SHOWN, LEAST = 3, 2, 4
PASS = 64                               # crops at once
NEVER = 1e-30


def places(net, crops):
    """Each the mean of a crop's place and its mirror image's."""
    inputs = crops[:, MARGIN:-MARGIN, MARGIN:-MARGIN].astype(np.float32).transpose(0, 3, 1, 2) / 255
    found = []
    for k in range(0, len(inputs), PASS):
        sides = []
        for part in (inputs[k:k + PASS], inputs[k:k + PASS, :, :, ::-1]):
            net.setInput(np.ascontiguousarray(part))
            sides.append(net.forward().copy())
        found.append(np.mean(sides, 0))
    return np.concatenate(found)


def asked_of(net, folder):
    """By question: squared distances alone and with the ground (asked, kinds, looks), and the kind of each, one more for a stranger's."""
    rng = np.random.default_rng(1)
    for path in sorted(glob.glob(os.path.join(folder, 'shard_*.npz'))):
        shard = np.load(path)
        crops, rows = shard['crops'], shard['rows']
        whole = seen_twice(rows)
        at = places(net, crops)
        for picture in np.unique(rows[:, 1]):
            those = whole[rows[whole, 1] == picture]
            kinds, looks = rows[those, 0] * 100 + rows[those, 2], np.stack((at[those + 1], at[those]))
            names = [k for k in np.unique(kinds) if (kinds == k).sum() >= LEAST]
            for n in range(TIMES if len(names) > 2 else 0):
                known = list(rng.permutation(names))[:len(names) - (n > 0)]
                shown = np.array([rng.permutation(np.flatnonzero(kinds == k))[:SHOWN] for k in known])
                asked = np.array([i for i, k in enumerate(kinds) if k in names and i not in shown])
                far = ((looks[:, asked][:, :, None, None] - looks[:, shown][:, None]) ** 2).sum(-1)
                yield far[0], far[1], np.array([known.index(kinds[i]) if kinds[i] in known else len(known) for i in asked])


def told(questions, kernel):
    """Surprise, right, over 0.9 and right, over 0.9 and wrong, strangers told: shares."""
    rows = []
    for alone, ground, truth in questions:
        each = likeness(torch.from_numpy(alone), torch.from_numpy(ground), kernel).numpy()
        logits = np.column_stack((np.log(np.exp(each).mean(2) + NEVER), np.full(len(truth), strangers(kernel))))
        p = np.exp(logits - logits.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        best, sure = p.argmax(1), p[:, :-1].max(1) > .9
        given, strange = p[np.arange(len(truth)), truth], truth == p.shape[1] - 1
        rows.append(np.column_stack((-np.log(given + 1e-9), best == truth, sure & (best == truth), sure & (best != truth), np.where(strange, best == truth, np.nan))))
    return np.nanmean(np.concatenate(rows), 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('networks', nargs='+')
    parser.add_argument('--shards', nargs='+', required=True)
    parser.add_argument('--kernel', nargs=4, type=float, default=KERNEL)
    parser.add_argument('--fit', action='store_true')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    words = 'surprise %.3f, right %.3f, sure and right %.3f, sure and wrong %.3f, strangers %.3f'
    for path in options.networks:
        net = cv2.dnn.readNetFromONNX(path)
        folders = {folder: list(asked_of(net, folder)) for folder in options.shards}
        for folder, questions in folders.items():
            print(path, folder, words % tuple(told(questions, options.kernel)), flush=True)
        if options.fit:
            kernels = itertools.product((3, 4.5, 6), (.5, 1, 2, 3), (1.5, 2.5, 3.5, 4.5), (.5, 1, 2, 3))
            best = sorted((float(np.mean([told(q, k)[0] for q in folders.values()])), k) for k in kernels)
            for surprise, kernel in best[:5]:
                print(path, 'kernel', *kernel, 'surprise %.3f' % surprise)


if __name__ == '__main__':
    main()
