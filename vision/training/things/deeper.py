"""Writes the checkpoint of today's net of things/alike.py that computes what an ONNX file computes from before it had its first block at 24x24 cells:
the block begins by changing nothing.

    python3 -m things.deeper OLD.onnx OUT.pt --shards DIR [DIR ...]
"""
import argparse

import numpy as np
import torch
from torch import nn

from common.weights_from_onnx import take_up
from things import alike

EVENINGS = 30       # whose crops tell what layers see
BLOCK = 1           # of `fine`, the new one


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('old')
    parser.add_argument('out')
    parser.add_argument('--shards', nargs='+', required=True)
    options = parser.parse_args()
    shards, rng = alike.evenings_of(options.shards), np.random.default_rng(1)
    shards.look()
    crops = alike.roughened(torch.from_numpy(np.concatenate([alike.filmed(rng, alike.with_pictures(shards.parts))[0] for _ in range(EVENINGS)])))
    net = alike.AlikeNet().eval()
    fine, new = net.fine, net.fine[BLOCK]
    net.fine = nn.Sequential(*(layer for layer in fine if layer is not new))
    take_up(net, options.old, crops)
    net.eval()
    with torch.no_grad():
        before = net(crops)
        net.fine = fine
        nn.init.zeros_(new.second[1].weight)
        if not torch.equal(net.eval()(crops), before):
            raise SystemExit('the new block changes what the net computes')
    torch.save({'net': net.state_dict(), 'average': net.state_dict()}, options.out)


if __name__ == '__main__':
    main()
