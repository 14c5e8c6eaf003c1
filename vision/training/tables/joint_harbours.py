"""What the kinds of a board's harbours say about each other: a base game has four 3:1 and one of each of the five goods."""
import itertools

import numpy as np

BOARD = 9           # harbours of a board
ORDERS = np.array(sorted(set(itertools.permutations((0, 0, 0, 0, 1, 2, 3, 4, 5)))))      # kinds of nine places, 15120 of them
PRIOR = np.array((.335, *[.133] * 5))       # of the kinds in training
TRUST = .3                                  # how often harbours.onnx is right of kinds on a print that it has not learnt (vision/harbour_ways.cpp)
UNUSUAL = .1                                # of boards whose harbours are not the base game's


def jointly(shares):
    """Shares of the kinds of one board's harbours by themselves -> shares when the base game's nine are most likely; and its likeliest kinds."""
    likely = np.ones((BOARD, PRIOR.size))
    likely[:len(shares)] = np.clip(shares, 1e-4, 1) / PRIOR
    weights = np.exp(np.log(likely)[np.arange(BOARD), ORDERS].sum(1))
    usual = np.zeros_like(likely)
    for place in range(BOARD):
        np.add.at(usual[place], ORDERS[:, place], weights / len(ORDERS))
    any_kinds = likely * PRIOR
    together = (1 - UNUSUAL) * usual + UNUSUAL * any_kinds * np.prod(any_kinds.sum(1)) / any_kinds.sum(1, keepdims=True)
    return (together / together.sum(1, keepdims=True))[:len(shares)], ORDERS[weights.argmax()][:len(shares)]


def mixed(shares, before):
    """Shares by this net, and what harbours.onnx adds to them on an unknown print."""
    both = shares * (TRUST * before / PRIOR + 1 - TRUST)
    return both / both.sum(1, keepdims=True)


def read(net, crops, outputs):
    """OpenCV's reading of RGB crops."""
    net.setInput(np.stack(crops).transpose(0, 3, 1, 2).astype(np.float32) / 255)
    return net.forward(outputs)


def report(name, boards):
    """`boards`: (shares, true kinds) of each."""
    right, joint_right, count = 0, 0, 0
    sure = {limit: [0, 0] for limit in (.85, .9, .95)}
    for shares, kinds in boards:
        together, likeliest = jointly(shares)
        right += int((shares.argmax(1) == kinds).sum())
        joint_right += int((likeliest == kinds).sum())
        count += len(kinds)
        for limit, row in sure.items():
            row[0] += int(((together.argmax(1) == kinds) & (together.max(1) >= limit)).sum())
            row[1] += int((together.max(1) >= limit).sum())
    words = ", ".join("%d of %d over %.2f" % (*row, limit) for limit, row in sure.items())
    print("%-22s alone %d, jointly %d of %d; right jointly: %s" % (name, right, joint_right, count, words), flush=True)
